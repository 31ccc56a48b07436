"""How a match is changed and shown: what every use case about matches stands on."""
