"""The table of all operations; routes and the OpenAPI document are generated from it."""

from __future__ import annotations

from collections.abc import Mapping

from api.rest import accounts, bots, catalogue, departures, feeds, league_operations, matches, moves, rankings, states
from api.rest.operation import Operation

OPERATIONS: tuple[Operation, ...] = (
    *catalogue.OPERATIONS,
    *matches.OPERATIONS,
    *moves.OPERATIONS,
    *feeds.OPERATIONS,
    *states.OPERATIONS,
    *accounts.OPERATIONS,
    *league_operations.OPERATIONS,
    *departures.OPERATIONS,
    *rankings.OPERATIONS,
    *bots.OPERATIONS,
)

TAGS: Mapping[str, str] = {
    "games": "What can be played here.",
    "matches": "Open, find and read matches; sit down, start, leave.",
    "moves": "What is legal and why, playing and taking back.",
    "streams": "What happens, as pages or as server-sent events.",
    "players": "Accounts, guests and sessions.",
    "leagues": "Seasons with divisions, standings and referees.",
    "rankings": "Ratings, and how they came about.",
    "tokens": "Personal tokens, and bots with theirs.",
    "bots": "How bots learn of their turns: by webhook, or by taking them one after another.",
}

PATH_PARAMETERS: Mapping[str, Mapping[str, str]] = {
    "game": {"description": "A game's key, such as `moon-river`."},
    "edition": {"description": "An edition's id, such as `reconstructed-1`."},
    "match": {"description": "A match's id."},
    "version": {"description": "A version of the match, from 1."},
    "ply": {"description": "A number of moves, from 0."},
    "seat": {"description": "A seat's number, or `mine`."},
    "move": {"description": "A move in the game's notation, such as `select:3`."},
    "name": {"description": "A player's name."},
    "token": {"description": "A token's id."},
    "league": {"description": "A league's id."},
    "player": {"description": "A player's id."},
    "subject": {"description": "A player's id, or a machine's such as `ai:hand`."},
    "bot": {"description": "A bot's id."},
    "lease": {"description": "A lease's id."},
}
