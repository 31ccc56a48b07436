"""Verifiable dealing, `headwater-deal/1`: a SHA-256 stream, unbiased shuffles, commitment and reveal."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

ALGORITHM = "headwater-deal/1"
SECRET_BYTES = 32
_WORD: Final = 1 << 32


def commitment(secret: bytes) -> str:
    """What is published before the start: it binds the server to the secret and tells nothing of it."""
    return sha256(b"headwater-commitment/1\0" + secret).hexdigest()


def seed_of(secret: bytes, words: Sequence[str] = ()) -> bytes:
    """The deal's seed: the server's secret and each seat's own words, length-prefixed so that none can pose as two."""
    digest = sha256(ALGORITHM.encode() + b"\0" + _with_length(secret))
    for word in words:
        digest.update(_with_length(word.encode()))
    return digest.digest()


def _with_length(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part


class Stream:
    """Numbers from a seed and a label: block i is SHA-256(seed, label, i), read as 32-bit big-endian words."""

    __slots__ = ("_count", "_prefix", "_seed", "_words")

    def __init__(self, seed: bytes, label: str) -> None:
        self._seed = seed
        self._prefix = _with_length(seed) + _with_length(label.encode())
        self._count = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            block = sha256(self._prefix + self._count.to_bytes(8, "big")).digest()
            self._words = list(reversed(unpack(">8I", block)))
            self._count += 1
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely: words past the last full multiple are thrown away."""
        limit = _WORD - _WORD % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list in random order: Fisher and Yates, from the last place down."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    def branch(self, label: str) -> Stream:
        """Another stream of the same seed."""
        return Stream(self._seed, label)

    @property
    def seed(self) -> bytes:
        """The seed itself; as secret as the piles it deals."""
        return self._seed

    def __repr__(self) -> str:
        return "Stream(<secret>)"
