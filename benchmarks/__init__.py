"""Measurements: every module here is one, with a TITLE and a `run` that yields rows. Run by `python -m benchmarks`."""

import headwater  # noqa: F401  # first of all, so that the compiled copy is measured where there is one
