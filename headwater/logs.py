"""Structured logs on stderr: JSON lines for machines, text for a terminal; never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Literal

import orjson
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

_LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def configure(level: Literal["debug", "info", "warning", "error"], style: Literal["auto", "json", "text"]) -> None:
    """Configures our own logs, and forwards warnings and errors of libraries."""
    as_text = style == "text" or (style == "auto" and sys.stderr.isatty())
    shared: list[Processor] = [structlog.processors.add_log_level, structlog.processors.TimeStamper("iso", utc=True)]
    structlog.configure(
        processors=[*shared, *(_text() if as_text else _json())],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr)
        if as_text
        else structlog.BytesLoggerFactory(sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )
    _route_libraries(_LEVELS[level])


def _text() -> list[Processor]:
    # The library's own choice prints local variables too, with settings, messages and addresses among them.
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]


def _json() -> list[Processor]:
    return [structlog.processors.format_exc_info, _as_json]


def _as_json(_logger: WrappedLogger, _method: str, event: EventDict) -> bytes:
    return orjson.dumps(event, default=str)


class _Forward(logging.Handler):
    """Forwards the libraries' log records to our own log."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger("library")
        fault = record.exc_info if record.exc_info and record.exc_info[0] else None
        log.log(record.levelno, record.getMessage(), source=record.name, exc_info=fault)


def _route_libraries(level: int) -> None:
    root = logging.getLogger()
    root.handlers[:] = [_Forward()]
    root.setLevel(max(level, logging.WARNING))
