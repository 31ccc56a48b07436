"""Somebody plans a vacation in the browser, and an opponent at the table sees it without a reload."""

from datetime import date, timedelta

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.town import Town, arrival

DAY = 86_400_000


def test_a_vacation_is_planned_in_the_browser_and_seen_at_the_table(visit: Visit, town: Town) -> None:
    away, other = arrival(town.url, "Ilaria"), arrival(town.url, "Jacopo")
    match = away.opens("moon-river", timing={"pace": "correspondence", "per_turn": DAY})
    other.does(f"/matches/{match}/seats", {})
    away.does(f"/matches/{match}/start")
    before = other.reads(f"/matches/{match}")
    watcher = visit(storage_state=other.storage())
    watcher.open(f"{town.url}/match/{match}")
    seats = watcher.page.get_by_role("list", name="Players")
    expect(seats.get_by_text("on vacation until")).to_have_count(0)

    planner = visit(storage_state=away.storage())
    page = planner.page
    page.goto(f"{town.url}/account")
    section = page.get_by_role("region", name="Vacation and playing hours")
    expect(section.get_by_text("30 days of vacation left of 30 a year.")).to_be_visible()
    section.get_by_label("Last day").fill(str(date.today() + timedelta(days=6)))
    section.get_by_role("button", name="Plan the vacation").click()
    expect(section.get_by_text("You are on vacation until")).to_be_visible()

    expect(seats.get_by_text("on vacation until")).to_be_visible()
    if before["seats"][before["to_move"] - 1]["player"]["name"] == "Ilaria":
        expect(seats.get_by_text("clock stands still until")).to_be_visible()
        assert other.reads(f"/matches/{match}")["deadline"] > before["deadline"] + 5 * DAY
    profile = visit().page
    profile.goto(f"{town.url}/player/Ilaria")
    expect(profile.get_by_text("on vacation until")).to_be_visible()

    section.get_by_role("button", name="End it now").click()
    expect(section.get_by_text("You are on vacation until")).to_have_count(0)
    expect(seats.get_by_text("on vacation until")).to_have_count(0)
    section.get_by_role("button", name="Set the hours").click()
    expect(section.get_by_text("08:00 to 22:00 (UTC)")).to_be_visible()
    assert planner.complaints == watcher.complaints == []
