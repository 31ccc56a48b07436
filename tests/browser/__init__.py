"""Tests that look at our pages with a real browser."""
