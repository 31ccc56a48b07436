"""Players with a bent, so that whole games meet the rules that even play hardly reaches, and deals to match."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

from tests.oracle.components import BUILDINGS, PARTNERS, PLOTS, TILES
from tests.oracle.table import Choose, Record

Memory = Counter[str]  # how often the seat has used each verb
Weigh = Callable[[str, Memory], float]
Order = Callable[[Random, list[str]], list[str]]
CIRCLES = re.compile("=(?:D4|C4|M4|F4|H2)")
SKULLS = re.compile("=[DCM]1")


def verb(move: str) -> str:
    return move.split(":")[0]


def by_verb(**weights: float) -> Weigh:
    """Moves weigh as their verb says, all others 1."""
    return lambda move, _: weights.get(verb(move), 1)


def climbing(move: str, _: Memory) -> float:
    """Up the ranch as fast as it goes, with what gives no hold to a bonus tile (MR-8.2)."""
    if move.startswith("place:"):
        rows = [int(row) for row in re.findall(r"[a-e](\d+)=", move)]
        return float(100 ** (max(rows) - min(rows)) * 30 ** max(rows) * 50 ** len(re.findall("=[KH]", move)))
    return {"done": 1e-3, "select:4": 50}.get(move, 1)


def scattering(move: str, _: Memory) -> float:
    """Fills the row at the bridges with a mixture, so that little fits later."""
    if not move.startswith("place:"):
        return 1
    (first, a, second, b) = re.findall(r"(?<=[:,=])\w+", move)
    return (50 if first[0] in "ace" or second[0] in "ace" else 1) * (50 if a[0] != b[0] else 1) * 9.0


def recruiting(token: str, patience: float) -> Weigh:
    """Saves plots (`patience` against laying), lays circles, takes this token and uses it."""

    def weigh(move: str, _: Memory) -> float:
        if move.startswith("place:"):
            return float(1000 ** len(CIRCLES.findall(move)))
        wanted = move.startswith("recruit:") and move.endswith(token)
        return 1e4 if wanted else {"done": patience, "skip": 0.01, "select:4": 50}.get(move, 1)

    return weigh


def parching(move: str, _: Memory) -> float:
    """Cows first, then skulls beside them (MR-5.2)."""
    if move.startswith("place:"):
        return float(30 ** (len(SKULLS.findall(move)) + len(re.findall("=(?:[DCM][56]|[FH]4|H.)", move))))
    return 20 if move in ("select:1", "select:4") else 1


def squatting(move: str, memory: Memory) -> float:
    """Builds twice for the fifth pioneer, then holds cards and wood until places run out (TR-3.3)."""
    if move.startswith("store:"):
        return float(50 ** move.count("w") * 7 ** move.count("c"))
    late = memory["claim"] > 5
    weights = {"build": 1e-9 if memory["build"] >= 2 else 1e6, "reserve": 1e4, "claim": 1e5 if late else 1e-3}
    return weights.get(verb(move), {"produce:wood": 5e3, "produce:clay": 1e3, "pass": 1e-6}.get(move, _others(move)))


def _others(move: str) -> float:
    return 1e-6 if move.startswith("trade:") else 100


def wandering(move: str, _: Memory) -> float:
    """Builds all spots full and goes on building."""
    return {"build": 1e6, "produce": 50, "forage": 50, "trade": 0.3, "reserve": 5}.get(verb(move), 1)


def meadowing(move: str, _: Memory) -> float:
    """Takes the meadows that pay, pour and reshape; otherwise keeps its stores full."""
    if re.fullmatch("(claim|take):T5[3-9]", move):
        return 1e6
    return {"claim": 0.5, "produce": 200, "forage": 50, "trade": 0.01, "build": 0.5, "skip": 0.1}.get(verb(move), 1)


STYLES: dict[str, list[Weigh]] = {
    "moon-river": [
        by_verb(),
        by_verb(done=1e6),
        by_verb(done=1e-6, skip=1e-6),
        climbing,
        scattering,
        parching,
        recruiting("cowboy", 1),
        recruiting("desperado", 100),
        recruiting("cattle-thief", 1e-3),
        recruiting("", 1e5),
    ],
    "the-river": [
        by_verb(),
        by_verb(claim=300, trade=0.01),
        wandering,
        by_verb(claim=1e-6, produce=1e3, forage=1e3, build=1e-6, trade=1e-6),
        by_verb(claim=1e-6, build=1e-6, trade=1e3, produce=30, forage=10),
        by_verb(reserve=1e3, build=1e6, produce=40, trade=0.01),
        squatting,
        meadowing,
    ],
}


def chooser(game: str, number: int, rng: Random) -> Choose:
    """The numbered style for all seats, the numbers going round; past the last one each seat draws its own."""
    styles = STYLES[game]
    number %= len(styles) + 1
    return choosing([styles[number] if number < len(styles) else rng.choice(styles) for _ in range(4)], rng)


def choosing(own: list[Weigh], rng: Random) -> Choose:
    """Each seat by its own weights."""
    memories = [Counter[str]() for _ in own]

    def choose(seat: int, legal: list[str]) -> str:
        weigh, memory = own[seat - 1], memories[seat - 1]
        move = rng.choices(legal, [weigh(move, memory) for move in legal])[0]
        memory[verb(move)] += 1
        return move

    return choose


def shuffled(rng: Random, items: list[str]) -> list[str]:
    return rng.sample(items, len(items))


def bent(rng: Random, items: list[str]) -> list[str]:
    """Half the time an even shuffle, otherwise kinds tend to come together, in a random order of kinds."""
    if rng.random() < 0.5:
        return shuffled(rng, items)
    rank = {kind: rng.random() for kind in sorted(set(items))}
    return sorted(items, key=lambda kind: rank[kind] + rng.random() * 0.2)


def fields_first(rng: Random, items: list[str]) -> list[str]:
    """Corn and farms early: nothing for a bonus tile to touch."""
    return sorted(shuffled(rng, items), key=lambda kind: kind[0] not in "KH")


def circles_together(rng: Random, items: list[str]) -> list[str]:
    """All circles in a row somewhere, so that the saloon empties within a round (MR-5.3)."""
    circles = shuffled(rng, [kind for kind in items if PLOTS[kind].circles])
    others = shuffled(rng, [kind for kind in items if not PLOTS[kind].circles])
    start = rng.randrange(0, len(others), 4)
    return others[:start] + circles + others[start:]


def stores_first(rng: Random, items: list[str]) -> list[str]:
    """Tiles without symbols early: nothing to produce with, but room for goods."""
    return sorted(shuffled(rng, items), key=lambda tile: len(TILES[tile].symbols) - TILES[tile].warehouses)


def cheap_first(rng: Random, items: list[str]) -> list[str]:
    return sorted(shuffled(rng, items), key=lambda card: len(BUILDINGS[card][0]))


def deal(game: str, seats: int, rng: Random, order: Order | None = None) -> Record:
    """Any order of the pieces is a deal, so not only even ones are made; `order` is for plots or tiles."""
    if game == "the-river":
        tiles = (order or rng.choice([stores_first, bent, bent]))(rng, list(TILES))
        cards = rng.choice([cheap_first, bent])(rng, list(BUILDINGS))
        return {"tiles": tiles, "buildings": cards, "first": rng.randint(1, seats), "reshuffles": []}
    plots = [kind for kind, plot in PLOTS.items() for _ in range(plot.count)]
    plots = (order or rng.choice([fields_first, circles_together, bent, bent]))(rng, plots)
    tokens = [token for token, number in PARTNERS.items() for _ in range(number)]
    rancheros = rng.sample(range(1, seats + 1), seats)
    return {"plots": plots, "partners": bent(rng, tokens), "rancheros": rancheros}
