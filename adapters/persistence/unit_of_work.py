"""The port's Work on SQL: one transaction, which stays usable after a refused write where the database allows."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.persistence import rows, statements
from adapters.persistence.accounts import SqlAccountWork
from adapters.persistence.apps import DROP_CODES_OF, REVOKE_GRANTS_OF, SqlAppWork
from adapters.persistence.bots import SqlBotWork
from adapters.persistence.boundaries import SqlBoundaryWork
from adapters.persistence.faults import UniqueFault
from adapters.persistence.leagues import SqlLeagueWork
from adapters.persistence.mails import SqlMailWork
from adapters.persistence.marks import SqlMarkWork
from adapters.persistence.moderation import SqlModerationWork
from adapters.persistence.notifications import SqlNotificationWork
from adapters.persistence.offers import SqlOfferWork
from adapters.persistence.operators import SqlOperatorWork
from adapters.persistence.pauses import SqlPauseWork
from adapters.persistence.privacy import SqlPrivacyWork
from adapters.persistence.processes import SqlProcessWork
from adapters.persistence.pruning import SqlPruneWork
from adapters.persistence.queries import SqlReading
from adapters.persistence.ratings import SqlRatingWork
from adapters.persistence.seeks import SqlSeekWork
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import id_batches, only
from adapters.persistence.talk import SqlTalkWork
from adapters.persistence.upkeep import SqlUpkeepWork
from application.ports.store import (
    Answer,
    KeyTaken,
    MatchSummary,
    NameTaken,
    Notice,
    Snapshot,
    StoreFault,
    Token,
    VersionTaken,
)
from domain.hosting.entries import Logged, Moved, Undone
from domain.hosting.players import Player, PlayerKind, PlayerRole
from domain.hosting.terms import Moment, PlayerId


class SqlWork(
    SqlReading,
    SqlUpkeepWork,
    SqlRatingWork,
    SqlLeagueWork,
    SqlBotWork,
    SqlProcessWork,
    SqlPruneWork,
    SqlOperatorWork,
    SqlMailWork,
    SqlBoundaryWork,
    SqlAccountWork,
    SqlTalkWork,
    SqlSeekWork,
    SqlOfferWork,
    SqlNotificationWork,
    SqlPrivacyWork,
    SqlAppWork,
    SqlModerationWork,
    SqlMarkWork,
    SqlPauseWork,
):
    """The port's Work on one driver session."""

    async def open_match(self, head: MatchSummary, secret: bytes, entries: Sequence[Logged]) -> None:
        _check_versions(head, entries, first=1)
        await self._change(statements.OPEN, rows.head_values(head))
        await self._change(statements.KEEP_SECRET, {"match": head.id, "secret": secret})
        await self._log(head, entries)
        await self._take_seats(head)

    async def append(self, head: MatchSummary, entries: Sequence[Logged]) -> None:
        expected = head.version - len(entries)
        _check_versions(head, entries, first=expected + 1)
        places = {"match": head.id, "expected": expected}
        if await self._change(statements.ADVANCE, rows.head_values(head) | places) != 1:
            raise VersionTaken(head.id)
        await self._log(head, entries)
        # Seats are rewritten whenever they may have changed. Moves, by far the most entries, never change them.
        if not all(isinstance(logged.entry, Moved | Undone) for logged in entries):
            await self._change(statements.EMPTY_SEATS, {"match": head.id})
            await self._take_seats(head)

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        await self._change(statements.KEEP_SNAPSHOT, rows.snapshot_values(snapshot))

    async def add_player(self, player: Player, password: str | None = None) -> None:
        if await self._change(statements.ADD_PLAYER, rows.player_values(player)) != 1:
            raise NameTaken(player.id)
        # Asked afterwards: somebody may have had the name, and given it up, while this one waited for it.
        if await self._read(statements.OLD_NAME, **rows.name_values(player)):
            raise NameTaken(player.id)
        await self._keep_password(player.id, password)

    async def change_player(self, player: Player, password: str | None = None) -> None:
        await self._rewrite_player(statements.CHANGE_PLAYER, player)
        await self._keep_password(player.id, password)

    async def upgrade_player(self, player: Player, password: str) -> bool:
        if await self._rewrite_player(statements.UPGRADE_PLAYER, player, expected=PlayerKind.GUEST.value) != 1:
            return False
        await self._keep_password(player.id, password)
        return True

    async def give_role(self, player: PlayerId, role: PlayerRole | None) -> bool:
        values = {"player": player, "role": role.value if role else None}
        return await self._change(statements.GIVE_ROLE, values) == 1

    async def hold_player(self, player: PlayerId) -> None:
        await self._read(statements.HOLD_PLAYER, player=player)

    async def add_token(self, token: Token) -> None:
        await self._change(statements.ADD_TOKEN, rows.token_values(token))

    async def note_use(self, token: str, at: Moment) -> None:
        await self._change(statements.NOTE_USE, {"token": token, "used_at": at})

    async def revoke_token(self, token: str, at: Moment) -> Sequence[str]:
        return [only(row) for row in await self._read(statements.REVOKE_TOKEN, token=token, moment=at)]

    async def revoke_tokens_of(self, player: PlayerId, at: Moment) -> Sequence[str]:
        await self._change(DROP_CODES_OF, {"of_player": player})
        await self._change(REVOKE_GRANTS_OF, {"of_player": player, "revoked_at": at})
        return [only(row) for row in await self._read(statements.REVOKE_TOKENS_OF, holder=player, moment=at)]

    async def keep_answer(self, answer: Answer) -> None:
        if await self._change(statements.KEEP_ANSWER, rows.answer_values(answer)) != 1:
            raise KeyTaken(answer.player)

    async def post(self, *notices: Notice) -> None:
        await self._change_each(statements.POST, [rows.notice_values(notice) for notice in notices])

    async def discard_notices(self, notices: Sequence[str]) -> None:
        for size, values in id_batches(notices):
            await self._change(statements.discard_among(size), values)

    async def commit(self) -> None:
        await self._session.commit()

    async def _log(self, head: MatchSummary, entries: Sequence[Logged]) -> None:
        await self._change_each(statements.LOG_ENTRY, [rows.entry_values(head.id, logged) for logged in entries])

    async def _take_seats(self, head: MatchSummary) -> None:
        await self._change_each(statements.TAKE_SEAT, rows.seat_values(head))

    async def _rewrite_player(self, statement: Statement, player: Player, **expected: str) -> int:
        # Checked first, because a unique violation would abort the transaction.
        await self._session.begin()
        if await self.has_namesake(player):
            raise NameTaken(player.id)
        try:
            return await self._change(statement, rows.player_values(player) | {"player": player.id, **expected})
        except UniqueFault:
            raise NameTaken(player.id) from None

    async def _keep_password(self, player: PlayerId, password: str | None) -> None:
        if password is not None:
            await self._change(statements.KEEP_PASSWORD, {"player": player, "hash": password})


def _check_versions(head: MatchSummary, entries: Sequence[Logged], first: int) -> None:
    """The log has no gap, whatever is asked for."""
    if not entries or [logged.version for logged in entries] != list(range(first, head.version + 1)):
        raise StoreFault("entries must follow each other up to the head's version")
