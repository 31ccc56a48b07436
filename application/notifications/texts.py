"""The text of a notification in the reader's language, and the page that it links to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from application.desk import Desk
from application.ports.notifications import Notification
from application.ports.store import MatchSummary
from application.words.texts import Words, words
from domain.hosting.terms import PlayerId
from domain.kernel.plain import Plain
from domain.notifications.preferences import NotificationKind

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE


@dataclass(frozen=True, slots=True)
class NotificationText:
    """A title, a sentence, and the path of the linked page. A newer notification with the same tag replaces it."""

    title: str
    body: str
    path: str
    tag: str


async def notification_text(
    desk: Desk, notification: Notification, summary: MatchSummary | None, language: str
) -> NotificationText:
    speech, kind = words(language), notification.kind
    data = dict(notification.data) | await _names(desk, notification, summary, speech)
    if kind is NotificationKind.TIME_IS_SHORT and summary is not None and summary.deadline is not None:
        data |= _time_left(max(0, summary.deadline - desk.clock.now()))
    key = f"notifications.{_variant(notification, summary, data)}"
    title, body = speech.text(f"{key}.title", **data), speech.text(f"{key}.body", **data)
    return NotificationText(title, body, _path(notification, summary), notification.about)


async def digest_text(
    desk: Desk, turns: Sequence[tuple[Notification, MatchSummary]], language: str
) -> NotificationText:
    """One text for all waiting turns, with a line for each."""
    speech, lines = words(language), []
    for each, summary in turns:
        named = await _names(desk, each, summary, speech)
        lines.append(speech.text("notifications.digest.line", **named))
    title = speech.text("notifications.digest.title", count=len(turns))
    return NotificationText(title, "\n".join(lines), "/", "digest")


def _variant(notification: Notification, summary: MatchSummary | None, data: dict[str, Plain]) -> str:
    kind = notification.kind
    if kind is NotificationKind.TIME_IS_SHORT:
        return f"{kind}-{'hours' if 'hours' in data else 'minutes'}"
    if kind is NotificationKind.INVITATION:
        return f"{kind}-{'match' if 'game' in data else 'league'}"
    return kind.value


async def _names(
    desk: Desk, notification: Notification, summary: MatchSummary | None, speech: Words
) -> dict[str, Plain]:
    """The names of the game, the other players, and the player who caused the notification."""
    by = notification.data.get("by")
    seats = summary.seats if summary else ()
    players = [seat.player for seat in seats if seat.player is not None and seat.player != notification.player]
    names = await desk.names.of([*players, *([PlayerId(by)] if isinstance(by, str) else [])])
    machines = [speech.name("", "level", seat.ai) for seat in seats if seat.player is None and seat.ai]
    others = [*(names.get(player, "?") for player in players), *machines]
    data: dict[str, Plain] = {"others": ", ".join(others) or "-"}
    game = summary.game if summary else notification.data.get("game")
    if game is not None:
        data["game"] = speech.text(f"{game}.title")
    if isinstance(by, str):
        data["by"] = names.get(PlayerId(by), "?")
    return data


def _time_left(left: int) -> dict[str, Plain]:
    return {"hours": left // HOUR} if left >= HOUR else {"minutes": max(1, left // MINUTE)}


def _path(notification: Notification, summary: MatchSummary | None) -> str:
    if summary is not None:
        return f"/match/{summary.id}"
    if "league" not in notification.data:
        # Players answer challenges in the lobby.
        return "/lobby"
    return f"/league/{notification.about}"
