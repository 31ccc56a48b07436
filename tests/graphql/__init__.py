"""Tests of the GraphQL door."""
