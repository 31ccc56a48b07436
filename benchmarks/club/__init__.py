"""A club's evening: its people, what they are sent, and the account of who was told what."""
