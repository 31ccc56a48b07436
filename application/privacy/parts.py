"""The parts of a player's archive. Each subject adds one, and every archive contains them all.

A part yields plain items. It tells what the player did, wrote or saw, and nothing more about other people: no name of a
moderator, and no text of others that the player has not read. Items with a secret (passwords, tokens, a webhook's key)
are listed without it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from application.desk import Desk
from application.hosting.visible_log import event_of, has_ended, visible_entries
from application.ports.leagues import LeagueFilter
from application.ports.store import MatchFilter, MatchSummary, Reading, Token
from application.privacy.remove_player import all_leagues, all_matches
from domain.conduct.boundaries import BoundaryKind
from domain.hosting.match import fold
from domain.hosting.players import Player
from domain.hosting.terms import Moment
from domain.kernel.plain import Plain, plain

PAGE: Final = 1_000
MOST: Final = 1_000_000
"""No limit, for data that other limits already keep small."""

Item: TypeAlias = dict[str, Plain]


@dataclass(frozen=True, slots=True)
class Part:
    """A named list of the archive, and the source of its items for one player. Bots have the same parts as people."""

    name: str
    items: Callable[[Desk, Player], AsyncIterator[Item]]


def read_part(name: str, items_of: Callable[[Reading, Player], Awaitable[Sequence[Item]]]) -> Part:
    """A part from one read of the store."""

    async def items(desk: Desk, player: Player) -> AsyncIterator[Item]:
        async with desk.store.reading() as reading:
            stored = await items_of(reading, player)
        for item in stored:
            yield item

    return Part(name, items)


async def _accounts(_: Reading, player: Player) -> Sequence[Item]:
    return [_item(player)]


async def _tokens(reading: Reading, player: Player) -> Sequence[Item]:
    return [_token(token) for token in await reading.tokens_of(player.id)]


def _token(token: Token) -> Item:
    names = ("id", "player", "label", "created_at", "expires_at", "revoked_at", "is_session", "device", "used_at")
    return {**{name: getattr(token, name) for name in names}, "scopes": list(token.scopes)}


async def _webhooks(reading: Reading, player: Player) -> Sequence[Item]:
    webhook = await reading.webhook(player.id)
    return [{"bot": webhook.bot, "url": webhook.url, "created_at": webhook.created_at}] if webhook else []


async def _ratings(reading: Reading, player: Player) -> Sequence[Item]:
    """The player's rating in each game, with all its changes."""
    return [
        {**_item(rating), "history": [_item(line) for line in await _history(reading, rating.game, player)]}
        for rating in await reading.ratings_of(player.id)
    ]


async def _history(reading: Reading, game: str, player: Player) -> Sequence[object]:
    lines = [*await reading.rating_history(game, player.id, 0, PAGE)]
    while more := await reading.rating_history(game, player.id, lines[-1].number, PAGE) if lines else ():
        lines.extend(more)
    return lines


async def _departures(reading: Reading, player: Player) -> Sequence[Item]:
    return [{"player": player.id, **_item(each)} for each in await reading.departures_by(player.id, MOST)]


async def _audit(reading: Reading, player: Player) -> Sequence[Item]:
    """What was done to the player, and when.

    It leaves out the operators and their reasons, which are data about others.
    """
    return [{"at": line.at, "action": line.action} for line in await reading.audit(player.id, MOST)]


async def _profiles(reading: Reading, player: Player) -> Sequence[Item]:
    profile, names = await reading.profile(player.id), await reading.old_names(player.id)
    return [{**_item(profile), "old_names": [_item(old) for old in names]}]


async def _boundaries(reading: Reading, player: Player) -> Sequence[Item]:
    """Only the boundaries that the player has set: those of others are their own data."""
    kinds = [await reading.boundaries(player.id, kind, None, PAGE) for kind in BoundaryKind]
    return [_item(each) for found in kinds for each in found]


async def _messages(reading: Reading, player: Player) -> Sequence[Item]:
    """Only the player's own messages."""
    items: dict[str, Item] = {}
    after = Moment(0)
    while page := await reading.messages_by(player.id, after, PAGE):
        items |= {message.id: _item(message) for message in page}
        if len(page) < PAGE:
            break
        # Repeats the last moment, because two messages may share it.
        after = Moment(page[-1].at - 1)
    return list(items.values())


