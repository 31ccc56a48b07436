"""Challenges and links that invite, on fakes."""

import asyncio
from dataclasses import replace

import pytest

from application.callers import NOBODY
from application.conduct.set_boundary import set_boundary
from application.errors import Conflict, Forbidden, LimitReached, Malformed, NotFound
from application.hosting.terms import ANY_SEAT, OwnSeat, Terms
from application.matches.leave import leave
from application.pairing.answer_challenge import accept_challenge, decline_challenge
from application.pairing.challenge_player import challenge_player, list_challenges, withdraw_challenge
from application.pairing.invites import accept_invite, create_invite, list_invites, read_invitation, revoke_invite
from application.pairing.search import read_search
from application.policy import DAY, SECOND, Policy
from application.upkeep.prune import prune
from domain.conduct.boundaries import BoundaryKind
from domain.hosting.terms import Access, Moment, Pace, Status, Timing
from domain.pairing.offers import ChallengeStatus
from domain.pairing.seeks import Wanted
from tests.fakes.desk import Town

LIVE = Wanted("moon-river", 2, Timing(Pace.LIVE, 600_000, 10_000))
TABLE = Terms("the-river", 3, access=Access(listed=False, spectators=False))


async def test_an_accepted_challenge_is_a_running_match_of_the_two_once() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    made = await challenge_player(town.desk, ada, bea.required_player().id, LIVE)
    assert (await read_search(town.desk, bea)).challenges == (made,)
    results = await asyncio.gather(
        *(accept_challenge(town.desk, bea, made.id) for _ in range(3)), return_exceptions=True
    )
    matches = {each.match for each in results if not isinstance(each, BaseException)}
    assert all(isinstance(each, Conflict) for each in results if isinstance(each, BaseException))
    [match] = matches
    assert match is not None
    found = await town.match(match)
    assert found.status is Status.RUNNING
    assert {seat.player for seat in found.seats} == {each.required_player().id for each in (ada, bea)}
    assert (await accept_challenge(town.desk, bea, made.id)).match == match
    assert len(town.store._shelves.heads) == 1
    assert (await read_search(town.desk, ada)).challenges == ()


async def test_a_challenge_is_declined_or_taken_back_by_the_right_player_only() -> None:
    town = Town()
    ada, bea, cal = [await town.human(name) for name in ("Ada", "Bea", "Cal")]
    made = await challenge_player(town.desk, ada, bea.required_player().id, LIVE)
    with pytest.raises(Forbidden, match="not-challenged"):
        await accept_challenge(town.desk, ada, made.id)
    with pytest.raises(Forbidden, match="not-challenger"):
        await withdraw_challenge(town.desk, bea, made.id)
    with pytest.raises(NotFound, match="unknown-challenge"):
        await decline_challenge(town.desk, cal, made.id)
    assert (await decline_challenge(town.desk, bea, made.id)).status is ChallengeStatus.DECLINED
    for answer in (accept_challenge, decline_challenge):
        with pytest.raises(Conflict, match="challenge-over"):
            await answer(town.desk, bea, made.id)
    again = await challenge_player(town.desk, ada, bea.required_player().id, LIVE)
    assert (await withdraw_challenge(town.desk, ada, again.id)).status is ChallengeStatus.WITHDRAWN


async def test_nothing_comes_of_a_challenge_after_its_time() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    made = await challenge_player(town.desk, ada, bea.required_player().id, LIVE)
    town.clock.advance(town.policy.live_challenges_kept)
    with pytest.raises(Conflict, match="challenge-over"):
        await accept_challenge(town.desk, bea, made.id)
    assert (await read_search(town.desk, bea)).challenges == ()
    [kept] = (await list_challenges(town.desk, bea)).items
    assert kept.status_at(town.clock.now()) is ChallengeStatus.EXPIRED
    town.clock.advance(town.policy.slow_challenges_kept + 1)
    await prune(town.desk)
    assert (await list_challenges(town.desk, bea)).items == ()


@pytest.mark.parametrize("is_challenger", [True, False])
async def test_between_blocked_players_there_is_no_challenge(is_challenger: bool) -> None:
    """Whoever has set the block, and also where it was set after the challenge."""
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    made = await challenge_player(town.desk, ada, bea.required_player().id, LIVE)
    one, other = (ada, bea) if is_challenger else (bea, ada)
    await set_boundary(town.desk, one, other.required_player().id, BoundaryKind.BLOCK)
    with pytest.raises(Forbidden, match="not-available"):
        await accept_challenge(town.desk, bea, made.id)
    with pytest.raises(Forbidden, match="not-available"):
        await challenge_player(town.desk, ada, bea.required_player().id, LIVE)


async def test_nobody_is_challenged_without_end() -> None:
    """Each challenge may be mailed: made and taken back again and again they would fill a mailbox."""
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    made = await challenge_player(town.desk, ada, bea.required_player().id, LIVE)
    await withdraw_challenge(town.desk, ada, made.id)
    town.limits.empty("challenges")
    with pytest.raises(LimitReached, match="too-many-requests"):
        await challenge_player(town.desk, ada, bea.required_player().id, LIVE)


