"""A player's eyes and hands at a table: looks at what is lit, touches it, confirms."""

import re
from dataclasses import dataclass, field
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, expect

# No match of two seats asks anybody so often; whoever comes here goes round in circles.
MOST_TOUCHES: Final = 2_000


@dataclass(frozen=True, slots=True)
class Hands:
    page: Page
    has_fingers: bool = False
    chance: Random = field(default_factory=lambda: Random(18))

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="Result")

    @property
    def question(self) -> Locator:
        """Where the table asks this player, and only while it does."""
        return self.page.locator(".action-bar.asked")

    @property
    def waiting(self) -> Locator:
        return self.page.get_by_text(re.compile(r" is to move$"))

    @property
    def lit(self) -> Locator:
        return self.page.get_by_role("button").and_(self.page.locator("[data-target]"))

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("button", name="Confirm")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").get_by_role("listitem")

    def touch(self, thing: Locator) -> None:
        if self.has_fingers:
            thing.tap()
        else:
            thing.click()

    def stop_motion(self) -> None:
        menu = self.page.locator("summary[aria-label='Table menu']")
        self.touch(menu)
        self.page.get_by_label("Speed of motion").select_option("no motion")
        self.touch(menu)

    def settle_in(self) -> None:
        """Waits for the first question, and has its pieces jump."""
        expect(self.question).to_be_visible()
        self.refuse_tips()
        self.stop_motion()

    def refuse_tips(self) -> None:
        """A tip may lie over what is lit."""
        refusal = self.page.get_by_role("button", name="No more tips")
        if refusal.is_visible():
            self.touch(refusal)

    def is_asked(self) -> bool:
        """Waits until there is a question or a result."""
        expect(self.question.or_(self.result)).to_be_visible()
        return self.question.is_visible()

    def choose(self) -> None:
        """Touches lit things until one move is left; where nothing is lit, there is a button."""
        while not self.confirm.is_visible():
            count = self.lit.count()
            if count == 0:
                break
            self.touch(self.lit.nth(self.chance.randrange(count)))

    def move(self) -> None:
        expect(self.question).to_be_visible()
        before = self.log.count()
        self.refuse_tips()
        self.choose()
        plain = self.question.locator(".action-buttons button:not(.quiet)")
        self.touch(self.confirm if self.confirm.is_visible() else plain.first)
        expect(self.log.nth(before)).to_be_attached()

    def play_to_the_end(self) -> int:
        """How many moves it took."""
        for made in range(MOST_TOUCHES):
            if not self.is_asked():
                return made
            self.move()
        raise AssertionError("the match does not end")
