"""Vacations and playing hours."""

from __future__ import annotations

from typing import cast

from headwater_client._sync.part import Part
from headwater_client.api_types import Away, OwnPauses


class Absence(Part):
    def pauses(self) -> OwnPauses:
        """Your vacations and playing hours: what stops your correspondence clocks."""
        return cast("OwnPauses", self._transport.ask("GET", "/me/pauses"))

    def plan_vacation(self, ends_at: int, begins_at: int | None = None) -> OwnPauses:
        """In milliseconds since 1970; from now on unless said otherwise."""
        body = {"begins_at": begins_at, "ends_at": ends_at}
        return cast("OwnPauses", self._transport.ask("POST", "/me/vacations", body))

    def end_vacation(self, vacation: str) -> OwnPauses:
        """Ends one that lasts, or takes one back that has not begun."""
        return cast("OwnPauses", self._transport.ask("DELETE", f"/me/vacations/{vacation}"))

    def set_playing_hours(self, hours: tuple[str, str] | None) -> OwnPauses:
        """Two times of the day, `HH:MM`, in your account's time zone; None for the whole day."""
        wish = None if hours is None else {"begins": hours[0], "ends": hours[1]}
        return cast("OwnPauses", self._transport.ask("PUT", "/me/playing-hours", {"hours": wish}))

    def away(self, player: str) -> Away:
        """When a player is away from correspondence games."""
        return cast("Away", self._transport.ask("GET", f"/players/{player}/away"))
