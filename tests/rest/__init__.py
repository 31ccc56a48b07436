"""Tests of the REST door."""
