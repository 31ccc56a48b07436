"""What rules would mean is told before people play by them: within bounds, and the same through both doors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.thinker import ThinkerPool
from application.errors import LimitReached, Malformed
from application.hosting.terms import NO_CLOCK
from application.leagues import season_forecast as module
from application.leagues.dry_run import dry_run
from application.leagues.forecast import MOST_PLACES, forecast
from application.leagues.season_forecast import MOST_SEASONS, ForecastQuestion, run_of, season_forecast
from application.policy import Policy
from application.ports.thinker import Computation
from domain.league.terms import Calendar, Divisions
from tests.fakes.desk import Town
from tests.graphql.selections import everything
from tests.houses import House, house
from tests.league.hamlets import refused
from tests.league.towns import HOUR, quick_rules
from tests.test_names import snake_case

RULES = quick_rules(calendar=Calendar(24 * HOUR, 24 * HOUR, 5), divisions=Divisions(most=2, smallest=4, largest=8))
QUESTION = ForecastQuestion(RULES, NO_CLOCK, 10, 0.1, 600_000.0, 0.0)
INPUT = {"registration": 24 * HOUR, "roundLength": 24 * HOUR, "rounds": 5, "tableSize": 2, "divisions": 2}
SIZES = {"smallestDivision": 4, "largestDivision": 8, "exchangeLeast": 1, "exchangeMost": 2, "exchangeOneIn": 4}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


@pytest.fixture
def few_seasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seasons by number and not by time, so that a busy machine forecasts the same."""
    monkeypatch.setattr(module, "MOMENT", float("inf"))
    monkeypatch.setattr(module, "MOST_SEASONS", 5)


def test_a_forecast_sums_up_the_seasons_of_the_dry_run(few_seasons: None) -> None:
    told, reports = season_forecast(QUESTION), list(dry_run(run_of(QUESTION)))
    games = [count for report in reports for count in report.games]
    assert told.seasons == len(reports) == 5
    assert told.length == 5 * 24 * HOUR
    assert (told.fewest_games, told.most_games) == (min(games), max(games))
    assert told.leavers == pytest.approx(sum(report.leavers for report in reports) / 5)
    assert told.leavers > 0
    assert told.evenness == reports[0].evenness != ()


def test_seasons_end_when_the_moment_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOMENT", 0.0)
    assert season_forecast(QUESTION).seasons == 1 < MOST_SEASONS


def test_people_who_stop_moving_hold_tables_up(few_seasons: None) -> None:
    assert season_forecast(QUESTION).held_up == 0
    assert season_forecast(replace(QUESTION, stall=0.5)).held_up > 0.1


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"players": 3}, "people.players"),
        ({"players": MOST_PLACES // 5 + 1}, "people.players"),
        ({"drop_out": 1.5}, "people.drop_out"),
        ({"stall": -0.1}, "people.stall"),
        ({"per_turn": 0.0}, "people.per_turn"),
    ],
)
async def test_impossible_people_are_refused_with_their_path(changes: dict[str, float], path: str) -> None:
    town = Town()
    with pytest.raises(Malformed) as told:
        await forecast(town.desk, await town.human("Ada"), replace(QUESTION, **changes))  # type: ignore[arg-type]
    assert (told.value.code, told.value.data["path"]) == ("bad-number", path)


async def test_rules_that_cannot_be_played_are_refused() -> None:
    town = Town()
    broken = replace(QUESTION, rules=replace(RULES, table_size=5))
    await refused(forecast(town.desk, await town.human("Ada"), broken), Malformed, "bad-rules")


async def test_a_person_asks_for_so_many_at_once() -> None:
    town = Town(Policy(advice_at_once=0))
    await refused(forecast(town.desk, await town.human("Ada"), QUESTION), LimitReached, "too-much-advice")


async def test_another_process_forecasts_the_same_as_this_one() -> None:
    pool = ThinkerPool(1)
    try:
        told = await pool.compute(Computation(season_forecast, QUESTION))
    finally:
        await pool.close()
    assert (told.length, told.evenness) == (5 * 24 * HOUR, season_forecast(QUESTION).evenness)


async def test_both_doors_tell_the_same(home: House, few_seasons: None) -> None:
    ada = await home.human("Ada")
    query = f"""query Forecast($rules: LeagueRulesInput!, $people: LeaguePeopleInput!) {{
      leagueForecast(rules: $rules, people: $people) {everything("LeagueForecast")} }}"""
    people = {"players": 10, "dropOut": 0.1}
    told = (await ada.data(query, rules=INPUT | SIZES, people=people))["leagueForecast"]
    rules = {snake_case(name): value for name, value in (INPUT | SIZES).items()}
    wish = {"rules": rules, "people": {"players": 10, "drop_out": 0.1}}
    answer = await home.http.post("/v1/league-forecasts", json=wish, headers={"Authorization": f"Bearer {ada.token}"})
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    assert told["seasons"] == shown["seasons"] == 5
    assert {name: told[name] for name in ("games", "leavers", "evenness")} == {
        name: shown[name] for name in ("games", "leavers", "evenness")
    }
