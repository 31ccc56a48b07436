"""Ids and secrets from the operating system's randomness."""

from __future__ import annotations

import secrets
from typing import Final

# Lower case without letters and digits that look alike, so that an id can be read out and typed.
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
# 24 letters out of 31 make 118 bits: ids neither collide by chance nor can be guessed.
LENGTH: Final = 24
BYTES: Final = 24


class RandomIds:
    """The port's Ids."""

    def fresh(self, prefix: str) -> str:
        # One draw for all letters. Its 192 bits exceed the 118 needed, so the bias of `divmod` is negligible.
        rest, letters = int.from_bytes(secrets.token_bytes(BYTES)), []
        for _ in range(LENGTH):
            rest, letter = divmod(rest, len(ALPHABET))
            letters.append(ALPHABET[letter])
        return f"{prefix}_{''.join(letters)}"

    def secret(self) -> bytes:
        return secrets.token_bytes(32)

    def token(self) -> str:
        # The prefix lets secret scanners recognise a leaked token.
        return f"hw_{secrets.token_urlsafe(32)}"
