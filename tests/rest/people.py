"""People at the REST door: each has a token, sits at matches, plays."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

import httpx

PASSWORD = "correct horse"
STREAM = {"Accept": "text/event-stream"}
_numbers = itertools.count()


def fresh_name() -> str:
    """A name that no other test has; letters only, so that none looks like another."""
    return "p" + secrets.token_hex(8).translate(str.maketrans("0123456789", "ghkmnpqtuw"))


class Person:
    """Someone who asks with a token, or without one."""

    def __init__(self, http: httpx.Client, token: str | None = None, player: Mapping[str, Any] | None = None) -> None:
        self.http = http
        self.token = token
        self.player = player or {}

    @property
    def id(self) -> str:
        return str(self.player["id"])

    @property
    def name(self) -> str:
        return str(self.player["name"])

    def asks(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """The answer, whatever it is; header names are written with underscores."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token is not None:
            named.setdefault("Authorization", f"Bearer {self.token}")
        return self.http.request(method, path, json=body, headers=named)

    def reads(self, path: str, **headers: str) -> Any:
        return good(self.asks("GET", path, **headers)).json()

    def does(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        return good(self.asks(method, path, body, **headers)).json()

    def opens(self, game: str = "moon-river", seats: int = 2, **more: Any) -> str:
        return str(self.does("POST", "/v1/matches", {"game": game, "seats": seats, **more})["id"])

    def joins(self, match: str, **wish: Any) -> Any:
        return self.does("POST", f"/v1/matches/{match}/seats", wish)

    def starts(self, match: str) -> Any:
        return self.does("POST", f"/v1/matches/{match}/start")

    def sees(self, match: str) -> Any:
        return self.reads(f"/v1/matches/{match}")

    def legal(self, match: str) -> list[str]:
        return [item["notation"] for item in self.reads(f"/v1/matches/{match}/moves?brief=true")["items"]]

    def plays(self, match: str, move: str, version: int | str = "*", **headers: str) -> httpx.Response:
        return self.asks("POST", f"/v1/matches/{match}/moves/{move}", If_Match=f"{version}", **headers)

    def streams(self, path: str, **headers: str) -> AbstractContextManager[httpx.Response]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token is not None:
            named["Authorization"] = f"Bearer {self.token}"
        return self.http.stream("GET", path, headers={**STREAM, **named}, timeout=60)


class Town:
    """Where people come from."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)

    def __enter__(self) -> Town:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.http.close()

    @property
    def stranger(self) -> Person:
        return Person(self.http)

    def guest(self) -> Person:
        return self._issued(self.stranger.does("POST", "/v1/guests"))

    def human(self) -> Person:
        credentials = {"name": fresh_name(), "password": PASSWORD}
        return self._issued(self.stranger.does("POST", "/v1/players", credentials))

    def with_token(self, token: str) -> Person:
        return Person(self.http, token)

    def _issued(self, told: Any) -> Person:
        return Person(self.http, told["token"], told["player"])

    def seated(self, game: str = "moon-river", seats: int = 2, **terms: Any) -> tuple[str, Sequence[Person]]:
        """A match that has been started, and its guests in seat order."""
        people = [self.guest() for _ in range(seats)]
        match = people[0].opens(game, seats, **terms)
        for person in people[1:]:
            person.joins(match)
        people[0].starts(match)
        return match, people


def play_on(match: str, people: Sequence[Person], most: int = 10_000) -> int:
    """Plays varied legal moves; says how many."""
    for number in range(most):
        seen = people[0].reads(f"/v1/matches/{match}/moves?brief=true")
        if seen["seat"] is None:
            return number
        moves = [item["notation"] for item in seen["items"]]
        good(people[seen["seat"] - 1].plays(match, moves[number * 7 % len(moves)], seen["version"]))
    return most


def good(answer: httpx.Response) -> httpx.Response:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer


def refused(answer: httpx.Response, status: int, code: str) -> Any:
    """The problem, whose form is checked on the way."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), answer.text
    told = answer.json()
    assert (told["status"], told["code"], told["type"]) == (status, code, f"/docs/errors#{code}")
    assert told["title"]
    assert told["detail"]
    return told


def server_sent(answer: httpx.Response) -> Iterator[dict[str, str]]:
    """The events of a stream, their fields by name, without comments; hold on to it: when it goes, the stream ends."""
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
        if line and not line.startswith(":"):
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
        elif not line and "data" in fields:
            yield fields
            fields = {}
        elif not line:
            fields = {}
