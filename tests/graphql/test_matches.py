"""Matches as they are read: positions, legal moves, verdicts, events, lists."""

from typing import Any

import pytest

from application.words import LANGUAGES
from domain.catalog import CATALOG
from tests.graphql.selections import everything, members, plain
from tests.houses import Guest, House
from tests.tables import TableInHouse, started

LEGENDS = {"variant": "legends", "scenario": "outlaws"}
PREFIXES = {"moon-river": "MoonRiver", "the-river": "TheRiver"}
FIELDS = {"moon-river": "moonRiver", "the-river": "theRiver"}
GAMES = [("moon-river", {}), ("moon-river", LEGENDS), ("the-river", {})]


async def _table(house: House, game: str, options: dict[str, str] | None = None, seats: int = 3) -> TableInHouse:
    players = [await house.human(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:seats]]
    return await started(house, players, game, options)


async def _read(guest: Guest, match: str, selection: str) -> Any:
    return (await guest.data(f"query ($id: ID!) {{ match(id: $id) {{ {selection} }} }}", id=match))["match"]


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("seats", [2, 4])
async def test_the_typed_position_and_the_compact_one_are_the_same_view(
    house: House, game: str, options: dict[str, str], seats: int
) -> None:
    table = await _table(house, game, options, seats)
    title = "MoonRiverPosition" if game == "moon-river" else "TheRiverPosition"
    both = f"positionJson position {{ ... on {title} {everything(title)} }}"
    for moves in (0, 40, 60):
        await table.play_some(moves)
        for viewer in (table.owner, table.players[1], house.guest()):
            told = await _read(viewer, table.id, both)
            assert plain(told["position"]) == told["positionJson"]


async def test_both_doors_show_the_same_view_whichever_is_asked_first(house: House) -> None:
    table = await _table(house, "moon-river")
    for _ in range(2):
        graphql = (await _read(table.owner, table.id, "positionJson"))["positionJson"]
        rest = await table.owner.get(f"/v1/matches/{table.id}")
        assert rest.json()["position"] == graphql
        await table.play_some(1)
        rest = await table.owner.get(f"/v1/matches/{table.id}")
        assert rest.json()["position"] == (await _read(table.owner, table.id, "positionJson"))["positionJson"]


async def test_a_position_is_seen_from_one_s_own_seat_or_from_the_public_side(house: House) -> None:
    table = await _table(house, "the-river")
    ann = table.owner
    own = await _read(ann, table.id, "viewerSeat positionJson(as: 1)")
    assert own["viewerSeat"] == 1
    public = await _read(ann, table.id, "positionJson(as: null)")
    assert public["positionJson"] == own["positionJson"], "The River hides nothing but the order of its piles"
    other = await ann.ask(f'{{ match(id: "{table.id}") {{ positionJson(as: 2) }} }}')
    assert other["errors"][0]["extensions"]["code"] == "not-your-seat"


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_legal_moves_say_what_they_are_what_they_score_and_whether_they_can_be_undone(
    house: House, game: str, options: dict[str, str]
) -> None:
    table = await _table(house, game, options)
    await table.play_some(30)
    read = "legalMoves { notation scoreDelta canUndo text move { __typename } } toMove { number score } canUndo"
    scored = 0
    for step in range(25):
        mover = await table.mover()
        before = await _read(mover, table.id, read)
        chosen = before["legalMoves"][step % len(before["legalMoves"])]
        answer = await _play(mover, table, chosen["notation"])
        assert answer["__typename"] == "MovePlayed"
        after = await _read(mover, table.id, "seats { number score isViewer } canUndo status")
        if after["status"] != "RUNNING":
            break
        gained = next(seat["score"] for seat in after["seats"] if seat["isViewer"]) - before["toMove"]["score"]
        if chosen["scoreDelta"] is not None:
            assert chosen["scoreDelta"] == gained
            scored += 1
        assert after["canUndo"] is chosen["canUndo"]
        assert chosen["move"]["__typename"].startswith("MoonRiver" if game == "moon-river" else "TheRiver")
    assert scored


async def _play(guest: Guest, table: TableInHouse, notation: str) -> Any:
    input = {"matchId": table.id, "expectedVersion": await table.version(), "move": {"notation": notation}}
    return await guest.do("playMove", input)


