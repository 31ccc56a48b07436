"""The Python client against real servers: whole matches, lost answers, a server that is killed and comes back."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from headwater_client import (
    AsyncHeadwater,
    Headwater,
    IllegalMove,
    LimitReached,
    NotFound,
    SearchEnded,
    SignInNeeded,
    StaleVersion,
    Unreachable,
    deal_faults,
)

from tests.processes import Server, serving
from tests.servers import free_port

GAMES = ["moon-river", "the-river"]
AMPLE = {"requests_burst": 100_000, "requests_per_second": 100_000}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving(**AMPLE) as server:
        yield server


@pytest.fixture
def headwater(server: Server) -> Iterator[Headwater]:
    with Headwater(server.url) as headwater:
        headwater.enter_as_guest()
        yield headwater


@pytest.fixture
async def async_headwater(server: Server) -> AsyncIterator[AsyncHeadwater]:
    async with AsyncHeadwater(server.url) as headwater:
        await headwater.enter_as_guest()
        yield headwater


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_and_its_deal_checked(headwater: Headwater, game: str) -> None:
    table = headwater.open_table(game, seats=3, machines=["drifter", "drifter"], start=True)
    for turn in table.turns():
        turn.play(random.Random(turn.version).choice(turn.moves))
    assert table.is_over
    outcome = table.match["outcome"]
    assert outcome is not None
    assert sorted(outcome["ranks"])[0] == 1
    assert [event["version"] for event in table.log] == list(range(1, len(table.log) + 1))
    record, edition = table.record(), headwater.edition(game, table.match["edition"])
    assert deal_faults(record, edition) == []
    record["dealing"]["words"][0] = "somebody else's words"
    assert deal_faults(record, edition) != []


async def test_two_clients_play_each_other(async_headwater: AsyncHeadwater, server: Server) -> None:
    async with AsyncHeadwater(server.url) as other:
        await other.enter_as_guest()
        opened = await async_headwater.open_table("the-river", seats=2)
        joined = await other.table(opened.id)
        await joined.join(words="my own luck")
        await opened.start()

        async def play(table: Any) -> int:
            turns = 0
            async for turn in table.turns():
                await turn.play(random.Random(turn.version).choice(turn.moves))
                turns += 1
            return turns

        counts = await asyncio.gather(play(opened), play(joined))
    assert min(counts) > 10
    assert opened.match["outcome"] == joined.match["outcome"]


def test_refusals_are_typed(headwater: Headwater, server: Server) -> None:
    table = headwater.open_table("moon-river", seats=2, machines=["drifter"], start=True)
    with closing(table.turns()) as turns:
        turn = next(turns)
    with pytest.raises(IllegalMove) as illegal:
        table.play("done")
    assert (illegal.value.rule or "").startswith("MR-")
    with pytest.raises(StaleVersion) as stale:
        table.play(turn.moves[0], version=turn.version - 1)
    assert stale.value.data["missed"]
    with pytest.raises(NotFound):
        headwater.table("mat_nothing")
    with Headwater(server.url, "hw_wrong") as stranger, pytest.raises(SignInNeeded):
        stranger.open_table("moon-river", seats=2)


class LosesAnswers(httpx.BaseTransport):
    """Lets every request through, and loses the first answer to each move."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self._inner = inner
        self.lost: set[str] = set()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        answer = self._inner.handle_request(request)
        key = request.headers.get("Idempotency-Key", "")
        if request.url.path.endswith("/moves") and key and key not in self.lost:
            self.lost.add(key)
            answer.close()
            raise httpx.ReadError("cut off", request=request)
        return answer

    def close(self) -> None:
        self._inner.close()


def test_a_move_whose_answer_is_lost_is_played_once(headwater: Headwater) -> None:
    http = headwater._transport._http
    lossy = http._transport = LosesAnswers(http._transport)
    table = headwater.open_table("the-river", seats=2, machines=["drifter"], start=True)
    played = []
    for turn in table.turns():
        turn.play(turn.moves[0])
        played.append(turn.moves[0]["notation"])
    moved = [event.get("move") for event in table.log if event["kind"] == "moved" and event.get("seat") == 1]
    assert moved == played
    assert len(lossy.lost) == len(played)


