"""What every page must pass: no serious fault of accessibility, no sideways scrolling."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.processes import ROOT

AXE = ROOT / "node_modules/axe-core/axe.min.js"
_RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


@cache
def _axe() -> str:
    return AXE.read_text()


def serious_faults(page: Page) -> list[str]:
    """What axe finds serious or critical, with the elements it is about."""
    page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(_RUN)["violations"]
    grave = [fault for fault in found if fault["impact"] in ("serious", "critical")]
    return [f"{fault['id']}: {[node['html'][:120] for node in fault['nodes']]}" for fault in grave]


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width
