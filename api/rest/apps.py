"""Third-party apps: their registration, and the grants of players."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from api.authorization_requests import parameters_of
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.shapes import Moment, RequestShape, ResponseShape
from api.rest.vocabulary import ScopeWord
from application.apps.change_app import change_app, remove_app, renew_secret
from application.apps.consent import allow_app, read_wish, refuse_app
from application.apps.end_grant import end_grant
from application.apps.find_apps import GrantOfApp, find_app, own_apps, own_grants
from application.apps.register_app import IssuedApp, register_app
from application.callers import Scope
from application.players.find_players import players_by_id
from domain.apps.apps import App, AppId, GrantId
from domain.apps.redirects import destination

_TAG = "apps"
_CODES = ("sign-in-needed", "scope-missing")
_AUTHOR_CODES = (*_CODES, "humans-only", "bad-label", "bad-redirect")
_WISH_CODES = (
    "unknown-app",
    "bad-redirect",
    "bad-app-scopes",
    "bad-response-type",
    "challenge-needed",
    "bad-authorization",
    "too-long",
)

Name = Annotated[str, Meta(description="What players read.", max_length=60)]
Redirects = Annotated[
    list[str],
    Meta(description="The only addresses that players are sent back to; a loopback address fits with any port."),
]


class AppShape(ResponseShape, frozen=True):
    """A registered app; `author` is a player's name, null where the account is gone."""

    id: Annotated[str, Meta(description="OAuth's `client_id`.")]
    name: str
    author: str | None
    created_at: Moment


class OwnAppShape(ResponseShape, frozen=True):
    """An app of one's own."""

    id: Annotated[str, Meta(description="OAuth's `client_id`.")]
    name: str
    redirect_uris: list[str]
    is_confidential: bool
    created_at: Moment


class OwnAppList(ResponseShape, frozen=True):
    items: list[OwnAppShape]


class IssuedAppShape(ResponseShape, frozen=True):
    app: OwnAppShape
    secret: (
        Annotated[str, Meta(description="OAuth's `client_secret`, shown this once; null for an app without.")] | None
    )


class AppWish(RequestShape, frozen=True):
    name: Name
    redirect_uris: Redirects
    is_confidential: Annotated[bool, Meta(description="Whether it runs on a server that can keep a secret.")] = False


class AppChange(RequestShape, frozen=True):
    name: Name
    redirect_uris: Redirects


class GrantShape(ResponseShape, frozen=True):
    """What one has let an app do."""

    id: str
    app: AppShape
    scopes: list[ScopeWord]
    created_at: Moment
    used_at: Moment
    expires_at: Moment


class GrantList(ResponseShape, frozen=True):
    items: list[GrantShape]


class WishQuery(RequestShape, frozen=True):
    """An authorization request, as the app has put it into the address of `/oauth/authorize`."""

    request: Annotated[str, Meta(description="The query of that address, whole.")]


class WishShape(ResponseShape, frozen=True):
    app: AppShape
    scopes: list[ScopeWord]
    destination: Annotated[str, Meta(description="Where the answer is sent: a host, or an app's own scheme.")]


class WayBack(ResponseShape, frozen=True):
    redirect: Annotated[str, Meta(description="Where the player goes now.")]


async def _register(call: Call, body: AppWish) -> Response:
    issued = await register_app(call.desk, call.caller, body.name, tuple(body.redirect_uris), body.is_confidential)
    return _issued_response(issued, 201)


async def _own(call: Call, _: Nothing) -> Response:
    return json_response(OwnAppList([_own_shape(app) for app in await own_apps(call.desk, call.caller)]))


async def _read(call: Call, _: Nothing) -> Response:
    app = await find_app(call.desk, call.caller, AppId(call.path("app")))
    return json_response((await _shapes(call, [app]))[0])


async def _change(call: Call, body: AppChange) -> Response:
    app = AppId(call.path("app"))
    return json_response(
        _own_shape(await change_app(call.desk, call.caller, app, body.name, tuple(body.redirect_uris)))
    )


async def _renew(call: Call, _: Nothing) -> Response:
    return _issued_response(await renew_secret(call.desk, call.caller, AppId(call.path("app"))), 201)


async def _remove(call: Call, _: Nothing) -> Response:
    await remove_app(call.desk, call.caller, AppId(call.path("app")))
    return Response(status_code=204)


async def _grants(call: Call, _: Nothing) -> Response:
    grants = await own_grants(call.desk, call.caller)
    apps = await _shapes(call, [each.app for each in grants])
    return json_response(GrantList([_grant_shape(each, app) for each, app in zip(grants, apps, strict=True)]))


