"""`python -m tests.mutations [--game moon-river]`: breaks one rule after another and reports which the tests catch."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

from tests.mutations.mutation import Mutation, Suite
from tests.mutations.suites import SUITES
from tests.mutations.trial import Finding, Verdict, tried


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns 1 unless every mutation tried was caught."""
    options = _parser().parse_args(arguments)
    found: Counter[Verdict] = Counter()
    for game in [options.game] if options.game else SUITES:
        found += _tried(game, SUITES[game], options.only, options.jobs)
    return 0 if set(found) <= {Verdict.CAUGHT} else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description="Do the tests notice broken rules?")
    parser.add_argument("--game", choices=list(SUITES), help="only this one")
    parser.add_argument("--only", default="", metavar="RULE", help="only rules that begin so, as MR-5")
    parser.add_argument("--jobs", type=int, default=2, help="trials at a time")
    return parser


def _tried(game: str, suite: Suite, only: str, jobs: int) -> Counter[Verdict]:
    chosen = [mutation for mutation in suite.mutations if mutation.rule.startswith(only)]
    found: Counter[Verdict] = Counter()
    if not chosen:
        return found
    if tried(None, suite.tests).verdict != Verdict.SURVIVED:
        sys.exit(f"{game}: the tests fail although no rule is broken")
    cited = 0
    for number, (mutation, finding) in enumerate(_findings(chosen, suite, jobs), 1):
        found[finding.verdict] += 1
        cited += mutation.cited in finding.by
        print(f"[{number}/{len(chosen)}] {finding.verdict:8} {mutation}\n    {finding.by}", flush=True)
    caught = found[Verdict.CAUGHT]
    print(f"{game}: {len(chosen)} tried, {caught} caught, {cited} of them by a test of the same rule", flush=True)
    return found


def _findings(chosen: Sequence[Mutation], suite: Suite, jobs: int) -> Iterator[tuple[Mutation, Finding]]:
    with ThreadPoolExecutor(jobs) as pool:
        yield from zip(chosen, pool.map(lambda mutation: tried(mutation, suite.tests), chosen), strict=True)


if __name__ == "__main__":
    sys.exit(main())
