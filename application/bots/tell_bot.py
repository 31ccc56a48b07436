"""Tell a bot by its webhook that it is to move, and play what it answers."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256

from application.bots.question import question_id, question_of
from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Refusal, StaleVersion
from application.hosting.deadlines import DEADLINE_PASSED, is_late
from application.hosting.match_view import MatchView, view_for
from application.limits.owners import owner_of
from application.matches.play import play
from application.ports.bots import Webhook
from application.ports.courier import Undelivered
from domain.hosting.players import Player
from domain.hosting.terms import MatchId, Moment, Status
from domain.kernel.plain import short_repr

SIGNATURE = "Headwater-Signature"
DELIVERY = "Headwater-Delivery"


async def tell_bot(desk: Desk, match: MatchId, version: int) -> bool:
    """False when nothing is pending any more. Raises Undelivered or PutOff. Safe to repeat."""
    addressee = await _addressee(desk, match, version)
    if addressee is None:
        return False
    bot, webhook = addressee
    # Checked before the match is read: thousands of deliveries may be put off, so that must be cheap.
    with desk.deliveries.one_for(bot.id, owner_of(bot), webhook.fault is not None, desk.policy.delivery_slots):
        view = await _pending(desk, bot, match, version)
        if view is None:
            return False
        await _tell(desk, bot, webhook, view)
    return True


async def _tell(desk: Desk, bot: Player, webhook: Webhook, view: MatchView) -> None:
    try:
        answer = await _deliver(desk, webhook, view)
        await _play(desk, bot, view, answer)
    except Undelivered as fault:
        await _note(desk, webhook, str(fault))
        raise
    if webhook.fault is not None:
        await _note(desk, webhook, None)


async def _addressee(desk: Desk, match: MatchId, version: int) -> tuple[Player, Webhook] | None:
    async with desk.store.reading() as reading:
        summary = await reading.match_summary(match)
        if summary is None or summary.version != version or summary.to_move is None or summary.machine is not None:
            return None
        mover = summary.seats[summary.to_move - 1].player
        if mover is None:
            return None
        bot, webhook = await reading.player(mover), await reading.webhook(mover)
    return None if bot is None or webhook is None else (bot, webhook)


async def _pending(desk: Desk, bot: Player, match: MatchId, version: int) -> MatchView | None:
    """The bot's view of the turn; None when it is no longer the bot's."""
    state = await desk.matches.fresh(match)
    if state.version != version or state.match.status is not Status.RUNNING or await is_late(desk, state.match):
        return None
    return view_for(desk, Caller(bot), state)


async def _deliver(desk: Desk, webhook: Webhook, view: MatchView) -> bytes:
    body = json.dumps(question_of(view), separators=(",", ":")).encode()
    headers = {
        "Content-Type": "application/json",
        DELIVERY: question_id(view.match.id, view.version),
        SIGNATURE: signature(webhook.secret, body, desk.clock.now()),
    }
    return await desk.courier.deliver(webhook.url, body, headers)


def signature(secret: str, body: bytes, at: Moment) -> str:
    """HMAC-SHA256 over the moment and the body: neither can be replaced, and an old delivery cannot be replayed."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
    return f"t={at},v1={digest}"


async def _play(desk: Desk, bot: Player, view: MatchView, answer: bytes) -> None:
    """An empty answer means that the bot will play through another door."""
    move = _move(answer)
    if move is None:
        return
    caller = Caller(bot, frozenset({Scope.PLAY}), door="webhook")
    try:
        await play(desk, caller, view.match.id, view.version, move)
    except StaleVersion:
        return
    except Refusal as refusal:
        if refusal.code == DEADLINE_PASSED:
            return
        raise Undelivered(f"the answer {short_repr(move)} was refused: {refusal.code}") from None


def _move(answer: bytes) -> str | None:
    if not answer.strip():
        return None
    try:
        document = json.loads(answer)
    except (ValueError, RecursionError):
        raise Undelivered("the answer is not JSON") from None
    move = document.get("move") if isinstance(document, dict) else None
    if move is not None and not isinstance(move, str):
        raise Undelivered("the move in the answer is not a text")
    return move


async def _note(desk: Desk, webhook: Webhook, fault: str | None) -> None:
    async with desk.store.working() as work:
        await work.note_delivery(webhook.bot, fault, desk.clock.now())
        await work.commit()
