"""What clients see of a match's log: one event an entry, its cursor the version, nothing secret before the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from domain.hosting.entries import Joined, Logged
from domain.hosting.match import Match
from domain.hosting.terms import Status
from domain.kernel.plain import Plain, tagged_object

ENDED = frozenset({Status.FINISHED, Status.ABORTED})


def has_ended(match: Match) -> bool:
    return match.status in ENDED


def is_revealed(match: Match) -> bool:
    """Whether the deal may be known: after the end, unless other tables still play the same one."""
    return has_ended(match) and not match.sealed


def visible_entry(logged: Logged, viewer: int | None, ended: bool) -> Logged:
    """The entry as a seat (or, with None, a spectator) may see it: the very same object where nothing is hidden."""
    entry = logged.entry
    if ended or not isinstance(entry, Joined) or not entry.words:
        return logged
    return replace(logged, entry=replace(entry, words=""))


def visible_entries(entries: Iterable[Logged], viewer: int | None, ended: bool) -> tuple[Logged, ...]:
    return tuple(visible_entry(logged, viewer, ended) for logged in entries)


def visible_match(match: Match) -> Match:
    """The match as anyone may see it: the seats' words come out at the end."""
    if has_ended(match) or not any(match.words):
        return match
    return replace(match, seats=tuple(replace(seat, words="") for seat in match.seats))


def event_of(shown: Logged) -> dict[str, Plain]:
    """A visible entry as the plain event every edge sends: version, at, kind, then the entry's fields."""
    return {"version": shown.version, "at": shown.at, **tagged_object(shown.entry)}
