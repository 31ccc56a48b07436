"""Challenges: one player asks another to a match of two."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

import strawberry

from api.cursors import seek_cursor, seek_place
from api.graphql.context import Info
from api.graphql.schema.catalogue import Game, game_of
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.inputs import OptionInput, TimingInput, timing_from
from api.graphql.schema.match_parts import ChosenOption, Timing, timing_of
from api.graphql.schema.matches import Match, match_of
from api.graphql.schema.nodes import After, Before, First, Last, Node, PageInfo, page_arguments, page_info
from api.graphql.schema.players import Player, load_player
from api.graphql.schema.refusals import Conflict, InvalidInput, LimitReached, NotAllowed, NotFound, attempt
from api.graphql.schema.scalars import Moment
from application.pairing.answer_challenge import accept_challenge, decline_challenge
from application.pairing.challenge_player import challenge_player, list_challenges, withdraw_challenge
from application.ports.pairing import SeekPlace
from domain.hosting.terms import PlayerId
from domain.pairing import offers
from domain.pairing.offers import ChallengeId
from domain.pairing.seeks import Wanted

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")


@strawberry.enum(description="Where a challenge is in its life.")
class ChallengeStatus(Enum):
    OPEN = strawberry.enum_value("open", description="It waits for an answer.")
    ACCEPTED = strawberry.enum_value("accepted", description="The match has begun.")
    DECLINED = strawberry.enum_value("declined", description="The challenged player does not want to.")
    WITHDRAWN = strawberry.enum_value("withdrawn", description="The challenger has taken it back.")
    EXPIRED = strawberry.enum_value("expired", description="Nobody answered in time.")


@strawberry.type(description="One player asks another for a match of two.")
class Challenge(Node):
    challenge: strawberry.Private[offers.Challenge]
    options: list[ChosenOption] = strawberry.field(description="The options, every one with its value.")
    timing: Timing = strawberry.field(description="The clock.")
    is_rated: bool = strawberry.field(description="Whether the match is to count for ratings.")
    at: Moment = strawberry.field(description="When it was made.")
    expires_at: Moment = strawberry.field(description="Until when it can be accepted.")

    @computed_field(description="Where it is in its life.")
    def status(self, info: Info) -> ChallengeStatus:
        return ChallengeStatus(self.challenge.status_at(info.context.desk.clock.now()).value)

    @computed_field(description="Who asks; null where the account is gone.")
    async def challenger(self, info: Info) -> Player | None:
        return await load_player(info, self.challenge.challenger)

    @computed_field(description="Who is asked; null where the account is gone.")
    async def challenged(self, info: Info) -> Player | None:
        return await load_player(info, self.challenge.challenged)

    @computed_field(description="What is to be played.")
    def game(self, info: Info) -> Game:
        return game_of(info.context.desk.games.for_new_match(self.challenge.wanted.game), info.context.words)

    @computed_field(description="The match, once it was accepted.", metadata={"cost": 2})
    async def match(self, info: Info) -> Match | None:
        look = None if self.challenge.match is None else await info.context.look(self.challenge.match)
        return None if look is None else match_of(look)


@strawberry.type(description="A challenge in a page of challenges.")
class ChallengeEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Challenge = strawberry.field(description="The challenge.")


@strawberry.type(description="A page of the caller's challenges.")
class ChallengeConnection:
    edges: list[ChallengeEdge] = strawberry.field(description="The challenges, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


def challenge_of(challenge: offers.Challenge) -> Challenge:
    wanted = challenge.wanted
    return Challenge(
        id=strawberry.ID(challenge.id),
        challenge=challenge,
        options=[ChosenOption(key=key, value=value) for key, value in sorted(wanted.options.items())],
        timing=timing_of(wanted.timing),
        is_rated=wanted.rated,
        at=Moment(challenge.at),
        expires_at=Moment(challenge.expires_at),
    )


@strawberry.type
class ChallengeQueries:
    @computed_field(description="Challenges by and to the caller, answered ones included.", metadata={"cost": 5})
    async def challenges(
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> ChallengeConnection | None:
        context, page = info.context, page_arguments(info, first, after, last, before)
        found = await list_challenges(
            context.desk, context.caller, seek_place(page.cursor), page.size, page.is_backward
        )
        edges = [
            ChallengeEdge(cursor=seek_cursor(SeekPlace(each.at, each.id)), node=challenge_of(each))
            for each in found.items
        ]
        cursors = [edge.cursor for edge in edges]
        return ChallengeConnection(edges=edges, page_info=page_info(cursors, found.has_next, found.has_previous))


@strawberry.input(description="Whom to challenge, and to what.")
class ChallengePlayerInput:
    player_id: strawberry.ID = strawberry.field(description="The other player.")
    game: str = strawberry.field(description="The game's key.")
    timing: TimingInput = strawberry.field(description="The clock: live or correspondence.")
    options: list[OptionInput] = strawberry.field(
        default_factory=list, description="Options; those left out take their default."
    )
    is_rated: bool = strawberry.field(default=False, description="Whether it is to count for ratings; not for guests.")


@strawberry.input(description="A challenge by or to the caller.")
class OwnChallengeInput:
    challenge_id: strawberry.ID = strawberry.field(description="The challenge.")


@strawberry.interface(description="A challenge was made or answered.")
class ChallengeChanged:
    challenge: Challenge = strawberry.field(description="The challenge as it is now.")


@strawberry.type(description="The other player is asked.")
class PlayerChallenged(ChallengeChanged):
    pass


@strawberry.type(description="The match has begun.")
class ChallengeAccepted(ChallengeChanged):
    pass


@strawberry.type(description="The challenger is told that the caller does not want to.")
class ChallengeDeclined(ChallengeChanged):
    pass


@strawberry.type(description="The challenge is taken back.")
class ChallengeTakenBack(ChallengeChanged):
    pass


def _result(verb: str, success: type) -> Any:
    members = (success, NotFound, NotAllowed, InvalidInput, LimitReached, Conflict)
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


ChallengePlayerResult: Any = _result("challengePlayer", PlayerChallenged)
AcceptChallengeResult: Any = _result("acceptChallenge", ChallengeAccepted)
DeclineChallengeResult: Any = _result("declineChallenge", ChallengeDeclined)
TakeBackChallengeResult: Any = _result("takeBackChallenge", ChallengeTakenBack)


@strawberry.type
class ChallengeMutations:
    @mutation(
        graphql_type=ChallengePlayerResult,
        description="Asks another player for a match of two. Not possible between players with a block between them.",
        metadata=COST,
    )
    async def challenge_player(self, info: Info, input: Annotated[ChallengePlayerInput, INPUT]) -> Any:
        options = {option.key: option.value for option in input.options}
        wanted = Wanted(input.game, 2, timing_from(input.timing), options, input.is_rated)
        work = challenge_player(info.context.desk, info.context.caller, PlayerId(input.player_id), wanted)
        return await attempt(info, work, lambda made: PlayerChallenged(challenge=challenge_of(made)))

    @mutation(graphql_type=AcceptChallengeResult, description="Accepts: the match begins.", metadata=COST)
    async def accept_challenge(self, info: Info, input: Annotated[OwnChallengeInput, INPUT]) -> Any:
        work = accept_challenge(info.context.desk, info.context.caller, ChallengeId(input.challenge_id))
        return await attempt(info, work, lambda made: ChallengeAccepted(challenge=challenge_of(made)))

    @mutation(graphql_type=DeclineChallengeResult, description="Declines a challenge.", metadata=COST)
    async def decline_challenge(self, info: Info, input: Annotated[OwnChallengeInput, INPUT]) -> Any:
        work = decline_challenge(info.context.desk, info.context.caller, ChallengeId(input.challenge_id))
        return await attempt(info, work, lambda made: ChallengeDeclined(challenge=challenge_of(made)))

    @mutation(graphql_type=TakeBackChallengeResult, description="Takes back a challenge of one's own.", metadata=COST)
    async def take_back_challenge(self, info: Info, input: Annotated[OwnChallengeInput, INPUT]) -> Any:
        work = withdraw_challenge(info.context.desk, info.context.caller, ChallengeId(input.challenge_id))
        return await attempt(info, work, lambda made: ChallengeTakenBack(challenge=challenge_of(made)))
