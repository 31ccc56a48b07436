"""What was lost is found: the outbox relayed, idle machines and ends swept up, stored matches sampled."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from application.hosting.terms import AiSeat, OwnSeat, Terms
from application.matches.abort import abort
from application.matches.add_ai_seat import add_ai_seat
from application.matches.legal_moves import legal_texts_in
from application.matches.open_match import open_match
from application.matches.play import play
from application.matches.resign import resign
from application.matches.start import start
from application.matches.take_ai_turns import take_ai_turns
from application.matches.view_match import view_match
from application.ports.queue import MatchAt, QueueDown, Task
from application.process.outgoing import IdleQueue
from application.process.resend_schedule import LONGEST_WAIT, ResendSchedule
from application.tasks import AI_TURN, CLOSE, LONE_AI_TURN, LONE_QUICK_TURN, QUICK_TURN, SWEEP, VERIFY
from application.upkeep.relay import relay
from application.upkeep.sample import sample
from application.upkeep.send_tasks import discard_sent_notices
from application.upkeep.sweep import sweep
from domain.hosting.match import Match
from domain.hosting.terms import MatchId, Moment
from tests.fakes.desk import Town


class Deaf(IdleQueue):
    """A broker that takes nothing while it is down."""

    is_down = True

    async def send(self, tasks: Sequence[Task]) -> None:
        if self.is_down:
            raise QueueDown("away")
        await super().send(tasks)


def sent(town: Town) -> list[Task]:
    assert isinstance(town.desk.queue, IdleQueue)
    return town.desk.queue.tasks


async def machines(town: Town) -> Match:
    ada = await town.human("Ada")
    wish = [AiSeat("drifter"), AiSeat("drifter")]
    return (await open_match(town.desk, ada, Terms("the-river", 2), machines=wish, starts=True)).view.match


async def outbox(town: Town) -> int:
    async with town.store.reading() as reading:
        return len(await reading.unsent_notices(Moment(town.clock.now() + 1), 1_000))


async def test_a_notice_that_nobody_sent_is_relayed_once() -> None:
    town = Town()
    match = await machines(town)
    assert await relay(town.desk) == 0
    town.clock.advance(town.policy.resend_after + 1)
    assert await relay(town.desk) > 0
    assert sent(town) == [Task(LONE_QUICK_TURN, MatchAt(match.id, match.version))]
    assert await outbox(town) == 0
    assert await relay(town.desk) == 0


async def test_a_notice_stays_in_the_outbox_while_the_broker_is_down() -> None:
    town = Town()
    match = await machines(town)
    deaf = Deaf()
    desk = town.another_desk(deaf)
    town.clock.advance(town.policy.resend_after + 1)
    before = await outbox(town)
    with pytest.raises(QueueDown):
        await relay(desk)
    assert await outbox(town) == before
    deaf.is_down = False
    await relay(desk)
    assert deaf.tasks == [Task(LONE_QUICK_TURN, MatchAt(match.id, match.version))]


async def test_a_notice_that_was_handed_on_leaves_the_outbox() -> None:
    town = Town()
    await machines(town)
    notices = await town.desk.outgoing.take_waiting()
    town.desk.outgoing.mark_sent(notices)
    while await discard_sent_notices(town.desk):
        pass
    assert await outbox(town) == 0


async def test_an_idle_machine_is_swept_up_only_after_its_time() -> None:
    town = Town()
    match = await machines(town)
    town.clock.advance(town.policy.idle_after - 1)
    assert await sweep(town.desk) == 0
    town.clock.advance(2)
    assert await sweep(town.desk) == 1
    assert sent(town) == [Task(LONE_QUICK_TURN, MatchAt(match.id, match.version))]


@pytest.mark.parametrize(
    ("level", "task"), [("foreman", LONE_QUICK_TURN), ("rancher", LONE_AI_TURN), ("legend", LONE_AI_TURN)]
)
async def test_quick_levels_and_searches_of_lone_machines_are_tasks_of_different_names(level: str, task: str) -> None:
    town = Town()
    ada = await town.human("Ada")
    wish = [AiSeat(level), AiSeat(level)]
    match = (await open_match(town.desk, ada, Terms("the-river", 2), machines=wish, starts=True)).view.match
    notices = await town.desk.outgoing.take_waiting()
    assert [notice.task.name for notice in notices if notice.task] == [task]
    town.clock.advance(town.policy.idle_after + 1)
    assert await sweep(town.desk) == 1
    assert sent(town) == [Task(task, MatchAt(match.id, match.version))]


@pytest.mark.parametrize(("level", "task"), [("foreman", QUICK_TURN), ("rancher", AI_TURN), ("legend", AI_TURN)])
async def test_whoever_plays_with_machines_waits_for_no_lone_ones(level: str, task: str) -> None:
    town = Town()
    ada = await town.human("Ada")
    match = (await open_match(town.desk, ada, Terms("the-river", 2), OwnSeat(seat=1))).view.match
    await add_ai_seat(town.desk, ada, match.id, level)
    begun = (await start(town.desk, ada, match.id)).view.match
    while begun.to_move == 1:
        seen = await view_match(town.desk, ada, match.id)
        begun = (await play(town.desk, ada, match.id, seen.version, legal_texts_in(seen)[0])).view.match
    notices = await town.desk.outgoing.take_waiting()
    assert [notice.task.name for notice in notices if notice.task] == [task]
    town.clock.advance(town.policy.idle_after + 1)
    await sweep(town.desk)
    assert sent(town) == [Task(task, MatchAt(match.id, begun.version))]


async def test_a_turn_of_lone_machines_sent_as_if_somebody_played_goes_where_it_belongs() -> None:
    town = Town()
    match = await machines(town)
    assert await take_ai_turns(town.desk, match.id, match.version, QUICK_TURN) == 0
    assert sent(town) == [Task(LONE_QUICK_TURN, MatchAt(match.id, match.version))]


async def test_lone_machines_that_search_make_one_move_and_go_to_the_end_of_the_line() -> None:
    town = Town()
    ada = await town.human("Ada")
    wish = [AiSeat("rancher"), AiSeat("rancher")]
    match = (await open_match(town.desk, ada, Terms("the-river", 2), machines=wish, starts=True)).view.match
    assert await take_ai_turns(town.desk, match.id, match.version, LONE_AI_TURN) == 1
    assert [task.name for task in sent(town)] == [LONE_AI_TURN]


async def test_an_end_of_lone_machines_is_closed_like_anybody_elses() -> None:
    town = Town()
    ada = await town.human("Ada")
    wish = [AiSeat("drifter"), AiSeat("drifter")]
    match = (await open_match(town.desk, ada, Terms("the-river", 2), machines=wish, starts=True)).view.match
    await town.desk.outgoing.take_waiting()
    ended = (await abort(town.desk, ada, match.id)).view.match
    assert [notice.task and notice.task.name for notice in await town.desk.outgoing.take_waiting()] == [CLOSE]
    town.clock.advance(town.policy.idle_after + 1)
    assert await sweep(town.desk) == 1
    assert sent(town) == [Task(CLOSE, MatchAt(match.id, ended.version))]


async def test_where_machines_of_both_kinds_sit_each_hands_over_to_the_other() -> None:
    town = Town()
    ada = await town.human("Ada")
    wish = [AiSeat("drifter"), AiSeat("rancher")]
    match = (await open_match(town.desk, ada, Terms("the-river", 2), machines=wish, starts=True)).view.match
    at, name = match.version, LONE_QUICK_TURN if match.to_move == 1 else LONE_AI_TURN
    for _ in range(2):
        at += await take_ai_turns(town.desk, match.id, at, name)
        name = LONE_AI_TURN if name == LONE_QUICK_TURN else LONE_QUICK_TURN
        assert sent(town)[-1] == Task(name, MatchAt(match.id, at))


async def test_an_end_that_nobody_closed_is_swept_up() -> None:
    town = Town()
    ada = await town.human("Ada")
    match = (await open_match(town.desk, ada, Terms("the-river", 2), OwnSeat())).view.match
    await add_ai_seat(town.desk, ada, match.id, "drifter")
    await start(town.desk, ada, match.id)
    ended = (await resign(town.desk, ada, match.id)).view.match
    town.clock.advance(town.policy.idle_after + 1)
    assert await sweep(town.desk) == 1
    assert sent(town) == [Task(CLOSE, MatchAt(match.id, ended.version))]


async def test_a_player_who_takes_long_is_not_swept_up() -> None:
    town = Town()
    ada = await town.human("Ada")
    match = (await open_match(town.desk, ada, Terms("the-river", 2), OwnSeat(seat=1))).view.match
    await add_ai_seat(town.desk, ada, match.id, "drifter")
    started = (await start(town.desk, ada, match.id)).view.match
    town.clock.advance(1_000 * town.policy.idle_after)
    assert await sweep(town.desk) == (0 if started.to_move == 1 else 1)


def test_the_longer_a_task_stays_undone_the_rarer_it_is_sent_again() -> None:
    schedule, task = ResendSchedule(), Task(AI_TURN, MatchAt(MatchId("mat_a"), 3))
    minute = 60_000
    times = [now for now in range(0, 60 * minute, 1_000) if schedule.due(SWEEP, [task], Moment(now), 20_000)]
    assert times[:4] == [0, 20_000, 60_000, 140_000]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert max(gaps) == LONGEST_WAIT


def test_a_task_that_is_done_is_forgotten_and_sent_at_once_when_it_comes_back() -> None:
    schedule, task = ResendSchedule(), Task(AI_TURN, MatchAt(MatchId("mat_a"), 3))
    assert schedule.due(SWEEP, [task], Moment(0), 20_000) == [task]
    assert schedule.due(SWEEP, [task], Moment(1), 20_000) == []
    assert schedule.due(SWEEP, [], Moment(2), 20_000) == []
    assert schedule.due(SWEEP, [task], Moment(3), 20_000) == [task]


async def test_a_sample_names_stored_matches_at_their_versions() -> None:
    town = Town()
    match = await machines(town)
    assert await sample(town.desk) == 1
    assert sent(town) == [Task(VERIFY, MatchAt(match.id, match.version))]
