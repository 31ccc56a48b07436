"""Times of the day as `HH:MM`, and as minutes since midnight."""

from __future__ import annotations

import re
from typing import Final

_TIME: Final = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")


def time_text(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def minute_of(text: str) -> int | None:
    """None for a text that is not a time of the day."""
    found = _TIME.fullmatch(text)
    return None if found is None else int(found[1]) * 60 + int(found[2])
