"""Bots play whole matches on a real server: by webhook, and with the example of the documentation."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.processes import PATIENCE, eventually, serving
from tests.rest.people import Person, Town, fresh_name

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "clients"


class Receiver:
    """A bot that is called: fails the first time, later answers with the first legal move."""

    def __init__(self) -> None:
        self.secret = ""
        self.deliveries: list[str] = []
        self.forged: list[str] = []
        self._lock = threading.Lock()

    def answer(self, headers: Any, body: bytes) -> tuple[int, bytes]:
        with self._lock:
            self.deliveries.append(headers["Headwater-Delivery"])
            if not self._is_genuine(headers["Headwater-Signature"], body):
                self.forged.append(headers["Headwater-Delivery"])
            if len(self.deliveries) == 1:
                return 500, b""
        return 200, json.dumps({"move": json.loads(body)["legal"][0]}).encode()

    def _is_genuine(self, signature: str, body: bytes) -> bool:
        told = dict(part.split("=", 1) for part in signature.split(","))
        expected = hmac.new(self.secret.encode(), told["t"].encode() + b"." + body, hashlib.sha256).hexdigest()
        return hmac.compare_digest(expected, told["v1"])


@contextmanager
def listening(receiver: Receiver) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            status, answer = receiver.answer(self.headers, self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(status)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: Any) -> None:
            """Silence."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/turn"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def bot_of(town: Town, owner: Person) -> Person:
    bot = owner.does("POST", "/v1/bots", {"name": fresh_name()})
    wish = {"label": "home", "scopes": ["play", "matches:write"]}
    token = owner.does("POST", f"/v1/bots/{bot['id']}/tokens", wish)["token"]
    return Person(town.http, token, bot)


def against_a_machine(bot: Person, game: str) -> str:
    """A started match of the bot's against an AI seat."""
    match = bot.opens(game, 2)
    bot.joins(match, ai_level="drifter")
    bot.starts(match)
    return match


def is_over(bot: Person, match: str) -> bool:
    return str(bot.sees(match)["status"]) == "finished"


def test_a_bot_plays_a_whole_match_by_webhook() -> None:
    receiver = Receiver()
    with listening(receiver) as url, serving(webhooks_private="true") as server, Town(server.url) as town:
        owner = town.human()
        bot = bot_of(town, owner)
        made = owner.does("PUT", f"/v1/bots/{bot.id}/webhook", {"url": url})
        receiver.secret = made["secret"]
        match = against_a_machine(bot, "moon-river")
        eventually(lambda: is_over(bot, match), "the match is over", 3 * PATIENCE)
        told = owner.asks("GET", f"/v1/bots/{bot.id}/webhook")
        log = server.log
    assert receiver.forged == []
    assert len(receiver.deliveries) > len(set(receiver.deliveries)) > 20
    assert told.json()["fault"] is None
    assert made["secret"] not in told.text
    assert made["secret"] not in log


@pytest.mark.parametrize(("example", "most"), [("bot.py", 10), ("bot_by_hand.py", 30)])
def test_the_example_bots_play_a_whole_match(example: str, most: int) -> None:
    path = {**os.environ, "PYTHONPATH": str(ROOT / "sdk" / "python" / "src")}
    with serving() as server, Town(server.url) as town:
        bot = bot_of(town, town.human())
        match = against_a_machine(bot, "the-river")
        command = [sys.executable, str(EXAMPLES / example), server.url, str(bot.token)]
        process = subprocess.Popen(command, env=path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            eventually(lambda: is_over(bot, match), "the match is over", 3 * PATIENCE)
        finally:
            process.kill()
            told, _ = process.communicate()
    assert b"Traceback" not in told, told
    assert sum(1 for line in (EXAMPLES / example).read_text().splitlines() if line.strip()) <= most
