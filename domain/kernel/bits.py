"""Masks: sets of cells as machine numbers."""

from __future__ import annotations

from types import FunctionType
from typing import Final

from domain.kernel.native import i64

BITS: Final = 62
"""The most bits of a mask: one more would be the sign of a machine number, and the next one is kept as a margin."""
_TOP: Final = 1 << 61
PRIME: Final = 67
"""Powers of two below the 66th leave different remainders when divided by it."""
INDEX: Final[list[int]] = [0] * PRIME
"""The index of a single bit, by its remainder: `INDEX[bit % PRIME]`."""
for _index in range(BITS):
    INDEX[(1 << _index) % PRIME] = _index


def bit(index: i64) -> i64:
    """A single bit; `1 << index` would be a number of 32 bits in the C code of mypyc."""
    return _TOP >> BITS - 1 - index


def bit_count(mask: i64) -> i64:
    """How many bits a mask has: by arithmetic where that is machine code, as that is a tenth of a call."""
    if _IS_PLAIN:
        return int(mask).bit_count()
    pairs: i64 = mask - (mask >> 1 & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    eights: i64 = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    return eights * 0x0101010101010101 >> 56


_IS_PLAIN: Final = isinstance(bit_count, FunctionType)
