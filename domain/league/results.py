"""What tables came to and what each player gets for it: by place, or against the field with the same deal."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from domain.league.tables import table_sizes
from domain.league.terms import UNIT, Departure, Entrant, Rules, Scoring

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
    """Ranks and scores in seat order: 1 1 3 for a shared first place, 1 2 4 4 where two players are each the last.
    `scores` may be missing where nobody played."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...] = ()
    how: How = How.PLAYED

    @property
    def is_comparable(self) -> bool:
        """Whether its scores can be compared with those of other tables: it was played to the end."""
        return self.how is How.PLAYED and bool(self.scores)


@dataclass(frozen=True, slots=True)
class Table:
    """One table of a division's round: players in seat order, and its ending if it is over.

    `substituted` names those who sit there, in seat order, where a player is replaced. `absent` are those for whom
    nobody sat down while others played. A table annulled after the end of the season still counts: final standings
    stay.
    """

    round: int
    number: int
    players: tuple[Entrant, ...]
    ending: Ending | None = None
    annulled: bool = False
    substituted: tuple[Entrant, ...] = ()
    annulled_late: bool = False
    absent: tuple[Entrant, ...] = ()

    @property
    def seated(self) -> tuple[Entrant, ...]:
        """Those who sit there, in seat order."""
        return self.substituted or self.players

    def seated_for(self, player: Entrant) -> Entrant:
        return self.seated[self.players.index(player)]

    def player_of(self, seated: Entrant) -> Entrant:
        """The player for whom somebody sits there."""
        return self.players[self.seated.index(seated)]

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
    """What a player has for certain from one table and the most still possible, in twelfths of a point."""

    player: Entrant
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Pot:
    """All that a table or a field gives away: the shares, and the limits of their sum. An open pot gives
    nothing yet."""

    shares: tuple[Share, ...]
    least: int
    most: int
    is_open: bool = False


def place_points(ranks: Sequence[int], scale: Sequence[int]) -> tuple[int, ...]:
    """Twelfths for each seat (LG-15): players who share a place share the points of the places they fill."""
    return tuple(_points_of_rank(rank, ranks.count(rank), scale) for rank in ranks)


def _points_of_rank(rank: int, sharing: int, scale: Sequence[int]) -> int:
    """Players beyond the filled places each get the last one."""
    filled = scale[rank - 1 : rank - 1 + sharing]
    return UNIT * (sum(filled) + (sharing - len(filled)) * scale[-1]) // sharing


def pots(rules: Rules, tables: Sequence[Table], gone: Collection[Entrant] = ()) -> Iterator[Pot]:
    """What the tables of a division give away; annulled ones give nothing. Players who are gone may stay away or
    return."""
    standing = [table for table in tables if not table.annulled]
    if rules.scoring is Scoring.PLACES:
        yield from (_place_pot(rules, table, gone) for table in standing)
        return
    deals: dict[tuple[int, int], list[Table]] = {}
    for table in standing:
        deals.setdefault((table.round, len(table.players)), []).append(table)
    yield from (_deal_pot(rules, same) for same in deals.values())


def _place_pot(rules: Rules, table: Table, gone: Collection[Entrant]) -> Pot:
    if table.ending is None:
        return _open_pot(rules, table.players, gone)
    return _settled_pot(table.players, table.ending.ranks, rules.points.of(len(table.players)))


def _open_pot(rules: Rules, players: Sequence[Entrant], gone: Collection[Entrant]) -> Pot:
    """Players who are gone may get no more than the last place, or nothing for sitting out. Where all are gone, nobody
    may come."""
    scale = rules.points.of(len(players))
    missed = scale[-1] if len(players) > 1 else 0
    shares = [Share(player, UNIT * (missed if player in gone else scale[-1]), UNIT * scale[0]) for player in players]
    is_empty = all(player in gone for player in players)
    least = missed * len(players) if is_empty else _least_given(rules, len(players))
    return Pot(tuple(shares), UNIT * least, UNIT * sum(scale), is_open=True)


def _least_given(rules: Rules, size: int) -> int:
    """What a table that somebody came to gives away at least: where leaving is losing, all but one may be last."""
    scale = rules.points.of(size)
    return sum(scale) if rules.departure is Departure.STAND_IN else scale[0] + (size - 1) * scale[-1]


@lru_cache(maxsize=20_000)
def _settled_pot(players: tuple[Entrant, ...], ranks: tuple[int, ...], scale: tuple[int, ...]) -> Pot:
    """Cached: between two requests for standings hardly any table changes."""
    won = place_points(ranks, scale)
    shares = tuple(Share(player, each, each) for player, each in zip(players, won, strict=True))
    return Pot(shares, sum(won), sum(won))


