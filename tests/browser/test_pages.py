"""GraphiQL and the REST page in a real browser: they work, say nothing wrong, and ask no other host."""

import re
from collections.abc import Iterator
from time import monotonic, sleep
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.watched import PATIENCE, Watched, launched, needs_browser, visiting
from tests.processes import Server, serving

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving(requests_burst=100_000, requests_per_second=100_000) as running:
        yield running


@pytest.fixture
def watched() -> Iterator[Watched]:
    with launched() as browser, visiting(browser) as visitor:
        yield visitor


def _match(server: Server) -> tuple[str, str]:
    """A match that waits for its guest, and the guest's token."""
    with httpx.Client(base_url=f"{server.url}/v1", timeout=60, trust_env=False) as api:
        token = api.post("/guests").json()["token"]
        api.headers["Authorization"] = f"Bearer {token}"
        match = api.post("/matches", json={"game": "the-river", "seats": 2, "own": {}}).json()["id"]
    return match, token


def _write(page: Page, text: str) -> None:
    """Puts a document into GraphiQL's editor, as pasting would."""
    editor = "document.querySelector('.graphiql-query-editor .CodeMirror').CodeMirror"
    page.evaluate(f"text => {editor}.setValue(text)", text)


def _run(page: Page) -> None:
    page.locator("button.graphiql-execute-button").click()


def test_graphiql_runs_a_query_and_a_subscription(server: Server, watched: Watched) -> None:
    match, _ = _match(server)
    page = watched.page
    watched.open(f"{server.url}/graphql")
    expect(page.locator("button.graphiql-execute-button")).to_be_visible()
    answer = page.locator(".graphiql-response")
    _run(page)
    expect(answer).to_contain_text("moon-river")
    watched.shot("graphiql-query")
    _write(page, f'subscription {{ matchEvents(matchId: "{match}") {{ version kind texts }} }}')
    _run(page)
    expect(answer).to_contain_text(re.compile("JOINED|OPENED"))
    watched.shot("graphiql-subscription")
    _run(page)
    assert watched.complaints == []
    assert watched.hosts == {urlsplit(server.url).netloc}


def test_graphiql_shows_the_documentation_of_the_schema(server: Server, watched: Watched) -> None:
    page = watched.page
    watched.open(f"{server.url}/graphql")
    page.locator("button[aria-label*='ocumentation']").first.click()
    explorer = page.locator(".graphiql-doc-explorer")
    expect(explorer).to_contain_text("Mutation")
    explorer.get_by_text("Mutation", exact=True).last.click()
    expect(explorer).to_contain_text("Plays a move, exactly once.")
    watched.shot("graphiql-documentation")
    assert watched.complaints == []


def test_the_rest_page_loads(server: Server, watched: Watched) -> None:
    page = watched.page
    watched.open(f"{server.url}/docs")
    expect(page.locator("body")).to_contain_text("/v1/matches")
    watched.shot("docs")
    assert watched.complaints == []
    assert watched.hosts == {urlsplit(server.url).netloc}


def test_the_page_of_errors_is_styled(server: Server, watched: Watched) -> None:
    watched.open(f"{server.url}/docs/errors")
    expect(watched.page.locator("#bad-cursor")).to_contain_text("422")
    assert watched.complaints == []
    assert watched.hosts == {urlsplit(server.url).netloc}


def _rated(server: Server) -> str:
    """A guest whose rating has changed once: he has resigned."""
    with httpx.Client(base_url=f"{server.url}/v1", timeout=60, trust_env=False) as api:
        guest = api.post("/guests").json()
        api.headers["Authorization"] = f"Bearer {guest['token']}"
        wish = {"game": "the-river", "seats": 2, "own": {}, "ai_seats": [{"level": "drifter"}], "rated": True}
        match = api.post("/matches", json={**wish, "start": True}).json()["id"]
        api.post(f"/matches/{match}/resign").raise_for_status()
        player: str = guest["player"]["id"]
        end = monotonic() + PATIENCE / 1_000
        while not api.get(f"/ratings/{player}/the-river").json()["items"]:
            assert monotonic() < end
            sleep(0.1)
    return player


def test_the_plot_of_a_rating_is_drawn_in_its_own_colours(server: Server, watched: Watched) -> None:
    watched.open(f"{server.url}/v1/ratings/{_rated(server)}/the-river/plot.svg")
    watched.shot("plot")
    fill = "getComputedStyle(document.querySelector('.background')).fill"
    assert watched.page.evaluate(fill) != "rgb(0, 0, 0)"
    assert watched.complaints == []
    assert watched.hosts == {urlsplit(server.url).netloc}
