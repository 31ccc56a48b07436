"""Use cases of moderation: reports, cases, sanctions, appeals and automatic marks."""
