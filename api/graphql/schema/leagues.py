"""Leagues: seasons, lists, events."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.payloads import Payloads
from api.graphql.schema.fields import computed_field
from api.graphql.schema.league_divisions import Entrant, LeagueDivision, division_of, entrant
from api.graphql.schema.league_rules import (
    LeagueRules,
    LeagueTiming,
    league_rules,
    league_timing,
)
from api.graphql.schema.nodes import Node, PageInfo
from api.graphql.schema.players import LazyPlayer, load_player
from api.graphql.schema.scalars import JSON, Moment
from application.leagues.follow import league_event, read_league_events
from application.leagues.look import LeagueLook
from application.ports.leagues import LeagueSummary
from application.words import words
from domain.league.entries import LeagueLogged
from domain.league.season import Season
from domain.league.terms import Role


@strawberry.enum(description="What one may do in a league; each may do what those after it may.")
class LeagueRole(Enum):
    OWNER = strawberry.enum_value("owner", description="Everything.")
    REFEREE = strawberry.enum_value("referee", description="Annul, decide, replace, adjust clocks.")
    MEMBER = strawberry.enum_value("member", description="Takes part.")
    SPECTATOR = strawberry.enum_value("spectator", description="Looks on.")


@strawberry.enum(description="Where a season is in its life.")
class SeasonStatus(Enum):
    REGISTRATION = strawberry.enum_value("registration", description="One can register.")
    RUNNING = strawberry.enum_value("running", description="It is being played.")
    ENDED = strawberry.enum_value("ended", description="It is over.")
    CANCELLED = strawberry.enum_value(
        "cancelled", description="It is not played: too few had registered, or the league was closed."
    )


@strawberry.type(description="Somebody who wants to play.")
class Registration:
    entrant: Entrant = strawberry.field(description="Who.")
    rating: float = strawberry.field(description="The mean strength newcomers are placed by.")


@strawberry.type(description="On a ladder: somebody wants the place of one who stands higher, in the next round.")
class LadderChallenge:
    challenger: Entrant = strawberry.field(description="Who.")
    challenged: Entrant = strawberry.field(description="Whose place.")


@strawberry.type(description="How often any two players of a division meet in a round robin.")
class DivisionEvenness:
    players: int = strawberry.field(description="How many play in the division.")
    fewest: int = strawberry.field(description="How often any two meet at least.")
    most: int = strawberry.field(description="How often any two meet at most.")
    difference: int = strawberry.field(description="The difference of the two: 0 or 1 is as even as can be.")


@strawberry.type(description="A season under the rules, and with the clock, it began with.")
class LeagueSeason:
    look: strawberry.Private[LeagueLook]
    season: strawberry.Private[Season]
    number: int = strawberry.field(description="From 1.")
    status: SeasonStatus = strawberry.field(description="Where it is in its life.")
    opened_at: Moment = strawberry.field(description="When registration opened.")
    starts_at: Moment = strawberry.field(description="When registration closes and the first round begins.")
    ends_at: Moment = strawberry.field(description="When it ends, come what may.")
    rounds: int = strawberry.field(description="How many rounds there are.")
    paired: int = strawberry.field(description="Rounds whose tables are known.")
    closed: int = strawberry.field(description="Rounds in which nothing is open any more.")
    capacity: int = strawberry.field(description="How many can take part; who comes later waits.")

    @computed_field(description="The rules it is played by.")
    def rules(self) -> LeagueRules:
        return league_rules(self.season.rules)

    @computed_field(description="The clock of its matches.")
    def timing(self) -> LeagueTiming:
        return league_timing(self.season.timing)

    @computed_field(
        description="Who has a place, in the order of coming; once it has begun, who plays.", metadata={"cost": 5}
    )
    def registered(self) -> list[Registration]:
        registered = self.look.registered(self.season)
        return [Registration(entrant=entrant(each.player), rating=each.rating) for each in registered]

    @computed_field(
        description="Who has registered and found no room, in the order of their claims, or came later.",
        metadata={"cost": 5},
    )
    def waiting(self) -> list[Entrant]:
        return [entrant(player) for player in self.look.waiting(self.season)]

    @computed_field(
        description="How evenly people meet in a round robin, once for each kind of division, the largest first. While "
        "registration is open: for divisions of even size, as many as those registered by now fill. "
        "Empty in other formats.",
        metadata={"cost": 5},
    )
    def evenness(self) -> list[DivisionEvenness]:
        return [
            DivisionEvenness(players=each.players, fewest=each.fewest, most=each.most, difference=each.difference)
            for each in self.look.evenness(self.season)
        ]

    @computed_field(description="The challenges for the next round of a ladder, in the order of coming.")
    def challenges(self) -> list[LadderChallenge]:
        return [
            LadderChallenge(challenger=entrant(each.challenger), challenged=entrant(each.challenged))
            for each in self.season.challenges
        ]

    @computed_field(description="The divisions, from the highest.", metadata={"cost": 2})
    def divisions(self) -> list[LeagueDivision]:
        return [division_of(self.look, self.season, each) for each in self.season.divisions]


@strawberry.type(description="Something that changed a league; its version is the cursor to resume after it.")
class LeagueEvent:
    cursor: str = strawberry.field(description="The cursor: the version as text.")
    league_id: strawberry.ID = strawberry.field(description="The league.")
    version: int = strawberry.field(description="The league's version after it; versions leave no gap.")
    at: Moment = strawberry.field(description="When it happened.")
    kind: str = strawberry.field(description="What happened: `registered`, `round-paired`, `table-ended`, ...")
    text: str = strawberry.field(description="What happened, as a sentence in the caller's language.")
    data: JSON = strawberry.field(description="The whole event as plain data, the same as in REST.")
    payloads: strawberry.Private[Payloads] = field(default_factory=Payloads)


@strawberry.type(description="A page of a league's events.")
class LeagueEventPage:
    events: list[LeagueEvent] = strawberry.field(description="The events, oldest first.")
    version: int = strawberry.field(description="The league's version when the page was read.")
    has_more: bool = strawberry.field(description="Whether there are more behind it.")


SEASON = strawberry.argument(description="Its number; the newest when left out.")
AFTER = strawberry.argument(description="The cursor of the last event one has; from the beginning without it.")
FIRST = strawberry.argument(description="How many at most.")


@strawberry.type(description="A league: seasons with divisions, standings and referees. All of it is public.")
class League(Node):
    look: strawberry.Private[LeagueLook]
    name: str = strawberry.field(description="What it is called.")
    game: str = strawberry.field(description="The game's key.")
    edition: str = strawberry.field(description="The edition that is played.")
    is_rated: bool = strawberry.field(description="Whether its matches count for ratings.")
    is_sandbox: bool = strawberry.field(description="Whether it has a clock of its own, for trying clients.")
    founded_at: Moment = strawberry.field(description="When it was founded.")
    closed_at: Moment | None = strawberry.field(description="Since when no season opens in it any more.")
    version: int = strawberry.field(description="How often it has changed.")
    now: Moment = strawberry.field(description="The time by the league's own clock.")
    role: LeagueRole = strawberry.field(description="What the caller may do in it.")
    season_count: int = strawberry.field(description="How many seasons it has had.")

    @computed_field(description="Who owns it.")
    async def owner(self, info: Info) -> LazyPlayer | None:
        return await load_player(info, self.look.league.owner)

    @computed_field(description="Its referees.")
    def referees(self) -> list[Entrant]:
        roles = self.look.league.roles
        return [entrant(player) for player, role in roles.items() if role is Role.REFEREE]

    @computed_field(description="The game's options in its matches, as plain data.")
    def options(self) -> JSON:
        return JSON(dict(self.look.league.options))

    @computed_field(description="The clock of the matches of the next season that opens.")
    def timing(self) -> LeagueTiming:
        return league_timing(self.look.league.timing)

    @computed_field(description="The rules of the next season that opens.")
    def rules(self) -> LeagueRules:
        return league_rules(self.look.league.rules)

    @computed_field(description="A season; null when there was none of this number.")
    def season(self, number: Annotated[int | None, SEASON] = None) -> LeagueSeason | None:
        seasons = self.look.league.seasons
        wanted = len(seasons) if number is None else number
        return season_of(self.look, seasons[wanted - 1]) if 1 <= wanted <= len(seasons) else None

    @computed_field(description="What happened, oldest first.", metadata={"cost": 5})
    async def events(
        self, info: Info, after: Annotated[int, AFTER] = 0, first: Annotated[int, FIRST] = 100
    ) -> LeagueEventPage:
        entries, version = await read_league_events(info.context.desk, self.look.league.id, after, first)
        events = [event_of(self.look.league.id, each, info.context.caller.language) for each in entries]
        return LeagueEventPage(events=events, version=version, has_more=after + len(entries) < version)


@strawberry.type(description="A league as lists show it.")
class LeagueHead:
    id: strawberry.ID = strawberry.field(description="The league's id.")
    name: str = strawberry.field(description="What it is called.")
    owner_id: strawberry.ID = strawberry.field(description="Who owns it.")
    game: str = strawberry.field(description="The game's key.")
    status: str = strawberry.field(description="Where its newest season is in its life.")
    is_sandbox: bool = strawberry.field(description="Whether it has a clock of its own.")
    version: int = strawberry.field(description="How often it has changed.")
    founded_at: Moment = strawberry.field(description="When it was founded.")
    is_closed: bool = strawberry.field(description="Whether no season opens in it any more.")


@strawberry.type(description="A league in a page of leagues.")
class LeagueEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: LeagueHead = strawberry.field(description="The league as lists show it.")


@strawberry.type(description="A page of leagues.")
class LeagueConnection:
    edges: list[LeagueEdge] = strawberry.field(description="The leagues, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")
    total_count: int = strawberry.field(description="How many there are in all.")


def league_of(look: LeagueLook) -> League:
    league = look.league
    return League(
        id=strawberry.ID(league.id),
        look=look,
        name=league.name,
        game=league.game,
        edition=league.edition,
        is_rated=league.rated,
        is_sandbox=league.sandbox,
        founded_at=Moment(league.founded_at),
        closed_at=None if league.closed_at is None else Moment(league.closed_at),
        version=league.version,
        now=Moment(look.now),
        role=LeagueRole(look.role.value),
        season_count=len(league.seasons),
    )


def head_of(head: LeagueSummary) -> LeagueHead:
    return LeagueHead(
        id=strawberry.ID(head.id),
        name=head.name,
        owner_id=strawberry.ID(head.owner),
        game=head.game,
        status=head.status,
        is_sandbox=head.sandbox,
        version=head.version,
        founded_at=Moment(head.founded_at),
        is_closed=head.closed,
    )


def season_of(look: LeagueLook, season: Season) -> LeagueSeason:
    return LeagueSeason(
        look=look,
        season=season,
        number=season.number,
        status=SeasonStatus(season.status.value),
        opened_at=Moment(season.opened_at),
        starts_at=Moment(season.starts_at),
        ends_at=Moment(season.ends_at),
        rounds=season.rules.calendar.rounds,
        paired=season.paired,
        closed=season.closed,
        capacity=season.capacity,
    )


def event_of(league: str, logged: LeagueLogged, language: str) -> LeagueEvent:
    data = league_event(logged)
    members: dict[str, Any] = {key: value for key, value in data.items() if key not in ("version", "at", "kind")}
    return LeagueEvent(
        cursor=str(logged.version),
        league_id=strawberry.ID(league),
        version=logged.version,
        at=Moment(logged.at),
        kind=str(data["kind"]),
        text=words(language).text(f"league-entry.{data['kind']}", **members),
        data=JSON(data),
    )
