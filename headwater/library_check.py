"""Checks at start that the libraries still have the parts that we use beyond their documented functions."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from inspect import signature
from typing import Any, Final

ADVICE: Final = "install the versions that pyproject.toml names"


def check_or_exit(parts: Mapping[str, str | None], switch: str | None = None) -> None:
    """Ends the program with status 2 if a part has changed. `switch` is the setting that does without them."""
    advice = ADVICE if switch is None else f"{ADVICE}, or set {switch}=false"
    faults = [f"{fault}: {advice}" for fault in changes(parts)]
    if faults:
        print("headwater cannot start, because a library has changed:", *faults, sep="\n  ", file=sys.stderr)
        raise SystemExit(2)


def changes(parts: Mapping[str, str | None]) -> Iterator[str]:
    """What differs from the parts: the parameters of what we call, or None for what must exist."""
    for name, expected in parts.items():
        found = _parameters(name, is_called=expected is not None)
        if found is None:
            yield f"{name} is gone"
        elif found != (expected or ""):
            yield f"{name} takes ({found}), not ({expected})"


def _parameters(name: str, *, is_called: bool) -> str | None:
    """The names of the parameters, if the part is called; None if there is no such part."""
    module, _, path = name.partition(":")
    *owners, last = path.split(".")
    try:
        owner: Any = import_module(module)
        for each in owners:
            owner = getattr(owner, each)
        if not is_called:
            return "" if hasattr(owner, last) or _is_annotated(owner, last) else None
        return " ".join(signature(getattr(owner, last)).parameters)
    except (ImportError, AttributeError):
        return None


def _is_annotated(owner: Any, name: str) -> bool:
    return any(name in vars(each).get("__annotations__", {}) for each in getattr(owner, "__mro__", ()))
