"""Tests of external bots."""
