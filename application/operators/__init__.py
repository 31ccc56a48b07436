"""What an operator of the server does: each action is written into the audit trail with its reason."""
