"""How people get on with each other: what they set between themselves, what they say, what moderators do."""
