"""Addresses that never answer, on a real server: nobody else waits for them."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tests.bots.test_playing import against_a_machine, bot_of
from tests.processes import eventually, serving
from tests.rest.people import Town

MATCHES = 20
SOON = 20.0


@contextmanager
def silent() -> Iterator[tuple[str, list[socket.socket]]]:
    """An address that takes every connection and says nothing, and the connections it has taken."""
    taken: list[socket.socket] = []
    listener = socket.create_server(("127.0.0.1", 0), backlog=100)

    def take() -> None:
        while True:
            try:
                taken.append(listener.accept()[0])
            except OSError:
                return

    thread = threading.Thread(target=take, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/turn", taken
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join()
        for connection in taken:
            connection.close()


def test_an_address_that_never_answers_stops_no_clock_and_no_end() -> None:
    with silent() as (url, taken), serving(webhooks_private="true") as server, Town(server.url) as town:
        owner = town.human()
        bot = bot_of(town, owner)
        owner.does("PUT", f"/v1/bots/{bot.id}/webhook", {"url": url})
        for _ in range(MATCHES):
            against_a_machine(bot, "the-river")
        eventually(lambda: bool(taken), "the bot is told")
        match, people = town.seated(timing={"pace": "live", "bank": 1_000, "increment": 0})
        eventually(lambda: people[0].sees(match)["status"] != "running", "the clock has run out", SOON)
