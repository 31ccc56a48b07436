"""The media type of a response, chosen by the `Accept` header of its request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

JSON: Final = "application/json"
GRAPHQL_JSON: Final = "application/graphql-response+json"
EVENTS: Final = "text/event-stream"
_LONGEST: Final = 1_000


def json_media(accept: str) -> str:
    """The JSON type of a response: the one that a client names and prefers, `application/json` if it names neither."""
    weights = _weights(accept)
    graphql, plain = weights.get(GRAPHQL_JSON, 0.0), weights.get(JSON, 0.0)
    return GRAPHQL_JSON if graphql > 0 and graphql >= plain else JSON


def accepts_stream(accept: str) -> bool:
    """Whether the client names event streams. `*/*` is not enough: most clients send it without thinking."""
    return _weights(accept).get(EVENTS, 0.0) > 0


def accepts_only_stream(accept: str) -> bool:
    """Whether the client accepts event streams and no JSON, so that queries and mutations are streamed too."""
    weights = _weights(accept)
    others = (JSON, GRAPHQL_JSON, "application/*", "*/*")
    return weights.get(EVENTS, 0.0) > 0 and not any(weights.get(each, 0.0) > 0 for each in others)


def _weights(accept: str) -> Mapping[str, float]:
    """The weight of each media range; 1 if it has none, 0 if its weight cannot be read."""
    ranges = (part.partition(";") for part in accept[:_LONGEST].lower().split(","))
    return {name.strip(): _weight(parameters) for name, _, parameters in ranges if name.strip()}


def _weight(parameters: str) -> float:
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
