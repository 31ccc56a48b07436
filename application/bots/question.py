"""The one contract of all transports: what a bot is asked, with everything it needs to choose."""

from __future__ import annotations

from application.hosting.match_view import MatchView
from application.matches.legal_moves import legal_texts_in
from domain.hosting.clocks import deadline
from domain.kernel.plain import Plain, plain


def question_of(view: MatchView) -> dict[str, Plain]:
    """The pending decision from the seat that must make it; `id` is the same in every delivery."""
    match = view.match
    return {
        "id": question_id(match.id, view.version),
        "match": match.id,
        "version": view.version,
        "seat": view.seat,
        "game": match.game,
        "edition": match.edition,
        "rules": match.rules,
        "options": dict(match.options),
        "decision": plain(view.decision),
        "legal": list(legal_texts_in(view)),
        "view": plain(view.game_view),
        "deadline": deadline(match.clock),
    }


def question_id(match: str, version: int) -> str:
    return f"{match}/{version}"
