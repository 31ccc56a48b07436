"""The ratings' part of the store: statements and rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from sqlalchemy import BigInteger, ColumnElement, Select, and_, bindparam, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.rating_tables import rating_changes, rating_ledgers, ratings
from adapters.persistence.rows import Row, Values
from adapters.persistence.sessions import LARGEST, Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.statements import places
from adapters.persistence.tables import Key, closings, columns, matches
from application.ports.ratings import Kept, RankingFilter, RankingPlace, Rating
from application.ports.store import StoreFault
from domain.hosting.terms import MatchId, Moment, Status
from domain.league.ratings import Change, ChangeKind, Kind, Strength

_limit = bindparam("limit", type_=BigInteger)
_RATING = columns(ratings, "game subject kind mean doubt games updated_at played_at")
_KEPT = columns(ratings, "subject kind mean doubt games updated_at played_at shown")
_CHANGE = columns(
    rating_changes,
    "game number kind match seat subject rank mean_before doubt_before mean_after doubt_after at weight",
)
_KINDS = len(Kind)
_CHANGES = frozenset(ChangeKind)


def _upsert_rating() -> Statement:
    on_postgresql, on_sqlite = postgresql.insert(ratings), sqlite.insert(ratings)
    latest = ("kind", "mean", "doubt", "games", "updated_at", "shown", "played_at")
    return Statement(
        on_postgresql.on_conflict_do_update(
            index_elements=["game", "subject"], set_={name: on_postgresql.excluded[name] for name in latest}
        ),
        sqlite=on_sqlite.on_conflict_do_update(
            index_elements=["game", "subject"], set_={name: on_sqlite.excluded[name] for name in latest}
        ),
    )


LEDGER = Statement(
    select(*_CHANGE)
    .where(rating_changes.c.game == bindparam("game"), rating_changes.c.number > bindparam("after"))
    .order_by(rating_changes.c.number, rating_changes.c.seat)
    .limit(_limit)
)
CHANGES_OF = Statement(
    select(*_CHANGE)
    .where(rating_changes.c.match == bindparam("match"))
    .order_by(rating_changes.c.number, rating_changes.c.seat)
)


def _history_statement(*, is_backward: bool) -> Statement:
    """A machine with several seats has several lines in an entry. The limit never cuts such an entry in two."""
    line, number = rating_changes.c, bindparam("number", type_=BigInteger)
    is_there = line.number < number if is_backward else line.number > number
    own = and_(line.subject == bindparam("subject"), line.game == bindparam("game"), is_there)
    order = (line.number.desc(), line.seat.desc()) if is_backward else (line.number, line.seat)
    page = select(line.number).where(own).order_by(*order).limit(_limit).subquery()
    end = select(func.min(page.c.number) if is_backward else func.max(page.c.number)).scalar_subquery()
    is_on_page = line.number >= end if is_backward else line.number <= end
    return Statement(select(*_CHANGE).where(own, is_on_page).order_by(line.number, line.seat))


def _unentered_statement() -> Statement:
    is_entered = exists().where(rating_changes.c.match == matches.c.id)
    is_closed = exists().where(closings.c.match == matches.c.id, closings.c.closed_at.is_not(None))
    finished = and_(
        matches.c.game == bindparam("game"),
        matches.c.rated.is_(True),
        matches.c.status == Status.FINISHED.value,
        matches.c.id > bindparam("after", type_=Key),
    )
    return Statement(select(matches.c.id).where(finished, is_closed, ~is_entered).order_by(matches.c.id).limit(_limit))


def _last_rated_statement() -> Statement:
    line, taken = rating_changes.c, rating_changes.alias().c
    is_taken_back = exists().where(taken.match == line.match, taken.kind == ChangeKind.ANNULLED.value)
    own = and_(line.subject == bindparam("subject"), line.game == bindparam("game"))
    rated = select(line.at).where(own, line.kind == ChangeKind.RATED.value, ~is_taken_back)
    return Statement(rated.order_by(line.number.desc()).limit(1))


def _opponents_statement() -> Statement:
    """A person has one seat at a match, so the last lines are the last matches."""
    line, own = rating_changes.c, rating_changes.alias().c
    is_own = and_(own.subject == bindparam("subject"), own.game == bindparam("game"))
    rated = select(own.number).where(is_own, own.kind == ChangeKind.RATED.value)
    last = rated.order_by(own.number.desc()).limit(_limit)
    among = and_(line.game == bindparam("game"), line.number.in_(last), line.subject != bindparam("subject"))
    return Statement(select(line.subject, func.count(line.number.distinct())).where(among).group_by(line.subject))


def _course_statement() -> Statement:
    order = (rating_changes.c.number, rating_changes.c.seat)
    place, lines = func.row_number().over(order_by=order).label("place"), func.count().over().label("lines")
    own = and_(rating_changes.c.subject == bindparam("subject"), rating_changes.c.game == bindparam("game"))
    line = select(*_CHANGE, place, lines).where(own).subquery().c
    most = bindparam("most", type_=BigInteger)
    is_kept = or_(line.place == line.lines, (line.place - 1) % ((line.lines + most - 1) // most) == 0)
    return Statement(select(*(line[each.name] for each in _CHANGE)).where(is_kept).order_by(line.place))


HISTORY = _history_statement(is_backward=False)
EARLIER_HISTORY = _history_statement(is_backward=True)
UNENTERED = _unentered_statement()
LAST_RATED = _last_rated_statement()
MET = _opponents_statement()
COURSE = _course_statement()
RATINGS_OF = Statement(select(*_RATING).where(ratings.c.subject == bindparam("subject")).order_by(ratings.c.game))
KEPT = Statement(
    select(*_KEPT)
    .where(ratings.c.game == bindparam("game"), ratings.c.subject > bindparam("after", type_=Key))
    .order_by(ratings.c.subject)
    .limit(_limit)
)
BEGIN_LEDGER = Statement(
    postgresql.insert(rating_ledgers).on_conflict_do_nothing(),
    sqlite=sqlite.insert(rating_ledgers).on_conflict_do_nothing(),
)
NEXT_NUMBER = Statement(
    update(rating_ledgers)
    .where(rating_ledgers.c.game == bindparam("of_game"))
    .values(number=rating_ledgers.c.number + 1)
)
NUMBER = Statement(select(rating_ledgers.c.number).where(rating_ledgers.c.game == bindparam("game")))
# On SQLite the transaction itself is the lock, and this is a plain query.
HOLD_LEDGER = Statement(
    select(rating_ledgers.c.number).where(rating_ledgers.c.game == bindparam("game")).with_for_update()
)
ENTER = Statement(insert(rating_changes))
KEEP_RATING = _upsert_rating()


@cache
def ratings_among(size: int) -> Statement:
    return Statement(select(*_RATING).where(ratings.c.game == bindparam("game"), ratings.c.subject.in_(places(size))))


def _with_ranking_filter(query: Select[*tuple[object, ...]]) -> Select[*tuple[object, ...]]:
    """Excludes subjects without a rated match, because their `played_at` is null."""
    kinds: list[ColumnElement[str]] = [bindparam(f"kind{number}", type_=Key) for number in range(_KINDS)]
    return query.where(
        ratings.c.game == bindparam("game"), ratings.c.kind.in_(kinds), ratings.c.played_at >= bindparam("since")
    )


@cache
def ranking(*, is_first: bool, is_backward: bool) -> Statement:
    query = _with_ranking_filter(select(*_RATING))
    if not is_first:
        query = query.where(_is_before_place() if is_backward else _is_after_place())
    order = (ratings.c.shown, ratings.c.subject.desc()) if is_backward else (ratings.c.shown.desc(), ratings.c.subject)
    return Statement(query.order_by(*order).limit(_limit))


_SHOWN, _SUBJECT = bindparam("place_shown", type_=BigInteger), bindparam("place_subject", type_=Key)


def _is_after_place() -> ColumnElement[bool]:
    """The first condition follows from the second; it lets the index begin at the place."""
    is_behind = or_(ratings.c.shown < _SHOWN, ratings.c.subject > _SUBJECT)
    return and_(ratings.c.shown <= _SHOWN, is_behind)


def _is_before_place() -> ColumnElement[bool]:
    is_before = or_(ratings.c.shown > _SHOWN, ratings.c.subject < _SUBJECT)
    return and_(ratings.c.shown >= _SHOWN, is_before)


_RANKED = _with_ranking_filter(select(ratings.c.subject)).limit(_limit).subquery()
COUNT_RANKED = Statement(select(func.count()).select_from(_RANKED))


class SqlRatingReading(StatementReader):
    """The port's RatingReading on one driver session."""

    async def ratings(self, game: str, subjects: Sequence[str]) -> Sequence[Rating]:
        wanted = list(dict.fromkeys(subjects))

        async def read(statement: Statement, **values: object) -> Sequence[Row]:
            return await self._read(statement, game=game, **values)

        by_subject = {
            rating.subject: rating
            for rating in map(_rating_of_row, await self._read_among(read, ratings_among, wanted))
        }
        return [by_subject[subject] for subject in wanted if subject in by_subject]

    async def ratings_of(self, subject: str) -> Sequence[Rating]:
        return [_rating_of_row(row) for row in await self._read(RATINGS_OF, subject=subject)]

    async def kept_ratings(self, game: str, after: str, limit: int) -> Sequence[Kept]:
        return [_kept_of_row(row) for row in await self._read(KEPT, game=game, after=after, limit=limit)]

    async def ranking(
        self, wanted: RankingFilter, place: RankingPlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Rating]:
        values = {} if place is None else {"place_shown": place.shown, "place_subject": place.subject}
        statement = ranking(is_first=place is None, is_backward=is_backward)
        found = await self._read(statement, **_ranking_values(wanted), **values, limit=limit)
        return [_rating_of_row(row) for row in found]

    async def count_ranking(self, wanted: RankingFilter, limit: int | None = None) -> int:
        most = LARGEST - 1 if limit is None else limit
        counted: int = only((await self._read(COUNT_RANKED, **_ranking_values(wanted), limit=most))[0])
        return counted

    async def ledger(self, game: str, after: int = 0, limit: int | None = None) -> Sequence[Change]:
        most = LARGEST - 1 if limit is None else limit
        return [_change_of_row(row) for row in await self._read(LEDGER, game=game, after=after, limit=most)]

    async def changes_of(self, match: MatchId) -> Sequence[Change]:
        return [_change_of_row(row) for row in await self._read(CHANGES_OF, match=match)]

    async def unrated_matches(self, game: str, after: str, limit: int) -> Sequence[MatchId]:
        return [only(row) for row in await self._read(UNENTERED, game=game, after=after, limit=limit)]

    async def last_number(self, game: str) -> int:
        return first(await self._read(NUMBER, game=game), only) or 0

    async def last_rating_at(self, game: str, subject: str) -> Moment | None:
        return first(await self._read(LAST_RATED, game=game, subject=subject), only)

    async def opponent_counts(self, game: str, subject: str, last: int) -> Mapping[str, int]:
        return {row[0]: row[1] for row in await self._read(MET, game=game, subject=subject, limit=last)}

    async def rating_history(
        self, game: str, subject: str, number: int, limit: int, is_backward: bool = False
    ) -> Sequence[Change]:
        statement = EARLIER_HISTORY if is_backward else HISTORY
        at = LARGEST - 1 if is_backward and number == 0 else number
        found = await self._read(statement, game=game, subject=subject, number=at, limit=limit)
        return [_change_of_row(row) for row in found]

    async def rating_course(self, game: str, subject: str, most: int) -> Sequence[Change]:
        return [_change_of_row(row) for row in await self._read(COURSE, game=game, subject=subject, most=most)]


