"""The tables of a division's next round, for every format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import assert_never

from domain.league.ladder import Challenge
from domain.league.results import Ending, Table
from domain.league.round_robin import resumed_round_robin, round_robin
from domain.league.standings import Field, standings
from domain.league.swiss import past_of, swiss_round
from domain.league.tables import MOST_PLAYERS, SMALLEST_TABLE, Round
from domain.league.terms import Entrant, Format, Rules


def round_tables(rules: Rules, field: Field, number: int, challenges: Sequence[Challenge] = ()) -> tuple[Table, ...]:
    """Round `number` (from 1) in seat order (LG-9). A player who sits out has a table alone, which is over at once."""
    match rules.format:
        case Format.ROUND_ROBIN | Format.SERIES:
            return _tables(field, schedule(rules, field)[number - 1], number, _playing(field))
        case Format.SWISS:
            return _tables(field, _swiss(rules, field), number, _playing(field))
        case Format.LADDER:
            return tuple(_duel(challenge, number, table) for table, challenge in enumerate(challenges, 1))
        case never:
            assert_never(never)


def coming_tables(rules: Rules, field: Field, after: int) -> tuple[Table, ...] | None:
    """The tables of all rounds after one, if a schedule fixes them."""
    return _scheduled_tables(field.players, schedule(rules, field), after) if has_schedule(rules) else None


def has_schedule(rules: Rules) -> bool:
    """Whether all rounds are fixed when the season starts."""
    return rules.format in (Format.ROUND_ROBIN, Format.SERIES)


def schedule(rules: Rules, field: Field) -> tuple[Round, ...]:
    """All rounds of a round robin. Rounds that are paired stay as they are (LG-12): where an earlier version of the
    server has drawn others than would be drawn today, the rest goes on from those."""
    players, rounds = len(field.players), rules.calendar.rounds
    drawn = round_robin(players, rules.table_size, rounds)
    if rules.table_size == SMALLEST_TABLE or players > MOST_PLAYERS:
        # The circle and the grid have never changed.
        return drawn
    last = field.tables[-1].round if field.tables else 0
    latest = _rounds(field, takewhile(lambda table: table.round == last, reversed(field.tables)))
    if not latest or set(latest[0]) == set(drawn[last - 1]):
        return drawn
    return resumed_round_robin(tuple(_rounds(field, field.tables)), players, rules.table_size, rounds)


@lru_cache(maxsize=1_000)
def _scheduled_tables(players: tuple[Entrant, ...], drawn: tuple[Round, ...], after: int) -> tuple[Table, ...]:
    field = Field(players, ())
    tables = [
        each for number in range(after, len(drawn)) for each in _tables(field, drawn[number], number + 1, players)
    ]
    return tuple(Table(table.round, table.number, table.players) for table in tables)


def _playing(field: Field) -> tuple[Entrant, ...]:
    return tuple(player for player in field.players if player not in field.gone)


def _swiss(rules: Rules, field: Field) -> Round:
    seeds = {player: seed for seed, player in enumerate(field.players)}
    order = [seeds[row.player] for row in standings(rules, field) if row.player not in field.gone]
    return swiss_round(order, rules.table_size, past_of(_rounds(field, field.tables), order))


def _rounds(field: Field, tables: Iterable[Table]) -> list[Round]:
    """These tables round by round, their players as seeds, without those who sit out."""
    seeds = {player: seed for seed, player in enumerate(field.players)}
    rounds: dict[int, list[tuple[int, ...]]] = {}
    for table in tables:
        if len(table.players) > 1:
            rounds.setdefault(table.round, []).append(tuple(seeds[player] for player in table.players))
    return [tuple(groups) for groups in rounds.values()]


def _tables(field: Field, drawn: Round, number: int, playing: Sequence[Entrant]) -> tuple[Table, ...]:
    tables = [tuple(field.players[seed] for seed in group) for group in drawn]
    seated = {player for players in tables for player in players}
    idle = [(player,) for player in playing if player not in seated]
    return tuple(
        Table(number, table, players, Ending((1,)) if len(players) == 1 else None)
        for table, players in enumerate([*tables, *idle], 1)
    )


def _duel(challenge: Challenge, number: int, table: int) -> Table:
    """Starting positions alternate by the parity of round and table."""
    pair = (challenge.challenger, challenge.challenged)
    return Table(number, table, pair if (number + table) % 2 else pair[::-1])


def challenge_at(table: Table) -> Challenge:
    """The challenge that a ladder's table was drawn for."""
    first, second = table.players
    return Challenge(first, second) if (table.round + table.number) % 2 else Challenge(second, first)
