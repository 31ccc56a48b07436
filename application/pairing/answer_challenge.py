"""Accept or decline a challenge."""

from __future__ import annotations

from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden
from application.hosting.commit import commit
from application.matches.open_match import number_of_matches
from application.pairing.challenges import end_challenge, own_challenge, require_open_challenge
from application.pairing.wishes import new_table, require_no_block
from application.ports.store import Work
from application.topics import search_topic
from domain.hosting.players import Player
from domain.hosting.terms import MatchId
from domain.pairing.offers import Challenge, ChallengeId, ChallengeStatus


async def decline_challenge(desk: Desk, caller: Caller, challenge: ChallengeId) -> Challenge:
    player = caller.player_with(Scope.PLAY)
    return await end_challenge(desk, await _challenge_to(desk, player, challenge), ChallengeStatus.DECLINED)


async def accept_challenge(desk: Desk, caller: Caller, challenge: ChallengeId) -> Challenge:
    """Starts the match in the same transaction; `match` holds its id.

    Accepting again returns the same challenge.
    """
    player = caller.player_with(Scope.PLAY)
    known = await _challenge_to(desk, player, challenge)
    if known.status is ChallengeStatus.ACCEPTED:
        return known
    require_open_challenge(desk, known)
    match, players = MatchId(desk.ids.fresh("mat")), [known.challenger, known.challenged]
    after = replace(known, status=ChallengeStatus.ACCEPTED, match=match, ended_at=desk.clock.now())

    async def check(work: Work) -> None:
        for each in sorted(players):
            await work.hold_player(each)
        await require_no_block(work, *players)
        await number_of_matches(desk, player)(work)
        if not await work.answer_challenge(after):
            raise Conflict("challenge-over", status=known.status.value)

    await commit(desk, [new_table(desk, match, known.wanted, players)], check=check)
    await desk.bus.wake([search_topic(each) for each in players])
    return after


async def _challenge_to(desk: Desk, player: Player, challenge: ChallengeId) -> Challenge:
    found = await own_challenge(desk, player, challenge)
    if found.challenged != player.id:
        raise Forbidden("not-challenged")
    return found
