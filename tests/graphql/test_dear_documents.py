"""Documents that are dear to read: paid for before, read off the loop, forgotten when refused, also over a socket."""

import asyncio
import gc
import json
import re
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from graphql import get_introspection_query
from graphql.language import Token
from websockets.exceptions import InvalidStatus

from api.graphql.document_cost import DocumentLimits
from api.graphql.documents import CHARACTERS_A_UNIT, BadDocument, Documents, reading_cost
from api.graphql.schema.build import CORE
from api.options import EdgeOptions
from api.rest import rankings
from api.work_thread import WorkThread
from application.errors import LimitReached
from application.ports.limits import Rate
from tests import houses
from tests.graphql.sockets import line
from tests.houses import AMPLE, House
from tests.processes import ROOT

LIMITS = DocumentLimits()
DEAR = "{" + "games{key} " * 480 + "}"
BAD = "{" + " ".join(f"a{number}" for number in range(1_900)) + "}"
INTROSPECTION = get_introspection_query()


def _tokens() -> int:
    gc.collect()
    return sum(isinstance(thing, Token) for thing in gc.get_objects())


@pytest.mark.parametrize("text", [DEAR, BAD, "{ games {"], ids=["limit", "bad", "syntax"])
def test_nothing_is_left_of_a_refused_document(text: str) -> None:
    documents, before = Documents(CORE, LIMITS), _tokens()
    for number in range(3):
        with pytest.raises((BadDocument, LimitReached)):
            documents.document_of(f"{text}#{number}")
    assert _tokens() == before


def test_good_documents_are_remembered_up_to_their_bytes() -> None:
    documents = Documents(CORE, LIMITS, bytes=1_000_000)
    first = documents.document_of("{ viewer { id } }")
    assert documents.document_of("{ viewer { id } }") is first
    before = _tokens()
    for number in range(100):
        documents.document_of("{ " + "viewer { id } " * 30 + "}#" + str(number))
    assert documents.cache.weight <= 1_000_000
    assert len(documents.cache) < 20
    assert _tokens() - before < 20 * 150
    assert documents.document_of("{ viewer { id } }") is not first


def test_page_sizes_of_any_kind_leave_nothing_but_a_number() -> None:
    document = Documents(CORE, LIMITS).document_of("query ($n: Int!) { matches(first: $n) { totalCount } }")
    for value in ("x" * 60_000, ["y"] * 60_000, 10**50, None, 5, True):
        document.cost(None, {"n": value})
    assert set(document._costs) == {(None, 100), (None, 20), (None, 5), (None, 1)}


def test_the_lobby_may_be_opened_four_times_at_once() -> None:
    """Its lists as large as the web client asks for them; those of open tables are read once more."""
    operations = ROOT / "sdk/typescript/client/src/operations"
    person = (operations / "table.graphql").read_text().split("\n\n")[0]
    document = Documents(CORE, LIMITS).read((operations / "lists.graphql").read_text() + person)
    [usual] = re.findall(r"const MOST = (\d+);", (ROOT / "sdk/typescript/client/src/lobby.ts").read_text())
    page = (ROOT / "web/src/lobby/LobbyPage.tsx").read_text()
    filters = re.findall(r"filter=\{\{(.*?)\}\}", page)
    sizes = [int((re.findall(r"first: (\d+)", each) or [usual])[0]) for each in filters]
    assert len(sizes) == 4
    costs = [document.cost("Lobby", {"first": size}) for size in (*sizes, int(usual))]
    assert max(costs) <= LIMITS.cost
    assert 4 * sum(costs) <= EdgeOptions().graphql_cost.burst


async def test_a_document_is_paid_for_before_it_is_known_to_be_good(tmp_path: Path) -> None:
    options = replace(AMPLE, graphql_cost=Rate("graphql-cost", 2 * reading_cost(f"{BAD}#0"), 0.001))
    async with houses.house(tmp_path, options=options) as house:
        answers = [await house.guest().post(f"{BAD}#{number}") for number in range(3)]
        told = [answer.json()["errors"][0]["extensions"]["code"] for answer in answers]
        assert told == ["bad-document", "bad-document", "too-many-requests"]
        assert answers[-1].status_code == 429


