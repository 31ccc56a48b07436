"""What goes wrong between the people of an evening, and what moderators do about it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.club.people import Member, pairs
from tests.processes import headwater

HOUR = 3_600_000


@dataclass
class Conduct:
    """What was done; `unmet` are sentences about what should have happened and did not."""

    blocks: list[tuple[str, str]]
    unmet: list[str]
    reports: int = 0
    cases: int = 0
    mutes: int = 0
    appeals: int = 0
    lifted: int = 0
    upheld: int = 0

    def expect(self, is_so: bool, what: str) -> None:
        if not is_so:
            self.unmet.append(what)


async def appoint(moderators: Sequence[Member], database: str) -> None:
    """By the command, as an operator would."""
    for each in moderators:
        command = ("grant", each.id, "moderator", "--reason", "the club's choice")
        done = await asyncio.to_thread(headwater, *command, database=database)
        assert done.returncode == 0, done.stderr
        # Running servers know it within two seconds.
        while await each.refusal("GET", "/moderation/cases"):  # noqa: ASYNC110
            await asyncio.sleep(0.2)


async def block_some(people: Sequence[Member], count: int) -> list[tuple[str, str]]:
    """Neighbours, who would be paired with each other otherwise."""
    chosen = pairs(people)[:count]
    for one, other in chosen:
        await one.call("PUT", f"/me/blocks/{other.id}")
    return [(one.key, other.key) for one, other in chosen]


async def quarrel(conduct: Conduct, offender: Member, victim: Member, match: str) -> None:
    """An insult at the table, and what the other says of it; a second time about the player."""
    said = await offender.call("POST", f"/rooms/{match}/players/messages", {"text": "you cheat, all of you"})
    await victim.call("POST", "/reports", {"offence": "insult", "text": "at our table", "message_id": said["id"]})
    await victim.call(
        "POST", "/reports", {"offence": "other", "player_id": offender.id, "match_id": match, "text": "rude"}
    )
    conduct.reports += 2


async def moderate(conduct: Conduct, moderators: Sequence[Member], people: Sequence[Member], rooms: list[str]) -> None:
    """One moderator mutes and closes, another one decides the appeals: the first is lifted, all others are not."""
    first, second = moderators
    cases = (await first.call("GET", "/moderation/cases?status=open&limit=50"))["items"]
    offenders = {each.id: (each, room) for each, room in zip(people, rooms, strict=True)}
    conduct.cases = len(cases)
    for case in cases:
        if case["player_id"] in offenders:
            await _mute(conduct, first, case)
    for number, (offender, room) in enumerate(offenders.values()):
        await _appealed(conduct, second, offender, room, is_lifted=number == 0)


async def _mute(conduct: Conduct, moderator: Member, case: dict[str, Any]) -> None:
    file = await moderator.call("GET", f"/moderation/cases/{case['id']}")
    conduct.expect(any(each["messages"] for each in file["reports"]), "the evidence holds what was said")
    wish = {
        "player_id": case["player_id"],
        "kind": "mute",
        "duration": HOUR,
        "reason": "an insult",
        "case_id": case["id"],
    }
    await moderator.call("POST", "/moderation/sanctions", wish)
    await moderator.call("POST", f"/moderation/cases/{case['id']}/closing", {"reason": "muted"})
    conduct.mutes += 1


async def _appealed(conduct: Conduct, moderator: Member, offender: Member, room: str, is_lifted: bool) -> None:
    path, words = f"/rooms/{room}/players/messages", {"text": "sorry"}
    refused = await offender.refusal("POST", path, words)
    conduct.expect(refused == "player-muted", f"a muted player is refused as muted, not as {refused or 'nothing'}")
    [sanction] = (await offender.call("GET", "/me/sanctions"))["items"]
    appeal = await offender.call("POST", f"/me/sanctions/{sanction['id']}/appeal", {"text": "it was a joke"})
    verdict = {"verdict": "lifted" if is_lifted else "upheld", "answer": "heard"}
    await moderator.call("POST", f"/moderation/appeals/{appeal['id']}/decision", verdict)
    conduct.appeals += 1
    conduct.lifted += is_lifted
    conduct.upheld += not is_lifted
    again = await offender.refusal("POST", path, words)
    conduct.expect((again == "") is is_lifted, f"after the appeal a message is answered with {again or 'no refusal'}")
