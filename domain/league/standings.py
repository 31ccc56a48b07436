"""Standings: points, tie-breaks in the declared order, and what can still become of each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from domain.league.bounds import bounds, points_so_far, spans
from domain.league.ladder import ladder_bounds
from domain.league.results import Ending, Pot, Table, future_pot, pots
from domain.league.tables import LARGEST_TABLE
from domain.league.terms import Entrant, Format, Rules, TieBreak


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
    """One player's row: points in twelfths, `breaks` in the declared order, best and worst rank still possible."""

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
    is_expunged: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A division while it plays: players by seed, tables so far, rounds not paired yet, and how many will leave it."""

    players: tuple[Entrant, ...]
    tables: tuple[Table, ...]
    rounds_left: int = 0
    going_up: int = 0
    going_down: int = 0
    gone: frozenset[Entrant] = frozenset()
    """Players who have left and may come back."""
    coming: tuple[Table, ...] | None = None
    """The tables of rounds not paired yet, where a schedule fixes them."""
    expunged: int = 0
    """How many players come behind all others and are the first to go down."""


def standings(rules: Rules, field: Field) -> tuple[Row, ...]:
    """Everyone in the order of the standings."""
    given = [*pots(rules, field.tables, field.gone), *_future(rules, field)]
    facts = _Facts(field, points_so_far(field.players, given))
    order = _order(rules, facts)
    if field.rounds_left or any(table.is_pending for table in field.tables):
        reach = bounds(*spans(field.players, given))
    else:
        reach = {field.players[number]: (rank, rank) for rank, (number, _) in enumerate(order, 1)}
    return tuple([_row(field, facts, number, rank, breaks, reach) for rank, (number, breaks) in enumerate(order, 1)])


def ladder_standings(rules: Rules, field: Field, order: Sequence[Entrant]) -> tuple[Row, ...]:
    """On a ladder the order itself is the standing; points only show how it went."""
    facts = _Facts(field, points_so_far(field.players, pots(rules, field.tables)))
    reach = {
        player: ladder_bounds(rank, len(order), field.rounds_left, rules.reach) for rank, player in enumerate(order, 1)
    }
    return tuple([_row(field, facts, facts.numbers[player], rank, (), reach) for rank, player in enumerate(order, 1)])


def expunged_row(field: Field, player: Entrant, rank: int, breaks: int) -> Row:
    """The row of an expunged player, who has nothing but a place; `breaks` is the number of tie-breaks."""
    up, down = _promotion(field, rank, rank), _relegation(field, rank, rank)
    return Row(player, rank, 0, 0, (0,) * LARGEST_TABLE, (0,) * breaks, rank, rank, up, down, is_expunged=True)


def final_row(field: Field, row: Row, rank: int) -> Row:
    """The row of a player whose rank is final, whatever would be counted today."""
    up, down = _promotion(field, rank, rank), _relegation(field, rank, rank)
    return replace(row, rank=rank, best=rank, worst=rank, promotion=up, relegation=down)


def _future(rules: Rules, field: Field) -> list[Pot]:
    if rules.format is Format.LADDER:
        return []
    if field.coming is not None:
        return list(pots(rules, field.coming, field.gone))
    playing = [player for player in field.players if player not in field.gone]
    return [future_pot(rules, playing, field.gone)] * field.rounds_left


class _Facts:
    """What the tie-breaks need, computed for all players in one pass. Players are numbers here, in seed order."""

    def __init__(self, field: Field, points: Mapping[Entrant, int]) -> None:
        self.numbers = {player: number for number, player in enumerate(field.players)}
        self.points = [points[player] for player in field.players]
        self.places = [[0] * LARGEST_TABLE for _ in field.players]
        self._games = [0] * len(field.players)
        self._counted: list[tuple[list[int], Ending]] = []
        for table in field.tables:
            ending = table.ending
            if ending is not None and not table.annulled and len(table.players) > 1:
                seats = [self.numbers[player] for player in table.players]
                self._counted.append((seats, ending))
                for seat, rank in enumerate(ending.ranks):
                    self.places[seats[seat]][rank - 1] += 1
                    self._games[seats[seat]] += bool(ending.scores) and table.players[seat] not in table.absent

    def values(self, tie_break: TieBreak, groups: list[list[int]]) -> list[int]:
        """More is better; `groups` are the players who are equal so far."""
        match tie_break:
            case TieBreak.WINS:
                return [places[0] for places in self.places]
            case TieBreak.MEETINGS:
                return self._meetings(groups)
            case TieBreak.OPPONENTS:
                return self._opponents()
            case TieBreak.SCORE:
                return self._shares()
            case TieBreak.GAMES:
                return self._games
            case never:
                assert_never(never)

    def _opponents(self) -> list[int]:
        points, values = self.points, [0] * len(self.points)
        for seats, _ in self._counted:
            together = 0
            for player in seats:
                together += points[player]
            for player in seats:
                values[player] += together - points[player]
        return values

    def _shares(self) -> list[int]:
        values = [0] * len(self.points)
        for seats, ending in self._counted:
            for seat, player in enumerate(seats):
                values[player] += _share_of_best(ending.scores, seat)
        return values

    def _meetings(self, groups: list[list[int]]) -> list[int]:
        """Against tied players: 2 for each one beaten, 1 for a shared place."""
        values, group_of = [0] * len(self.points), [0] * len(self.points)
        for number, group in enumerate(groups):
            for player in group:
                group_of[player] = number
        for seats, ending in self._counted:
            ranks = ending.ranks
            for seat, one in enumerate(seats):
                for place in range(seat):
                    other = seats[place]
                    if group_of[one] == group_of[other]:
                        rank, his = ranks[seat], ranks[place]
                        values[one] += 2 if rank < his else int(rank == his)
                        values[other] += 2 if his < rank else int(rank == his)
        return values


def _share_of_best(scores: Sequence[int], seat: int) -> int:
    """In thousandths of the best score at the table."""
    return 1_000 * max(0, scores[seat]) // max(1, *scores) if scores else 0


def _order(rules: Rules, facts: _Facts) -> list[tuple[int, tuple[int, ...]]]:
    """Each tie-break in turn parts the groups of equals (LG-16); within a group the seeds decide."""
    everyone = list(range(len(facts.points)))
    breaks: list[list[int]] = []
    groups = _split_groups([everyone], facts.points)
    for tie_break in rules.tie_breaks:
        breaks.append(facts.values(tie_break, groups))
        groups = _split_groups(groups, breaks[-1])
    return [(player, tuple([values[player] for values in breaks])) for group in groups for player in group]


def _split_groups(groups: list[list[int]], values: list[int]) -> list[list[int]]:
    parts: list[list[int]] = []
    for group in groups:
        if len(group) == 1:
            parts.append(group)
            continue
        by_value: dict[int, list[int]] = {}
        for player in group:
            by_value.setdefault(values[player], []).append(player)
        parts.extend([by_value[worth] for worth in sorted(by_value, reverse=True)])
    return parts


def _row(
    field: Field,
    facts: _Facts,
    number: int,
    rank: int,
    breaks: tuple[int, ...],
    reach: Mapping[Entrant, tuple[int, int]],
) -> Row:
    player, places = field.players[number], tuple(facts.places[number])
    best, worst = reach[player]
    up, down = _promotion(field, best, worst), _relegation(field, best, worst)
    return Row(player, rank, facts.points[number], sum(places), places, breaks, best, worst, up, down)


def _promotion(field: Field, best: int, worst: int) -> Promotion:
    if not field.going_up:
        return Promotion.NONE
    if worst <= field.going_up:
        return Promotion.SECURED
    return Promotion.POSSIBLE if best <= field.going_up else Promotion.MISSED


def _relegation(field: Field, best: int, worst: int) -> Relegation:
    if not field.going_down:
        return Relegation.NONE
    staying = len(field.players) + field.expunged - field.going_down
    if best > staying:
        return Relegation.CERTAIN
    return Relegation.POSSIBLE if worst > staying else Relegation.AVERTED