def test_a_client_plays_on_when_its_server_is_killed_and_started_again(tmp_path: Path) -> None:
    settings = {"database": f"sqlite:///{tmp_path}/headwater.db", "port": free_port(), **AMPLE}
    with serving(**settings) as first, Headwater(first.url) as headwater:
        headwater.enter_as_guest()
        table = headwater.open_table("the-river", seats=2, machines=["drifter"], start=True)
        stop = threading.Event()
        restarter = threading.Thread(target=_serve_again, args=(first, settings, stop))
        for number, turn in enumerate(table.turns()):
            if number == 5:
                first.kill()
                restarter.start()
            turn.play(random.Random(number).choice(turn.moves))
        assert table.is_over
        assert [event["version"] for event in table.log] == list(range(1, len(table.log) + 1))
        stop.set()
        restarter.join()


def _serve_again(first: Server, settings: dict[str, object], stop: threading.Event) -> None:
    with serving(**settings) as second:
        assert second.url == first.url
        stop.wait()


def test_patience_ends() -> None:
    with Headwater(f"http://127.0.0.1:{free_port()}", patience=0.5) as headwater, pytest.raises(Unreachable):
        headwater.games()


def test_a_limit_that_passes_is_waited_for() -> None:
    with serving(requests_burst=3, requests_per_second=5) as server, Headwater(server.url) as headwater:
        for _ in range(10):
            headwater.games()


def test_a_limit_that_does_not_pass_is_a_refusal(headwater: Headwater) -> None:
    def open_many() -> None:
        for _ in range(200):
            headwater.open_table("moon-river", seats=2)

    with pytest.raises(LimitReached):
        open_many()


LIVE: dict[str, Any] = {"timing": {"pace": "live", "bank": 600_000, "increment": 0}}


async def test_two_who_look_for_a_table_find_each_other(server: Server, async_headwater: AsyncHeadwater) -> None:
    async with AsyncHeadwater(server.url) as other:
        await other.enter_as_guest()
        async with asyncio.timeout(60):
            tables = await asyncio.gather(
                *(each.find_table("moon-river", **LIVE) for each in (async_headwater, other)),
            )
    assert tables[0].id == tables[1].id
    assert sorted(table.seat or 0 for table in tables) == [1, 2]


async def test_who_stops_waiting_stops_looking(async_headwater: AsyncHeadwater) -> None:
    waiting = asyncio.create_task(async_headwater.find_table("the-river", seats=4, **LIVE))
    async with asyncio.timeout(60):
        async for search in async_headwater.search():
            if search["seeks"]:
                break
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert [seek["status"] for seek in (await anext(async_headwater.search()))["seeks"]] == ["cancelled"]


def test_a_search_that_ends_elsewhere_says_so(server: Server, headwater: Headwater) -> None:
    """The player sits down at another live table, from another thread."""

    def sit_down() -> None:
        with Headwater(server.url, headwater.token) as same:
            for search in same.search():
                if search["seeks"]:
                    break
            same.open_table("the-river", seats=2, **LIVE)

    other = threading.Thread(target=sit_down)
    other.start()
    with pytest.raises(SearchEnded) as ended:
        headwater.find_table("the-river", seats=3, **LIVE)
    other.join()
    assert ended.value.status == "elsewhere"


def test_a_challenge_and_a_link_lead_to_matches(server: Server, headwater: Headwater) -> None:
    with Headwater(server.url) as other:
        me = other.enter_as_guest()
        made = headwater.challenge(me["id"], "the-river", **LIVE)
        assert not other.accept_challenge(made["id"]).is_over
        table = headwater.open_table("the-river", seats=2)
        link = table.create_invite(seat=2)
        assert [each["id"] for each in table.invites()] == [link["id"]]
        assert other.invitation(link["token"])["is_open"]
        assert other.accept_invite(link["token"]).match["status"] == "running"
        spare = headwater.open_table("the-river", seats=2)
        link = spare.create_invite()
        spare.revoke_invite(link["id"])
        with pytest.raises(NotFound):
            other.invitation(link["token"])
