"""Apps of other people: those you have let in, and those you have written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast
from urllib.parse import urlencode

from headwater_client._sync.part import Part
from headwater_client.api_types import App, Grant, IssuedApp, OwnApp, Wish


class Apps(Part):
    def grants(self) -> list[Grant]:
        """What you have let which app do."""
        return list((self._transport.ask("GET", "/me/grants"))["items"])

    def end_grant(self, grant: str) -> None:
        self._transport.ask("DELETE", f"/me/grants/{grant}")

    def apps(self) -> list[OwnApp]:
        """The apps that you have registered."""
        return list((self._transport.ask("GET", "/apps"))["items"])

    def app(self, app: str) -> App:
        """What anybody may know of an app."""
        return cast("App", self._transport.ask("GET", f"/apps/{app}"))

    def register_app(self, name: str, redirect_uris: Sequence[str], *, is_confidential: bool = False) -> IssuedApp:
        """`secret` is told this once; None for a public app."""
        wish = {"name": name, "redirect_uris": list(redirect_uris), "is_confidential": is_confidential}
        return cast("IssuedApp", self._transport.ask("POST", "/apps", wish))

    def change_app(self, app: str, name: str, redirect_uris: Sequence[str]) -> OwnApp:
        wish = {"name": name, "redirect_uris": list(redirect_uris)}
        return cast("OwnApp", self._transport.ask("PUT", f"/apps/{app}", wish))

    def renew_app_secret(self, app: str) -> IssuedApp:
        return cast("IssuedApp", self._transport.ask("POST", f"/apps/{app}/secret"))

    def remove_app(self, app: str) -> None:
        self._transport.ask("DELETE", f"/apps/{app}")

    def authorization(self, request: str) -> Wish:
        """What a page of consent shows: `request` is the query of `/oauth/authorize`, whole."""
        return cast("Wish", self._transport.ask("GET", f"/authorization?{urlencode({'request': request})}"))

    def allow_app(self, request: str) -> str:
        """Says yes; where the browser goes now."""
        return str((self._transport.ask("POST", "/authorization/approval", {"request": request}))["redirect"])

    def refuse_app(self, request: str) -> str:
        return str((self._transport.ask("POST", "/authorization/denial", {"request": request}))["redirect"])
