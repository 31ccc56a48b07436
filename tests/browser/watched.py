"""A real browser for tests, and pages that remember what nobody sees: complaints and foreign hosts."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
# A loaded machine may need long for what takes a moment; nothing is lost by waiting.
PATIENCE = 60_000
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A table loads the styles of both games. Chromium says so only where a page stays open for some seconds after that.
HINT = "was preloaded using link preload but not used"
DESKTOP = {"width": 1280, "height": 800}

expect.set_options(timeout=PATIENCE)
needs_browser = pytest.mark.skipif(BROWSER is None, reason="no browser on this machine")


@dataclass
class Watched:
    """A page and what it did that nobody sees."""

    page: Page
    complaints: list[str] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda said: self._heard(said.type, said.text))
        self.page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        self.page.on("request", lambda asked: self.hosts.add(urlsplit(asked.url).netloc))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and HINT not in text:
            self.complaints.append(text)

    def open(self, url: str) -> None:
        self.page.goto(url, wait_until="load")

    def shot(self, name: str) -> None:
        """A picture for whoever wants to look: SHOTS names a folder."""
        if folder := os.environ.get("SHOTS"):
            self.page.screenshot(path=f"{folder}/{name}.png")


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS, timeout=2 * PATIENCE)
        yield browser
        browser.close()


@contextmanager
def visiting(browser: Browser, **options: Any) -> Iterator[Watched]:
    """A visitor with a browser profile of their own."""
    context: BrowserContext = browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **options})
    yield Watched(context.new_page())
    context.close()
