"""Every move that can be written, sensible or not, for hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from domain.moonriver.meta import SPECIALISTS, TERRAINS
from domain.moonriver.moves import (
    AnyMove,
    Bonus,
    Discard,
    Done,
    Drought,
    Lose,
    Move,
    Place,
    Recruit,
    Select,
    Skip,
    Steal,
    Swap,
)
from tests.moonriver.tables import GAME

CELLS = st.builds("{}{}".format, st.sampled_from("abcdef"), st.integers(1, 11))
KINDS = st.sampled_from([*(plot.id for plot in GAME.edition.plots), "Z9"])
SEATS = st.integers(1, 5)
MOVES: st.SearchStrategy[AnyMove] = st.one_of(
    st.builds(Select, SEATS),
    st.builds(Place, CELLS, KINDS, CELLS, KINDS),
    st.builds(Discard, KINDS, KINDS),
    st.just(Done()),
    st.builds(Drought, CELLS),
    st.builds(Recruit, CELLS, st.sampled_from([*SPECIALISTS, "banker"]), st.booleans()),
    st.builds(Move, CELLS, CELLS),
    st.builds(Swap, KINDS, SEATS, KINDS),
    st.builds(Steal, SEATS, CELLS),
    st.just(Skip()),
    st.builds(Bonus, st.sampled_from("ABC"), st.sampled_from([*TERRAINS, "lake"]), CELLS),
    st.builds(Lose, st.sampled_from("ABC")),
)
