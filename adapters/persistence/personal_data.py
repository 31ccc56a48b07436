"""Every column of every table, with its category from `application/privacy/stored_data.py`.

`-` marks columns that reveal nothing about a person. `ERASED` of operators.py names the tables whose rows are deleted
with the player. For any other table with personal data, `STAYS` says why its rows stay, or how they are deleted. A test
fails for a column that is missing here, so a new table cannot be forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NOT_PERSONAL: Final = "-"

_COLUMNS = """
players          account     id name kind created_at owner folded skeleton role avatar
profiles         profile     player text language time_zone
profiles         address     address folded verified_at
mailed_codes     address     player purpose hash address created_at expires_at
passwords        password    player hash
tokens           sessions    id player label hash scopes created_at expires_at revoked_at session parent used_at
tokens           sign-ins    origin device
tokens           apps        app
apps             apps        id author name redirects created_at secret
grants           apps        id app player scopes created_at used_at expires_at revoked_at
authorization_codes apps     hash app player redirect scopes challenge expires_at grant
refresh_tokens   apps        hash grant created_at used_at
old_names        old-names   player skeleton folded name at
matches          matches     creator seats mover
matches          -           id game edition rules status version listed rated to_move machine deadline opened_at
matches          -           updated_at has_free_seat
entries          matches     at kind data
entries          -           match version
seats            matches     match number player status opened_at
closings         matches     record
closings         -           match version ended_at closed_at
secrets          -           match secret
snapshots        -           match version data
leagues          leagues     owner
leagues          -           id name game status sandbox version due_at founded_at closed woken settled attended_at
league_entries   leagues     at kind data
league_entries   -           league version
league_members   leagues     league player
league_departures leagues    player league occasion at forgiven
league_matches   -           match league
league_secrets   -           league secret
rating_changes   ratings     game number kind match seat subject rank mean_before doubt_before mean_after doubt_after
rating_changes   ratings     at weight
rating_ledgers   -           game number
ratings          ratings     game subject kind mean doubt games updated_at shown played_at
boundaries       boundaries  player kind other at
rooms            -           key match league version
room_lines       messages    room number id author text at removed_at removes
seeks            pairing     id player pool game wanted live points since seen_at machines_after rating status match
seeks            pairing     ended_at
challenges       pairing     id challenger challenged wanted at expires_at status match ended_at
invites          pairing     id match inviter seat hash at expires_at revoked_at
notification_preferences notices player off quiet_begins quiet_ends digest_at
push_subscriptions notices   id player endpoint key secret label language created_at
personal_webhooks notices    player url shape secret created_at fault failed_at
notifications    notices     id player kind about version at due_at data state in_digest
deliveries       notices     id notification player means target provider payload created_at due_at expires_at
deliveries       notices     attempts is_sent
pauses           absence     player vacations hours due_at
pauses           -           version
server_secrets   -           name value
audit            moderation  id at operator action target reason
bans             moderation  player at
played_matches   ratings     match at rated seats
player_networks  sign-ins    player network at
cases            reports     id player opened_at changed_at closed_at reports
reports          reports     id case reporter player offence text at match message room name log
saved_messages   reports     report number message author text at
sanctions        reports     id case player kind by reason at until lifted_at seen_at former_name
appeals          reports     id sanction player text at decided_at decided_by verdict answer
webhooks         bots        bot url secret created_at fault failed_at
leases           bots        match id bot version until
mails            mails       id address subject text headers created_at due_at attempts
answers          requests    player key fingerprint answer at
reset_requests   resets      id wanted language at
archives         archives    id player asked_at due_at attempts ready_at expires_at size
archive_chunks   archives    archive number data
erasures         erasures    player asked_at due_at begun_at
outbox           -           id topic match version task at
dead_tasks       -           name match version key fault attempts at dropped_at
processes        -           id role host pid version started_at until fault performing
"""

STAYS: Final[Mapping[str, str]] = {
    "players": "under a number: the name, the picture and the role go",
    "matches": "under the number: they are the opponents' too",
    "entries": "under the number: the log proves the opponents' results",
    "seats": "under the number",
    "closings": "under the number: the record of a match names seats, and players by their ids",
    "leagues": "under the number: others play in them",
    "league_entries": "under the number: the log proves the others' standings",
    "league_members": "under the number",
    "league_departures": "under the number: they concern the leagues that were left",
    "rating_changes": "under the number: the ledger proves the opponents' ratings",
    "ratings": "under the number",
    "audit": "with the id only: others must be able to check what operators did",
    "played_matches": "under the number, and for 30 days at most",
    "reports": "with their case; what the player reported stays, without their name and words",
    "appeals": "with their sanction",
    "bans": "so that an erased account stays shut",
    "mails": "those to the verified address go, but for the one that says goodbye",
    "reset_requests": "for a day at most: nobody knows yet whose they are",
    "archive_chunks": "with their archive",
    "refresh_tokens": "with their grant",
}
"""Tables with personal data whose rows are not deleted by the player's id, and what happens to them."""


def _categories() -> dict[str, dict[str, str]]:
    tables: dict[str, dict[str, str]] = {}
    for line in _COLUMNS.strip().splitlines():
        table, category, *columns = line.split()
        tables.setdefault(table, {}).update(dict.fromkeys(columns, category))
    return tables


CLASSIFIED: Final[Mapping[str, Mapping[str, str]]] = _categories()
"""The category of each column, by table."""
