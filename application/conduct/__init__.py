"""How people get on with each other: blocks and mutes, talk, reports, moderation."""
