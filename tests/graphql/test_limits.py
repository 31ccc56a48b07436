"""Limits: each refusal says which limit, its value, and when to retry."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from api.graphql.document_cost import DocumentLimits
from api.graphql.documents import Documents
from api.graphql.schema.build import CORE
from api.options import EdgeOptions
from application.errors import LimitReached
from application.policy import Policy
from application.ports.limits import Rate
from tests import houses
from tests.houses import AMPLE, House

LIMITS = DocumentLimits()


async def _refused(house: House, query: str, **variables: object) -> dict[str, Any]:
    told = await house.guest().ask(query, **variables)
    assert "data" not in told
    (error,) = told["errors"]
    extensions: dict[str, Any] = error["extensions"]
    assert error["message"] != extensions["code"]
    return extensions


def _deep(levels: int) -> str:
    return "{ viewer {" + " owner {" * (levels - 2) + " id" + " }" * levels


async def test_depth(house: House) -> None:
    assert "errors" not in await house.guest().ask(_deep(LIMITS.depth))
    assert await _refused(house, _deep(LIMITS.depth + 1)) == {
        "code": "document-too-deep",
        "limit": "depth",
        "value": LIMITS.depth,
        "retry_after": None,
    }


async def test_aliases(house: House) -> None:
    allowed = "{" + " ".join(f"a{number}: __typename" for number in range(LIMITS.aliases)) + "}"
    assert "errors" not in await house.guest().ask(allowed)
    assert await _refused(house, allowed[:-1] + " more: __typename }") == {
        "code": "too-many-aliases",
        "limit": "aliases",
        "value": LIMITS.aliases,
        "retry_after": None,
    }


async def test_tokens_and_characters(house: House) -> None:
    tokens = "{" + " a" * LIMITS.tokens + "}"
    told = await _refused(house, tokens)
    assert (told["code"], told["limit"], told["value"]) == ("document-too-long", "tokens", LIMITS.tokens)
    told = await _refused(house, "#" * (LIMITS.characters + 1))
    assert (told["code"], told["limit"], told["value"]) == ("document-too-long", "characters", LIMITS.characters)


PAGES = "query ($n: Int! = 20) { matches(first: $n) { edges { node { legalMoves { notation } } } } }"


async def test_cost_is_told_and_limited(house: House) -> None:
    cheap = await house.guest().ask(PAGES, n=10)
    # 5 for the list, and for each of the 10: 3 for the match, 10 for its legal moves.
    assert cheap["extensions"]["cost"]["cost"] == 5 + 10 * 13
    assert cheap["extensions"]["cost"]["limit"] == LIMITS.cost
    told = await _refused(house, PAGES, n=100)
    assert told == {"code": "document-too-costly", "limit": "cost", "value": LIMITS.cost, "retry_after": None}


async def test_a_page_size_from_a_variable_s_default_is_weighed_too(house: House) -> None:
    assert (await _refused(house, PAGES.replace("= 20", "= 100")))["code"] == "document-too-costly"


@pytest.mark.parametrize("size", [0, -1, -(2**31)])
async def test_a_page_size_that_can_be_none_weighs_as_much_as_the_largest(house: House, size: int) -> None:
    assert (await _refused(house, PAGES, n=size))["code"] == "document-too-costly"
    literal = PAGES.replace("($n: Int! = 20) ", "").replace("$n", str(size))
    assert (await _refused(house, literal))["code"] == "document-too-costly"


async def test_the_cost_that_is_left_is_told_and_comes_back(tmp_path: Path) -> None:
    options = replace(AMPLE, graphql_cost=Rate("graphql-cost", 30, 0.5))
    async with houses.house(tmp_path, options=options) as house:
        guest = house.guest()
        first = await guest.ask("{ matches(first: 5) { totalCount } }")
        # To read this new document costs 19, more than to run it.
        assert first["extensions"]["cost"] == {"cost": 10, "limit": LIMITS.cost, "remaining": 11}
        answers = [await guest.post("{ matches(first: 5) { totalCount } }") for _ in range(8)]
        refused = answers[-1]
        assert refused.status_code == 429
        error = refused.json()["errors"][0]["extensions"]
        assert (error["code"], error["limit"], error["value"]) == ("too-many-requests", "graphql-cost", 30)
        assert 0 < error["retry_after"] <= 20
        assert 1 <= int(refused.headers["retry-after"]) <= 20


async def test_a_wait_too_short_to_tell_is_a_limit_all_the_same(tmp_path: Path) -> None:
    options = replace(AMPLE, graphql_cost=Rate("graphql-cost", 4, 1e6))
    async with houses.house(tmp_path, options=options) as house:
        answer = await house.guest().post("{ matches(first: 5) { totalCount } }")
        assert answer.json()["errors"][0]["extensions"]["retry_after"] == 0
        assert answer.status_code == 429


async def test_thirty_guests_at_one_address_have_not_thirty_allowances(tmp_path: Path) -> None:
    options = replace(AMPLE, graphql_cost=Rate("graphql-cost", 20, 0.001))
    async with houses.house(tmp_path, options=options) as house:
        guests = [await house.visitor(f"Guest{number}") for number in range(12)]
        answers = [await guest.post("{ matches(first: 5) { totalCount } }") for guest in guests]
        # Four allowances of 20: the first guest pays 19 for reading the document, the others 10 each for running it.
        assert [answer.status_code for answer in answers] == [200] * 7 + [429] * 5


async def test_page_size(house: House) -> None:
    told = await house.guest().ask("{ matches(first: 101) { totalCount } }")
    assert told["errors"][0]["extensions"] == {
        "code": "page-too-large",
        "limit": "page",
        "value": 100,
        "retry_after": None,
    }
    for size in (0, -1):
        told = await house.guest().ask(f"{{ matches(first: {size}) {{ totalCount }} }}")
        assert told["errors"][0]["extensions"]["code"] == "bad-number"


@pytest.mark.parametrize("says_so", [True, False])
async def test_body_size(tmp_path: Path, says_so: bool) -> None:
    async with houses.house(tmp_path, options=replace(AMPLE, body_limit=1_000)) as house:
        body = b'{"query": "' + b" " * 2_000 + b'{ __typename }"}'

        async def pieces() -> Any:
            yield body

        content: Any = body if says_so else pieces()
        answer = await house.http.post("/graphql", content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413
        told = answer.json()["errors"][0]["extensions"]
        assert (told["code"], told["limit"], told["value"]) == ("body-too-large", "body", 1_000)


async def test_request_rate(tmp_path: Path) -> None:
    options = replace(AMPLE, requests=Rate("requests", 3, 0.01))
    async with houses.house(tmp_path, options=options) as house:
        guest = house.guest()
        answers = [await guest.post("{ __typename }") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[2].headers["ratelimit"].startswith('"requests";r=0')
        told = answers[3].json()["errors"][0]["extensions"]
        assert (told["code"], told["limit"], told["value"]) == ("too-many-requests", "requests", 3)
        assert 0 < told["retry_after"] <= 100
        assert int(answers[3].headers["retry-after"]) >= 1


async def test_matches_tokens_bots_and_ai_seats_of_a_player(tmp_path: Path) -> None:
    policy = Policy(open_matches=1, tokens_per_player=2, bots_per_player=1, ai_seats=1)
    read = "... on LimitReached { code limit value retryAfter text }"
    wishes: list[tuple[str, Callable[[str], dict[str, object]], str, int]] = [
        ("createMatch", lambda _: {"game": "the-river", "seats": 4}, "open-matches", 1),
        ("createToken", lambda _: {"label": "one", "scopes": ["PLAY"]}, "tokens-per-player", 2),
        ("createBot", lambda _: {"name": "Bot"}, "bots-per-player", 1),
        ("addAiSeat", lambda match: {"matchId": match, "level": "DRIFTER"}, "ai-seats", 1),
    ]
    async with houses.house(tmp_path, policy) as house:
        ann = await house.human("Ann")
        match = ""
        for mutation, wish, limit, value in wishes:
            opens = mutation == "createMatch"
            first = await ann.do(mutation, wish(match), "__typename" + " ... on MatchCreated { match { id } }" * opens)
            match = first["match"]["id"] if opens else match
            told = await ann.do(mutation, wish(match), read)
            assert (told["limit"], told["value"], told["retryAfter"]) == (limit, value, None)
            assert str(value) in told["text"]


async def test_sign_ins_are_limited_by_name(tmp_path: Path) -> None:
    policy = Policy(sign_in_by_name=Rate("sign-in-by-name", 2, 0.01))
    async with houses.house(tmp_path, policy) as house:
        guest = house.guest()
        wish = {"name": "Ann", "password": "guess after guess"}
        told = [await guest.do("signIn", wish, "__typename ... on LimitReached { limit retryAfter }") for _ in range(3)]
        assert [one["__typename"] for one in told] == ["WrongCredentials", "WrongCredentials", "LimitReached"]
        assert told[2]["limit"] == "sign-in-by-name"
        assert 0 < told[2]["retryAfter"] <= 100


def _work(text: str) -> int:
    """How many functions are called until a document is accepted or refused: the same on any machine."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    documents = Documents(CORE, replace(LIMITS, depth=500, tokens=20_000, characters=200_000, cost=10**9))
    sys.setprofile(count)
    try:
        documents.document_of(text)
    except LimitReached:
        pass
    finally:
        sys.setprofile(None)
    return calls


