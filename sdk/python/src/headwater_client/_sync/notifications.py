"""What you are told, where and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from headwater_client._sync.part import Part
from headwater_client.api_types import KindPreference, NotificationSettings, PersonalWebhookMade


class Notifications(Part):
    def notification_settings(self) -> NotificationSettings:
        """What you are told, where and when."""
        return cast("NotificationSettings", self._transport.ask("GET", "/me/notifications"))

    def configure_notifications(
        self,
        kinds: Sequence[KindPreference] = (),
        quiet_hours: tuple[str, str] | None = None,
        digest_at: str | None = None,
    ) -> NotificationSettings:
        """Replaces all that was chosen before; kinds left out come by every channel, times of the day are `HH:MM`."""
        quiet = None if quiet_hours is None else {"begins": quiet_hours[0], "ends": quiet_hours[1]}
        body = {"kinds": list(kinds), "quiet_hours": quiet, "digest_at": digest_at}
        return cast("NotificationSettings", self._transport.ask("PUT", "/me/notifications", body))

    def subscribe_to_push(self, subscription: Mapping[str, Any], label: str = "") -> str:
        """Takes what a browser's `PushSubscription.toJSON()` gave; the id."""
        body = {"endpoint": subscription["endpoint"], "keys": subscription["keys"], "label": label}
        return str((self._transport.ask("POST", "/me/push-subscriptions", body))["id"])

    def unsubscribe_from_push(self, subscription: str) -> None:
        self._transport.ask("DELETE", f"/me/push-subscriptions/{subscription}")

    def set_notification_webhook(self, url: str, shape: str = "json") -> PersonalWebhookMade:
        """`shape` is json, discord or slack. The secret is shown this once."""
        wish = {"url": url, "shape": shape}
        return cast("PersonalWebhookMade", self._transport.ask("PUT", "/me/notification-webhook", wish))

    def remove_notification_webhook(self) -> None:
        self._transport.ask("DELETE", "/me/notification-webhook")

    def stop_notification_mails(self, token: str) -> None:
        """With the end of the link in a mail; needs no sign-in."""
        self._transport.ask("POST", f"/notification-stops/{token}")
