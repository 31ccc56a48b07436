"""The pruning part of the fake store."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from application.ports.pruning import GuestPlace
from application.tasks import stored_form
from domain.hosting.players import PlayerKind
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from domain.league.terms import LeagueId

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


def drop(shelf: dict[Any, Any], keys: Iterable[Hashable]) -> int:
    """How many of these were there."""
    return sum(shelf.pop(key, None) is not None for key in keys)


class FakePruneReading:
    _shelves: "Shelves"

    async def unstarted_matches(self, before: Moment, limit: int) -> Sequence[MatchId]:
        heads = [head for head in self._shelves.heads.values() if head.status is Status.OPEN]
        old = [head for head in heads if head.opened_at < before and head.id not in self._shelves.league_matches]
        return [head.id for head in sorted(old, key=lambda head: (head.opened_at, head.id))[:limit]]

    async def unplayed_matches(self, before: Moment, limit: int) -> Sequence[MatchId]:
        closings = [each for each in self._shelves.closings.values() if each.record is None]
        old = [(each.closed_at, each.match) for each in closings if each.closed_at and each.closed_at < before]
        return [match for _, match in sorted(old)[:limit]]

    async def guests_after(self, place: GuestPlace | None, before: Moment, limit: int) -> Sequence[GuestPlace]:
        guests = [player for player in self._shelves.players.values() if player.kind is PlayerKind.GUEST]
        places = sorted((guest.created_at, guest.id) for guest in guests if guest.created_at < before)
        after = (place.created_at, place.id) if place else (-1, "")
        return [GuestPlace(*each) for each in places if each > after][:limit]

    async def condemned_matches(self, limit: int) -> Sequence[MatchId]:
        places = self._shelves.league_matches.items()
        return [match for match, league in places if self._shelves.attended.get(league) == 0][:limit]


class FakePruneWork(FakePruneReading):
    async def forget_answers(self, before: Moment, limit: int) -> int:
        old = [(answer.at, place) for place, answer in self._shelves.answers.items() if answer.at < before]
        return drop(self._shelves.answers, [place for _, place in sorted(old)[:limit]])

    async def forget_leases(self, before: Moment) -> int:
        old = [match for match, each in self._shelves.leases.items() if each.until < before]
        return drop(self._shelves.leases, old)

    async def forget_tokens(self, before: Moment, limit: int) -> int:
        ends = {
            token.id: [end for end in (token.expires_at, token.revoked_at) if end is not None]
            for token in self._shelves.tokens.values()
        }
        return drop(self._shelves.tokens, [id for id, end in ends.items() if end and min(end) < before][:limit])

    async def forget_dead(self, before: Moment, limit: int) -> int:
        old = [(dead.at, stored_form(task), task) for task, dead in self._shelves.dead.items() if dead.at < before]
        return drop(self._shelves.dead, [task for *_, task in sorted(old, key=lambda each: each[:2])[:limit]])

    async def forget_guests(self, guests: Sequence[PlayerId]) -> int:
        return drop(self._shelves.players, [guest for guest in guests if not self._is_used(guest)])

    def _is_used(self, player: PlayerId) -> bool:
        shelves = self._shelves
        return (
            shelves.players[player].kind is not PlayerKind.GUEST
            or any(token.player == player for token in shelves.tokens.values())
            or any(head.creator == player for head in shelves.heads.values())
            or any(seat.player == player for head in shelves.heads.values() for seat in head.seats)
            or any(member == player for _, member in shelves.league_members)
            or any(change.subject == player for change in shelves.changes.values())
        )

    async def forget_matches(self, matches: Sequence[MatchId]) -> int:
        shelves = self._shelves
        for shelf in (shelves.logs, shelves.secrets, shelves.snapshots, shelves.closings, shelves.leases):
            drop(shelf, matches)
        drop(shelves.league_matches, matches)
        drop(shelves.rooms, [room for room in shelves.rooms if room.partition("/")[0] in matches])
        drop(shelves.room_lines, [line for line in shelves.room_lines if line[0].partition("/")[0] in matches])
        return drop(shelves.heads, matches)

    async def attend_league(self, league: LeagueId, now: Moment, before: Moment) -> bool:
        if not 0 < self._shelves.attended.get(league, 0) < before:
            return False
        self._shelves.attended[league] = now
        return True

    async def condemn_sandboxes(self, before: Moment, closed_before: Moment, limit: int) -> int:
        shelves = self._shelves
        old = [
            (at, league)
            for league, at in shelves.attended.items()
            if 0 < at < (closed_before if shelves.league_heads[league].closed else before)
        ]
        for _, league in sorted(old)[:limit]:
            shelves.attended[league] = Moment(0)
        return len(old[:limit])

    async def forget_sandboxes(self, limit: int) -> int:
        shelves = self._shelves
        left = set(shelves.league_matches.values())
        gone = [league for league, at in shelves.attended.items() if at == 0 and league not in left][:limit]
        for league in gone:
            drop(shelves.league_members, [place for place in shelves.league_members if place[0] == league])
        for shelf in (shelves.league_heads, shelves.league_logs, shelves.league_secrets, shelves.attended):
            drop(shelf, gone)
        return len(gone)
