"""All promises of `domain.kernel.game.Game`."""

from tests.conformance import promises_of_hiding, promises_of_keeping, promises_of_play
from tests.conformance.promising import PROMISES

__all__ = ["PROMISES", "promises_of_hiding", "promises_of_keeping", "promises_of_play"]
