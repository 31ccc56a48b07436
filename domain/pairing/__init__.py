"""Finding opponents: seeks, challenges, invites, and the pairing of seeks."""