async def test_what_cannot_be_challenged_is_refused() -> None:
    town = Town(policy=replace(Policy(), challenges_per_player=1))
    ada, bea, guest = await town.human("Ada"), await town.human("Bea"), await town.guest()
    robot = await town.bot(ada, "Robot")
    own, others = ada.required_player().id, bea.required_player().id
    for player in (own, robot.required_player().id):
        with pytest.raises(Conflict, match="against-oneself"):
            await challenge_player(town.desk, ada, player, LIVE)
    with pytest.raises(Forbidden, match="no-rated-guests"):
        await challenge_player(town.desk, ada, guest.required_player().id, replace(LIVE, rated=True))
    with pytest.raises(Malformed, match="bad-seats"):
        await challenge_player(town.desk, ada, others, replace(LIVE, seats=3))
    await challenge_player(town.desk, ada, others, LIVE)
    for one, other in ((ada, others), (bea, own)):
        with pytest.raises(Conflict, match="already-challenged"):
            await challenge_player(town.desk, one, other, LIVE)
    with pytest.raises(LimitReached, match="too-many-challenges"):
        await challenge_player(town.desk, ada, guest.required_player().id, LIVE)


async def test_a_link_seats_whoever_has_it_and_the_last_one_begins_the_match() -> None:
    town = Town()
    ada, bea, cal = await town.human("Ada"), await town.guest(), await town.guest()
    match = await town.open(ada, TABLE)
    third, anywhere = [await create_invite(town.desk, ada, match, seat) for seat in (3, None)]
    assert (await read_invitation(town.desk, NOBODY, third.token)).is_open
    await accept_invite(town.desk, bea, third.token, ANY_SEAT)
    assert not (await read_invitation(town.desk, bea, third.token)).is_open
    with pytest.raises(Conflict, match="seat-taken"):
        await accept_invite(town.desk, cal, third.token, ANY_SEAT)
    assert (await town.match(match)).status is Status.OPEN
    await accept_invite(town.desk, cal, anywhere.token, OwnSeat())
    found = await town.match(match)
    assert found.status is Status.RUNNING
    assert [seat.player for seat in found.seats] == [each.required_player().id for each in (ada, cal, bea)]


async def test_only_the_hash_of_a_token_is_kept() -> None:
    town = Town()
    ada = await town.human("Ada")
    made = await create_invite(town.desk, ada, await town.open(ada, TABLE))
    assert made.token not in repr(made)
    [kept] = town.store._shelves.invites.values()
    assert made.token.encode() not in kept.hash
    assert kept.hash.hex() not in repr(kept)


async def test_a_link_ends_with_its_time_or_when_it_is_revoked() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.open(ada, TABLE)
    soon = await create_invite(town.desk, ada, match, expires_at=Moment(town.clock.now() + SECOND))
    revoked = await create_invite(town.desk, ada, match)
    with pytest.raises(NotFound, match="unknown-invite"):
        await revoke_invite(town.desk, bea, revoked.invite.id)
    for _ in range(2):
        await revoke_invite(town.desk, ada, revoked.invite.id)
    assert [each.id for each in await list_invites(town.desk, ada, match)] == [soon.invite.id]
    town.clock.advance(SECOND)
    for made in (soon, revoked):
        with pytest.raises(NotFound, match="unknown-invite") as refusal:
            await accept_invite(town.desk, bea, made.token, ANY_SEAT)
        assert made.token not in str(refusal.value.data)
    assert await list_invites(town.desk, ada, match) == []


async def test_who_is_not_the_creator_or_is_blocked_uses_no_links() -> None:
    town = Town(policy=replace(Policy(), invites_per_match=1))
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.open(ada, TABLE)
    made = await create_invite(town.desk, ada, match)
    for work in (create_invite, list_invites):
        with pytest.raises(Forbidden, match="creator-only"):
            await work(town.desk, bea, match)
    with pytest.raises(LimitReached, match="too-many-invites"):
        await create_invite(town.desk, ada, match)
    with pytest.raises(Malformed, match="bad-expiry"):
        await create_invite(town.desk, ada, match, expires_at=Moment(town.clock.now() + 31 * DAY))
    with pytest.raises(Malformed, match="no-such-seat"):
        await create_invite(town.desk, ada, match, seat=9)
    await set_boundary(town.desk, ada, bea.required_player().id, BoundaryKind.BLOCK)
    with pytest.raises(Forbidden, match="not-available"):
        await accept_invite(town.desk, bea, made.token, ANY_SEAT)


async def test_a_link_is_good_again_when_its_seat_is_free_again() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.open(ada, TABLE)
    made = await create_invite(town.desk, ada, match, 2)
    await accept_invite(town.desk, bea, made.token, ANY_SEAT)
    await leave(town.desk, bea, match)
    assert (await read_invitation(town.desk, bea, made.token)).is_open