async def test_a_remembered_document_costs_what_it_asks_for(tmp_path: Path) -> None:
    text = "{ games { key } }" + "#" * 10 * CHARACTERS_A_UNIT
    options = replace(AMPLE, graphql_cost=Rate("graphql-cost", 100, 0.001))
    async with houses.house(tmp_path, options=options) as house:
        left = [(await house.guest().ask(text))["extensions"]["cost"]["remaining"] for _ in range(3)]
        assert left == [100 - reading_cost(text), 99 - reading_cost(text), 98 - reading_cost(text)]


async def test_what_is_subscribed_over_a_socket_passes_the_gate_of_requests(tmp_path: Path) -> None:
    """Five requests: the handshake and four operations."""
    options = replace(AMPLE, requests=Rate("requests", 5, 0.001))
    async with houses.house(tmp_path, options=options) as house, houses.served(house) as address:
        async with line(address) as talk:
            told = []
            for number in range(6):
                await talk.subscribe(str(number), "{ __typename }")
                told.append(await talk.message(str(number)))
                if told[-1]["type"] == "next":
                    assert (await talk.message(str(number)))["type"] == "complete"
        assert [one["type"] for one in told] == ["next"] * 4 + ["error"] * 2
        error = told[-1]["payload"][0]["extensions"]
        assert (error["code"], error["limit"]) == ("too-many-requests", "requests")
        assert error["retry_after"] > 0
        over_http = await house.guest().post("{ __typename }")
        assert over_http.status_code == 429, "it is the same bucket"


async def test_handshakes_are_requests(tmp_path: Path) -> None:
    options = replace(AMPLE, requests=Rate("requests", 30, 0.001))
    async with houses.house(tmp_path, options=options) as house, houses.served(house) as address:
        for _ in range(30):
            async with line(address, init=False):
                pass
        with pytest.raises(InvalidStatus, match="429"):
            async with line(address, init=False):
                pass


