"""Blocks and mutes, talk, reports and moderation, on fakes."""
