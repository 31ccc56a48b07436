"""The explicit mapping between rows and objects, in both directions.

Each `..._of_row` reads the columns that are named above it, in that order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import orjson

from application.ports.store import Answer, MatchSummary, Notice, SeatRow, Snapshot, Token
from application.tasks import stored_form, task_from
from domain.hosting.entries import Logged, entry_data, entry_from
from domain.hosting.players import Avatar, Player, PlayerKind, PlayerRole
from domain.hosting.terms import MatchId, PlayerId, Status

Row: TypeAlias = Sequence[Any]
Values: TypeAlias = dict[str, Any]


def json_text(data: object) -> str:
    return orjson.dumps(data).decode()


def head_values(head: MatchSummary) -> Values:
    """All columns of `matches`, those to search by included."""
    mover = None if head.to_move is None or head.machine else head.seats[head.to_move - 1].player
    return {
        "id": head.id,
        "game": head.game,
        "edition": head.edition,
        "rules": head.rules,
        "status": head.status.value,
        "version": head.version,
        "creator": head.creator,
        "listed": head.listed,
        "rated": head.rated,
        "seats": json_text([[seat.number, seat.player, seat.ai] for seat in head.seats]),
        "to_move": head.to_move,
        "machine": head.machine,
        "deadline": head.deadline,
        "opened_at": head.opened_at,
        "updated_at": head.updated_at,
        "has_free_seat": any(seat.player is None and seat.ai is None for seat in head.seats),
        "mover": mover,
    }


HEAD = "id game edition rules status version creator listed rated seats to_move machine deadline opened_at updated_at"


def head_of_row(row: Row) -> MatchSummary:
    ident, game, edition, rules, status, version, creator, listed, rated, seats, *rest = row
    to_move, machine, deadline, opened_at, updated_at = rest
    return MatchSummary(
        id=MatchId(ident),
        game=game,
        edition=edition,
        rules=rules,
        status=Status(status),
        version=version,
        creator=PlayerId(creator),
        listed=bool(listed),
        rated=bool(rated),
        seats=tuple([SeatRow(*seat) for seat in orjson.loads(seats)]),
        to_move=to_move,
        machine=machine,
        deadline=deadline,
        opened_at=opened_at,
        updated_at=updated_at,
    )


def seat_values(head: MatchSummary) -> list[Values]:
    return [
        {
            "match": head.id,
            "number": seat.number,
            "player": seat.player,
            "opened_at": head.opened_at,
            "status": head.status.value,
        }
        for seat in head.seats
        if seat.player is not None
    ]


def entry_values(match: MatchId, logged: Logged) -> Values:
    kind, data = entry_data(logged.entry)
    return {"match": match, "version": logged.version, "at": logged.at, "kind": kind, "data": json_text(data)}


ENTRY = "version at kind data"


def logged_of_row(row: Row) -> Logged:
    version, at, kind, data = row
    return Logged(version, at, entry_from(kind, orjson.loads(data)))


def snapshot_values(snapshot: Snapshot) -> Values:
    return {"match": snapshot.match, "version": snapshot.version, "data": json_text(snapshot.data)}


SNAPSHOT = "match version data"


def snapshot_of_row(row: Row) -> Snapshot:
    match, version, data = row
    return Snapshot(match, version, orjson.loads(data))


def player_values(player: Player) -> Values:
    return {
        "id": player.id,
        "name": player.name,
        "kind": player.kind.value,
        "created_at": player.created_at,
        "owner": player.owner,
        "folded": folded_name(player.name),
        "skeleton": player.skeleton,
        "role": player.role.value if player.role else None,
        "avatar": player.avatar.value if player.avatar else None,
    }


def name_values(player: Player) -> Values:
    """What other names are compared with."""
    return {"player": player.id, "folded": folded_name(player.name), "skeleton": player.skeleton}


def folded_name(name: str) -> str:
    """The name without case: names that differ only in case are the same."""
    return name.casefold()


PLAYER = "id name kind created_at owner role avatar"


def player_of_row(row: Row) -> Player:
    ident, name, kind, created_at, owner, role, avatar = row
    return Player(
        ident,
        name,
        PlayerKind(kind),
        created_at,
        owner,
        PlayerRole(role) if role else None,
        Avatar(avatar) if avatar else None,
    )


def token_values(token: Token) -> Values:
    return {
        "id": token.id,
        "player": token.player,
        "label": token.label,
        "hash": token.hash,
        "scopes": json_text(token.scopes),
        "created_at": token.created_at,
        "expires_at": token.expires_at,
        "revoked_at": token.revoked_at,
        "session": token.is_session,
        "parent": token.parent,
        "origin": token.origin,
        "device": token.device,
        "used_at": token.used_at,
        "app": token.app,
    }


TOKEN = "id player label hash scopes created_at expires_at revoked_at session parent origin device used_at app"


def token_of_row(row: Row) -> Token:
    ident, player, label, digest, scopes, created_at, expires_at, revoked_at, is_session, parent, *rest = row
    origin, device, used_at, app = rest
    return Token(
        id=ident,
        player=player,
        label=label,
        hash=digest,
        scopes=tuple(orjson.loads(scopes)),
        created_at=created_at,
        expires_at=expires_at,
        revoked_at=revoked_at,
        is_session=bool(is_session),
        parent=parent,
        origin=origin,
        device=device,
        used_at=used_at,
        app=app,
    )


def answer_values(answer: Answer) -> Values:
    return {
        "player": answer.player,
        "key": answer.key,
        "fingerprint": answer.fingerprint,
        "answer": json_text(answer.answer),
        "at": answer.at,
    }


ANSWER = "player key fingerprint answer at"


def answer_of_row(row: Row) -> Answer:
    player, key, fingerprint, answer, at = row
    return Answer(player, key, fingerprint, orjson.loads(answer), at)


def notice_values(notice: Notice) -> Values:
    id, number = stored_form(notice.task) if notice.task else ("", 0)
    return {
        "id": notice.id,
        "topic": notice.topic,
        "match": id,
        "version": number,
        "task": notice.task.name if notice.task else None,
        "at": notice.at,
    }


NOTICE = "id topic match version task at"


def notice_of_row(row: Row) -> Notice:
    id, topic, about, number, task, at = row
    return Notice(id, topic, None if task is None else task_from(task, about, number), at)
