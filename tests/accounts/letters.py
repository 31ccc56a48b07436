"""The mails that a town has queued, as their readers get them."""

import re
from collections.abc import Sequence

from application.mails.send_mail import send_mail
from application.ports.mail import Mail
from domain.hosting.terms import Moment
from tests.fakes.desk import Town


async def letters(town: Town) -> Sequence[Mail]:
    """All that were sent so far, those that wait included, in the order in which they were queued."""
    async with town.store.reading() as reading:
        waiting = await reading.due_mails(Moment(town.clock.now() + town.policy.mail_lost_after), 100)
    for queued in waiting:
        await send_mail(town.desk, queued.id, queued.attempts)
    return town.mail.sent


def code_in(letter: Mail) -> str:
    found = re.search(r"#(\S+)", letter.text)
    assert found, letter.text
    return found[1]
