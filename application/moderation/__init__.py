"""Use cases of moderation: reports, cases, sanctions, appeals, and marks for people to look at."""
