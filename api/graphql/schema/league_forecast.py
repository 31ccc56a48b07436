"""What rules of a league would mean, from seasons played by chance."""

from __future__ import annotations

import strawberry

from api.graphql.schema.leagues import DivisionEvenness
from api.graphql.schema.scalars import Milliseconds
from application.leagues.season_forecast import SeasonForecast


@strawberry.input(description="How the players of a league are.")
class LeaguePeopleInput:
    players: int = strawberry.field(description="How many register.")
    drop_out: float = strawberry.field(default=0.02, description="The chance that a player leaves during a round.")
    per_turn: Milliseconds = strawberry.field(
        default=Milliseconds(600_000), description="How long a turn takes on average."
    )
    stall: float = strawberry.field(
        default=0.0, description="The chance that a player moves no more at a table, and does not leave."
    )


@strawberry.type(description="What came of seasons that were played by chance on the real scheduler.")
class LeagueForecast:
    seasons: int = strawberry.field(description="How many seasons were played.")
    length: Milliseconds = strawberry.field(description="How long a season lasts from its first round on.")
    fewest_games: int = strawberry.field(description="The fewest matches of a player who stayed to the end.")
    most_games: int = strawberry.field(description="The most matches of a player who stayed to the end.")
    games: float = strawberry.field(description="The matches of a player who stayed to the end, on average.")
    at_deadline: float = strawberry.field(description="The share of tables that their deadline ended.")
    held_up: float = strawberry.field(description="The share of tables that one player held up.")
    forfeited: float = strawberry.field(description="The share of tables that were not played.")
    timed_out: float = strawberry.field(description="How many players run out of time in a season.")
    leavers: float = strawberry.field(description="How many players leave in a season.")
    promoted: float = strawberry.field(description="How many players go up after a season.")
    waiting: float = strawberry.field(description="How many players find no place in a season.")
    agreement: float = strawberry.field(
        description="How well the final order shows the strengths: 1 is exactly, 0 is chance."
    )
    evenness: list[DivisionEvenness] = strawberry.field(
        description="How often any two players meet, once for each kind of division; empty without a schedule."
    )


def forecast_of(forecast: SeasonForecast) -> LeagueForecast:
    return LeagueForecast(
        seasons=forecast.seasons,
        length=Milliseconds(forecast.length),
        fewest_games=forecast.fewest_games,
        most_games=forecast.most_games,
        games=forecast.games,
        at_deadline=forecast.at_deadline,
        held_up=forecast.held_up,
        forfeited=forecast.forfeited,
        timed_out=forecast.timed_out,
        leavers=forecast.leavers,
        promoted=forecast.promoted,
        waiting=forecast.waiting,
        agreement=forecast.agreement,
        evenness=[
            DivisionEvenness(players=each.players, fewest=each.fewest, most=each.most, difference=each.difference)
            for each in forecast.evenness
        ],
    )
