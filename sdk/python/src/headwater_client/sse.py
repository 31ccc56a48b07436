"""Server-sent events, line by line."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """One event of a stream; `cursor` is where to resume after it."""

    cursor: str | None
    kind: str
    data: str


@dataclass(slots=True)
class Parser:
    """Feed it lines; it gives a message for each empty line that ends one."""

    _cursor: str | None = None
    _kind: str = "message"
    _data: list[str] = field(default_factory=list)

    def feed(self, line: str) -> Message | None:
        if not line:
            return self._end()
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "id":
            self._cursor = value
        elif name == "event":
            self._kind = value
        elif name == "data":
            self._data.append(value)
        return None

    def _end(self) -> Message | None:
        message = Message(self._cursor, self._kind, "\n".join(self._data)) if self._data else None
        self._cursor, self._kind, self._data = None, "message", []
        return message
