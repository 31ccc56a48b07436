"""The terms of a new league, and their checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from application.errors import Malformed
from application.hosting.terms import NO_CLOCK
from domain.hosting.terms import Timing
from domain.hosting.texts import is_plain
from domain.league.terms import SHORTEST_STAGE, Rules, faults_of

LONGEST_NAME = 60
LARGEST_LEAGUE = 5_000
LONGEST_SEED = 200


@dataclass(frozen=True, slots=True)
class LeagueTerms:
    """What is played and how; a sandbox's deals follow from its seed."""

    name: str
    game: str
    rules: Rules
    options: Mapping[str, str | None] = field(default_factory=dict)
    edition: str | None = None
    timing: Timing = NO_CLOCK
    rated: bool = True
    sandbox: bool = False
    seed: str = ""


def fit_league_name(name: str) -> str:
    if not 0 < len(name.strip()) <= LONGEST_NAME or not is_plain(name):
        raise Malformed("bad-league-name", path="name", fault=f"must have 1 to {LONGEST_NAME} printable characters")
    return name.strip()


def check_seed(terms: LeagueTerms) -> None:
    """Only a sandbox has a seed: elsewhere nobody may know what the deals follow from."""
    if terms.seed and not terms.sandbox:
        raise Malformed("bad-seed", path="seed", fault="must be left out unless the league is a sandbox")
    if len(terms.seed) > LONGEST_SEED:
        raise Malformed("bad-seed", path="seed", fault=f"must have at most {LONGEST_SEED} characters")


def sound_rules(rules: Rules, sandbox: bool) -> Rules:
    """The rules, if they can be played; refuses with the first fault. Outside sandboxes stages have a least length."""
    for fault in faults_of(rules, 1 if sandbox else SHORTEST_STAGE):
        raise Malformed("bad-rules", path=f"rules.{fault.path}", fault=fault.fault)
    if rules.divisions.most * rules.divisions.largest > LARGEST_LEAGUE:
        raise Malformed("bad-rules", path="rules.divisions", fault=f"must not hold more than {LARGEST_LEAGUE} players")
    return rules
