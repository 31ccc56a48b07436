"""Any move that can be written at all, legal or not, for hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from domain.theriver.edition import STANDARD
from domain.theriver.moves import (
    FIRST,
    PASS,
    SKIP,
    Build,
    Claim,
    Forage,
    Move,
    Produce,
    Reserve,
    Store,
    Swap,
    Take,
    Trade,
)
from domain.theriver.resources import LETTERS, NAMES

_TILES = st.sampled_from(list(STANDARD.tiles))
_BUILDINGS = st.sampled_from(list(STANDARD.buildings))
_RESOURCES = st.sampled_from(NAMES)


def _goods(least: int) -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(LETTERS), min_size=least, max_size=9).map(
        lambda letters: "".join(sorted(letters, key=LETTERS.index))
    )


MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(Take, _TILES),
    st.builds(Claim, _TILES),
    st.builds(Produce, _RESOURCES),
    st.builds(Forage, _RESOURCES),
    st.builds(Reserve, _BUILDINGS),
    st.builds(Build, _BUILDINGS, _goods(0)),
    st.builds(Trade, _goods(1)),
    st.builds(Store, _goods(1)),
    st.tuples(st.integers(1, 99), st.integers(1, 99)).map(lambda pair: Swap(min(pair), max(pair))),
    st.sampled_from([FIRST, PASS, SKIP]),
)
