"""Tests of finding a table."""
