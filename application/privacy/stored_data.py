"""The closed list of categories of personal data: how long each is kept, and what erasure leaves of it.

`adapters/persistence/personal_data.py` assigns every column of every table to a category. The texts of the categories,
in four languages, are in `application/words/privacy.*.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from application.policy import Policy


class Erased(StrEnum):
    """What erasing an account does to a category."""

    DELETED = "deleted"
    NUMBER = "number"
    """The data stays because it also belongs to others.

    A number replaces the name, and nothing leads from it to the person.
    """
    KEPT = "kept"
    """The data stays without a name, because others must be able to check past actions."""


@dataclass(frozen=True, slots=True)
class Category:
    """`kept` is a duration in milliseconds, or None for as long as the account exists."""

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
