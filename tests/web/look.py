"""What every page must pass: no serious fault of accessibility, no sideways scrolling."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.processes import ROOT

AXE = ROOT / "node_modules/axe-core/axe.min.js"
_RUN = "(rules) => axe.run(document, { resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) })"
_IS_STILL = "() => document.getAnimations().every((each) => !(each instanceof CSSTransition))"


@cache
def _axe() -> str:
    return AXE.read_text()


def serious_faults(page: Page, *rules: str) -> list[str]:
    """What axe finds serious or critical by these rules, by all where none is named, with the elements it is about."""
    page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(_RUN, rules)["violations"]
    grave = [fault for fault in found if fault["impact"] in ("serious", "critical")]
    return [f"{fault['id']}: {[node['html'][:120] for node in fault['nodes']]}" for fault in grave]


def darken(page: Page) -> None:
    """As if the machine's colours changed; returns when no colour is on its way any more."""
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(_IS_STILL)


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width
