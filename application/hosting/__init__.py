"""How a match is changed and shown: the base of every use case about matches."""