@pytest.mark.parametrize("game", list(CATALOG))
async def test_a_typed_legal_move_can_be_sent_back_as_it_is(house: House, game: str) -> None:
    table = await _table(house, game)
    choices = members(f"{PREFIXES[game]}Move", "")
    wanted = f"... on {PREFIXES[game]}TypedMove {{ {FIELDS[game]} {{ {choices} }} }}"
    played = set()
    for step in range(60):
        mover = await table.mover()
        told = await _read(mover, table.id, f"version legalMoves {{ kind notation move {{ {wanted} }} }}")
        legal = told["legalMoves"][(step * 7) % len(told["legalMoves"])]
        input = {"matchId": table.id, "expectedVersion": told["version"], "move": legal["move"]}
        answer = await mover.do("playMove", input, "... on MovePlayed { events { move } } ... on Refusal { code text }")
        assert answer["events"][0]["move"] == legal["notation"]
        played.add(legal["kind"])
    assert len(played) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_verdict_explains_itself_in_the_reader_s_language(house: House, language: str) -> None:
    table = await _table(house, "moon-river")
    ask = "explain(move: $move) { move isLegal code rule text data }"
    document = f"query ($id: ID!, $move: String!) {{ match(id: $id) {{ {ask} }} }}"
    mover = (await table.mover()).speaking(language)
    legal = (await _read(mover, table.id, "legalMoves { notation }"))["legalMoves"][0]["notation"]
    good = (await mover.data(document, id=table.id, move=legal))["match"]["explain"]
    assert good == {"move": legal, "isLegal": True, "code": None, "rule": None, "text": None, "data": {}}
    bad = (await mover.data(document, id=table.id, move="pass"))["match"]["explain"]
    assert bad["isLegal"] is False
    assert bad["rule"].startswith("MR-")
    english = (await mover.speaking("en").data(document, id=table.id, move="pass"))["match"]["explain"]
    assert bad["code"] == english["code"]
    assert (bad["text"] == english["text"]) is (language == "en")
    odd = (await mover.data(document, id=table.id, move="dance"))["match"]["explain"]
    assert odd["code"] == "unreadable-move"
    assert "dance" in odd["text"]


async def test_events_come_in_pages_that_leave_nothing_out(house: House) -> None:
    table = await _table(house, "the-river")
    await table.play_some(25)
    page = """query ($id: ID!, $after: String) { match(id: $id) { events(first: 7, after: $after) {
      version edges { cursor node { version kind texts data } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }"""
    seen: list[int] = []
    after = None
    while True:
        told = (await table.owner.data(page, id=table.id, after=after))["match"]["events"]
        assert told["pageInfo"]["hasPreviousPage"] is (after is not None)
        assert told["pageInfo"]["startCursor"] == told["edges"][0]["cursor"]
        seen += [edge["node"]["version"] for edge in told["edges"]]
        after = told["pageInfo"]["endCursor"]
        if not told["pageInfo"]["hasNextPage"]:
            break
    assert seen == list(range(1, await table.version() + 1))


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_typed_events_are_the_plain_ones(house: House, game: str, options: dict[str, str]) -> None:
    table = await _table(house, game, options)
    await table.play_some(80)
    parts = members("GameEvent", "MoonRiver" if game == "moon-river" else "TheRiver")
    document = f"""query ($id: ID!) {{ match(id: $id) {{ events(first: 90) {{
      edges {{ node {{ data events {{ {parts} }} }} }} }} }} }}"""
    edges = (await table.owner.data(document, id=table.id))["match"]["events"]["edges"]
    assert len({event["kind"] for edge in edges for event in edge["node"]["events"]}) > 5
    for edge in edges:
        assert plain(edge["node"]["events"]) == edge["node"]["data"].get("events", [])


async def test_matches_are_listed_newest_first_in_relay_pages(house: House) -> None:
    ann = await house.human("Ann")
    made = [(await ann.do("createMatch", {"game": "the-river", "seats": 2}))["match"]["id"] for _ in range(5)]
    page = """query ($after: String) { matches(first: 2, after: $after, filter: {status: OPEN}) { totalCount
      edges { cursor node { id status seats { number player { id } } } } pageInfo { hasNextPage endCursor } } }"""
    found: list[str] = []
    after = None
    for _ in range(3):
        told = (await house.guest().data(page, after=after))["matches"]
        assert told["totalCount"] == 5
        found += [edge["node"]["id"] for edge in told["edges"]]
        after = told["pageInfo"]["endCursor"]
    assert set(found) == set(made)
    assert len(found) == 5
    assert told["pageInfo"]["hasNextPage"] is False


