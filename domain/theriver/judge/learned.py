"""What self-play has taught: written by `headwater train`; no line is changed by hand."""

from __future__ import annotations

from typing import Final

MADE: Final = {
    "command": "headwater train the-river --lessons 300 --judge 2 --seed 1",
    "edition": "reconstructed-1",
    "games": 48000,
    "date": "2026-11-19",
    "first places of quick players at two seats, 200 games": 0.8775,
}

NUMBERS: Final = {
    "resource": 0.2128,
    "hope": 0.7578,
    "pace": 0.686,
    "shared": 0.5848,
    "beyond": 0.1136,
    "second": 0.2557,
    "symbol": 0.2688,
    "more_symbols": 0.0106,
    "any_symbol": 0.3223,
    "room": 2.6387,
    "pioneer": 0.615,
    "half_done": -0.3829,
    "first_player": 0.6621,
    "tile": -0.4762,
    "discount": 1.0663,
    "tiles_left": 0.2824,
    "tokens_left": 0.9165,
    "terrain_to_come": 0.0364,
    "income": 0.711,
    "trade": -0.0595,
    "swap": -0.244,
    "reserve": 0.0413,
}
