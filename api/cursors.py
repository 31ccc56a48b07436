"""Opaque cursors of lists: parts joined and written so that nobody takes them for numbers."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64

from application.errors import Malformed
from application.ports.leagues import LeaguePlace
from application.ports.ratings import RankingPlace, Rating
from application.ratings.find_rankings import RankedPlace
from domain.hosting.terms import Moment
from domain.league.terms import LeagueId


def league_cursor(place: LeaguePlace) -> str:
    return _written(f"{place.founded_at}:{place.id}")


def league_place(cursor: str | None) -> LeaguePlace | None:
    if not cursor:
        return None
    at, _, league = _read(cursor).partition(":")
    return LeaguePlace(Moment(_number(at)), LeagueId(league))


def ranking_cursor(rank: int, rating: Rating) -> str:
    return _written(f"{rank}:{rating.strength.shown}:{rating.subject}")


def ranked_place(cursor: str | None) -> RankedPlace | None:
    if not cursor:
        return None
    rank, _, rest = _read(cursor).partition(":")
    shown, _, subject = rest.partition(":")
    return RankedPlace(RankingPlace(_number(shown), subject), _number(rank))


def _written(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def _read(cursor: str) -> str:
    try:
        return urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode()
    except (NotBase64, ValueError):
        raise _bad() from None


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise _bad() from None


def _bad() -> Malformed:
    return Malformed("bad-cursor", path="after", fault="must be a cursor that was given out before")
