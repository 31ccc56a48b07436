"""Records of both games: replayed by the oracle of their game, or made by it."""

from __future__ import annotations

from collections import Counter

from tests.oracle.components import BUILDINGS, EDITION, LEGENDS, PARTNERS, PLOTS, SCENARIOS, SYMBOL_SPACES, TILES
from tests.oracle.moonriver import MoonRiver
from tests.oracle.table import Choose, Difference, Oracle, Record, check, play
from tests.oracle.theriver import Shuffle, TheRiver

COLOURS = {"moon-river": list(LEGENDS), "the-river": list(SYMBOL_SPACES)}


def replay(record: Record) -> Oracle:
    """Checks heading, deal, every move with its legal list, and the result; raises Difference."""
    _check_heading(record)
    _check_deal(record)
    oracle = oracle_for(record["game"], record["seats"], record["options"], record["deal"])
    check(oracle, record)
    return oracle


def make(
    game: str, deal: Record, options: Record, seats: list[str], choose: Choose, shuffle: Shuffle | None = None
) -> tuple[Record, Oracle]:
    """A game as the chooser plays it, with the legal list before each move."""
    oracle = oracle_for(game, seats, options, deal, shuffle)
    moves, lists, result = play(oracle, choose)
    if isinstance(oracle, TheRiver):
        deal = {**deal, "reshuffles": oracle.reshuffled}
    heading = {"format": "headwater-record/1", "game": game, "edition": EDITION, "rules": 1}
    body = {"options": options, "seats": seats, "deal": deal, "moves": moves, "result": result}
    return {**heading, **body, "legal": lists, "legal_counts": [len(legal) for legal in lists]}, oracle


def oracle_for(
    game: str, seats: list[str], options: Record, deal: Record, shuffle: Shuffle | None = None
) -> MoonRiver | TheRiver:
    return MoonRiver(seats, options, deal) if game == "moon-river" else TheRiver(seats, deal, shuffle)


def _check_heading(record: Record) -> None:
    heading = [record[key] for key in ("format", "edition", "rules")]
    if heading != ["headwater-record/1", EDITION, 1] or record["game"] not in COLOURS:
        raise Difference(f"heading {heading} of {record['game']}")
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
