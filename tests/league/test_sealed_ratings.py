"""Ratings of a duplicate league follow when its results come out: not before, exactly once, whoever is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from application.callers import Caller
from application.desk import Desk
from application.leagues.close_league import close_league
from application.leagues.found_league import found_league
from application.leagues.rulings import Ruling, annul_table, decide_table
from application.leagues.terms import LeagueTerms
from application.leagues.unseal_round import unseal
from application.matches.close_match import close_match
from application.matches.verify_match import Unsound
from application.ports.closing import Ended
from application.ports.ratings import RankingFilter
from application.ports.store import Notice, Work
from application.process.league_cache import LeagueCache
from application.ratings.rate_match import RateMatch, rate_match
from domain.hosting.terms import MatchId, Status
from domain.league.entries import TableAnnulledLate
from domain.league.ratings import Change, ChangeKind
from domain.league.season import SeasonStatus, tables_under_way
from domain.league.terms import Calendar, Divisions, Scoring
from headwater.desks import open_desk
from headwater.settings import load
from tests.fakes.clock import FakeClock
from tests.league.hamlets import begun, me, play_out, table_of
from tests.league.test_ledger_and_logs import faults_of
from tests.league.test_ratings import GAME, executed
from tests.league.towns import HOUR, RATER, Ground, quick_rules, with_hooks
from tests.workers.desks import desk_on, somebody

DAY = 24 * HOUR
WHY = "the wrong day"
RATED, ANNULLED = ChangeKind.RATED, ChangeKind.ANNULLED
RULES = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 8), calendar=Calendar(HOUR, DAY, 1))


@dataclass
class Round:
    """The only round of a rated season: two tables of two by the same deal, in the order of the tables."""

    ground: Ground
    clock: FakeClock
    people: Sequence[Caller]
    matches: tuple[MatchId, ...]

    @property
    def desk(self) -> Desk:
        return self.ground.desk

    async def seated(self, match: MatchId) -> list[Caller]:
        return [person for person in self.people if (await table_of(self.ground, me(person)))[1] == match]

    async def play(self, match: MatchId) -> None:
        """To its end, which is taken note of."""
        await play_out(self.desk, match, await self.seated(match))
        self.clock.advance(HOUR)
        await self.ground.advance()

    async def played(self) -> None:
        """Both; the last one first."""
        for match in reversed(self.matches):
            await self.play(match)

    async def ruling(self, match: MatchId) -> Ruling:
        return Ruling(self.ground.id, (await table_of(self.ground, me((await self.seated(match))[0])))[0], WHY)

    async def kinds(self, match: MatchId) -> list[ChangeKind]:
        """Of the entries that a match has in the ledger."""
        async with self.desk.store.reading() as reading:
            lines = await reading.changes_of(match)
        assert len(lines) % 2 == 0
        return [line.kind for line in lines[::2]]

    async def ledger(self) -> Sequence[Change]:
        async with self.desk.store.reading() as reading:
            return await reading.ledger(GAME)

    async def rated(self) -> list[MatchId]:
        """The matches of the ledger in its order."""
        return list(dict.fromkeys(line.match for line in await self.ledger()))

    async def told(self) -> tuple[int, int]:
        """How many are ranked, and how many lines their histories have."""
        async with self.desk.store.reading() as reading:
            lines = [len(await reading.rating_history(GAME, me(person), 0, 100)) for person in self.people]
            return await reading.count_ranking(RankingFilter(GAME)), sum(lines)

    async def is_closed(self, match: MatchId) -> bool:
        async with self.desk.store.reading() as reading:
            return match in await reading.closed_at([match])


async def dealt(desk: Desk) -> Round:
    clock = FakeClock(desk.clock.now())
    here = with_hooks(replace(desk, clock=clock))
    owner, *people = [await somebody(here, name) for name in ("Owner", "Ada", "Bea", "Cleo", "Dora")]
    terms = LeagueTerms("Same deal", GAME, RULES, rated=True)
    ground = Ground(here, owner, (await found_league(here, owner, terms)).league.id)
    await begun(here, clock, ground, people)
    matches = tuple(match for match, _, _ in tables_under_way(ground.id, await ground.season()))
    assert len(matches) == 2
    return Round(ground, clock, people, matches)


class Killed(Exception):
    """A process that is no more."""


class KilledAt:
    """Rates, and then the process dies within the transaction, at one match."""

    def __init__(self, match: MatchId) -> None:
        self._match = match

    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        notices = await RateMatch(RATER)(work, ended)
        if ended.match.id == self._match:
            raise Killed
        return notices


class Slow:
    """Rates, and then takes its time within the transaction."""

    def __init__(self) -> None:
        self.has_rated = asyncio.Event()

    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        notices = await RateMatch(RATER)(work, ended)
        self.has_rated.set()
        await asyncio.sleep(0.3)
        return notices


async def is_unsealed(desk: Desk, match: MatchId) -> bool:
    await unseal(desk, match)
    return not (await desk.matches.fresh(match)).match.sealed


async def unsound(work: Work, ended: Ended) -> Sequence[Notice]:
    raise Unsound("a move is missing")


async def test_ratings_tell_nothing_until_the_round_is_over_and_then_all_once(desk: Desk) -> None:
    """LG-61."""
    round = await dealt(desk)
    first, last = round.matches
    await round.play(last)
    assert await round.is_closed(last)
    assert (await round.told(), await round.ledger(), await faults_of(desk)) == ((0, 0), [], ())
    await round.play(first)
    assert (await round.ground.season()).closed == 1
    assert (await round.told(), await round.rated(), await faults_of(desk)) == ((4, 4), [first, last], ())
    before = await round.ledger()
    for match in round.matches:
        await unseal(round.desk, match)
    round.clock.advance(DAY)
    await round.ground.advance()
    assert (await round.ledger(), await faults_of(desk)) == (before, ())


async def test_an_entry_has_the_date_of_the_unsealing(desk: Desk) -> None:
    round = await dealt(desk)
    await round.played()
    assert {line.at for line in await round.ledger()} == {round.clock.now()}


@pytest.mark.parametrize("number", [0, 1])
async def test_who_is_killed_at_the_unsealing_has_rated_what_he_has_unsealed(desk: Desk, number: int) -> None:
    round = await dealt(desk)
    first, last = round.matches
    await round.play(last)
    doomed = replace(round.desk, on_unseal=(KilledAt(round.matches[number]),))
    await play_out(round.desk, first, await round.seated(first))
    with pytest.raises(Killed):
        await Ground(doomed, round.ground.owner, round.ground.id).advance()
    assert [(await round.desk.matches.fresh(match)).match.sealed for match in round.matches] == [number == 0, True]
    assert (await round.rated(), await faults_of(desk)) == ([first][:number], ())
    another = replace(round.desk, leagues=LeagueCache(round.desk.store))
    await Ground(another, round.ground.owner, round.ground.id).advance()
    assert (await round.rated(), await round.told(), await faults_of(desk)) == ([first, last], (4, 4), ())


async def test_a_table_that_the_deadline_ends_is_closed_and_rated_in_its_turn(desk: Desk) -> None:
    """Nobody moves at the first table: who is to move has held it up."""
    round = await dealt(desk)
    first, last = round.matches
    await round.play(last)
    round.clock.advance(DAY)
    await round.ground.advance()
    assert (await round.desk.matches.fresh(first)).match.status is Status.FINISHED
    assert (await round.rated(), await faults_of(desk)) == ([first, last], ())


async def test_what_is_ruled_on_while_it_is_sealed_is_never_rated(desk: Desk) -> None:
    round = await dealt(desk)
    first, last = round.matches
    await round.play(last)
    await annul_table(round.desk, round.ground.owner, await round.ruling(last))
    assert await faults_of(desk) == ()
    await round.play(first)
    assert (await round.ground.season()).closed == 1
    assert (await round.rated(), await faults_of(desk)) == ([first], ())


async def test_what_is_decided_while_it_is_sealed_is_never_rated(desk: Desk) -> None:
    round = await dealt(desk)
    first, last = round.matches
    await round.play(last)
    await decide_table(round.desk, round.ground.owner, await round.ruling(last), [1, 2])
    await round.play(first)
    assert (await round.rated(), await faults_of(desk)) == ([first], ())


async def test_what_is_annulled_after_the_unsealing_is_taken_back(desk: Desk) -> None:
    round = await dealt(desk)
    first, last = round.matches
    ruling = await round.ruling(last)
    await round.played()
    await annul_table(round.desk, round.ground.owner, ruling)
    assert [await round.kinds(match) for match in (first, last)] == [[RATED], [RATED, ANNULLED]]
    assert await faults_of(desk) == ()


@pytest.mark.parametrize("is_seen", [True, False])
async def test_a_late_annulment_holds_whether_or_not_a_worker_has_unsealed_by_then(desk: Desk, is_seen: bool) -> None:
    round = await dealt(desk)
    first, last = round.matches
    await round.play(last)
    ruling = await round.ruling(last)
    round.clock.advance(DAY)
    if is_seen:
        await round.ground.advance()
    await annul_table(round.desk, round.ground.owner, replace(ruling, season=1))
    await round.ground.advance()
    assert len(await round.ground.entries(TableAnnulledLate)) == 1
    assert (await round.ground.league()).seasons[0].status is SeasonStatus.ENDED
    kinds = [await round.kinds(match) for match in (first, last)]
    assert (kinds, await faults_of(desk)) == ([[RATED], [RATED, ANNULLED] if is_seen else []], ())


async def test_a_league_that_is_closed_rates_its_last_round(desk: Desk) -> None:
    round = await dealt(desk)
    await round.play(round.matches[1])
    await close_league(round.desk, round.ground.owner, round.ground.id, "no more")
    round.clock.advance(DAY)
    await round.ground.advance()
    assert (await round.ground.league()).is_done
    assert (tuple(await round.rated()), await faults_of(desk)) == (round.matches, ())


async def finished(round: Round, match: MatchId) -> int:
    """Plays a match, but the worker that would close it is slow; the version of its end."""
    slow = replace(round.desk, on_close=(unsound,))
    with pytest.raises(Unsound):
        await play_out(slow, match, await round.seated(match))
    async with round.desk.store.reading() as reading:
        closing = await reading.closing(match)
    assert closing is not None
    return closing.version


async def test_a_round_does_not_wait_for_a_match_that_cannot_be_closed_and_its_closing_rates_it(desk: Desk) -> None:
    round = await dealt(desk)
    first, last = round.matches
    await round.play(last)
    version = await finished(round, first)
    broken = replace(round.desk, on_close=(unsound,))
    round.clock.advance(DAY)
    await Ground(broken, round.ground.owner, round.ground.id).advance()
    assert (await round.ground.league()).seasons[0].status is SeasonStatus.ENDED
    assert (await round.rated(), await faults_of(desk)) == ([last], ())
    round.clock.advance(HOUR)
    assert await close_match(round.desk, first, version)
    assert (await round.rated(), await faults_of(desk)) == ([last, first], ())


async def test_who_closes_a_match_that_was_still_sealed_when_he_looked_rates_it(desk: Desk) -> None:
    round = await dealt(desk)
    match = round.matches[0]
    await finished(round, match)
    seen = (await round.desk.matches.fresh(match)).match
    await unseal(round.desk, match)
    assert await round.rated() == []
    async with round.desk.store.working() as work:
        assert seen.sealed
        assert await work.close_match(match, round.clock.now(), None)
        await RateMatch(RATER)(work, Ended(seen, round.clock.now()))
        await work.commit()
    assert (await round.rated(), await faults_of(desk)) == ([match], ())


@pytest.mark.parametrize("is_closed_first", [True, False])
async def test_closing_and_unsealing_at_once_rate_once(desk: Desk, is_closed_first: bool) -> None:
    round = await dealt(desk)
    match, slow = round.matches[0], Slow()
    version = await finished(round, match)
    if is_closed_first:
        first = asyncio.create_task(close_match(replace(round.desk, on_close=(slow,)), match, version))
        await slow.has_rated.wait()
        await asyncio.gather(*(unseal(round.desk, match) for _ in range(2)))
        assert await first
    else:
        first = asyncio.create_task(is_unsealed(replace(round.desk, on_unseal=(slow,)), match))
        await slow.has_rated.wait()
        assert await close_match(round.desk, match, version)
        assert await first
    assert (await round.kinds(match), await faults_of(desk)) == ([RATED], ())


async def test_a_ruling_during_the_unsealing_takes_the_rating_back(desk: Desk) -> None:
    round = await dealt(desk)
    match, slow = round.matches[1], Slow()
    await round.play(match)
    ruling = await round.ruling(match)
    first = asyncio.create_task(is_unsealed(replace(round.desk, on_unseal=(slow,)), match))
    await slow.has_rated.wait()
    await annul_table(round.desk, round.ground.owner, ruling)
    assert await first
    assert (await round.kinds(match), await faults_of(desk)) == ([RATED, ANNULLED], ())


async def test_a_match_that_an_early_server_rated_at_its_closing_is_not_rated_again(desk: Desk) -> None:
    round = await dealt(desk)
    first, last = round.matches
    await finished(round, last)
    match = (await round.desk.matches.fresh(last)).match
    async with round.desk.store.working() as work:
        assert await work.close_match(last, round.clock.now(), None)
        await rate_match(work, RATER, replace(match, sealed=False), round.clock.now())
        await work.commit()
    assert await faults_of(desk) == (f"entry 1: match {last} is none that is rated",)
    await round.play(first)
    assert (await round.rated(), await round.kinds(last)) == ([last, first], [RATED])
    assert await faults_of(desk) == ()


async def test_an_entry_that_is_missing_after_the_unsealing_or_has_no_right_date_is_found(database: str) -> None:
    async with desk_on(database) as desk:
        round = await dealt(desk)
        await round.played()
        last = round.matches[1]
        await executed(database, f"update rating_changes set at = at + 1 where match = '{last}'")
        assert f"entry 2: match {last} was not closed then" in await faults_of(desk)
        await executed(database, f"delete from rating_changes where match = '{last}'")
        assert f"match {last}: is finished and rated, but not entered" in await faults_of(desk)


async def test_the_server_rates_as_the_leagues_here_do(sqlite_url: str) -> None:
    async with open_desk(load(database=sqlite_url)) as desk:
        here = with_hooks(desk)
        assert {*map(type, here.on_close)} <= {*map(type, desk.on_close)}
        assert [*map(type, here.on_unseal)] == [RateMatch]
        assert RateMatch in map(type, desk.on_unseal)
