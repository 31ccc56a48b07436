"""Records of both games: replayed by the oracle of their game, or made by it."""

from __future__ import annotations

from collections import Counter

from tests.oracle.components import (
    BUILDINGS,
    EDITION,
    GROUNDS,
    PARTNERS,
    PLOTS,
    RULES,
    SCENARIOS,
    SLOTS,
    SYMBOL_SPACES,
    TILES,
)
from tests.oracle.moonriver import MoonRiver
from tests.oracle.table import Choose, Difference, Oracle, Record, check, play
from tests.oracle.theriver import Shuffle, TheRiver

EDITIONS = {"moon-river": list(GROUNDS), "the-river": [EDITION]}
COLOURS = {"moon-river": [colour for colour in SLOTS if colour != "camp"], "the-river": list(SYMBOL_SPACES)}


def replay(record: Record) -> Oracle:
    """Checks heading, deal, every move with its legal list, and the result; raises Difference."""
    _check_heading(record)
    _check_deal(record)
    oracle = _oracle(record)
    check(oracle, record)
    return oracle


def make(heading: Record, choose: Choose, shuffle: Shuffle | None = None) -> tuple[Record, Oracle]:
    """A game as the chooser plays it, with the legal list before each move; the heading says what is played."""
    oracle = _oracle(heading, shuffle)
    moves, lists, result = play(oracle, choose)
    deal = {**heading["deal"], "reshuffles": oracle.reshuffled} if isinstance(oracle, TheRiver) else heading["deal"]
    body = {"deal": deal, "moves": moves, "result": result}
    counts = [len(legal) for legal in lists]
    return {"format": "headwater-record/1", **heading, **body, "legal": lists, "legal_counts": counts}, oracle


def _oracle(heading: Record, shuffle: Shuffle | None = None) -> MoonRiver | TheRiver:
    seats, deal = heading["seats"], heading["deal"]
    if heading["game"] == "the-river":
        return TheRiver(seats, deal, shuffle)
    return MoonRiver(seats, heading["options"], deal, heading["edition"], heading["rules"])


def _check_heading(record: Record) -> None:
    game, rules = record["game"], record["rules"]
    known = game in COLOURS and record["edition"] in EDITIONS[game] and rules in RULES[game]
    if not known or record["format"] != "headwater-record/1":
        raise Difference(f"heading {record['format']}, {record['edition']}, {rules} of {game}")
    seats: list[str] = record["seats"]
    if not 2 <= len(seats) <= 4 or len(set(seats)) < len(seats) or not set(seats) <= set(COLOURS[record["game"]]):
        raise Difference(f"colours {seats}")
    if record["options"] not in _possible_options(record["game"]):
        raise Difference(f"options {record['options']}")
    counts = [len(legal) for legal in record.get("legal", [])]
    if record.get("legal_counts", counts) != counts:
        raise Difference("legal_counts do not count the legal lists")


def _possible_options(game: str) -> list[Record]:
    if game == "the-river":
        return [{}]
    legends: list[Record] = [{"variant": "legends", "scenario": scenario} for scenario in SCENARIOS]
    return [{"variant": "base", "scenario": None}, *legends]


def _check_deal(record: Record) -> None:
    deal, seats = record["deal"], list(range(1, len(record["seats"]) + 1))
    if record["game"] == "moon-river":
        plots = {kind: plot.count for kind, plot in PLOTS.items()}
        whole = Counter(deal["plots"]) == plots and Counter(deal["partners"]) == PARTNERS
        whole = whole and sorted(deal["rancheros"]) == seats
        keys = {"plots", "partners", "rancheros"}
    else:
        whole = sorted(deal["tiles"]) == list(TILES) and sorted(deal["buildings"]) == list(BUILDINGS)
        whole = whole and deal["first"] in seats
        keys = {"tiles", "buildings", "first", "reshuffles"}
    if not whole or set(deal) != keys:
        raise Difference("the deal does not hold the edition's pieces, or not its keys")
