"""Leagues: seasons, lists, events."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import Annotated

import strawberry

from api.events import league_event_json
from api.graphql.context import Info
from api.graphql.payloads import Payloads
from api.graphql.schema.catalogue import Edition, Game, edition_of, game_of
from api.graphql.schema.fields import computed_field
from api.graphql.schema.league_divisions import LeagueDivision, division_of
from api.graphql.schema.league_rules import LeagueRules, league_rules
from api.graphql.schema.match_parts import ChosenOption, Timing, timing_of
from api.graphql.schema.nodes import After, Before, First, Last, Node, PageInfo, global_id, page_arguments, page_info
from api.graphql.schema.players import Entrant, Player, load_entrant, load_entrants, load_player
from api.graphql.schema.scalars import JSON, Moment
from api.graphql.schema.vocabulary import LeagueEventKind
from application.errors import NotFound
from application.leagues.find_leagues import count_leagues
from application.leagues.follow import league_sentence, read_league_events
from application.leagues.league_view import LeagueView, league_view, prepare_evenness
from application.ports.leagues import LeagueFilter
from domain.kernel.plain import kind_of
from domain.league.entries import LeagueLogged
from domain.league.ladder import Challenge
from domain.league.season import Season
from domain.league.terms import LeagueId, Role


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
    subject: strawberry.Private[str]
    rating: float = strawberry.field(description="The mean strength newcomers are placed by.")

    @computed_field(description="Who; null where the account is gone.")
    async def entrant(self, info: Info) -> Entrant | None:
        return await load_entrant(info, self.subject)


@strawberry.type(description="On a ladder: a player wants the place of another who stands higher, in the next round.")
class LadderChallenge:
    challenge: strawberry.Private[Challenge]

    @computed_field(description="Who; null where the account is gone.")
    async def challenger(self, info: Info) -> Entrant | None:
        return await load_entrant(info, self.challenge.challenger)

    @computed_field(description="Whose place; null where the account is gone.")
    async def challenged(self, info: Info) -> Entrant | None:
        return await load_entrant(info, self.challenge.challenged)


@strawberry.type(description="How often any two players of a division meet in a round robin.")
class DivisionEvenness:
    players: int = strawberry.field(description="How many play in the division.")
    fewest: int = strawberry.field(description="How often any two meet at least.")
    most: int = strawberry.field(description="How often any two meet at most.")
    difference: int = strawberry.field(description="The difference of the two: 0 or 1 is as even as can be.")


@strawberry.type(description="A season under the rules, and with the clock, it began with.")
class LeagueSeason(Node):
    look: strawberry.Private[LeagueView]
    season: strawberry.Private[Season]
    number: int = strawberry.field(description="From 1.")
    status: SeasonStatus = strawberry.field(description="Where it is in its life.")
    opened_at: Moment = strawberry.field(description="When registration opened.")
    starts_at: Moment = strawberry.field(description="When registration closes and the first round begins.")
    ends_at: Moment = strawberry.field(description="When it ends, come what may.")
    rounds: int = strawberry.field(description="How many rounds there are.")
    paired: int = strawberry.field(description="Rounds whose tables are known.")
    closed: int = strawberry.field(description="Rounds in which nothing is open any more.")
    capacity: int = strawberry.field(description="How many can take part; players who come later wait.")

    @computed_field(description="The rules it is played by.")
    def rules(self) -> LeagueRules:
        return league_rules(self.season.rules)

    @computed_field(description="The clock of its matches.")
    def timing(self) -> Timing:
        return timing_of(self.season.timing)

    @computed_field(
        description="The players with a place, in the order of coming; once it has begun, the players who play.",
        metadata={"cost": 5},
    )
    def registered(self) -> list[Registration]:
        registered = self.look.registered(self.season)
        return [Registration(subject=each.player, rating=each.rating) for each in registered]

    @computed_field(
        description="Who has registered and found no room, in the order of their claims, or came later.",
        metadata={"cost": 5},
    )
    async def waiting(self, info: Info) -> list[Entrant | None]:
        return await load_entrants(info, self.look.waiting(self.season))

    @computed_field(
        description="How evenly people meet in a round robin, once for each kind of division, the largest first. While "
        "registration is open: for divisions of even size, as many as those registered by now fill. "
        "Empty in other formats.",
        metadata={"cost": 5},
    )
    async def evenness(self) -> list[DivisionEvenness]:
        await prepare_evenness(self.look.desk, self.look.league)
        return [
            DivisionEvenness(players=each.players, fewest=each.fewest, most=each.most, difference=each.difference)
            for each in self.look.evenness(self.season)
        ]

    @computed_field(description="The challenges for the next round of a ladder, in the order of coming.")
    def challenges(self) -> list[LadderChallenge]:
        return [LadderChallenge(challenge=each) for each in self.season.challenges]

    @computed_field(description="The divisions, from the highest.", metadata={"cost": 2})
    def divisions(self) -> list[LeagueDivision]:
        return [division_of(self.look, self.season, each) for each in self.season.divisions]


@strawberry.type(description="Something that changed a league; its version is the cursor to resume after it.")
class LeagueEvent:
    cursor: str = strawberry.field(description="The cursor: the version as text.")
    league_id: strawberry.ID = strawberry.field(description="The league.")
    version: int = strawberry.field(description="The league's version after it; versions leave no gap.")
    at: Moment = strawberry.field(description="When it happened.")
    kind: str = strawberry.field(graphql_type=LeagueEventKind, description="What happened.")
    text: str = strawberry.field(description="What happened, as a sentence in the caller's language.")
    data: JSON = strawberry.field(description="The whole event as plain data, the same as in REST.")
    payloads: strawberry.Private[Payloads] = field(default_factory=Payloads)


@strawberry.type(description="An event in a page of events.")
class LeagueEventEdge:
    cursor: str = strawberry.field(description="The event's cursor.")
    node: LeagueEvent = strawberry.field(description="The event.")


@strawberry.type(description="A page of a league's events.")
class LeagueEventConnection:
    edges: list[LeagueEventEdge] = strawberry.field(description="The events, oldest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")
    version: int = strawberry.field(description="The league's version when the page was read.")


SEASON = strawberry.argument(description="Its number; the newest when left out.")


@strawberry.type(description="A league: seasons with divisions, standings and referees. All of it is public.")
class League(Node):
    look: strawberry.Private[LeagueView]
    name: str = strawberry.field(description="What it is called.")
    is_rated: bool = strawberry.field(description="Whether its matches count for ratings.")
    is_sandbox: bool = strawberry.field(description="Whether it has a clock of its own, for trying clients.")
    founded_at: Moment = strawberry.field(description="When it was founded.")
    closed_at: Moment | None = strawberry.field(description="Since when no season opens in it any more.")
    version: int = strawberry.field(description="How often it has changed.")
    now: Moment = strawberry.field(description="The time by the league's own clock.")
    role: LeagueRole = strawberry.field(description="What the caller may do in it.")
    season_count: int = strawberry.field(description="How many seasons it has had.")

    @computed_field(description="What is played.")
    def game(self, info: Info) -> Game:
        return game_of(info.context.desk.games.for_new_match(self.look.league.game), info.context.words)

    @computed_field(description="The edition that its matches get; null where the server no longer has it.")
    def edition(self, info: Info) -> Edition | None:
        league = self.look.league
        try:
            return edition_of(info.context.desk.games.for_new_match(league.game, league.edition))
        except NotFound:
            return None

    @computed_field(description="Who owns it.")
    async def owner(self, info: Info) -> Player | None:
        return await load_player(info, self.look.league.owner)

    @computed_field(description="Its referees.")
    async def referees(self, info: Info) -> list[Entrant | None]:
        roles = self.look.league.roles
        return await load_entrants(info, [player for player, role in roles.items() if role is Role.REFEREE])

    @computed_field(description="The game's options in its matches.")
    def options(self) -> list[ChosenOption]:
        return [ChosenOption(key=key, value=value) for key, value in self.look.league.options.items()]

    @computed_field(description="The clock of the matches of the next season that opens.")
    def timing(self) -> Timing:
        return timing_of(self.look.league.timing)

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
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> LeagueEventConnection | None:
        league = self.look.league.id
        since, size = page_arguments(info, first, after, last, before).span(self.look.league.version)
        entries, version = await read_league_events(info.context.desk, league, since, size)
        events = [event_of(league, each, info.context.caller.language) for each in entries]
        return LeagueEventConnection(
            edges=[LeagueEventEdge(cursor=each.cursor, node=each) for each in events],
            page_info=page_info([each.cursor for each in events], since + len(entries) < version, since > 0),
            version=version,
        )


@strawberry.type(description="A league in a page of leagues.")
class LeagueEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    league_id: strawberry.Private[LeagueId]

    @computed_field(description="The league.", metadata={"cost": 3})
    async def node(self, info: Info) -> League:
        return league_of(await league_view(info.context.desk, info.context.caller, self.league_id))


@strawberry.type(description="A page of leagues.")
class LeagueConnection:
    edges: list[LeagueEdge] = strawberry.field(description="The leagues, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")
    wanted: strawberry.Private[LeagueFilter]

    @computed_field(description="How many there are in all, counted up to 10,000.", metadata={"cost": 1})
    async def total_count(self, info: Info) -> int:
        return await count_leagues(info.context.desk, self.wanted)


def league_of(look: LeagueView) -> League:
    league = look.league
    return League(
        id=strawberry.ID(league.id),
        look=look,
        name=league.name,
        is_rated=league.rated,
        is_sandbox=league.sandbox,
        founded_at=Moment(league.founded_at),
        closed_at=None if league.closed_at is None else Moment(league.closed_at),
        version=league.version,
        now=Moment(look.now),
        role=LeagueRole(look.role.value),
        season_count=len(league.seasons),
    )


def season_of(look: LeagueView, season: Season) -> LeagueSeason:
    return LeagueSeason(
        id=global_id("season", look.league.id, season.number),
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
    return LeagueEvent(
        cursor=str(logged.version),
        league_id=strawberry.ID(league),
        version=logged.version,
        at=Moment(logged.at),
        kind=kind_of(type(logged.entry)),
        text=league_sentence(logged, language),
        data=JSON(league_event_json(LeagueId(league), logged)),
    )
