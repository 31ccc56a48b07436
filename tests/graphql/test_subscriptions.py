"""Subscriptions: everything since a cursor, then live, over both transports."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from adapters.persistence import store
from api.auth import wait_for_token_end
from application.callers import Scope
from application.players.create_token import create_token
from application.players.revoke_token import revoke_token
from application.policy import Policy
from application.ports.store import Pool, Reading, Store, StoreAway, Work
from domain.hosting.terms import Moment
from tests import houses
from tests.graphql.sockets import EVENTS, PATIENCE, line, streamed
from tests.houses import AMPLE, House, served
from tests.tables import TableInHouse, caller_of, started

TALK = """subscription ($id: ID!) { roomEvents(roomId: $id) {
  cursor isRemoval message { text author { name } }
} }"""
TURNS = "subscription ($after: String) { turns(after: $after) { matchId version seat cursor } }"


async def _table(house: House, game: str = "the-river", seats: int = 2) -> TableInHouse:
    return await started(house, [await house.human(name) for name in ("Ann", "Ben", "Cleo")[:seats]], game)


async def test_a_socket_replays_from_the_beginning_goes_live_and_ends_with_the_match(house: House) -> None:
    table = await _table(house)
    await table.play_some(10)
    async with served(house) as address, line(address, table.owner) as socket:
        await socket.subscribe("all", EVENTS, id=table.id)
        playing = asyncio.create_task(table.play_out())
        versions: list[int] = []
        while (message := await socket.message("all"))["type"] == "next":
            versions.append(message["payload"]["data"]["matchEvents"]["version"])
        assert message["type"] == "complete"
        await playing
        assert versions == list(range(1, await table.version() + 1))


async def test_server_sent_events_replay_from_a_cursor_go_live_and_end_with_the_match(house: House) -> None:
    table = await _table(house)
    await table.play_some(10)
    begin = await table.version() - 4
    async with served(house) as address:
        variables = {"id": table.id, "after": str(begin)}
        async with streamed(table.owner, address, EVENTS, variables) as frames:
            playing = asyncio.create_task(table.play_out())
            told = [frame async for frame in frames]
            await playing
    assert [(kind, id) for kind, id, _ in told[:-1]] == [
        ("next", str(number)) for number in range(begin + 1, await table.version() + 1)
    ]
    assert told[-1] == ("complete", "", None)


async def test_what_is_said_reaches_those_who_follow_the_room(house: House) -> None:
    table = await _table(house)
    owner, room = table.owner, f"room:{table.id}/players"
    async with served(house) as address, line(address, owner) as socket:
        await socket.subscribe("talk", TALK, id=room)
        for number, text in enumerate(("hello", "good luck"), start=1):
            await owner.do("sendMessage", {"roomId": room, "text": text}, "__typename")
            message = {"text": text, "author": {"name": "Ann"}}
            told = {"cursor": str(number), "isRemoval": False, "message": message}
            assert await socket.data("talk") == {"roomEvents": told}


async def test_last_event_id_resumes_like_a_cursor(house: House) -> None:
    table = await _table(house)
    await table.play_some(6)
    last = str(await table.version() - 1)
    async with served(house) as address:
        resumed = streamed(table.owner, address, EVENTS, {"id": table.id}, **{"Last-Event-ID": last})
        async with resumed as frames:
            kind, id, data = await anext(frames)
    assert (kind, id) == ("next", str(await table.version()))
    assert data["data"]["matchEvents"]["version"] == await table.version()


async def test_a_stream_cut_a_hundred_times_loses_and_repeats_nothing(house: House) -> None:
    table = await _table(house, "moon-river", 3)
    seen: list[int] = []
    async with served(house) as address:
        playing = asyncio.create_task(_slowly(table))
        cuts = 0
        while not playing.done() or (seen and seen[-1] < await table.version()):
            after = str(seen[-1]) if seen else None
            async with line(address, table.players[cuts % 3]) as socket:
                await socket.subscribe("cut", EVENTS, id=table.id, after=after)
                message = await socket.message("cut")
                if message["type"] == "next":
                    seen.append(message["payload"]["data"]["matchEvents"]["version"])
            cuts += 1
        await playing
    assert seen == list(range(1, await table.version() + 1))
    assert cuts >= 100


async def _slowly(table: TableInHouse) -> None:
    """To the end, so that the listener is behind at times and ahead at others."""
    seed = 0
    while await table.play_some(5, seed):
        seed += 1
        await asyncio.sleep(0)


async def test_turns_are_told_to_whose_turn_it_is(house: House) -> None:
    table = await _table(house)
    async with served(house) as address, line(address, table.owner) as ann, line(address, table.players[1]) as ben:
        lines = {table.owner.id: ann, table.players[1].id: ben}
        for socket in lines.values():
            await socket.subscribe("turns", TURNS)
        for _ in range(12):
            mover, version = await table.mover(), await table.version()
            while (notice := (await lines[mover.id].data("turns"))["turns"])["version"] < version:
                pass
            assert (notice["matchId"], notice["version"]) == (table.id, version)
            while (await table.mover()).id == mover.id:
                await table.play_some(1, seed=version)


async def test_a_pending_turn_is_told_to_whoever_comes_later(house: House) -> None:
    table = await _table(house)
    mover = await table.mover()
    async with served(house) as address:
        for _ in range(2):
            async with streamed(mover, address, TURNS, {}) as frames:
                kind, cursor, data = await anext(frames)
                assert kind == "next"
                assert data["data"]["turns"]["matchId"] == table.id
        async with streamed(mover, address, TURNS, {"after": cursor}) as frames:
            assert (await anext(frames))[1] == cursor


async def test_a_player_is_connected_while_a_stream_is_open(house: House) -> None:
    table = await _table(house)
    read = f'{{ match(id: "{table.id}") {{ seats {{ isConnected }} }} }}'
    async with served(house) as address:
        async with line(address, table.owner) as socket:
            await socket.subscribe("here", EVENTS, id=table.id)
            await socket.data("here")
            told = await house.guest().data(read)
            assert told["match"]["seats"] == [{"isConnected": True}, {"isConnected": False}]
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while (await house.guest().data(read))["match"]["seats"][0]["isConnected"]:
            assert asyncio.get_running_loop().time() < deadline
            await asyncio.sleep(0.02)


async def test_a_query_over_a_socket_is_answered_afresh_each_time(house: House) -> None:
    table = await _table(house)
    query = "query ($id: ID!) { match(id: $id) { version } }"
    async with served(house) as address, line(address, table.owner) as socket:
        for number in range(3):
            await socket.subscribe(f"q{number}", query, id=table.id)
            assert (await socket.data(f"q{number}"))["match"]["version"] == await table.version()
            assert (await socket.message(f"q{number}"))["type"] == "complete"
            await table.play_some(1)


async def test_one_socket_carries_many_operations_and_ends_each_by_itself(house: House) -> None:
    table = await _table(house)
    async with served(house) as address, line(address, table.owner) as socket:
        await socket.subscribe("one", EVENTS, id=table.id)
        await socket.subscribe("two", EVENTS, id=table.id, after="3")
        assert (await socket.data("one"))["matchEvents"]["version"] == 1
        assert (await socket.data("two"))["matchEvents"]["version"] == 4
        await socket.say({"type": "complete", "id": "one"})
        await socket.say({"type": "ping"})
        while (await socket.hear())["type"] != "pong":
            pass
        await table.play_some(1)
        assert (await socket.data("two"))["matchEvents"]["kind"] == "MOVED"


async def test_a_bad_operation_is_told_and_leaves_the_socket_open(house: House) -> None:
    table = await _table(house)
    async with served(house) as address, line(address, table.owner) as socket:
        wrong = [
            ("syntax", "subscription {", {}, "bad-document"),
            ("unknown", "subscription { nothing { id } }", {}, "bad-document"),
            ("match", EVENTS, {"id": "mat_nobody"}, "unknown-match"),
            ("cursor", EVENTS, {"id": table.id, "after": "999999"}, "bad-cursor"),
            ("text", EVENTS, {"id": table.id, "after": "soon"}, "bad-cursor"),
            ("variable", EVENTS, {}, "bad-document"),
        ]
        for name, query, variables, code in wrong:
            await socket.subscribe(name, query, **variables)
            message = await socket.message(name)
            assert message["type"] == "error"
            assert message["payload"][0]["extensions"]["code"] == code
        await socket.subscribe("good", EVENTS, id=table.id)
        assert (await socket.data("good"))["matchEvents"]["version"] == 1


async def test_a_stream_speaks_the_language_of_its_listener(house: House) -> None:
    table = await _table(house)
    texts = "subscription ($id: ID!) { matchEvents(matchId: $id) { texts } }"
    told = []
    async with served(house) as address:
        for language in ("en", "it", "es", "pt"):
            async with line(address, table.owner.speaking(language)) as socket:
                await socket.subscribe("texts", texts, id=table.id)
                told.append((await socket.data("texts"))["matchEvents"]["texts"][0])
    assert len(set(told)) == 4


async def _with_short_token(house: House, address: str, table: TableInHouse) -> tuple[int, str]:
    """How a socket ends whose token does; a machine that is too slow to connect in time gets more of it."""
    for seconds in (2, 10, 40):
        soon = Moment(house.clock.now() + seconds * 1000)
        issued = await create_token(house.desk, await caller_of(table.owner), "short", [Scope.PLAY], soon)
        async with line(address, init=False) as socket:
            await socket.say({"type": "connection_init", "payload": {"token": issued.text}})
            await socket.subscribe("short", EVENTS, id=table.id)
            code, reason = await socket.ending()
            if reason != "Forbidden":
                return code, reason
    raise AssertionError("never connected before the token's end")


async def test_a_socket_ends_with_its_token(house: House) -> None:
    table = await _table(house)
    async with served(house) as address:
        assert await _with_short_token(house, address, table) == (4403, "Token expired")


async def test_a_stream_feels_that_its_token_was_revoked(house: House) -> None:
    ann = await house.human("Ann")
    caller = await caller_of(ann)
    watching = asyncio.create_task(wait_for_token_end(house.desk, caller, every=0.01))
    await asyncio.sleep(0.05)
    assert not watching.done()
    await revoke_token(house.desk, caller, str(caller.token))
    await asyncio.wait_for(watching, PATIENCE)


async def test_streams_end_when_the_server_closes(house: House) -> None:
    table = await _table(house)
    async with served(house) as address, line(address, table.owner) as socket:
        await socket.subscribe("last", EVENTS, id=table.id)
        await socket.data("last")
        async with streamed(table.owner, address, EVENTS, {"id": table.id}) as frames:
            await anext(frames)
            house.services.close()
            assert await socket.ending() == (1012, "Server is closing")
            assert "complete" not in [kind async for kind, _, _ in frames]


async def test_a_player_has_so_many_streams_and_no_more(tmp_path: Path) -> None:
    async with houses.house(tmp_path, Policy(streams_per_player=3)) as house, served(house) as address:
        table = await _table(house)
        async with line(address, table.owner) as socket:
            for number in range(3):
                await socket.subscribe(f"s{number}", EVENTS, id=table.id)
                await socket.data(f"s{number}")
            await socket.subscribe("more", EVENTS, id=table.id)
            told = (await socket.message("more"))["payload"][0]
            expected = {"code": "too-many-streams", "limit": "streams-per-player", "value": 3, "retry_after": None}
            assert told["extensions"] == expected
            async with line(address, table.players[1]) as other:
                await other.subscribe("mine", EVENTS, id=table.id)
                await other.data("mine")
            await socket.say({"type": "complete", "id": "s0"})
            await _until_granted(socket, table)


async def _until_granted(socket: Any, table: TableInHouse) -> None:
    """A stream that is let go frees its place."""
    for attempt in range(400):
        await socket.subscribe(f"again{attempt}", EVENTS, id=table.id)
        if (await socket.message(f"again{attempt}"))["type"] == "next":
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the place was never freed")


class TroubledStore:
    """The port's Store over another one, which can be made not to answer."""

    def __init__(self, inner: Store) -> None:
        self._inner = inner
        self.is_away = False
        self.is_hanging = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        if self.is_away:
            raise StoreAway("away")
        if self.is_hanging:
            await asyncio.Event().wait()
        async with self._inner.reading() as reading:
            yield reading

    @asynccontextmanager
    async def working(self) -> AsyncIterator[Work]:
        async with self._inner.working() as work:
            yield work

    async def is_up(self) -> bool:
        return not self.is_away

    async def time(self) -> Moment | None:
        return await self._inner.time()

    def pool(self) -> Pool:
        return self._inner.pool()

    async def close(self) -> None:
        await self._inner.close()


