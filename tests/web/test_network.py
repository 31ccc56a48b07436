"""Without a network, and with a server that dies: nothing is lost, nothing needs a reload."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.watched import Watched
from tests.processes import Server, eventually
from tests.servers import free_port
from tests.web.conftest import AMPLE, Visit
from tests.web.town import Town, arrival

_IS_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  return names.some((name) => name.startsWith("shell ")) && navigator.serviceWorker.controller !== null;
}"""


def _await_worker(page: Page) -> None:
    eventually(lambda: bool(page.evaluate(_IS_KEPT)), "the service worker keeps the client")


def _installed(visitor: Watched, url: str) -> Page:
    """A visitor whose browser has kept the client."""
    visitor.open(url)
    _await_worker(visitor.page)
    return visitor.page


def test_the_client_and_what_was_seen_open_without_a_network(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.ada.storage())
    page = _installed(visitor, town.url)
    for path, text in (("/rules/the-river", "TR-1.1"), (f"/match/{town.open_match}", "The River")):
        page.goto(town.url + path)
        expect(page.get_by_text(text).first).to_be_visible()
    board = page.get_by_role("region", name="Board", exact=True)
    page.goto(f"{town.url}/match/{town.running_match}")
    expect(board).to_be_visible()
    page.context.set_offline(True)
    page.goto(f"{town.url}/match/{town.running_match}")
    expect(board).to_be_visible()
    page.goto(f"{town.url}/match/{town.open_match}")
    expect(page.get_by_role("heading", level=1)).to_have_text("The River")
    expect(page.get_by_role("status").first).to_contain_text("No network")
    page.goto(f"{town.url}/rules/the-river")
    expect(page.get_by_text("TR-1.1")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("status").first).not_to_contain_text("No network")


def test_what_one_person_has_read_is_not_shown_to_another(visit: Visit, town: Town) -> None:
    visitor = visit(storage_state=town.ada.storage())
    page = _installed(visitor, town.url)
    page.goto(f"{town.url}/match/{town.running_match}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Moon River")
    page.evaluate("localStorage.removeItem('headwater.session')")
    page.context.set_offline(True)
    page.goto(f"{town.url}/match/{town.running_match}")
    expect(page.get_by_text("No network")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name="Moon River")).to_have_count(0)


def test_a_killed_server_comes_back_without_a_reload(visit: Visit, tmp_path: Path) -> None:
    settings = {**AMPLE, "port": free_port(), "database": f"sqlite:///{tmp_path}/headwater.db"}
    first = Server(tmp_path / "first.log", settings)
    eventually(first.is_ready, "the server is ready")
    visitor = visit()
    page = visitor.page
    visitor.open(f"{first.url}/lobby")
    expect(page.get_by_text("No table waits")).to_be_visible()
    page.evaluate("window.isSamePage = true")
    first.kill()
    page.get_by_role("link", name="Rankings").click()
    second = Server(tmp_path / "second.log", settings)
    try:
        eventually(second.is_ready, "the server is ready again")
        expect(page.get_by_text("Nobody is ranked yet")).to_be_visible()
        page.get_by_role("link", name="Lobby").click()
        arrival(second.url, "Ada").opens("moon-river")
        expect(page.get_by_role("link", name="Ada")).to_be_visible()
        assert page.evaluate("window.isSamePage") is True
    finally:
        second.kill()
