"""Third-party apps: their registration, and the grants of players."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.authorization_requests import parameters_of
from api.graphql.context import Info
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.nodes import Node
from api.graphql.schema.players import Player, Scope, load_player
from api.graphql.schema.refusals import Conflict, InvalidInput, LimitReached, NotAllowed, NotFound, attempt
from api.graphql.schema.scalars import Moment
from application import errors
from application.apps.change_app import change_app, remove_app, renew_secret
from application.apps.consent import allow_app, read_wish, refuse_app
from application.apps.end_grant import end_grant
from application.apps.find_apps import GrantOfApp, own_apps, own_grants
from application.apps.register_app import IssuedApp, register_app
from application.callers import Caller
from application.ports.authorization import Wish
from domain.apps.apps import App as StoredApp
from domain.apps.apps import AppId, GrantId
from domain.apps.redirects import destination

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")
_REQUEST = "The query of the address of `/oauth/authorize`, whole."


@strawberry.type(description="A program of somebody that acts in a player's name, by OAuth 2.1.")
class App(Node):
    app: strawberry.Private[StoredApp]
    name: str = strawberry.field(description="What players read.")
    created_at: Moment = strawberry.field(description="When it was registered.")

    @computed_field(description="The player who answers for it; null where the account is gone.")
    async def author(self, info: Info) -> Player | None:
        return await load_player(info, self.app.author)

    @computed_field(description="The only addresses that players are sent back to; for the author only.")
    def redirect_uris(self, info: Info) -> list[str] | None:
        _require_author(info.context.caller, self.app)
        return list(self.app.redirects)

    @computed_field(description="Whether it has a secret; for the author only.")
    def is_confidential(self, info: Info) -> bool | None:
        _require_author(info.context.caller, self.app)
        return self.app.is_confidential


def _require_author(caller: Caller, app: StoredApp) -> None:
    if caller.required_player().id != app.author:
        raise errors.Forbidden("not-your-account", player=app.author)


@strawberry.type(description="What one has let an app do.")
class Grant(Node):
    app: App = strawberry.field(description="The app.")
    scopes: list[Scope] = strawberry.field(description="What it may do.")
    created_at: Moment = strawberry.field(description="Since when.")
    used_at: Moment = strawberry.field(description="When the app last fetched tokens.")
    expires_at: Moment = strawberry.field(description="When it ends unless the app comes before.")


@strawberry.type(description="What an app asks a player for.")
class AuthorizationWish:
    app: App = strawberry.field(description="The app.")
    scopes: list[Scope] = strawberry.field(description="What it asks to do, of what the caller may do.")
    destination: str = strawberry.field(description="Where the answer is sent: a host, or an app's own scheme.")


def app_of(app: StoredApp) -> App:
    return App(id=strawberry.ID(app.id), app=app, name=app.name, created_at=Moment(app.created_at))


def grant_of(found: GrantOfApp) -> Grant:
    grant = found.grant
    return Grant(
        id=strawberry.ID(grant.id),
        app=app_of(found.app),
        scopes=[Scope(scope) for scope in sorted(grant.scopes)],
        created_at=Moment(grant.created_at),
        used_at=Moment(grant.used_at),
        expires_at=Moment(grant.expires_at),
    )


def _wish_of(wish: Wish) -> AuthorizationWish:
    scopes = [Scope(scope) for scope in sorted(wish.scopes)]
    return AuthorizationWish(app=app_of(wish.app), scopes=scopes, destination=destination(wish.redirect))


AuthorizationWishResult: Any = union_type(
    "AuthorizationWishResult",
    "What an app asks for, or why it cannot ask.",
    (AuthorizationWish, NotFound, InvalidInput),
)


@strawberry.type
class AppQueries:
    @computed_field(description="The apps that the caller has registered, oldest first.", metadata={"cost": 5})
    async def apps(self, info: Info) -> list[App] | None:
        return [app_of(app) for app in await own_apps(info.context.desk, info.context.caller)]

    @computed_field(description="What the caller has let apps do, the last used first.", metadata={"cost": 5})
    async def grants(self, info: Info) -> list[Grant] | None:
        return [grant_of(found) for found in await own_grants(info.context.desk, info.context.caller)]

    @computed_field(
        graphql_type=AuthorizationWishResult,
        description="What an app asks for, as a page of consent shows it.",
        metadata={"cost": 5},
    )
    async def authorization_wish(
        self, info: Info, request: Annotated[str, strawberry.argument(description=_REQUEST)]
    ) -> Any:
        return await attempt(info, _read_wish(info, request), _wish_of)


@strawberry.input(description="An app to register.")
class RegisterAppInput:
    name: str = strawberry.field(description="What players read.")
    redirect_uris: list[str] = strawberry.field(
        description="The only addresses that players are sent back to; a loopback address fits with any port."
    )
    is_confidential: bool = strawberry.field(
        default=False, description="Whether it runs on a server that can keep a secret."
    )


@strawberry.input(description="An app to change.")
class ChangeAppInput:
    app_id: strawberry.ID = strawberry.field(description="The app.")
    name: str = strawberry.field(description="What players read.")
    redirect_uris: list[str] = strawberry.field(description="The only addresses that players are sent back to.")


@strawberry.input(description="An app of one's own.")
class AppInput:
    app_id: strawberry.ID = strawberry.field(description="The app.")


@strawberry.input(description="Something that one has let an app do.")
class GrantInput:
    grant_id: strawberry.ID = strawberry.field(description="The grant.")


@strawberry.input(description="An authorization request, as the app has put it into an address.")
class AuthorizationInput:
    request: str = strawberry.field(description=_REQUEST)


@strawberry.type(description="The app is registered, or has a new secret.")
class AppIssued:
    app: App = strawberry.field(description="The app; its id is OAuth's `client_id`.")
    secret: str | None = strawberry.field(
        description="OAuth's `client_secret`, shown this once; null for an app without."
    )


@strawberry.type(description="The app is changed.")
class AppChanged:
    app: App = strawberry.field(description="The app.")


@strawberry.type(description="The app is gone, with all that players had let it do.")
class AppRemoved:
    app_id: strawberry.ID = strawberry.field(description="Its id.")


@strawberry.type(description="The app can do nothing more.")
class GrantEnded:
    grant_id: strawberry.ID = strawberry.field(description="The grant's id.")


@strawberry.type(description="The player goes back to the app.")
class AuthorizationAnswered:
    redirect: str = strawberry.field(description="Where the player goes now.")


def _result(verb: str, *members: type) -> Any:
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


_OWN = (NotFound, NotAllowed, InvalidInput, LimitReached, Conflict)
RegisterAppResult: Any = _result("registerApp", AppIssued, *_OWN)
ChangeAppResult: Any = _result("changeApp", AppChanged, *_OWN)
RenewAppSecretResult: Any = _result("renewAppSecret", AppIssued, *_OWN)
RemoveAppResult: Any = _result("removeApp", AppRemoved, *_OWN)
EndGrantResult: Any = _result("endGrant", GrantEnded, *_OWN)
AllowAppResult: Any = _result("allowApp", AuthorizationAnswered, *_OWN)
RefuseAppResult: Any = _result("refuseApp", AuthorizationAnswered, *_OWN)


@strawberry.type
class AppMutations:
    @mutation(graphql_type=RegisterAppResult, description="Registers an app of the caller's.", metadata=COST)
    async def register_app(self, info: Info, input: Annotated[RegisterAppInput, INPUT]) -> Any:
        redirects = tuple(input.redirect_uris)
        work = register_app(info.context.desk, info.context.caller, input.name, redirects, input.is_confidential)
        return await attempt(info, work, _issued_answer)

    @mutation(graphql_type=ChangeAppResult, description="Changes name and addresses of an app.", metadata=COST)
    async def change_app(self, info: Info, input: Annotated[ChangeAppInput, INPUT]) -> Any:
        app, redirects = AppId(input.app_id), tuple(input.redirect_uris)
        work = change_app(info.context.desk, info.context.caller, app, input.name, redirects)
        return await attempt(info, work, lambda changed: AppChanged(app=app_of(changed)))

    @mutation(
        graphql_type=RenewAppSecretResult,
        description="Gives a confidential app a new secret; the old one is no longer good.",
        metadata=COST,
    )
    async def renew_app_secret(self, info: Info, input: Annotated[AppInput, INPUT]) -> Any:
        work = renew_secret(info.context.desk, info.context.caller, AppId(input.app_id))
        return await attempt(info, work, _issued_answer)

    @mutation(
        graphql_type=RemoveAppResult,
        description="Removes an app, and all that players have let it do.",
        metadata=COST,
    )
    async def remove_app(self, info: Info, input: Annotated[AppInput, INPUT]) -> Any:
        work = remove_app(info.context.desk, info.context.caller, AppId(input.app_id))
        return await attempt(info, work, lambda id: AppRemoved(app_id=strawberry.ID(id)))

    @mutation(graphql_type=EndGrantResult, description="Ends what the caller has let an app do.", metadata=COST)
    async def end_grant(self, info: Info, input: Annotated[GrantInput, INPUT]) -> Any:
        work = end_grant(info.context.desk, info.context.caller, GrantId(input.grant_id))
        return await attempt(info, work, lambda id: GrantEnded(grant_id=strawberry.ID(id)))

    @mutation(graphql_type=AllowAppResult, description="Lets an app in. No app can do this itself.", metadata=COST)
    async def allow_app(self, info: Info, input: Annotated[AuthorizationInput, INPUT]) -> Any:
        return await attempt(info, _allow(info, input.request), _authorization_answer)

    @mutation(graphql_type=RefuseAppResult, description="Refuses an app.", metadata=COST)
    async def refuse_app(self, info: Info, input: Annotated[AuthorizationInput, INPUT]) -> Any:
        return await attempt(info, _refuse(info, input.request), _authorization_answer)


async def _read_wish(info: Info, request: str) -> Wish:
    return await read_wish(info.context.desk, info.context.caller, parameters_of(request))


async def _allow(info: Info, request: str) -> str:
    return await allow_app(info.context.desk, info.context.caller, parameters_of(request))


async def _refuse(info: Info, request: str) -> str:
    return await refuse_app(info.context.desk, info.context.caller, parameters_of(request))


def _issued_answer(issued: IssuedApp) -> AppIssued:
    return AppIssued(app=app_of(issued.app), secret=issued.secret)


def _authorization_answer(redirect: str) -> AuthorizationAnswered:
    return AuthorizationAnswered(redirect=redirect)
