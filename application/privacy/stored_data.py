"""What is stored about people: a closed list of categories, how long each is kept, and what erasure leaves of it.

`adapters/persistence/personal_data.py` puts every column of every table into one of them; their texts, in four
languages, are in `application/words/privacy.*.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from application.policy import Policy


class Erased(StrEnum):
    """What erasing an account does."""

    DELETED = "deleted"
    NUMBER = "number"
    """It stays because it belongs to others too: under a number, which nothing leads to the person from."""
    KEPT = "kept"
    """It stays, without a name, because others must be able to check what was done."""


@dataclass(frozen=True, slots=True)
class Category:
    """`kept` is for how many milliseconds, None for as long as the account exists."""

    key: str
    erased: Erased = Erased.DELETED
    kept: Callable[[Policy], int] | None = None


CATEGORIES: Final = (
    Category("account", Erased.NUMBER),
    Category("profile"),
    Category("address"),
    Category("password"),
    Category("sessions", kept=lambda policy: policy.session + policy.tokens_kept),
    Category("sign-ins", kept=lambda policy: policy.origins_kept),
    Category("old-names", kept=lambda policy: policy.old_names_kept),
    Category("matches", Erased.NUMBER),
    Category("leagues", Erased.NUMBER),
    Category("ratings", Erased.NUMBER),
    Category("boundaries"),
    Category("messages", kept=lambda policy: policy.messages_kept),
    Category("pairing", kept=lambda policy: policy.slow_challenges_kept),
    Category("notices"),
    Category("absence"),
    Category("moderation", Erased.KEPT),
    Category("reports", kept=lambda policy: policy.sanctions_kept),
    Category("bots"),
    Category("apps"),
    Category("mails", kept=lambda policy: policy.dead_tasks_kept),
    Category("requests", kept=lambda policy: policy.kept_answers),
    Category("resets", kept=lambda policy: policy.resets_kept),
    Category("archives", kept=lambda policy: policy.archives_kept),
    Category("erasures", kept=lambda policy: policy.erasure_wait),
)
