"""The part of the store that keeps profiles and mailed codes: statements and rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sqlalchemy import BigInteger, Table, bindparam, delete, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence import statements
from adapters.persistence.account_tables import mailed_codes, old_names, profiles, reset_requests
from adapters.persistence.faults import UniqueFault
from adapters.persistence.rows import Row, folded_name
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.statements import places
from adapters.persistence.tables import columns
from application.ports.accounts import CodePurpose, MailedCode, OldName, ResetRequest
from domain.hosting.players import Avatar, skeleton
from domain.hosting.profiles import Profile, folded_address
from domain.hosting.terms import Moment, PlayerId

_PROFILE = columns(profiles, "player text language time_zone address verified_at")
_CODE = columns(mailed_codes, "player purpose hash address created_at expires_at")


def _upsert(table: Table, keys: Sequence[str]) -> Statement:
    on_postgresql, on_sqlite = postgresql.insert(table), sqlite.insert(table)
    names = [column.name for column in table.c if column.name not in keys]
    return Statement(
        on_postgresql.on_conflict_do_update(
            index_elements=keys, set_={name: on_postgresql.excluded[name] for name in names}
        ),
        sqlite=on_sqlite.on_conflict_do_update(
            index_elements=keys, set_={name: on_sqlite.excluded[name] for name in names}
        ),
    )


PROFILE = Statement(select(*_PROFILE).where(profiles.c.player == bindparam("player")))
AT_ADDRESS = Statement(select(profiles.c.player).where(profiles.c.folded == bindparam("folded")))
CODE = Statement(select(*_CODE).where(mailed_codes.c.hash == bindparam("hash")))
NEWEST_CODE = Statement(
    select(*_CODE).where(mailed_codes.c.player == bindparam("player"), mailed_codes.c.purpose == bindparam("purpose"))
)
KEEP_PROFILE = _upsert(profiles, ["player"])
KEEP_CODE = _upsert(mailed_codes, ["player", "purpose"])
USE_CODE = Statement(delete(mailed_codes).where(mailed_codes.c.hash == bindparam("of_hash")))
DROP_CODES = Statement(delete(mailed_codes).where(mailed_codes.c.player == bindparam("of_player")))
_old = (
    select(mailed_codes.c.hash)
    .where(mailed_codes.c.expires_at < bindparam("before", type_=BigInteger))
    .order_by(mailed_codes.c.expires_at)
    .limit(bindparam("limit", type_=BigInteger))
    .with_for_update(skip_locked=True)
)
FORGET_CODES = Statement(delete(mailed_codes).where(mailed_codes.c.hash.in_(_old)))
_OLD_NAME = columns(old_names, "player name at")
OLD_NAMES = Statement(
    select(*_OLD_NAME).where(old_names.c.player == bindparam("player")).order_by(old_names.c.at.desc())
)
KEEP_OLD_NAME = _upsert(old_names, ["player", "skeleton"])
DROP_OLD_NAME = Statement(
    delete(old_names).where(
        old_names.c.player == bindparam("of_player"), old_names.c.skeleton == bindparam("of_skeleton")
    )
)
_old_name = tuple_(old_names.c.player, old_names.c.skeleton)
_given_up = (
    select(old_names.c.player, old_names.c.skeleton)
    .where(old_names.c.at < bindparam("before", type_=BigInteger))
    .order_by(old_names.c.at)
    .limit(bindparam("limit", type_=BigInteger))
    .with_for_update(skip_locked=True)
)
FORGET_OLD_NAMES = Statement(delete(old_names).where(_old_name.in_(_given_up)))
_RESET = columns(reset_requests, "id wanted language at")
RESET = Statement(select(*_RESET).where(reset_requests.c.id == bindparam("request")))
WAITING_RESETS = Statement(
    select(reset_requests.c.id)
    .where(reset_requests.c.at < bindparam("before"))
    .order_by(reset_requests.c.at)
    .limit(bindparam("limit", type_=BigInteger))
)
ADD_RESET = Statement(insert(reset_requests))
DROP_RESET = Statement(delete(reset_requests).where(reset_requests.c.id == bindparam("request")))


@cache
def profiles_among(size: int) -> Statement:
    return Statement(select(*_PROFILE).where(profiles.c.player.in_(places(size))))


class SqlAccountReading(StatementReader):
    """The port's AccountReading on one driver session."""

    async def profile(self, player: PlayerId) -> Profile:
        return first(await self._read_alone(PROFILE, player=player), _profile_of_row) or Profile(player)

    async def profiles(self, players: Sequence[PlayerId]) -> Sequence[Profile]:
        rows = await self._read_among(self._read_alone, profiles_among, players)
        by_player = {profile.player: profile for profile in map(_profile_of_row, rows)}
        return [by_player.get(player) or Profile(player) for player in players]

    async def player_at_address(self, address: str) -> PlayerId | None:
        return first(await self._read_alone(AT_ADDRESS, folded=folded_address(address)), only)

    async def mailed_code(self, hash: bytes) -> MailedCode | None:
        return first(await self._read_alone(CODE, hash=hash), _code_of_row)

    async def newest_code(self, player: PlayerId, purpose: CodePurpose) -> MailedCode | None:
        return first(await self._read_alone(NEWEST_CODE, player=player, purpose=purpose.value), _code_of_row)

    async def old_names(self, player: PlayerId) -> Sequence[OldName]:
        return [OldName(*row) for row in await self._read_alone(OLD_NAMES, player=player)]

    async def reset_request(self, request: str) -> ResetRequest | None:
        return first(await self._read_alone(RESET, request=request), lambda row: ResetRequest(*row))

    async def waiting_resets(self, before: Moment, limit: int) -> Sequence[str]:
        return [only(row) for row in await self._read_alone(WAITING_RESETS, before=before, limit=limit)]


