"""Players: accounts of people, guests and bots, and what makes two names look alike."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from domain.hosting.terms import Moment, PlayerId

SHORTEST_NAME = 2
LONGEST_NAME = 24
_MARKS = "-_."
_LOOKALIKES = str.maketrans(
    {
        "0": "o",
        "1": "l",
        "i": "l",
        "j": "l",
        "|": "l",
        "3": "e",
        "5": "s",
        "8": "b",
        "2": "z",
        "-": "",
        "_": "",
        ".": "",
        # Letters of living languages without an accent to remove.
        "æ": "ae",
        "œ": "oe",
        "ı": "l",
        "ĸ": "k",
        **dict(zip("đðɖɗħłøɔŧþŋəɛɓƙƴɣƒʋ", "ddddhlootpneebkyyfu", strict=True)),
    }
)
_LONG_S = "ſẛẜẝ"
"""A letter s that looks like an f."""
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


class PlayerKind(StrEnum):
    """Humans have a password, guests none, bots an owner."""

    HUMAN = "human"
    GUEST = "guest"
    BOT = "bot"


class PlayerRole(StrEnum):
    """The rights that an operator of the server grants to a player."""

    ADMIN = "admin"
    MODERATOR = "moderator"


class Avatar(StrEnum):
    """The pictures that a player can choose. Clients draw each by its name."""

    BOAT = "boat"
    BOOT = "boot"
    CAMPFIRE = "campfire"
    FEATHER = "feather"
    HORSESHOE = "horseshoe"
    LANTERN = "lantern"
    MOON = "moon"
    MOUNTAIN = "mountain"
    PINE = "pine"
    STAR = "star"
    SUN = "sun"
    WAVES = "waves"


@dataclass(frozen=True, slots=True)
class Player:
    """An account. `skeleton` is its name with all similar letters made equal."""

    id: PlayerId
    name: str
    kind: PlayerKind
    created_at: Moment
    owner: PlayerId | None = None
    role: PlayerRole | None = None
    avatar: Avatar | None = None

    @property
    def skeleton(self) -> str:
        return skeleton(self.name)

    @property
    def avatar_key(self) -> str:
        return avatar_key(self.id)


def avatar_key(player: PlayerId) -> str:
    """The source of a player's default picture. It never changes, even with the name."""
    return sha256(f"avatar {player}".encode()).hexdigest()[:16]


def name_fault(name: str) -> str | None:
    """Why a name is not allowed, as a stable code, or None."""
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        return "length"
    if unicodedata.normalize("NFC", name) != name:
        return "characters"
    if not all(is_name_character(character) for character in name):
        return "characters"
    # Characters that cannot be compared with plain letters could imitate one: `ɑ`, `ǀ`, small capitals.
    if not name[0].isalnum() or not skeleton(name) or not skeleton(name).isascii():
        return "characters"
    return None


def is_name_character(character: str) -> bool:
    """Latin letters with or without accents, digits and a few marks. Other alphabets could imitate Latin letters."""
    if character in _MARKS or character in "0123456789":
        return True
    return character.isalpha() and character not in _LONG_S and unicodedata.name(character, "").startswith("LATIN ")


def skeleton(name: str) -> str:
    """Equal for names that a hurried reader would confuse."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    plain = bare.translate(_LOOKALIKES)
    for pair, single in _PAIRS:
        plain = plain.replace(pair, single)
    return plain
