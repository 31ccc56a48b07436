"""Names of entrants: players have their account's name, machines their level and number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from application.callers import Caller
from application.desk import Desk
from application.players.find_players import players_by_id
from application.words import words
from domain.hosting.terms import PlayerId
from domain.league.ratings import ANCHORS, is_machine, level_of

Names = Mapping[str, str]


async def names_of(desk: Desk, caller: Caller, subjects: Iterable[str]) -> Names:
    """A name for each subject. A player without an account keeps the id as a name."""
    wanted = list(dict.fromkeys(subjects))
    people = await players_by_id(desk, caller, [PlayerId(one) for one in wanted if not is_machine(one)])
    known = {str(player): account.name for player, account in people.items()}
    return {one: machine_name(caller, one) if is_machine(one) else known.get(one, one) for one in wanted}


def machine_name(caller: Caller, subject: str) -> str:
    """`Hand 3` for the third machine of that level. An unknown level keeps its id as a name."""
    if level_of(subject) not in ANCHORS:
        return subject
    number = subject.split(":")[2:]
    return " ".join([words(caller.language).text(f"level.{level_of(subject)}"), *number])
