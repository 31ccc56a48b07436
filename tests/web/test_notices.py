"""What one is told: chosen on a page, pushed to the service worker, and a click leads to the table."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.watched import Watched
from tests.web.conftest import Visit
from tests.web.service_worker import Provider, click_on_the_notice
from tests.web.town import Town

NEWS = {"kind": "my-turn", "title": "Your turn: The River", "body": "You are to move.", "version": 7}


def news(match: str, id: str, version: int = 7) -> dict[str, Any]:
    return {**NEWS, "id": id, "path": f"/match/{match}", "tag": match, "version": version}


def told(visit: Visit, town: Town) -> tuple[Watched, Provider]:
    """A visitor who has allowed notices, away from any table."""
    visitor = visit(storage_state=town.ada.storage(), permissions=["notifications"])
    visitor.open(f"{town.url}/rules")
    return visitor, Provider(visitor.page, town.url)


def test_a_push_is_shown_once_and_closed_when_its_turn_is_over(visit: Visit, town: Town) -> None:
    _, provider = told(visit, town)
    first, other = town.running_match, town.other_match
    provider.push(news(first, "ntf_a"))
    [shown] = provider.await_shown(first)
    assert (shown["title"], shown["data"]["id"]) == ("Your turn: The River", "ntf_a")
    provider.push(news(other, "ntf_b"))
    provider.await_shown(first, other)
    provider.push({"close": first, "version": 7})
    provider.await_shown(other)
    # The copy that a worker sends again after a crash.
    provider.push(news(first, "ntf_a"))
    provider.push({"close": other, "version": 7})
    assert provider.await_shown() == []


def test_a_click_on_a_notice_leads_to_the_table(visit: Visit, town: Town) -> None:
    visitor, provider = told(visit, town)
    provider.push(news(town.running_match, "ntf_click"))
    provider.await_shown(town.running_match)
    asked = click_on_the_notice(visitor.page)
    assert provider.await_shown() == []
    visitor.open(asked)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Moon River")
    assert visitor.complaints == []


def test_looking_at_the_table_closes_its_notice(visit: Visit, town: Town) -> None:
    visitor, provider = told(visit, town)
    provider.push(news(town.running_match, "ntf_seen"))
    provider.await_shown(town.running_match)
    visitor.open(f"{town.url}/match/{town.running_match}")
    provider.await_shown()


def test_what_one_chooses_is_kept(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.bento.storage(), locale="en-GB")
    page = visitor.page
    visitor.open(f"{town.url}/account/notices")
    page.get_by_label("A match is over: Mail").uncheck()
    page.get_by_label("Quiet hours: nothing is sent").check()
    page.get_by_label("From").fill("21:30")
    page.get_by_label("Slow games once a day, all together").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    page.reload()
    expect(page.get_by_label("A match is over: Mail")).not_to_be_checked()
    expect(page.get_by_label("It is my turn: Mail")).to_be_checked()
    expect(page.get_by_label("From")).to_have_value("21:30")
    kept = town.bento.reads("/me/notifications")
    assert (kept["quiet_hours"], kept["digest_at"]) == ({"begins": "21:30", "ends": "07:00"}, "18:00")
    assert visitor.complaints == []


def test_an_address_within_the_network_is_refused_in_words(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.caterina.storage())
    visitor.open(f"{town.url}/account/notices")
    visitor.page.get_by_role("textbox", name="Address").fill("https://192.168.1.1/hook")
    visitor.page.get_by_role("button", name="Use it").click()
    expect(visitor.page.get_by_text("must not be a private address")).to_be_visible()


def test_nobody_is_asked_on_arrival_or_over_a_board(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.ada.storage())
    for path in ("/", f"/match/{town.running_match}"):
        visitor.open(town.url + path)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        expect(visitor.page.get_by_role("complementary", name="Notices")).to_have_count(0)


def test_the_question_is_as_wide_after_a_table_as_before(visit: Visit, town: Town) -> None:
    """The styles of the pieces stay loaded after a table."""
    visitor = visit(storage_state=town.caterina.storage())
    page = visitor.page
    visitor.open(f"{town.url}/match/{town.running_match}")
    expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    page.evaluate("path => history.pushState(null, '', path)", f"/match/{town.open_match}")
    offer = page.get_by_role("complementary", name="Notices")
    expect(offer).to_be_visible()
    assert offer.evaluate("each => each.offsetWidth >= each.parentElement.clientWidth / 3")


def test_one_who_waits_for_others_is_asked_once(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.caterina.storage())
    page = visitor.page
    visitor.open(f"{town.url}/match/{town.open_match}")
    offer = page.get_by_role("complementary", name="Notices")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(offer).to_have_count(0)
