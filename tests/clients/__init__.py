"""Tests that run the example clients of the documentation."""
