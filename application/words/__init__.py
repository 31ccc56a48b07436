"""Every text that people read, in four languages: names, refusals, moves and events as sentences."""

from application.words.texts import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "words"]
