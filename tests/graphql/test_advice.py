"""Hints and analyses through GraphQL."""

from tests.houses import House
from tests.tables import started

HINT = "hint { version seat level notation considered { notation chance points simulations } }"
ANALYSIS = """analysis(first: 2) { level totalCount pageInfo { hasNextPage }
  edges { cursor node { ply seat notation best cost chanceLost points luck } } }"""


async def test_the_one_to_move_gets_a_hint_and_nobody_else(house: House) -> None:
    table = await started(house, [await house.human("Ann"), await house.human("Ben")], "the-river")
    mover = await table.mover()
    query = f'{{ match(id: "{table.id}") {{ version legalMoves {{ notation }} {HINT} }} }}'
    match = (await mover.data(query))["match"]
    assert match["hint"]["version"] == match["version"]
    assert match["hint"]["notation"] in [move["notation"] for move in match["legalMoves"]]
    assert match["hint"]["considered"][0]["notation"] == match["hint"]["notation"]
    assert all(0.0 <= move["chance"] <= 1.0 for move in match["hint"]["considered"])
    for other, code in ((await table.waiting(), "not-your-turn"), (await house.human("Cleo"), "not-seated")):
        told = await other.ask(f'{{ match(id: "{table.id}") {{ {HINT} }} }}')
        assert told["errors"][0]["extensions"]["code"] == code
    nobody = await house.guest().ask(f'{{ match(id: "{table.id}") {{ {HINT} }} }}')
    assert nobody["errors"][0]["extensions"]["code"] == "sign-in-needed"


async def test_an_ended_match_is_analysed_page_by_page(house: House) -> None:
    table = await started(house, [await house.human("Ann"), await house.human("Ben")], "the-river")
    query = f'{{ match(id: "{table.id}") {{ {ANALYSIS} }} }}'
    told = await table.owner.ask(query)
    assert told["errors"][0]["extensions"]["code"] == "not-over-yet"
    played = await table.play_out()
    analysis = (await table.owner.data(query))["match"]["analysis"]
    assert (analysis["totalCount"], analysis["pageInfo"]["hasNextPage"]) == (len(played), True)
    decisions = [edge["node"] for edge in analysis["edges"]]
    assert [one["notation"] for one in decisions] == played[:2]
    assert [one["ply"] for one in decisions] == [1, 2]
    assert all(one["cost"] >= 0.0 for one in decisions)