async def _reports(reading: Reading, player: Player) -> Sequence[Item]:
    """Only the player's own words: the evidence of a report also belongs to others."""
    hidden = ("reporter", "case", "log")
    reports = await reading.reports_by(player.id, MOST)
    return [{name: value for name, value in _item(each).items() if name not in hidden} for each in reports]


async def _sanctions(reading: Reading, player: Player) -> Sequence[Item]:
    """As the player may read them: without the moderators."""
    items = []
    for sanction in await reading.sanctions_of(player.id, None, MOST):
        appeal = await reading.appeal_against(sanction.id)
        words = {} if appeal is None else {"appeal": appeal.text, "verdict": appeal.verdict, "answer": appeal.answer}
        visible = {name: value for name, value in _item(sanction).items() if name not in ("by", "case")}
        items.append({**visible, **words})
    return items


async def _seeks(reading: Reading, player: Player) -> Sequence[Item]:
    return [_item(seek) for seek in await reading.seeks_of(player.id, Moment(0), PAGE)]


async def _challenges(reading: Reading, player: Player) -> Sequence[Item]:
    """Challenges by and to the player: both sides have seen them."""
    return [_item(each) for each in await reading.challenges_of(player.id, False, None, MOST)]


async def _notices(reading: Reading, player: Player) -> Sequence[Item]:
    """Preferences and addresses of notifications, without the signing keys."""
    hook, browsers = await reading.personal_webhook(player.id), await reading.push_subscriptions(player.id)
    places = [*browsers, *([hook] if hook else [])]
    targets = [{name: value for name, value in _item(each).items() if name not in ("key", "secret")} for each in places]
    wishes = await reading.preferences(player.id)
    off: list[Plain] = [f"{kind.value} by {channel.value}" for kind, channel in sorted(wishes.off)]
    quiet = None if wishes.quiet is None else _item(wishes.quiet)
    return [{"player": player.id, "off": off, "quiet": quiet, "digest_at": wishes.digest_at}, *targets]


async def _absence(reading: Reading, player: Player) -> Sequence[Item]:
    """Vacations and playing hours, with the changes of the time zone's offset."""
    plans = await reading.pauses_of([player.id])
    return [_item(each) for each in plans.values()]


async def _apps(reading: Reading, player: Player) -> Sequence[Item]:
    """The player's own apps, and the player's grants to apps."""
    own = [replace(app, secret=None) for app in await reading.apps_of(player.id)]
    return [_item(each) for each in (*own, *await reading.grants_of(player.id, Moment(0)))]


async def _leagues(desk: Desk, player: Player) -> AsyncIterator[Item]:
    for league in await all_leagues(desk, LeagueFilter(player=player.id)):
        yield {"player": player.id, "league": league.id, "name": league.name, "status": league.status}


async def _matches(desk: Desk, player: Player) -> AsyncIterator[Item]:
    for summary in await all_matches(desk, MatchFilter(player=player.id)):
        yield await _match(desk, player, summary)


async def _match(desk: Desk, player: Player, summary: MatchSummary) -> Item:
    """The match with its log, as the player may see it."""
    async with desk.store.reading() as reading:
        log = await reading.log(summary.id)
    match = fold(summary.id, log)
    seat = match.seat_of(player.id)
    visible = visible_entries(log, seat.number if seat else None, has_ended(match))
    return {"player": player.id, **_item(summary), "log": [event_of(logged) for logged in visible]}


def _item(value: object) -> dict[str, Plain]:
    data = plain(value)
    assert isinstance(data, dict)
    return data


PARTS: Final = (
    read_part("accounts", _accounts),
    read_part("profiles", _profiles),
    read_part("tokens", _tokens),
    read_part("webhooks", _webhooks),
    read_part("ratings", _ratings),
    read_part("departures", _departures),
    read_part("boundaries", _boundaries),
    read_part("messages", _messages),
    read_part("reports", _reports),
    read_part("sanctions", _sanctions),
    read_part("seeks", _seeks),
    read_part("challenges", _challenges),
    read_part("notices", _notices),
    read_part("absence", _absence),
    read_part("apps", _apps),
    read_part("audit", _audit),
    Part("leagues", _leagues),
    Part("matches", _matches),
)
