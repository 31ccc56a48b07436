"""The port's Reading on SQL: reads of matches share one snapshot, reads of accounts need none."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Final

from adapters.persistence import rows, statements
from adapters.persistence.accounts import SqlAccountReading
from adapters.persistence.apps import SqlAppReading
from adapters.persistence.bots import SqlBotReading
from adapters.persistence.boundaries import SqlBoundaryReading
from adapters.persistence.leagues import SqlLeagueReading
from adapters.persistence.mails import SqlMailReading
from adapters.persistence.marks import SqlMarkReading
from adapters.persistence.moderation import SqlModerationReading
from adapters.persistence.notifications import SqlNotificationReading
from adapters.persistence.offers import SqlOfferReading
from adapters.persistence.operators import SqlOperatorReading
from adapters.persistence.pauses import SqlPauseReading
from adapters.persistence.privacy import SqlPrivacyReading
from adapters.persistence.processes import SqlProcessReading
from adapters.persistence.pruning import SqlPruneReading
from adapters.persistence.ratings import SqlRatingReading
from adapters.persistence.seeks import SqlSeekReading
from adapters.persistence.sessions import LARGEST
from adapters.persistence.statement_runner import first, only
from adapters.persistence.talk import SqlTalkReading
from adapters.persistence.upkeep import SqlUpkeepReading
from application.ports.store import Answer, MatchFilter, MatchSummary, Notice, Place, Snapshot, Token
from domain.hosting.entries import Logged
from domain.hosting.players import Player
from domain.hosting.terms import MatchId, Moment, PlayerId

EVERYTHING: Final = LARGEST - 1
PAGE: Final = 500


class SqlReading(
    SqlUpkeepReading,
    SqlRatingReading,
    SqlLeagueReading,
    SqlBotReading,
    SqlProcessReading,
    SqlPruneReading,
    SqlOperatorReading,
    SqlMailReading,
    SqlBoundaryReading,
    SqlAccountReading,
    SqlTalkReading,
    SqlSeekReading,
    SqlOfferReading,
    SqlNotificationReading,
    SqlPrivacyReading,
    SqlAppReading,
    SqlModerationReading,
    SqlMarkReading,
    SqlPauseReading,
):
    """The port's Reading on one driver session."""

    async def match_summary(self, match: MatchId) -> MatchSummary | None:
        return first(await self._read(statements.HEAD, match=match), rows.head_of_row)

    async def match_summaries(self, matches: Sequence[MatchId]) -> Sequence[MatchSummary]:
        found = await self._read_among(self._read, statements.heads_among, matches)
        heads = {head.id: head for head in map(rows.head_of_row, found)}
        return [heads[match] for match in matches if match in heads]

    async def log(self, match: MatchId, after: int = 0, limit: int | None = None) -> Sequence[Logged]:
        most = EVERYTHING if limit is None else limit
        found = await self._read(statements.LOG, match=match, after=after, limit=most)
        return [rows.logged_of_row(row) for row in found]

    async def outlines(self, matches: Sequence[MatchId]) -> Mapping[MatchId, Sequence[Logged]]:
        found = await self._read_among(self._read, statements.outlines_among, matches)
        return {MatchId(match): [rows.logged_of_row(row[1:]) for row in own] for match, own in groupby(found, key=only)}

    async def news(self, match: MatchId, after: int, limit: int) -> Sequence[Logged]:
        found = await self._read_alone(statements.LOG, match=match, after=after, limit=limit)
        return [rows.logged_of_row(row) for row in found]

    async def secret(self, match: MatchId) -> bytes | None:
        return first(await self._read(statements.SECRET, match=match), only)

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        return first(await self._read(statements.SNAPSHOT, match=match), rows.snapshot_of_row)

    async def find(
        self, wanted: MatchFilter, place: Place | None, limit: int, is_backward: bool = False
    ) -> Sequence[MatchSummary]:
        given = _filter_values(wanted)
        statement = statements.find(frozenset(given), is_first=place is None, is_backward=is_backward)
        values = {} if place is None else {"at": place.opened_at, "id": place.id}
        return [rows.head_of_row(row) for row in await self._read(statement, **given, **values, limit=limit)]

    async def count(self, wanted: MatchFilter, limit: int | None = None) -> int:
        given, most = _filter_values(wanted), EVERYTHING if limit is None else limit
        found = await self._read(statements.count(frozenset(given)), **given, limit=most)
        return only(found[0]) if found else 0

    async def turns(self, player: PlayerId, limit: int) -> Sequence[MatchSummary]:
        return [rows.head_of_row(row) for row in await self._read(statements.TURNS, player=player, limit=limit)]

    async def expired_matches(self, now: Moment, limit: int) -> Sequence[MatchSummary]:
        return [rows.head_of_row(row) for row in await self._read(statements.EXPIRED, now=now, limit=limit)]

    async def machines(self, limit: int) -> Sequence[MatchSummary]:
        return [rows.head_of_row(row) for row in await self._read(statements.MACHINES, limit=limit)]

    async def every_match(self) -> AsyncIterator[MatchId]:
        after = ""
        while page := await self.matches_after(after, PAGE):
            for match in page:
                yield match
            after = page[-1]

    async def player(self, player: PlayerId) -> Player | None:
        return first(await self._read_alone(statements.PLAYER, player=player), rows.player_of_row)

    async def players(self, players: Sequence[PlayerId]) -> Sequence[Player]:
        found = await self._read_among(self._read_alone, statements.players_among, players)
        known = {player.id: player for player in map(rows.player_of_row, found)}
        return [known[player] for player in players if player in known]

    async def player_by_name(self, name: str) -> Player | None:
        return first(await self._read_alone(statements.PLAYER_NAMED, folded=rows.folded_name(name)), rows.player_of_row)

    async def has_namesake(self, player: Player) -> bool:
        return bool(await self._read_alone(statements.SAME_NAME, **rows.name_values(player)))

    async def password_of(self, player: PlayerId) -> str | None:
        return first(await self._read_alone(statements.PASSWORD, player=player), only)

    async def bots_of(self, owner: PlayerId) -> Sequence[Player]:
        return [rows.player_of_row(row) for row in await self._read_alone(statements.BOTS, owner=owner)]

    async def token(self, hash: bytes) -> Token | None:
        return first(await self._read_alone(statements.TOKEN, hash=hash), rows.token_of_row)

    async def has_session_from(self, player: PlayerId, origin: bytes) -> bool:
        return bool(await self._read_alone(statements.SESSION_FROM, player=player, origin=origin))

    async def token_by_id(self, token: str) -> Token | None:
        return first(await self._read_alone(statements.TOKEN_BY_ID, token=token), rows.token_of_row)

    async def tokens_of(self, player: PlayerId) -> Sequence[Token]:
        return [rows.token_of_row(row) for row in await self._read_alone(statements.TOKENS, player=player)]

    async def answer(self, player: PlayerId, key: str) -> Answer | None:
        return first(await self._read_alone(statements.ANSWER, player=player, key=key), rows.answer_of_row)

    async def unsent_notices(self, before: Moment, limit: int) -> Sequence[Notice]:
        found = await self._read_alone(statements.UNSENT, before=before, limit=limit)
        return [rows.notice_of_row(row) for row in found]


def _filter_values(wanted: MatchFilter) -> dict[str, object]:
    """The given fields. A free seat becomes a condition without a value, which an index on such tables serves."""
    given = {field.name: value for field in fields(wanted) if (value := getattr(wanted, field.name)) is not None}
    if given.get("has_free_seat") is False:
        given["is_full"] = given.pop("has_free_seat")
    return given
