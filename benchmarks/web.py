"""The web client in Chromium: how soon a move is on screen, how smoothly a replay is scrubbed, and Lighthouse's scores.

Lighthouse comes from npm when this runs (`npm exec`), because nothing else needs it.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from time import sleep
from typing import Final

import httpx
from playwright.sync_api import Browser, Page

from benchmarks._tables import Script, prepared
from benchmarks.frame.rows import Cell, Row
from tests.browser.watched import ARGUMENTS, BROWSER, DESKTOP, PATIENCE, launched
from tests.processes import ROOT, serving

TITLE = "Web client: moves on screen, scrubbing, Lighthouse"
ON_DEMAND = True
"""It needs a browser, the built client and the npm registry."""

MOVES: Final = 120
PAUSE: Final = 0.3
"""Seconds between two moves, so that each is on screen before the next is played."""
WHOLE: Final = 10_000
"""More moves than any match has."""
ROUNDS: Final = 3
LIGHTHOUSE: Final = "lighthouse@13"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
PHONE: Final = {"width": 390, "height": 844}
BROWSERS: Final = {"desktop": DESKTOP, "phone": PHONE}

_WATCH: Final = """
window.arrived = 0; window.delays = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.includes('"next"')) window.arrived = performance.now();
    });
  }
};
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const entries = document.querySelectorAll("[role=log] li").length;
  if (entries === window.entries) return;
  window.entries = entries;
  const arrived = window.arrived;
  requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.delays.push(performance.now() - arrived); port2.postMessage(0); });
}).observe(document.body, { childList: true, subtree: true }));
"""
"""From the message on the socket until the frame that shows the new entry of the log has been painted."""

_SCRUB: Final = """
async () => {
  const slider = document.querySelector("input[type=range]");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  const frames = [];
  let before = await new Promise(requestAnimationFrame);
  for (let at = 0; at <= Number(slider.max); at += 1) {
    set.call(slider, String(at));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - before);
    before = now;
  }
  return frames;
}
"""
"""One step of the slider a frame, from the first entry to the last; how long each frame took."""


def run() -> Iterator[Row]:
    with tempfile.TemporaryDirectory(prefix="headwater-web-") as folder:
        url = f"sqlite:///{folder}/headwater.db"
        *running, untouched = prepared(url, len(BROWSERS) + 1)
        (ended,) = prepared(url, 1, played=WHOLE)
        with serving(database=url, access_log="none", requests_burst=100_000, requests_per_second=100_000) as server:
            with launched() as browser:
                for (name, size), script in zip(BROWSERS.items(), running, strict=True):
                    yield _moves_on_screen(browser, server.url, name, size, script)
                for name, size in BROWSERS.items():
                    yield _scrubbing(browser, server.url, name, size, ended)
            pages = {"start page": "/", "table of Moon River": f"/match/{untouched.match}", **_river(server.url)}
            for name, path in pages.items():
                yield _lighthouse(name, f"{server.url}{path}", Path(folder) / "report.json")


@contextmanager
def _page(browser: Browser, size: dict[str, int]) -> Iterator[Page]:
    context = browser.new_context(viewport=size, locale="en-GB")  # type: ignore[arg-type]  # a dict is what it takes
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def _moves_on_screen(browser: Browser, url: str, name: str, size: dict[str, int], script: Script) -> Row:
    """Two people play over REST while a spectator watches."""
    with _page(browser, size) as page:
        page.add_init_script(_WATCH)
        page.goto(f"{url}/match/{script.match}")
        page.locator("[role=log] li").first.wait_for(state="attached")
        page.evaluate("window.delays.length = 0")
        _play(url, script)
        delays: list[float] = page.evaluate("window.delays")
    return Row("From the event on the socket to the painted frame", {"window": name, **_spread(delays)})


def _play(url: str, script: Script) -> None:
    with _rest(f"{url}/v1/matches/{script.match}/moves") as client:
        for number, (seat, move) in enumerate(script.moves[:MOVES]):
            headers = {"Authorization": f"Bearer {script.tokens[seat - 1]}", "If-Match": f'"{script.version + number}"'}
            client.post(f"/{move}", headers=headers).raise_for_status()
            sleep(PAUSE)


def _rest(url: str) -> httpx.Client:
    return httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE / 1000)


def _scrubbing(browser: Browser, url: str, name: str, size: dict[str, int], script: Script) -> Row:
    with _page(browser, size) as page:
        page.goto(f"{url}/match/{script.match}/replay")
        page.locator("input[type=range]").wait_for()
        frames: list[float] = min((page.evaluate(_SCRUB) for _ in range(ROUNDS)), key=median)
    return Row("Scrubbing a whole match, one entry a frame", {"window": name, **_spread(frames)})


def _spread(milliseconds: Sequence[float]) -> dict[str, Cell]:
    cuts = quantiles(milliseconds, n=100)
    return {"number": len(milliseconds), "p50 ms": cuts[49], "p95 ms": cuts[94], "p99 ms": cuts[98]}


def _river(url: str) -> dict[str, str]:
    with _rest(f"{url}/v1") as client:
        client.headers["Authorization"] = f"Bearer {client.post('/guests').json()['token']}"
        wish = {"game": "the-river", "seats": 2, "ai_seats": [{"level": "hand"}], "start": True}
        return {"table of The River": f"/match/{client.post('/matches', json=wish).raise_for_status().json()['id']}"}


def _lighthouse(name: str, url: str, report: Path) -> Row:
    """Lighthouse's mobile profile: a slow phone on a slow network. The median of a few runs."""
    scores = list(islice(filter(None, (_scores(url, report) for _ in range(2 * ROUNDS))), ROUNDS))
    cells = {category: round(median(each[category] for each in scores)) for category in CATEGORIES}
    return Row("Lighthouse, mobile profile", {"page": name, **cells})


def _scores(url: str, report: Path) -> dict[str, float] | None:
    """None where Lighthouse missed a figure or the whole page, which it does now and then on a busy machine."""
    environment = {**os.environ, "CHROME_PATH": str(BROWSER), "PATH": f"{ROOT / '.venv/bin'}:{os.environ['PATH']}"}
    command = ["npm", "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", url, "--quiet", "--output=json"]
    options = [f"--output-path={report}", f"--only-categories={','.join(CATEGORIES)}"]
    flags = f"--chrome-flags={' '.join(ARGUMENTS)}"
    done = subprocess.run([*command, *options, flags], capture_output=True, cwd=report.parent, env=environment)
    if done.returncode:
        return None
    found = json.loads(report.read_text("utf-8"))["categories"]
    scores = {category: found[category]["score"] for category in CATEGORIES}
    return None if None in scores.values() else {category: score * 100 for category, score in scores.items()}
