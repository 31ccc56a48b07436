"""Export a player: everything that is stored about them, piece by piece, for one JSON archive."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Final, TypeAlias

from application.desk import Desk
from application.hosting.visible_log import event_of, has_ended, visible_entries
from application.operators.audit import Operator, known_player, note_alone
from application.operators.remove_player import all_leagues, all_matches
from application.ports.leagues import LeagueFilter
from application.ports.store import MatchFilter, MatchSummary, Reading, Token
from domain.hosting.match import fold
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId
from domain.kernel.plain import Plain, plain

PAGE: Final = 1_000

Piece: TypeAlias = tuple[str, dict[str, Plain]]
"""The name of a list in the archive, and one item of it; the items of a list follow each other."""


async def export_player(desk: Desk, operator: Operator, player: PlayerId) -> AsyncIterator[Piece]:
    """What has a secret in it (passwords, tokens, a webhook's key) is listed without the secret."""
    async with desk.store.reading() as reading:
        known = await known_player(reading, player)
        people = [known, *await reading.bots_of(player)]
    await note_alone(desk, operator, "export", player)
    for name, items_of in LISTS.items():
        for each in people:
            async with desk.store.reading() as reading:
                items = await items_of(reading, each)
            for item in items:
                yield name, item
    for each in people:
        for league in await all_leagues(desk, LeagueFilter(player=each.id)):
            yield "leagues", {"player": each.id, "league": league.id, "name": league.name, "status": league.status}
    for each in people:
        for summary in await all_matches(desk, MatchFilter(player=each.id)):
            yield "matches", await _match(desk, each, summary)


async def _accounts(_: Reading, player: Player) -> Sequence[dict[str, Plain]]:
    return [_item(player)]


async def _tokens(reading: Reading, player: Player) -> Sequence[dict[str, Plain]]:
    return [_token(token) for token in await reading.tokens_of(player.id)]


def _token(token: Token) -> dict[str, Plain]:
    names = ("id", "player", "label", "created_at", "expires_at", "revoked_at")
    return {**{name: getattr(token, name) for name in names}, "scopes": list(token.scopes)}


async def _webhooks(reading: Reading, player: Player) -> Sequence[dict[str, Plain]]:
    webhook = await reading.webhook(player.id)
    return [{"bot": webhook.bot, "url": webhook.url, "created_at": webhook.created_at}] if webhook else []


async def _ratings(reading: Reading, player: Player) -> Sequence[dict[str, Plain]]:
    """Where the player stands in each game, with every line of the ledger that led there."""
    return [
        {**_item(rating), "history": [_item(line) for line in await _history(reading, rating.game, player)]}
        for rating in await reading.ratings_of(player.id)
    ]


async def _history(reading: Reading, game: str, player: Player) -> Sequence[object]:
    lines = [*await reading.rating_history(game, player.id, 0, PAGE)]
    while more := await reading.rating_history(game, player.id, lines[-1].number, PAGE) if lines else ():
        lines.extend(more)
    return lines


async def _departures(reading: Reading, player: Player) -> Sequence[dict[str, Plain]]:
    return [{"player": player.id, **_item(each)} for each in await reading.departures_by(player.id, PAGE)]


async def _audit(reading: Reading, player: Player) -> Sequence[dict[str, Plain]]:
    return [_item(line) for line in await reading.audit(player.id, PAGE)]


async def _match(desk: Desk, player: Player, summary: MatchSummary) -> dict[str, Plain]:
    """With its log, as the player may see it."""
    async with desk.store.reading() as reading:
        log = await reading.log(summary.id)
    match = fold(summary.id, log)
    seat = match.seat_of(player.id)
    shown = visible_entries(log, seat.number if seat else None, has_ended(match))
    return {"player": player.id, **_item(summary), "log": [event_of(logged) for logged in shown]}


LISTS: Final = {
    "accounts": _accounts,
    "tokens": _tokens,
    "webhooks": _webhooks,
    "ratings": _ratings,
    "departures": _departures,
    "audit": _audit,
}


def _item(value: object) -> dict[str, Plain]:
    data = plain(value)
    assert isinstance(data, dict)
    return data
