"""A league's whole season in the browser: founded with the form, played by machines, its clock moved by hand."""

import re

from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Visit
from tests.web.look import serious_faults, sideways
from tests.web.town import Town

PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def found(page: Page, url: str) -> None:
    page.goto(f"{url}/leagues/new")
    page.get_by_label("Name of the league").fill("Spring trial")
    page.get_by_label("Sandbox").check()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Rounds", exact=True).fill("2")
    expect(page.get_by_text("Then come 2 rounds of 1 day each.")).to_be_visible()
    page.get_by_role("button", name="Forecast").click()
    told = page.get_by_role("status").filter(has_text="seasons were played")
    expect(told).to_contain_text("Matches of each who stays")
    check_look(page)
    page.get_by_role("button", name="Found the league").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spring trial")


def part(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Parts of the league").get_by_role("link", name=name).click()


def move_clock(page: Page, button: str) -> None:
    part(page, "Manage")
    page.get_by_role("button", name=button).click()


def check_look(page: Page) -> None:
    page.set_viewport_size(PHONE)
    assert sideways(page) == 0
    assert serious_faults(page) == []
    page.set_viewport_size(DESKTOP)


def await_round(page: Page, number: int, tables: int) -> None:
    part(page, "Tables")
    played = page.get_by_role("region", name=f"Round {number}")
    expect(played.get_by_role("link", name="Replay")).to_have_count(tables)
    check_look(page)


def test_a_season_is_founded_played_and_read(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.ada.storage(), viewport=DESKTOP)
    page = visitor.page
    found(page, town.url)
    part(page, "Manage")
    page.get_by_label("How many").fill("4")
    page.get_by_role("button", name="Register machines").click()
    part(page, "Standings")
    expect(page.get_by_role("region", name="Registered").get_by_role("listitem")).to_have_count(4)
    move_clock(page, "To the start")
    await_round(page, 1, tables=2)
    move_clock(page, "To round 2")
    await_round(page, 2, tables=2)
    part(page, "Standings")
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1).get_by_role("cell").nth(2)).to_have_text("2")
    check_look(page)
    move_clock(page, "To the end")
    part(page, "Log")
    expect(page.get_by_role("region", name="Log").get_by_role("listitem").first).to_be_visible()
    check_look(page)
    page.get_by_label("Season", exact=True).select_option("1")
    for name in ("Rules", "Calendar"):
        part(page, name)
        check_look(page)
    part(page, "Standings")
    expect(rows).to_have_count(5)
    assert visitor.complaints == []


def test_a_referee_annuls_a_table_with_a_reason(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.ada.storage(), viewport=DESKTOP)
    page = visitor.page
    found(page, town.url)
    part(page, "Manage")
    page.get_by_label("How many").fill("4")
    page.get_by_role("button", name="Register machines").click()
    move_clock(page, "To the start")
    await_round(page, 1, tables=2)
    page.get_by_role("button", name="Rule on it: Table 1").click()
    page.get_by_label("Reason, for all to read").fill("The wrong deal")
    check_look(page)
    page.get_by_role("button", name="Rule so").click()
    expect(page.get_by_role("listitem").filter(has_text="annulled")).to_have_count(1)
    part(page, "Log")
    expect(page.get_by_text("The wrong deal")).to_be_visible()


def test_an_account_makes_a_bot_and_tokens_that_are_shown_once(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.caterina.storage(), viewport=DESKTOP)
    page = visitor.page
    page.goto(f"{town.url}/account")
    page.get_by_label("Name of a new bot").fill("RiverBot")
    page.get_by_role("button", name="Make the bot").click()
    bot = page.get_by_role("region", name="RiverBot")
    bot.get_by_text("New token").click()
    bot.get_by_label("What it is for").fill("night shift")
    bot.get_by_role("button", name="Make the token").click()
    secret = bot.get_by_label("The secret")
    expect(secret).to_have_value(re.compile("^hw_"))
    expect(bot.get_by_role("button", name="End it: night shift")).to_be_visible()
    check_look(page)
    page.reload()
    expect(bot.get_by_text("night shift")).to_be_visible()
    expect(secret).to_have_count(0)
    bot.get_by_role("button", name="End it: night shift").click()
    expect(bot.get_by_text("night shift")).to_have_count(0)
    assert visitor.complaints == []
