"""What you are told, where and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from headwater_client._async.part import AsyncPart
from headwater_client.api_types import KindPreference, NotificationSettings, PersonalWebhookMade


class AsyncNotifications(AsyncPart):
    async def notification_settings(self) -> NotificationSettings:
        """What you are told, where and when."""
        return cast("NotificationSettings", await self._transport.ask("GET", "/me/notifications"))

    async def configure_notifications(
        self,
        kinds: Sequence[KindPreference] = (),
        quiet_hours: tuple[str, str] | None = None,
        digest_at: str | None = None,
    ) -> NotificationSettings:
        """Replaces all that was chosen before; kinds left out come by every channel, times of the day are `HH:MM`."""
        quiet = None if quiet_hours is None else {"begins": quiet_hours[0], "ends": quiet_hours[1]}
        body = {"kinds": list(kinds), "quiet_hours": quiet, "digest_at": digest_at}
        return cast("NotificationSettings", await self._transport.ask("PUT", "/me/notifications", body))

    async def subscribe_to_push(self, subscription: Mapping[str, Any], label: str = "") -> str:
        """Takes what a browser's `PushSubscription.toJSON()` gave; the id."""
        body = {"endpoint": subscription["endpoint"], "keys": subscription["keys"], "label": label}
        return str((await self._transport.ask("POST", "/me/push-subscriptions", body))["id"])

    async def unsubscribe_from_push(self, subscription: str) -> None:
        await self._transport.ask("DELETE", f"/me/push-subscriptions/{subscription}")

    async def set_notification_webhook(self, url: str, shape: str = "json") -> PersonalWebhookMade:
        """`shape` is json, discord or slack. The secret is shown this once."""
        wish = {"url": url, "shape": shape}
        return cast("PersonalWebhookMade", await self._transport.ask("PUT", "/me/notification-webhook", wish))

    async def remove_notification_webhook(self) -> None:
        await self._transport.ask("DELETE", "/me/notification-webhook")

    async def stop_notification_mails(self, token: str) -> None:
        """With the end of the link in a mail; needs no sign-in."""
        await self._transport.ask("POST", f"/notification-stops/{token}")
