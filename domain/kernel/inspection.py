"""Reading untrusted data: every fault names its path and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TypeVar

from domain.kernel.plain import Plain, short_repr
from domain.kernel.refusals import Refused

T = TypeVar("T")


class Inspector:
    """A value somewhere in a document; `refusal` is the exception class that faults are raised as."""

    __slots__ = ("_refusal", "path", "value")

    def __init__(self, value: Plain, refusal: type[Refused], path: str = "") -> None:
        self.value = value
        self.path = path
        self._refusal = refusal

    def fault(self, fault: str, code: str = "malformed") -> Refused:
        """The refusal to raise for this place."""
        return self._refusal(code, path=self.path or "document", fault=fault)

    def _at(self, value: Plain, step: str) -> Inspector:
        return Inspector(value, self._refusal, f"{self.path}{step}".lstrip("."))

    def object(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, Inspector]:
        """The members of an object that has all required keys and no unknown ones."""
        if not isinstance(self.value, dict):
            raise self.fault(f"must be an object, is {short_repr(self.value)}")
        for key in required:
            if key not in self.value:
                raise self.fault(f"{key} is missing")
        for key in self.value:
            if key not in required and key not in optional:
                raise self.fault(f"unknown key {short_repr(key)}")
        return {key: self._at(item, f".{key}") for key, item in self.value.items()}

    def items(self) -> Iterator[tuple[str, Inspector]]:
        """The members of an object with free keys."""
        if not isinstance(self.value, dict):
            raise self.fault(f"must be an object, is {short_repr(self.value)}")
        return ((key, self._at(item, f".{key}")) for key, item in self.value.items())

    def list(self, most: int) -> list[Inspector]:
        """The items of a list that is not longer than `most`."""
        if not isinstance(self.value, list):
            raise self.fault(f"must be a list, is {short_repr(self.value)}")
        if len(self.value) > most:
            raise self.fault(f"has {len(self.value)} items, at most {most} are allowed")
        return [self._at(item, f"[{index}]") for index, item in enumerate(self.value)]

    def each(self, most: int, read: Callable[[Inspector], T]) -> tuple[T, ...]:
        """The items of a list, each read the same way."""
        return tuple(read(item) for item in self.list(most))

    def text(self, most: int = 200) -> str:
        """A string that is not empty and not longer than `most`."""
        if not isinstance(self.value, str) or not self.value:
            raise self.fault(f"must be a text, is {short_repr(self.value)}")
        if len(self.value) > most:
            raise self.fault(f"has {len(self.value)} characters, at most {most} are allowed")
        return self.value

    def whole(self, least: int, most: int) -> int:
        """A whole number within bounds; true and false are none."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.fault(f"must be a whole number, is {short_repr(self.value)}")
        if not least <= self.value <= most:
            raise self.fault(f"must be from {least} to {most}, is {short_repr(self.value)}")
        return self.value

    def one_of(self, allowed: Collection[str]) -> str:
        """A string out of a fixed list."""
        if not isinstance(self.value, str) or self.value not in allowed:
            raise self.fault(f"must be one of {', '.join(sorted(allowed))}, is {short_repr(self.value)}")
        return self.value

    def optional(self, read: Callable[[Inspector], T]) -> T | None:
        """None for null, otherwise what `read` reads."""
        return None if self.value is None else read(self)
