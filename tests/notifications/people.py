"""A town whose people can be reached, and what they are told."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from application.callers import Caller
from application.hosting.terms import Terms
from application.notifications.send_due_notifications import send_due_notifications
from application.policy import SECOND
from application.ports.notifications import PersonalWebhook, PushSubscription, WebhookShape
from application.ports.queue import Task
from application.process.outgoing import IdleQueue
from domain.hosting.terms import MatchId, Pace, PlayerId, Timing
from domain.notifications.preferences import Preferences
from tests.application.tables import play_on
from tests.fakes.desk import Town
from workers.jobs import JOBS

PROVIDER = "https://push.example"
DELAY = 2 * SECOND
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
POST_DAY = Terms("the-river", 2, timing=Timing(Pace.CORRESPONDENCE, per_turn=24 * HOUR))
LIVE = Terms("the-river", 2, timing=Timing(Pace.LIVE, bank=10 * MINUTE))
DO = {job.name: job.do for job in JOBS}


def id_of(caller: Caller) -> PlayerId:
    return caller.required_player().id


@dataclass
class Club(Town):
    """A town whose tasks are done when `work` is called, until nothing is due."""

    callers: list[Caller] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.queue = IdleQueue()
        self.desk = self.another_desk(self.queue)

    async def browser(
        self, caller: Caller, name: str = "phone", language: str = "en", provider: str = PROVIDER
    ) -> PushSubscription:
        player = id_of(caller)
        endpoint, now = f"{provider}/{player}/{name}", self.clock.now()
        made = PushSubscription(self.ids.fresh("psh"), player, endpoint, "key", "secret", name, language, now)
        async with self.store.working() as work:
            await work.keep_push_subscription(made)
            await work.commit()
        return made

    async def webhook(self, caller: Caller, shape: WebhookShape = WebhookShape.JSON) -> str:
        url = f"https://hooks.example/{id_of(caller)}"
        async with self.store.working() as work:
            await work.keep_personal_webhook(PersonalWebhook(id_of(caller), url, shape, "secret", self.clock.now()))
            await work.commit()
        return url

    async def subscriptions(self, caller: Caller) -> Sequence[PushSubscription]:
        async with self.store.reading() as reading:
            return await reading.push_subscriptions(id_of(caller))

    async def prefer(self, caller: Caller, preferences: Preferences) -> None:
        async with self.store.working() as work:
            await work.keep_preferences(id_of(caller), preferences)
            await work.commit()

    async def work(self) -> None:
        """Does every task that is due now, and what follows from it."""
        for _ in range(100):
            await send_due_notifications(self.desk)
            waiting = await self._waiting()
            if not waiting:
                return
            for task in waiting:
                await DO[task.name](self.desk, task)
        raise AssertionError("there is always more to do")

    async def _waiting(self) -> list[Task]:
        async with self.store.working() as work:
            posted = list(self.store._shelves.outbox.values())
            await work.discard_notices([notice.id for notice in posted])
            await work.commit()
        tasks = [*self.queue.tasks, *(notice.task for notice in posted if notice.task)]
        self.queue.tasks.clear()
        names = ("notify", "deliver", "note-league", "send-mail")
        return [task for task in dict.fromkeys(tasks) if task.name in names]

    async def later(self, milliseconds: int = DELAY) -> None:
        self.clock.advance(milliseconds)
        await self.work()

    def told(self, caller: Caller) -> list[dict[str, Any]]:
        """Everything that reached this player's browsers and webhook, and is forgotten here."""
        found = [body for url, body, _ in self.post.posted if id_of(caller) in url]
        self.post.posted = [each for each in self.post.posted if id_of(caller) not in each[0]]
        return found

    async def duel(self, *callers: Caller, terms: Terms = POST_DAY) -> tuple[MatchId, Caller, Caller]:
        """A match that has begun: the player to move, then the other."""
        match = await self.started(*callers, terms=terms)
        seat = (await self.match(match)).to_move
        assert seat is not None
        order = [*callers[seat - 1 :], *callers[: seat - 1]]
        return match, order[0], order[1]

    async def move_on(self, match: MatchId, *callers: Caller) -> None:
        """Plays until somebody else is to move."""
        first = (await self.match(match)).to_move
        while (await self.match(match)).to_move == first:
            await play_on(self, match, *callers, moves=1)
