"""What is told as a file or by a cursor: CSV without ragged lines, calendars as their standard wants them."""

from __future__ import annotations

import csv
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path

import pytest
from icalendar import Calendar, Event

from api.calendars import season_calendar
from api.cursors import league_place, ranked_place, ranking_cursor
from application.callers import Caller, Scope
from application.errors import Malformed
from application.ports.ratings import RankingPlace, Rating
from application.ratings.find_rankings import RankedPlace
from application.words import words
from domain.hosting.terms import Moment
from domain.league.ratings import Kind, Strength
from domain.league.terms import LeagueId
from tests.houses import Guest, House, house
from tests.league.test_doors import CREATED, RULES, founded
from tests.league.towns import Ground, with_hooks


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def started(home: House, owner: Guest, id: str) -> None:
    """It is the moment of the season's start."""
    assert owner.player is not None
    ground = Ground(with_hooks(home.desk), Caller(owner.player, frozenset(Scope)), LeagueId(id))
    await ground.move_to((await ground.season()).starts_at)


async def test_the_csv_of_a_ladder_has_a_value_for_every_column(home: House) -> None:
    owner = await home.human("Ada")
    id = await founded(owner, rules={**RULES, "format": "LADDER"})
    await owner.do("registerMachines", {"leagueId": id, "level": "DRIFTER", "count": 4}, CREATED)
    await started(home, owner, id)
    header, *lines = csv.reader(StringIO((await home.http.get(f"/v1/leagues/{id}/standings.csv")).text))
    assert len(lines) == 4
    assert {len(line) for line in lines} == {len(header)}
    assert (await home.http.get(f"/v1/leagues/{id}/standings")).json()["tie_breaks"] == []


async def events_of(home: House, id: str) -> list[Event]:
    text = (await home.http.get(f"/v1/leagues/{id}/calendar.ics?season=1")).text
    return [event for event in Calendar.from_ical(text).walk("VEVENT") if isinstance(event, Event)]


@pytest.mark.parametrize("is_closed", [True, False], ids=["closed", "lapsed"])
async def test_the_calendar_calls_a_cancelled_season_off(home: House, is_closed: bool) -> None:
    owner = await home.human("Ada")
    id = await founded(owner)
    assert not any("status" in event for event in await events_of(home, id))
    if is_closed:
        await owner.do("closeLeague", {"leagueId": id, "reason": "nobody came"}, CREATED)
    else:
        await started(home, owner, id)
    assert {str(event["status"]) for event in await events_of(home, id)} == {"CANCELLED"}


async def test_what_is_shorter_than_a_second_is_a_moment_in_the_calendar(home: House) -> None:
    owner = await home.human("Ada")
    id = await founded(owner, rules={**RULES, "registration": 1, "roundLength": 1})
    league = await home.desk.leagues.fresh(LeagueId(id))
    assert league.season is not None
    events = Calendar.from_ical(season_calendar(league, league.season)).walk("VEVENT")
    assert len(events) == 4
    assert all(event.decoded("dtend") > event.decoded("dtstart") for event in events if "dtend" in event)


def written(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


@pytest.mark.parametrize(
    "text",
    ["-7:1000:x", "0:1000:x", "1_0:1000:x", " 1:1000:x", "1:1e3:x", f"1:{10**30}:x", "1:1000:", "1:1000:a\0", "1"],
)
def test_a_cursor_that_was_never_given_out_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as told:
        ranked_place(written(text))
    assert told.value.code == "bad-cursor"


@pytest.mark.parametrize("cursor", ["!", "MToxMDAwOng=", "MTox\nMDAwOng", written("5:lge\0"), written(f"{10**30}:lge")])
def test_what_is_no_cursor_of_ours_is_refused(cursor: str) -> None:
    for read in (ranked_place, league_place):
        with pytest.raises(Malformed):
            read(cursor)


def test_a_cursor_leads_where_the_page_ended_below_nothing_too() -> None:
    low = Rating("the-river", "ai:hand:2", Kind.AI, Strength(-9.0, 8.0), 3, Moment(5), Moment(5))
    assert low.strength.shown < 0
    assert ranked_place(ranking_cursor(12, low)) == RankedPlace(RankingPlace(low.strength.shown, low.subject), 12)


@pytest.mark.parametrize("timing", [{"pace": "NONE", "bank": 5000}, {"pace": "NONE", "perTurn": 1}])
async def test_founding_refuses_the_clocks_that_configuring_refuses(home: House, timing: dict[str, object]) -> None:
    owner = await home.human("Ada")
    wish = {"name": "Doors", "game": "the-river", "rules": RULES, "timing": timing}
    assert (await owner.do("createLeague", wish, CREATED))["code"] == "bad-timing"
    id = await founded(owner)
    assert (await owner.do("configureLeague", {"leagueId": id, "timing": timing}, CREATED))["code"] == "bad-timing"


@pytest.mark.parametrize(("language", "word"), [("en", "leagues"), ("it", "leghe"), ("es", "ligas"), ("pt", "ligas")])
def test_a_bot_that_founds_a_league_is_told_that_it_cannot(language: str, word: str) -> None:
    assert word in words(language).texts["refusal.humans-only"]
