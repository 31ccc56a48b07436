"""Looking after an account in the browser: profile, password, sessions, a copy of the data."""

from zipfile import ZipFile

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.town import PASSWORD, Town, arrival


def test_an_account_is_looked_after_in_the_browser(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=arrival(town.url, "Dorotea").storage())
    page = visitor.page
    page.goto(f"{town.url}/account")
    page.get_by_role("radio", name="Moon", exact=True).check(force=True)
    page.get_by_label("About you").fill("Plays at night.")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    secrets = page.get_by_role("region", name="Name and password")
    secrets.get_by_text("Change the password").first.click()
    secrets.get_by_label("Password until now").fill(PASSWORD)
    secrets.get_by_label("New password").fill("another wide river")
    secrets.get_by_role("button", name="Change the password").click()
    expect(secrets.get_by_label("Password until now")).to_be_hidden()
    sessions = page.get_by_role("region", name="Where you are signed in")
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    data = page.get_by_role("region", name="Your data")
    data.get_by_text("Get a copy").click()
    data.get_by_label("Your password").first.fill("another wide river")
    data.get_by_role("button", name="Make the copy").click()
    button = data.get_by_role("button", name="Download it")
    expect(button).to_be_visible(timeout=60_000)
    with page.expect_download() as download:
        button.click()
    with ZipFile(download.value.path()) as archive:
        assert b"Plays at night." in archive.read("profiles.json")
    page.goto(f"{town.url}/player/Dorotea")
    expect(page.get_by_text("Plays at night.")).to_be_visible()
    assert visitor.complaints == []
