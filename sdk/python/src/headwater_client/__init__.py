"""Client library of Headwater: sit at a table, follow it, play, and run bots."""

from headwater_client._async.bots import follow_turns as follow_turns_async
from headwater_client._async.bots import pull_turns as pull_turns_async
from headwater_client._async.client import AsyncHeadwater
from headwater_client._async.table import AsyncTable, AsyncTurn
from headwater_client._sync.bots import follow_turns, pull_turns
from headwater_client._sync.client import Headwater
from headwater_client._sync.table import Table, Turn
from headwater_client.dealing import deal_faults
from headwater_client.errors import (
    HeadwaterError,
    IllegalMove,
    LimitReached,
    NotFound,
    NotYourTurn,
    Refusal,
    SearchEnded,
    SignInNeeded,
    StaleVersion,
    Unreachable,
)
from headwater_client.questions import Question
from headwater_client.version import VERSION
from headwater_client.webhooks import WebhookBot, is_genuine

__all__ = [
    "VERSION",
    "AsyncHeadwater",
    "AsyncTable",
    "AsyncTurn",
    "Headwater",
    "HeadwaterError",
    "IllegalMove",
    "LimitReached",
    "NotFound",
    "NotYourTurn",
    "Question",
    "Refusal",
    "SearchEnded",
    "SignInNeeded",
    "StaleVersion",
    "Table",
    "Turn",
    "Unreachable",
    "WebhookBot",
    "deal_faults",
    "follow_turns",
    "follow_turns_async",
    "is_genuine",
    "pull_turns",
    "pull_turns_async",
]
