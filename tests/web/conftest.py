"""The built client on a server with a few people and tables, and visitors with browsers."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.watched import BROWSER, Watched, launched, visiting
from tests.processes import ROOT, Server, serving
from tests.web.town import Town

AMPLE = {"requests_burst": 100_000, "requests_per_second": 100_000}
Visit = Callable[..., Watched]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = None if BROWSER else "no browser on this machine"
    if not (ROOT / "headwater/web/index.html").exists():
        reason = "no web client: run `make web`"
    for item in items:
        if reason and "/tests/web/" in str(item.path):
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with serving(**AMPLE) as running:
        yield running


@pytest.fixture(scope="session")
def town(server: Server) -> Town:
    return Town.settled(server.url)


# It keeps an event loop running in this thread, which tests elsewhere could not bear.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as running:
        yield running


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Lets visitors come, each with a profile of their own; all leave afterwards."""
    with ExitStack() as stack:

        def come(**options: Any) -> Watched:
            return stack.enter_context(visiting(browser, **options))

        yield come
