"""Measurements: every module here is one, with a TITLE and a `run` that yields rows. Run by `python -m benchmarks`."""

import sys
from pathlib import Path

import headwater  # noqa: F401  # first of all, so that the compiled copy is measured where there is one

# The SDK is a package of its own, which need not be installed here.
sys.path.append(str(Path(__file__).parent.parent / "sdk/python/src"))
