"""People and tables that pages have something to show of."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import httpx

from tests.apps.client import REDIRECT, parameters, query
from tests.processes import eventually

PASSWORD = "a river runs by it"
DAY = 24 * 3_600_000
SEASON = {
    "registration": 3_600_000,
    "round_length": DAY,
    "rounds": 4,
    "table_size": 4,
    "divisions": 2,
    "smallest_division": 4,
    "largest_division": 7,
    "exchange_one_in": 4,
    "exchange_least": 1,
    "exchange_most": 1,
}


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account, over REST."""

    name: str
    url: str
    entry: dict[str, Any]

    def does(self, path: str, body: dict[str, Any] | None = None, method: str = "POST") -> dict[str, Any]:
        return ask(method, f"{self.url}/v1{path}", body, self.entry["token"])

    def reads(self, path: str) -> dict[str, Any]:
        return self.does(path, method="GET")

    def opens(self, game: str, **wish: Any) -> str:
        return str(self.does("/matches", {"game": game, "seats": 2, "own": {}, **wish})["id"])

    def asks(self, document: str, variables: dict[str, Any]) -> dict[str, Any]:
        """The data of a GraphQL answer."""
        answer = ask("POST", f"{self.url}/graphql", {"query": document, "variables": variables}, self.entry["token"])
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
    """Three people: one is in the middle of two matches and owns a season, one waits for somebody, two are rated."""

    url: str
    ada: Person
    bento: Person
    caterina: Person
    open_match: str
    running_match: str
    other_match: str
    ended_match: str
    league: str
    invite: str
    app: str

    @staticmethod
    def settled(url: str) -> Town:
        ada, bento, caterina = (arrival(url, name) for name in ("Ada", "Bento", "Caterina"))
        moon_river, the_river = (machines_match(ada, game) for game in ("moon-river", "the-river"))
        for game in ("moon-river", "the-river", "moon-river"):
            rated = ada.opens(game, is_rated=True)
            bento.does(f"/matches/{rated}/seats", {})
            ada.does(f"/matches/{rated}/start")
            bento.does(f"/matches/{rated}/resign")
        league = season_under_way(ada)
        running, other = in_full_play(ada, moon_river), in_full_play(ada, the_river)
        clock = {"pace": "live", "bank": 600_000, "increment": 10_000}
        waiting = caterina.opens("the-river", seats=3, timing=clock)
        invite = caterina.does(f"/matches/{waiting}/invites", {"seat": 2})["token"]
        looking_and_challenged(ada, bento, caterina)
        app = bento.does("/apps", {"name": "Riverside", "redirect_uris": [REDIRECT]})["app"]["id"]
        return Town(url, ada, bento, caterina, waiting, running, other, moon_river, league, invite, app)

    def pages(self) -> dict[str, str]:
        """Every page by the name of its picture."""
        return {
            "start": "/",
            "lobby": "/lobby",
            "find": "/find",
            "invite": f"/invite#{self.invite}",
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
            "league-talk": f"/league/{self.league}/talk",
            "new-league": "/leagues/new",
            "account": "/account",
            "moderation": "/moderation",
            "forgotten": "/forgotten",
            "reset": "/reset",
            "verify": "/verify",
            "privacy": "/privacy",
            "notices": "/account/notices",
            "stop-mails": "/stop-mails/nobody",
            "consent": f"/oauth/authorize?{query(parameters(self.app))}",
            "missing": "/nowhere",
        }


def looking_and_challenged(ada: Person, bento: Person, caterina: Person) -> None:
    """Bento looks for three others, for days; Caterina challenges Ada."""
    by_days = {"timing": {"pace": "correspondence", "per_turn": DAY}}
    bento.does("/seeks", {"game": "the-river", "seats": 4, **by_days})
    ada.does("/seeks", {"game": "moon-river", "seats": 3, **by_days})
    caterina.does("/challenges", {"player_id": ada.entry["player"]["id"], "game": "moon-river", **by_days})


def arrival(url: str, name: str) -> Person:
    return Person(name, url, ask("POST", f"{url}/v1/players", {"name": name, "password": PASSWORD}))


def ask(method: str, url: str, body: dict[str, Any] | None, token: str = "") -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.request(method, url, json=body, headers=headers, timeout=60, trust_env=False)
    assert answer.is_success, answer.text
    data: dict[str, Any] = answer.json()
    return data


def machines_match(host: Person, game: str) -> str:
    """Three machines play, and nobody waits for them."""
    return host.opens(game, seats=3, own=None, ai_seats=[{"level": "foreman"}] * 3, start=True)


def in_full_play(host: Person, machines: str) -> str:
    """A match that goes on after three fifths of that of machines; the host is to move."""
    eventually(lambda: host.reads(f"/matches/{machines}")["status"] == "finished", "the machines are done")
    ply = len(host.reads(f"/matches/{machines}/record")["moves"]) * 3 // 5
    seat = host.reads(f"/matches/{machines}/plies/{ply}")["to_move"]
    wish = {"ply": ply, "seat": seat, "ai_seats": [{"level": "hand"}] * 2}
    return str(host.does(f"/matches/{machines}/fork", wish)["id"])


def season_under_way(owner: Person) -> str:
    """A sandbox of machines, half of whose rounds are played."""
    wish = {"name": "Autumn on the river", "game": "the-river", "rules": SEASON, "is_sandbox": True, "seed": "autumn"}
    league = owner.does("/leagues", wish)
    path = f"/leagues/{league['id']}"
    for level, count in (("drifter", 3), ("hand", 3), ("foreman", 2)):
        owner.does(f"{path}/machines", {"level": level, "count": count})
    for number in (1, 2):
        owner.does(f"{path}/clock", {"to": league["season"]["starts_at"] + (number - 1) * DAY}, "PUT")
        await_round(owner, path, number)
    return str(league["id"])


def await_round(reader: Person, path: str, number: int) -> None:
    def is_played() -> bool:
        tables = reader.reads(f"{path}/tables?round={number}")["items"]
        return bool(tables) and all(table["ranks"] for table in tables)

    eventually(is_played, f"round {number} is played")