async def _end(call: Call, _: Nothing) -> Response:
    await end_grant(call.desk, call.caller, GrantId(call.path("grant")))
    return Response(status_code=204)


async def _wish(call: Call, query: WishQuery) -> Response:
    wish = await read_wish(call.desk, call.caller, parameters_of(query.request))
    [app] = await _shapes(call, [wish.app])
    return json_response(WishShape(app, sorted(wish.scopes), destination(wish.redirect)))


async def _allow(call: Call, body: WishQuery) -> Response:
    return _way_back(await allow_app(call.desk, call.caller, parameters_of(body.request)))


async def _refuse(call: Call, body: WishQuery) -> Response:
    return _way_back(await refuse_app(call.desk, call.caller, parameters_of(body.request)))


def _way_back(redirect: str) -> Response:
    return json_response(WayBack(redirect), headers={"Cache-Control": "no-store"})


async def _shapes(call: Call, apps: list[App]) -> list[AppShape]:
    players = await players_by_id(call.desk, call.caller, [app.author for app in apps])
    names = {id: player.name for id, player in players.items()}
    return [AppShape(app.id, app.name, names.get(app.author), app.created_at) for app in apps]


def _own_shape(app: App) -> OwnAppShape:
    return OwnAppShape(app.id, app.name, list(app.redirects), app.is_confidential, app.created_at)


def _grant_shape(one: GrantOfApp, app: AppShape) -> GrantShape:
    grant = one.grant
    return GrantShape(grant.id, app, sorted(grant.scopes), grant.created_at, grant.used_at, grant.expires_at)


def _issued_response(issued: IssuedApp, status: int) -> Response:
    return json_response(IssuedAppShape(_own_shape(issued.app), issued.secret), status, {"Cache-Control": "no-store"})


OPERATIONS = (
    operation(
        "POST /v1/apps",
        "registerApp",
        _register,
        AppWish,
        IssuedAppShape,
        tag=_TAG,
        status=201,
        says="Register an app of yours",
        scope=Scope.ACCOUNT,
        codes=(*_AUTHOR_CODES, "too-many-apps"),
    ),
    operation(
        "GET /v1/apps",
        "listApps",
        _own,
        Nothing,
        OwnAppList,
        tag=_TAG,
        says="The apps that you have registered",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "humans-only"),
    ),
    operation(
        "GET /v1/apps/{app}",
        "readApp",
        _read,
        Nothing,
        AppShape,
        tag=_TAG,
        says="An app, as anybody may know it",
        codes=("unknown-app",),
    ),
    operation(
        "PUT /v1/apps/{app}",
        "changeApp",
        _change,
        AppChange,
        OwnAppShape,
        tag=_TAG,
        says="Change name and addresses of an app of yours",
        scope=Scope.ACCOUNT,
        codes=(*_AUTHOR_CODES, "unknown-app"),
    ),
    operation(
        "POST /v1/apps/{app}/secret",
        "renewAppSecret",
        _renew,
        Nothing,
        IssuedAppShape,
        tag=_TAG,
        status=201,
        says="A new secret for an app of yours; the old one is no longer good",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "humans-only", "unknown-app", "no-secret"),
    ),
    operation(
        "DELETE /v1/apps/{app}",
        "removeApp",
        _remove,
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Remove an app of yours, and all that players have let it do",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "humans-only", "unknown-app"),
    ),
    operation(
        "GET /v1/me/grants",
        "listGrants",
        _grants,
        Nothing,
        GrantList,
        tag=_TAG,
        says="What you have let apps do, the last used first",
        scope=Scope.ACCOUNT,
        codes=_CODES,
    ),
    operation(
        "DELETE /v1/me/grants/{grant}",
        "endGrant",
        _end,
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="End what you have let an app do",
        details="Its tokens are no longer good, and what it has open ends.",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "unknown-grant"),
    ),
    operation(
        "GET /v1/authorization",
        "readAuthorization",
        _wish,
        WishQuery,
        WishShape,
        tag=_TAG,
        says="What an app asks for, as a page of consent shows it",
        codes=_WISH_CODES,
    ),
    operation(
        "POST /v1/authorization/approval",
        "allowApp",
        _allow,
        WishQuery,
        WayBack,
        tag=_TAG,
        says="Let an app in",
        details="No app can do this itself: it takes the scope `account`, which no app is given.",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, *_WISH_CODES),
    ),
    operation(
        "POST /v1/authorization/denial",
        "refuseApp",
        _refuse,
        WishQuery,
        WayBack,
        tag=_TAG,
        says="Refuse an app",
        codes=_WISH_CODES,
    ),
)
