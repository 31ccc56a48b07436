"""Small leagues of people on the world's clock, and what tests ask of them."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import replace

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import Refusal
from application.leagues.advance import next_round
from application.leagues.endings import Place
from application.leagues.found_league import found_league
from application.leagues.league_changes import append
from application.leagues.league_view import visit_league
from application.leagues.register import register
from application.leagues.terms import LeagueTerms
from application.matches.legal_moves import legal_texts_in
from application.matches.play import play
from application.matches.view_match import view_match
from domain.hosting.terms import MatchId, PlayerId
from domain.league.entries import SeasonStarted
from domain.league.season import ladder_order, match_id
from domain.league.standings import Row
from domain.league.terms import (
    Divisions,
    Entrant,
    Rules,
)
from tests.fakes.clock import FakeClock
from tests.fakes.desk import Town
from tests.league.towns import Ground, close_all, play_machines, with_hooks

ONE_DIVISION = Divisions(most=1, smallest=2, largest=8)


async def begun(desk: Desk, clock: FakeClock, ground: Ground, people: Sequence[Caller]) -> None:
    """They register, and the season begins."""
    for person in people:
        await register(desk, person, ground.id)
    clock.advance((await ground.season()).rules.calendar.registration)
    await ground.advance()


class Hamlet:
    """A town of fakes with a league on the world's clock."""

    def __init__(self) -> None:
        self.town = Town()
        self.desk = with_hooks(self.town.desk)

    async def found(self, owner: Caller, rules: Rules, **changes: object) -> Ground:
        terms = replace(LeagueTerms("River league", "the-river", rules), **changes)  # type: ignore[arg-type]
        return Ground(self.desk, owner, (await found_league(self.desk, owner, terms)).league.id)

    async def started(self, count: int, rules: Rules, **changes: object) -> tuple[Ground, list[Caller]]:
        """A league whose season has begun; the owner does not play."""
        owner = await self.town.human("Owner")
        ground = await self.found(owner, rules, **changes)
        people = [await self.town.human(f"Player{letter}") for letter in "ABCDEFGH"[:count]]
        await begun(self.desk, self.town.clock, ground, people)
        return ground, people

    async def paired(self, count: int, rules: Rules) -> tuple[Ground, list[Caller]]:
        """A league whose worker was killed after it had paired the first round, before it made a match."""
        ground = await self.found(await self.town.human("Owner"), rules)
        people = [await self.town.human(f"Player{letter}") for letter in "ABCDEFGH"[:count]]
        for person in people:
            await register(self.desk, person, ground.id)
        self.town.clock.advance(rules.calendar.registration)
        started = SeasonStarted((tuple(map(me, people)),), ())
        league = (await append(self.desk, await ground.league(), [started])).league
        assert league.season is not None
        await append(self.desk, league, [next_round(league.season)], also=lambda work: work.wake_league(league.id))
        return ground, people


def me(caller: Caller) -> Entrant:
    return Entrant(caller.required_player().id)


async def table_of(ground: Ground, player: Entrant) -> tuple[Place, MatchId]:
    """Where somebody plays in the round under way."""
    season = await ground.season()
    for division in season.divisions:
        for table in division.tables:
            if table.round == season.paired and player in table.players:
                place = Place(division.number, table.round, table.number)
                return place, match_id(ground.id, season.number, *_three(place))
    raise AssertionError(f"{player} has no table")


def _three(place: Place) -> tuple[int, int, int]:
    return place.division, place.round, place.table


async def play_out(desk: Desk, match: MatchId, people: Sequence[Caller]) -> None:
    """People play the first legal move, machines what they think best, until the end, which is taken note of."""
    by_id = {person.required_player().id: person for person in people}
    while True:
        await play_machines(desk)
        seen = await view_match(desk, people[0], match)
        if seen.match.to_move is None:
            break
        mover = by_id[PlayerId(str(seen.match.seat(seen.match.to_move).player))]
        await play(desk, mover, match, seen.version, legal_texts_in(await view_match(desk, mover, match))[0])
    await close_all(desk)


async def refused(doing: Awaitable[object], kind: type[Refusal], code: str) -> None:
    with pytest.raises(kind) as told:
        await doing
    assert told.value.code == code


async def standings(ground: Ground) -> tuple[Row, ...]:
    seen = await visit_league(ground.desk, ground.owner, ground.id)
    season = seen.season()
    return seen.standings(season, season.divisions[0])


async def ladder(ground: Ground) -> tuple[Entrant, ...]:
    season = await ground.season()
    return ladder_order(season, season.divisions[0])
