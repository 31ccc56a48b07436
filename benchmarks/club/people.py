"""The people of an evening: they sign up, choose how they are told, and look at tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx

from benchmarks.club.ledger import Channel, Look
from benchmarks.club.post import PostOffice, now
from tests.server.clients import PATIENCE, Person, sse
from tests.web.town import Person as Townsperson

PASSWORD: Final = "a river runs by it"
KINDS: Final = ("my-turn", "time-is-short", "match-over", "invitation")
PUSH, MAIL, WEBHOOK = Channel.PUSH, Channel.MAIL, Channel.WEBHOOK
HABITS: Final = (
    frozenset({PUSH}),
    frozenset({MAIL}),
    frozenset({PUSH}),
    frozenset({WEBHOOK}),
    frozenset({PUSH, MAIL}),
)
"""How people want to be told, one after the other."""
AT_ONCE: Final = 10
"""So many sign up at a time."""


@dataclass
class Member:
    """Somebody with an account; `key` names them at the post office."""

    key: str
    person: Person
    entry: dict[str, Any]
    channels: frozenset[Channel]
    office: PostOffice
    chance: Random
    looks: list[Look] = field(default_factory=list)

    @property
    def id(self) -> str:
        return str(self.entry["player"]["id"])

    def storage(self) -> dict[str, Any]:
        """What a browser has kept in which this member is signed in."""
        return Townsperson(self.key, self.person.url, self.entry).storage()

    async def call(self, method: str, path: str, body: object = None) -> Any:
        return await self.person.call(method, f"/v1{path}", body)

    async def refusal(self, method: str, path: str, body: object = None) -> str:
        """The code with which the server refuses; empty where it does not."""
        url, headers = f"{self.person.url}/v1{path}", self.person.bearer
        answer = await self.person.http.request(method, url, json=body, headers=headers)
        return "" if answer.is_success else str(answer.json()["code"])

    def channels_at(self, pace: str) -> frozenset[Channel]:
        """Those by which a turn is told: nobody would read a mail of a live turn in time."""
        return self.channels - {MAIL} if pace == "live" else self.channels

    @asynccontextmanager
    async def looking(self, match: str, version: int) -> AsyncIterator[AsyncIterator[int]]:
        """The table is open in the meantime; gives the versions that come."""
        async with sse(self.person, match, version) as versions:
            began = now()
            try:
                yield versions
            finally:
                self.looks.append(Look(match, self.key, began, now()))


@asynccontextmanager
async def members(url: str, office: PostOffice, count: int) -> AsyncIterator[list[Member]]:
    """So many people who have signed up and can be told, each at a network address of their own."""
    doors = asyncio.Semaphore(AT_ONCE)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(_client(number)) for number in range(count)]
        arrivals = (_arrived(doors, url, office, number, http) for number, http in enumerate(clients))
        yield list(await asyncio.gather(*arrivals))


def _client(number: int) -> httpx.AsyncClient:
    address = f"198.51.{number // 250}.{number % 250 + 1}"
    return httpx.AsyncClient(timeout=PATIENCE, trust_env=False, headers={"X-Forwarded-For": address})


async def _arrived(
    doors: asyncio.Semaphore, url: str, office: PostOffice, number: int, http: httpx.AsyncClient
) -> Member:
    async with doors:
        key, habit = f"member{number:03}", HABITS[number % len(HABITS)]
        answer = await http.post(f"{url}/v1/players", json={"name": key, "password": PASSWORD})
        entry = answer.raise_for_status().json()
        member = Member(key, Person(http, url, entry["token"]), entry, habit, office, Random(number))
        await _verify_address(member)
        await _subscribe(member)
        return member


async def _verify_address(member: Member) -> None:
    office, key = member.office, member.key
    await member.call("PUT", "/me/address", {"address": f"{key}@club.example", "password": PASSWORD})
    assert await office.until(lambda: key in office.codes), f"no mail came to {key}"
    await member.call("POST", "/addresses/verify", {"code": office.codes[key]})


async def _subscribe(member: Member) -> None:
    key, office = member.key, member.office
    if PUSH in member.channels:
        await member.call("POST", "/me/push-subscriptions", office.provider.browser(f"push/{key}"))
    if WEBHOOK in member.channels:
        made = await member.call("PUT", "/me/notification-webhook", {"url": f"{office.provider.url}/hook/{key}"})
        office.secrets[key] = made["secret"]
    kinds = [{"kind": kind, "mail": MAIL in member.channels} for kind in KINDS]
    settings = await member.call("PUT", "/me/notifications", {"kinds": kinds})
    office.push_key = settings["push_key"]


def pairs(people: Sequence[Member]) -> list[tuple[Member, Member]]:
    """Neighbours: the first with the second, and so on."""
    return list(zip(people[::2], people[1::2], strict=False))
