"""Numbers of the standings for GraphQL and REST, in points. The domain counts in twelfths of a point."""

from __future__ import annotations

from collections.abc import Sequence

from domain.league.standings import Row
from domain.league.terms import UNIT, Format, Rules, TieBreak


def points(twelfths: int) -> float:
    return round(twelfths / UNIT, 4)


def declared_tie_breaks(rules: Rules) -> tuple[TieBreak, ...]:
    """The tie-breaks that the rules declare; a ladder needs none."""
    return () if rules.format is Format.LADDER else rules.tie_breaks


def tie_break_values(declared: Sequence[TieBreak], row: Row) -> list[tuple[TieBreak, float]]:
    """The tie-breaks of a row with their values; a ladder has none."""
    pairs = zip(declared, row.breaks, strict=False)
    return [(name, points(value) if name is TieBreak.OPPONENTS else value) for name, value in pairs]
