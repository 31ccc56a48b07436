"""GraphQL over HTTP: JSON unless only a stream is accepted, and `errors[]` whatever happens."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from adapters.persistence import store
from api.graphql.media import EVENTS, GRAPHQL_JSON, JSON, accepts_only_stream, accepts_stream, json_media
from application.policy import Policy
from application.ports.limits import Rate
from tests import houses
from tests.graphql.sockets import streamed
from tests.graphql.test_subscriptions import TroubledStore
from tests.houses import AMPLE, House, served

URQL = f"{GRAPHQL_JSON}, application/graphql+json, {JSON}, {EVENTS}, multipart/mixed"
APOLLO = f"{GRAPHQL_JSON},{JSON};q=0.9"
QUERY = "{ games { key } }"
MUTATION = 'mutation { enterAsGuest(input: {name: "Zoe"}) { __typename } }'
PAGE = {"Origin": "https://client.example"}


async def _ask(house: House, query: str, accept: str, **headers: str) -> httpx.Response:
    return await house.http.post("/graphql", json={"query": query}, headers={"Accept": accept, **headers})


@pytest.mark.parametrize("query", [QUERY, MUTATION], ids=["query", "mutation"])
@pytest.mark.parametrize(
    ("accept", "media"),
    [
        (URQL, GRAPHQL_JSON),
        (APOLLO, GRAPHQL_JSON),
        (f"{EVENTS}, {JSON}", JSON),
        (f"{EVENTS}, */*;q=0.1", JSON),
        (f"{JSON}, {GRAPHQL_JSON};q=0.5", JSON),
        ("*/*", JSON),
        ("", JSON),
        (EVENTS, EVENTS),
        (f"{EVENTS}, {JSON};q=0", EVENTS),
        (f"{EVENTS}, text/html", EVENTS),
    ],
)
async def test_an_answer_is_json_unless_only_a_stream_is_accepted(
    house: House, query: str, accept: str, media: str
) -> None:
    answer = await _ask(house, query, accept)
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == media
    assert ("data" in answer.json()) if media != EVENTS else answer.text.startswith(":\n\nevent: next\ndata: {")


@pytest.mark.parametrize(
    ("accept", "is_streamed", "is_only", "media"),
    [
        (URQL, True, False, GRAPHQL_JSON),
        (f"{EVENTS};q=0, {JSON}", False, False, JSON),
        ("TEXT/Event-Stream ; charset=utf-8 ; q=0.4", True, True, JSON),
        (f"{EVENTS};q=much", False, False, JSON),
        (";;,,=;q", False, False, JSON),
    ],
)
def test_weights_and_nonsense_in_a_header(accept: str, is_streamed: bool, is_only: bool, media: str) -> None:
    assert (accepts_stream(accept), accepts_only_stream(accept), json_media(accept)) == (is_streamed, is_only, media)


async def test_a_subscription_is_streamed_to_a_client_that_accepts_json_too(house: House) -> None:
    ann = await house.human("Ann")
    created = await ann.do("createMatch", {"game": "the-river", "seats": 2, "own": {}})
    follow = "subscription ($id: ID!) { matchEvents(matchId: $id) { version } }"
    match = created["match"]["id"]
    async with served(house) as address, streamed(ann, address, follow, {"id": match}, Accept=URQL) as frames:
        assert (await anext(frames))[2]["data"]["matchEvents"]["version"] == 1
    refused = await _ask(house, "subscription { turns { version } }", f"{JSON}, */*")
    assert (refused.status_code, refused.json()["errors"][0]["extensions"]["code"]) == (406, "not-acceptable")


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A house that pages of any origin may call, with a store that can be taken away, and one request a while."""
    async with houses.house(tmp_path):
        pass
    kept = TroubledStore(store(f"sqlite:///{tmp_path / 'house.db'}"))
    options = replace(AMPLE, cors_origins=("*",), requests=Rate("requests", 1, 0.001), body_limit=2_000)
    async with houses.house(tmp_path, Policy(caller_patience=0), options, kept=kept) as made:
        yield made


def _check(answer: httpx.Response, status: int, code: str, accept: str) -> None:
    assert answer.status_code == status
    assert answer.headers["content-type"].partition(";")[0] == json_media(accept)
    assert answer.headers["access-control-allow-origin"] == "*"
    (error,) = answer.json()["errors"]
    assert error["message"]
    assert error["extensions"]["code"] == code


@pytest.mark.parametrize("accept", [URQL, APOLLO, JSON, EVENTS])
async def test_a_bad_token_and_a_limit_are_told_in_graphqls_form(strict: House, accept: str) -> None:
    bad = await _ask(strict, QUERY, accept, Authorization="Bearer nonsense", **PAGE)
    _check(bad, 401, "bad-token", accept)
    assert bad.headers["www-authenticate"].startswith("Bearer")
    late = await _ask(strict, QUERY, accept, **PAGE)
    _check(late, 429, "too-many-requests", accept)
    assert int(late.headers["retry-after"]) > 0
    rest = await strict.http.get("/v1/games", headers={"Accept": accept, **PAGE})
    assert (rest.status_code, rest.headers["content-type"]) == (429, "application/problem+json")


async def test_a_body_that_is_too_large_is_told_in_graphqls_form(strict: House) -> None:
    _check(await _ask(strict, "#" * 3_000, URQL, **PAGE), 413, "body-too-large", URQL)


async def test_a_method_that_is_not_known_is_told_in_graphqls_form(strict: House) -> None:
    answer = await strict.http.put("/graphql", headers={"Accept": URQL, **PAGE})
    _check(answer, 405, "method-not-allowed", URQL)
    assert set(answer.headers["allow"].split(", ")) >= {"GET", "POST"}


async def test_a_store_that_is_away_is_told_in_graphqls_form(strict: House) -> None:
    assert isinstance(strict.desk.store, TroubledStore)
    strict.desk.store.is_away = True
    answer = await _ask(strict, QUERY, URQL, Authorization="Bearer hw_unknown", **PAGE)
    _check(answer, 503, "unavailable", URQL)


async def test_a_fault_of_ours_is_told_in_graphqls_form(strict: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both a fault of a field and one before any field is executed."""

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("api.graphql.http._handle", fail)
    answer = await _ask(strict, QUERY, URQL, **PAGE)
    _check(answer, 500, "internal", URQL)
    assert "secret" not in answer.text
    assert answer.json()["errors"][0]["extensions"]["request"] == answer.headers["x-request-id"]


@pytest.mark.parametrize("path", ["/graphql", "/v1/matches"])
async def test_any_request_header_passes_a_preflight(strict: House, path: str) -> None:
    wanted = "apollographql-client-name, apollographql-client-version, traceparent, x-anything, authorization"
    asks = {**PAGE, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": wanted}
    answer = await strict.http.options(path, headers=asks)
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == "*"
    allowed = {name.strip().lower() for name in answer.headers["access-control-allow-headers"].split(",")}
    assert allowed >= {name.strip() for name in wanted.split(",")}
