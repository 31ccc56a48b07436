"""Invite links. Their tokens appear only in bodies, because paths are logged."""

from __future__ import annotations

from starlette.responses import Response

from api.rest.headers import ETAG
from api.rest.match_shapes import ChangeShape
from api.rest.matches import change_response, match_id, visible_match_shape
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.pairing_shapes import (
    AcceptWish,
    InvitationShape,
    InvitationWish,
    InviteList,
    InviteShape,
    InviteWish,
    IssuedInviteShape,
)
from api.rest.responses import occupant
from application.callers import Scope
from application.hosting.terms import OwnSeat
from application.pairing.invites import accept_invite, create_invite, list_invites, read_invitation, revoke_invite
from application.players.find_players import players_by_id
from domain.hosting.terms import Moment
from domain.pairing.offers import Invite, InviteId

_TAG = "pairing"
_CODES = ("sign-in-needed", "scope-missing")


async def make_invite(call: Call, body: InviteWish) -> Response:
    end = None if body.expires_at is None else Moment(body.expires_at)
    issued = await create_invite(call.desk, call.caller, match_id(call), body.seat, end)
    invite = issued.invite
    shape = IssuedInviteShape(invite.id, invite.match, invite.seat, invite.at, invite.expires_at, issued.token)
    return json_response(shape, 201, {"Cache-Control": "no-store"})


async def read_invites(call: Call, _: Nothing) -> Response:
    return json_response(
        InviteList([_shape(each) for each in await list_invites(call.desk, call.caller, match_id(call))])
    )


async def end_invite(call: Call, _: Nothing) -> Response:
    await revoke_invite(call.desk, call.caller, InviteId(call.path("invite")))
    return Response(status_code=204)


async def show_invitation(call: Call, body: InvitationWish) -> Response:
    invitation = await read_invitation(call.desk, call.caller, body.token)
    invite = invitation.invite
    people = await players_by_id(call.desk, call.caller, [invite.inviter])
    match = await visible_match_shape(call, invitation.view)
    shape = InvitationShape(match, occupant(invite.inviter, people), invite.seat, invitation.is_open, invite.expires_at)
    return json_response(shape)


async def take_invitation(call: Call, body: AcceptWish) -> Response:
    own = OwnSeat(body.seat, body.colour, body.words)
    return await change_response(call, await accept_invite(call.desk, call.caller, body.token, own), 201)


def _shape(invite: Invite) -> InviteShape:
    return InviteShape(invite.id, invite.match, invite.seat, invite.at, invite.expires_at)


OPERATIONS = (
    operation(
        "POST /v1/matches/{match}/invites",
        "createInvite",
        make_invite,
        InviteWish,
        IssuedInviteShape,
        tag=_TAG,
        status=201,
        says="Make a link to a seat of an open match of your own",
        details="When the last seat is taken by a link, play begins.",
        scope=Scope.MATCHES,
        codes=(
            *_CODES,
            "unknown-match",
            "creator-only",
            "match-not-open",
            "seat-taken",
            "match-full",
            "no-such-seat",
            "bad-expiry",
            "too-many-invites",
        ),
        optional_body=True,
    ),
    operation(
        "GET /v1/matches/{match}/invites",
        "listInvites",
        read_invites,
        Nothing,
        InviteList,
        tag=_TAG,
        says="The good links to a match of your own, newest first",
        scope=Scope.MATCHES,
        codes=(*_CODES, "unknown-match", "creator-only"),
    ),
    operation(
        "DELETE /v1/invites/{invite}",
        "revokeInvite",
        end_invite,
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Make a link good for nothing",
        scope=Scope.MATCHES,
        codes=(*_CODES, "unknown-invite"),
    ),
    operation(
        "POST /v1/invitations",
        "readInvitation",
        show_invitation,
        InvitationWish,
        InvitationShape,
        tag=_TAG,
        says="What a link invites to, for anybody who has its token",
        codes=("unknown-invite", "unknown-match"),
    ),
    operation(
        "POST /v1/invitations/accept",
        "acceptInvite",
        take_invitation,
        AcceptWish,
        ChangeShape,
        tag=_TAG,
        status=201,
        says="Take the seat that a link invites to",
        scope=Scope.PLAY,
        codes=(
            *_CODES,
            "unknown-invite",
            "unknown-match",
            "not-available",
            "match-not-open",
            "seat-taken",
            "match-full",
            "already-seated",
            "colour-taken",
            "joined-too-often",
            "too-many-matches",
        ),
        writes=(ETAG,),
    ),
)
