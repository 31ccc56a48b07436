"""Leagues: use cases, one verb a file."""
