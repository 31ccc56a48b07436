"""Moments and lengths that are none: the document's fault, named, whichever way they come and are executed."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.graphql.engines import ask_generally
from tests.houses import Guest, House

MOVE = 'moveLeagueClock(input: { leagueId: "lge_none", to: %s }) { __typename }'
RANKED = 'rankings(game: "the-river", since: %s) { totalCount }'
BAD = {"below zero": "-5", "a text": '"abc"', "a fraction": "1.5", "too great": str(2**53), "a truth": "true"}
VALUES: dict[str, object] = {
    "below zero": -5, "a text": "abc", "a fraction": 1.5, "too great": 2**53, "a truth": True,
}  # fmt: skip


def named(told: dict[str, Any], name: str) -> bool:
    [error] = told["errors"]
    assert error["extensions"] == {"code": "bad-document"}
    assert error["locations"]
    return f"{name} must be a whole number from 0 to 9007199254740991, not " in error["message"]


@pytest.mark.parametrize("ask", [Guest.ask, ask_generally], ids=["planned", "generally"])
@pytest.mark.parametrize("bad", BAD)
async def test_a_moment_that_is_none_is_the_documents_fault(
    house: House, bad: str, ask: Callable[..., Awaitable[dict[str, Any]]]
) -> None:
    ada = await house.human("Ada")
    for head, field in (("mutation", MOVE), ("query", RANKED)):
        assert named(await ask(ada, f"{head} {{ {field % BAD[bad]} }}"), "Moment")
        assert named(await ask(ada, f"{head} ($t: Moment! = {BAD[bad]}) {{ {field % '$t'} }}"), "Moment")
        document = f"{head} ($t: Moment!) {{ {field % '$t'} }}"
        assert named(await ask(ada, document, t=VALUES[bad]), "Moment")
        assert "errors" not in await ask(ada, document, t=5)
        assert named(await ask(ada, document, t=VALUES[bad]), "Moment")


async def test_a_length_that_is_none_is_named_with_its_place(house: House) -> None:
    rules = {"registration": -5, "roundLength": 1, "rounds": 1}
    create = "mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { __typename } }"
    told = await (await house.human("Ada")).ask(create, input={"name": "L", "game": "the-river", "rules": rules})
    assert named(told, "Milliseconds")
    assert "rules.registration" in told["errors"][0]["message"]


@pytest.mark.parametrize(
    "query",
    [
        '{ rankings(game: "the-river", first: %s) { totalCount } }',
        '{ rankings(game: "the-river", since: %s) { totalCount } }',
        'query ($n: Int = %s) { rankings(game: "the-river", first: $n) { totalCount } }',
        'query ($t: Moment = %s) { rankings(game: "the-river", since: $t) { totalCount } }',
    ],
)
async def test_a_number_of_thousands_of_digits_is_the_documents_fault(house: House, query: str) -> None:
    told = await house.guest().ask(query % ("9" * 5_000))
    assert [error["extensions"]["code"] for error in told["errors"]] == ["bad-document"]
    assert len(told["errors"][0]["message"]) < 200


@pytest.mark.parametrize("odd", ["\u0130", "RUNN\u0130NG", "\ufb00", "\u00df" * 5])
async def test_a_letter_that_grows_in_lower_case_is_the_documents_fault(house: House, odd: str) -> None:
    """The suggestions of graphql-core ran beyond the end of a list."""
    guest = house.guest()
    asked = "{ matches(filter: {%s}) { totalCount } }"
    for told in (
        await guest.ask(asked % f'status: "{odd}"'),
        await guest.ask("query ($s: MatchStatus) " + asked % "status: $s", s=odd),
        await guest.ask("query ($f: MatchFilter) { matches(filter: $f) { totalCount } }", f={odd: "RUNNING"}),
    ):
        assert [error["extensions"]["code"] for error in told["errors"]] == ["bad-document"]
