"""One match as its player sees it: the state, the log, and what can be done."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, cast

from headwater_client._sync.talk import RoomKind, Talk
from headwater_client._sync.transport import Transport, decoded
from headwater_client.api_types import (
    Change,
    Invite,
    IssuedInvite,
    LegalMove,
    Match,
    MatchEvent,
    Message,
    Record,
    RoomEvent,
)


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that is yours. Answer it with `play`."""

    table: Table
    version: int
    decision: dict[str, Any]
    view: dict[str, Any]
    moves: tuple[LegalMove, ...]

    def play(self, move: str | LegalMove) -> Change:
        return self.table.play(move, version=self.version)


class Table:
    """`match` is the newest state that was read, `log` every event that was followed, in order and none twice."""

    def __init__(self, transport: Transport, match: Match) -> None:
        self._transport = transport
        self._path = f"/matches/{match['id']}"
        self.match = match
        self.log: list[MatchEvent] = []

    @property
    def id(self) -> str:
        return self.match["id"]

    @property
    def version(self) -> int:
        return self.match["version"]

    @property
    def seat(self) -> int | None:
        """Your seat; None for a spectator."""
        return self.match["viewer_seat"]

    @property
    def is_over(self) -> bool:
        return self.match["status"] in ("finished", "aborted")

    @property
    def is_your_turn(self) -> bool:
        return self.seat is not None and self.match["to_move"] == self.seat

    def say(self, text: str, *, room: RoomKind = "players") -> Message:
        """Says something to those at the table, or to its `spectators`."""
        return Talk(self._transport).say(self.id, text, room=room)

    def follow_talk(self, *, room: RoomKind = "players", after: int = 0) -> Generator[RoomEvent, None, None]:
        """Each message and removal of a room after a cursor, then live until the room closes."""
        yield from Talk(self._transport).follow_talk(self.id, room=room, after=after)

    def refresh(self) -> Match:
        """Reads the newest state."""
        self.match = self._transport.ask("GET", self._path)
        return self.match

    def events(self) -> Generator[MatchEvent, None, None]:
        """Each event of the log once, from the first that `log` does not have, until the match is over."""
        after = str(self.log[-1]["version"]) if self.log else "0"
        for message in self._transport.follow(f"{self._path}/events", after):
            event = cast("MatchEvent", decoded(message))
            self.log.append(event)
            yield event

    def turns(self) -> Generator[Turn, None, None]:
        """Each of your decisions, as it comes, until the match is over. The next one comes after you have played."""
        answered = 0
        self.refresh()
        if not self.is_over and self.is_your_turn:
            answered = self.version
            yield self._turn()
        for event in self.events():
            if event["version"] <= max(answered, self.version - 1) or event.get("to_move", self.seat) != self.seat:
                continue
            self.refresh()
            if self.is_over:
                break
            if self.is_your_turn and self.version > answered:
                answered = self.version
                yield self._turn()
        self.refresh()

    def _turn(self) -> Turn:
        moves = self.moves()
        return Turn(self, self.version, dict(self.match["decision"] or {}), dict(self.match["position"] or {}), moves)

    def moves(self) -> tuple[LegalMove, ...]:
        """The legal moves of the seat to move, with their meaning and the points they bring."""
        return tuple((self._transport.ask("GET", f"{self._path}/moves"))["items"])

    def play(self, move: str | LegalMove, *, version: int | None = None) -> Change:
        """Plays the move exactly once, whatever the network does; raises IllegalMove, StaleVersion, NotYourTurn."""
        notation = move if isinstance(move, str) else move["notation"]
        expected = self.version if version is None else version
        return self._change("POST", "/moves", {"move": notation}, {"If-Match": str(expected)})

    def undo(self) -> Change:
        return self._change("POST", "/undo")

    def start(self) -> Change:
        return self._change("POST", "/start")

    def resign(self) -> Change:
        return self._change("POST", "/resign")

    def take_back_seat(self) -> Change:
        """Returns to a seat that a machine has taken over."""
        return self._change("POST", "/return")

    def claim_timeout(self) -> Change:
        return self._change("POST", "/claim-timeout")

    def join(self, *, seat: int | None = None, words: str = "") -> Change:
        """Takes a seat. `words` take part in the shuffle, so that the deal is not the server's alone."""
        return self._change("POST", "/seats", {"seat": seat, "words": words})

    def leave(self) -> Change:
        return self._change("DELETE", f"/seats/{self.seat}")

    def add_machine(self, level: str) -> Change:
        return self._change("POST", "/seats", {"ai_level": level})

    def explain(self, move: str) -> dict[str, Any]:
        """Whether a move is legal and, if not, by which rule."""
        verdict: dict[str, Any] = self._transport.ask("GET", f"{self._path}/explain?move={move}")
        return verdict

    def hint(self) -> dict[str, Any]:
        advice: dict[str, Any] = self._transport.ask("GET", f"{self._path}/hint", wait=60)
        return advice

    def create_invite(self, *, seat: int | None = None, expires_at: int | None = None) -> IssuedInvite:
        """A link for a seat, or for any free one; its `token` is told this once."""
        wish = {"seat": seat, "expires_at": expires_at}
        return cast("IssuedInvite", self._transport.ask("POST", f"{self._path}/invites", wish))

    def invites(self) -> list[Invite]:
        """The good links to this match, for its creator."""
        return list((self._transport.ask("GET", f"{self._path}/invites"))["items"])

    def revoke_invite(self, invite: str) -> None:
        self._transport.ask("DELETE", f"/invites/{invite}")

    def rematch(self) -> Table:
        match = self._transport.ask("POST", f"{self._path}/rematch")
        return Table(self._transport, match)

    def record(self) -> Record:
        """The whole match as one document; `deal_faults` checks its deal."""
        return cast("Record", self._transport.ask("GET", f"{self._path}/record"))

    def _change(self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None) -> Change:
        change: Change = self._transport.ask(method, f"{self._path}{path}", body, headers=headers)
        self.refresh()
        return change
