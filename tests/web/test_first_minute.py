"""A stranger plays after one press; people find each other by a link."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watched import Watched
from tests.web.conftest import Visit
from tests.web.town import Town, arrival

PHONE = {"width": 390, "height": 844}

_MATCH = """query Look($id: ID!) { match(id: $id) {
  status hasSpectators game { key } options { key value } timing { pace perTurn } absence { onTimeout }
  seats { aiLevel colour }
} }"""


def _match(town: Town, page: Page) -> dict[str, Any]:
    """The match that a page is about, as another player sees it."""
    match: dict[str, Any] = town.bento.asks(_MATCH, {"id": page.url.rsplit("/", 1)[1]})["match"]
    return match


@pytest.mark.parametrize(("key", "name"), [("moon-river", "Moon River"), ("the-river", "The River")])
def test_one_press_puts_a_guest_at_a_table(visit: Visit, town: Town, key: str, name: str) -> None:
    visitor = visit(viewport=PHONE)
    visitor.open(town.url)
    page = visitor.page
    page.get_by_role("radio", name="Foreman").check()
    page.get_by_role("button", name=f"Play now: {name}").click()
    page.wait_for_url(re.compile("/match/mat_"))
    match = _match(town, page)
    assert (match["game"]["key"], match["status"]) == (key, "RUNNING")
    assert [seat["aiLevel"] for seat in match["seats"]] == [None, "FOREMAN"]
    assert visitor.complaints == []


def _sits(visitor: Watched, seat: int) -> None:
    row = visitor.page.get_by_role("listitem").filter(has_text=f"Seat {seat}")
    row.get_by_role("button", name="Sit down").click()
    expect(row).to_contain_text("You")


def test_a_link_invites_somebody_who_sits_down_and_play_begins(visit: Visit, town: Town) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    host.open(f"{town.url}/new")
    host.page.get_by_role("radio", name="The River").check()
    host.page.get_by_label("In the lobby").uncheck()
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link for those you invite")
    expect(link).to_have_value(re.compile(f"{town.url}/match/mat_"))
    guest.open(link.input_value())
    _sits(guest, 2)
    host.page.get_by_role("button", name="Begin").click()
    expect(guest.page.get_by_role("button", name="Stand up")).to_have_count(0)
    assert host.complaints == guest.complaints == []


def test_every_option_of_the_form_reaches_the_table(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.bento.storage())
    visitor.open(f"{town.url}/new")
    page = visitor.page
    page.get_by_role("radio", name="4").check()
    page.get_by_label("Seat 3").select_option("ai:DRIFTER")
    page.get_by_label("Your colour").select_option("GREEN")
    page.get_by_label("Variant").select_option("legends")
    page.get_by_label("Scenario").select_option("gold-rush")
    page.get_by_role("radio", name="By days").check()
    page.get_by_label("For each turn").select_option(str(24 * 3_600_000))
    page.get_by_label("When time runs out").select_option("LOSE")
    page.get_by_label("With spectators").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/match/mat_"))
    match = _match(town, page)
    assert [seat["aiLevel"] for seat in match["seats"]] == [None, None, "DRIFTER", None]
    assert match["seats"][0]["colour"] == "GREEN"
    assert {"key": "scenario", "value": "gold-rush"} in match["options"]
    assert match["timing"] == {"pace": "CORRESPONDENCE", "perTurn": 86_400_000}
    assert match["absence"]["onTimeout"] == "LOSE"
    assert match["hasSpectators"] is False


def test_a_turn_shows_in_the_title_and_beside_the_name(visit: Visit, town: Town) -> None:
    dario = arrival(town.url, "Dario")
    visitor = visit(storage_state=dario.storage())
    visitor.open(f"{town.url}/lobby")
    page = visitor.page
    expect(page).to_have_title("Lobby · Headwater")
    dario.opens("the-river", ai_seats=[{"level": "drifter"}], start=True)
    expect(page).to_have_title("(1) Lobby · Headwater")
    expect(page.get_by_role("heading", name="Your turn at 1 table")).to_be_visible()
    expect(page.get_by_role("link", name="It is your turn at 1 table")).to_be_visible()


def test_a_guest_keeps_matches_by_taking_a_name(visit: Visit, town: Town) -> None:
    visitor = visit()
    visitor.open(town.url)
    page = visitor.page
    page.get_by_role("button", name="Play now: Moon River").click()
    page.wait_for_url(re.compile("/match/mat_"))
    page.goto(f"{town.url}/account")
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Password").fill("a river runs by it")
    page.get_by_role("button", name="Keep them").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("name|taken", re.IGNORECASE))
    page.get_by_label("Name").fill("Emilia")
    page.get_by_role("button", name="Keep them").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Emilia")
    page.get_by_role("link", name="Your page").click()
    expect(page.get_by_text("1 match", exact=True)).to_be_visible()
