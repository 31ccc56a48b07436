"""Whole matches by clicks and by taps, up to the replay; two at one table, and somebody who watches."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.watched import Watched
from tests.processes import Server, eventually
from tests.servers import free_port
from tests.web.conftest import AMPLE, Visit
from tests.web.hands import Hands

DESKTOP: Final[dict[str, Any]] = {}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Moves of one player: enough for everybody's turn to come several times.
SEVERAL: Final = 12
# A socket that stays silent for ten seconds counts as lost. Without that, only the move itself can tell.
NO_SOCKET_IS_LOST: Final = """
{
  const original = window.setTimeout;
  window.setTimeout = (act, after, ...more) => (after === 10_000 ? 0 : original(act, after, ...more));
}
"""


def _sits_down(visitor: Watched, url: str, game: str, *, has_fingers: bool = False, opponents: int = 1) -> Hands:
    """A stranger at a table against the weakest machines."""
    hands = Hands(visitor.page, has_fingers)
    visitor.open(url)
    visitor.page.get_by_role("radio", name=str(opponents), exact=True).check(force=True)
    visitor.page.get_by_role("radio", name="Drifter").check()
    hands.touch(visitor.page.get_by_role("button", name=re.compile(rf"^Play now\s*: {game}$")))
    visitor.page.wait_for_url(re.compile("/match/mat_"))
    hands.settle_in()
    return hands


def _board(page: Page) -> Locator:
    """The board as a screen reader hears it."""
    return page.get_by_role("region", name="Board", exact=True).get_by_role("listitem")


def _top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def _replays(hands: Hands) -> None:
    """By keys and by the slider; the last step is what the table shows."""
    page = hands.page
    hands.touch(page.get_by_role("link", name="Replay and analysis"))
    slider = page.get_by_role("slider", name="Step of the match")
    expect(slider).to_have_value("0")
    last = slider.get_attribute("max") or ""
    for key, step in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("End", last)):
        page.keyboard.press(key)
        expect(slider).to_have_value(step)
    end = _board(page).all_inner_texts()
    slider.fill("3")
    expect(page.get_by_text(f"3 of {last}")).to_be_visible()
    assert _board(page).all_inner_texts() != end
    hands.touch(page.get_by_role("link", name="To the table"))
    expect(_board(page)).to_have_text(end)


@pytest.mark.parametrize(
    ("game", "device", "has_fingers"),
    [
        ("Moon River", DESKTOP, False),
        ("Moon River", PHONE, True),
        ("The River", DESKTOP, False),
        ("The River", PHONE, True),
    ],
    ids=["moon-river-by-clicks", "moon-river-by-taps", "the-river-by-clicks", "the-river-by-taps"],
)
def test_a_stranger_plays_a_whole_match_and_looks_at_it_again(
    visit: Visit, server: Server, game: str, device: dict[str, Any], has_fingers: bool
) -> None:
    visitor = visit(**device)
    hands = _sits_down(visitor, server.url, game, has_fingers=has_fingers)
    assert hands.play_to_the_end() > 10
    expect(hands.result).to_contain_text(re.compile("win|share"))
    assert not has_fingers or _top(hands.result) < _top(visitor.page.get_by_role("region", name="Board", exact=True))
    _replays(hands)
    assert visitor.complaints == []


@pytest.mark.parametrize(("game", "opponents"), [("Moon River", 2), ("The River", 3)], ids=["three", "four"])
def test_a_stranger_plays_rounds_against_several(visit: Visit, server: Server, game: str, opponents: int) -> None:
    visitor = visit()
    hands = _sits_down(visitor, server.url, game, opponents=opponents)
    page = visitor.page
    expect(page.get_by_role("region", name="Other boards").get_by_role("figure")).to_have_count(opponents)
    seats = page.get_by_role("list", name="Players").get_by_role("button")
    own, other = seats.filter(has_text="You"), seats.filter(has_not_text="You").first
    for _ in range(SEVERAL):
        # Each question finds one's own board. Another can be looked at, also where all choices lie on one's own.
        assert hands.is_asked()
        expect(own).to_have_attribute("aria-pressed", "true")
        _open_board(other)
        if hands.lit.count() == 0:
            _open_board(own)
        hands.move()
    assert visitor.complaints == []


def _open_board(seat: Locator) -> None:
    """Touches the seat again where a question that came at the same moment has brought one's own board back."""
    seat.click()
    with suppress(AssertionError):
        expect(seat).to_have_attribute("aria-pressed", "true", timeout=2_000)
        return
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")


def _invites(host: Watched, guest: Watched, url: str) -> tuple[Hands, Hands]:
    """Two people at one table of The River, which only its link leads to."""
    page = host.page
    host.open(f"{url}/new")
    page.get_by_role("radio", name="The River").check()
    page.get_by_label("In the lobby").uncheck()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for those you invite")
    expect(link).to_have_value(re.compile("/match/mat_"))
    guest.open(link.input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Begin").click()
    both = Hands(host.page), Hands(guest.page)
    for hands in both:
        hands.stop_motion()
    return both


def _take_turns(one: Hands, other: Hands, moves: int) -> None:
    """Whoever is asked moves; the other sees it."""
    for _ in range(moves):
        before = one.log.count()
        expect(one.question.or_(one.waiting)).to_be_visible()
        (one if one.question.is_visible() else other).move()
        expect(one.log.nth(before)).to_be_attached()


def test_two_people_play_at_one_table_while_somebody_watches(visit: Visit, server: Server) -> None:
    host, guest, stranger = visit(), visit(), visit(**PHONE)
    players = _invites(host, guest, server.url)
    watching = Hands(stranger.page, has_fingers=True)
    stranger.open(host.page.url)
    expect(watching.log.first).to_be_attached()
    _take_turns(*players, moves=6)
    written = players[0].log.count()
    for hands in (players[1], watching):
        expect(hands.log).to_have_count(written)
    assert watching.lit.count() == 0
    assert host.complaints == guest.complaints == stranger.complaints == []


def test_a_move_made_without_a_network_is_sent_when_it_returns(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.page.add_init_script(NO_SOCKET_IS_LOST)
    hands = _sits_down(visitor, server.url, "The River")
    hands.move()
    assert hands.is_asked()
    written = hands.log.count()
    visitor.page.context.set_offline(True)
    hands.choose()
    hands.touch(hands.confirm)
    expect(visitor.page.get_by_text("your move is kept and sent")).to_be_visible()
    assert hands.log.count() == written
    visitor.page.context.set_offline(False)
    expect(hands.log.nth(written)).to_be_attached()
    hands.move()
    assert [text for text in visitor.complaints if "net::ERR_" not in text] == []


def test_a_server_killed_under_a_table_goes_on_where_it_was(visit: Visit, tmp_path: Path) -> None:
    settings = {**AMPLE, "port": free_port(), "database": f"sqlite:///{tmp_path}/headwater.db"}
    first = Server(tmp_path / "first.log", settings)
    eventually(first.is_ready, "the server is ready")
    visitor = visit()
    hands = _sits_down(visitor, first.url, "The River")
    hands.move()
    assert hands.is_asked()
    written, page = hands.log.count(), visitor.page
    page.evaluate("window.isSamePage = true")
    hands.choose()
    first.kill()
    hands.touch(hands.confirm)
    expect(page.get_by_text("your move is kept and sent")).to_be_visible()
    second = Server(tmp_path / "second.log", settings)
    try:
        expect(hands.log.nth(written)).to_be_attached()
        hands.move()
        assert page.evaluate("window.isSamePage") is True
    finally:
        second.kill()
