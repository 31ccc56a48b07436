"""Apps of other people: OAuth 2.1 from registration to revocation, and attacks on it."""
