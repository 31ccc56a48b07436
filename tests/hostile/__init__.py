"""Attacks on accounts, apps, talk and moderation that once succeeded."""
