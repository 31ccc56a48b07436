"""Plays a whole three-player match of a game over GraphQL with the client library `gql`.

    pip install "gql[aiohttp,websockets]"
    python python_gql.py http://127.0.0.1:8000 moon-river

Three guests sit down. Each of them listens to its own turns over one WebSocket and answers with a legal move;
a fourth connection watches the match until its last event.
"""

import asyncio
import random
import sys
import uuid
from typing import Any

from gql import Client, gql
from gql.transport.aiohttp import AIOHTTPTransport
from gql.transport.websockets import WebsocketsTransport

ENTER = gql("mutation { enterAsGuest { ... on Session { secret player { name } } ... on Refusal { code text } } }")
OPEN = gql("""mutation ($game: String!) {
  createMatch(input: {game: $game, seats: 3, own: {}}) {
    ... on MatchCreated { match { id } } ... on Refusal { code text } } }""")
JOIN = gql("""mutation ($id: ID!) {
  joinMatch(input: {matchId: $id}) { ... on MatchJoined { version } ... on Refusal { code text } } }""")
START = gql("""mutation ($id: ID!) {
  startMatch(input: {matchId: $id}) { ... on MatchStarted { version } ... on Refusal { code text } } }""")
TURNS = gql("subscription { turns { matchId version } }")
LEGAL = gql("query ($id: ID!) { match(id: $id) { version toMove { isViewer } legalMoves { notation scoreDelta } } }")
PLAY = gql("""mutation ($id: ID!, $version: Int!, $move: String!, $key: String!) {
  playMove(input: {matchId: $id, expectedVersion: $version, move: {notation: $move}, idempotencyKey: $key}) {
    __typename ... on MovePlayed { version } ... on Refusal { code text } } }""")
EVENTS = gql("""subscription ($id: ID!, $after: String) {
  matchEvents(matchId: $id, after: $after) { cursor kind texts } }""")
RESULT = gql("query ($id: ID!) { match(id: $id) { outcome { ranks } seats { number score } } }")


def over_http(url: str, token: str = "") -> Client:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return Client(transport=AIOHTTPTransport(url=f"{url}/graphql", headers=headers, ssl=url.startswith("https")))


def over_socket(url: str, token: str) -> Client:
    address = url.replace("http", "ws", 1) + "/graphql"
    return Client(transport=WebsocketsTransport(url=address, init_payload={"token": token}))


async def entered(url: str) -> str:
    """A new guest's token."""
    async with over_http(url) as session:
        return str((await session.execute(ENTER))["enterAsGuest"]["secret"])


async def seated(url: str, tokens: list[str], game: str) -> str:
    """A match that all of them have joined."""
    async with over_http(url, tokens[0]) as owner:
        match = str((await owner.execute(OPEN, variable_values={"game": game}))["createMatch"]["match"]["id"])
        for token in tokens[1:]:
            async with over_http(url, token) as session:
                await session.execute(JOIN, variable_values={"id": match})
        await owner.execute(START, variable_values={"id": match})
    return match


async def play(url: str, token: str, match: str) -> None:
    """Answers each of its turns with the move that scores most, until it is cancelled."""
    async with over_http(url, token) as http, over_socket(url, token) as socket:
        async for _ in socket.subscribe(TURNS):
            while await moved(http, match):
                pass


async def moved(http: Any, match: str) -> bool:
    """Plays one move if it is our turn."""
    told = (await http.execute(LEGAL, variable_values={"id": match}))["match"]
    if not told["toMove"] or not told["toMove"]["isViewer"]:
        return False
    best = max(told["legalMoves"], key=lambda move: (move["scoreDelta"] or 0, random.random()))
    # The key makes it safe to send this again after a network fault: the move is played once.
    wish = {"id": match, "version": told["version"], "move": best["notation"], "key": uuid.uuid4().hex}
    answer = (await http.execute(PLAY, variable_values=wish))["playMove"]
    return bool(answer["__typename"] == "MovePlayed")


async def watched(url: str, token: str, match: str) -> int:
    """Every event of the match, once and in order; how many there were."""
    count = 0
    async with over_socket(url, token) as socket:
        async for told in socket.subscribe(EVENTS, variable_values={"id": match, "after": None}):
            event = told["matchEvents"]
            count += 1
            assert int(event["cursor"]) == count, "an event is missing or came twice"
            print(f"{event['cursor']:>4} {' '.join(event['texts'])}")
    return count


async def main(url: str, game: str) -> None:
    tokens = [await entered(url) for _ in range(3)]
    match = await seated(url, tokens, game)
    players = [asyncio.create_task(play(url, token, match)) for token in tokens]
    count = await watched(url, tokens[0], match)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    async with over_http(url) as session:
        result = (await session.execute(RESULT, variable_values={"id": match}))["match"]
    print(f"{count} events; ranks {result['outcome']['ranks']}; scores {[seat['score'] for seat in result['seats']]}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].rstrip("/"), sys.argv[2]))
