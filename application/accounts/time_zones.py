"""The time zones of the `tzdata` package. They are the same on every machine, whatever its system files say."""

from __future__ import annotations

from datetime import tzinfo
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

UTC_KEY: Final = "UTC"


@cache
def time_zones() -> frozenset[str]:
    """The names that a player can choose, such as `Europe/Rome`."""
    return frozenset(files("tzdata").joinpath("zones").read_text("ascii").split())


@cache
def time_zone(key: str | None) -> tzinfo:
    """UTC for None, and for a name that the package no longer has."""
    name = key if key in time_zones() else UTC_KEY
    assert name is not None
    with files("tzdata.zoneinfo").joinpath(*name.split("/")).open("rb") as data:
        return ZoneInfo.from_file(data, name)
