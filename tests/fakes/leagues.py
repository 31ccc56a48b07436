"""The leagues' part of the fake store."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from application.ports.leagues import Departed, LeagueFilter, LeaguePlace, LeagueSummary
from application.ports.store import StoreFault, VersionTaken
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.entries import LeagueLogged
from domain.league.rulings import RULINGS
from domain.league.terms import LeagueId


@dataclass
class LeagueShelves:
    league_heads: dict[LeagueId, LeagueSummary] = field(default_factory=dict)
    league_logs: dict[LeagueId, tuple[LeagueLogged, ...]] = field(default_factory=dict)
    league_secrets: dict[LeagueId, bytes] = field(default_factory=dict)
    league_members: dict[tuple[LeagueId, PlayerId], bool] = field(default_factory=dict)
    league_matches: dict[MatchId, LeagueId] = field(default_factory=dict)
    league_departures: dict[tuple[PlayerId, LeagueId, str], Departed] = field(default_factory=dict)
    woken: dict[LeagueId, int] = field(default_factory=dict)
    settled: dict[LeagueId, int] = field(default_factory=dict)
    attended: dict[LeagueId, Moment] = field(default_factory=dict)


class FakeLeagueReading:
    _shelves: LeagueShelves

    async def league_summary(self, league: LeagueId) -> LeagueSummary | None:
        return self._shelves.league_heads.get(league)

    async def league_log(self, league: LeagueId, after: int = 0, limit: int | None = None) -> Sequence[LeagueLogged]:
        return [each for each in self._shelves.league_logs.get(league, ()) if each.version > after][:limit]

    async def rulings(self, leagues: Sequence[LeagueId]) -> Mapping[LeagueId, Sequence[LeagueLogged]]:
        logs = {league: self._shelves.league_logs.get(league, ()) for league in leagues}
        found = {league: [each for each in log if isinstance(each.entry, RULINGS)] for league, log in logs.items()}
        return {league: rulings for league, rulings in found.items() if rulings}

    async def league_secret(self, league: LeagueId) -> bytes | None:
        return self._shelves.league_secrets.get(league)

    async def find_leagues(
        self, wanted: LeagueFilter, place: LeaguePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[LeagueSummary]:
        def at(one: LeagueSummary | LeaguePlace) -> tuple[int, str]:
            return one.founded_at, one.id

        found = sorted(self._wanted_leagues(wanted), key=at, reverse=not is_backward)
        if place is not None:
            found = [head for head in found if (at(head) > at(place) if is_backward else at(head) < at(place))]
        return found[:limit]

    async def count_leagues(self, wanted: LeagueFilter, limit: int) -> int:
        return min(limit, len(self._wanted_leagues(wanted)))

    def _wanted_leagues(self, wanted: LeagueFilter) -> list[LeagueSummary]:
        plain = {name: getattr(wanted, name) for name in ("game", "status", "owner", "sandbox", "closed")}
        asked = {name: value for name, value in plain.items() if value is not None}
        return [
            head
            for head in self._shelves.league_heads.values()
            if all(getattr(head, name) == value for name, value in asked.items())
            and (wanted.player is None or (head.id, wanted.player) in self._shelves.league_members)
        ]

    async def due_leagues(self, now: Moment, attended_since: Moment, limit: int) -> Sequence[LeagueSummary]:
        due = [head for head in self._shelves.league_heads.values() if self._is_due(head, now, attended_since)]
        return sorted(due, key=lambda head: (head.due_at or 0, head.id))[:limit]

    def _is_due(self, head: LeagueSummary, now: Moment, attended_since: Moment) -> bool:
        if head.sandbox and self._shelves.attended[head.id] < attended_since:
            return False
        is_woken = self._shelves.woken.get(head.id, 0) != self._shelves.settled.get(head.id, 0)
        return is_woken or (head.due_at is not None and head.due_at <= now)

    async def due_calls(self, league: LeagueId, now: Moment, attended_since: Moment) -> int | None:
        head = self._shelves.league_heads.get(league)
        return self._shelves.woken.get(league, 0) if head and self._is_due(head, now, attended_since) else None

    async def league_of(self, match: MatchId) -> LeagueId | None:
        return self._shelves.league_matches.get(match)

    async def departures(self, player: PlayerId) -> Sequence[Moment]:
        return sorted(each.at for each in self._departed(player) if not each.forgiven)

    async def departures_by(self, player: PlayerId, limit: int) -> Sequence[Departed]:
        return sorted(self._departed(player), key=lambda each: (-each.at, each.league, each.occasion))[:limit]

    def _departed(self, player: PlayerId) -> list[Departed]:
        return [each for (one, _, _), each in self._shelves.league_departures.items() if one == player]


class FakeLeagueWork(FakeLeagueReading):
    async def found_league(self, head: LeagueSummary, secret: bytes, entries: Sequence[LeagueLogged]) -> None:
        if head.id in self._shelves.league_heads:
            raise StoreFault("the league is there already")
        self._shelves.league_secrets[head.id] = secret
        if head.sandbox:
            self._shelves.attended[head.id] = head.founded_at
        self._put_league(head, tuple(entries))

    async def append_league(self, head: LeagueSummary, entries: Sequence[LeagueLogged]) -> None:
        known = self._shelves.league_heads.get(head.id)
        if known is None or known.version != head.version - len(entries):
            raise VersionTaken(head.id)
        self._put_league(head, (*self._shelves.league_logs[head.id], *entries))

    def _put_league(self, head: LeagueSummary, log: tuple[LeagueLogged, ...]) -> None:
        if [logged.version for logged in log] != list(range(1, head.version + 1)):
            raise StoreFault("entries must follow each other up to the head's version")
        self._shelves.league_heads[head.id] = head
        self._shelves.league_logs[head.id] = log

    async def note_members(self, league: LeagueId, players: Sequence[PlayerId]) -> None:
        self._shelves.league_members.update({(league, player): True for player in players})

    async def forget_members(self, league: LeagueId, players: Sequence[PlayerId]) -> None:
        for player in players:
            self._shelves.league_members.pop((league, player), None)

    async def note_league_matches(self, league: LeagueId, matches: Sequence[MatchId]) -> None:
        self._shelves.league_matches.update(dict.fromkeys(matches, league))

    async def note_departures(self, league: LeagueId, occasion: str, players: Sequence[PlayerId], at: Moment) -> None:
        for player in players:
            told = Departed(league, occasion, at, forgiven=False)
            self._shelves.league_departures.setdefault((player, league, occasion), told)

    async def forgive_departures(self, league: LeagueId, occasion: str, players: Sequence[PlayerId]) -> None:
        there = self._shelves.league_departures
        keys = [(player, league, occasion) for player in players]
        there.update({key: replace(there[key], forgiven=True) for key in keys if key in there})

    async def wake_league(self, league: LeagueId) -> None:
        self._shelves.woken[league] = self._shelves.woken.get(league, 0) + 1

    async def settle_league(self, league: LeagueId, woken: int) -> None:
        self._shelves.settled[league] = max(woken, self._shelves.settled.get(league, 0))
