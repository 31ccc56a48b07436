"""Editions from files."""
