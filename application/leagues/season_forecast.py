"""What rules of a league would mean: figures of seasons that are played by chance, as many as fit into a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from statistics import fmean
from time import process_time

from application.leagues.dry_run import DryRun, People, SeasonReport, dry_run
from domain.hosting.terms import Timing
from domain.league.evenness import DivisionEvenness
from domain.league.terms import Rules

MOST_SEASONS = 200
"""They tell shares and averages to about one in a hundred."""
MOMENT = 1.5
"""Seconds of computing after which no further season begins."""
SEED = 1
"""The same rules get the same forecast."""


@dataclass(frozen=True, slots=True)
class ForecastQuestion:
    """Rules and clock of a league, and how its players are: how many, how often one leaves a round, how long a turn
    takes on average, and how often one stops moving at a table without leaving."""

    rules: Rules
    timing: Timing
    players: int
    drop_out: float
    per_turn: float
    stall: float


@dataclass(frozen=True, slots=True)
class SeasonForecast:
    """What came of `seasons` seasons. Games are those of a player who stays; the next three are shares of all tables;
    the rest are averages of a season. `agreement` says how well the final order shows the strengths: 1 is exactly."""

    seasons: int
    length: int
    fewest_games: int
    most_games: int
    games: float
    at_deadline: float
    held_up: float
    forfeited: float
    timed_out: float
    leavers: float
    promoted: float
    waiting: float
    agreement: float
    evenness: tuple[DivisionEvenness, ...]


def season_forecast(question: ForecastQuestion) -> SeasonForecast:
    end = process_time() + MOMENT
    reports = list(_seasons_until(dry_run(run_of(question)), lambda: process_time() > end))
    tables = max(1, sum(each.played + each.at_deadline + each.held_up + each.forfeited for each in reports))
    games = [count for each in reports for count in each.games]
    return SeasonForecast(
        seasons=len(reports),
        length=reports[0].length,
        fewest_games=min(games, default=0),
        most_games=max(games, default=0),
        games=_mean(games),
        at_deadline=round(sum(each.at_deadline for each in reports) / tables, 4),
        held_up=round(sum(each.held_up for each in reports) / tables, 4),
        forfeited=round(sum(each.forfeited for each in reports) / tables, 4),
        timed_out=_mean([each.timed_out for each in reports]),
        leavers=_mean([each.leavers for each in reports]),
        promoted=_mean([each.promoted for each in reports]),
        waiting=_mean([each.waiting for each in reports]),
        agreement=_mean([each.agreement for each in reports]),
        evenness=reports[0].evenness,
    )


def run_of(question: ForecastQuestion) -> DryRun:
    people = People(question.players, question.drop_out, per_turn=question.per_turn, stall=question.stall)
    return DryRun(question.rules, people, MOST_SEASONS, SEED, question.timing)


def _seasons_until(seasons: Iterator[SeasonReport], is_late: Callable[[], bool]) -> Iterator[SeasonReport]:
    """At least one."""
    yield next(seasons)
    yield from takewhile(lambda _: not is_late(), seasons)


def _mean(numbers: Sequence[float]) -> float:
    return round(fmean(numbers), 4) if numbers else 0.0
