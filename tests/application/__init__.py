"""Tests of application."""
