"""Clients who hang up while a machine thinks for them: it stops thinking, and they have room to ask again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from api.app import create_app
from application.ports.thinker import Choice, Question
from application.process.machine_questions import InlineThinker
from tests import houses
from tests.fakes.desk import GAMES
from tests.houses import House
from tests.processes import PATIENCE
from tests.tables import started


class Pondering(InlineThinker):
    """Thinks until nobody wants to know any more."""

    def __init__(self) -> None:
        super().__init__(GAMES)
        self.has_begun, self.has_ended = asyncio.Event(), asyncio.Event()

    async def think(self, question: Question) -> Choice:
        self.has_begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.has_ended.set()
        raise AssertionError("nobody waits for ever")


@asynccontextmanager
async def pondering(house: House) -> AsyncIterator[tuple[Pondering, str]]:
    """The same house with a machine that never ends, and its address."""
    thinker = Pondering()
    services = replace(house.services, desk=replace(house.desk, thinker=thinker))
    async with houses.served(replace(house, services=services, app=create_app(services))) as address:
        yield thinker, address


def rest(match: str, token: str) -> bytes:
    lines = (f"GET /v1/matches/{match}/hint HTTP/1.1", "Host: here", f"Authorization: Bearer {token}", "", "")
    return "\r\n".join(lines).encode()


def graphql(match: str, token: str) -> bytes:
    body = json.dumps({"query": f'{{ match(id: "{match}") {{ hint {{ notation }} }} }}'})
    head = ("POST /graphql HTTP/1.1", "Host: here", f"Authorization: Bearer {token}", "Content-Type: application/json")
    return "\r\n".join([*head, f"Content-Length: {len(body)}", "", body]).encode()


@pytest.mark.parametrize("request_of", [rest, graphql])
async def test_a_machine_stops_thinking_when_its_client_hangs_up(tmp_path: Path, request_of: object) -> None:
    assert callable(request_of)
    async with houses.house(tmp_path) as house, pondering(house) as (thinker, address):
        table = await started(house, [await house.human("Ann"), await house.human("Ben")], "the-river")
        mover = await table.mover()
        host, _, port = address.rpartition(":")
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(request_of(table.id, mover.token))
            await thinker.has_begun.wait()
            assert not thinker.has_ended.is_set()
            writer.close()
            await thinker.has_ended.wait()
