"""Use cases of boundaries: set, lift and list blocks and mutes. Also what sanctions forbid."""
