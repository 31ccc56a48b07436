"""Reads a component list from an untrusted file; every fault raises BadEdition."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

from domain.catalog import CATALOG, with_edition
from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain, parse_json, short_repr
from domain.kernel.records import AnyGame
from domain.kernel.refusals import BadEdition

MOST_BYTES = 1_000_000
ENDINGS = (".json", ".toml")


def game_from_file(path: Path) -> AnyGame:
    """The game that the file's component list belongs to, with that list; raises BadEdition."""
    data = _parse(path, _text(path))
    if not isinstance(data, dict):
        raise BadEdition("malformed", path="document", fault=f"must be an object, is {short_repr(data)}")
    if "game" not in data:
        raise BadEdition("malformed", path="document", fault="game is missing")
    return with_edition(Inspector(data["game"], BadEdition, "game").one_of(CATALOG), data)


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else None
        raise BadEdition("unreadable-file", file=str(path), fault=reason or str(fault)) from None
    if len(content) > MOST_BYTES:
        raise BadEdition("too-large", path="document", fault=f"has over {MOST_BYTES} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadEdition("not-utf-8", path="document", fault="is not UTF-8 text") from None


def _parse(path: Path, text: str) -> Plain:
    if path.suffix.lower() not in ENDINGS:
        raise BadEdition("malformed", path="file name", fault=f"must end with {' or '.join(ENDINGS)}")
    is_toml = path.suffix.lower() == ".toml"
    try:
        return _plain(tomllib.loads(text) if is_toml else parse_json(text), "")
    except RecursionError:
        reason = "nested too deeply"
    except ValueError as fault:
        reason = str(fault)[:120]
    raise BadEdition("not-toml" if is_toml else "not-json", path="document", fault=reason)


def _plain(value: object, path: str) -> Plain:
    """The value, if JSON can express it. TOML also has dates, infinity and NaN, which are refused."""
    match value:
        case dict():
            return {str(key): _plain(item, f"{path}.{key}".lstrip(".")) for key, item in value.items()}
        case list():
            return [_plain(item, f"{path}[{index}]") for index, item in enumerate(value)]
        case float() if not math.isfinite(value):
            raise BadEdition("malformed", path=path or "document", fault="must be a finite number")
        case None | bool() | int() | float() | str():
            return value
        case _:
            raise BadEdition("malformed", path=path or "document", fault=f"must not be a {type(value).__name__}")
