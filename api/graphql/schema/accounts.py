"""The caller's account: profile and address."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.answers import Session, session
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.nodes import Node, global_id
from api.graphql.schema.players import Player, public_player
from api.graphql.schema.refusals import Conflict, InvalidInput, LimitReached, NotAllowed, WrongCredentials, attempt
from api.graphql.schema.scalars import Moment
from api.graphql.schema.vocabulary import Avatar, Language
from application.accounts.change_name import change_name
from application.accounts.change_password import change_password, reset_password
from application.accounts.change_profile import ProfileWish, change_profile
from application.accounts.end_other_sessions import end_other_sessions
from application.accounts.read_account import Account as OwnAccount
from application.accounts.read_account import read_account
from application.accounts.request_reset import request_reset
from application.accounts.set_address import set_address
from application.accounts.verify_address import verify_address
from domain.hosting.players import Avatar as Picture

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")


@strawberry.type(description="One's own account: what only its owner sees.")
class Account(Node):
    player: Player = strawberry.field(description="The player as everybody sees them.")
    text: str = strawberry.field(description="What the player says of themselves; everybody can read it.")
    language: str | None = strawberry.field(
        graphql_type=Language | None, description="The language of mails; null where none was chosen."
    )
    time_zone: str | None = strawberry.field(description="An IANA time zone; null where none was chosen.")
    address: str | None = strawberry.field(description="The verified e-mail address.")
    verified_at: Moment | None = strawberry.field(description="When it was verified.")
    pending_address: str | None = strawberry.field(description="An address that was named and is not verified yet.")
    pending_until: Moment | None = strawberry.field(description="Until when its code can be used.")


def account_of(account: OwnAccount) -> Account:
    profile = account.profile
    return Account(
        id=global_id("account", profile.player),
        player=public_player(account.player),
        text=profile.text,
        language=profile.language,
        time_zone=profile.time_zone,
        address=profile.address,
        verified_at=None if profile.verified_at is None else Moment(profile.verified_at),
        pending_address=account.pending,
        pending_until=None if account.pending_until is None else Moment(account.pending_until),
    )


@strawberry.type
class AccountQueries:
    @computed_field(description="The caller's own account.", metadata={"cost": 5})
    async def account(self, info: Info) -> Account | None:
        return account_of(await read_account(info.context.desk, info.context.caller))


@strawberry.input(description="All of one's profile: what is null takes back what was chosen.")
class ChangeProfileInput:
    text: str = strawberry.field(default="", description="What one says of oneself, at most 500 characters.")
    language: Language | None = strawberry.field(default=None, description="The language of mails.")
    time_zone: str | None = strawberry.field(default=None, description="An IANA time zone such as `Europe/Rome`.")
    avatar: Avatar | None = strawberry.field(default=None, description="A picture; null for the one of the account.")


@strawberry.input(description="An address to verify.")
class SetAddressInput:
    address: str | None = strawberry.field(description="The e-mail address; null to have none.")
    password: str = strawberry.field(description="One's password.")


@strawberry.input(description="A code from a mail.")
class VerifyAddressInput:
    code: str = strawberry.field(description="The part of the link behind the `#`.")


@strawberry.type(description="The profile is as wished.")
class ProfileChanged:
    account: Account = strawberry.field(description="The account.")


@strawberry.type(description="A mail with a code is on its way, or the account has no address any more.")
class AddressSet:
    account: Account = strawberry.field(description="The account.")


@strawberry.type(description="The address belongs to this player.")
class AddressVerified:
    player: Player = strawberry.field(description="The player.")


def account_result(verb: str, *members: type) -> Any:
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


@strawberry.input(description="The old password and a new one.")
class ChangePasswordInput:
    password: str = strawberry.field(description="The password until now.")
    new_password: str = strawberry.field(description="The password from now on.")


@strawberry.input(description="Whose password is forgotten.")
class RequestPasswordResetInput:
    account: str = strawberry.field(description="The name or the verified address of the account.")


@strawberry.input(description="A code from a mail, and a new password.")
class ResetPasswordInput:
    code: str = strawberry.field(description="The part of the link behind the `#`.")
    new_password: str = strawberry.field(description="The password from now on.")


@strawberry.input(description="A new name.")
class ChangeNameInput:
    name: str = strawberry.field(description="The name from now on.")
    password: str = strawberry.field(description="One's password.")


@strawberry.type(description="A mail is on its way if there is such an account and it has an address.")
class PasswordResetRequested:
    account: str = strawberry.field(description="What was asked for.")


@strawberry.type(description="The password is new; all sessions and tokens have ended.")
class PasswordReset:
    player: Player = strawberry.field(description="The player.")


@strawberry.type(description="The player has a new name; the old one is kept from others for a time.")
class NameChanged:
    player: Player = strawberry.field(description="The player.")


@strawberry.type(description="All sessions but the one that is used now have ended.")
class OtherSessionsEnded:
    ended: int = strawberry.field(description="How many sessions, and tokens made with them, have ended.")


_REFUSALS = (InvalidInput, LimitReached, NotAllowed)
ChangeProfileResult: Any = account_result("changeProfile", ProfileChanged, *_REFUSALS)
SetAddressResult: Any = account_result("setAddress", AddressSet, WrongCredentials, *_REFUSALS)
ChangePasswordResult: Any = account_result("changePassword", Session, WrongCredentials, *_REFUSALS)
RequestPasswordResetResult: Any = account_result("requestPasswordReset", PasswordResetRequested, *_REFUSALS)
ResetPasswordResult: Any = account_result("resetPassword", PasswordReset, *_REFUSALS)
ChangeNameResult: Any = account_result("changeName", NameChanged, WrongCredentials, Conflict, *_REFUSALS)
EndOtherSessionsResult: Any = account_result("endOtherSessions", OtherSessionsEnded, NotAllowed)
VerifyAddressResult: Any = account_result("verifyAddress", AddressVerified, Conflict, *_REFUSALS)


@strawberry.type
class AccountMutations:
    @mutation(
        graphql_type=ChangeProfileResult,
        description="Replaces what one says of oneself, one's language, time zone and picture.",
        metadata=COST,
    )
    async def change_profile(self, info: Info, input: Annotated[ChangeProfileInput, INPUT]) -> Any:
        avatar = None if input.avatar is None else Picture(str(input.avatar))
        language = None if input.language is None else str(input.language)
        wish = ProfileWish(input.text, language, input.time_zone, avatar)
        work = change_profile(info.context.desk, info.context.caller, wish)
        return await attempt(info, work, lambda account: ProfileChanged(account=account_of(account)))

    @mutation(
        graphql_type=SetAddressResult,
        description="Names one's e-mail address, which counts once it is verified, or takes it back.",
        metadata=COST,
    )
    async def set_address(self, info: Info, input: Annotated[SetAddressInput, INPUT]) -> Any:
        work = set_address(info.context.desk, info.context.caller, input.address, input.password)
        return await attempt(info, work, lambda account: AddressSet(account=account_of(account)))

    @mutation(
        graphql_type=ChangePasswordResult,
        description="Changes one's password. All sessions and tokens end; the answer has a new session.",
        metadata=COST,
    )
    async def change_password(self, info: Info, input: Annotated[ChangePasswordInput, INPUT]) -> Any:
        work = change_password(info.context.desk, info.context.caller, input.password, input.new_password)
        return await attempt(info, work, session)

    @mutation(
        graphql_type=RequestPasswordResetResult,
        description="Asks for a link to choose a new password. The answer is the same whether or not there is such an "
        "account.",
        metadata=COST,
    )
    async def request_password_reset(self, info: Info, input: Annotated[RequestPasswordResetInput, INPUT]) -> Any:
        work = request_reset(info.context.desk, info.context.caller, input.account)
        return await attempt(info, work, lambda _: PasswordResetRequested(account=input.account))

    @mutation(
        graphql_type=ResetPasswordResult,
        description="Chooses a new password with the code from a mail. All sessions and tokens end.",
        metadata=COST,
    )
    async def reset_password(self, info: Info, input: Annotated[ResetPasswordInput, INPUT]) -> Any:
        work = reset_password(info.context.desk, info.context.caller, input.code, input.new_password)
        return await attempt(info, work, lambda player: PasswordReset(player=public_player(player)))

    @mutation(graphql_type=ChangeNameResult, description="Changes one's name.", metadata=COST)
    async def change_name(self, info: Info, input: Annotated[ChangeNameInput, INPUT]) -> Any:
        work = change_name(info.context.desk, info.context.caller, input.name, input.password)
        return await attempt(info, work, lambda player: NameChanged(player=public_player(player)))

    @mutation(
        graphql_type=EndOtherSessionsResult,
        description="Ends all sessions but the one that is used now.",
        metadata=COST,
    )
    async def end_other_sessions(self, info: Info) -> Any:
        work = end_other_sessions(info.context.desk, info.context.caller)
        return await attempt(info, work, lambda ended: OtherSessionsEnded(ended=ended))

    @mutation(
        graphql_type=VerifyAddressResult,
        description="Verifies an address with the code that was mailed there; nobody has to be signed in.",
        metadata=COST,
    )
    async def verify_address(self, info: Info, input: Annotated[VerifyAddressInput, INPUT]) -> Any:
        work = verify_address(info.context.desk, info.context.caller, input.code)
        return await attempt(info, work, lambda player: AddressVerified(player=public_player(player)))
