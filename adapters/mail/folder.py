"""Mails as files in a folder, for a server without a mail server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import structlog

from adapters.mail.message import message_of
from application.ports.mail import Mail, Unsent

log = structlog.get_logger("mail")


class FolderCarrier:
    """The port's MailCarrier. Only the server's user may read the files, because they contain addresses and links."""

    def __init__(self, folder: Path, sender: str) -> None:
        self._folder = folder
        self._sender = sender

    async def send(self, mail: Mail, id: str) -> None:
        data = message_of(mail, id, self._sender).as_bytes()
        path = self._folder / f"{id}.eml"
        try:
            await asyncio.to_thread(_write, path, data)
        except OSError as fault:
            raise Unsent(f"the folder of mails cannot be written: {type(fault).__name__}") from None
        log.info("mail.written", path=str(path))

    async def close(self) -> None:
        """Nothing to close."""


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Writes to another name first, so that a program that watches the folder sees only complete mails.
    part = path.with_suffix(".part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(data)
    part.replace(path)
