"""Mails that were not sent yet: the same on the fake and on both databases."""

from dataclasses import replace

from application.ports.mail import Mail, QueuedMail
from application.ports.store import Store
from tests.persistence.rows import at

MAIL = Mail("ada@example.org", "Ciao, è il tuo turno", "a\nb", {"List-Unsubscribe": "<https://river.example>"})


def queued(id: str, due: int | None = 10) -> QueuedMail:
    return QueuedMail(id, MAIL, at(0), None if due is None else at(due))


async def test_a_queued_mail_is_kept_whole_until_it_is_forgotten(store: Store) -> None:
    async with store.working() as work:
        await work.add_mail(queued("mal_a"))
        await work.commit()
    async with store.reading() as reading:
        assert await reading.queued_mail("mal_a") == queued("mal_a")
    async with store.working() as work:
        await work.forget_mail("mal_a")
        await work.commit()
    async with store.reading() as reading:
        assert await reading.queued_mail("mal_a") is None


async def test_mails_are_due_by_their_time_and_never_once_dead(store: Store) -> None:
    async with store.working() as work:
        for id, due in (("mal_a", 30), ("mal_b", 10), ("mal_c", None), ("mal_d", 20)):
            await work.add_mail(queued(id, due))
        await work.put_off_mail("mal_d", None)
        await work.commit()
    async with store.reading() as reading:
        assert [mail.id for mail in await reading.due_mails(at(30), 9)] == ["mal_b", "mal_a"]
        assert [mail.id for mail in await reading.due_mails(at(30), 1)] == ["mal_b"]
        assert [mail.id for mail in await reading.due_mails(at(29), 9)] == ["mal_b"]


async def test_one_attempt_is_counted_once(store: Store) -> None:
    async with store.working() as work:
        await work.add_mail(queued("mal_a"))
        assert await work.take_mail("mal_a", 0, at(50))
        assert not await work.take_mail("mal_a", 0, at(60))
        assert not await work.take_mail("mal_b", 0, at(60))
        await work.commit()
    async with store.reading() as reading:
        assert await reading.queued_mail("mal_a") == replace(queued("mal_a", 50), attempts=1)


async def test_old_mails_are_deleted_a_few_at_a_time(store: Store) -> None:
    async with store.working() as work:
        for id in ("mal_a", "mal_b", "mal_c"):
            await work.add_mail(queued(id))
        assert await work.forget_mails(at(0), 9) == 0
        assert [await work.forget_mails(at(1), 2) for _ in range(3)] == [2, 1, 0]
        await work.commit()
