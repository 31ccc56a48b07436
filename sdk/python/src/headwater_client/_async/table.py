"""One match as its player sees it: the state, the log, and what can be done."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any, cast

from headwater_client._async.talk import AsyncTalk, RoomKind
from headwater_client._async.transport import AsyncTransport, decoded
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
class AsyncTurn:
    """A decision that is yours. Answer it with `play`."""

    table: AsyncTable
    version: int
    decision: dict[str, Any]
    view: dict[str, Any]
    moves: tuple[LegalMove, ...]

    async def play(self, move: str | LegalMove) -> Change:
        return await self.table.play(move, version=self.version)


class AsyncTable:
    """`match` is the newest state that was read, `log` every event that was followed, in order and none twice."""

    def __init__(self, transport: AsyncTransport, match: Match) -> None:
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

    async def say(self, text: str, *, room: RoomKind = "players") -> Message:
        """Says something to those at the table, or to its `spectators`."""
        return await AsyncTalk(self._transport).say(self.id, text, room=room)

    async def follow_talk(self, *, room: RoomKind = "players", after: int = 0) -> AsyncGenerator[RoomEvent, None]:
        """Each message and removal of a room after a cursor, then live until the room closes."""
        async for event in AsyncTalk(self._transport).follow_talk(self.id, room=room, after=after):
            yield event

    async def refresh(self) -> Match:
        """Reads the newest state."""
        self.match = await self._transport.ask("GET", self._path)
        return self.match

    async def events(self) -> AsyncGenerator[MatchEvent, None]:
        """Each event of the log once, from the first that `log` does not have, until the match is over."""
        after = str(self.log[-1]["version"]) if self.log else "0"
        async for message in self._transport.follow(f"{self._path}/events", after):
            event = cast("MatchEvent", decoded(message))
            self.log.append(event)
            yield event

    async def turns(self) -> AsyncGenerator[AsyncTurn, None]:
        """Each of your decisions, as it comes, until the match is over. The next one comes after you have played."""
        answered = 0
        await self.refresh()
        if not self.is_over and self.is_your_turn:
            answered = self.version
            yield await self._turn()
        async for event in self.events():
            if event["version"] <= max(answered, self.version - 1) or event.get("to_move", self.seat) != self.seat:
                continue
            await self.refresh()
            if self.is_over:
                break
            if self.is_your_turn and self.version > answered:
                answered = self.version
                yield await self._turn()
        await self.refresh()

    async def _turn(self) -> AsyncTurn:
        moves = await self.moves()
        return AsyncTurn(
            self, self.version, dict(self.match["decision"] or {}), dict(self.match["position"] or {}), moves
        )

    async def moves(self) -> tuple[LegalMove, ...]:
        """The legal moves of the seat to move, with their meaning and the points they bring."""
        return tuple((await self._transport.ask("GET", f"{self._path}/moves"))["items"])

    async def play(self, move: str | LegalMove, *, version: int | None = None) -> Change:
        """Plays the move exactly once, whatever the network does; raises IllegalMove, StaleVersion, NotYourTurn."""
        notation = move if isinstance(move, str) else move["notation"]
        expected = self.version if version is None else version
        return await self._change("POST", "/moves", {"move": notation}, {"If-Match": str(expected)})

    async def undo(self) -> Change:
        return await self._change("POST", "/undo")

    async def start(self) -> Change:
        return await self._change("POST", "/start")

    async def resign(self) -> Change:
        return await self._change("POST", "/resign")

    async def take_back_seat(self) -> Change:
        """Returns to a seat that a machine has taken over."""
        return await self._change("POST", "/return")

    async def claim_timeout(self) -> Change:
        return await self._change("POST", "/claim-timeout")

    async def join(self, *, seat: int | None = None, words: str = "") -> Change:
        """Takes a seat. `words` take part in the shuffle, so that the deal is not the server's alone."""
        return await self._change("POST", "/seats", {"seat": seat, "words": words})

    async def leave(self) -> Change:
        return await self._change("DELETE", f"/seats/{self.seat}")

    async def add_machine(self, level: str) -> Change:
        return await self._change("POST", "/seats", {"ai_level": level})

    async def explain(self, move: str) -> dict[str, Any]:
        """Whether a move is legal and, if not, by which rule."""
        verdict: dict[str, Any] = await self._transport.ask("GET", f"{self._path}/explain?move={move}")
        return verdict

    async def hint(self) -> dict[str, Any]:
        advice: dict[str, Any] = await self._transport.ask("GET", f"{self._path}/hint", wait=60)
        return advice

    async def create_invite(self, *, seat: int | None = None, expires_at: int | None = None) -> IssuedInvite:
        """A link for a seat, or for any free one; its `token` is told this once."""
        wish = {"seat": seat, "expires_at": expires_at}
        return cast("IssuedInvite", await self._transport.ask("POST", f"{self._path}/invites", wish))

    async def invites(self) -> list[Invite]:
        """The good links to this match, for its creator."""
        return list((await self._transport.ask("GET", f"{self._path}/invites"))["items"])

    async def revoke_invite(self, invite: str) -> None:
        await self._transport.ask("DELETE", f"/invites/{invite}")

    async def rematch(self) -> AsyncTable:
        match = await self._transport.ask("POST", f"{self._path}/rematch")
        return AsyncTable(self._transport, match)

    async def record(self) -> Record:
        """The whole match as one document; `deal_faults` checks its deal."""
        return cast("Record", await self._transport.ask("GET", f"{self._path}/record"))

    async def _change(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Change:
        change: Change = await self._transport.ask(method, f"{self._path}{path}", body, headers=headers)
        await self.refresh()
        return change
