"""Colours of the drawings: terrains as backgrounds, seats as foregrounds."""

from __future__ import annotations

from collections.abc import Mapping

TERRAINS: Mapping[str, str] = {
    "desert": "black on #e8c16a",
    "canyon": "white on #b0552d",
    "meadow": "black on #8fc95a",
    "forest": "white on #2f6b3a",
    "corn": "black on #f2e14c",
    "farm": "white on #8c2f39",
    "badlands": "white on #9c6b4f",
    "mountain": "white on #6b7280",
}
SEATS: Mapping[str, str] = {
    "purple": "bold #b48be0",
    "white": "bold #f5f5f5",
    "orange": "bold #ff9f43",
    "green": "bold #5fc46b",
    "black": "bold #a0a0a0",
    "blue": "bold #6aa9ff",
    "yellow": "bold #ffe066",
}
EMPTY = "dim"
RIVER = "bold #5bb8e8"


def terrain_style(terrain: str) -> str:
    """The background of a terrain; an edition may bring one that we have no colour for."""
    return TERRAINS.get(terrain, "black on white")


def seat_style(colour: str) -> str:
    return SEATS.get(colour, "bold")
