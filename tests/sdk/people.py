"""A server with a moderator, whose mails are files, and on which erased accounts go at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email import policy
from email.parser import BytesParser
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from tests.processes import Server, eventually, headwater, serving

PASSWORD = "moonlit river"
MODERATOR = "Mona"


@dataclass(frozen=True)
class Club:
    server: Server
    mails: Path

    @property
    def url(self) -> str:
        return self.server.url

    def code(self, address: str, page: str) -> str | None:
        """The code of the newest link to a page of the web client that was mailed to an address; None before."""
        for file in sorted(self.mails.glob("*.eml"), reverse=True):
            letter = BytesParser(policy=policy.default).parsebytes(file.read_bytes())
            body = letter.get_body(("plain",))
            link = body and re.search(rf"/{page}#(\S+)", body.get_content())
            if link and address in str(letter["To"]):
                return link[1]
        return None


@contextmanager
def club() -> Iterator[Club]:
    with TemporaryDirectory(prefix="headwater-club-") as folder:
        database, mails = f"sqlite:///{folder}/headwater.db", Path(folder) / "mails"
        ample = {"requests_burst": 100_000, "requests_per_second": 100_000}
        with serving(database=database, mail_folder=mails, erasure_wait=0, sweep_every=0.2, **ample) as server:
            _promote(server, database)
            yield Club(server, mails)


def _promote(server: Server, database: str) -> None:
    account = {"name": MODERATOR, "password": PASSWORD}
    mona = httpx.post(f"{server.url}/v1/players", json=account).raise_for_status().json()["player"]["id"]
    why = ("--reason", "runs the club", "--as", "ola")
    granted = headwater("grant", mona, "moderator", *why, "--database", database)
    assert granted.returncode == 0, granted.stderr


def mailed(house: Club, address: str, page: str) -> str:
    eventually(lambda: house.code(address, page) is not None, f"the link to /{page} is mailed")
    return str(house.code(address, page))
