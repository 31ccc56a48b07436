"""Ask what rules of a league would mean before people play by them."""

from __future__ import annotations

from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.hosting.terms import fair_timing
from application.leagues.season_forecast import ForecastQuestion, SeasonForecast, run_of, season_forecast
from application.leagues.terms import sound_rules
from application.limits.owners import account_of
from application.ports.thinker import Computation

MOST_PLACES = 10_000
"""Players times rounds: a season of so many takes about three seconds to play, however it is paired."""


async def forecast(desk: Desk, caller: Caller, question: ForecastQuestion) -> SeasonForecast:
    """For everyone who may found leagues. It counts as advice: a person asks for a few at once."""
    caller.player_with(Scope.LEAGUES)
    sound_rules(question.rules, sandbox=True)
    _check_people(question)
    account = account_of(caller)
    asked = replace(question, timing=fair_timing(question.timing, desk.policy))
    with desk.advice.one_for(account, desk.policy.advice_at_once):
        return await desk.thinker.compute(Computation(season_forecast, asked, account))


def _check_people(question: ForecastQuestion) -> None:
    for path, fault in run_of(question).faults():
        raise Malformed("bad-number", path=path, fault=fault)
    if question.players * question.rules.calendar.rounds > MOST_PLACES:
        fault = f"times the number of rounds must be at most {MOST_PLACES}"
        raise Malformed("bad-number", path="people.players", fault=fault)
