"""Database faults as sentences that tell an operator what to do."""

from __future__ import annotations

from typing import Final

from application.ports.store import StoreFault

# By the prefix of the code; the first match counts.
ADVICE: Final = {
    "28P01": "the server does not accept this user and password: look at HEADWATER_DATABASE",
    "28": "the server does not let this user in: look at HEADWATER_DATABASE and at the server's pg_hba.conf",
    "3D000": "the server has no database of this name: create it, then run `headwater migrate`",
    "42501": "this user may not do that: grant it the rights to the database and its schema",
    "42P01": "the database has no tables yet: run `headwater migrate`",
    "53300": "the server has no connection free: raise its max_connections, or lower HEADWATER_POOL",
    "53": "the server has run out of memory or disk",
    "57P03": "the server is starting, stopping or recovering: try again in a moment",
    "57P": "the server is shutting down: try again when it is back",
    "ConnectionRefusedError": "nothing listens at this address: is the server running, are host and port right?",
    "gaierror": "no such host: look at HEADWATER_DATABASE",
    "TimeoutError": "the server does not answer: are host and port right, does a firewall stand between?",
    "FileNotFoundError": "there is no such file: look at HEADWATER_DATABASE, or make it with `headwater migrate`",
    "PermissionError": "the file or its folder may not be used by this user",
    "SQLITE_CANTOPEN": "the file cannot be opened: do its folder and its permissions allow it?",
    "SQLITE_READONLY": "the file or its folder is read-only for this user",
    "SQLITE_NOTADB": "the file is no SQLite database",
    "SQLITE_BUSY": "another process has the file locked",
    "SQLITE_FULL": "the disk is full",
}


def sentence(fault: StoreFault) -> str:
    """What is wrong, and what to do where that is known."""
    for code, advice in ADVICE.items():
        if (fault.code or "").startswith(code):
            return f"{advice} ({fault})"
    return str(fault)
