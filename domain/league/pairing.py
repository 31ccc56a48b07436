"""The tables of a division's next round, whatever the format."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from domain.league.ladder import Challenge
from domain.league.results import Ending, Table
from domain.league.rotation import round_robin
from domain.league.standings import Field, standings
from domain.league.swiss import past_of, swiss_round
from domain.league.tables import Round
from domain.league.terms import Entrant, Format, Rules


def paired(rules: Rules, field: Field, number: int, challenges: Sequence[Challenge] = ()) -> tuple[Table, ...]:
    """Round `number` (from 1) in seat order; who sits out has a table of his own, which is over at once."""
    match rules.format:
        case Format.ROUND_ROBIN | Format.SERIES:
            drawn = round_robin(len(field.players), rules.table_size, rules.calendar.rounds)[number - 1]
            return _tables(field, drawn, number, _playing(field))
        case Format.SWISS:
            return _tables(field, _swiss(rules, field), number, _playing(field))
        case Format.LADDER:
            return tuple(_duel(challenge, number, table) for table, challenge in enumerate(challenges, 1))
        case never:
            assert_never(never)


@lru_cache(maxsize=1_000)
def coming(rules: Rules, players: tuple[Entrant, ...], after: int) -> tuple[Table, ...] | None:
    """The tables of all rounds after one, if a schedule fixes them."""
    if rules.format not in (Format.ROUND_ROBIN, Format.SERIES):
        return None
    rounds = range(after + 1, rules.calendar.rounds + 1)
    drawn = [table for number in rounds for table in paired(rules, Field(players, ()), number)]
    return tuple(Table(table.round, table.number, table.players) for table in drawn)


def _playing(field: Field) -> tuple[Entrant, ...]:
    return tuple(player for player in field.players if player not in field.gone)


def _swiss(rules: Rules, field: Field) -> Round:
    seeds = {player: seed for seed, player in enumerate(field.players)}
    order = [seeds[row.player] for row in standings(rules, field) if row.player not in field.gone]
    rounds: dict[int, list[tuple[int, ...]]] = {}
    for table in field.tables:
        if len(table.players) > 1:
            rounds.setdefault(table.round, []).append(tuple(seeds[player] for player in table.players))
    return swiss_round(order, rules.table_size, past_of([tuple(tables) for tables in rounds.values()], order))


def _tables(field: Field, drawn: Round, number: int, playing: Sequence[Entrant]) -> tuple[Table, ...]:
    tables = [tuple(field.players[seed] for seed in group) for group in drawn]
    seated = {player for players in tables for player in players}
    idle = [(player,) for player in playing if player not in seated]
    return tuple(
        Table(number, table, players, Ending((1,)) if len(players) == 1 else None)
        for table, players in enumerate([*tables, *idle], 1)
    )


def _duel(challenge: Challenge, number: int, table: int) -> Table:
    """The starting positions take turns: by the parity of round and table."""
    pair = (challenge.challenger, challenge.challenged)
    return Table(number, table, pair if (number + table) % 2 else pair[::-1])


def challenge_at(table: Table) -> Challenge:
    """Which challenge a ladder's table was drawn for."""
    first, second = table.players
    return Challenge(first, second) if (table.round + table.number) % 2 else Challenge(second, first)
