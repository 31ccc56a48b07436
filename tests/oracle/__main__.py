"""`python -m tests.oracle --games 500 [--game the-river]`: compares engine and oracle over many games."""

from __future__ import annotations

import argparse
import sys

from tests.oracle.agreement import Tally, settings
from tests.oracle.records import COLOURS


def main() -> int:
    """Returns 1 on any difference, after showing the first."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description="Engine against oracle, both ways.")
    parser.add_argument("--games", type=int, default=500, help="least number of games in all")
    parser.add_argument("--game", choices=list(COLOURS), help="only this one")
    parser.add_argument("--start", type=int, default=0, help="number of the first game, to go on from an earlier run")
    options = parser.parse_args()
    played = [setting for game in COLOURS if options.game in (None, game) for setting in settings(game)]
    tally, number = Tally(), options.start
    while tally.games < options.games:
        for setting in played:
            tally.compare(setting, number)
        number += 1
        if sys.stderr.isatty():
            print(_counts(tally), end="\r", file=sys.stderr, flush=True)
    return _report(tally)


def _counts(tally: Tally) -> str:
    return f"{tally.games} games, {tally.plies} plies, {len(tally.differences)} differences"


def _report(tally: Tally) -> int:
    print(_counts(tally))
    for rule, times in sorted(tally.seen.items()):
        print(f"  {rule}: {times}")
    if tally.differences:
        print(f"first difference: {tally.differences[0]}")
    return 1 if tally.differences else 0


if __name__ == "__main__":
    sys.exit(main())
