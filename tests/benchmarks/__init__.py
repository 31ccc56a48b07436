"""The frame of the measurements; the measurements themselves are no tests."""
