"""A function from question to move becomes a bot: by pull, or by stream."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from headwater_client._async.client import AsyncHeadwater
from headwater_client._async.table import AsyncTurn
from headwater_client.errors import NotYourTurn, Refusal, StaleVersion
from headwater_client.questions import Question

Choose = Callable[[Question], Awaitable[str]]

WAIT: Final = 20
LEASE: Final = 60

_log = logging.getLogger("headwater_client.bots")


async def pull_turns(choose: Choose, url: str, token: str, *, turns: int | None = None) -> None:
    """Takes turns as leases and answers them, for ever or that many. Any number of processes may do so."""
    async with AsyncHeadwater(url, token, patience=None) as headwater:
        while turns is None or turns > 0:
            wish = {"wait": WAIT, "seconds": LEASE}
            work = await headwater._transport.ask("POST", "/me/work", wish, wait=WAIT)
            if work is not None:
                await _answer(headwater, work, choose)
                turns = None if turns is None else turns - 1


async def _answer(headwater: AsyncHeadwater, work: dict[str, Any], choose: Choose) -> None:
    lease = f"/me/work/{work['lease']['lease_id']}"
    try:
        move = await choose(work["question"])
    except BaseException:
        # Another worker shall get the turn at once, not when the lease runs out.
        await headwater.request("DELETE", lease)
        raise
    try:
        await headwater.request("POST", f"{lease}/answer", {"move": move})
    except Refusal as refusal:
        _log.warning("the move %s in %s was refused: %s", move, work["question"]["id"], refusal)


async def follow_turns(choose: Choose, url: str, token: str, *, turns: int | None = None) -> None:
    """Keeps a stream open and answers each turn as it comes, for ever or that many. For one process."""
    async with AsyncHeadwater(url, token, patience=None) as headwater:
        async for notice in headwater.turns():
            table = await headwater.table(notice["match_id"])
            if table.version != notice["version"] or not table.is_your_turn:
                continue
            turn = await table._turn()
            move = await choose(_question(turn))
            try:
                await turn.play(move)
            except (StaleVersion, NotYourTurn):
                continue  # the match has moved on: its clock, or an undo
            except Refusal as refusal:
                _log.warning("the move %s in %s was refused: %s", move, table.id, refusal)
            turns = None if turns is None else turns - 1
            if turns == 0:
                return


def _question(turn: AsyncTurn) -> Question:
    match = turn.table.match
    return Question(
        id=f"{match['id']}/{turn.version}",
        match=match["id"],
        version=turn.version,
        seat=cast("int", match["viewer_seat"]),
        game=match["game"],
        edition=match["edition"],
        rules=match["rules_version"],
        options=match["options"],
        decision=turn.decision,
        legal=[move["notation"] for move in turn.moves],
        view=turn.view,
        deadline=match["deadline"],
    )
