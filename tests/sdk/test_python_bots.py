"""Bots of the Python client: one function, three ways to play."""

import asyncio
import hashlib
import hmac
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from headwater_client import (
    Headwater,
    Question,
    WebhookBot,
    follow_turns,
    follow_turns_async,
    is_genuine,
    pull_turns,
    pull_turns_async,
)

from tests.processes import Server, eventually, serving

ENOUGH = 8


def choose(question: Question) -> str:
    assert question["view"]
    return question["legal"][0]


async def choose_later(question: Question) -> str:
    await asyncio.sleep(0)
    return choose(question)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving(webhooks_private="true", requests_burst=100_000, requests_per_second=100_000) as server:
        yield server


def _bot(owner: Headwater, name: str) -> tuple[str, str]:
    """The id of a new bot and a token for it."""
    bot = owner.request("POST", "/bots", {"name": name})["id"]
    scopes = ["play", "matches:write"]
    return bot, owner.request("POST", f"/bots/{bot}/tokens", {"label": "test", "scopes": scopes})["token"]


@contextmanager
def _table_of_a_bot(server: Server, name: str) -> Iterator[tuple[Headwater, str, str, Any]]:
    with Headwater(server.url) as owner:
        owner.sign_up(f"{name}-owner", "a good long password")
        bot, token = _bot(owner, name)
        with Headwater(server.url, token) as player:
            table = player.open_table("the-river", seats=2, machines=["drifter"], start=True)
            yield owner, bot, token, table


def _own_moves(table: Any) -> int:
    events = table._transport.ask("GET", f"/matches/{table.id}/events?limit=100")["items"]
    return sum(event["kind"] == "moved" and event["seat"] == 1 for event in events)


@pytest.mark.parametrize("play", [pull_turns, follow_turns])
def test_a_function_becomes_a_bot_in_one_line(server: Server, play: Any) -> None:
    with _table_of_a_bot(server, "by-" + play.__name__.replace("_", "-")) as (_, _, token, table):
        play(choose, server.url, token, turns=ENOUGH)
        assert _own_moves(table) == ENOUGH


@pytest.mark.parametrize("play", [pull_turns_async, follow_turns_async])
async def test_an_asynchronous_function_becomes_a_bot_too(server: Server, play: Any) -> None:
    with _table_of_a_bot(server, play.__name__.replace("_", "-")) as (_, _, token, table):
        await play(choose_later, server.url, token, turns=ENOUGH)
        assert _own_moves(table) == ENOUGH


def test_a_bot_that_fails_gives_its_turn_back_at_once(server: Server) -> None:
    def fail(_: Question) -> str:
        raise ZeroDivisionError

    with _table_of_a_bot(server, "Failing") as (_, _, token, table):
        with pytest.raises(ZeroDivisionError):
            pull_turns(fail, server.url, token)
        pull_turns(choose, server.url, token, turns=1)
        assert _own_moves(table) == 1


@contextmanager
def _listening(app: Any) -> Iterator[str]:
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning")
    listener = uvicorn.Server(config)
    thread = threading.Thread(target=listener.run)
    thread.start()
    try:
        eventually(lambda: listener.started, "the webhook listens")
        port = listener.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}/turns"
    finally:
        listener.should_exit = True
        thread.join()


def test_a_webhook_bot_plays_a_whole_match(server: Server) -> None:
    with _table_of_a_bot(server, "Hooked") as (owner, bot, _, table):
        secrets: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await WebhookBot(choose, secrets[0] if secrets else "none")(scope, receive, send)

        with _listening(app) as url:
            secrets.append(owner.request("PUT", f"/bots/{bot}/webhook", {"url": url})["secret"])
            eventually(lambda: table.refresh()["status"] == "finished", "the webhook has played to the end")


SECRET = "a secret"


def _signed(body: bytes, moment: int) -> str:
    digest = hmac.new(SECRET.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={moment},v1={digest}"


def test_only_a_fresh_signature_of_this_body_is_genuine() -> None:
    now = 1_800_000_000.0
    body, moment = json.dumps({"id": "mat_1/2"}).encode(), int(now * 1000)
    signature = _signed(body, moment)
    assert is_genuine(SECRET, signature, body, now)
    assert not is_genuine("another", signature, body, now)
    assert not is_genuine(SECRET, signature, body + b" ", now)
    assert not is_genuine(SECRET, signature, body, now + 301)
    assert not is_genuine(SECRET, _signed(body, moment - 301_000), body, now)
    for broken in ("", "t=,v1=", f"t={moment}", "v1=0", "t=\u0661,v1=x", "nonsense"):
        assert not is_genuine(SECRET, broken, body, now)
    assert not is_genuine(SECRET, signature, body, time.time() - 10_000_000)
