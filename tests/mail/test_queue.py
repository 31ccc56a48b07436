"""A mail leaves after the commit that queued it, once, is tried again for a day, and then is dead."""

import asyncio

from application.hosting.commit import send_notices
from application.mails.queue_mail import queue_mail
from application.mails.send_due_mails import send_due_mails
from application.mails.send_mail import PAUSES, send_mail
from application.policy import DAY
from application.ports.mail import Mail, Refused, Unsent
from application.ports.queue import MailAt, Task
from application.process.outgoing import IdleQueue
from application.tasks import SEND_MAIL
from application.upkeep.dead_tasks import list_dead, replay_dead
from application.upkeep.prune import prune
from tests.fakes.desk import Town

MAIL = Mail("ada@example.org", "Hello", "a secret link")


async def queued(town: Town) -> str:
    async with town.desk.store.working() as work:
        notice = await queue_mail(town.desk, work, MAIL)
        await work.commit()
    await send_notices(town.desk, [notice])
    assert notice.task is not None
    assert isinstance(notice.task.subject, MailAt)
    return notice.task.subject.mail


async def due_tasks(town: Town) -> list[Task]:
    queue = IdleQueue()
    await send_due_mails(town.another_desk(queue))
    return queue.tasks


async def test_a_mail_is_sent_once_and_then_forgotten() -> None:
    town = Town()
    mail = await queued(town)
    results = await asyncio.gather(*(send_mail(town.desk, mail, 0) for _ in range(3)))
    assert sorted(results) == [False, False, True]
    assert town.mail.sent == [MAIL]
    assert not town.store._shelves.mails


async def test_a_use_case_that_fails_sends_no_mail() -> None:
    town = Town()
    async with town.desk.store.working() as work:
        notice = await queue_mail(town.desk, work, MAIL)
    assert notice.task is not None
    assert isinstance(notice.task.subject, MailAt)
    assert not await send_mail(town.desk, notice.task.subject.mail, 0)
    assert town.mail.sent == []


async def test_a_mail_whose_task_was_lost_is_found() -> None:
    town = Town()
    mail = await queued(town)
    assert await due_tasks(town) == []
    town.clock.advance(town.policy.mail_lost_after)
    assert await due_tasks(town) == [Task(SEND_MAIL, MailAt(mail, 0))]


async def test_a_mail_is_tried_again_for_a_day_and_then_dead_until_an_operator_sends_it() -> None:
    town = Town()
    mail = await queued(town)
    town.mail.fault = Unsent("the mail server answered 451")
    for attempts, pause in enumerate(PAUSES):
        assert not await send_mail(town.desk, mail, attempts)
        town.clock.advance(pause - 1)
        assert await due_tasks(town) == []
        town.clock.advance(1)
        assert await due_tasks(town) == [Task(SEND_MAIL, MailAt(mail, attempts + 1))]
    assert sum(PAUSES) >= DAY
    assert not await send_mail(town.desk, mail, len(PAUSES))
    [dead] = await list_dead(town.desk)
    assert (dead.fault, dead.attempts) == ("the mail server answered 451", len(PAUSES) + 1)
    town.clock.advance(DAY)
    assert await due_tasks(town) == []
    town.mail.fault = None
    assert await replay_dead(town.desk, dead.task)
    assert isinstance(dead.task.subject, MailAt)
    assert await send_mail(town.desk, dead.task.subject.mail, dead.task.subject.attempts)
    assert town.mail.sent == [MAIL]


async def test_what_the_mail_server_will_never_take_is_dead_at_once_and_goes_with_time() -> None:
    town = Town()
    mail = await queued(town)
    town.mail.fault = Refused("the mail server answered 550")
    await send_mail(town.desk, mail, 0)
    assert [dead.attempts for dead in await list_dead(town.desk)] == [1]
    assert town.metrics.count_of("mails", outcome="dead") == 1
    town.clock.advance(town.policy.dead_tasks_kept + 1)
    await prune(town.desk)
    assert not town.store._shelves.mails