class SqlRatingWork(SqlRatingReading, StatementWriter):
    """The port's RatingWork on one driver session."""

    async def hold_ledger(self, game: str) -> None:
        await self._change(BEGIN_LEDGER, {"game": game, "number": 0})
        await self._read(HOLD_LEDGER, game=game)

    async def next_rating(self, game: str) -> int:
        await self._change(BEGIN_LEDGER, {"game": game, "number": 0})
        await self._change(NEXT_NUMBER, {"of_game": game})
        return await self.last_number(game)

    async def enter_changes(self, changes: Sequence[Change]) -> None:
        await self._change_each(ENTER, [_entry_values(change) for change in changes])

    async def keep_ratings(self, ratings: Sequence[Rating]) -> None:
        await self._change_each(KEEP_RATING, [_rating_values(rating) for rating in ratings])


def _ranking_values(wanted: RankingFilter) -> Values:
    """The filter's values; the last kind fills the unused placeholders."""
    kinds = [kind.value for kind in wanted.kinds] or [""]
    named = {f"kind{number}": kinds[min(number, len(kinds) - 1)] for number in range(_KINDS)}
    return {"game": wanted.game, "since": wanted.since or 0, **named}


def _rating_values(rating: Rating) -> Values:
    return {
        "game": rating.game,
        "subject": rating.subject,
        "kind": rating.kind.value,
        "mean": rating.strength.mean,
        "doubt": rating.strength.doubt,
        "games": rating.games,
        "updated_at": rating.updated_at,
        "shown": rating.strength.shown,
        "played_at": rating.played_at,
    }


