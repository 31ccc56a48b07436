"""The mutations of every game."""

from __future__ import annotations

from collections.abc import Mapping

from tests.mutations import moonriver, theriver
from tests.mutations.mutation import Suite

SUITES: Mapping[str, Suite] = {"moon-river": moonriver.SUITE, "the-river": theriver.SUITE}
