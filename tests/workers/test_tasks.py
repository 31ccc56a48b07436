"""Tasks performed by a real Celery worker: twice, late, out of order, failing, and failing for good."""

import asyncio
from collections.abc import Sequence

from structlog.testing import capture_logs

from application.desk import Desk
from application.games import Games
from application.matches.verify_match import verify_match
from application.ports.courier import Undelivered
from application.ports.queue import MatchAt, Task
from application.ports.thinker import Choice, Question
from application.ports.upkeep import DeadTask
from application.process.machine_questions import InlineThinker
from application.tasks import AI_TURN, CLOSE, LONE_QUICK_TURN, QUICK_TURN, TELL_BOT, VERIFY, stored_form
from application.upkeep.dead_tasks import drop_dead, list_dead, replay_dead
from application.upkeep.sweep import sweep
from domain.hosting.match import Match
from domain.hosting.terms import MatchId
from tests.workers.crews import working_desk
from tests.workers.desks import GAMES, closed, eventually, execute, machines_table, somebody
from workers.jobs import Job
from workers.runner import LONGEST_PAUSE, pause_after


class Moody(InlineThinker):
    """Fails so many times before it thinks."""

    def __init__(self, games: Games, faults: int) -> None:
        super().__init__(games)
        self.faults = faults
        self.asked = 0

    async def think(self, question: Question) -> Choice:
        self.asked += 1
        if self.asked <= self.faults:
            raise RuntimeError("not in the mood")
        return await super().think(question)


async def the_dead(desk: Desk, number: int) -> Sequence[DeadTask]:
    async def are_there() -> bool:
        return len(await list_dead(desk)) == number

    await eventually(are_there, f"{number} dead tasks")
    return await list_dead(desk)


async def version_of(desk: Desk, match: MatchId) -> int:
    async with desk.store.reading() as reading:
        head = await reading.match_summary(match)
    assert head is not None
    return head.version


async def all_done(desk: Desk) -> None:
    """One more task after all those sent before has been done; a queue is worked off in order by few threads."""
    for _ in range(3):
        match = await machines_table(desk, await somebody(desk, desk.ids.fresh("Bob")[:20]))
        await closed(desk, match.id)


async def test_a_match_of_machines_plays_itself_to_the_end_and_is_closed(database: str) -> None:
    async with working_desk(database) as desk:
        match = await machines_table(desk, await somebody(desk))
        ended = await closed(desk, match.id)
        assert ended.result
        assert (await verify_match(desk, match.id)).is_sound


async def test_tasks_that_run_twice_change_nothing_the_second_time(sqlite_url: str) -> None:
    async with working_desk(sqlite_url) as desk:
        match = await machines_table(desk, await somebody(desk))
        await desk.queue.send([Task(LONE_QUICK_TURN, MatchAt(match.id, match.version))] * 5)
        ended = await closed(desk, match.id)
        twice = [Task(LONE_QUICK_TURN, MatchAt(match.id, match.version)), Task(CLOSE, MatchAt(match.id, ended.version))]
        await desk.queue.send(twice * 3)
        await all_done(desk)
        assert await version_of(desk, match.id) == ended.version
        assert (await verify_match(desk, match.id)).is_sound
        assert await list_dead(desk) == []


async def test_tasks_that_come_too_early_change_nothing(sqlite_url: str) -> None:
    async with working_desk(sqlite_url) as desk:
        match = await machines_table(desk, await somebody(desk))
        await desk.queue.send(
            [
                Task(CLOSE, MatchAt(match.id, match.version)),
                Task(LONE_QUICK_TURN, MatchAt(match.id, match.version + 1_000)),
            ]
        )
        await closed(desk, match.id)
        assert (await verify_match(desk, match.id)).is_sound


async def test_tasks_about_a_match_that_is_not_there_are_dropped(sqlite_url: str) -> None:
    nowhere = MatchId("mat_nowhere")
    async with working_desk(sqlite_url) as desk:
        await desk.queue.send([Task(name, MatchAt(nowhere, 3)) for name in (AI_TURN, QUICK_TURN, CLOSE, VERIFY)])
        await all_done(desk)
        assert await list_dead(desk) == []


async def test_a_flood_of_stale_tasks_does_not_keep_a_match_from_its_end(sqlite_url: str) -> None:
    async with working_desk(sqlite_url) as desk:
        ada = await somebody(desk)
        old = await machines_table(desk, ada)
        ended = await closed(desk, old.id)
        await desk.queue.send(
            [Task(LONE_QUICK_TURN, MatchAt(old.id, version)) for version in range(1, ended.version)] * 10
        )
        new = await machines_table(desk, ada)
        await closed(desk, new.id)
        assert await version_of(desk, old.id) == ended.version


