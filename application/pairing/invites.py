"""Links that invite to a seat: create, list, revoke and accept them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import LimitReached, Malformed, NotFound
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.match_view import MatchView, fresh_visible_state, view_for
from application.hosting.requirements import require_creator, require_open
from application.hosting.seating import free_seat
from application.hosting.terms import OwnSeat
from application.matches.join import join
from application.matches.start import planned_start
from application.pairing.wishes import require_no_block
from application.players.end_tokens import hold_own_token
from application.players.sessions import hash_of
from application.policy import DAY
from application.process.match_state import MatchState
from domain.hosting.match import Match
from domain.hosting.terms import MatchId, Moment, Status
from domain.pairing.offers import Invite, InviteId

USUAL_TIME: Final = 7 * DAY


@dataclass(frozen=True, slots=True)
class IssuedInvite:
    """A new link. Its token is shown only this once."""

    invite: Invite
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Invitation:
    """The view of a link's recipient: the match, and whether a seat is still free for them."""

    invite: Invite
    view: MatchView

    @property
    def is_open(self) -> bool:
        return _is_free(self.view.match, self.invite)


async def create_invite(
    desk: Desk, caller: Caller, match: MatchId, seat: int | None = None, expires_at: Moment | None = None
) -> IssuedInvite:
    """For the creator of an open match. Without `seat` the link is for any free seat."""
    player = caller.player_with(Scope.MATCHES)
    state = await desk.matches.fresh(match)
    require_creator(require_open(state, caller), player)
    free_seat(state.match, seat)
    text, now = desk.ids.token(), desk.clock.now()
    end = _fit_end(desk, now, expires_at)
    invite = Invite(InviteId(desk.ids.fresh("inv")), match, player.id, seat, hash_of(text), now, end)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        if sum(each.is_good(now) for each in await work.invites_to(match)) >= desk.policy.invites_per_match:
            most = desk.policy.invites_per_match
            raise LimitReached("too-many-invites", limit="invites-per-match", value=most, retry_after=None)
        await work.add_invite(invite)
        await work.commit()
    return IssuedInvite(invite, text)


def _fit_end(desk: Desk, now: Moment, expires_at: Moment | None) -> Moment:
    if expires_at is None:
        return Moment(now + USUAL_TIME)
    if not now < expires_at <= now + desk.policy.longest_invite:
        raise Malformed("bad-expiry", path="expires_at", fault="must lie ahead, within 30 days")
    return expires_at


async def list_invites(desk: Desk, caller: Caller, match: MatchId) -> Sequence[Invite]:
    """The valid links to a match, newest first. Only the match's creator may list them."""
    player = caller.player_with(Scope.MATCHES)
    state = await desk.matches.fresh(match)
    require_creator(state.match, player)
    async with desk.store.reading() as reading:
        return [each for each in await reading.invites_to(match) if each.is_good(desk.clock.now())]


async def find_invite(desk: Desk, caller: Caller, invite: InviteId) -> Invite:
    """NotFound for an invite of another player."""
    player = caller.player_with(Scope.MATCHES)
    async with desk.store.reading() as reading:
        found = await reading.invite(invite)
    if found is None or found.inviter != player.id:
        raise _unknown_invite(invite)
    return found


async def revoke_invite(desk: Desk, caller: Caller, invite: InviteId) -> Invite:
    """Safe to repeat."""
    found = await find_invite(desk, caller, invite)
    async with desk.store.working() as work:
        await work.revoke_invite(invite, desk.clock.now())
        await work.commit()
    return found


async def read_invitation(desk: Desk, caller: Caller, token: str) -> Invitation:
    """Anyone who has the token may read it, even without an account."""
    invite = await _good_invite(desk, token)
    return Invitation(invite, view_for(desk, caller, await fresh_visible_state(desk, caller, invite.match)))


async def accept_invite(desk: Desk, caller: Caller, token: str, own: OwnSeat) -> ChangeResult:
    """Takes the link's seat. The match starts when it was the last free one."""
    player = caller.player_with(Scope.PLAY)
    invite = await _good_invite(desk, token)
    async with desk.store.reading() as reading:
        await require_no_block(reading, player.id, invite.inviter)
    seat = own.seat if invite.seat is None else invite.seat
    joined = await join(desk, caller, invite.match, OwnSeat(seat, own.colour, own.words))
    return await _start(desk, caller, invite.match) if joined.view.match.is_full else joined


async def _start(desk: Desk, caller: Caller, match: MatchId) -> ChangeResult:
    """Starts the match. By making the link, the creator has already agreed."""

    def decide(state: MatchState) -> PlannedChange:
        require_open(state, caller)
        return planned_start(state)

    return await change(desk, caller, match, decide)


async def _good_invite(desk: Desk, token: str) -> Invite:
    async with desk.store.reading() as reading:
        found = await reading.invite_by_hash(hash_of(token))
    if found is None or not found.is_good(desk.clock.now()):
        raise _unknown_invite("invite")
    return found


def _is_free(match: Match, invite: Invite) -> bool:
    if match.status is not Status.OPEN:
        return False
    return not match.is_full if invite.seat is None else match.seat(invite.seat).is_free


def _unknown_invite(invite: str) -> NotFound:
    """The error leaves out the token, because answers may be logged."""
    return NotFound("unknown-invite", what="invite", id=invite[:60])
