"""What tables came to, and what each player gets for it: by place, or against the field that had the same deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from domain.league.terms import UNIT, Entrant, Points, Rules, Scoring

PERCENT = 100


class How(StrEnum):
    """How a table came to its ranks."""

    PLAYED = "played"
    DEADLINE = "deadline"
    FORFEIT = "forfeit"
    DECIDED = "decided"


@dataclass(frozen=True, slots=True)
class Ending:
    """Ranks and scores in seat order (1 1 3 for a shared first place); `scores` may be missing where nobody played."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...] = ()
    how: How = How.PLAYED


@dataclass(frozen=True, slots=True)
class Table:
    """One table of a division's round: players in seat order; no ending yet, or annulled, or what it came to.

    Whose table it is need not sit there: `substituted` names who does, in seat order, where any of them is replaced.
    """

    round: int
    number: int
    players: tuple[Entrant, ...]
    ending: Ending | None = None
    annulled: bool = False
    substituted: tuple[Entrant, ...] = ()

    @property
    def seated(self) -> tuple[Entrant, ...]:
        """Who sits there."""
        return self.substituted or self.players

    def seated_for(self, player: Entrant) -> Entrant:
        return self.seated[self.players.index(player)]

    @property
    def is_pending(self) -> bool:
        return self.ending is None and not self.annulled

    @property
    def counts(self) -> bool:
        return self.ending is not None and not self.annulled

    def rank_of(self, player: Entrant) -> int:
        assert self.ending is not None
        return self.ending.ranks[self.players.index(player)]


@dataclass(frozen=True, slots=True)
class Share:
    """What one player surely has from one table and the most he may yet have, in twelfths of a point."""

    player: Entrant
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Pot:
    """All that a table or a field gives away: the shares, and between which sums they end."""

    shares: tuple[Share, ...]
    least: int
    most: int


def place_points(ranks: Sequence[int], scale: Sequence[int]) -> tuple[int, ...]:
    """Twelfths for each seat: those who share a place share the points of the places they fill."""
    return tuple(_shared(rank, ranks.count(rank), scale) for rank in ranks)


def _shared(rank: int, sharing: int, scale: Sequence[int]) -> int:
    return UNIT * sum(scale[rank - 1 : rank - 1 + sharing]) // sharing


def pots(rules: Rules, tables: Sequence[Table]) -> Iterator[Pot]:
    """What the tables of a division give away; annulled ones give nothing."""
    standing = [table for table in tables if not table.annulled]
    if rules.scoring is Scoring.PLACES:
        yield from (_place_pot(table, rules.points) for table in standing)
        return
    fields: dict[tuple[int, int, int], list[Table]] = {}
    for table in standing:
        for seat in range(len(table.players)):
            fields.setdefault((table.round, len(table.players), seat), []).append(table)
    yield from (_field_pot(field, seat) for (_, _, seat), field in fields.items())


def _place_pot(table: Table, points: Points) -> Pot:
    scale = points.of(len(table.players))
    if table.ending is not None:
        return _settled_pot(table.players, table.ending.ranks, scale)
    total = UNIT * sum(scale)
    return Pot(tuple(Share(player, UNIT * scale[-1], UNIT * scale[0]) for player in table.players), total, total)


@lru_cache(maxsize=20_000)
def _settled_pot(players: tuple[Entrant, ...], ranks: tuple[int, ...], scale: tuple[int, ...]) -> Pot:
    """Remembered, because all but one of a season's tables are as they were when the standings were last asked for."""
    won = place_points(ranks, scale)
    shares = tuple(Share(player, each, each) for player, each in zip(players, won, strict=True))
    return Pot(shares, UNIT * sum(scale), UNIT * sum(scale))


def _field_pot(field: Sequence[Table], seat: int) -> Pot:
    """Everyone who had this seat of this deal: a percentage of the others he beat, half for an equal score."""
    others = len(field) - 1
    shares = tuple(_field_share(table, field, seat) for table in field)
    even = len(field) * PERCENT * UNIT // 2
    return Pot(shares, even - len(field) if others else even, even)


def _field_share(table: Table, field: Sequence[Table], seat: int) -> Share:
    player, others = table.players[seat], len(field) - 1
    if not others:
        return Share(player, PERCENT * UNIT // 2, PERCENT * UNIT // 2)
    if table.ending is None:
        return Share(player, 0, PERCENT * UNIT)
    sure = sum(_compared(table, other, seat) for other in field if other is not table and other.ending)
    open_ = 2 * sum(other.ending is None for other in field)
    return Share(player, _percent(sure, others), _percent(sure + open_, others))


def _percent(halves: int, others: int) -> int:
    return PERCENT * UNIT * halves // (2 * others)


def _compared(table: Table, other: Table, seat: int) -> int:
    """2 for more points than the other had on this seat, 1 for as many, 0 for fewer."""
    mine, his = _score(table, seat), _score(other, seat)
    return 2 if mine > his else int(mine == his)


def _score(table: Table, seat: int) -> int:
    """A table without scores was never played: whoever was there beats the field, who was not loses to it."""
    assert table.ending is not None
    if table.ending.scores:
        return table.ending.scores[seat]
    return 1_000_000 if table.ending.ranks[seat] == 1 else -1_000_000


def future_pot(rules: Rules, players: Sequence[Entrant], sizes: Sequence[int]) -> Pot:
    """A round that is not paired yet: anyone may be anywhere at its tables, or sit it out."""
    idle = len(players) - sum(sizes)
    if rules.scoring is Scoring.DUPLICATE:
        even = sum(sizes) * PERCENT * UNIT // 2
        return Pot(tuple(Share(player, 0, PERCENT * UNIT) for player in players), even - sum(sizes), even)
    scales = [rules.points.of(size) for size in set(sizes)]
    resting = [rules.points.sitting_out] * bool(idle)
    least = UNIT * min([scale[-1] for scale in scales] + resting, default=0)
    most = UNIT * max([scale[0] for scale in scales] + resting, default=0)
    total = UNIT * (sum(sum(rules.points.of(size)) for size in sizes) + idle * rules.points.sitting_out)
    return Pot(tuple(Share(player, least, most) for player in players), total, total)
