"""Everything that one reader can get out of a match, over both doors, as bytes."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from urllib.parse import quote

import httpx

from tests.graphql.selections import everything, members
from tests.houses import Guest
from tests.tables import TableInHouse

_STATE = """version ply at status toMove decision { seat kind data } standing { seat score scoreDetails } positionJson
  legalMoves { notation scoreDelta canUndo text }"""
ROOTS = {"moon-river": "MoonRiver", "the-river": "TheRiver"}


def _documents(game: str) -> dict[str, str]:
    prefix = ROOTS[game]
    own = "id edition { id } rulesVersion options { key value } status version viewerSeat canUndo commitment secret"
    return {
        "match": f"{own} record seats {everything('Seat', 1)} toMove {everything('Seat', 1)} outcome {{ reason }}",
        "typed": f"position {{ ... on {prefix}Position {everything(prefix + 'Position')} }}",
        "public": f"position(as: null) {{ ... on {prefix}Position {everything(prefix + 'Position')} }}",
        "compact": "positionJson decision { seat kind name data }",
        "legal": f"legalMoves {{ notation scoreDelta canUndo text move {{ {members('Move', prefix)} }} }}",
        "events": "events(first: 100) { version edges { cursor node { version at kind move texts data } } }",
        "typed events": f"events(first: 60) {{ edges {{ node {{ events {{ {members('GameEvent', prefix)} }} }} }} }}",
    }


async def readings(
    guest: Guest, table: TableInHouse, game: str, moves: Sequence[str]
) -> AsyncIterator[tuple[str, bytes]]:
    """Name and bytes of each answer."""
    prefix, version = ROOTS[game], await table.version()
    for name, selection in _documents(game).items():
        answer = await guest.post(f'{{ match(id: "{table.id}") {{ {selection} }} }}')
        yield f"GraphQL {name}", answer.content
    for move in moves:
        verdict = f"explain(move: {json.dumps(move)}) {{ isLegal code rule text data }}"
        yield f"GraphQL explain {move}", (await guest.post(f'{{ match(id: "{table.id}") {{ {verdict} }} }}')).content
        yield f"GraphQL play {move}", (await _tried(guest, table, move)).content
    past = sorted({1, max(1, version // 2), max(1, version - 1)})
    typed = f"position {{ ... on {prefix}Position {everything(prefix + 'Position')} }}"
    for number in past:
        state = f"at(version: {number}) {{ {_STATE} {typed} }}"
        yield f"GraphQL at {number}", (await guest.post(f'{{ match(id: "{table.id}") {{ {state} }} }}')).content
    base = f"/v1/matches/{table.id}"
    paths = ("", "/moves", "/events?limit=100", "/events?limit=100&state=true", "/record", "/plies/0")
    for path in (*paths, *(f"/at/{number}" for number in past)):
        answer = await guest.get(base + path)
        yield f"REST {path}", answer.content + answer.headers.get("etag", "").encode()
    for move in moves:
        yield f"REST explain {move}", (await guest.get(f"{base}/explain?move={quote(move)}")).content
        headers = {**guest.caller_headers, "If-Match": '"1"'}
        stale = await guest.house.http.post(f"{base}/moves/{quote(move, safe='')}", headers=headers)
        yield f"REST stale {move}", stale.content
    undone = await guest.post(f'mutation {{ undo(input: {{matchId: "{table.id}", moves: 900}}) {{ __typename }} }}')
    yield "GraphQL undo", undone.content


async def _tried(guest: Guest, table: TableInHouse, move: str) -> httpx.Response:
    """A try that changes nothing: of a wrong version, so that what was missed comes back."""
    play = """mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename
      ... on Refusal { code rule text data } ... on StaleVersion { missed { version texts data } } } }"""
    wish = {"matchId": table.id, "expectedVersion": 1, "move": {"notation": move}}
    return await guest.post(play, {"input": wish})


async def refused(guest: Guest, table: TableInHouse, moves: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
    """Moves that are not legal, tried in earnest on the newest version."""
    play = """mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename
      ... on Refusal { code rule text data } } }"""
    version = await table.version()
    for move in moves:
        wish = {"matchId": table.id, "expectedVersion": version, "move": {"notation": move}}
        yield f"GraphQL refuse {move}", (await guest.post(play, {"input": wish})).content
        headers = {**guest.caller_headers, "If-Match": f'"{version}"'}
        answer = await guest.house.http.post(f"/v1/matches/{table.id}/moves/{quote(move, safe='')}", headers=headers)
        yield f"REST refuse {move}", answer.content


async def streams(guest: Guest, table: TableInHouse, address: str) -> AsyncIterator[tuple[str, bytes]]:
    """The first frames of both doors' streams, as many as there are events."""
    wanted = await table.version()
    state = f"state {{ {_STATE} }} match {{ version status secret record seats {{ words score }} }}"
    document = f"subscription ($id: ID!) {{ matchEvents(matchId: $id) {{ version at kind texts data {state} }} }}"
    body = {"query": document, "variables": {"id": table.id}}
    accept = {**guest.caller_headers, "Accept": "text/event-stream"}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, trust_env=False) as client:
        async with client.stream("POST", "/graphql", json=body, headers=accept) as response:
            yield "GraphQL stream", await _frames(response, wanted)
        for query in ("", "?state=true"):
            async with client.stream("GET", f"/v1/matches/{table.id}/events{query}", headers=accept) as response:
                yield f"REST stream {query}", await _frames(response, wanted)


async def _frames(response: httpx.Response, wanted: int) -> bytes:
    """The lines with content up to the last event there is; beats of silence come when they come."""
    kept: list[str] = []
    async for line in response.aiter_lines():
        if line and not line.startswith(":"):
            kept.append(line)
        if line.startswith("data:") and sum(one.startswith("data:") for one in kept) == wanted:
            break
    return "\n".join(kept).encode()
