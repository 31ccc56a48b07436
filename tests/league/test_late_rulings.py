"""Rulings after a season has ended: a match can be taken out of the ratings, and nothing else changes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, Forbidden, Malformed, NotFound
from application.leagues.close_league import close_league
from application.leagues.departures import own_departures
from application.leagues.found_league import found_league
from application.leagues.give_role import give_role
from application.leagues.rulings import Ruling, adjust_clock, annul_table, decide_table, replace_player
from application.leagues.terms import LeagueTerms
from application.ratings.verify_ratings import verify_ratings
from domain.hosting.terms import MatchId
from domain.league.entries import TableAnnulledLate, TableEnded
from domain.league.ratings import ChangeKind, Strength
from domain.league.season import SeasonStatus
from domain.league.terms import Calendar, Rules
from tests.fakes.clock import FakeClock
from tests.houses import House, house
from tests.league.hamlets import ONE_DIVISION, Hamlet, begun, me, play_out, refused, table_of
from tests.league.test_doors import CREATED, played
from tests.league.test_held_up import departures, mover_of
from tests.league.towns import HOUR, RATER, Ground, close_all, orders, quick_rules, with_hooks
from tests.workers.desks import somebody

DAY = 24 * HOUR
WHY = "two of them were one person"
RULES = quick_rules(calendar=Calendar(HOUR, DAY, 1), divisions=ONE_DIVISION)
PAUSED = quick_rules(calendar=Calendar(HOUR, DAY, 1, pause=DAY), divisions=ONE_DIVISION)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def ended(ground: Ground, clock: FakeClock, people: Sequence[Caller]) -> tuple[Ruling, MatchId]:
    """The season's only table is played, and the season ends; what would annul the table."""
    place, match = await table_of(ground, me(people[0]))
    await play_out(ground.desk, match, people)
    clock.advance(DAY)
    await ground.advance()
    assert (await ground.league()).seasons[0].status is SeasonStatus.ENDED
    return Ruling(ground.id, place, WHY, season=1), match


async def test_ratings_are_corrected_and_final_standings_and_promotions_stay(desk: Desk) -> None:
    """LG-55."""
    clock = FakeClock(desk.clock.now())
    here = with_hooks(replace(desk, clock=clock))
    owner, *people = [await somebody(here, name) for name in ("Owner", "Ada", "Bea")]
    terms = LeagueTerms("Rated", "the-river", RULES)
    ground = Ground(here, owner, (await found_league(here, owner, terms)).league.id)
    await begun(here, clock, ground, people)
    ruling, match = await ended(ground, clock, people)
    before = await ground.league()
    assert len(before.seasons) == 2, "the next one is open already"
    await annul_table(here, owner, ruling)
    async with here.store.reading() as reading:
        ratings = await reading.ratings("the-river", [person.required_player().id for person in people])
        kinds = [line.kind for line in await reading.changes_of(match)]
    assert kinds == [ChangeKind.RATED, ChangeKind.RATED, ChangeKind.ANNULLED, ChangeKind.ANNULLED]
    assert {(rating.games, round(rating.strength.mean, 6)) for rating in ratings} == {(0, Strength().mean)}
    check = await verify_ratings(here, RATER, "the-river")
    assert (check.entries, check.faults) == (2, ())
    league = await ground.league()
    assert orders(league.seasons[0]) == orders(before.seasons[0])
    assert (league.past, league.seasons[1]) == (before.past, before.seasons[1])
    [table] = league.seasons[0].divisions[0].tables
    assert (table.annulled, table.annulled_late, table.counts) == (False, True, True)
    at = (ruling.place.division, ruling.place.round, ruling.place.table)
    assert await ground.entries(TableAnnulledLate) == [TableAnnulledLate(owner.required_player().id, WHY, 1, *at)]
    await refused(annul_table(here, owner, ruling), Conflict, "already-annulled")
    await ground.advance()
    assert (await ground.league()).version == league.version


async def test_in_the_pause_the_newest_season_is_the_one_that_has_ended(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, PAUSED)
    ruling, match = await ended(ground, hamlet.town.clock, people)
    await annul_table(hamlet.desk, ground.owner, replace(ruling, season=None))
    async with hamlet.desk.store.reading() as reading:
        assert len(await reading.changes_of(match)) == 4


async def test_what_was_annulled_in_time_is_not_annulled_again(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, RULES)
    place, match = await table_of(ground, me(people[0]))
    await play_out(hamlet.desk, match, people)
    await annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, WHY))
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    again = Ruling(ground.id, place, WHY, season=1)
    await refused(annul_table(hamlet.desk, ground.owner, again), Conflict, "already-annulled")


@pytest.mark.parametrize("rules", [RULES, PAUSED], ids=["next one open", "pause"])
async def test_all_other_rulings_are_refused_after_the_end(hamlet: Hamlet, rules: Rules) -> None:
    """LG-55."""
    ground, people = await hamlet.started(2, rules)
    ruling, _ = await ended(ground, hamlet.town.clock, people)
    owner, one, version = ground.owner, me(people[0]), (await ground.league()).version
    for doing in (
        decide_table(hamlet.desk, owner, ruling, [1, 2]),
        replace_player(hamlet.desk, owner, ruling, one, "drifter"),
        replace_player(hamlet.desk, owner, ruling, one, substitute=me(people[1])),
        adjust_clock(hamlet.desk, owner, ruling, one, HOUR),
    ):
        await refused(doing, Conflict, "season-not-running")
    assert (await ground.league()).version == version


