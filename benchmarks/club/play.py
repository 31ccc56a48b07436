"""How people of an evening find their tables and play there: live with the table open, by correspondence when told."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from benchmarks.club.ledger import Channel
from benchmarks.club.people import Member
from benchmarks.club.post import now

LIVE: Final = {"pace": "live", "bank": 3_600_000, "increment": 10_000}
SLOW: Final = {"pace": "correspondence", "per_turn": 24 * 3_600_000}
GAMES: Final = ("the-river", "moon-river")
LONG_THOUGHT: Final = 3.5
"""Seconds: longer than a turn takes to be told, so that only the look at the table prevents it."""
LONGEST_SEARCH: Final = 45.0
"""Seconds after which a player stops looking: the only other one who waits may be one with whom they are not paired."""
ONE_IN: Final = 12
"""How often, of so many moves, somebody thinks for long, and how often goes away from a live table."""


@dataclass
class Evening:
    """What the players did not get told, and how long they waited for a table; `seats` are keys by match."""

    seats: dict[str, list[str]] = field(default_factory=dict)
    paces: dict[str, str] = field(default_factory=dict)
    pairing: dict[str, list[int]] = field(default_factory=dict)
    given_up: list[str] = field(default_factory=list)
    without_table: list[str] = field(default_factory=list)


async def find_table(evening: Evening, member: Member, game: str, timing: dict[str, Any]) -> str:
    """Looks for an opponent; the match, empty when nobody comes whom the member may meet."""
    began = now()
    seek = (await member.call("POST", "/seeks", {"game": game, "seats": 2, "timing": timing}))["id"]
    try:
        async with asyncio.timeout(LONGEST_SEARCH):
            match = await _seated(member, seek)
    except TimeoutError:
        match = (await member.call("DELETE", f"/seeks/{seek}"))["match_id"] or ""
    if match:
        evening.pairing.setdefault(timing["pace"], []).append(now() - began)
        evening.paces[match] = timing["pace"]
    return match


async def _seated(member: Member, seek: str) -> str:
    url, headers = f"{member.person.url}/v1/me/search", {**member.person.bearer, "Accept": "text/event-stream"}
    async with member.person.http.stream("GET", url, headers=headers) as answer:
        async for line in answer.aiter_lines():
            found = json.loads(line.removeprefix("data: "))["seeks"] if line.startswith("data: ") else []
            for each in found:
                if each["id"] == seek and each["match_id"]:
                    return str(each["match_id"])
    raise TimeoutError


async def state_of(member: Member, match: str) -> dict[str, Any]:
    found: dict[str, Any] = await member.call("GET", f"/matches/{match}")
    return found


def has_turn(state: dict[str, Any]) -> bool:
    return bool(state["status"] == "running" and state["to_move"] == state["viewer_seat"])


async def move(member: Member, match: str, state: dict[str, Any]) -> dict[str, Any]:
    """One decision, by chance; the state afterwards."""
    moves = (await member.call("GET", f"/matches/{match}/moves"))["items"]
    notation, version = member.chance.choice(moves)["notation"], state["version"]
    headers = {"If-Match": f'"{version}"'}
    await member.person.call("POST", f"/v1/matches/{match}/moves/{notation}", **headers)
    return await state_of(member, match)


async def play_live(evening: Evening, member: Member, match: str) -> None:
    """To the end: mostly with the table open, now and then away until told."""
    state = await state_of(member, match)
    while state["status"] == "running":
        goes_away = await _play_at_table(member, match, state)
        if goes_away and not await await_notice(evening, member, match, "live", goes_away):
            evening.given_up.append(match)
        state = await state_of(member, match)


Counts: TypeAlias = dict[Channel, int]


async def _play_at_table(member: Member, match: str, state: dict[str, Any]) -> Counts | None:
    """Until the match is over, or the player goes away: then what they had been told until then."""
    async with member.looking(match, state["version"] - 1) as versions:
        async for _ in versions:
            state = await state_of(member, match)
            known = told_so_far(member, match, "live")
            if has_turn(state):
                state = await take_turn(member, match, state)
                if state["status"] == "running" and known and member.chance.randrange(ONE_IN) == 0:
                    return known
            if state["status"] != "running":
                return None
    return None


async def take_turn(member: Member, match: str, state: dict[str, Any]) -> dict[str, Any]:
    """All decisions of a turn after a thought; now and then one that is longer than a turn takes to be told."""
    await asyncio.sleep(LONG_THOUGHT if member.chance.randrange(ONE_IN) == 0 else member.chance.random())
    while has_turn(state):
        state = await move(member, match, state)
    return state


def told_so_far(member: Member, match: str, pace: str) -> Counts:
    return {each: member.office.count(member.key, match, each) for each in member.channels_at(pace)}


async def await_notice(evening: Evening, member: Member, match: str, pace: str, known: Counts) -> bool:
    """Until the player is told by every channel; false when that takes too long."""

    def is_told() -> bool:
        return all(count > known[channel] for channel, count in told_so_far(member, match, pace).items())

    return await member.office.until(is_told)


async def play_slowly(evening: Evening, member: Member, match: str, turns: int) -> None:
    """Answers so many turns, each when told; some at once, without having been away."""
    known = dict.fromkeys(member.channels_at("correspondence"), 0)
    for _ in range(turns):
        if not await await_notice(evening, member, match, "correspondence", known):
            evening.given_up.append(match)
            return
        known = await answer_slowly(member, match)
        state = await state_of(member, match)
        if state["status"] != "running":
            return


async def answer_slowly(member: Member, match: str) -> Counts:
    """Comes back, moves, and goes away again; what the player had been told until then."""
    state = await state_of(member, match)
    async with member.looking(match, state["version"] - 1):
        known = told_so_far(member, match, "correspondence")
        while has_turn(state):
            state = await move(member, match, state)
    return known


async def answer_at_once(member: Member, match: str, turns: int) -> None:
    """Answers so many turns within the two seconds, without the table open: nothing is to be told of them."""
    for _ in range(turns):
        state = await state_of(member, match)
        while not has_turn(state):
            if state["status"] != "running":
                return
            await asyncio.sleep(0.1)
            state = await state_of(member, match)
        while has_turn(state):
            state = await move(member, match, state)
