"""The view of a match as compact JSON, written once for each board and audience, whichever door asks first."""

from __future__ import annotations

import orjson

from application.hosting.match_view import MatchView
from domain.kernel.plain import plain


def view_json(look: MatchView) -> bytes:
    """Null before the start."""
    written: bytes = look.state.once(
        ("json", look.seat), lambda: orjson.dumps(look.game_view, default=plain, option=orjson.OPT_NON_STR_KEYS)
    )
    return written
