"""Leagues that were founded before their rules had the bounds of today: they are told and looked after as ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from icalendar import Calendar as Dates

from api.graphql.schema.scalars import GREATEST
from api.rule_names import flat_rules
from application.callers import Caller
from application.desk import Desk
from application.errors import Malformed
from application.hosting.terms import NO_CLOCK
from application.leagues.advance import advance_league
from application.leagues.configure import configure
from application.leagues.drive import send_due_leagues
from application.leagues.found_league import found_league, plain_data, season_opening
from application.leagues.league_changes import numbered_entries
from application.leagues.register import register
from application.leagues.terms import LeagueTerms
from application.ports.leagues import league_summary_of
from application.process.outgoing import IdleQueue
from application.tasks import stored_form
from domain.hosting.terms import Pace, Timing
from domain.league.entries import Founded
from domain.league.league import fold
from domain.league.rules_text import rules_text
from domain.league.season import SeasonStatus
from domain.league.terms import Calendar, Departure, Discipline, Divisions, Exchange, LeagueId, Points, Rules, Scoring
from tests.fakes.clock import FakeClock
from tests.houses import House, house
from tests.league.hamlets import ONE_DIVISION, refused
from tests.league.towns import HOUR, Ground, quick_rules
from tests.tables import caller_of
from tests.workers.desks import somebody

LARGE = 2**31 - 1
"""The greatest number that GraphQL has ever taken for a count."""
COUNTS = quick_rules(
    exchange=Exchange(one_in=LARGE, least=LARGE, most=LARGE),
    discipline=Discipline(LARGE, GREATEST, GREATEST),
    points=Points((LARGE, 0), sitting_out=LARGE),
    reach=LARGE,
    rest=LARGE,
    divisions=ONE_DIVISION,
)
LENGTHS = quick_rules(calendar=Calendar(GREATEST, GREATEST, 500, GREATEST))
HASTY = quick_rules(calendar=Calendar(1, 1, 1), divisions=ONE_DIVISION)
PATCHY = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 2, 8), departure=Departure.FORFEIT)
EARLY = {"counts": COUNTS, "lengths": LENGTHS, "hasty": HASTY, "patchy": PATCHY}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def founded_early(desk: Desk, owner: Caller, rules: Rules) -> Ground:
    """A league as it was stored when nothing of this was refused."""
    at, edition = desk.clock.now(), desk.games.for_new_match("the-river", None).info.edition
    by = owner.required_player().id
    first = Founded(by, "Early", "the-river", edition, {}, plain_data(NO_CLOCK), rules_text(rules), True, False)
    logged = numbered_entries(0, at, [first, season_opening(1, at, rules, NO_CLOCK)])
    league = fold(LeagueId(desk.ids.fresh("lge")), logged)
    async with desk.store.working() as work:
        await work.found_league(league_summary_of(league), desk.ids.secret(), logged)
        await work.commit()
    return Ground(desk, owner, league.id)


@pytest.mark.parametrize("rules", EARLY.values(), ids=EARLY)
async def test_rules_beyond_the_bounds_of_today_are_told_by_both_doors(home: House, rules: Rules) -> None:
    ada = await home.human("Ada")
    id = (await founded_early(home.desk, await caller_of(ada), rules)).id
    for path in ("", "/standings", "/standings.csv", "/tables", "/calendar.ics", "/events"):
        assert (await ada.get(f"/v1/leagues/{id}{path}")).status_code == 200, path
    shown = (await ada.get(f"/v1/leagues/{id}")).json()
    assert shown["rules"] == flat_rules(rules_text(rules))
    query = """query ($id: ID!) { league(id: $id) { season { startsAt endsAt capacity rules { rest } } rules {
      registration rounds rest reach exchangeMost barredAfterLeaves barredFor pointsAtTwo pointsSittingOut } } }"""
    there = (await ada.data(query, id=id))["league"]
    assert there["rules"]["registration"] == rules.calendar.registration
    assert (there["rules"]["rest"], there["rules"]["pointsAtTwo"]) == (rules.rest, list(rules.points.two))
    assert there["season"]["endsAt"] == shown["season"]["ends_at"]


async def test_leagues_are_listed_whatever_the_rules_of_one_of_them(home: House) -> None:
    ada = await home.human("Ada")
    ids = [(await founded_early(home.desk, await caller_of(ada), rules)).id for rules in EARLY.values()]
    listed = (await ada.get("/v1/leagues")).json()
    assert {item["id"] for item in listed["items"]} == set(ids)
    found = await ada.data("{ leagues { edges { node { id } } } }")
    assert {edge["node"]["id"] for edge in found["leagues"]["edges"]} == set(ids)


async def test_a_season_later_than_any_calendar_has_the_last_date_there_is(home: House) -> None:
    ada = await home.human("Ada")
    rules = replace(LENGTHS, calendar=replace(LENGTHS.calendar, rounds=2))
    id = (await founded_early(home.desk, await caller_of(ada), rules)).id
    events = Dates.from_ical((await ada.get(f"/v1/leagues/{id}/calendar.ics")).text).walk("VEVENT")
    assert events[0].decoded("dtend").year == 9999
    assert [event.decoded("dtstart").year for event in events[1:]] == [9999, 9999, 9999]


@pytest.mark.parametrize("rules", EARLY.values(), ids=EARLY)
async def test_workers_look_after_such_a_league_and_keep_no_other_waiting(desk: Desk, rules: Rules) -> None:
    clock, shelf = FakeClock(desk.clock.now()), IdleQueue()
    here = replace(desk, clock=clock, queue=shelf)
    owner, *people = [await somebody(here, name) for name in ("Owner", "Ada", "Bea")]
    early = await founded_early(here, owner, rules)
    terms = LeagueTerms("Town", "the-river", quick_rules(divisions=ONE_DIVISION))
    town = Ground(here, owner, (await found_league(here, owner, terms)).league.id)
    for ground in (early, town):
        for person in people:
            await register(here, person, ground.id)
    clock.advance(HOUR)
    await send_due_leagues(here)
    for task in shelf.tasks:
        await advance_league(here, LeagueId(stored_form(task)[0]))
    assert (await town.season()).status is SeasonStatus.RUNNING
    is_begun = (await early.league()).seasons[0].status is not SeasonStatus.REGISTRATION
    assert is_begun == (rules.calendar.registration <= HOUR)


async def test_new_rules_of_such_a_league_have_the_bounds_of_today_and_what_is_not_asked_for_stays(desk: Desk) -> None:
    early = await founded_early(desk, await somebody(desk), COUNTS)
    await refused(configure(desk, early.owner, early.id, COUNTS), Malformed, "bad-rules")
    timing = Timing(Pace.CORRESPONDENCE, per_turn=HOUR)
    league = (await configure(desk, early.owner, early.id, timing=timing)).league
    assert (league.timing, league.rules) == (timing, COUNTS)
    assert (await configure(desk, early.owner, early.id, quick_rules())).league.rules == quick_rules()
