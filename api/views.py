"""The view of a match as compact JSON, encoded once for each board and audience."""

from __future__ import annotations

import orjson

from application.hosting.match_view import MatchView
from domain.kernel.plain import plain


def view_json(look: MatchView) -> bytes:
    """Null before the start."""
    payload: bytes = look.state.once(
        ("json", look.seat), lambda: orjson.dumps(look.game_view, default=plain, option=orjson.OPT_NON_STR_KEYS)
    )
    return payload