class Watched(WorkThread):
    """Notes in which thread the work is done, for whom, and how much of it waits at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: set[int] = set()
        self.waiting = 0
        self.most = 0

    async def run(self, caller: str, work: Any) -> Any:
        def noted() -> Any:
            self.threads.add(threading.get_ident())
            return work()

        self.waiting += 1
        self.most = max(self.most, self.waiting)
        try:
            return await super().run(caller, noted)
        finally:
            self.waiting -= 1


async def _ask_watched(tmp_path: Path, *texts: str) -> Watched:
    async with houses.house(tmp_path) as house:
        watched = Watched()
        object.__setattr__(house.services, "work", watched)
        await asyncio.gather(*(house.guest().post(text) for text in texts))
    return watched


@pytest.mark.parametrize("text", [DEAR, BAD, INTROSPECTION, "{ __typename }"])
async def test_new_documents_and_introspections_do_not_hold_up_the_loop(tmp_path: Path, text: str) -> None:
    watched = await _ask_watched(tmp_path, text)
    assert watched.threads
    assert threading.get_ident() not in watched.threads


async def test_a_caller_has_one_piece_of_work_in_the_queue() -> None:
    """Somebody else comes after one document of sixty, not after all of them."""
    work, done = WorkThread(), []
    gate = threading.Event()

    async def run(caller: str, number: int) -> None:
        await work.run(caller, gate.wait)
        done.append((caller, number))

    greedy = [asyncio.create_task(run("greedy", number)) for number in range(60)]
    await asyncio.sleep(0)
    honest = asyncio.create_task(run("honest", 0))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(honest, *greedy)
    assert done.index(("honest", 0)) <= 2


async def test_work_whose_client_has_gone_is_not_begun() -> None:
    work, gate, begun = WorkThread(), threading.Event(), []
    first = asyncio.create_task(work.run("ann", gate.wait))
    await asyncio.sleep(0.01)
    second = asyncio.create_task(work.run("bea", lambda: begun.append("bea")))
    await asyncio.sleep(0.01)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    gate.set()
    await first
    assert begun == []


async def test_a_plot_is_drawn_off_the_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, threads = await house.human("Ann"), []

    def drawn(*_: object) -> bytes:
        threads.append(threading.get_ident())
        return b"<svg/>"

    monkeypatch.setattr(rankings, "rating_plot", drawn)
    assert (await ann.get(f"/v1/ratings/{ann.id}/moon-river/plot.svg")).status_code == 200
    assert threads
    assert threading.get_ident() not in threads


def _aliased(number: int) -> str:
    inner = INTROSPECTION[INTROSPECTION.index("__schema") : INTROSPECTION.index("fragment")].rstrip().removesuffix("}")
    fragments = INTROSPECTION[INTROSPECTION.index("fragment") :]
    return "{" + " ".join(f"a{one}: {inner}" for one in range(number)) + "}" + fragments


def test_an_introspection_weighs_what_it_tells() -> None:
    """One is 0.15 s of work: nineteen of them in one document were three seconds."""
    documents = Documents(CORE, LIMITS)
    assert 300 < documents.document_of(INTROSPECTION).cost(None, {}) < 700
    for text in (_aliased(3), _aliased(19)):
        with pytest.raises(LimitReached):
            documents.document_of(text)
    types = " ".join(f"t{number}: types {{ name fields {{ name }} }}" for number in range(30))
    small, large = documents.document_of("{ __schema { types { name } } }"), "{ __schema { " + types + " } }"
    assert small.cost(None, {}) < 60
    assert documents.document_of(large).cost(None, {}) > 200


async def test_the_schema_is_asked_for_in_an_operation_of_its_own(house: House) -> None:
    guest = house.guest()
    for text in (
        "{ games { key } __schema { description } }",
        '{ games { key } ...f } fragment f on Query { __type(name: "A") { name } }',
    ):
        told = await guest.ask(text)
        assert [error["extensions"]["code"] for error in told["errors"]] == ["bad-document"]
    assert (await guest.data('{ __typename __type(name: "Match") { name } }'))["__type"] == {"name": "Match"}
    assert "data" in await guest.ask(INTROSPECTION)


async def test_variables_have_only_so_many_values(house: House) -> None:
    ann = await house.human("Ann")
    create = "mutation ($i: CreateTokenInput!) { createToken(input: $i) { __typename } }"
    wish: dict[str, object] = {"label": "one", "scopes": ["PLAY"] * (LIMITS.values - 3)}
    assert "errors" not in await ann.ask(create, i=wish)
    for scopes in (["PLAY"] * LIMITS.values, [[1] * 600, [[2] * 600]]):
        told = await ann.ask(create, i={**wish, "scopes": scopes})
        error = told["errors"][0]["extensions"]
        assert (error["code"], error["limit"], error["value"]) == ("document-too-long", "values", LIMITS.values)


@pytest.mark.skipif(not AMPLE.graphql_plans, reason="graphql-core alone does not yield between fields")
async def test_others_are_served_between_the_fields_of_a_document(house: House) -> None:
    """Counts how often the loop comes round while one answer is made: once for each field at least."""
    rounds, ended = 0, False

    async def count() -> None:
        nonlocal rounds
        while not ended:
            rounds += 1
            await asyncio.sleep(0)

    text = "{" + " ".join(f"a{number}: games {{ key }}" for number in range(20)) + "}"
    await house.guest().ask(text)
    counting = asyncio.create_task(count())
    few, _ = rounds, await house.guest().ask("{ games { key } }")
    few, _ = rounds, await house.guest().ask("{ games { key } }")
    one = rounds - few
    before = rounds
    assert json.loads((await house.guest().post(text)).content)["data"]
    many = rounds - before
    ended = True
    await counting
    assert many >= one + 15
