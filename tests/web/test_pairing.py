"""Two people find each other in their browsers, challenge each other, and follow a link that invites."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.watched import Watched
from tests.processes import Server
from tests.web.conftest import Visit

AT_TABLE = re.compile("/match/mat_")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def _looks(visitor: Watched, url: str, game: str) -> Page:
    page = visitor.page
    visitor.open(f"{url}/find")
    page.get_by_role("radio", name=game).check()
    page.get_by_role("radio", name="20 min + 20 sec").check()
    page.get_by_role("main").get_by_role("button", name="Find opponents").click()
    return page


@contextmanager
def _held_answers(page: Page, after: str) -> Iterator[None]:
    """From this operation on the page's answers come only when the context ends."""
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if held or f" {after}(" in (route.request.post_data or ""):
            held.append((route, route.fetch()))
        else:
            route.continue_()

    page.route("**/graphql", hold)
    yield
    page.unroute("**/graphql")
    for route, answer in held:
        route.fulfill(response=answer)


def test_two_strangers_look_and_sit_at_one_table(visit: Visit, server: Server) -> None:
    """The first one's wait survives a reload. The second, on a slow phone, hears of its seek when the match is on."""
    first, second = visit(), visit(**PHONE)
    page = _looks(first, server.url, "The River")
    expect(page.get_by_role("button", name="Stop looking")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Stop looking")).to_be_visible()
    with _held_answers(second.page, after="FindTable"):
        other = _looks(second, server.url, "The River")
        page.wait_for_url(AT_TABLE)
    other.wait_for_url(AT_TABLE)
    for each in (page, other):
        expect(each.get_by_role("region", name="Board", exact=True)).to_be_visible()
    assert page.url == other.url
    assert first.complaints == second.complaints == []


def test_who_stops_looking_is_seen_by_nobody(visit: Visit, server: Server) -> None:
    first, second = visit(), visit()
    page = _looks(first, server.url, "Moon River")
    second.open(f"{server.url}/lobby")
    seekers = second.page.get_by_role("region", name="Looking for opponents")
    row = seekers.get_by_role("listitem").filter(has_text="20 min + 20 sec")
    expect(row).to_have_count(1)
    page.get_by_role("button", name="Stop looking").click()
    expect(page.get_by_role("button", name="Stop looking")).to_have_count(0)
    expect(row).to_have_count(0)
    assert first.complaints == second.complaints == []


def _challenges(asker: Watched, url: str, name: str) -> None:
    asker.open(f"{url}/player/{name}")
    asker.page.get_by_role("button", name="Challenge").click()
    asker.page.get_by_role("button", name="Send the challenge").click()
    expect(asker.page.get_by_text(f"You have challenged {name}")).to_be_visible()


def _guest(visitor: Watched, url: str) -> str:
    """The name of the guest that the visitor becomes."""
    page = _looks(visitor, url, "Moon River")
    page.get_by_role("button", name="Stop looking").click()
    expect(page.get_by_role("button", name="Stop looking")).to_have_count(0)
    return str(page.evaluate("JSON.parse(localStorage.getItem('headwater.session')).player.name"))


def test_a_challenge_is_accepted_and_both_are_at_the_table(visit: Visit, server: Server) -> None:
    """The challenger reads something else meanwhile, and opens the page anew."""
    asked, asker = visit(), visit(**PHONE)
    name, title = _guest(asked, server.url), asked.page.get_by_role("heading", level=1)
    place = title.bounding_box()
    _challenges(asker, server.url, name)
    expect(asked.page.get_by_role("button", name="Accept")).to_be_visible()
    assert title.bounding_box() == place, "a sign moves nothing of the page"
    asker.open(f"{server.url}/rules/moon-river")
    expect(asker.page.get_by_text("You have challenged")).to_be_visible()
    asked.page.get_by_role("button", name="Accept").click()
    asked.page.wait_for_url(AT_TABLE)
    asker.page.wait_for_url(asked.page.url)
    for each in (asked, asker):
        expect(each.page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    expect(asker.page.get_by_text("You have challenged")).to_have_count(0)
    assert asked.complaints == asker.complaints == []


def test_a_challenger_who_plays_elsewhere_is_shown_the_way(visit: Visit, server: Server) -> None:
    asked, asker = visit(), visit(**PHONE)
    _challenges(asker, server.url, _guest(asked, server.url))
    asker.page.get_by_role("link", name="Headwater").click()
    asker.page.get_by_role("button", name="Play now: The River").click()
    asker.page.wait_for_url(AT_TABLE)
    expect(asker.page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    asked.page.get_by_role("button", name="Accept").click()
    asked.page.wait_for_url(AT_TABLE)
    way = asker.page.get_by_role("link", name="To the table")
    expect(way).to_be_visible()
    assert asker.page.url != asked.page.url
    way.click()
    asker.page.wait_for_url(asked.page.url)
    expect(way).to_have_count(0)
    assert asked.complaints == asker.complaints == []


def test_a_link_seats_a_stranger_and_a_revoked_one_nobody(visit: Visit, server: Server) -> None:
    host, guest, late = visit(), visit(**PHONE), visit()
    page = host.page
    host.open(f"{server.url}/new")
    page.get_by_role("radio", name="The River").check()
    page.get_by_label("In the lobby").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Make a link").click()
    spare = page.get_by_label("The new link").input_value()
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_role("button", name="Revoke")).to_have_count(0)
    late.open(spare)
    expect(late.page.get_by_role("heading", name="This link is no longer good")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_label("The new link")).not_to_have_value(spare)
    guest.open(page.get_by_label("The new link").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    for each in (page, guest.page):
        expect(each.get_by_role("region", name="Board", exact=True)).to_be_visible()
    assert host.complaints == guest.complaints == []
