"""Numbers of the standings as both doors tell them: points, where the domain counts in twelfths of them."""

from __future__ import annotations

from collections.abc import Sequence

from domain.league.standings import Row
from domain.league.terms import UNIT, Format, Rules, TieBreak


def points(twelfths: int) -> float:
    return round(twelfths / UNIT, 4)


def declared_breaks(rules: Rules) -> tuple[TieBreak, ...]:
    """What parts equals; a ladder's order needs nothing of the kind."""
    return () if rules.format is Format.LADDER else rules.tie_breaks


def told_breaks(declared: Sequence[TieBreak], row: Row) -> list[tuple[TieBreak, float]]:
    """The tie-breaks of a line with what they come to; a ladder has none."""
    pairs = zip(declared, row.breaks, strict=False)
    return [(name, points(value) if name is TieBreak.OPPONENTS else value) for name, value in pairs]
