"""Both games for researchers: a PettingZoo AEC environment. Needs the extra `gym`; see docs/gym.md."""

from headwater.gym.environment import GameEnv, env

__all__ = ["GameEnv", "env"]