class SqlAccountWork(SqlAccountReading, StatementWriter):
    """The port's AccountWork on one driver session."""

    async def keep_profile(self, profile: Profile) -> bool:
        # Starts the transaction and checks first, because a unique violation would abort it.
        await self._session.begin()
        if profile.address is not None:
            holder = await self.player_at_address(profile.address)
            if holder not in (None, profile.player):
                return False
        try:
            await self._change(KEEP_PROFILE, _profile_values(profile))
        except UniqueFault:
            return False
        return True

    async def set_avatar(self, player: PlayerId, avatar: Avatar | None) -> None:
        await self._change(statements.SET_AVATAR, {"player": player, "avatar": avatar.value if avatar else None})

    async def keep_code(self, code: MailedCode) -> None:
        values = {
            "player": code.player,
            "purpose": code.purpose.value,
            "hash": code.hash,
            "address": code.address,
            "created_at": code.created_at,
            "expires_at": code.expires_at,
        }
        await self._change(KEEP_CODE, values)

    async def use_code(self, hash: bytes) -> bool:
        return await self._change(USE_CODE, {"of_hash": hash}) == 1

    async def keep_old_name(self, old: OldName) -> None:
        names = {"folded": folded_name(old.name), "skeleton": skeleton(old.name)}
        await self._change(KEEP_OLD_NAME, {"player": old.player, "name": old.name, "at": old.at, **names})

    async def drop_old_name(self, player: PlayerId, name: str) -> None:
        await self._change(DROP_OLD_NAME, {"of_player": player, "of_skeleton": skeleton(name)})

    async def forget_old_names(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_OLD_NAMES, {"before": before, "limit": limit})

    async def add_reset_request(self, request: ResetRequest) -> None:
        await self._change(
            ADD_RESET,
            {"id": request.id, "wanted": request.wanted, "language": request.language, "at": request.at},
        )

    async def drop_reset_request(self, request: str) -> bool:
        return await self._change(DROP_RESET, {"request": request}) == 1

    async def drop_codes(self, player: PlayerId) -> None:
        await self._change(DROP_CODES, {"of_player": player})

    async def forget_codes(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_CODES, {"before": before, "limit": limit})


def _profile_values(profile: Profile) -> dict[str, object]:
    return {
        "player": profile.player,
        "text": profile.text,
        "language": profile.language,
        "time_zone": profile.time_zone,
        "address": profile.address,
        "folded": None if profile.address is None else folded_address(profile.address),
        "verified_at": profile.verified_at,
    }


def _profile_of_row(row: Row) -> Profile:
    return Profile(*row)


def _code_of_row(row: Row) -> MailedCode:
    player, purpose, hash, address, created_at, expires_at = row
    return MailedCode(player, CodePurpose(purpose), hash, address, created_at, expires_at)
