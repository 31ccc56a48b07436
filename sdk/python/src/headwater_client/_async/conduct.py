"""Keeping away from others, telling of them, and what moderators did to you."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Literal, cast

from headwater_client._async.part import AsyncPart
from headwater_client.api_types import Appeal, Boundary, Report, Sanction

Offence = Literal["insult", "spam", "cheating", "stalling", "name", "other"]


class AsyncConduct(AsyncPart):
    async def blocks(self) -> AsyncGenerator[Boundary, None]:
        """The players who are not paired with you, cannot invite you and are not read."""
        async for boundary in self._items("/me/blocks"):
            yield boundary

    async def block(self, player: str) -> Boundary:
        return cast("Boundary", await self._transport.ask("PUT", f"/me/blocks/{player}"))

    async def unblock(self, player: str) -> None:
        await self._transport.ask("DELETE", f"/me/blocks/{player}")

    async def mutes(self) -> AsyncGenerator[Boundary, None]:
        """The players whose messages you do not see."""
        async for boundary in self._items("/me/mutes"):
            yield boundary

    async def mute(self, player: str) -> Boundary:
        return cast("Boundary", await self._transport.ask("PUT", f"/me/mutes/{player}"))

    async def unmute(self, player: str) -> None:
        await self._transport.ask("DELETE", f"/me/mutes/{player}")

    async def report_player(
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
        return cast("Report", await self._transport.ask("POST", "/reports", wish))

    async def report(self, report: str) -> Report:
        """A report of yours."""
        return cast("Report", await self._transport.ask("GET", f"/reports/{report}"))

    async def sanctions(self) -> AsyncGenerator[Sanction, None]:
        """What moderators did to you, newest first."""
        async for sanction in self._items("/me/sanctions"):
            yield sanction

    async def mark_sanction_seen(self, sanction: str) -> Sanction:
        return cast("Sanction", await self._transport.ask("POST", f"/me/sanctions/{sanction}/seen"))

    async def appeal(self, sanction: str, text: str) -> Appeal:
        """Once, and while it holds; another moderator decides."""
        return cast("Appeal", await self._transport.ask("POST", f"/me/sanctions/{sanction}/appeal", {"text": text}))

    async def read_appeal(self, appeal: str) -> Appeal:
        """An appeal of yours, or as a moderator any."""
        return cast("Appeal", await self._transport.ask("GET", f"/appeals/{appeal}"))
