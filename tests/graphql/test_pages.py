"""Lists in both directions: each is a Relay connection, and going back tells what going on told."""

from typing import Any

import pytest

from application.matches.analyse import LEVEL
from application.ports.ratings import Rating
from domain.hosting.terms import MatchId, Moment
from domain.league.ratings import Change, ChangeKind, Kind, Strength
from tests.houses import Guest, House
from tests.league.test_doors import founded
from tests.tables import started

INFO = "pageInfo { hasNextPage hasPreviousPage startCursor endCursor }"
FORWARD = "first: {size}, after: $cursor"
BACKWARD = "last: {size}, before: $cursor"


async def _pages(guest: Guest, field: str, page: str, **variables: object) -> list[dict[str, Any]]:
    """Every page of a connection. `field` has `PAGE` where its page arguments go, and `EDGES` where its edges do."""
    selection = field.replace("PAGE", page.format(size=2)).replace("EDGES", f"edges {{ cursor }} {INFO}")
    more = ", $id: ID!" if "$id" in selection else ""
    document = f"query ($cursor: String{more}) {{ at: {selection} }}"
    pages: list[dict[str, Any]] = []
    cursor = None
    is_back = "last" in page
    while not pages or pages[-1]["pageInfo"]["hasPreviousPage" if is_back else "hasNextPage"]:
        told = _connection((await guest.data(document, cursor=cursor, **variables))["at"])
        pages.append(told)
        cursor = told["pageInfo"]["startCursor" if is_back else "endCursor"]
    return pages


def _connection(told: dict[str, Any]) -> dict[str, Any]:
    while "edges" not in told:
        told = next(iter(told.values()))
    return told


async def _assert_both_ways(guest: Guest, field: str, count: int, **variables: object) -> None:
    on = await _pages(guest, field, FORWARD, **variables)
    back = await _pages(guest, field, BACKWARD, **variables)
    forward = [edge["cursor"] for page in on for edge in page["edges"]]
    assert forward == [edge["cursor"] for page in reversed(back) for edge in page["edges"]]
    assert len(forward) == count
    assert [page["pageInfo"]["hasNextPage"] for page in reversed(back)] == [True] * (len(back) - 1) + [False]
    assert [page["pageInfo"]["hasPreviousPage"] for page in on] == [False] + [True] * (len(on) - 1)


async def test_matches_and_turns_and_leagues(house: House) -> None:
    ann, ben = await house.human("Ann"), await house.human("Ben")
    for _ in range(5):
        await started(house, [ann, ben], "the-river")
    await _assert_both_ways(ann, "matches(PAGE) { EDGES }", 5)
    mine = len((await ann.data("{ turns { edges { cursor } } }"))["turns"]["edges"])
    await _assert_both_ways(ann, "turns(PAGE) { EDGES }", mine)
    for number in range(3):
        await founded(ann, name=f"League {number}")
    await _assert_both_ways(ann, "leagues(PAGE) { EDGES }", 3)


async def test_events_of_matches_and_leagues(house: House) -> None:
    ann, ben = await house.human("Ann"), await house.human("Ben")
    table = await started(house, [ann, ben], "the-river")
    await table.play_some(6)
    await _assert_both_ways(ann, "match(id: $id) { events(PAGE) { EDGES } }", await table.version(), id=table.id)
    league = await founded(ann)
    await _assert_both_ways(ann, "league(id: $id) { events(PAGE) { EDGES } }", 2, id=league)


async def test_an_analysis(house: House) -> None:
    table = await started(house, [await house.human("Ann"), await house.human("Ben")], "the-river")
    await table.play_some(3)
    await table.owner.do("resign", {"matchId": table.id})
    await _assert_both_ways(table.owner, "match(id: $id) { analysis(PAGE) { EDGES } }", 3, id=table.id)
    told = await table.owner.data(f'{{ match(id: "{table.id}") {{ analysis(last: 1) {{ level totalCount }} }} }}')
    assert told["match"]["analysis"] == {"level": LEVEL.upper(), "totalCount": 3}


async def test_rankings_and_histories(house: House) -> None:
    people = [await house.human(name) for name in ("Ada", "Bea", "Cleo", "Dora", "Emil")]
    async with house.desk.store.working() as work:
        for number, person in enumerate(people):
            strength, at = Strength(25.0 + number // 2, 2.0), Moment(5_000)
            await work.keep_ratings([Rating("the-river", person.id, Kind.HUMAN, strength, 12, at, at)])
        for match in range(5):
            number = await work.next_rating("the-river")
            place = ("the-river", number, ChangeKind.RATED, MatchId(f"mat_{match}"), 1, people[0].id, 1)
            await work.enter_changes([Change(*place, Strength(), Strength(25, 2), Moment(5_000))])
        await work.commit()
    await _assert_both_ways(people[0], 'rankings(game: "the-river", PAGE) { EDGES }', 5)
    history = 'ratingHistory(game: "the-river", entrantId: $id, PAGE) { EDGES }'
    await _assert_both_ways(people[0], history, 5, id=people[0].id)
    query = '{ rankings(game: "the-river", last: 2) { edges { rank node { entrant { name } } } } }'
    told = (await people[0].data(query))["rankings"]["edges"]
    assert [edge["rank"] for edge in told] == [4, 5]


async def test_nothing_comes_before_the_first(house: House) -> None:
    table = await started(house, [await house.human("Ann"), await house.human("Ben")], "the-river")
    told = await table.owner.data(
        'query ($id: ID!) { match(id: $id) { events(last: 5, before: "1") { edges { cursor } ' + INFO + " } } }",
        id=table.id,
    )
    assert told["match"]["events"]["edges"] == []
    assert told["match"]["events"]["pageInfo"]["hasPreviousPage"] is False


@pytest.mark.parametrize(
    "page", ["first: 1, last: 1", 'first: 1, before: "x"', 'after: "x", last: 1', "last: 0", "last: 101", 'before: "?"']
)
async def test_a_page_that_is_none_is_refused_and_nothing_else(house: House, page: str) -> None:
    told = await house.guest().ask(f"{{ games {{ key }} matches({page}) {{ totalCount }} }}")
    assert told["data"]["matches"] is None
    assert len(told["data"]["games"]) == 2
    assert told["errors"][0]["extensions"]["code"] in ("malformed", "bad-number", "page-too-large", "bad-cursor")


async def test_going_back_weighs_as_much_as_going_on(house: House) -> None:
    costs = [
        (await house.guest().ask(f"{{ matches({page}: 7) {{ edges {{ node {{ id }} }} }} }}"))["extensions"]["cost"]
        for page in ("first", "last")
    ]
    assert costs[0]["cost"] == costs[1]["cost"] > 20
