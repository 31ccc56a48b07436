"""Tests of the server as a process."""
