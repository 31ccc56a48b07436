"""Challenges: ask a player for a match of two, and answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from starlette.responses import Response

from api.cursors import seek_cursor, seek_place
from api.rest.operation import Call, Nothing, Operation, json_response, operation
from api.rest.pairing_shapes import ChallengeList, ChallengesQuery, DirectChallengeShape, DirectChallengeWish
from api.rest.responses import occupant, timing_from, timing_shape
from application.callers import Caller, Scope
from application.desk import Desk
from application.pairing.answer_challenge import accept_challenge, decline_challenge
from application.pairing.challenge_player import challenge_player, list_challenges, withdraw_challenge
from application.players.find_players import players_by_id
from application.ports.pairing import SeekPlace
from domain.hosting.terms import PlayerId
from domain.pairing.offers import Challenge, ChallengeId
from domain.pairing.seeks import Wanted

_TAG = "pairing"
_CODES = ("sign-in-needed", "scope-missing")

Answer = Callable[[Desk, Caller, ChallengeId], Awaitable[Challenge]]


async def create_challenge(call: Call, body: DirectChallengeWish) -> Response:
    wanted = Wanted(body.game, 2, timing_from(body.timing), body.options, body.is_rated)
    challenge = await challenge_player(call.desk, call.caller, PlayerId(body.player_id), wanted)
    return json_response((await challenge_shapes(call, [challenge]))[0], 201)


async def read_challenges(call: Call, query: ChallengesQuery) -> Response:
    page = await list_challenges(call.desk, call.caller, seek_place(query.after), query.limit)
    last = page.items[-1] if page.has_next else None
    cursor = None if last is None else seek_cursor(SeekPlace(last.at, last.id))
    return json_response(ChallengeList(await challenge_shapes(call, page.items), cursor))


async def challenge_shapes(call: Call, challenges: Sequence[Challenge]) -> list[DirectChallengeShape]:
    sides = {side for each in challenges for side in (each.challenger, each.challenged)}
    people, now = await players_by_id(call.desk, call.caller, list(sides)), call.desk.clock.now()
    return [
        DirectChallengeShape(
            id=each.id,
            challenger=occupant(each.challenger, people),
            challenged=occupant(each.challenged, people),
            game=each.wanted.game,
            options=dict(each.wanted.options),
            timing=timing_shape(each.wanted.timing),
            is_rated=each.wanted.rated,
            at=each.at,
            expires_at=each.expires_at,
            status=each.status_at(now).value,
            match_id=each.match,
        )
        for each in challenges
    ]


def _answer(word: str, answer: Answer, name: str, says: str, scope: Scope, *codes: str) -> Operation:
    async def handle(call: Call, _: Nothing) -> Response:
        after = await answer(call.desk, call.caller, ChallengeId(call.path("challenge")))
        return json_response((await challenge_shapes(call, [after]))[0])

    return operation(
        f"POST /v1/challenges/{{challenge}}/{word}",
        name,
        handle,
        Nothing,
        DirectChallengeShape,
        tag=_TAG,
        says=says,
        scope=scope,
        codes=(*_CODES, "unknown-challenge", "challenge-over", *codes),
    )


OPERATIONS = (
    operation(
        "POST /v1/challenges",
        "challengePlayer",
        create_challenge,
        DirectChallengeWish,
        DirectChallengeShape,
        tag=_TAG,
        status=201,
        says="Ask another player for a match of two",
        scope=Scope.MATCHES,
        codes=(
            *_CODES,
            "unknown-player",
            "unknown-game",
            "bad-options",
            "bad-timing",
            "against-oneself",
            "not-available",
            "no-rated-guests",
            "already-challenged",
            "too-many-challenges",
            "too-many-requests",
        ),
    ),
    operation(
        "GET /v1/challenges",
        "listChallenges",
        read_challenges,
        ChallengesQuery,
        ChallengeList,
        tag=_TAG,
        says="Challenges by and to you, answered ones included, newest first",
        scope="known",
        codes=("sign-in-needed", "bad-cursor"),
    ),
    _answer(
        "accept",
        accept_challenge,
        "acceptChallenge",
        "Accept a challenge: the match begins",
        Scope.PLAY,
        "not-challenged",
        "not-available",
        "too-many-matches",
    ),
    _answer("decline", decline_challenge, "declineChallenge", "Decline a challenge", Scope.PLAY, "not-challenged"),
    _answer(
        "take-back",
        withdraw_challenge,
        "takeBackChallenge",
        "Take back a challenge of your own",
        Scope.MATCHES,
        "not-challenger",
    ),
)
