"""One member of an evening answers in Chromium: opens the link of a notice, plays the move there, and leaves."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from urllib.parse import urljoin

from playwright.sync_api import expect

from benchmarks.club.ledger import Look
from benchmarks.club.people import Member
from benchmarks.club.play import Evening, await_notice, state_of
from benchmarks.club.post import now
from tests.browser.watched import launched, visiting
from tests.web.hands import Hands


@dataclass
class Browsed:
    moves: int = 0
    complaints: list[str] = field(default_factory=list)


async def answer_in_browser(evening: Evening, member: Member, match: str, turns: int, browsed: Browsed) -> None:
    """Answers so many turns of a slow match by hand, each when told."""
    known = dict.fromkeys(member.channels_at("correspondence"), 0)
    for _ in range(turns):
        if not await await_notice(evening, member, match, "correspondence", known):
            evening.given_up.append(match)
            return
        known = {each: count + 1 for each, count in known.items()}
        began = now()
        link = urljoin(member.person.url, member.office.link_to(member.key, match))
        await asyncio.to_thread(_answer, member, link, browsed)
        member.looks.append(Look(match, member.key, began, now()))
        if (await state_of(member, match))["status"] != "running":
            return


def _answer(member: Member, link: str, browsed: Browsed) -> None:
    with launched() as browser, visiting(browser, storage_state=member.storage()) as visitor:
        visitor.open(link)
        hands = Hands(visitor.page)
        hands.settle_in()
        while hands.is_asked():
            hands.move()
            browsed.moves += 1
            expect(hands.question.or_(hands.waiting).or_(hands.result)).to_be_visible()
            if not hands.question.is_visible():
                break
        browsed.complaints += visitor.complaints
