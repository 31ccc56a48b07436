"""Deliberately broken rules: each must make a rule test fail, which shows that the tests can."""
