"""The rules of leagues as types and inputs."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from enum import Enum
from typing import TypeVar

import strawberry

from api.graphql.schema.match_parts import Pace
from api.graphql.schema.scalars import Milliseconds
from application.errors import Malformed
from domain.hosting.terms import Timing
from domain.kernel.plain import Plain
from domain.league import terms
from domain.league.rules_text import rules_of

T = TypeVar("T")


@strawberry.enum(description="Who plays whom.")
class LeagueFormat(Enum):
    ROUND_ROBIN = strawberry.enum_value("round-robin", description="Everyone meets everyone, as evenly as possible.")
    SWISS = strawberry.enum_value("swiss", description="The nearest in the standings meet.")
    LADDER = strawberry.enum_value("ladder", description="Challenges upwards, within reach.")
    SERIES = strawberry.enum_value("series", description="The same few play one match after the other.")


@strawberry.enum(description="What a table is worth.")
class LeagueScoring(Enum):
    PLACES = strawberry.enum_value("places", description="Points by place.")
    DUPLICATE = strawberry.enum_value("duplicate", description="The same deal everywhere; the score against the field.")


@strawberry.enum(description="What parts players of equal points; the seed always comes last.")
class TieBreak(Enum):
    WINS = strawberry.enum_value("wins", description="First places.")
    MEETINGS = strawberry.enum_value("meetings", description="Who came before whom where those who are tied met.")
    OPPONENTS = strawberry.enum_value("opponents", description="The points of one's opponents.")
    SCORE = strawberry.enum_value("score", description="Scores as a share of the best at each table.")
    GAMES = strawberry.enum_value("games", description="Tables that were really played.")


@strawberry.enum(description="What becomes of a player who leaves during a season.")
class LeagueDeparture(Enum):
    STAND_IN = strawberry.enum_value("stand-in", description="A machine of the same strength sits in; reclaimable.")
    FORFEIT = strawberry.enum_value("forfeit", description="Last place at every table still to come.")
    EXPUNGE = strawberry.enum_value("expunge", description="As if the player had never played.")


@strawberry.type(description="The clock of a league's matches.")
class LeagueTiming:
    pace: Pace = strawberry.field(description="How time runs.")
    bank: Milliseconds = strawberry.field(description="With a live clock: what each seat begins with.")
    increment: Milliseconds = strawberry.field(description="With a live clock: what is added after each turn.")
    per_turn: Milliseconds = strawberry.field(description="In correspondence: what each turn may take.")


def league_timing(timing: Timing) -> LeagueTiming:
    return LeagueTiming(
        pace=Pace(timing.pace.value),
        bank=Milliseconds(timing.bank),
        increment=Milliseconds(timing.increment),
        per_turn=Milliseconds(timing.per_turn),
    )


@strawberry.type(description="How a league's seasons are played.")
class LeagueRules:
    registration: Milliseconds = strawberry.field(description="How long one can register before the start.")
    round_length: Milliseconds = strawberry.field(description="How long a round lasts.")
    rounds: int = strawberry.field(description="How many rounds a season has.")
    pause: Milliseconds = strawberry.field(description="How long after a season the next one opens.")
    format: LeagueFormat = strawberry.field(description="Who plays whom.")
    table_size: int = strawberry.field(description="How many play at a table, at most.")
    scoring: LeagueScoring = strawberry.field(description="What a table is worth.")
    points_at_two: list[int] = strawberry.field(description="Points by place at tables of two.")
    points_at_three: list[int] = strawberry.field(description="Points by place at tables of three.")
    points_at_four: list[int] = strawberry.field(description="Points by place at tables of four.")
    points_sitting_out: int = strawberry.field(description="Points for who has to sit a round out.")
    tie_breaks: list[TieBreak] = strawberry.field(description="What parts equals, in this order.")
    divisions: int = strawberry.field(description="The most divisions there may be.")
    smallest_division: int = strawberry.field(description="The fewest players of a division.")
    largest_division: int = strawberry.field(description="The most players of a division.")
    exchange_one_in: int = strawberry.field(description="One in so many of the smaller division changes places.")
    exchange_least: int = strawberry.field(description="But at least so many.")
    exchange_most: int = strawberry.field(description="And at most so many.")
    departure: LeagueDeparture = strawberry.field(description="What becomes of those who leave.")
    barred_after_leaves: int = strawberry.field(description="Who leaves so often may not register for a time.")
    barred_within: Milliseconds = strawberry.field(description="Within which time departures are counted.")
    barred_for: Milliseconds = strawberry.field(description="For how long.")
    reach: int = strawberry.field(description="On a ladder: how many places higher one can challenge.")
    rest: int = strawberry.field(description="How many seasons one can miss and keep one's division.")


def league_rules(rules: terms.Rules) -> LeagueRules:
    calendar, points, divisions = rules.calendar, rules.points, rules.divisions
    return LeagueRules(
        registration=Milliseconds(calendar.registration),
        round_length=Milliseconds(calendar.round_length),
        rounds=calendar.rounds,
        pause=Milliseconds(calendar.pause),
        format=LeagueFormat(rules.format.value),
        table_size=rules.table_size,
        scoring=LeagueScoring(rules.scoring.value),
        points_at_two=list(points.two),
        points_at_three=list(points.three),
        points_at_four=list(points.four),
        points_sitting_out=points.sitting_out,
        tie_breaks=[TieBreak(each.value) for each in rules.tie_breaks],
        divisions=divisions.most,
        smallest_division=divisions.smallest,
        largest_division=divisions.largest,
        exchange_one_in=rules.exchange.one_in,
        exchange_least=rules.exchange.least,
        exchange_most=rules.exchange.most,
        departure=LeagueDeparture(rules.departure.value),
        barred_after_leaves=rules.discipline.leaves,
        barred_within=Milliseconds(rules.discipline.within),
        barred_for=Milliseconds(rules.discipline.barred),
        reach=rules.reach,
        rest=rules.rest,
    )


@strawberry.input(
    description="How seasons are to be played. What is left out takes its default, whatever the league had."
)
class LeagueRulesInput:
    registration: Milliseconds = strawberry.field(description="How long one can register before the start.")
    round_length: Milliseconds = strawberry.field(description="How long a round lasts.")
    rounds: int = strawberry.field(description="How many rounds a season has.")
    pause: Milliseconds = strawberry.field(
        default=Milliseconds(0), description="How long after a season the next one opens."
    )
    format: LeagueFormat = strawberry.field(default=LeagueFormat.ROUND_ROBIN, description="Who plays whom.")
    table_size: int = strawberry.field(default=4, description="How many play at a table, at most.")
    scoring: LeagueScoring = strawberry.field(default=LeagueScoring.PLACES, description="What a table is worth.")
    points_at_two: list[int] | None = strawberry.field(default=None, description="Points by place at tables of two.")
    points_at_three: list[int] | None = strawberry.field(
        default=None, description="Points by place at tables of three."
    )
    points_at_four: list[int] | None = strawberry.field(default=None, description="Points by place at tables of four.")
    points_sitting_out: int | None = strawberry.field(
        default=None, description="Points for who has to sit a round out."
    )
    tie_breaks: list[TieBreak] | None = strawberry.field(default=None, description="What parts equals, in this order.")
    divisions: int = strawberry.field(default=1, description="The most divisions there may be.")
    smallest_division: int = strawberry.field(default=2, description="The fewest players of a division.")
    largest_division: int = strawberry.field(default=16, description="The most players of a division.")
    exchange_one_in: int = strawberry.field(
        default=4, description="One in so many of the smaller division changes places."
    )
    exchange_least: int = strawberry.field(default=1, description="But at least so many.")
    exchange_most: int = strawberry.field(default=4, description="And at most so many.")
    departure: LeagueDeparture = strawberry.field(
        default=LeagueDeparture.STAND_IN, description="What becomes of those who leave."
    )
    barred_after_leaves: int | None = strawberry.field(
        default=None, description="Who leaves so often may not register for a time."
    )
    barred_within: Milliseconds | None = strawberry.field(
        default=None, description="Within which time departures are counted."
    )
    barred_for: Milliseconds | None = strawberry.field(default=None, description="For how long.")
    reach: int = strawberry.field(default=3, description="On a ladder: how many places higher one can challenge.")
    rest: int = strawberry.field(default=2, description="How many seasons one can miss and keep one's division.")


def domain_rules(input: LeagueRulesInput) -> terms.Rules:
    """The domain's rules; raises Malformed."""
    points = {
        "two": input.points_at_two,
        "three": input.points_at_three,
        "four": input.points_at_four,
        "sitting_out": input.points_sitting_out,
    }
    discipline = {"leaves": input.barred_after_leaves, "within": input.barred_within, "barred": input.barred_for}
    data: dict[str, Plain] = {
        "calendar": {
            "registration": input.registration,
            "round_length": input.round_length,
            "rounds": input.rounds,
            "pause": input.pause,
        },
        "format": str(input.format.value),
        "table_size": input.table_size,
        "scoring": str(input.scoring.value),
        "points": _without_nulls(points),
        "divisions": {
            "most": input.divisions,
            "smallest": input.smallest_division,
            "largest": input.largest_division,
        },
        "exchange": {"one_in": input.exchange_one_in, "least": input.exchange_least, "most": input.exchange_most},
        "departure": str(input.departure.value),
        "discipline": _without_nulls(discipline),
        "reach": input.reach,
        "rest": input.rest,
    }
    if input.tie_breaks is not None:
        data["tie_breaks"] = [str(each.value) for each in input.tie_breaks]
    try:
        return rules_of(data)
    except ValueError as fault:
        raise Malformed("bad-rules", path="rules", fault=str(fault)) from None


