"""What a season pins: whatever the league is told meanwhile, it keeps the rules and the clock it opened with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from api.rule_names import flat_rules
from application.leagues.configure import configure
from application.leagues.found_league import plain_data
from application.leagues.league_changes import numbered_entries
from application.leagues.register import register
from domain.hosting.terms import MatchId, Moment, Pace, PlayerId, Timing
from domain.league.entries import Configured, Founded, read, written
from domain.league.league import fold
from domain.league.rules_text import rules_text
from domain.league.terms import LeagueId, Rules
from tests.houses import House, house
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, table_of
from tests.league.towns import HOUR, Ground, quick_rules

SLOW = Timing(Pace.CORRESPONDENCE, per_turn=24 * HOUR)
FAST = Timing(Pace.LIVE, bank=60_000)
RULES = quick_rules(divisions=ONE_DIVISION)
OTHER = replace(RULES, rest=5)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def _clock_of(ground: Ground, match: MatchId) -> Timing:
    return (await ground.desk.matches.fresh(match)).match.timing


async def test_another_clock_is_for_the_next_season(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, RULES, timing=SLOW)
    await configure(hamlet.desk, ground.owner, ground.id, timing=FAST)
    season = await ground.season()
    hamlet.town.clock.advance(24 * HOUR)
    await ground.advance()
    place, match = await table_of(ground, me(people[0]))
    assert (place.round, await _clock_of(ground, match)) == (2, SLOW)
    hamlet.town.clock.advance(season.ends_at - hamlet.town.clock.now())
    await ground.advance()
    league = await ground.league()
    assert [each.timing for each in league.seasons] == [SLOW, FAST]


def test_an_early_season_has_the_clock_its_league_had_when_it_opened() -> None:
    founded = Founded(
        PlayerId("ply_ada"), "Early", "the-river", "1", {}, plain_data(SLOW), rules_text(RULES), True, False
    )
    opened = read("season-opened", {"number": 1, "starts_at": 1, "ends_at": 2, "rules": rules_text(RULES)})
    configured = Configured(PlayerId("ply_ada"), plain_data(FAST), rules_text(RULES))
    league = fold(LeagueId("lge_early"), numbered_entries(0, Moment(0), [founded, opened, configured]))
    assert league.season is not None
    assert (league.season.timing, league.timing) == (SLOW, FAST)
    assert read(*written(opened)) == opened


async def test_both_doors_tell_the_rules_and_the_clock_of_the_season_and_those_of_the_next(home: House) -> None:
    ada = await home.human("Ada")
    wish = {"name": "Clocks", "game": "the-river", "rules": flat_rules(rules_text(RULES)), "timing": plain_data(SLOW)}
    id = (await home.http.post("/v1/leagues", json=wish, headers=ada.caller_headers)).json()["id"]
    await home.http.post(f"/v1/leagues/{id}/registration", headers=ada.caller_headers)
    changes = {"rules": flat_rules(rules_text(OTHER)), "timing": plain_data(FAST)}
    answer = await home.http.put(f"/v1/leagues/{id}/rules", json=changes, headers=ada.caller_headers)
    league, season = answer.json(), answer.json()["season"]
    assert (season["timing"], league["timing"]) == (plain_data(SLOW), plain_data(FAST))
    assert (season["rules"], league["rules"]) == (
        flat_rules(rules_text(RULES)),
        flat_rules(rules_text(OTHER)),
    )
    own = "timing { pace bank perTurn } rules { rest }"
    there = (await ada.data(f"query ($id: ID!) {{ league(id: $id) {{ {own} season {{ {own} }} }} }}", id=id))["league"]
    assert there["season"]["timing"] == {"pace": "CORRESPONDENCE", "bank": 0, "perTurn": 24 * HOUR}
    assert there["timing"] == {"pace": "LIVE", "bank": 60_000, "perTurn": 0}
    assert (there["season"]["rules"]["rest"], there["rules"]["rest"]) == (RULES.rest, OTHER.rest)


async def test_rules_and_clock_are_each_given_whole_and_both_doors_say_so(home: House) -> None:
    """LG-47."""
    ada = await home.human("Ada")
    wish = {"name": "Whole", "game": "the-river", "rules": flat_rules(rules_text(OTHER)), "timing": plain_data(SLOW)}
    id = (await home.http.post("/v1/leagues", json=wish, headers=ada.caller_headers)).json()["id"]
    fewer = {"registration": HOUR, "round_length": HOUR, "rounds": 2}
    answer = await home.http.put(f"/v1/leagues/{id}/rules", json={"rules": fewer}, headers=ada.caller_headers)
    assert (answer.json()["rules"]["rest"], answer.json()["timing"]) == (Rules(OTHER.calendar).rest, plain_data(SLOW))
    flat = {"registration": HOUR, "roundLength": HOUR, "rounds": 2}
    selection = "... on LeagueChanged { league { rules { tableSize } timing { perTurn } } }"
    there = await ada.do("configureLeague", {"leagueId": id, "rules": flat}, selection)
    assert there["league"] == {"rules": {"tableSize": 4}, "timing": {"perTurn": SLOW.per_turn}}
    kept = await ada.do("configureLeague", {"leagueId": id, "timing": {"pace": "LIVE", "bank": 60_000}}, selection)
    assert kept["league"] == {"rules": {"tableSize": 4}, "timing": {"perTurn": 0}}
    page = (await home.http.get("/openapi.json")).json()
    said = page["paths"]["/v1/leagues/{league}/rules"]["put"]["description"]
    kind = (await ada.data('{ __type(name: "ConfigureLeagueInput") { description } }'))["__type"]
    assert all("given WHOLE" in text for text in (said, kind["description"]))


async def test_an_open_season_takes_other_rules_until_somebody_has_registered(hamlet: Hamlet) -> None:
    """LG-47."""
    ada = await hamlet.town.human("Ada")
    ground = await hamlet.found(ada, RULES, timing=SLOW)
    hamlet.town.clock.advance(HOUR // 2)
    longer = replace(RULES, calendar=replace(RULES.calendar, registration=5 * HOUR, rounds=4))
    await configure(hamlet.desk, ada, ground.id, longer, FAST)
    season, now = await ground.season(), hamlet.town.clock.now()
    assert (season.number, season.rules, season.timing) == (1, longer, FAST)
    assert (season.opened_at, season.starts_at) == (now, now + 5 * HOUR)
    assert season.ends_at == season.starts_at + 4 * 24 * HOUR
    await register(hamlet.desk, ada, ground.id)
    await configure(hamlet.desk, ada, ground.id, RULES)
    assert (await ground.season()).rules == longer
    async with hamlet.desk.store.reading() as reading:
        assert fold(ground.id, await reading.league_log(ground.id)) == await ground.league()


async def test_a_season_whose_registration_is_over_is_not_opened_again(hamlet: Hamlet) -> None:
    ada = await hamlet.town.human("Ada")
    ground = await hamlet.found(ada, RULES)
    hamlet.town.clock.advance(HOUR)
    await configure(hamlet.desk, ada, ground.id, OTHER)
    assert (await ground.season()).rules == RULES
    await ground.advance()
    assert [season.rules for season in (await ground.league()).seasons] == [RULES, OTHER]
