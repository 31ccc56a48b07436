"""Where everyone stands: points, declared tie-breaks in their order, what can still become of each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import assert_never

from domain.league.bounds import bounds, spans
from domain.league.ladder import ladder_bounds
from domain.league.results import Ending, Pot, Table, future_pot, pots
from domain.league.tables import table_sizes
from domain.league.terms import LARGEST_TABLE, Entrant, Format, Rules, TieBreak


class Promotion(StrEnum):
    """Whether a place that leads up is certain, open or gone; `none` where nobody goes up."""

    NONE = "none"
    SECURED = "secured"
    POSSIBLE = "possible"
    MISSED = "missed"


class Relegation(StrEnum):
    """Whether a place that leads down is certain, open or averted; `none` where nobody goes down."""

    NONE = "none"
    CERTAIN = "certain"
    POSSIBLE = "possible"
    AVERTED = "averted"


@dataclass(frozen=True, slots=True)
class Row:
    """One player's line; points in twelfths, `breaks` in the declared order, best and worst rank still possible."""

    player: Entrant
    rank: int
    points: int
    played: int
    places: tuple[int, ...]
    breaks: tuple[int, ...]
    best: int
    worst: int
    promotion: Promotion = Promotion.NONE
    relegation: Relegation = Relegation.NONE


@dataclass(frozen=True, slots=True)
class Field:
    """A division while it plays: players by seed, tables so far, rounds not paired yet, and how many leave it."""

    players: tuple[Entrant, ...]
    tables: tuple[Table, ...]
    rounds_left: int = 0
    going_up: int = 0
    going_down: int = 0
    gone: frozenset[Entrant] = frozenset()
    """Who left for good and is not paired any more."""


def standings(rules: Rules, field: Field) -> tuple[Row, ...]:
    """Everyone in the order of the standings."""
    given = [*pots(rules, field.tables), *_future(rules, field)]
    boxes, total = spans(field.players, given)
    sure = {player: box.least for player, box in boxes.items()}
    reach = bounds(boxes, total)
    facts = _Facts(field, sure)
    order = _ordered(rules, field, facts)
    if not field.rounds_left and not any(table.is_pending for table in field.tables):
        reach = {player: (rank, rank) for rank, (player, _) in enumerate(order, 1)}
    return tuple(
        _row(field, facts, player, rank, breaks, reach[player]) for rank, (player, breaks) in enumerate(order, 1)
    )


def ladder_standings(rules: Rules, field: Field, order: Sequence[Entrant]) -> tuple[Row, ...]:
    """On a ladder the order itself is the standing; points only tell how it went."""
    boxes = spans(field.players, pots(rules, field.tables))[0]
    facts = _Facts(field, {player: box.least for player, box in boxes.items()})
    return tuple(
        _row(field, facts, player, rank, (), ladder_bounds(rank, len(order), field.rounds_left, rules.reach))
        for rank, player in enumerate(order, 1)
    )


def _future(rules: Rules, field: Field) -> list[Pot]:
    if rules.format is Format.LADDER:
        return []
    playing = [player for player in field.players if player not in field.gone]
    pot = future_pot(rules, playing, table_sizes(len(playing), rules.table_size))
    return [pot] * field.rounds_left


