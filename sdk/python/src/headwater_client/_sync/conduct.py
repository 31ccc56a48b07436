"""Keeping away from others, telling of them, and what moderators did to you."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, cast

from headwater_client._sync.part import Part
from headwater_client.api_types import Appeal, Boundary, Report, Sanction

Offence = Literal["insult", "spam", "cheating", "stalling", "name", "other"]


class Conduct(Part):
    def blocks(self) -> Generator[Boundary, None, None]:
        """The players who are not paired with you, cannot invite you and are not read."""
        yield from self._items("/me/blocks")

    def block(self, player: str) -> Boundary:
        return cast("Boundary", self._transport.ask("PUT", f"/me/blocks/{player}"))

    def unblock(self, player: str) -> None:
        self._transport.ask("DELETE", f"/me/blocks/{player}")

    def mutes(self) -> Generator[Boundary, None, None]:
        """The players whose messages you do not see."""
        yield from self._items("/me/mutes")

    def mute(self, player: str) -> Boundary:
        return cast("Boundary", self._transport.ask("PUT", f"/me/mutes/{player}"))

    def unmute(self, player: str) -> None:
        self._transport.ask("DELETE", f"/me/mutes/{player}")

    def report_player(
        self,
        offence: Offence,
        text: str = "",
        *,
        message: str | None = None,
        player: str | None = None,
        match: str | None = None,
    ) -> Report:
        """Names a message, which names its author, or a player and perhaps the match: by their ids."""
        wish = {"offence": offence, "text": text, "message_id": message, "player_id": player, "match_id": match}
        return cast("Report", self._transport.ask("POST", "/reports", wish))

    def report(self, report: str) -> Report:
        """A report of yours."""
        return cast("Report", self._transport.ask("GET", f"/reports/{report}"))

    def sanctions(self) -> Generator[Sanction, None, None]:
        """What moderators did to you, newest first."""
        yield from self._items("/me/sanctions")

    def mark_sanction_seen(self, sanction: str) -> Sanction:
        return cast("Sanction", self._transport.ask("POST", f"/me/sanctions/{sanction}/seen"))

    def appeal(self, sanction: str, text: str) -> Appeal:
        """Once, and while it holds; another moderator decides."""
        return cast("Appeal", self._transport.ask("POST", f"/me/sanctions/{sanction}/appeal", {"text": text}))

    def read_appeal(self, appeal: str) -> Appeal:
        """An appeal of yours, or as a moderator any."""
        return cast("Appeal", self._transport.ask("GET", f"/appeals/{appeal}"))
