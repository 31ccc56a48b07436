"""Planned execution of GraphQL operations; README.md says why it exists and how to turn it off."""
