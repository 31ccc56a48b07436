"""What a component does, as data: clients show it, and the words of each game tell it."""

from __future__ import annotations

from dataclasses import dataclass

TIMES = ("always", "at-once", "production", "cleanup", "end")
"""When an effect works: while it lies there, when it is laid, when its place is used, in each cleanup, at the end."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a component; `of` is what it is about, `most` bounds it, `side` is the side that must lie up."""

    key: str
    when: str
    rule: str
    amount: int = 1
    of: str | None = None
    most: int | None = None
    side: str | None = None