def _deal_pot(rules: Rules, tables: Sequence[Table]) -> Pot:
    """All tables with the same deal (LG-20).

    On each seat a player gets the percentage of the others on that seat who scored less, half for an equal score.
    Tables that were not played to the end, or have none to be compared with, count by their places. Either way
    everybody gets half on average, but for rounding and for several players who are last.
    """
    field = [table for table in tables if table.ending is None or table.ending.is_comparable]
    is_open = any(table.ending is None for table in field)
    if len(field) == 1 and not is_open:
        field = []
    compared = [share for seat in range(len(tables[0].players)) for share in _field_shares(field, seat)]
    apart = [table for table in tables if table.ending and not (field and table.ending.is_comparable)]
    own = [share for table in apart for share in _own_shares(table)]
    given = sum([share.least for share in own])
    if not is_open:
        given += sum([share.least for share in compared])
        return Pot((*compared, *own), given, given)
    least, most = _field_sums(rules, len(compared), len(compared) if len(field) > 1 else 0)
    return Pot((*compared, *own), given + least, given + most)


def _field_sums(rules: Rules, count: int, rounding: int) -> tuple[int, int]:
    """The limits of the sum of all who are compared. Where leaving is losing, all may be last at their tables."""
    even = count * PERCENT * UNIT // 2
    return even - rounding if rules.departure is Departure.STAND_IN else 0, even


def _field_shares(field: Sequence[Table], seat: int) -> Iterator[Share]:
    """2 for every rival with fewer points on this seat, 1 for equal points. Open tables may go either way, or leave the
    field, which changes no percentage by more."""
    scores = sorted([table.ending.scores[seat] for table in field if table.ending])
    rivals, is_open = len(field) - 1, len(field) - len(scores)
    for table in field:
        player, ending = table.players[seat], table.ending
        if ending is None:
            beatable = len(table.players) - 1
            yield Share(player, 0, _percent(2 * beatable, beatable))
        else:
            sure = _beaten_halves(scores, ending.scores[seat])
            yield Share(player, _percent(sure, rivals), _percent(sure + 2 * is_open, rivals))


def _beaten_halves(scores: Sequence[int], mine: int) -> int:
    """Rivals beaten, in halves; `scores` are sorted and include `mine`."""
    return bisect_left(scores, mine) + bisect_right(scores, mine) - 1


def _percent(halves: int, others: int) -> int:
    """Half of all for a player who sits out, who has nobody to be compared with."""
    return PERCENT * UNIT * halves // (2 * others) if others else PERCENT * UNIT // 2


def _own_shares(table: Table) -> Iterator[Share]:
    """The percentage of those each player came before at the own table (LG-21). Players on its very last place came
    before nobody, however many they are."""
    assert table.ending is not None
    order = sorted([-rank for rank in table.ending.ranks])
    for player, rank in zip(table.players, table.ending.ranks, strict=True):
        worth = _percent(0 if rank == len(order) else _beaten_halves(order, -rank), len(order) - 1)
        yield Share(player, worth, worth)


def future_pot(rules: Rules, playing: Sequence[Entrant], gone: Collection[Entrant] = ()) -> Pot:
    """A round that is not paired yet: anyone may sit anywhere or sit out, and players who are gone may return."""
    ways = [_round_of(rules, count) for count in range(len(playing), len(playing) + len(gone) + 1)]
    least, most = min(way.shares[0].least for way in ways), max(way.shares[0].most for way in ways)
    shares = (*(Share(player, least, most) for player in playing), *(Share(player, 0, most) for player in gone))
    return Pot(shares, min(way.least for way in ways), max(way.most for way in ways), is_open=True)


def _round_of(rules: Rules, count: int) -> Pot:
    """A round of `count` players, with one share that stands for each of them."""
    sizes = table_sizes(count, rules.table_size)
    if rules.scoring is Scoring.DUPLICATE:
        return Pot((Share(Entrant(""), 0, PERCENT * UNIT),), *_field_sums(rules, count, count))
    idle = count - sum(sizes)
    scales = [rules.points.of(size) for size in (*set(sizes), *[1] * bool(idle))] or [(0,)]
    lowest, highest = min(scale[-1] for scale in scales), max(scale[0] for scale in scales)
    tables = (*sizes, *[1] * idle)
    least, most = sum(_least_given(rules, size) for size in tables), sum(sum(rules.points.of(size)) for size in tables)
    return Pot((Share(Entrant(""), UNIT * lowest, UNIT * highest),), UNIT * least, UNIT * most)