async def test_an_old_season_is_ruled_on_while_a_new_one_runs_and_by_name_only(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, RULES)
    ruling, _ = await ended(ground, hamlet.town.clock, people)
    await begun(hamlet.desk, hamlet.town.clock, ground, people)
    running = await ground.season()
    assert (running.number, running.status) == (2, SeasonStatus.RUNNING)
    await refused(decide_table(hamlet.desk, ground.owner, ruling, [1, 2]), Conflict, "season-not-running")
    await annul_table(hamlet.desk, ground.owner, ruling)
    assert await ground.season() == running
    await annul_table(hamlet.desk, ground.owner, replace(ruling, season=None))
    [table] = (await ground.season()).divisions[0].tables
    assert (table.annulled, table.annulled_late) == (True, False)


async def test_seasons_that_were_not_played_know_no_rulings(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, RULES)
    ruling, _ = await ended(ground, hamlet.town.clock, people)
    for number in (0, 3):
        unknown = replace(ruling, season=number)
        await refused(annul_table(hamlet.desk, ground.owner, unknown), NotFound, "unknown-season")
    await refused(annul_table(hamlet.desk, ground.owner, replace(ruling, season=2)), Conflict, "season-not-running")
    await close_league(hamlet.desk, ground.owner, ground.id, "no more")
    await refused(annul_table(hamlet.desk, ground.owner, replace(ruling, season=2)), Conflict, "season-not-running")
    await annul_table(hamlet.desk, ground.owner, ruling)


async def test_late_rulings_too_are_for_referees_and_need_a_reason(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, RULES)
    ruling, _ = await ended(ground, hamlet.town.clock, people)
    referee, stranger = await hamlet.town.human("Referee"), await hamlet.town.human("Stranger")
    await give_role(hamlet.desk, ground.owner, ground.id, referee.required_player().id, referee=True)
    for one in (people[0], stranger):
        await refused(annul_table(hamlet.desk, one, ruling), Forbidden, "referee-only")
    await refused(annul_table(hamlet.desk, referee, replace(ruling, reason=" ")), Malformed, "bad-reason")
    await annul_table(hamlet.desk, referee, ruling)


@pytest.mark.parametrize("is_seen", [True, False])
async def test_nobody_has_left_a_table_that_is_annulled_late_whoever_is_faster(hamlet: Hamlet, is_seen: bool) -> None:
    ground, people = await hamlet.started(2, PAUSED)
    place, match = await table_of(ground, me(people[0]))
    mover = await mover_of(hamlet, match, people)
    hamlet.town.clock.advance(DAY)
    if is_seen:
        await ground.advance()
        await close_all(hamlet.desk)
        assert await departures(hamlet, mover) == 1
    await annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, WHY))
    await ground.advance()
    [ended] = await ground.entries(TableEnded)
    assert isinstance(ended, TableEnded)
    assert ended.left == (me(mover),)
    assert await departures(hamlet, mover) == 0
    told = await own_departures(hamlet.desk, mover)
    assert [each.forgiven for each in told.left] == [True], "he is told what was forgiven"


async def test_both_doors_tell_a_late_annulment(home: House) -> None:
    ada = await home.human("Ada")
    id = await played(home, ada)
    before = (await home.http.get(f"/v1/leagues/{id}/standings?season=1")).json()
    at = {"leagueId": id, "season": 1, "division": 1, "round": 1, "table": 1, "reason": "a trial"}
    told = await ada.do("annulTable", at, CREATED)
    [event] = told["events"]
    assert event["text"].endswith("season 1, after its end; ratings are corrected, the final standings stay: a trial")
    wish = {"season": 1, "division": 1, "round": 2, "table": 1, "reason": "a trial"}
    done = await home.http.post(f"/v1/leagues/{id}/rulings/annul", json=wish, headers=ada.caller_headers)
    assert done.status_code == 200
    ruled = {**wish, "ranks": [1, 2]}
    late = await home.http.post(f"/v1/leagues/{id}/rulings/decide", json=ruled, headers=ada.caller_headers)
    assert (late.status_code, late.json()["code"]) == (409, "season-not-running")
    tables = (await home.http.get(f"/v1/leagues/{id}/tables?season=1")).json()["items"]
    first = [table for table in tables if table["division"] == 1]
    assert [(table["is_annulled"], table["is_annulled_late"]) for table in first] == [(False, True)] * 2
    query = """query ($id: ID!) { league(id: $id) { season(number: 1) { divisions {
      tables { isAnnulled isAnnulledLate } } } } }"""
    shown = (await ada.data(query, id=id))["league"]["season"]["divisions"][0]["tables"]
    assert shown == [{"isAnnulled": False, "isAnnulledLate": True}] * 2
    after = (await home.http.get(f"/v1/leagues/{id}/standings?season=1")).json()
    assert after["divisions"] == before["divisions"]
    events = (await home.http.get(f"/v1/leagues/{id}/events")).json()["items"]
    assert [(event["kind"], event["season"]) for event in events[-2:]] == [("table-annulled-late", 1)] * 2
