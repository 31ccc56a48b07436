"""Fakes of the ports: each does what its port promises, in memory and without surprises."""