async def test_a_store_that_is_away_for_a_moment_delays_a_stream_and_loses_nothing(tmp_path: Path) -> None:
    async with houses.house(tmp_path):
        pass
    troubled = TroubledStore(store(f"sqlite:///{tmp_path / 'house.db'}"))
    async with houses.house(tmp_path, Policy(stream_patience=0.05), kept=troubled) as house, served(house) as address:
        table = await _table(house)
        version = await table.version()
        async with line(address, table.owner) as socket:
            await socket.subscribe("all", EVENTS, id=table.id)
            for number in range(1, version + 1):
                assert (await socket.data("all"))["matchEvents"]["version"] == number
            troubled.is_away = True
            await asyncio.sleep(0.3)
            troubled.is_away = False
            await table.play_some(3)
            for number in range(version + 1, version + 4):
                assert (await socket.data("all"))["matchEvents"]["version"] == number


class TestProtocol:
    """What `graphql-transport-ws` forbids closes the socket with the code it names."""

    @pytest.mark.parametrize(
        ("said", "code"),
        [
            ("not json", 4400),
            ("[]", 4400),
            ('{"type": "start"}', 4400),
            ("{}", 4400),
            (b"\x00\x01", 4400),
            ('{"type": "connection_init", "payload": 7}', 4400),
            ('{"type": "subscribe", "id": "x", "payload": {"query": "{ games { key } }"}}', 4401),
            ('{"type": "connection_init", "payload": {"token": "hw_wrong"}}', 4403),
            ('{"type": "connection_init", "payload": {"Authorization": "Basic abc"}}', 4403),
            (" " * 70_000, 1009),
        ],
    )
    async def test_before_it_has_begun(self, house: House, said: str | bytes, code: int) -> None:
        async with served(house) as address, line(address, init=False) as socket:
            await socket.say(said)
            assert (await socket.ending())[0] == code

    async def test_in_one_breath_with_its_beginning(self, house: House) -> None:
        """Python's `wait_for` may swallow a cancellation: such a socket was never closed, and never forgotten."""
        async with served(house) as address, line(address, init=False) as socket:
            await socket.say({"type": "connection_init"})
            await socket.say("not json")
            assert (await socket.ending())[0] == 4400

    @pytest.mark.parametrize(
        ("said", "code"),
        [
            ('{"type": "connection_init"}', 4429),
            ('{"type": "subscribe", "payload": {"query": "{ games { key } }"}}', 4400),
            ('{"type": "subscribe", "id": "", "payload": {"query": "{ games { key } }"}}', 4400),
            ('{"type": "subscribe", "id": "x", "payload": []}', 4400),
        ],
    )
    async def test_once_it_has_begun(self, house: House, said: str, code: int) -> None:
        async with served(house) as address, line(address) as socket:
            await socket.say(said)
            assert (await socket.ending())[0] == code

    async def test_an_operation_s_name_is_taken_while_it_runs(self, house: House) -> None:
        table = await _table(house)
        async with served(house) as address, line(address, table.owner) as socket:
            await socket.subscribe("same", EVENTS, id=table.id)
            await socket.subscribe("same", EVENTS, id=table.id)
            assert (await socket.ending())[0] == 4409

    async def test_operations_at_once_are_bounded(self, house: House) -> None:
        table = await _table(house)
        async with served(house) as address, line(address) as socket:
            for number in range(101):
                await socket.subscribe(f"n{number}", EVENTS, id=table.id)
            code, reason = await socket.ending()
            assert (code, reason) == (4429, "More than 100 operations at once")

    async def test_whoever_says_nothing_is_not_waited_for(self, tmp_path: Path) -> None:
        hasty = replace(AMPLE, init_patience=0.05)
        async with (
            houses.house(tmp_path, options=hasty) as house,
            served(house) as address,
            line(address, init=False) as socket,
        ):
            assert await socket.ending() == (4408, "Connection initialisation timeout")

    async def test_no_other_protocol_is_spoken(self, house: House) -> None:
        async with served(house) as address:
            asked = [Subprotocol("graphql-ws")]
            async with connect(f"ws://{address}/graphql", subprotocols=asked, proxy=None) as connection:
                await asyncio.wait_for(connection.wait_closed(), PATIENCE)
                assert connection.close_code == 4406

    async def test_the_token_may_come_in_the_handshake_s_header(self, house: House) -> None:
        ann = await house.human("Ann")
        bearer = {"Authorization": f"Bearer {ann.token}"}
        async with served(house) as address, line(address, headers=bearer) as socket:
            await socket.subscribe("me", "{ viewer { name } }")
            assert (await socket.data("me"))["viewer"]["name"] == "Ann"
