"""Redirect addresses: which ones an app may register, and whether an address is registered (RFC 8252, RFC 9700)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST_REDIRECT: Final = 300
_LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
_VISIBLE: Final = re.compile(r"[!#-;=?-\[\]_a-z~]+")
"""The characters of an address (RFC 3986), without quotes, backslashes and angle brackets."""
_OWN_SCHEME: Final = re.compile(r"[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+")
"""A reversed domain name, such as `com.example.app`, which two apps do not share by accident."""


def redirect_fault(address: str) -> str | None:
    """Why an app cannot register the address, or None."""
    if len(address) > LONGEST_REDIRECT:
        return "too long"
    parts = _parts(address)
    if parts is None:
        return "no address"
    if parts.fragment or "#" in address:
        return "has a fragment"
    if _OWN_SCHEME.fullmatch(parts.scheme):
        return None if parts.path or parts.netloc else "has no path"
    if parts.scheme == "http":
        return None if parts.hostname in _LOOPBACK | {"localhost"} else "needs https"
    return None if parts.scheme == "https" and "." in (parts.hostname or "") else "needs https"


def is_registered(address: str, redirects: Iterable[str]) -> bool:
    """Compares exact characters, but a native app may listen on any port of a loopback address."""
    return any(address == redirect or _differs_in_loopback_port(address, redirect) for redirect in redirects)


def destination(address: str) -> str:
    """The part of an address that a person should see before the redirect: its host, or the app's own scheme."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https"):
        return parts.scheme
    return parts.netloc


def _differs_in_loopback_port(address: str, redirect: str) -> bool:
    mine, other = _parts(address), _parts(redirect)
    if mine is None or other is None or mine.scheme != "http" or other.hostname not in _LOOPBACK:
        return False
    return _without_port(mine) == _without_port(other)


def _without_port(parts: SplitResult) -> tuple[str, str | None, str, str, str]:
    return parts.scheme, parts.hostname, parts.path, parts.query, parts.fragment


def _parts(address: str) -> SplitResult | None:
    if not _VISIBLE.fullmatch(address.lower()):
        return None
    try:
        parts = urlsplit(address)
        has_port = parts.port is not None and parts.netloc.endswith(f":{parts.port}")
    except ValueError:
        return None
    is_plain = "@" not in parts.netloc and (has_port or ":" not in parts.netloc.rpartition("]")[2])
    return parts if parts.scheme and is_plain else None
