"""Random and damaged documents, variables, bodies and socket messages: always an answer, never a fault of ours."""

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
from hypothesis import given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed

from tests import houses
from tests.graphql.selections import everything
from tests.graphql.sockets import EVENTS, line
from tests.houses import served
from tests.tables import TableInHouse, started

PATIENCE = 60.0
DOCUMENTS = [
    "{ games { key name seats } }",
    "query Q($id: ID!) { match(id: $id) { version positionJson legalMoves { notation move { __typename } } } }",
    "query Q($id: ID!) { match(id: $id) { ...F } } fragment F on Match { seats { number score clock { remaining } } }",
    f"query Q($id: ID!) {{ match(id: $id) {everything('Match', 2)} }}",
    "query Q($n: Int! = 5, $id: ID!) { matches(first: $n) { edges { node { id } } } node(id: $id) { id } }",
    'query Q($id: ID!) { match(id: $id) { explain(move: "place:a1=D1,b1=D1") { text } events(after: "3") { version }}}',
    "mutation M($id: ID!) { startMatch(input: {matchId: $id}) { __typename ... on Refusal { code text data } } }",
    """mutation M($id: ID!) { playMove(input: {matchId: $id, expectedVersion: 4, idempotencyKey: "k",
      move: {moonRiver: {select: {position: 1}}}}) { __typename ... on Refusal { text } } }""",
    'mutation { signIn(input: {name: "Ann", password: "nothing at all"}) { __typename } }',
    'mutation { createMatch(input: {game: "the-river", seats: 2, options: [{key: "x"}]}) { __typename } }',
    EVENTS,
]
PIECES = """{ } ( ) ... @skip(if:true) @include(if:$x) null " $id first:-1 \\u0000 # ""\" [ ] : !""".split()
ODD: some.SearchStrategy[Any] = some.recursive(
    some.none()
    | some.booleans()
    | some.integers()
    | some.floats(allow_nan=False, allow_infinity=False)
    | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@some.composite
def damaged(draw: some.DrawFn) -> str:
    """A document with a few of its tokens dropped, doubled, swapped or replaced."""
    words = draw(some.sampled_from(DOCUMENTS)).split()
    random = Random(draw(some.integers(0, 10**9)))
    for _ in range(random.randint(0, 4)):
        place = random.randrange(len(words))
        instead = [[], [words[place]] * 2, [random.choice(PIECES)], [random.choice(words)]]
        words[place : place + 1] = random.choice(instead)
        words = words or ["{"]
    return " ".join(words)


async def _sound(response: httpx.Response) -> None:
    """An answer of ours: below 500, readable, and without a word of a fault of ours."""
    assert response.status_code < 500, response.text
    told = response.json()
    assert "Traceback" not in response.text
    for error in told.get("errors", []) if isinstance(told, dict) else []:
        assert error["extensions"]["code"] != "internal", (error, response.request.content[:500])
        assert error["message"]


class Stage:
    """One house for all examples of a test; none of them can change what another sees but by playing."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._runner = asyncio.Runner()
        self._context = houses.house(Path(self._folder.name))
        self.house = self._runner.run(self._context.__aenter__())
        self.table = self._runner.run(self._set())

    async def _set(self) -> TableInHouse:
        return await started(self.house, [await self.house.human(name) for name in ("Ann", "Ben")])

    def run(self, attack: Awaitable[None]) -> None:
        async def bounded() -> None:
            await asyncio.wait_for(attack, PATIENCE)

        self._runner.run(bounded())

    def close(self) -> None:
        self._runner.run(self._context.__aexit__(None, None, None))
        self._runner.close()
        self._folder.cleanup()


def _staged(test: Callable[[Stage], None]) -> None:
    stage = Stage()
    try:
        test(stage)
    finally:
        stage.close()


def test_damaged_documents_and_odd_variables_get_an_answer() -> None:
    def on(stage: Stage) -> None:
        @settings(max_examples=60)
        @given(document=damaged(), id=some.just("match") | some.just("mat_none") | ODD, more=ODD, known=some.booleans())
        def attack(document: str, id: Any, more: Any, known: bool) -> None:
            async def one() -> None:
                guest = stage.table.owner if known else stage.house.guest()
                chosen = stage.table.id if id == "match" else id
                await _sound(await guest.post(document, {"id": chosen, "n": more, "after": more, "input": more}))

            stage.run(one())

        attack()

    _staged(on)


def test_odd_bodies_get_an_answer() -> None:
    shapes = some.one_of(
        ODD.map(lambda value: json.dumps(value).encode()),
        some.binary(max_size=60),
        some.fixed_dictionaries(
            {"query": ODD | some.sampled_from(DOCUMENTS)},
            optional={"variables": ODD, "operationName": ODD, "extensions": ODD},
        ).map(lambda value: json.dumps(value).encode()),
        some.integers(1, 3_000).map(lambda depth: b"[" * depth),
        some.integers(1, 2_000).map(lambda depth: b'{"query":"{' + b"a{" * depth + b'"}'),
    )
    media = some.sampled_from(["application/json", "application/json; charset=utf-8", "text/plain", ""])
    accept = some.sampled_from(["*/*", "application/graphql-response+json", "text/event-stream", ";;;", ""])

    def on(stage: Stage) -> None:
        @settings(max_examples=60)
        @given(body=shapes, kind=media, wanted=accept, language=some.text(alphabet="abitpt-,;q=.0159*", max_size=30))
        def attack(body: bytes, kind: str, wanted: str, language: str) -> None:
            async def one() -> None:
                headers = {"Content-Type": kind, "Accept": wanted, "Accept-Language": language}
                answer = await stage.house.http.post("/graphql", content=body, headers=headers)
                if answer.headers["content-type"].startswith("text/event-stream"):
                    assert answer.status_code == 200
                else:
                    await _sound(answer)

            stage.run(one())

        attack()

    _staged(on)


def test_odd_query_strings_get_an_answer() -> None:
    def on(stage: Stage) -> None:
        @settings(max_examples=30)
        @given(query=damaged() | some.text(max_size=40), variables=some.text(max_size=20), name=some.text(max_size=8))
        def attack(query: str, variables: str, name: str) -> None:
            async def one() -> None:
                asked = {"query": query, "variables": variables, "operationName": name}
                answer = await stage.house.http.get("/graphql", params=asked)
                await _sound(answer)

            stage.run(one())

        attack()

    _staged(on)


def _messages() -> some.SearchStrategy[Any]:
    kinds = some.sampled_from("connection_init subscribe complete ping pong next start connection_ack".split())
    payloads = ODD | some.fixed_dictionaries({"query": damaged() | ODD}, optional={"variables": ODD})
    shaped = some.fixed_dictionaries(
        {"type": kinds}, optional={"id": some.sampled_from(["1", "2", ""]) | ODD, "payload": payloads}
    )
    return some.one_of(shaped, shaped, shaped, ODD, some.text(max_size=20), some.binary(max_size=20))


def test_odd_messages_over_a_socket_get_an_answer_or_a_close() -> None:
    def on(stage: Stage) -> None:
        @settings(max_examples=25)
        @given(messages=some.lists(_messages(), max_size=6), begins=some.booleans())
        def attack(messages: list[Any], begins: bool) -> None:
            async def one() -> None:
                async with (
                    served(stage.house, closes=False) as address,
                    line(address, stage.table.owner, init=begins) as socket,
                ):
                    try:
                        for message in messages:
                            await socket.say(message if isinstance(message, str | bytes) else json.dumps(message))
                        await socket.say({"type": "ping"})
                        while (heard := await socket.hear())["type"] != "pong":
                            for error in heard.get("payload", []) if heard["type"] == "error" else []:
                                assert error["extensions"]["code"] != "internal", heard
                    except ConnectionClosed:
                        assert socket.connection.close_code in (4400, 4401, 4403, 4409, 4429, 1009)

            stage.run(one())

        attack()

    _staged(on)
