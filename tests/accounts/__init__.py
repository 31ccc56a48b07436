"""Accounts of people on fakes: profile, address, password, name, sessions, privacy."""
