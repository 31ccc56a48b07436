"""The rules of leagues as clients know them: flat, each by a name of its own. The domain groups them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from domain.kernel.plain import Plain

RULE_NAMES: Final[Mapping[str, tuple[str, str]]] = {
    "calendar.registration": ("registration", "How long one can register before the start."),
    "calendar.round_length": ("round_length", "How long a round lasts."),
    "calendar.rounds": ("rounds", "How many rounds a season has."),
    "calendar.pause": ("pause", "How long after a season the next one opens."),
    "format": ("format", "Who plays whom."),
    "table_size": ("table_size", "How many play at a table, at most."),
    "scoring": ("scoring", "What a table is worth."),
    "points.two": ("points_at_two", "Points by place at tables of two."),
    "points.three": ("points_at_three", "Points by place at tables of three."),
    "points.four": ("points_at_four", "Points by place at tables of four."),
    "points.sitting_out": ("points_sitting_out", "Points for a player who has to sit a round out."),
    "tie_breaks": ("tie_breaks", "What parts equals, in this order."),
    "divisions.most": ("divisions", "The most divisions there may be."),
    "divisions.smallest": ("smallest_division", "The fewest players of a division."),
    "divisions.largest": ("largest_division", "The most players of a division."),
    "exchange.one_in": ("exchange_one_in", "One in so many of the smaller division changes places."),
    "exchange.least": ("exchange_least", "But at least so many."),
    "exchange.most": ("exchange_most", "And at most so many."),
    "departure": ("departure", "What becomes of players who leave."),
    "discipline.leaves": ("barred_after_leaves", "Who leaves so often may not register for a time."),
    "discipline.within": ("barred_within", "Within which time departures are counted."),
    "discipline.barred": ("barred_for", "For how long."),
    "reach": ("reach", "On a ladder: how many places higher one can challenge."),
    "rest": ("rest", "How many seasons one can miss and keep one's division."),
    "clocks_stop": ("clocks_stop", "Whether vacations and playing hours stop the clocks of its matches."),
}
"""The name and description of each of the domain's rules, by its place in the domain."""


def flat_rules(rules: Mapping[str, Plain]) -> dict[str, Plain]:
    """The plain data of rules, or of some of them, by the names of clients."""
    flat: dict[str, Plain] = {}
    for name, value in rules.items():
        parts = value.items() if isinstance(value, dict) else ()
        flat |= {RULE_NAMES[f"{name}.{part}"][0]: each for part, each in parts}
        if not isinstance(value, dict):
            flat[RULE_NAMES[name][0]] = value
    return flat


def nested_rules(flat: Mapping[str, Plain]) -> dict[str, Plain]:
    """The plain data of the domain for rules by the names of clients."""
    nested: dict[str, Plain] = {}
    for path, (name, _) in RULE_NAMES.items():
        if name in flat:
            part, _, member = path.rpartition(".")
            group = nested.setdefault(part, {}) if part else nested
            assert isinstance(group, dict)
            group[member] = flat[name]
    return nested
