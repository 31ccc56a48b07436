"""Telling bots by webhook, on fakes: how many at once, and what is told again when."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from application.bots.set_webhook import set_webhook
from application.bots.tell_bot import tell_bot
from application.callers import Caller
from application.desk import Desk
from application.ports.courier import Undelivered
from application.ports.queue import MatchAt, PutOff, Task
from application.process.deliveries import AT_ONCE
from application.process.outgoing import IdleQueue
from application.process.resend_schedule import LONGEST_WAIT
from application.tasks import TELL_BOT, VERIFY, stored_form
from application.upkeep.dead_tasks import bury, list_dead
from application.upkeep.prune import prune
from application.upkeep.sweep import sweep
from domain.hosting.terms import MatchId
from tests.fakes.courier import FakeCourier
from tests.fakes.desk import Town

URL = "https://bot.example/turn"
# Six attempts of 10 s each, and the longest pauses between them.
WHOLE_SPAN = 6 * 10_000 + round((0.5 + 1 + 2 + 4 + 8) * 1.25 * 1_000)


class Post:
    """A town whose courier is a fake, and a bot that waits for its turns there."""

    def __init__(self, town: Town | None = None, courier: FakeCourier | None = None) -> None:
        self.town = town or Town()
        self.courier = courier or FakeCourier()
        self.desk: Desk = replace(self.town.desk, courier=self.courier)
        self.owner: Caller | None = None
        self.bot: Caller | None = None

    @property
    def sent(self) -> list[Task]:
        assert isinstance(self.desk.queue, IdleQueue)
        return self.desk.queue.tasks

    @property
    def known_owner(self) -> Caller:
        assert self.owner is not None
        return self.owner

    async def hooked(self, owner: str = "Ada", bot: str = "Robo") -> None:
        self.owner = await self.town.human(owner)
        self.bot = await self.town.bot(self.owner, bot)
        await self.repaired()

    async def repaired(self) -> None:
        assert self.owner is not None
        assert self.bot is not None
        assert self.bot.player is not None
        await set_webhook(self.desk, self.owner, self.bot.player.id, URL)

    async def turn(self) -> Task:
        """A turn of the bot's, as the task that tells of it."""
        assert self.owner is not None
        assert self.bot is not None
        while True:
            match = await self.town.match(await self.town.started(self.bot, self.owner))
            if match.to_move == 1:
                return Task(TELL_BOT, MatchAt(match.id, match.version))

    async def tell(self, task: Task) -> bool:
        assert isinstance(task.subject, MatchAt)
        return await tell_bot(self.desk, task.subject.match, task.subject.version)


@pytest.fixture
async def post() -> Post:
    made = Post()
    await made.hooked()
    return made


async def test_a_bot_has_so_many_deliveries_at_once_and_no_more(post: Post) -> None:
    turns = [await post.turn() for _ in range(AT_ONCE + 1)]
    post.courier.goes_on.clear()
    running = [asyncio.create_task(post.tell(turn)) for turn in turns[:-1]]
    await post.courier.has_begun(AT_ONCE)
    with pytest.raises(PutOff):
        await post.tell(turns[-1])
    post.courier.goes_on.set()
    assert all(await asyncio.gather(*running))
    assert await post.tell(turns[-1])


async def test_one_owners_slow_bots_leave_room_for_a_strangers(post: Post) -> None:
    slots = post.desk.policy.delivery_slots
    post.courier.goes_on.clear()
    running: list[asyncio.Task[bool]] = []
    for number in range(post.desk.policy.bots_per_player - 1):
        post.bot = await post.town.bot(post.known_owner, f"Robo{number}")
        await post.repaired()
        running += [asyncio.create_task(post.tell(await post.turn())) for _ in range(2)]
    await asyncio.sleep(0.05)
    begun = [each for each in running if not each.done()]
    assert 1 < len(begun) < slots / 2
    stranger = Post(post.town, post.courier)
    stranger.desk = post.desk
    await stranger.hooked("Bea", "Other")
    told = asyncio.create_task(stranger.tell(await stranger.turn()))
    await post.courier.has_begun(len(begun) + 1)
    post.courier.goes_on.set()
    assert await told
    results = await asyncio.gather(*running, return_exceptions=True)
    assert {type(each) for each in results} == {bool, PutOff}


async def test_a_delivery_that_is_put_off_does_not_even_read_the_match(post: Post) -> None:
    turns = [await post.turn() for _ in range(AT_ONCE + 1)]
    post.courier.goes_on.clear()
    running = [asyncio.create_task(post.tell(turn)) for turn in turns[:-1]]
    await post.courier.has_begun(AT_ONCE)
    match = MatchId(stored_form(turns[-1])[0])
    post.desk.matches.forget(match)
    with pytest.raises(PutOff):
        await post.tell(turns[-1])
    assert post.desk.matches.cached_state(match) is None
    post.courier.goes_on.set()
    await asyncio.gather(*running)


async def test_an_address_that_failed_is_tried_by_one_delivery_at_a_time(post: Post) -> None:
    first, second = await post.turn(), await post.turn()
    post.courier.fault = "status 500"
    with pytest.raises(Undelivered):
        await post.tell(first)
    post.courier.goes_on.clear()
    running = asyncio.create_task(post.tell(first))
    await post.courier.has_begun(2)
    with pytest.raises(PutOff):
        await post.tell(second)
    post.courier.fault = ""
    post.courier.goes_on.set()
    assert await running
    assert await post.tell(second)


async def test_a_turn_is_told_again_only_after_all_attempts_of_the_last_telling(post: Post) -> None:
    turn = await post.turn()
    post.town.clock.advance(WHOLE_SPAN)
    assert await sweep(post.desk) == 0
    post.town.clock.advance(post.desk.policy.untold_after - WHOLE_SPAN + 1)
    assert await sweep(post.desk) == 1
    assert post.sent == [turn]
    post.town.clock.advance(WHOLE_SPAN)
    assert await sweep(post.desk) == 0
    post.town.clock.advance(LONGEST_WAIT)
    assert await sweep(post.desk) == 1


async def test_a_new_webhook_is_told_of_pending_turns_at_once(post: Post) -> None:
    turns = {await post.turn() for _ in range(3)}
    await post.desk.outgoing.take_waiting()
    await post.repaired()
    told = await asyncio.wait_for(post.desk.outgoing.take_waiting(), 60)
    assert {notice.task for notice in told} == turns


async def test_a_turn_whose_telling_failed_for_good_once_is_told_again_all_the_same(post: Post) -> None:
    turn = await post.turn()
    await bury(post.desk, turn, "Undelivered: status 500", 6)
    post.town.clock.advance(post.desk.policy.untold_after + 1)
    assert await sweep(post.desk) == 1


async def test_dead_tasks_of_past_versions_are_forgotten(post: Post) -> None:
    turn = await post.turn()
    assert isinstance(turn.subject, MatchAt)
    past = Task(TELL_BOT, replace(turn.subject, version=turn.subject.version - 1))
    unsound = Task(VERIFY, replace(turn.subject, version=1))
    for task in (turn, past, unsound):
        await bury(post.desk, task, "KeyError", 6)
    await prune(post.desk)
    assert {dead.task for dead in await list_dead(post.desk)} == {turn, unsound}
