"""What tables came to, and what each player gets for it: by place, or against the field that had the same deal."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from domain.league.tables import table_sizes
from domain.league.terms import UNIT, Entrant, Points, Rules, Scoring

PERCENT = 100


class How(StrEnum):
    """How a table came to its ranks."""

    PLAYED = "played"
    DEADLINE = "deadline"
    HELD_UP = "held-up"
    FORFEIT = "forfeit"
    DECIDED = "decided"


@dataclass(frozen=True, slots=True)
class Ending:
    """Ranks and scores in seat order (1 1 3 for a shared first place, all who did not come on the last); `scores` may
    be missing where nobody played."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...] = ()
    how: How = How.PLAYED

    def is_held_up_by(self, seat: int) -> bool:
        """Whether who had this seat (from 0) is last for having held the table up until the deadline."""
        return self.how is How.HELD_UP and self.ranks[seat] == len(self.ranks)


@dataclass(frozen=True, slots=True)
class Table:
    """One table of a division's round: players in seat order; no ending yet, or annulled, or what it came to.

    Whose table it is need not sit there: `substituted` names who does, in seat order, where any of them is replaced.
    What is annulled only after the season's end still counts: its standings are final.
    """

    round: int
    number: int
    players: tuple[Entrant, ...]
    ending: Ending | None = None
    annulled: bool = False
    substituted: tuple[Entrant, ...] = ()
    annulled_late: bool = False

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
    """All that a table or a field gives away: the shares, and between which sums they end. Of an open one nobody has
    anything yet."""

    shares: tuple[Share, ...]
    least: int
    most: int
    is_open: bool = False


def place_points(ranks: Sequence[int], scale: Sequence[int]) -> tuple[int, ...]:
    """Twelfths for each seat: those who share a place share the points of the places they fill."""
    return tuple(_shared(rank, ranks.count(rank), scale) for rank in ranks)


def _shared(rank: int, sharing: int, scale: Sequence[int]) -> int:
    """However many did not come: each of them is the last."""
    filled = scale[rank - 1 : rank - 1 + sharing]
    return UNIT * (sum(filled) + (sharing - len(filled)) * scale[-1]) // sharing


def pots(rules: Rules, tables: Sequence[Table], gone: Collection[Entrant] = ()) -> Iterator[Pot]:
    """What the tables of a division give away; annulled ones give nothing. Who is gone may stay away or come back."""
    standing = [table for table in tables if not table.annulled]
    if rules.scoring is Scoring.PLACES:
        yield from (_place_pot(table, rules.points, gone) for table in standing)
        return
    deals: dict[tuple[int, int], list[Table]] = {}
    for table in standing:
        deals.setdefault((table.round, len(table.players)), []).append(table)
    for same in deals.values():
        is_lone = len(same) == 1 and len(same[0].players) > 1
        yield _lone_pot(same[0]) if is_lone else _deal_pot(same)


def _place_pot(table: Table, points: Points, gone: Collection[Entrant]) -> Pot:
    scale = points.of(len(table.players))
    if table.ending is None:
        return _open_pot(table.players, scale, gone)
    return _settled_pot(table.players, table.ending.ranks, scale)


def _open_pot(players: Sequence[Entrant], scale: Sequence[int], gone: Collection[Entrant]) -> Pot:
    """At least what is given away without those who are gone, the last place for each, nothing for sitting out; one
    more may be the last beside them, for holding the table up."""
    missing = sum([player in gone for player in players])
    missed = scale[-1] if len(players) > 1 else 0
    shares = [Share(player, UNIT * (missed if player in gone else scale[-1]), UNIT * scale[0]) for player in players]
    behind = min(missing + 1, len(players)) if missing else 0
    least = sum(scale[: len(players) - behind]) + behind * missed
    return Pot(tuple(shares), UNIT * least, UNIT * sum(scale), is_open=True)


@lru_cache(maxsize=20_000)
def _settled_pot(players: tuple[Entrant, ...], ranks: tuple[int, ...], scale: tuple[int, ...]) -> Pot:
    """Remembered, because all but one of a season's tables are as they were when the standings were last asked for."""
    won = place_points(ranks, scale)
    shares = tuple(Share(player, each, each) for player, each in zip(players, won, strict=True))
    return Pot(shares, sum(won), sum(won))


def _deal_pot(tables: Sequence[Table]) -> Pot:
    """All tables with the same deal: on each seat a percentage of the others who had it and were beaten, half for an
    equal score."""
    rivals = [table for table in tables if table.ending is None or table.ending.scores]
    endings = [(table, table.ending) for table in tables if table.ending and not table.ending.scores]
    unplayed = [share for table, ending in endings for share in _own_shares(table.players, ending.ranks)]
    seats = range(len(tables[0].players))
    shares = [share for seat in seats for share in _field_shares(rivals, seat)]
    even = len(shares) * PERCENT * UNIT // 2 + sum([share.least for share in unplayed])
    blamed = [_held_up(rivals, seat) for seat in seats]
    rounding = len(shares) if len(rivals) > 1 else 0
    least = even - _lost(_most_blamed(rivals, blamed), len(rivals) - 1) - rounding
    return Pot((*shares, *unplayed), least, even - _lost(blamed, len(rivals) - 1))