class _Facts:
    """What the tie-breaks look at, gathered once."""

    def __init__(self, field: Field, points: Mapping[Entrant, int]) -> None:
        self.points = points
        self.tables: dict[Entrant, list[tuple[Table, Ending, int]]] = {player: [] for player in points}
        self.ranks: dict[Entrant, list[int]] = {player: [] for player in points}
        self.opponents = dict.fromkeys(points, 0)
        self._tied: Collection[Entrant] = ()
        self._met: Mapping[Entrant, int] = {}
        for table in field.tables:
            if table.ending is not None and table.counts and len(table.players) > 1:
                self._note(table, table.ending)

    def _note(self, table: Table, ending: Ending) -> None:
        together = sum([self.points[player] for player in table.players])
        for seat, player in enumerate(table.players):
            self.tables[player].append((table, ending, seat))
            self.ranks[player].append(ending.ranks[seat])
            self.opponents[player] += together - self.points[player]

    def value(self, tie_break: TieBreak, player: Entrant, tied: Collection[Entrant]) -> int:
        """More is better."""
        match tie_break:
            case TieBreak.WINS:
                return self.ranks[player].count(1)
            case TieBreak.MEETINGS:
                return self._against(tied)[player]
            case TieBreak.OPPONENTS:
                return self.opponents[player]
            case TieBreak.SCORE:
                return sum(_share_of_best(ending.scores, seat) for _, ending, seat in self.tables[player])
            case TieBreak.GAMES:
                return sum(bool(ending.scores) for _, ending, _ in self.tables[player])
            case never:
                assert_never(never)

    def _against(self, tied: Collection[Entrant]) -> Mapping[Entrant, int]:
        """Worked out once for each group of equals, whose members are asked for one after the other."""
        if self._tied is not tied:
            self._tied, self._met = tied, self._meetings(tied) if len(tied) > 1 else dict.fromkeys(tied, 0)
        return self._met

    def _meetings(self, tied: Collection[Entrant]) -> Mapping[Entrant, int]:
        """Against those who are tied: 2 for each one beaten, 1 for a shared place. Each table is looked at once."""
        values = dict.fromkeys(tied, 0)
        met = {id(table): (table, ending) for player in tied for table, ending, _ in self.tables[player]}
        for table, ending in met.values():
            here = [each for each in zip(table.players, ending.ranks, strict=True) if each[0] in values]
            for (one, rank), (other, his) in combinations(here, 2):
                values[one] += (rank < his) * 2 + (rank == his)
                values[other] += (his < rank) * 2 + (rank == his)
        return values


def _share_of_best(scores: Sequence[int], seat: int) -> int:
    """In thousandths of the best score at the table."""
    return 1_000 * max(0, scores[seat]) // max(1, *scores) if scores else 0


def _ordered(rules: Rules, field: Field, facts: _Facts) -> list[tuple[Entrant, tuple[int, ...]]]:
    """Groups of equals are parted by one tie-break after the other; the order within a group is that of the seeds."""
    values: dict[Entrant, tuple[int, ...]] = dict.fromkeys(field.players, ())
    groups = _parted([list(field.players)], lambda player, _: facts.points[player], values, is_told=False)
    for tie_break in rules.tie_breaks:
        groups = _parted(groups, lambda player, tied, by=tie_break: facts.value(by, player, tied), values)  # type: ignore[misc]
    return [(player, values[player]) for group in groups for player in group]


def _parted(
    groups: list[list[Entrant]],
    value: Callable[[Entrant, Collection[Entrant]], int],
    values: dict[Entrant, tuple[int, ...]],
    is_told: bool = True,
) -> list[list[Entrant]]:
    parts: list[list[Entrant]] = []
    for group in groups:
        by_value: dict[int, list[Entrant]] = defaultdict(list)
        tied = frozenset(group)
        for player in group:
            worth = value(player, tied)
            by_value[worth].append(player)
            if is_told:
                values[player] = (*values[player], worth)
        parts.extend(by_value[worth] for worth in sorted(by_value, reverse=True))
    return parts


def _row(
    field: Field, facts: _Facts, player: Entrant, rank: int, breaks: tuple[int, ...], reach: tuple[int, int]
) -> Row:
    ranks = facts.ranks[player]
    places = tuple(ranks.count(place) for place in range(1, LARGEST_TABLE + 1))
    best, worst = reach
    up, down = _promotion(field, best, worst), _relegation(field, best, worst)
    return Row(player, rank, facts.points[player], len(ranks), places, breaks, best, worst, up, down)


def _promotion(field: Field, best: int, worst: int) -> Promotion:
    if not field.going_up:
        return Promotion.NONE
    if worst <= field.going_up:
        return Promotion.SECURED
    return Promotion.POSSIBLE if best <= field.going_up else Promotion.MISSED


def _relegation(field: Field, best: int, worst: int) -> Relegation:
    if not field.going_down:
        return Relegation.NONE
    staying = len(field.players) - field.going_down
    if best > staying:
        return Relegation.CERTAIN
    return Relegation.POSSIBLE if worst > staying else Relegation.AVERTED