async def test_everything_with_an_id_is_found_again(house: House) -> None:
    table = await _table(house, "the-river")
    for id, kind in ((table.id, "Match"), (table.owner.id, "Player"), ("game:moon-river", "Game")):
        told = await house.guest().data("query ($id: ID!) { node(id: $id) { __typename id } }", id=id)
        assert told["node"] == {"__typename": kind, "id": id}
    assert (await house.guest().data('{ node(id: "nothing_at_all") { id } }'))["node"] is None


async def test_a_match_tells_its_seats_clocks_and_decision(house: House) -> None:
    ann, ben = await house.human("Ann"), await house.human("Ben")
    wish = {
        "game": "moon-river",
        "seats": 2,
        "timing": {"pace": "LIVE", "bank": 60_000, "increment": 1_000},
        "own": {"colour": "GREEN"},
    }
    match = (await ann.do("createMatch", wish))["match"]["id"]
    await ben.do("joinMatch", {"matchId": match})
    await ann.do("startMatch", {"matchId": match})
    told = await _read(
        ann,
        match,
        "timing { pace bank increment } decision { seat kind name } toMove { number } "
        "seats { number colour isViewer score player { name kind } clock { remaining isRunning } isConnected }",
    )
    assert told["timing"] == {"pace": "LIVE", "bank": 60_000, "increment": 1_000}
    assert told["decision"]["seat"] == told["toMove"]["number"]
    assert [seat["player"]["name"] for seat in told["seats"]] == ["Ann", "Ben"]
    assert told["seats"][0]["colour"] == "GREEN"
    assert [seat["clock"]["isRunning"] for seat in told["seats"]].count(True) == 1
    assert all(0 < seat["clock"]["remaining"] <= 60_000 for seat in told["seats"])
    assert [seat["isConnected"] for seat in told["seats"]] == [False, False]


async def test_turns_that_wait_are_listed_for_their_player_only(house: House) -> None:
    table = await _table(house, "the-river")
    mover, waiting = await table.mover(), await table.waiting()
    told = (await mover.data("{ turns { edges { node { matchId version seat gameKey deadline } } } }"))["turns"][
        "edges"
    ]
    assert [edge["node"]["matchId"] for edge in told] == [table.id]
    assert told[0]["node"]["version"] == await table.version()
    assert (await waiting.data("{ turns { edges { cursor } } }"))["turns"]["edges"] == []


async def test_at_the_end_outcome_secret_and_record_come_out(house: House) -> None:
    table = await _table(house, "the-river", seats=2)
    before = await _read(house.guest(), table.id, "outcome { reason } secret record seats { rank }")
    assert before.pop("record")["deal"] is None
    assert before == {"outcome": None, "secret": None, "seats": [{"rank": None}] * 2}
    moves = await table.play_out()
    after = await _read(
        house.guest(), table.id, "status outcome { reason ranks winners result } secret record seats { rank words }"
    )
    assert after["status"] == "FINISHED"
    assert after["outcome"]["reason"] == "GAME"
    assert [seat["rank"] for seat in after["seats"]] == after["outcome"]["ranks"]
    assert after["record"]["moves"] == moves
    assert after["record"]["dealing"]["secret"] == after["secret"]
    assert after["record"]["result"]["ranks"] == after["outcome"]["result"]["ranks"]
    scores = zip(after["record"]["result"]["scores"], after["outcome"]["result"]["scores"], strict=True)
    assert all(written["total"] == told["total"] for written, told in scores)


@pytest.mark.parametrize(("edition", "rules"), [("centre-closed-1", 2), (None, 2)])
async def test_a_match_names_its_edition(house: House, edition: str | None, rules: int) -> None:
    ann = await house.human("Ann")
    terms = {"game": "moon-river", "seats": 3, "edition": edition}
    created = await ann.do("createMatch", terms, "... on MatchCreated { match { edition { key } rulesVersion } }")
    assert created["match"] == {"edition": {"key": edition or "reconstructed-1"}, "rulesVersion": rules}
    unknown = await ann.do("createMatch", {**terms, "edition": "mine"}, "... on Refusal { code }")
    assert unknown == {"code": "unknown-edition"}
