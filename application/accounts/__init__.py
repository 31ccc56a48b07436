"""Use cases of accounts: profile, address, password, name, sessions and pauses."""
