"""Planned operations answer what the general executor answers, errors included, and never change anything twice."""

import gc
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from api.graphql.context import Context
from api.graphql.document_cost import DocumentLimits
from api.graphql.documents import Documents
from api.graphql.planned.operation_plan import OperationPlan, operation_plan
from api.graphql.planned.plans import PlanningExecutor, Plans, SchemaFacts
from api.graphql.planned.resolvers import Resolvers
from api.graphql.schema.build import CORE, classes
from api.graphql.schema.visible_events import VisibleEvent
from tests import houses
from tests.graphql.engines import ask_generally
from tests.graphql.selections import everything, members
from tests.graphql.sockets import streamed
from tests.houses import AMPLE, Guest, House, served
from tests.tables import TableInHouse, started


@pytest.fixture(params=[True, False], ids=["planned", "general"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """Both ways of execution: with plans turned off, every fact below must hold too."""
    async with houses.house(tmp_path, options=replace(AMPLE, graphql_plans=request.param)) as made:
        yield made


HEAD = "query ($id: ID!) { match(id: $id) { "
MATCHES = {
    "one JSON value": "version positionJson } }",
    "typed": "version position { " + members("Position", "TheRiver") + " } } }",
    "seats and who sits there": "seats { number colour score player { id name } isConnected clock { remaining } } } }",
    "the same under other names": "a: version b: seats { c: number d: player { e: name } f: __typename } } }",
    "what may be played": "legalMoves { notation text scoreDelta canUndo move { __typename } } decision { name } } }",
    "by a fragment": "...it } } fragment it on Match { status toMove { number player { name } } game { key name } }",
    "an argument": 'explain(move: "nonsense") { isLegal code text } position(as: null) { __typename } } }',
    "another's seat": "version position(as: 9) { __typename } } }",
    "another's seat as JSON": "version seats { player { name } } positionJson(as: 9) } }",
    "a hint, which is dear": "version hint { __typename } } }",
}


async def _table(house: House) -> TableInHouse:
    return await started(house, [await house.human("Ann"), await house.human("Ben")], "the-river")


async def _both(guest: Guest, query: str, **variables: object) -> tuple[Any, Any]:
    quick = await guest.ask(query, **variables)
    general = await ask_generally(guest, query, **variables)
    return _told(quick), _told(general)


def _told(answer: dict[str, Any]) -> dict[str, Any]:
    return {"data": answer.get("data"), "errors": answer.get("errors", [])}


@pytest.mark.parametrize("selection", MATCHES.values(), ids=MATCHES.keys())
async def test_a_planned_question_is_answered_like_any_other(house: House, selection: str) -> None:
    table = await _table(house)
    quick, general = await _both(await table.mover(), HEAD + selection, id=table.id)
    assert quick == general
    assert quick["data"] is not None or quick["errors"]


async def test_keys_come_in_the_order_they_were_asked_for(house: House) -> None:
    table = await _table(house)
    asked = "query ($id: ID!) { match(id: $id) { __typename seats { player { name } number } version id status } }"
    told = (await (await table.mover()).data(asked, id=table.id))["match"]
    assert list(told) == ["__typename", "seats", "version", "id", "status"]
    assert list(told["seats"][0]) == ["player", "number"]


async def test_one_root_field_may_fail_and_the_others_are_answered(house: House) -> None:
    table = await _table(house)
    query = "query ($id: ID!) { viewer { name } bad: match(id: $id) { position(as: 9) { __typename } } games { key } }"
    quick, general = await _both(await table.mover(), query, id=table.id)
    assert quick == general
    assert quick["errors"][0]["path"] == ["bad", "position"]
    assert quick["data"]["bad"] == {"position": None}


@pytest.fixture
def speechless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences fail of even versions: a fault of ours, deep in plain data."""

    async def texts(self: VisibleEvent, _: Context) -> list[str]:
        if self.version % 2 == 0:
            raise ValueError("no words")
        return []

    monkeypatch.setattr(VisibleEvent, "texts", texts)


async def test_a_fault_in_plain_data_stands_where_it_happened(house: House, speechless: None) -> None:
    table = await _table(house)
    query = "query ($id: ID!) { match(id: $id) { version events(first: 4) { edges { node { version texts } } } } }"
    for answer in await _both(table.owner, query, id=table.id):
        [error] = answer["errors"]
        assert error["path"] == ["match", "events", "edges", 1, "node", "texts"]
        assert error["extensions"]["code"] == "internal"


async def test_a_fault_in_an_event_stands_where_it_happened_and_the_stream_goes_on(
    house: House, speechless: None
) -> None:
    table = await _table(house)
    events = "subscription ($id: ID!) { matchEvents(matchId: $id) { version texts } }"
    async with served(house) as address, streamed(table.owner, address, events, {"id": table.id}) as frames:
        told = [(await anext(frames))[2] for _ in range(3)]
    assert [piece["data"] and piece["data"]["matchEvents"]["version"] for piece in told] == [1, None, 3]
    assert [error["path"] for piece in told for error in piece.get("errors", [])] == [["matchEvents", "texts"]]


@pytest.mark.parametrize("variables", [{}, {"id": None}, {"id": ["a"]}, {"id": {"b": 1}}, {"id": 7, "more": 1}])
async def test_variables_are_checked_alike(house: House, variables: dict[str, object]) -> None:
    asked = "query ($id: ID!) { match(id: $id) { version } }"
    quick, general = await _both(house.guest(), asked, **variables)
    assert quick == general


@pytest.mark.parametrize("variables", [{}, {"n": None}, {"n": 2}, {"n": "2"}])
async def test_variables_with_defaults_are_taken_alike(house: House, variables: dict[str, object]) -> None:
    await _table(house)
    asked = "query ($n: Int! = 1, $after: String) { matches(first: $n, after: $after) { totalCount } }"
    quick, general = await _both(house.guest(), asked, **variables)
    assert quick == general


async def test_a_change_whose_answer_fails_is_made_once_and_says_where(house: House) -> None:
    table = await _table(house)
    mover, version = await table.mover(), await table.version()
    legal = await mover.data("query ($id: ID!) { match(id: $id) { legalMoves { notation } } }", id=table.id)
    wish = {"matchId": table.id, "expectedVersion": version, "move": legal["match"]["legalMoves"][0]}
    play = (
        "mutation ($input: PlayMoveInput!) { played: playMove(input: $input) { ... on MovePlayed { version match "
        "{ version positionJson(as: 9) } } ... on StaleVersion { code } } }"
    )
    answer = await mover.ask(play, input=wish)
    assert answer["data"] == {
        "played": {"version": version + 1, "match": {"version": version + 1, "positionJson": None}}
    }
    assert [error["path"] for error in answer["errors"]] == [["played", "match", "positionJson"]]
    assert await table.version() == version + 1


async def test_changes_in_one_document_are_made_one_after_the_other(house: House) -> None:
    ann = await house.human("Ann")
    wish = 'createMatch(input: {game: "the-river", seats: 2, own: {}}) { ... on MatchCreated { match { id } } }'
    told = await ann.data(f"mutation {{ a: {wish} b: {wish} }}")
    assert list(told) == ["a", "b"]
    listed = await ann.data("{ matches { edges { node { id } } } }")
    newest_first = [edge["node"]["id"] for edge in listed["matches"]["edges"]]
    assert newest_first == [told["b"]["match"]["id"], told["a"]["match"]["id"]]


def _planned(query: str) -> OperationPlan | None:
    document = Documents(CORE, DocumentLimits()).document_of(query)
    executor = PlanningExecutor.build(CORE, document.node, None, "who asked", {"id": "mat_1"})
    assert isinstance(executor, PlanningExecutor)
    executor.plans, executor.facts = Plans(), SchemaFacts(Resolvers(CORE), classes())
    return operation_plan(executor)


def test_whole_questions_are_planned_unless_they_are_dear() -> None:
    selection = "{ id version position " + "{ __typename } seats " + everything("Seat", 2) + " }"
    assert _planned("query ($id: ID!) { match(id: $id) " + selection + " }") is not None
    assert _planned("query ($id: ID!) { match(id: $id) { hint { __typename } } }") is None
    assert _planned("query ($id: ID!) { match(id: $id) { version @skip(if: false) } }") is not None


SWITCHED = """query ($yes: Boolean! = true, $no: Boolean! = false) {
  __typename a: games @skip(if: $no) { key }
  b: games { key @include(if: $yes) ... @skip(if: $no) { seatCounts } } %s }"""


@pytest.mark.parametrize("rest", ["", " node(id: 7) @include(if: $yes) { id }"])
async def test_directives_are_planned_for_what_their_variables_say(house: House, rest: str) -> None:
    """Field by field, thirty catalogues with directives took the general executor a third of a second."""
    guest = house.guest()
    for yes, no in ((True, False), (False, False), (True, True), (False, True), (True, False)):
        told = (await guest.ask(SWITCHED % rest, yes=yes, no=no))["data"]
        assert ("a" in told, "key" in told["b"][0], "seatCounts" in told["b"][0]) == (not no, yes, not no)
        assert told["__typename"] == "Query"
    assert "a" in (await guest.ask(SWITCHED % rest))["data"]


def test_a_plan_does_not_hold_on_to_who_asked_first() -> None:
    operation = _planned("query ($id: ID!) { match(id: $id) { version } node(id: $id) { id } }")
    assert operation is not None
    assert "who asked" not in _reachable(operation)


def _reachable(start: object) -> set[str]:
    """Every text that can be reached from an object by its attributes, closures and items."""
    seen: dict[int, object] = {}
    open_ends = [start]
    while open_ends:
        one = open_ends.pop()
        if id(one) in seen or isinstance(one, type):
            continue
        seen[id(one)] = one
        if type(one).__module__.startswith(("api.graphql", "builtins", "graphql.execution")) and one is not CORE:
            open_ends.extend(gc.get_referents(one) if not isinstance(one, str) else ())
    return {one for one in seen.values() if isinstance(one, str)}
