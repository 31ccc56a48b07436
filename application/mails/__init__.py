"""Use cases of mails: queue one in a transaction, send those that are due."""
