"""GraphiQL and the REST page in a real browser: they work, say nothing wrong, and ask no other host."""

import re
import shlex
from collections.abc import Iterator
from time import monotonic, sleep
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Page, expect

from api.rest import prose
from tests.browser.watched import PATIENCE, Watched, launched, needs_browser, visiting
from tests.processes import Server, serving
from tests.web.look import serious_faults, sideways

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


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("playMove", "playMove"),
        ("/v1/matches/{match}/moves", "playMove"),
        ("RESIGN match", "resign"),
    ],
)
def test_operations_are_found_by_name_path_and_words(server: Server, watched: Watched, words: str, found: str) -> None:
    page = watched.page
    watched.open(f"{server.url}/docs")
    operations = page.locator("details.operation")
    expect(operations.first).to_be_visible()
    everything = operations.count()
    page.get_by_label("Search").fill(words)
    expect(page.locator("#matches")).to_contain_text("operation")
    expect(page.locator(f"#{found}")).to_be_visible()
    assert 0 < page.locator("details.operation:visible").count() < everything / 4
    page.get_by_label("Search").fill("no such words anywhere")
    expect(page.locator("#matches")).to_have_text("No operation has all these words.")
    assert page.locator("#operations h2:visible").count() == 0
    page.get_by_label("Search").fill("")
    expect(operations.first).to_be_visible()
    assert page.locator("details.operation:visible").count() == everything


def test_every_operation_has_an_example_for_curl_of_a_real_path(server: Server, watched: Watched) -> None:
    page = watched.page
    watched.open(f"{server.url}/docs")
    expect(page.locator("details.operation").first).to_be_visible()
    page.evaluate("for (const each of document.querySelectorAll('details.operation')) each.open = true")
    paths: dict[str, dict[str, dict[str, str]]] = httpx.get(f"{server.url}/openapi.json", trust_env=False).json()[
        "paths"
    ]
    wanted = {
        each["operationId"]: (method.upper(), path) for path, all in paths.items() for method, each in all.items()
    }
    expect(page.locator("pre.curl")).to_have_count(len(wanted))
    shown = "all => all.map(each => [each.closest('details.operation').id, each.textContent])"
    for operation, text in page.locator("pre.curl").evaluate_all(shown):
        method, path = wanted[operation]
        command = shlex.split(text.replace("\\\n", " "))
        address = next(word for word in command if word.startswith(server.url)).removeprefix(server.url)
        assert (command[2] if command[1] == "-X" else "GET") == method
        pattern = "/".join("[^/{}]+" if part.startswith("{") else re.escape(part) for part in path.split("/"))
        assert re.fullmatch(pattern, urlsplit(address).path), text
    assert watched.complaints == []


def test_the_example_for_curl_follows_what_is_filled_in_and_hides_the_token(server: Server, watched: Watched) -> None:
    page = watched.page
    watched.open(f"{server.url}/docs#readMe")
    page.get_by_label("Token").fill("hw_secret")
    example = page.locator("#readMe pre.curl")
    expect(example).to_contain_text('-H "Authorization: Bearer $TOKEN"')
    assert "hw_secret" not in page.content()
    watched.open(f"{server.url}/docs#readGame")
    page.locator("#readGame input").first.fill("o'clock river")
    expect(page.locator("#readGame pre.curl")).to_contain_text("o'clock%20river".replace("'", "'\\''"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_fit_a_phone_and_everybody(server: Server, scheme: str) -> None:
    with (
        launched() as browser,
        visiting(browser, viewport={"width": 360, "height": 780}, color_scheme=scheme) as visitor,
    ):
        for address in ("/docs", *(f"/docs/{name}" for name in prose.PAGES)):
            visitor.open(f"{server.url}{address}")
            expect(visitor.page.locator("h1")).to_be_visible()
            assert sideways(visitor.page) == 0, address
        for address in ("/docs", "/docs/graphql", "/docs/errors"):
            visitor.open(f"{server.url}{address}")
            if address == "/docs":
                visitor.page.locator("#playMove").wait_for()
                visitor.page.evaluate("document.getElementById('playMove').open = true")
                assert sideways(visitor.page) == 0
            assert serious_faults(visitor.page) == []


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
        wish = {"game": "the-river", "seats": 2, "own": {}, "ai_seats": [{"level": "drifter"}], "is_rated": True}
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
