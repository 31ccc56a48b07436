"""A client of a served Headwater, for tests: GraphQL over HTTP and over a socket."""

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.processes import PATIENCE

ENTER = "mutation { enterAsGuest { __typename ... on Session { secret } } }"
CREATE = """
mutation($input: CreateMatchInput!) {
  createMatch(input: $input) { __typename ... on MatchCreated { match { id status version } } ... on Refusal { code } }
}
"""
EVENTS = "subscription($id: ID!) { matchEvents(matchId: $id) { version kind } }"


class Guest:
    """Somebody without a name who plays at a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = ""
        self.token = str(self.ask(ENTER)["enterAsGuest"]["secret"])

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, document: str, **variables: object) -> dict[str, Any]:
        body = {"query": document, "variables": variables}
        answer = httpx.post(f"{self.url}/graphql", json=body, headers=self.headers, timeout=PATIENCE).json()
        assert "errors" not in answer, answer
        data: dict[str, Any] = answer["data"]
        return data

    def open(self, **wishes: object) -> dict[str, Any]:
        """The match that one mutation opens."""
        made: dict[str, Any] = self.ask(CREATE, input={"own": None, **wishes})["createMatch"]
        assert made["__typename"] == "MatchCreated", made
        match: dict[str, Any] = made["match"]
        return match

    async def events(self, match: str) -> AsyncIterator[dict[str, Any]]:
        """The match's events, live, until the server says that there will be no more."""
        where = self.url.replace("http", "ws", 1) + "/graphql"
        async with connect(where, subprotocols=["graphql-transport-ws"], open_timeout=PATIENCE) as socket:  # type: ignore[list-item]  # a NewType of str
            await socket.send(json.dumps({"type": "connection_init", "payload": self.headers}))
            assert json.loads(await socket.recv())["type"] == "connection_ack"
            payload = {"query": EVENTS, "variables": {"id": match}}
            await socket.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}))
            async for text in socket:
                message = json.loads(text)
                match message["type"]:
                    case "next":
                        yield message["payload"]["data"]["matchEvents"]
                    case "complete":
                        return
                    case "ping":
                        await socket.send(json.dumps({"type": "pong"}))
                    case other:
                        raise AssertionError(f"{other}: {message}")
