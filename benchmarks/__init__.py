"""Measurements: every module here is one, with a TITLE and a `run` that yields rows. Run by `python -m benchmarks`."""
