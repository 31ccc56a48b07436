"""The operators' part of the fake store: the audit trail and bans."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from application.ports.operators import AuditLine
from domain.hosting.terms import Moment, PlayerId
from tests.fakes.apps import drop_app
from tests.fakes.moderation import erase_conduct

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


@dataclass
class OperatorShelves:
    audit: dict[str, AuditLine] = field(default_factory=dict)
    bans: dict[PlayerId, Moment] = field(default_factory=dict)


class FakeOperatorReading:
    _shelves: "Shelves"

    async def audit(self, target: str | None, limit: int) -> Sequence[AuditLine]:
        lines = [line for line in self._shelves.audit.values() if target in (None, line.target)]
        return sorted(lines, key=lambda line: (line.at, line.id), reverse=True)[:limit]

    async def is_banned(self, player: PlayerId) -> bool:
        known = self._shelves.players.get(player)
        return player in self._shelves.bans or (known is not None and known.owner in self._shelves.bans)


class FakeOperatorWork(FakeOperatorReading):
    async def note_audit(self, line: AuditLine) -> None:
        self._shelves.audit[line.id] = line

    async def ban(self, player: PlayerId, at: Moment) -> bool:
        is_new = player not in self._shelves.bans
        self._shelves.bans.setdefault(player, at)
        return is_new

    async def lift_ban(self, player: PlayerId) -> bool:
        return self._shelves.bans.pop(player, None) is not None

    async def erase_player(self, player: PlayerId) -> None:
        shelves = self._shelves
        shelves.passwords.pop(player, None)
        shelves.webhooks.pop(player, None)
        for token in [token.id for token in shelves.tokens.values() if token.player == player]:
            del shelves.tokens[token]
        for place in [place for place in shelves.answers if place[0] == player]:
            del shelves.answers[place]
        for match in [match for match, lease in shelves.leases.items() if lease.bot == player]:
            del shelves.leases[match]
        shelves.profiles.pop(player, None)
        shelves.pauses.pop(player, None)
        shelves.erasures.pop(player, None)
        own = [each.id for each in shelves.archives.values() if each.player == player]
        for archive in own:
            del shelves.archives[archive]
        for chunk in [chunk for chunk in shelves.chunks if chunk[0] in own]:
            del shelves.chunks[chunk]
        for old in [old for old in shelves.old_names if old[0] == player]:
            del shelves.old_names[old]
        for code in [code for code in shelves.codes if code[0] == player]:
            del shelves.codes[code]
        for key in [key for key in shelves.boundaries if player in key]:
            del shelves.boundaries[key]
        for line in [line for line, event in shelves.room_lines.items() if event.message.author == player]:
            del shelves.room_lines[line]
        for seek in [seek for seek in shelves.seeks.values() if seek.player == player]:
            del shelves.seeks[seek.id]
        for each in [each for each in shelves.challenges.values() if player in (each.challenger, each.challenged)]:
            del shelves.challenges[each.id]
        for invite in [invite for invite in shelves.invites.values() if invite.inviter == player]:
            del shelves.invites[invite.id]
        shelves.forget_reach(player)
        for app in [app.id for app in shelves.apps.values() if app.author == player]:
            drop_app(shelves, app)
        for grant in [grant.id for grant in shelves.grants.values() if grant.player == player]:
            del shelves.grants[grant]
        erase_conduct(shelves, player)
