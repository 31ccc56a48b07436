"""The table of tasks: every kind has a queue and a job, and is read back as it was sent, by earlier versions too."""

from secrets import token_hex

import pytest

from application.desk import Desk
from application.ports.queue import (
    AccountAt,
    DeliveryAt,
    DueAt,
    LeagueAt,
    MailAt,
    MatchAt,
    NotificationAt,
    Subject,
    Task,
)
from application.tasks import CLOSE, QUEUE_NAMES, TASKS, stored_form, task_from
from domain.hosting.terms import MatchId, Moment
from domain.league.terms import LeagueId
from tests.workers.crews import working_desk
from tests.workers.desks import eventually
from workers.app import celery_app
from workers.jobs import JOBS, Job, Round

SUBJECTS: dict[type[Subject], Subject] = {
    MatchAt: MatchAt(MatchId("mat_a"), 7),
    LeagueAt: LeagueAt(LeagueId("lea_a"), 7),
    DueAt: DueAt(Moment(7)),
    AccountAt: AccountAt("res_x", 2),
    MailAt: MailAt("mal_a", 7),
    NotificationAt: NotificationAt("ntf_a", Moment(7)),
    DeliveryAt: DeliveryAt("dlv_a", 7),
}


def test_every_kind_of_task_has_a_queue_and_a_job() -> None:
    assert {job.name for job in JOBS} == set(TASKS)
    assert {kind.queue for kind in TASKS.values()} == set(QUEUE_NAMES)


def test_rounds_and_no_other_tasks_are_about_a_moment() -> None:
    rounds = {job.name for job in JOBS if isinstance(job, Round)}
    assert rounds == {kind.name for kind in TASKS.values() if kind.subject is DueAt}


@pytest.mark.parametrize("name", TASKS)
def test_a_stored_task_is_read_back_as_it_was(name: str) -> None:
    task = Task(name, SUBJECTS[TASKS[name].subject])
    assert task_from(name, *stored_form(task)) == task


async def test_a_task_sent_by_an_earlier_version_is_performed(sqlite_url: str) -> None:
    performed: list[Task] = []

    async def note(desk: Desk, task: Task) -> None:
        performed.append(task)

    async def is_performed() -> bool:
        return bool(performed)

    broker = f"inproc://{token_hex(8)}"
    async with working_desk(sqlite_url, jobs=[Job(CLOSE, note)], broker=broker):
        celery_app(broker).send_task(CLOSE, ("mat_a", 7, ""))
        await eventually(is_performed, "the task is performed")
    assert performed == [Task(CLOSE, MatchAt(MatchId("mat_a"), 7))]