def _held_up(field: Sequence[Table], seat: int) -> int:
    return sum([table.ending is not None and table.ending.is_held_up_by(seat) for table in field])


def _most_blamed(field: Sequence[Table], blamed: Sequence[int]) -> list[int]:
    """How many on each seat may yet have held their tables up where that costs most: the open tables all on one."""
    ordered = sorted(blamed)
    return [*ordered[:-1], ordered[-1] + sum([table.ending is None for table in field])]


def _lost(blamed: Sequence[int], others: int) -> int:
    """What nobody gets: those who have held their tables up beat nobody, not even each other, and are no equals."""
    halves = sum([count * (count - 1) if others else count for count in blamed])
    return -(-PERCENT * UNIT * halves // (2 * max(1, others)))


def _lone_pot(table: Table) -> Pot:
    """No other table of the round has as many seats: a percentage of those one came before at one's own table."""
    even = len(table.players) * PERCENT * UNIT // 2
    if table.ending is None:
        shares = tuple(Share(player, 0, PERCENT * UNIT) for player in table.players)
        return Pot(shares, even - len(shares), even, is_open=True)
    shares = tuple(_own_shares(table.players, table.ending.ranks))
    given = sum([share.least for share in shares])
    return Pot(shares, given, given)


def _field_shares(field: Sequence[Table], seat: int) -> Iterator[Share]:
    """2 for every rival with fewer points on this seat, 1 for as many; what is not over may go either way. Whoever
    has held his table up is beaten by all who have not."""
    behind, over = _held_up(field, seat), [table.ending for table in field if table.ending]
    scores = sorted([ending.scores[seat] for ending in over if not ending.is_held_up_by(seat)])
    rivals, is_open = len(field) - 1, len(field) - len(over)
    for table in field:
        player, ending = table.players[seat], table.ending
        if ending is None:
            yield Share(player, 0, PERCENT * UNIT if rivals else _percent(0, 0))
        elif ending.is_held_up_by(seat):
            yield Share(player, 0, 0)
        else:
            sure = _beaten(scores, ending.scores[seat]) + 2 * behind
            yield Share(player, _percent(sure, rivals), _percent(sure + 2 * is_open, rivals))


def _beaten(scores: Sequence[int], mine: int) -> int:
    """In halves; `scores` are sorted and hold one's own."""
    return bisect_left(scores, mine) + bisect_right(scores, mine) - 1


def _percent(halves: int, others: int) -> int:
    """Where there is nobody to compare with, because all others were ruled on, half of all."""
    return PERCENT * UNIT * halves // (2 * others) if others else PERCENT * UNIT // 2


def _own_shares(players: Sequence[Entrant], ranks: Sequence[int]) -> Iterator[Share]:
    """There is nothing to compare with a field: a percentage of those each one came before at his own table."""
    order = sorted([-rank for rank in ranks])
    for player, rank in zip(players, ranks, strict=True):
        worth = _percent(_beaten(order, -rank), len(order) - 1)
        yield Share(player, worth, worth)


def future_pot(rules: Rules, playing: Sequence[Entrant], gone: Collection[Entrant] = ()) -> Pot:
    """A round that is not paired yet: anyone may be anywhere at its tables, or sit it out; who is gone may be back."""
    ways = [_round_of(rules, count) for count in range(len(playing), len(playing) + len(gone) + 1)]
    least, most = min(way.shares[0].least for way in ways), max(way.shares[0].most for way in ways)
    shares = (*(Share(player, least, most) for player in playing), *(Share(player, 0, most) for player in gone))
    return Pot(shares, min(way.least for way in ways), max(way.most for way in ways), is_open=True)


def _round_of(rules: Rules, count: int) -> Pot:
    """A round of so many as anyone of them sees it: one share stands for all."""
    sizes = table_sizes(count, rules.table_size)
    if rules.scoring is Scoring.DUPLICATE:
        even = count * PERCENT * UNIT // 2
        # At each table one may hold it up; it costs most where all of them have the same seat.
        least = even - len(sizes) * PERCENT * UNIT // 2 - count
        return Pot((Share(Entrant(""), 0, PERCENT * UNIT),), least, even)
    idle = count - sum(sizes)
    scales = [rules.points.of(size) for size in (*set(sizes), *[1] * bool(idle))] or [(0,)]
    least, most = min(scale[-1] for scale in scales), max(scale[0] for scale in scales)
    total = UNIT * (sum(sum(rules.points.of(size)) for size in sizes) + idle * rules.points.sitting_out)
    return Pot((Share(Entrant(""), UNIT * least, UNIT * most),), total, total)
