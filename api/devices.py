"""A short description of the device behind a request, from `User-Agent`, that its owner recognises."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

LONGEST: Final = 40
# The order matters: most browsers also name other browsers.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
_PRODUCT = re.compile(r"[\w.+-]{1,30}(?:/[\w.+-]{1,9})?", re.ASCII)


@lru_cache(maxsize=1024)
def device_label(agent: str) -> str:
    """`Firefox, Linux`, or the name and version of another program. Empty for an unknown one."""
    if agent.startswith("Mozilla/"):
        return ", ".join(word for word in (_first(agent, _BROWSERS), _first(agent, _SYSTEMS)) if word)
    product = _PRODUCT.match(agent)
    return product[0][:LONGEST] if product else ""


def _first(agent: str, marks: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in marks if mark in agent), "")