def _rating_of_row(row: Row) -> Rating:
    game, subject, kind, mean, doubt, games, updated_at, played_at = row
    return Rating(game, subject, Kind(kind), Strength(mean, doubt), games, Moment(updated_at), played_at)


def _kept_of_row(row: Row) -> Kept:
    subject, kind, mean, doubt, games, updated_at, played_at, shown = row
    return Kept(subject, kind, Strength(mean, doubt), games, Moment(updated_at), played_at, shown)


def _entry_values(change: Change) -> Values:
    return {
        "game": change.game,
        "number": change.number,
        "kind": change.kind.value,
        "match": change.match,
        "seat": change.seat,
        "subject": change.subject,
        "rank": change.rank,
        "mean_before": change.before.mean,
        "doubt_before": change.before.doubt,
        "mean_after": change.after.mean,
        "doubt_after": change.after.doubt,
        "at": change.at,
        "weight": change.weight,
    }


def _change_of_row(row: Row) -> Change:
    game, number, kind, match, seat, subject, rank, mean, doubt, new_mean, new_doubt, at, weight = row
    if kind not in _CHANGES:
        raise StoreFault(f"entry {number} of the ledger of {game} is of no kind that there is: {kind[:60]}")
    before, after = Strength(mean, doubt), Strength(new_mean, new_doubt)
    place = (game, number, ChangeKind(kind), MatchId(match), seat, subject, rank)
    return Change(*place, before, after, Moment(at), weight)
