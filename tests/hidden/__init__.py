"""Tests that nothing hidden gets out."""
