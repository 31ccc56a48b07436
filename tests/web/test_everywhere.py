"""Every page: in both themes, on a narrow phone and on a wall, without a complaint and without another host."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.watched import Watched
from tests.web.conftest import Visit
from tests.web.look import darken, serious_faults, sideways
from tests.web.town import Town

NAMES = [
    "start",
    "lobby",
    "find",
    "invite",
    "new-table",
    "waiting-room",
    "moon-river",
    "the-river",
    "replay",
    "player",
    "rankings",
    "rules",
    "leagues",
    "league",
    "league-talk",
    "new-league",
    "account",
    "moderation",
    "forgotten",
    "reset",
    "verify",
    "privacy",
    "notices",
    "stop-mails",
    "consent",
    "missing",
]
PHONE: ViewportSize = {"width": 360, "height": 740}
PAPER = "getComputedStyle(document.documentElement).backgroundColor"
WALL: ViewportSize = {"width": 3840, "height": 2160}


def settle(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".loading, [aria-busy=true]")).to_have_count(0)


def opened(visitor: Watched, town: Town, name: str) -> Page:
    visitor.open(town.url + town.pages()[name])
    settle(visitor.page)
    return visitor.page


def test_every_page_is_named(town: Town) -> None:
    assert list(town.pages()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_sound_in_both_themes(visit: Visit, town: Town, name: str) -> None:
    visitor = visit(storage_state=town.ada.storage(), color_scheme="light", viewport=PHONE)
    page = opened(visitor, town, name)
    assert serious_faults(page) == []
    assert sideways(page) == 0
    light = page.evaluate(PAPER)
    darken(page)
    assert page.evaluate(PAPER) != light
    assert serious_faults(page, "color-contrast") == [], "only colours are others in the dark"
    page.set_viewport_size(WALL)
    assert sideways(page) == 0
    assert visitor.complaints == []
    assert visitor.hosts == {urlsplit(town.url).netloc}


@pytest.mark.parametrize("name", NAMES)
def test_a_page_fits_a_stranger_in_another_language(visit: Visit, town: Town, name: str) -> None:
    visitor = visit(viewport=PHONE, locale="pt-BR")
    page = opened(visitor, town, name)
    assert page.locator("html").get_attribute("lang") == "pt"
    assert sideways(page) == 0
    assert visitor.complaints == []


def test_the_visitor_chooses_language_and_colours_for_good(visit: Visit, town: Town) -> None:
    visitor = visit(color_scheme="light")
    page = opened(visitor, town, "rules")
    page.get_by_role("button", name="Language and colours").click()
    page.get_by_role("radio", name="Italiano").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Regole")
    expect(page.locator("[id='MR-1.1']")).to_contain_text("terreno")
    page.get_by_role("radio", name="Scuro").check()
    dark = page.evaluate(PAPER)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Regole")
    assert page.evaluate(PAPER) == dark != "rgb(244, 239, 228)"


def test_a_page_can_be_reached_with_the_keyboard_alone(visit: Visit, town: Town) -> None:
    visitor = visit()
    page = opened(visitor, town, "start")
    page.keyboard.press("Tab")
    expect(page.get_by_text("Skip to the content")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Lobby")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Lobby")).to_be_focused()
