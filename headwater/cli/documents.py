"""Records in files and pipes: one JSON document, or one per line; memory never holds more than one record."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import BinaryIO

from domain.kernel.records import MOST_CHARACTERS, Record, read_record
from domain.kernel.refusals import BadRecord

STANDARD_INPUT = "-"
_MOST_BYTES = 4 * MOST_CHARACTERS
"""UTF-8 needs four bytes for a character at most."""


@dataclass(frozen=True, slots=True)
class Document:
    """`line` is its line in a file of several documents, None for a file with one."""

    name: str
    line: int | None
    content: bytes

    @property
    def label(self) -> str:
        return self.name if self.line is None else f"{self.name}:{self.line}"

    def record(self) -> Record:
        """The record in it; raises BadRecord."""
        if len(self.content) > _MOST_BYTES:
            raise BadRecord("too-large", path="document", fault=f"has over {_MOST_BYTES} bytes")
        try:
            text = self.content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadRecord("not-utf-8", path="document", fault="is not UTF-8 text") from None
        return read_record(text)


def documents(name: str) -> Iterator[Document]:
    """Every document of a file, or of the standard input for `-`; raises OSError."""
    if name == STANDARD_INPUT:
        yield from _documents(name, sys.stdin.buffer)
        return
    with open(name, "rb") as file:
        yield from _documents(name, file)


def _documents(name: str, file: BinaryIO) -> Iterator[Document]:
    lines = _lines(file)
    first = next(lines, None)
    if first is None:
        yield Document(name, None, b"")
        return
    second = next(lines, None)
    ahead = chain([first] if second is None else [first, second], lines)
    if second is not None and _is_one_a_line(first[1], second[1]):
        yield from (Document(name, number, line) for number, line in ahead)
    else:
        yield Document(name, None, _content(ahead))


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Non-blank lines with their numbers; a line that is too long is truncated just above the limit."""
    number = 0
    while line := file.readline(_MOST_BYTES + 1):
        number += 1
        rest = line
        while len(rest) > _MOST_BYTES and not rest.endswith(b"\n"):
            rest = file.readline(_MOST_BYTES + 1)
        if line.strip():
            yield number, line


def _is_one_a_line(first: bytes, second: bytes) -> bool:
    """Whether each line is a document. A document over several lines continues with a key."""
    return second.startswith(b"{") or _is_json(first)


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _content(lines: Iterator[tuple[int, bytes]]) -> bytes:
    content = bytearray()
    for _, line in lines:
        content += line
        if len(content) > _MOST_BYTES:
            break
    return bytes(content)
