"""The account of an evening: each turn of the matches' logs beside what its player was sent. Plain calculations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

DELAY: Final = 2_000
"""Milliseconds for which a turn is not told, as the server promises."""
SOON: Final = 10_000
"""A turn that was answered this early need not have been told: the notice may have been on its way."""


class Channel(StrEnum):
    PUSH = "push"
    MAIL = "mail"
    WEBHOOK = "webhook"


@dataclass(frozen=True, slots=True)
class Turn:
    """From the moment at which a player is to move until somebody else is; `ended` is None while it lasts."""

    match: str
    player: str
    began: int
    ended: int | None

    def lasts_at(self, moment: int) -> bool:
        return self.began <= moment and (self.ended is None or moment < self.ended)


@dataclass(frozen=True, slots=True)
class Notice:
    """What reached a player: `kind` as the server names it, or `close`; `link` is where it leads."""

    id: str
    player: str
    channel: Channel
    kind: str
    match: str
    at: int
    version: int = 0
    link: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """While a player had a table open."""

    match: str
    player: str
    began: int
    ended: int


class Verdict(StrEnum):
    """What became of a turn; the faults come first."""

    NEVER = "away, not told"
    TWICE = "told twice on a channel"
    TOLD_IN_TIME = "answered within 2 s, told"
    TOLD_LOOKING = "looking, told"
    ONCE = "away, told once"
    EARLY = "answered before it was told"
    QUICK = "answered within 2 s, not told"
    LOOKING = "looking, not told"
    UNREACHED = "live, mail only: not told by design"
    PARTLY = "looked for a part of it"

    @property
    def is_fault(self) -> bool:
        return self in (Verdict.NEVER, Verdict.TWICE, Verdict.TOLD_IN_TIME, Verdict.TOLD_LOOKING)


def turns_of(match: str, seats: Sequence[str], events: Iterable[Mapping[str, object]]) -> list[Turn]:
    """The turns of a log, as its events tell them."""
    found: list[Turn] = []
    player, began = "", 0
    for event in events:
        mover, at = _mover(seats, event, player), int(str(event["at"]))
        if mover != player:
            found += [Turn(match, player, began, at)] if player else []
            player, began = mover, at
    return [*found, Turn(match, player, began, None)] if player else found


def _mover(seats: Sequence[str], event: Mapping[str, object], before: str) -> str:
    """Who is to move after an event; nobody once the match is over."""
    if event["kind"] in ("finished", "aborted"):
        return ""
    seat = event.get("to_move", 0)
    if seat == 0:
        return before
    return seats[seat - 1] if isinstance(seat, int) else ""


def attributed(turns: Iterable[Turn], notices: Iterable[Notice]) -> tuple[dict[Turn, list[Notice]], list[Notice]]:
    """Each notice of a turn with the last turn of its player that had begun, and those that belong to none."""
    found: dict[Turn, list[Notice]] = {turn: [] for turn in turns}
    by_table: dict[tuple[str, str], list[Turn]] = {}
    for turn in sorted(found, key=lambda each: each.began):
        by_table.setdefault((turn.match, turn.player), []).append(turn)
    strays: list[Notice] = []
    for notice in notices:
        begun = [each for each in by_table.get((notice.match, notice.player), []) if each.began <= notice.at]
        (found[begun[-1]] if begun else strays).append(notice)
    return found, strays


def verdict(turn: Turn, notices: Sequence[Notice], looks: Sequence[Look], channels: frozenset[Channel]) -> Verdict:
    """`looks` are those of this player at this table, `channels` those by which this turn should be told."""
    counts = Counter(notice.channel for notice in notices)
    if any(count > 1 for count in counts.values()):
        return Verdict.TWICE
    if turn.ended is not None and turn.ended - turn.began < DELAY:
        return Verdict.TOLD_IN_TIME if notices else Verdict.QUICK
    if any(look.began <= turn.began + DELAY and _is_covered(turn, look) for look in looks):
        return Verdict.TOLD_LOOKING if notices else Verdict.LOOKING
    if not channels:
        return Verdict.TWICE if notices else Verdict.UNREACHED
    if channels <= counts.keys():
        return Verdict.ONCE
    if any(look.began <= turn.began + SOON and look.ended >= turn.began + DELAY for look in looks):
        return Verdict.PARTLY
    if turn.ended is not None and turn.ended - turn.began < SOON:
        return Verdict.EARLY
    return Verdict.NEVER


def _is_covered(turn: Turn, look: Look) -> bool:
    return turn.ended is not None and look.ended >= turn.ended


def closings_owed(turns: Mapping[Turn, Sequence[Notice]]) -> int:
    """How many shown pushes the browsers had to be told to close."""
    pushes = [notice for turn, told in turns.items() if turn.ended is not None for notice in told]
    return sum(notice.channel is Channel.PUSH for notice in pushes)


def repeated(notices: Iterable[Notice]) -> int:
    """How many notices of one kind, match and channel came more than once to a player: for what is told once ever."""
    counts = Counter((each.player, each.channel, each.kind, each.match) for each in notices)
    return sum(count > 1 for count in counts.values())
