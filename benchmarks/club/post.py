"""Where an evening's notices arrive: a push provider, a webhook and a mail server of our own that check what comes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from time import time
from typing import Any, Final

from cryptography.exceptions import InvalidSignature
from headwater_client.webhooks import is_genuine
from http_ece import ECEException

from benchmarks.club.ledger import Channel, Notice
from tests.mail.servers import Inbox, mail_server
from tests.notifications.providers import Posted, Provider, push_provider

PATIENCE: Final = 90.0
"""Seconds after which a player gives up waiting to be told; that turn counts as never told."""
SUBJECTS: Final = {"Your turn": "my-turn", "It is over": "match-over", "Time is short": "time-is-short"}
_MATCH: Final = re.compile(r"/match/(\w+)")
_CODE: Final = re.compile(r"/verify#(\S+)")


def now() -> int:
    """Milliseconds since 1970."""
    return round(time() * 1_000)


@dataclass
class PostOffice:
    """Everything that came, in order; `unsound` says what was wrong with what could not be read or was not signed."""

    provider: Provider
    inbox: Inbox
    push_key: str = ""
    secrets: dict[str, str] = field(default_factory=dict)
    notices: list[Notice] = field(default_factory=list)
    unsound: list[str] = field(default_factory=list)
    codes: dict[str, str] = field(default_factory=dict)
    mail_count: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def take_post(self, posted: Posted) -> None:
        """A push, or a player's webhook."""
        _, sort, player = posted.path.split("/")
        try:
            self._note(self._push(player, posted) if sort == "push" else self._hook(player, posted))
        except (InvalidSignature, ECEException, AssertionError, ValueError, KeyError) as fault:
            self.unsound.append(f"{posted.path}: {type(fault).__name__}")

    def _push(self, player: str, posted: Posted) -> Notice:
        message, sender = self.provider.read(posted), self.provider.sender(posted)
        assert (sender["aud"], sender["key"]) == (self.provider.url, self.push_key)
        assert sender["exp"] * 1_000 > now()
        if "close" in message:
            return Notice("", player, Channel.PUSH, "close", message["close"], now(), message["version"])
        return _notice(player, Channel.PUSH, message, message["tag"], message["path"])

    def _hook(self, player: str, posted: Posted) -> Notice:
        assert is_genuine(self.secrets[player], posted.headers["Headwater-Signature"], posted.body)
        message = json.loads(posted.body)
        assert posted.headers["Headwater-Delivery"] == message["id"]
        return _notice(player, Channel.WEBHOOK, message, message["about"], message["url"])

    def take_mail(self, mail: EmailMessage) -> None:
        self.mail_count += 1
        player, text = mail["To"].partition("@")[0], mail.get_content()
        if found := _CODE.search(text):
            self.codes[player] = found[1]
            self.changed.set()
        elif (kind := SUBJECTS.get(mail["Subject"].partition(":")[0])) and (found := _MATCH.search(text)):
            link = f"/match/{found[1]}"
            self._note(Notice(mail["Message-ID"], player, Channel.MAIL, kind, found[1], now(), link=link))
        elif mail["List-Unsubscribe"] is not None:
            # Letters about the account, such as that of a sanction, cannot be stopped and tell of no match.
            self.unsound.append(f"a mail that nobody expected: {mail['Subject']}")

    def _note(self, notice: Notice) -> None:
        self.notices.append(notice)
        self.changed.set()

    def count(self, player: str, match: str, channel: Channel) -> int:
        """How often a player was told that this match wants them, or is over."""
        return sum(
            (each.player, each.match, each.channel) == (player, match, channel) and each.kind != "close"
            for each in self.notices
        )

    def link_to(self, player: str, match: str) -> str:
        """Where the last notice of a match led."""
        links = [each.link for each in self.notices if (each.player, each.match) == (player, match) and each.link]
        return links[-1]

    async def until(self, is_true: Callable[[], bool]) -> bool:
        """Waits until it is true; false when that takes too long."""
        deadline = time() + PATIENCE
        while not is_true():
            if time() > deadline:
                return False
            await asyncio.sleep(0.05)
        return True


def _notice(player: str, channel: Channel, message: dict[str, Any], match: str, link: str) -> Notice:
    return Notice(message["id"], player, channel, message["kind"], match, now(), message["version"], link)


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    async with push_provider() as provider, mail_server() as inbox:
        office = PostOffice(provider, inbox)
        provider.on_posted, inbox.on_mail = office.take_post, office.take_mail
        yield office
