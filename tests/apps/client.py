"""An app on the other side of OAuth, as its author would write it without a library."""

from __future__ import annotations

import json
from base64 import b64encode, urlsafe_b64encode
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from application.apps.answer_apps import answer_revocation, answer_token_request
from application.apps.consent import allow_app
from application.apps.register_app import IssuedApp, register_app
from application.callers import Caller
from application.desk import Desk
from application.ports.authorization import AppAnswer, AppRequest, Parameters

REDIRECT = "https://app.example/back"
VERIFIER = "a-verifier-of-at-least-forty-three-characters"


def challenge_of(verifier: str) -> str:
    return urlsafe_b64encode(sha256(verifier.encode()).digest()).decode().rstrip("=")


def parameters(app: str, **changes: str) -> Parameters:
    """An authorization request; a change to nothing leaves the parameter out."""
    wish = {
        "response_type": "code",
        "client_id": app,
        "redirect_uri": REDIRECT,
        "scope": "play matches:write",
        "state": "of this visit",
        "code_challenge": challenge_of(VERIFIER),
        "code_challenge_method": "S256",
        **changes,
    }
    return tuple((name, value) for name, value in wish.items() if value)


@dataclass(frozen=True)
class AppClient:
    """One app on one desk."""

    desk: Desk
    id: str
    secret: str | None = None
    redirect: str = REDIRECT

    def wish(self, **changes: str) -> Parameters:
        return parameters(self.id, **{"redirect_uri": self.redirect, **changes})

    async def code(self, player: Caller, **changes: str) -> str:
        """The code of a player who lets the app in."""
        return code_in(await allow_app(self.desk, player, self.wish(**changes)))

    async def exchange(self, code: str, **changes: str) -> AppAnswer:
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": self.redirect}
        return await self._ask({**form, "code_verifier": VERIFIER, **changes})

    async def refresh(self, token: str, **changes: str) -> AppAnswer:
        return await self._ask({"grant_type": "refresh_token", "refresh_token": token, **changes})

    async def revoke(self, token: str) -> AppAnswer:
        return await answer_revocation(self.desk, self._request({"token": token}))

    async def tokens(self, player: Caller) -> dict[str, Any]:
        """The whole way."""
        answer = await self.exchange(await self.code(player))
        assert answer.status == 200, answer.body
        return dict(answer.body)

    async def _ask(self, form: dict[str, str]) -> AppAnswer:
        return await answer_token_request(self.desk, self._request(form))

    def _request(self, form: dict[str, str]) -> AppRequest:
        if self.secret is None:
            return AppRequest(tuple({"client_id": self.id, **form}.items()), None)
        basic = b64encode(f"{self.id}:{self.secret}".encode()).decode()
        return AppRequest(tuple(form.items()), f"Basic {basic}")

    def on(self, desk: Desk) -> AppClient:
        """The same app at another process of the server."""
        return replace(self, desk=desk)


async def registered(
    desk: Desk, author: Caller, is_confidential: bool = False, redirect: str = REDIRECT, name: str = "Riverside"
) -> AppClient:
    issued: IssuedApp = await register_app(desk, author, name, (redirect,), is_confidential)
    return AppClient(desk, issued.app.id, issued.secret, redirect)


def code_in(address: str) -> str:
    return answer_in(address)["code"]


def answer_in(address: str) -> dict[str, str]:
    """The parameters that the app is sent."""
    return {name: value for name, [value] in parse_qs(urlsplit(address).query, strict_parsing=True).items()}


def query(parameters: Parameters) -> str:
    return urlencode(parameters)


def error_of(answer: AppAnswer) -> str:
    return str(json.loads(json.dumps(dict(answer.body))).get("error", "none"))
