"""Set the address that receives a bot's turns."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import Malformed
from application.hosting.commit import send_notices
from application.players.end_tokens import hold_own_token
from application.players.list_bots import own_bot
from application.ports.bots import Webhook
from application.ports.queue import MatchAt, Task
from application.ports.store import MatchSummary, Notice
from application.tasks import TELL_BOT
from application.topics import player_topic
from domain.hosting.terms import PlayerId

LONGEST_URL = 500


async def set_webhook(desk: Desk, caller: Caller, bot: PlayerId, url: str) -> Webhook:
    """The webhook with a new secret, which is shown only this once. Pending turns are delivered to it at once."""
    player = await own_bot(desk, caller, bot)
    fault = f"has over {LONGEST_URL} characters" if len(url) > LONGEST_URL else desk.courier.fault_of(url)
    if fault is not None:
        raise Malformed("bad-webhook", path="url", fault=fault)
    webhook = Webhook(player.id, url, desk.ids.token(), desk.clock.now())
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await work.keep_webhook(webhook)
        pending = [
            _notice(desk, webhook, summary) for summary in await work.turns(player.id, desk.policy.running_matches)
        ]
        await work.post(*pending)
        await work.commit()
    desk.webhooks.forget()
    await send_notices(desk, pending)
    return webhook


def _notice(desk: Desk, webhook: Webhook, summary: MatchSummary) -> Notice:
    topic, task = player_topic(webhook.bot), Task(TELL_BOT, MatchAt(summary.id, summary.version))
    return Notice(desk.ids.fresh("not"), topic, task, webhook.created_at)