FLAT = {
    "calendar.registration": "registration",
    "calendar.roundLength": "roundLength",
    "calendar.rounds": "rounds",
    "calendar.pause": "pause",
    "points.two": "pointsAtTwo",
    "points.three": "pointsAtThree",
    "points.four": "pointsAtFour",
    "points.sittingOut": "pointsSittingOut",
    "divisions.most": "divisions",
    "divisions.smallest": "smallestDivision",
    "divisions.largest": "largestDivision",
    "exchange.oneIn": "exchangeOneIn",
    "exchange.least": "exchangeLeast",
    "exchange.most": "exchangeMost",
    "discipline.leaves": "barredAfterLeaves",
    "discipline.within": "barredWithin",
    "discipline.barred": "barredFor",
}


_NAMES = {
    **{f"rules.{path}": f"rules.{name}" for path, name in FLAT.items()},
    "milliseconds": "more",
    "substitute": "substituteId",
}


async def with_flat_paths(work: Awaitable[T]) -> T:
    """Awaits the work; in a Malformed refusal, names the input as GraphQL does, where rules are flat."""
    try:
        return await work
    except Malformed as refusal:
        path = str(refusal.data["path"])
        if path not in _NAMES:
            raise
        raise Malformed(refusal.code, refusal.rule, **{**refusal.data, "path": _NAMES[path]}) from None


def _without_nulls(values: Mapping[str, list[int] | int | None]) -> dict[str, Plain]:
    return {key: list(each) if isinstance(each, list) else each for key, each in values.items() if each is not None}
