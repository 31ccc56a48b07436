"""Ratings: use cases, one verb a file."""
