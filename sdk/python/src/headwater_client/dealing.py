"""Check a finished match's deal (docs/dealing.md): commitment, seed, streams of numbers, shuffles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, Final, TypeVar

Item = TypeVar("Item")

ALGORITHM: Final = "headwater-deal/1"
_BASE: Final = 2**32


def commitment(secret: bytes) -> str:
    return sha256(b"headwater-commitment/1\x00" + secret).hexdigest()


def seed(secret: bytes, words: Sequence[str]) -> bytes:
    parts = b"".join(_part(word.encode()) for word in words)
    return sha256(b"headwater-deal/1\x00" + _part(secret) + parts).digest()


def _part(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


class Stream:
    """Numbers that follow from a seed and a label."""

    def __init__(self, seed: bytes, label: str = "deal") -> None:
        self._seed = seed
        self._words = self._all_words(label)

    def branch(self, label: str) -> Stream:
        return Stream(self._seed, label)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, without favouring any."""
        limit = _BASE - _BASE % bound
        return next(word for word in self._words if word < limit) % bound

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    def _all_words(self, label: str) -> Iterator[int]:
        for number in count():
            block = sha256(_part(self._seed) + _part(label.encode()) + number.to_bytes(8, "big")).digest()
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def deal_faults(record: Mapping[str, Any], edition: Mapping[str, Any]) -> list[str]:
    """What does not fit in the record of a finished match; an empty list means that the deal was fair.

    `edition` is the component list that the match was played with (`Headwater.edition`).
    """
    dealing = record.get("dealing")
    if not isinstance(dealing, Mapping) or dealing.get("algorithm") != ALGORITHM:
        return [f"the record does not say how it was dealt by {ALGORITHM}"]
    if "secret" not in dealing:
        return ["the deal is secret until the match is over"]
    secret = bytes.fromhex(dealing["secret"])
    faults = []
    if commitment(secret) != dealing["commitment"]:
        faults.append("the secret is not the one that the server committed to")
    stream = Stream(seed(secret, dealing["words"]))
    deal = moon_river_deal if record["game"] == "moon-river" else the_river_deal
    for pile, expected in deal(stream, edition, len(record["seats"])).items():
        if record["deal"].get(pile) != expected:
            faults.append(f"{pile} was not shuffled from this secret")
    return faults


def moon_river_deal(stream: Stream, edition: Mapping[str, Any], seats: int) -> dict[str, Any]:
    return {
        "plots": stream.branch("plots").shuffled(_pieces(edition, "plots")),
        "partners": stream.branch("partners").shuffled(_pieces(edition, "partners")),
        "rancheros": stream.branch("rancheros").shuffled(range(1, seats + 1)),
    }


def the_river_deal(stream: Stream, edition: Mapping[str, Any], seats: int) -> dict[str, Any]:
    return {
        "tiles": stream.branch("tiles").shuffled(sorted(_pieces(edition, "tiles"))),
        "buildings": stream.branch("buildings").shuffled(sorted(_pieces(edition, "buildings"))),
        "first": 1 + stream.branch("first").below(seats),
    }


def _pieces(edition: Mapping[str, Any], key: str) -> list[str]:
    """The keys of one list of components, each as often as it is there."""
    (components,) = (each["components"] for each in edition["lists"] if each["key"] == key)
    return [component["key"] for component in components for _ in range(component["count"])]