def _doubled(fragments: int) -> str:
    steps = [f"fragment F{n} on Player {{ ...F{n + 1} ...F{n + 1} }}" for n in range(fragments)]
    return "{ viewer { ...F0 } } " + " ".join(steps) + f" fragment F{fragments} on Player {{ id }}"


def _doubled_deep(fragments: int) -> str:
    steps = [f"fragment F{n} on Player {{ owner {{ ...F{n + 1} ...F{n + 1} }} }}" for n in range(fragments)]
    return "{ viewer { ...F0 } } " + " ".join(steps) + f" fragment F{fragments} on Player {{ id }}"


@pytest.mark.parametrize("written", [_doubled, _doubled_deep])
def test_doubled_fragment_spreads_take_linear_work(written: Callable[[int], str]) -> None:
    _work(written(2))
    ten, twenty, forty = (_work(written(fragments)) for fragments in (10, 20, 40))
    assert (forty - twenty) < 2.6 * (twenty - ten)


def test_repeated_fields_take_bounded_work() -> None:
    """Fields of one name are compared in pairs: past a bound the document is refused instead."""
    repeated = "{" + " viewer { id }" * 400 + "}"
    with pytest.raises(LimitReached) as refusal:
        Documents(CORE, LIMITS).document_of(repeated)
    assert (refusal.value.code, refusal.value.data["limit"]) == ("document-too-costly", "merging")
    few, many = (_work("{" + " viewer { id }" * number + "}") for number in (150, 450))
    assert many < 3 * few


def test_a_document_is_weighed_before_it_is_validated() -> None:
    """Unknown fields would be told, if the document were not too deep to be looked at."""
    with pytest.raises(LimitReached):
        Documents(CORE, LIMITS).document_of("{ nothing" * 40 + "}" * 40)


def test_the_published_limits_are_the_ones_in_force() -> None:
    page = (Path(__file__).parents[2] / "docs" / "graphql.md").read_text(encoding="utf-8")
    options, policy = EdgeOptions(), Policy()
    for limit, value in {
        "depth": LIMITS.depth,
        "aliases": LIMITS.aliases,
        "tokens": LIMITS.tokens,
        "characters": LIMITS.characters,
        "cost": LIMITS.cost,
        "page": policy.page,
        "body": options.body_limit,
        "graphql-cost": options.graphql_cost.burst,
        "open-matches": policy.open_matches,
        "running-matches": policy.running_matches,
        "tokens-per-player": policy.tokens_per_player,
        "bots-per-player": policy.bots_per_player,
    }.items():
        assert f"| `{limit}` | {value:,} |" in page, limit
