"""Every text that people read, in four languages: names, rules, refusals, moves and events as sentences."""

from application.words.rules import rule_texts
from application.words.texts import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "rule_texts", "words"]
