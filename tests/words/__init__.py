"""Tests of the texts in four languages."""
