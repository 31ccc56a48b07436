"""Challenge a player to a match of two, and withdraw a challenge."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, LimitReached, Malformed
from application.hosting.match_news import new_notification
from application.limits.networks import shares_of
from application.limits.paging import Page, fit_page, page_of
from application.pairing.challenges import end_challenge, own_challenge
from application.pairing.wishes import fair_wish, require_other_player
from application.players.end_tokens import hold_own_token
from application.players.names import take
from application.ports.notifications import Notification
from application.ports.pairing import SeekPlace
from application.ports.store import Work
from application.topics import search_topic
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Moment, PlayerId
from domain.kernel.plain import Plain
from domain.notifications.preferences import NotificationKind
from domain.pairing.offers import Challenge, ChallengeId, ChallengeStatus
from domain.pairing.seeks import Wanted


async def challenge_player(desk: Desk, caller: Caller, other: PlayerId, wanted: Wanted) -> Challenge:
    """Refused when one of the two players blocks the other."""
    player = caller.player_with(Scope.MATCHES)
    wish = fair_wish(desk, player, wanted)
    if wish.seats != 2:
        raise Malformed("bad-seats", path="seats", fault="must be 2")
    await take(desk, desk.policy.challenges, shares_of(caller))
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        opponent = await require_other_player(work, player, other)
        if wish.rated and opponent.kind is PlayerKind.GUEST:
            raise Forbidden("no-rated-guests")
        await _check_open(desk, work, player, other)
        challenge = _challenge(desk, player, other, wish)
        await work.add_challenge(challenge)
        await work.add_notifications([_invitation(desk, challenge)])
        await work.commit()
    await desk.bus.wake([search_topic(player.id), search_topic(other)])
    return challenge


async def withdraw_challenge(desk: Desk, caller: Caller, challenge: ChallengeId) -> Challenge:
    """Only the challenger withdraws a challenge, and only while it is open."""
    player = caller.player_with(Scope.MATCHES)
    known = await own_challenge(desk, player, challenge)
    if known.challenger != player.id:
        raise Forbidden("not-challenger")
    return await end_challenge(desk, known, ChallengeStatus.WITHDRAWN)


async def list_challenges(
    desk: Desk, caller: Caller, place: SeekPlace | None = None, first: int = 20, is_backward: bool = False
) -> Page[Challenge]:
    """The stored challenges by and to the caller, newest first."""
    player, size = caller.required_player(), fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        challenges = await reading.challenges_of(player.id, False, place, size + 1, is_backward)
    return page_of(challenges, size, place is not None, is_backward)


def _challenge(desk: Desk, player: Player, other: PlayerId, wanted: Wanted) -> Challenge:
    now, policy = desk.clock.now(), desk.policy
    lifetime = policy.live_challenges_kept if wanted.is_live else policy.slow_challenges_kept
    return Challenge(ChallengeId(desk.ids.fresh("chl")), player.id, other, wanted, now, Moment(now + lifetime))


def _invitation(desk: Desk, challenge: Challenge) -> Notification:
    data: dict[str, Plain] = {"by": challenge.challenger, "game": challenge.wanted.game}
    kind = NotificationKind.INVITATION
    return new_notification(desk, challenge.challenged, kind, challenge.id, 1, challenge.at, data)


async def _check_open(desk: Desk, work: Work, player: Player, other: PlayerId) -> None:
    """Allows one open challenge between two players, and limits the number for each player."""
    now, most = desk.clock.now(), desk.policy.challenges_per_player
    challenges = await work.challenges_of(player.id, True, None, 10 * most)
    waiting = [each for each in challenges if each.status_at(now) is ChallengeStatus.OPEN]
    if any(other in (each.challenger, each.challenged) for each in waiting):
        raise Conflict("already-challenged")
    if sum(each.challenger == player.id for each in waiting) >= most:
        raise LimitReached("too-many-challenges", limit="challenges-per-player", value=most, retry_after=None)
