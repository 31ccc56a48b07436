"""Use cases of people's accounts: profile, address, password, name, sessions."""
