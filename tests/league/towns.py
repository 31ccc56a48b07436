"""Leagues on a desk of fakes or of real databases: people, machines, and a clock that is moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from adapters.ratings import PlackettLuceRater
from application.callers import Caller
from application.desk import Desk
from application.hosting.commit import to_move
from application.leagues.advance import advance_league
from application.leagues.drive import WakeLeague
from application.leagues.found_league import found_league
from application.leagues.move_clock import move_clock
from application.leagues.register import register_machines
from application.leagues.terms import LeagueTerms
from application.matches.close_match import close_match
from application.matches.take_ai_turn import take_ai_turn
from application.ratings.rate_match import RateMatch
from domain.hosting.terms import Moment
from domain.league.entries import LeagueEntry
from domain.league.league import League
from domain.league.season import Season, division_standings
from domain.league.terms import Calendar, Divisions, Entrant, Exchange, LeagueId, Rules

HOUR = 3_600_000
RATER = PlackettLuceRater()


def with_hooks(desk: Desk) -> Desk:
    """The desk as the server wires it."""
    rate = RateMatch(RATER)
    return replace(desk, on_close=(WakeLeague(desk.ids), rate), on_unseal=(rate,))


def quick_rules(**changes: object) -> Rules:
    """A day of registration, three rounds of a day; two-seat tables end soonest."""
    rules = Rules(
        calendar=Calendar(registration=HOUR, round_length=24 * HOUR, rounds=3),
        table_size=2,
        divisions=Divisions(most=3, smallest=2, largest=8),
        exchange=Exchange(one_in=4, least=1, most=2),
    )
    return replace(rules, **changes)  # type: ignore[arg-type]  # fields of Rules, by name


@dataclass
class Ground:
    """A league and the desk it is looked after at."""

    desk: Desk
    owner: Caller
    id: LeagueId

    async def league(self) -> League:
        return await self.desk.leagues.fresh(self.id)

    async def season(self) -> Season:
        season = (await self.league()).season
        assert season is not None
        return season

    async def advance(self) -> int:
        """All that is due, in one go where no test wants it in slices: a loaded machine may be slow."""
        policy = self.desk.policy
        if policy.league_slice:
            return await advance_league(replace(self.desk, policy=replace(policy, league_slice=60.0)), self.id)
        return await advance_league(self.desk, self.id)

    async def move_to(self, moment: int) -> None:
        """A sandbox's clock, and what becomes due."""
        await move_clock(self.desk, self.owner, self.id, Moment(moment))
        await self.advance()

    async def play_round(self) -> None:
        """The machines play every match of the round to its end, and the ends are taken note of."""
        await play_machines(self.desk)
        await self.advance()

    async def play_season(self) -> Season:
        """From registration to the end."""
        season = await self.season()
        await self.move_to(season.starts_at)
        for number in range(1, season.rules.calendar.rounds + 1):
            if number > 1:
                await self.move_to(season.round_begins(number))
            await self.play_round()
        await self.move_to(season.ends_at)
        return (await self.league()).seasons[season.number - 1]

    async def entries(self, kind: type[LeagueEntry]) -> Sequence[LeagueEntry]:
        async with self.desk.store.reading() as reading:
            return [logged.entry for logged in await reading.league_log(self.id) if isinstance(logged.entry, kind)]


async def play_machines(desk: Desk) -> None:
    """Every machine's turn in every match, then the closing of what has ended."""
    while True:
        async with desk.store.reading() as reading:
            heads = await reading.machines(500)
        if not heads:
            break
        for head in heads:
            version: int | None = head.version
            while version is not None:
                moved = await take_ai_turn(desk, head.id, version)
                mover = to_move(moved.view.match) if moved else None
                version = moved.version if moved and mover and mover.machine else None
    await close_all(desk)


async def close_all(desk: Desk) -> None:
    async with desk.store.reading() as reading:
        waiting = await reading.pending_closings(Moment(desk.clock.now() + 1), 1_000)
    for closing in waiting:
        await close_match(desk, closing.match, closing.version)


async def sandbox(desk: Desk, owner: Caller, rules: Rules, machines: int, game: str = "the-river") -> Ground:
    """A sandbox league with so many machines registered."""
    terms = LeagueTerms("Trial", game, rules, sandbox=True, seed="river")
    league = (await found_league(desk, owner, terms)).league
    if machines:
        await register_machines(desk, owner, league.id, "drifter", machines)
    return Ground(desk, owner, league.id)


def orders(season: Season) -> list[list[Entrant]]:
    return [[row.player for row in division_standings(season, division)] for division in season.divisions]
