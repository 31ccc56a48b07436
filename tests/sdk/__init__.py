"""Tests that run the SDKs against real servers."""
