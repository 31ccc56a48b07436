"""A player lets an app in, in a browser: what the page says, what a press does, and who cannot press."""

import json

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.apps.client import REDIRECT, VERIFIER, answer_in, parameters, query
from tests.browser.watched import Watched
from tests.web.conftest import Visit
from tests.web.look import serious_faults
from tests.web.town import PASSWORD, Town


def asked(town: Town, **changes: str) -> str:
    return f"{town.url}/oauth/authorize?{query(parameters(town.app, **changes))}"


def way_back(page: Page) -> list[str]:
    """The addresses at which the app is asked; it is played by the test."""
    seen: list[str] = []

    def answer(route: Route) -> None:
        seen.append(route.request.url)
        route.fulfill(body="back at the app")

    page.route("https://app.example/**", answer)
    return seen


def pressed(visitor: Watched, name: str) -> dict[str, str]:
    seen = way_back(visitor.page)
    visitor.page.get_by_role("button", name=name).click()
    expect(visitor.page.get_by_text("back at the app")).to_be_visible()
    return answer_in(seen[0])


def test_a_player_signs_in_on_the_servers_page_and_lets_an_app_in(visit: Visit, town: Town) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open(asked(town))
    expect(page.get_by_role("heading", name="Riverside wants to act in your name")).to_be_visible()
    expect(page.get_by_text("An app of Bento, not of this server")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="play moves in your matches")).to_be_visible()
    expect(page.get_by_text("Afterwards you are sent to app.example")).to_be_visible()
    page.locator("input[autocomplete=username]").fill("Caterina")
    page.locator("input[autocomplete=current-password]").fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).last.click()
    expect(page.get_by_text("You are signed in as Caterina.")).to_be_visible()
    assert serious_faults(page) == []
    answer = pressed(visitor, "Let Riverside in")
    assert (answer["state"], set(answer)) == ("of this visit", {"code", "state", "iss"})
    form = {"grant_type": "authorization_code", "client_id": town.app, "code": answer["code"]}
    exchange = {**form, "redirect_uri": REDIRECT, "code_verifier": VERIFIER}
    tokens = httpx.post(f"{town.url}/oauth/token", data=exchange, timeout=60).json()
    bearer = {"Authorization": f"Bearer {tokens['access_token']}"}
    me = httpx.get(f"{town.url}/v1/me", headers=bearer, timeout=60).json()
    assert (me["player"]["name"], me["scopes"]) == ("Caterina", ["matches:write", "play"])
    visitor.open(f"{town.url}/account")
    page.get_by_role("button", name="End it: Riverside").click()
    expect(page.get_by_role("heading", name="Apps you have let in")).to_have_count(0)
    again = httpx.get(f"{town.url}/v1/me", headers=bearer, timeout=60)
    assert again.status_code == 401


def test_a_player_refuses_an_app(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.ada.storage())
    visitor.open(asked(town))
    assert pressed(visitor, "No, go back")["error"] == "access_denied"


def test_nobody_is_sent_anywhere_by_a_request_that_does_not_fit(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.ada.storage())
    seen = way_back(visitor.page)
    visitor.open(asked(town, redirect_uri="https://evil.example/"))
    expect(visitor.page.get_by_role("alert").filter(has_text="no right to send you")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Back to the app")).to_have_count(0)
    visitor.open(asked(town, code_challenge_method="plain"))
    expect(visitor.page.get_by_role("link", name="Back to the app")).to_be_visible()
    assert seen == [], "only a press sends anybody back"


def test_the_page_of_consent_is_shown_in_no_frame(visit: Visit, town: Town) -> None:
    answer = httpx.get(asked(town), headers={"Accept": "text/html"}, timeout=60)
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    visitor = visit(storage_state=town.ada.storage())
    page = visitor.page
    trap = f"<iframe id=trap src={json.dumps(asked(town))}></iframe>"
    page.route("http://evil.example/", lambda route: route.fulfill(body=trap, content_type="text/html"))
    with page.expect_event("requestfailed", lambda request: "/oauth/authorize" in request.url):
        page.goto("http://evil.example/")
    expect(page.frame_locator("#trap").get_by_role("button", name="Let Riverside in")).to_have_count(0)
    visitor.complaints.clear()


@pytest.mark.parametrize(("language", "word"), [("it", "Potrà:"), ("es", "Podrá:"), ("pt", "Poderá:")])
def test_consent_is_asked_in_the_players_language(visit: Visit, town: Town, language: str, word: str) -> None:
    visitor = visit(storage_state=town.ada.storage(), locale=language)
    visitor.open(asked(town))
    expect(visitor.page.get_by_text(word)).to_be_visible()
