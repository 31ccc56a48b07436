"""The caller's account: profile and address."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from starlette.responses import Response

from api.rest.accounts import token_response
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.responses import player_shape
from api.rest.shapes import (
    Credentials,
    IssuedShape,
    LanguageName,
    Moment,
    Password,
    PlayerShape,
    RequestShape,
    ResponseShape,
)
from api.rest.vocabulary import AvatarName
from application.accounts.change_name import change_name
from application.accounts.change_password import change_password, reset_password
from application.accounts.change_profile import ProfileWish, change_profile
from application.accounts.end_other_sessions import end_other_sessions
from application.accounts.read_account import Account, read_account
from application.accounts.request_reset import request_reset
from application.accounts.set_address import set_address
from application.accounts.verify_address import verify_address
from application.callers import Scope
from application.errors import Malformed
from domain.hosting.players import Avatar

_TAG = "account"
_OWN = ("sign-in-needed", "scope-missing")


class AccountShape(ResponseShape, frozen=True):
    """What only the owner of an account sees."""

    player: PlayerShape
    text: str
    language: LanguageName | None
    time_zone: str | None
    address: Annotated[str, Meta(description="The verified e-mail address.")] | None
    verified_at: Moment | None
    pending_address: Annotated[str, Meta(description="Named and not verified yet.")] | None
    pending_until: Moment | None


class ProfileShape(RequestShape, frozen=True):
    """All of one's profile: what is left out or null takes back what was chosen."""

    text: Annotated[str, Meta(max_length=500)] = ""
    language: LanguageName | None = None
    time_zone: Annotated[str, Meta(max_length=60, description="An IANA time zone.")] | None = None
    avatar: AvatarName | None = None


class AddressWish(RequestShape, frozen=True):
    address: Annotated[str, Meta(max_length=254, description="Null to have none.")] | None
    password: Password


class Code(RequestShape, frozen=True):
    code: Annotated[str, Meta(max_length=200, description="The part of the link behind the `#`.")]


class PasswordChange(RequestShape, frozen=True):
    password: Password
    new_password: Password


class ResetWish(RequestShape, frozen=True):
    account: Annotated[str, Meta(max_length=254, description="The account's name or its verified address.")]


class ResetChoice(RequestShape, frozen=True):
    code: Annotated[str, Meta(max_length=200, description="The part of the link behind the `#`.")]
    new_password: Password


class Ended(ResponseShape, frozen=True):
    ended: Annotated[int, Meta(description="Sessions, and tokens made with them.")]


def account_shape(account: Account) -> AccountShape:
    profile = account.profile
    return AccountShape(
        player_shape(account.player),
        profile.text,
        _language(profile.language),
        profile.time_zone,
        profile.address,
        profile.verified_at,
        account.pending,
        account.pending_until,
    )


def _language(language: str | None) -> Literal["en", "it", "es", "pt"] | None:
    match language:
        case "en" | "it" | "es" | "pt":
            return language
    return None


def _avatar(word: str | None) -> Avatar | None:
    if word is None:
        return None
    try:
        return Avatar(word)
    except ValueError:
        raise Malformed("bad-profile", path="avatar", fault=f"must be one of {', '.join(Avatar)}") from None


async def read_own_account(call: Call, _: Nothing) -> Response:
    return json_response(account_shape(await read_account(call.desk, call.caller)))


async def replace_profile(call: Call, body: ProfileShape) -> Response:
    wish = ProfileWish(body.text, body.language, body.time_zone, _avatar(body.avatar))
    return json_response(account_shape(await change_profile(call.desk, call.caller, wish)))


async def replace_address(call: Call, body: AddressWish) -> Response:
    return json_response(account_shape(await set_address(call.desk, call.caller, body.address, body.password)))


async def verify(call: Call, body: Code) -> Response:
    return json_response(player_shape(await verify_address(call.desk, call.caller, body.code)))


async def replace_password(call: Call, body: PasswordChange) -> Response:
    return token_response(await change_password(call.desk, call.caller, body.password, body.new_password))


async def ask_for_reset(call: Call, body: ResetWish) -> Response:
    await request_reset(call.desk, call.caller, body.account)
    return Response(status_code=204)


async def choose_password(call: Call, body: ResetChoice) -> Response:
    return json_response(player_shape(await reset_password(call.desk, call.caller, body.code, body.new_password)))


async def replace_name(call: Call, body: Credentials) -> Response:
    return json_response(player_shape(await change_name(call.desk, call.caller, body.name, body.password)))


async def end_others(call: Call, _: Nothing) -> Response:
    return json_response(Ended(await end_other_sessions(call.desk, call.caller)))


OPERATIONS = (
    operation(
        "GET /v1/me/account",
        "readAccount",
        read_own_account,
        Nothing,
        AccountShape,
        tag=_TAG,
        says="Your account as only you see it",
        scope=Scope.ACCOUNT,
        codes=_OWN,
    ),
    operation(
        "PUT /v1/me/profile",
        "changeProfile",
        replace_profile,
        ProfileShape,
        AccountShape,
        tag=_TAG,
        says="Replace your profile: text, language, time zone and picture",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "bad-profile"),
    ),
    operation(
        "PUT /v1/me/address",
        "setAddress",
        replace_address,
        AddressWish,
        AccountShape,
        tag=_TAG,
        says="Name your e-mail address, or take it back",
        details="It counts once it is verified with the code that is mailed there.",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "humans-only", "bad-address", "wrong-password", "too-many-requests"),
    ),
    operation(
        "POST /v1/addresses/verify",
        "verifyAddress",
        verify,
        Code,
        PlayerShape,
        tag=_TAG,
        says="Verify an address with the code that was mailed there",
        details="Nobody has to be signed in.",
        codes=("bad-code", "address-taken", "too-many-requests"),
    ),
    operation(
        "PUT /v1/me/password",
        "changePassword",
        replace_password,
        PasswordChange,
        IssuedShape,
        tag=_TAG,
        status=201,
        says="Change your password: all sessions and tokens end, and you get a new session",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "humans-only", "bad-password", "wrong-password", "passwords-busy"),
    ),
    operation(
        "POST /v1/passwords/forgotten",
        "requestPasswordReset",
        ask_for_reset,
        ResetWish,
        None,
        tag=_TAG,
        status=204,
        says="Ask for a link to choose a new password",
        details="The answer is the same whether or not there is such an account.",
        codes=("too-many-requests",),
    ),
    operation(
        "POST /v1/passwords/reset",
        "resetPassword",
        choose_password,
        ResetChoice,
        PlayerShape,
        tag=_TAG,
        says="Choose a new password with the code that was mailed",
        details="All sessions and tokens of the account end.",
        codes=("bad-code", "bad-password", "too-many-requests", "passwords-busy"),
    ),
    operation(
        "PUT /v1/me/name",
        "changeName",
        replace_name,
        Credentials,
        PlayerShape,
        tag=_TAG,
        says="Change your name; the old one is kept from others for a time",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "humans-only", "bad-name", "name-taken", "wrong-password", "too-many-names"),
    ),
    operation(
        "DELETE /v1/sessions/others",
        "endOtherSessions",
        end_others,
        Nothing,
        Ended,
        tag=_TAG,
        says="End all your sessions but the one of this request",
        details="`GET /v1/tokens` lists sessions too, and `DELETE /v1/tokens/{token}` ends a single one.",
        scope=Scope.ACCOUNT,
        codes=_OWN,
    ),
)
