"""Invite links."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.answers import MatchChanged, change_answer
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.inputs import OwnSeatInput, own_seat
from api.graphql.schema.matches import Match, match_of
from api.graphql.schema.nodes import Node
from api.graphql.schema.players import Player, load_player
from api.graphql.schema.refusals import Conflict, InvalidInput, LimitReached, NotAllowed, NotFound, WrongStatus, attempt
from api.graphql.schema.scalars import Moment
from application.hosting.terms import ANY_SEAT
from application.pairing.invites import (
    Invitation as Found,
)
from application.pairing.invites import (
    accept_invite,
    create_invite,
    list_invites,
    read_invitation,
    revoke_invite,
)
from domain.hosting.terms import MatchId
from domain.hosting.terms import Moment as At
from domain.pairing import offers
from domain.pairing.offers import InviteId

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")
_SEAT = "The seat that the link is for; null for any free one."


@strawberry.type(description="A link that invites to a seat of an open match. Its token is shown only when it is made.")
class Invite(Node):
    invite: strawberry.Private[offers.Invite]
    seat: int | None = strawberry.field(description=_SEAT)
    at: Moment = strawberry.field(description="When it was made.")
    expires_at: Moment = strawberry.field(description="Until when it is good.")

    @computed_field(description="The match.", metadata={"cost": 2})
    async def match(self, info: Info) -> Match | None:
        look = await info.context.look(self.invite.match)
        return None if look is None else match_of(look)


@strawberry.type(description="What somebody sees who has been sent a link.")
class Invitation:
    found: strawberry.Private[Found]
    seat: int | None = strawberry.field(description=_SEAT)
    is_open: bool = strawberry.field(description="Whether the seat can still be taken.")
    expires_at: Moment = strawberry.field(description="Until when the link is good.")

    @computed_field(description="The match.")
    def match(self) -> Match:
        return match_of(self.found.view)

    @computed_field(description="Who invites; null where the account is gone.")
    async def inviter(self, info: Info) -> Player | None:
        return await load_player(info, self.found.invite.inviter)


def invite_of(invite: offers.Invite) -> Invite:
    return Invite(
        id=strawberry.ID(invite.id),
        invite=invite,
        seat=invite.seat,
        at=Moment(invite.at),
        expires_at=Moment(invite.expires_at),
    )


@strawberry.type
class InviteQueries:
    @computed_field(description="The good links to a match, for its creator; newest first.", metadata={"cost": 5})
    async def invites(
        self, info: Info, match_id: Annotated[strawberry.ID, strawberry.argument(description="The match.")]
    ) -> list[Invite] | None:
        found = await list_invites(info.context.desk, info.context.caller, MatchId(match_id))
        return list(map(invite_of, found))

    @computed_field(description="What a link invites to, for anybody who has its token.", metadata={"cost": 5})
    async def invitation(
        self, info: Info, token: Annotated[str, strawberry.argument(description="The link's token.")]
    ) -> Invitation | None:
        found = await read_invitation(info.context.desk, info.context.caller, token)
        invite = found.invite
        return Invitation(found=found, seat=invite.seat, is_open=found.is_open, expires_at=Moment(invite.expires_at))


@strawberry.input(description="Where a link is to lead.")
class CreateInviteInput:
    match_id: strawberry.ID = strawberry.field(description="An open match of one's own.")
    seat: int | None = strawberry.field(default=None, description=_SEAT)
    expires_at: Moment | None = strawberry.field(default=None, description="Until when; a week when left out.")


@strawberry.input(description="A link of one's own.")
class InviteInput:
    invite_id: strawberry.ID = strawberry.field(description="The link's id.")


@strawberry.input(description="A link that one was sent.")
class AcceptInviteInput:
    token: str = strawberry.field(description="The link's token.")
    own: OwnSeatInput | None = strawberry.field(default=None, description="How to sit.")


@strawberry.type(description="The link can be sent.")
class InviteCreated:
    invite: Invite = strawberry.field(description="The link.")
    token: str = strawberry.field(description="Its token, shown this once.")


@strawberry.type(description="The link is good for nothing.")
class InviteRevoked:
    invite_id: strawberry.ID = strawberry.field(description="The link's id.")


@strawberry.type(description="The caller has the seat. When it was the last one, the match has begun.")
class InviteAccepted(MatchChanged):
    pass


def _result(verb: str, *members: type) -> Any:
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


_REFUSALS = (NotFound, NotAllowed, InvalidInput, LimitReached, WrongStatus, Conflict)
CreateInviteResult: Any = _result("createInvite", InviteCreated, *_REFUSALS)
RevokeInviteResult: Any = _result("revokeInvite", InviteRevoked, NotFound, NotAllowed)
AcceptInviteResult: Any = _result("acceptInvite", InviteAccepted, *_REFUSALS)


@strawberry.type
class InviteMutations:
    @mutation(
        graphql_type=CreateInviteResult,
        description="Makes a link to a seat of an open match of one's own. When the last seat is taken by a link, "
        "play begins.",
        metadata=COST,
    )
    async def create_invite(self, info: Info, input: Annotated[CreateInviteInput, INPUT]) -> Any:
        end = None if input.expires_at is None else At(input.expires_at)
        work = create_invite(info.context.desk, info.context.caller, MatchId(input.match_id), input.seat, end)
        return await attempt(info, work, lambda made: InviteCreated(invite=invite_of(made.invite), token=made.token))

    @mutation(graphql_type=RevokeInviteResult, description="Makes a link good for nothing.", metadata=COST)
    async def revoke_invite(self, info: Info, input: Annotated[InviteInput, INPUT]) -> Any:
        work = revoke_invite(info.context.desk, info.context.caller, InviteId(input.invite_id))
        return await attempt(info, work, lambda _: InviteRevoked(invite_id=input.invite_id))

    @mutation(graphql_type=AcceptInviteResult, description="Takes the seat that a link invites to.", metadata=COST)
    async def accept_invite(self, info: Info, input: Annotated[AcceptInviteInput, INPUT]) -> Any:
        own = ANY_SEAT if input.own is None else own_seat(input.own)
        work = accept_invite(info.context.desk, info.context.caller, input.token, own)
        return await attempt(info, work, change_answer(info, InviteAccepted))
