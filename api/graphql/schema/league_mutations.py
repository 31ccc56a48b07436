"""Mutations of leagues; every result is a success or a typed refusal."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.inputs import OptionInput, TimingInput, timing_from
from api.graphql.schema.league_rules import LeagueRulesInput, domain_rules
from api.graphql.schema.leagues import League, LeagueEvent, event_of, league_of
from api.graphql.schema.refusals import (
    Conflict,
    InvalidInput,
    LimitReached,
    NotAllowed,
    NotFound,
    WrongStatus,
    attempt,
)
from api.graphql.schema.scalars import Milliseconds, Moment
from api.graphql.schema.vocabulary import AiLevel
from application.callers import Scope
from application.leagues.challenge import challenge, withdraw_challenge
from application.leagues.close_league import close_league
from application.leagues.configure import configure
from application.leagues.endings import Place
from application.leagues.found_league import found_league
from application.leagues.give_role import give_role
from application.leagues.league_changes import LeagueChanged as Changed
from application.leagues.league_view import view_of_league
from application.leagues.move_clock import move_clock
from application.leagues.register import register, register_machines
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, adjust_clock, annul_table, decide_table, replace_player
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import withdraw
from domain.hosting.terms import Moment as Instant
from domain.hosting.terms import PlayerId
from domain.league.terms import Entrant, LeagueId

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")
_LEAGUE = "The league."
_AHEAD = "The moment; it must lie ahead, at most ten years ahead of the world's clock."


@strawberry.type(description="The league was changed.")
class LeagueChanged:
    league: League = strawberry.field(description="The league after the change.")
    version: int = strawberry.field(description="The version the change led to.")
    events: list[LeagueEvent] = strawberry.field(description="What the change logged.")


ChangeLeagueResult: Any = union_type(
    "ChangeLeagueResult",
    "The changed league, or why it was not changed.",
    [LeagueChanged, NotFound, NotAllowed, InvalidInput, LimitReached, WrongStatus, Conflict],
)


@strawberry.input(description="A league to found.")
class CreateLeagueInput:
    name: str = strawberry.field(description="What it is to be called.")
    game: str = strawberry.field(description="The game's key.")
    rules: LeagueRulesInput = strawberry.field(description="How its seasons are played.")
    options: list[OptionInput] = strawberry.field(
        default_factory=list, description="Options of the game; those left out take their default."
    )
    edition: str | None = strawberry.field(default=None, description="The edition; the standard one when left out.")
    timing: TimingInput | None = strawberry.field(default=None, description="The clock of its matches.")
    is_rated: bool = strawberry.field(default=True, description="Whether its matches count for ratings.")
    is_sandbox: bool = strawberry.field(default=False, description="Whether it has a clock of its own.")
    seed: str = strawberry.field(default="", description="What a sandbox's deals follow from; for no other.")


@strawberry.input(description="Which league.")
class LeagueInput:
    league_id: strawberry.ID = strawberry.field(description=_LEAGUE)


@strawberry.input(
    description="Other rules and another clock from the next season on. Each is given WHOLE: what is left out inside "
    "it takes its default, not what the league had. The one of the two that is left out stays."
)
class ConfigureLeagueInput:
    league_id: strawberry.ID = strawberry.field(description=_LEAGUE)
    rules: LeagueRulesInput | None = strawberry.field(
        default=None, description="All the rules; they stay when this is left out."
    )
    timing: TimingInput | None = strawberry.field(
        default=None, description="The whole clock of its matches; it stays when this is left out."
    )


@strawberry.input(description="A league to close for good.")
class CloseLeagueInput:
    league_id: strawberry.ID = strawberry.field(description=_LEAGUE)
    reason: str = strawberry.field(description="Why: for all to read.")


@strawberry.input(description="Whether somebody is a referee.")
class SetRefereeInput:
    league_id: strawberry.ID = strawberry.field(description=_LEAGUE)
    player_id: strawberry.ID = strawberry.field(description="Who.")
    is_referee: bool = strawberry.field(default=True, description="Whether from now on, or no longer.")


@strawberry.input(description="Machines that are to take part in a sandbox.")
class RegisterMachinesInput:
    league_id: strawberry.ID = strawberry.field(description=_LEAGUE)
    level: str = strawberry.field(graphql_type=AiLevel, description="Their level.")
    count: int = strawberry.field(default=1, description="How many.")


@strawberry.input(description="A challenge on a ladder.")
class ChallengeInput:
    league_id: strawberry.ID = strawberry.field(description=_LEAGUE)
    challenged_id: strawberry.ID = strawberry.field(description="Who stands higher.")


@strawberry.input(description="What a sandbox's clock shall show.")
class MoveLeagueClockInput:
    league_id: strawberry.ID = strawberry.field(description=_LEAGUE)
    to: Moment = strawberry.field(description=_AHEAD)


@strawberry.input(description="A table, and why something is done about it.")
class TableInput:
    league_id: strawberry.ID = strawberry.field(description=_LEAGUE)
    division: int = strawberry.field(description="The division, from 1.")
    round: int = strawberry.field(description="The round, from 1.")
    table: int = strawberry.field(description="The table's number.")
    reason: str = strawberry.field(description="Why: for all to read.")
    season: int | None = strawberry.field(
        default=None, description="Its number; the newest when left out. After its end tables are only annulled."
    )


@strawberry.input(description="How a table ended, as a referee says.")
class DecideTableInput:
    at: TableInput = strawberry.field(description="Which table, and why.")
    ranks: list[int] = strawberry.field(
        description="The ranks in seat order, such as 1 2 2 4; 1 2 4 4 where two are each the last."
    )


@strawberry.input(description="The player to replace: by a machine at once, or by somebody on the waiting list.")
class ReplacePlayerInput:
    at: TableInput = strawberry.field(description="Which table, and why.")
    player_id: strawberry.ID = strawberry.field(description="Who.")
    level: str | None = strawberry.field(
        graphql_type=AiLevel | None, default=None, description="By which level; of his own strength if left out."
    )
    substitute_id: strawberry.ID | None = strawberry.field(
        default=None, description="By whom of the waiting list, from the next round on, instead of a machine."
    )


@strawberry.input(description="More or less time for somebody.")
class AdjustClockInput:
    at: TableInput = strawberry.field(description="Which table, and why.")
    player_id: strawberry.ID = strawberry.field(description="Whose clock.")
    more: Milliseconds = strawberry.field(default=Milliseconds(0), description="How much more.")
    less: Milliseconds = strawberry.field(
        default=Milliseconds(0), description="How much less: of what was given before."
    )


def _ruling(at: TableInput) -> Ruling:
    return Ruling(LeagueId(at.league_id), Place(at.division, at.round, at.table), at.reason, at.season)


async def _change(info: Info, work: Awaitable[Changed]) -> Any:
    def answer(changed: Changed) -> LeagueChanged:
        look = view_of_league(info.context.desk, info.context.caller, changed.league)
        events = [event_of(changed.league.id, each, info.context.caller.language) for each in changed.logged]
        return LeagueChanged(league=league_of(look), version=changed.league.version, events=events)

    return await attempt(info, work, answer)


async def _create_league(info: Info, input: CreateLeagueInput) -> Changed:
    info.context.caller.player_with(Scope.LEAGUES)
    terms = LeagueTerms(
        name=input.name,
        game=input.game,
        rules=domain_rules(input.rules),
        options={option.key: option.value for option in input.options},
        edition=input.edition,
        timing=timing_from(input.timing or TimingInput()),
        rated=input.is_rated,
        sandbox=input.is_sandbox,
        seed=input.seed,
    )
    return await found_league(info.context.desk, info.context.caller, terms)


async def _configure_league(info: Info, input: ConfigureLeagueInput) -> Changed:
    info.context.caller.player_with(Scope.LEAGUES)
    rules = None if input.rules is None else domain_rules(input.rules)
    timing = None if input.timing is None else timing_from(input.timing)
    return await configure(info.context.desk, info.context.caller, LeagueId(input.league_id), rules, timing)


@strawberry.type(description="What can be done in leagues.")
class LeagueMutations:
    @mutation(graphql_type=ChangeLeagueResult, description="Founds a league.", metadata=COST)
    async def create_league(self, info: Info, input: Annotated[CreateLeagueInput, INPUT]) -> Any:
        return await _change(info, _create_league(info, input))

    @mutation(
        graphql_type=ChangeLeagueResult,
        description="Changes rules and clock from the next season on; each is given WHOLE. "
        "A season that is open and that nobody has registered for yet takes them at once and opens again.",
        metadata=COST,
    )
    async def configure_league(self, info: Info, input: Annotated[ConfigureLeagueInput, INPUT]) -> Any:
        return await _change(info, _configure_league(info, input))

    @mutation(
        graphql_type=ChangeLeagueResult,
        description="Closes a league for good: no season opens any more, and one that has not begun is called off.",
        metadata=COST,
    )
    async def close_league(self, info: Info, input: Annotated[CloseLeagueInput, INPUT]) -> Any:
        league = LeagueId(input.league_id)
        return await _change(info, close_league(info.context.desk, info.context.caller, league, input.reason))

    @mutation(graphql_type=ChangeLeagueResult, description="Makes somebody a referee, or not.", metadata=COST)
    async def set_referee(self, info: Info, input: Annotated[SetRefereeInput, INPUT]) -> Any:
        league, player = LeagueId(input.league_id), PlayerId(input.player_id)
        return await _change(info, give_role(info.context.desk, info.context.caller, league, player, input.is_referee))

    @mutation(graphql_type=ChangeLeagueResult, description="Registers for a season, or to wait.", metadata=COST)
    async def join_league(self, info: Info, input: Annotated[LeagueInput, INPUT]) -> Any:
        return await _change(info, register(info.context.desk, info.context.caller, LeagueId(input.league_id)))

    @mutation(
        graphql_type=ChangeLeagueResult,
        description="Takes a registration back, or leaves the season under way.",
        metadata=COST,
    )
    async def withdraw_from_league(self, info: Info, input: Annotated[LeagueInput, INPUT]) -> Any:
        return await _change(info, withdraw(info.context.desk, info.context.caller, LeagueId(input.league_id)))

    @mutation(
        graphql_type=ChangeLeagueResult,
        description="Comes back to a season one has left, and to one's seat at the table under way.",
        metadata=COST,
    )
    async def return_to_league(self, info: Info, input: Annotated[LeagueInput, INPUT]) -> Any:
        return await _change(info, return_to_season(info.context.desk, info.context.caller, LeagueId(input.league_id)))

    @mutation(graphql_type=ChangeLeagueResult, description="Lets machines take part in a sandbox.", metadata=COST)
    async def register_machines(self, info: Info, input: Annotated[RegisterMachinesInput, INPUT]) -> Any:
        desk, caller, league = info.context.desk, info.context.caller, LeagueId(input.league_id)
        return await _change(info, register_machines(desk, caller, league, input.level, input.count))

    @mutation(graphql_type=ChangeLeagueResult, description="Challenges somebody on a ladder.", metadata=COST)
    async def challenge(self, info: Info, input: Annotated[ChallengeInput, INPUT]) -> Any:
        league, other = LeagueId(input.league_id), Entrant(input.challenged_id)
        return await _change(info, challenge(info.context.desk, info.context.caller, league, other))

    @mutation(
        graphql_type=ChangeLeagueResult,
        description="Takes back one's challenge before the round begins that it is for.",
        metadata=COST,
    )
    async def withdraw_challenge(self, info: Info, input: Annotated[LeagueInput, INPUT]) -> Any:
        return await _change(
            info, withdraw_challenge(info.context.desk, info.context.caller, LeagueId(input.league_id))
        )

    @mutation(graphql_type=ChangeLeagueResult, description="Moves a sandbox's clock forward.", metadata=COST)
    async def move_league_clock(self, info: Info, input: Annotated[MoveLeagueClockInput, INPUT]) -> Any:
        league, to = LeagueId(input.league_id), Instant(input.to)
        return await _change(info, move_clock(info.context.desk, info.context.caller, league, to))

    @mutation(
        graphql_type=ChangeLeagueResult,
        description="Takes a table out of standings and ratings; after the season's end out of the ratings alone.",
        metadata=COST,
    )
    async def annul_table(self, info: Info, input: Annotated[TableInput, INPUT]) -> Any:
        return await _change(info, annul_table(info.context.desk, info.context.caller, _ruling(input)))

    @mutation(graphql_type=ChangeLeagueResult, description="Says how a table ended.", metadata=COST)
    async def decide_table(self, info: Info, input: Annotated[DecideTableInput, INPUT]) -> Any:
        return await _change(info, decide_table(info.context.desk, info.context.caller, _ruling(input.at), input.ranks))

    @mutation(graphql_type=ChangeLeagueResult, description="Lets a machine or a substitute play.", metadata=COST)
    async def replace_player(self, info: Info, input: Annotated[ReplacePlayerInput, INPUT]) -> Any:
        desk, caller, player = info.context.desk, info.context.caller, Entrant(input.player_id)
        substitute = None if input.substitute_id is None else Entrant(input.substitute_id)
        return await _change(info, replace_player(desk, caller, _ruling(input.at), player, input.level, substitute))

    @mutation(graphql_type=ChangeLeagueResult, description="Adjusts a player's clock at a table.", metadata=COST)
    async def adjust_clock(self, info: Info, input: Annotated[AdjustClockInput, INPUT]) -> Any:
        desk, caller, player = info.context.desk, info.context.caller, Entrant(input.player_id)
        return await _change(info, adjust_clock(desk, caller, _ruling(input.at), player, input.more - input.less))
