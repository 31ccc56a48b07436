"""The edge of the command line: refusals become sentences and exit codes, untrusted text is escaped."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import ProgressColumn, Task
from rich.text import Text

from application.errors import Refusal
from application.words import Words
from domain.kernel.refusals import Refused

REFUSED = 1
MISUSED = 2
INTERRUPTED = 130


def terminal() -> Console:
    """The console for standard output; it uses colours only on a terminal."""
    return Console(highlight=False, soft_wrap=False)


def complaints() -> Console:
    return Console(stderr=True, highlight=False, soft_wrap=True)


class Speed(ProgressColumn):
    """A progress column with the rate per second, once it is known."""

    def __init__(self, digits: int) -> None:
        super().__init__()
        self._digits = digits

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.{self._digits}f}/s")


def harmless(text: str) -> str:
    """The text on one line with control characters escaped, so that a file cannot control the terminal."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def sentence(words: Words, refusal: Refused | Refusal, game: str | None = None) -> str:
    """A refusal in words: where, which rule, why."""
    text = words.refusal(refusal.code, refusal.data, game)
    ply = refusal.data.get("ply")
    place = f"{words.text('label.ply')} {ply}: " if ply is not None else ""
    move = refusal.data.get("move")
    about = f"{move}: " if ply is not None and move is not None else ""
    rule = f" [{refusal.rule}]" if refusal.rule else ""
    return harmless(f"{place}{about}{text}{rule}")


def verdict(words: Words, refusal: Refused | Refusal, game: str | None = None) -> Text:
    """The sentence with the code, and with the fault where the sentence does not contain it."""
    text = sentence(words, refusal, game)
    fault = harmless(str(refusal.data.get("fault", "")))
    code = f" ({refusal.code})" if not fault or fault in text else f" ({refusal.code}: {fault})"
    return Text.assemble((text, "red"), (code, "dim"))


@contextmanager
def edge(words: Words, game: str | None = None) -> Iterator[None]:
    """Ends refusals, interrupts and system errors with a message and an exit code, without a traceback."""
    try:
        yield
    except (Refused, Refusal) as refusal:
        complaints().print(verdict(words, refusal, game))
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:
        _close_quietly()
        raise typer.Exit(REFUSED) from None
    except OSError as fault:
        complaints().print(Text(_system_fault(fault), style="red"))
        raise typer.Exit(REFUSED) from None


def _system_fault(fault: OSError) -> str:
    reason = fault.strerror or os.strerror(fault.errno or errno.EIO)
    return harmless(f"{fault.filename}: {reason}" if fault.filename else reason)


def _close_quietly() -> None:
    """Redirects standard output to null, because the reader has gone and flushing at exit would fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