async def test_a_task_that_fails_is_tried_again(sqlite_url: str) -> None:
    moody = Moody(GAMES, faults=3)
    async with working_desk(sqlite_url, moody) as desk:
        match = await machines_table(desk, await somebody(desk))
        ended = await closed(desk, match.id)
        assert moody.asked == moody.faults + len(ended.moves)
        assert await list_dead(desk) == []


async def test_a_task_that_always_fails_is_buried_and_not_swept_up(sqlite_url: str) -> None:
    async with working_desk(sqlite_url, Moody(GAMES, faults=1_000_000)) as desk:
        match = await machines_table(desk, await somebody(desk))
        (dead,) = await the_dead(desk, 1)
        assert dead.task == Task(LONE_QUICK_TURN, MatchAt(match.id, match.version))
        assert dead.fault == "RuntimeError: not in the mood"
        assert dead.attempts == 5
        execute(sqlite_url, "UPDATE matches SET updated_at = 0")
        assert await sweep(desk) == 0


async def test_a_dead_task_is_replayed(sqlite_url: str) -> None:
    moody = Moody(GAMES, faults=5)
    async with working_desk(sqlite_url, moody) as desk:
        match = await machines_table(desk, await somebody(desk))
        (dead,) = await the_dead(desk, 1)
        assert await replay_dead(desk, dead.task)
        assert not await replay_dead(desk, dead.task)
        await closed(desk, match.id)
        assert await list_dead(desk) == []


async def test_a_dropped_task_is_done_by_nobody(sqlite_url: str) -> None:
    async with working_desk(sqlite_url, Moody(GAMES, faults=5)) as desk:
        match = await machines_table(desk, await somebody(desk))
        (dead,) = await the_dead(desk, 1)
        assert await drop_dead(desk, dead.task)
        assert not await drop_dead(desk, dead.task)
        assert not await replay_dead(desk, dead.task)
        assert await list_dead(desk) == []
        execute(sqlite_url, "UPDATE matches SET updated_at = 0")
        assert await sweep(desk) == 0
        assert await version_of(desk, match.id) == match.version


async def test_a_fault_in_the_middle_of_machines_turns_names_the_version_it_happened_at(sqlite_url: str) -> None:
    class Tired(InlineThinker):
        """Thinks three times, then never again."""

        asked = 0

        async def think(self, question: Question) -> Choice:
            self.asked += 1
            if self.asked > 3:
                raise RuntimeError("tired")
            return await super().think(question)

    async with working_desk(sqlite_url, Tired(GAMES)) as desk:
        match = await machines_table(desk, await somebody(desk))
        (dead,) = await the_dead(desk, 1)
        assert dead.task == Task(LONE_QUICK_TURN, MatchAt(match.id, match.version + 3))


async def test_a_match_that_contradicts_its_log_is_buried_at_once(sqlite_url: str) -> None:
    async with working_desk(sqlite_url) as desk:
        match = await machines_table(desk, await somebody(desk))
        ended = await closed(desk, match.id)
        execute(sqlite_url, """UPDATE entries SET data = replace(data, '"ranks":[', '"ranks":[9,')""")
        await desk.queue.send([Task(VERIFY, MatchAt(match.id, ended.version))])
        (dead,) = await the_dead(desk, 1)
        assert dead.attempts == 1
        assert "the result differs" in dead.fault


async def test_what_could_not_be_delivered_is_said_without_a_traceback_and_not_buried(sqlite_url: str) -> None:
    async def fail(desk: Desk, task: Task) -> None:
        raise Undelivered("answered with status 500")

    async def is_given_up() -> bool:
        return any(line["event"] == "task.failed" for line in lines)

    with capture_logs() as lines:
        async with working_desk(sqlite_url, jobs=[Job(TELL_BOT, fail, attempts=2)]) as desk:
            await desk.queue.send([Task(TELL_BOT, MatchAt(MatchId("mat_a"), 3))])
            await eventually(is_given_up, "the delivery is given up")
            assert await list_dead(desk) == []
    (told,) = [line for line in lines if line["log_level"] != "info"]
    assert (told["log_level"], told["fault"]) == ("warning", "Undelivered: answered with status 500")
    assert "exc_info" not in told


async def test_a_task_that_hangs_is_ended_at_its_limit(sqlite_url: str) -> None:
    async def hang(desk: Desk, task: Task) -> None:
        await asyncio.Event().wait()

    async with working_desk(sqlite_url, jobs=[Job(LONE_QUICK_TURN, hang, limit=0.05, attempts=2)]) as desk:
        match: Match = await machines_table(desk, await somebody(desk))
        (dead,) = await the_dead(desk, 1)
        assert (stored_form(dead.task)[0], dead.fault, dead.attempts) == (match.id, "TimeoutError", 2)


def test_each_pause_is_longer_than_the_one_before_up_to_a_bound() -> None:
    pauses = [pause_after(attempts) for attempts in range(1, 6)]
    assert pauses == sorted(pauses)
    assert pause_after(50) <= LONGEST_PAUSE * 1.25
