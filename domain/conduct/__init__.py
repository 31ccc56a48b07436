"""How players treat each other: boundaries, talk, reports, marks and moderation."""
