"""People and tables that pages have something to show of."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import httpx

PASSWORD = "a river runs by it"
_FOUND = """mutation Found($input: CreateLeagueInput!) {
  createLeague(input: $input) { ... on LeagueChanged { league { id } } ... on Refusal { code text } }
}"""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account, over REST."""

    name: str
    url: str
    entry: dict[str, Any]

    def does(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        return post(f"{self.url}/v1{path}", body, self.entry["token"])

    def opens(self, game: str, **wish: Any) -> str:
        return str(self.does("/matches", {"game": game, "seats": 2, "own": {}, **wish})["id"])

    def asks(self, document: str, variables: dict[str, Any]) -> dict[str, Any]:
        """The data of a GraphQL answer."""
        answer = post(f"{self.url}/graphql", {"query": document, "variables": variables}, self.entry["token"])
        assert "errors" not in answer, answer
        data: dict[str, Any] = answer["data"]
        return data

    def storage(self) -> dict[str, Any]:
        """What a browser has kept in which this person is signed in."""
        player = self.entry["player"]
        session = {
            "player": {"id": player["id"], "name": self.name, "kind": "HUMAN"},
            "token": self.entry["token"],
            "tokenId": self.entry["id"],
            "expiresAt": None,
        }
        kept = [{"name": "headwater.session", "value": json.dumps(session)}]
        return {"cookies": [], "origins": [{"origin": self.url, "localStorage": kept}]}


@dataclass(frozen=True, slots=True)
class Town:
    """Three people: one plays, one waits for somebody, all have rated matches behind them."""

    url: str
    ada: Person
    bento: Person
    caterina: Person
    open_match: str
    running_match: str
    other_match: str
    ended_match: str
    league: str

    @staticmethod
    def settled(url: str) -> Town:
        ada, bento, caterina = (arrival(url, name) for name in ("Ada", "Bento", "Caterina"))
        for game in ("moon-river", "the-river", "moon-river"):
            rated = ada.opens(game, rated=True)
            bento.does(f"/matches/{rated}/seats", {})
            ada.does(f"/matches/{rated}/start")
            bento.does(f"/matches/{rated}/resign")
        machine = [{"level": "foreman"}]
        running = ada.opens("moon-river", ai_seats=machine, start=True)
        other = ada.opens("the-river", ai_seats=machine, start=True)
        clock = {"pace": "live", "bank": 600_000, "increment": 10_000}
        waiting = caterina.opens("the-river", seats=3, timing=clock)
        return Town(url, ada, bento, caterina, waiting, running, other, rated, founded_league(ada))

    def pages(self) -> dict[str, str]:
        """Every page by the name of its picture."""
        return {
            "start": "/",
            "lobby": "/lobby",
            "new-table": "/new",
            "waiting-room": f"/match/{self.open_match}",
            "moon-river": f"/match/{self.running_match}",
            "the-river": f"/match/{self.other_match}",
            "replay": f"/match/{self.ended_match}/replay",
            "player": "/player/Ada",
            "rankings": "/rankings/moon-river",
            "rules": "/rules/moon-river",
            "leagues": "/leagues",
            "league": f"/league/{self.league}",
            "account": "/account",
            "missing": "/nowhere",
        }


def arrival(url: str, name: str) -> Person:
    return Person(name, url, post(f"{url}/v1/players", {"name": name, "password": PASSWORD}))


def post(url: str, body: dict[str, Any] | None, token: str = "") -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.post(url, json=body, headers=headers, timeout=60, trust_env=False)
    data: dict[str, Any] = answer.raise_for_status().json()
    return data


def founded_league(owner: Person) -> str:
    week = 7 * 24 * 3_600_000
    rules = {"registration": week, "roundLength": week, "rounds": 3, "tableSize": 2}
    clock = {"pace": "CORRESPONDENCE", "perTurn": 24 * 3_600_000}
    wish = {"name": "Autumn ranches", "game": "moon-river", "rules": rules, "timing": clock}
    answer = owner.asks(_FOUND, {"input": wish})
    return str(answer["createLeague"]["league"]["id"])
