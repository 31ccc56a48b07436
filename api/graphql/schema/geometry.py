"""What the boards of every game are drawn from, typed for each game."""

from __future__ import annotations

from typing import Any

from api.graphql.schema.generated import object_type, union_type
from api.graphql.schema.vocabulary import SHAPES

Geometry: Any = union_type(
    "Geometry",
    "What the boards of an edition are drawn from; the same in every language, so it can be kept.",
    [object_type(game, shapes.geometry) for game, shapes in SHAPES.items()],
)
