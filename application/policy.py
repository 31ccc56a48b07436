"""The published limits and habits of a server, as data."""

from __future__ import annotations

from dataclasses import dataclass

from application.ports.limits import Rate

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND
MATCHES_BYTES = 256 * 2**20
PAST_BYTES = 32 * 2**20
LEAGUES_BYTES = 128 * 2**20

GUESSES = (
    Rate("guesses", 5, 0.2),
    Rate("guesses-in-minutes", 15, 1 / 60),
    Rate("guesses-in-hours", 40, 1 / 600),
)
"""Wrong passwords for one name from one network; as one bucket after the other runs dry, the wait grows to 10 min."""
SIGN_IN_BY_NAME = Rate("sign-in-by-name", 100, 0.1)
SIGN_IN_BY_ORIGIN = Rate("sign-in-by-origin", 30, 0.5)
ACCOUNTS_BY_ORIGIN = Rate("accounts-by-origin", 30, 0.1)
UPGRADES_BY_PLAYER = Rate("upgrades-by-player", 5, 0.05)
MAILS_BY_PLAYER = Rate("account-mails-by-player", 5, 1 / 600)
MAILS_BY_ADDRESS = Rate("mails-by-address", 5, 1 / 3_600)
RESETS_BY_ORIGIN = Rate("resets-by-origin", 10, 1 / 60)
RESETS_BY_PLAYER = Rate("resets-by-player", 5, 1 / 3_600)
NAMES_BY_PLAYER = Rate("names-by-player", 3, 1 / 86_400)
CODES_BY_ORIGIN = Rate("codes-by-origin", 20, 0.1)
MESSAGES = Rate("messages", 5, 0.5)
"""What a person types in a lively talk; a flood is as slow as that."""
CHALLENGES = Rate("challenges", 20, 1 / 60)
"""Each may be mailed to the other player, however soon it is taken back."""
REPORTS = Rate("reports", 5, 1 / 300)


@dataclass(frozen=True, slots=True)
class Policy:
    """Every number a refusal may name, and how long things are kept; times in milliseconds unless said."""

    open_matches: int = 20
    running_matches: int = 200
    ai_seats: int = 3
    joins_per_match: int = 10
    undos_per_turn: int = 50
    entries_per_match: int = 5_000
    """The longest of thousands of games had 221 moves; from here on nothing reversible is added to a log."""
    acts_per_season: int = 5_000
    """How often a league's owner and referees act in it, all together, from one season's opening to the next."""
    page: int = 100
    advice_at_once: int = 4
    """Hints and analyses of one person and all their bots, or of one address, in each process."""
    streams_per_player: int = 50
    tokens_per_player: int = 50
    bots_per_player: int = 20
    leagues_per_player: int = 50
    boundaries_per_player: int = 1_000
    """Players that one may block, and as many that one may mute."""
    message: int = 300
    """Characters of a message."""
    messages: Rate = MESSAGES
    room_open_after_end: int = 60 * 60 * SECOND
    """How long after the end of a match or a league its rooms take messages."""
    messages_kept: int = 180 * DAY
    seeks_per_player: int = 5
    """Wishes with which a player may look for a table at the same time."""
    challenges_per_player: int = 20
    """Challenges of one's own that may wait for an answer."""
    challenges: Rate = CHALLENGES
    invites_per_match: int = 20
    longest_machine_wait: int = 600 * SECOND
    longest_invite: int = 30 * DAY
    apps_per_player: int = 10
    redirects_per_app: int = 10
    grants_per_player: int = 50
    """Beyond it the one that was not used for longest ends."""
    tokens_per_grant: int = 4
    """Access tokens of an app that are good at a time; each ends by itself within the hour."""
    reason: int = 500
    """Characters of a report, of a reason and of an appeal."""
    reports: Rate = REPORTS
    reports_per_case: int = 50
    """Further reports are only counted."""
    longest_sanction: int = 366 * DAY
    cases_kept: int = 366 * DAY
    """After they were closed; with their reports and evidence."""
    marks_window: int = 30 * DAY
    """How far back the server looks for odd matches; what they are computed from is kept as long."""
    sanctions_kept: int = 3 * 366 * DAY
    """After they ended; with their appeals."""
    sandboxes_per_player: int = 10
    sandbox_matches: int = 2_000
    """All that a sandbox may ever play; a match takes some 150 kB."""
    sandbox_attention: int = 600 * SECOND
    """How long a sandbox goes on after the last look at it."""
    registrations_per_season: int = 10
    challenges_per_round: int = 10
    machines_per_league: int = 1_000
    words: int = 200
    label: int = 60
    delivery_slots: int = 32
    """Deliveries to webhooks that a process can have under way."""
    shortest_password: int = 8
    longest_password: int = 200
    shortest_time: int = SECOND
    longest_time: int = 60 * DAY
    vacation_budget: int = 30 * DAY
    """How long vacations may stop a player's clocks in any year."""
    vacation_year: int = 365 * DAY
    shortest_vacation: int = DAY
    """What every vacation costs of the budget at least, also one that is ended sooner."""
    vacations_planned: int = 10
    """At a time; none begins later than in a year."""
    shortest_hours: int = 6 * 60
    """Minutes of each day in which a player's clocks run at least."""
    hours_delay: int = DAY
    """How long before new playing hours come into force."""
    hours_spacing: int = 7 * DAY
    """How long playing hours stay in force at least."""
    guesses: tuple[Rate, ...] = GUESSES
    sign_in_by_name: Rate = SIGN_IN_BY_NAME
    """Wrong passwords for one name from all networks that have never signed in to it."""
    sign_in_by_origin: Rate = SIGN_IN_BY_ORIGIN
    accounts_by_origin: Rate = ACCOUNTS_BY_ORIGIN
    upgrades_by_player: Rate = UPGRADES_BY_PLAYER
    mails_by_player: Rate = MAILS_BY_PLAYER
    """Mails that one asks for about one's own account."""
    mails_by_address: Rate = MAILS_BY_ADDRESS
    """Mails to one address that nobody has verified for the account that names it."""
    codes_by_origin: Rate = CODES_BY_ORIGIN
    """Codes from mails that an address tries."""
    resets_by_origin: Rate = RESETS_BY_ORIGIN
    resets_by_player: Rate = RESETS_BY_PLAYER
    """Mails with a code for a new password that one player gets, however many ask for them."""
    names_by_player: Rate = NAMES_BY_PLAYER
    old_names_per_player: int = 3
    old_names_kept: int = 90 * DAY
    """How long a name that its player has given up is kept from others."""
    reset_code: int = 3_600 * SECOND
    """How long the code in a mail allows a new password."""
    reset_pause: int = 300 * SECOND
    """How long no second code is mailed: the first one stays good."""
    archive_pause: int = DAY
    """How long after one archive of one's data no other is made."""
    archives_kept: int = 7 * DAY
    """How long an archive can be downloaded."""
    erasure_wait: int = 14 * DAY
    """How long signing in calls an erasure off."""
    origins_kept: int = 30 * DAY
    """How long it is known where, as a digest, and with what device a session was begun."""
    resets_kept: int = DAY
    """How long a wish for a new password is kept if no task comes to it."""
    use_noted_every: int = 600 * SECOND
    """How exactly it is known when a session was last used."""
    address_code: int = DAY
    """How long the code in a mail shows that its reader has the address."""
    public_url: str = "http://127.0.0.1:8000"
    """Where people reach the server: links in mails begin with it."""
    hashes_at_once: int = 2
    """Passwords that a process hashes at once: each takes 64 MiB and a core."""
    hashes_waiting: int = 50
    """Passwords that may wait to be hashed for each purpose."""
    hashes_waiting_by_network: int = 4
    session: int = 30 * DAY
    longest_token: int = 366 * DAY
    authorization_code: int = 60 * SECOND
    app_token: int = 3_600 * SECOND
    grant: int = 90 * DAY
    """How long an app may stay away before what it was let do ends."""
    longest_clock_lead: int = 3_653 * DAY
    kept_answers: int = DAY
    guests_kept: int = 30 * DAY
    """After their creation, where they have left no trace."""
    open_matches_kept: int = 14 * DAY
    """Until they are ended, and after that until they are deleted."""
    tokens_kept: int = 7 * DAY
    """After they have expired or were revoked."""
    dead_tasks_kept: int = 90 * DAY
    mail_lost_after: int = 10 * SECOND
    """How long a mail that is due may wait for its task before the task is sent again."""
    live_seeks_kept: int = 45 * SECOND
    """Without a sign of life of the player's client; streams give one each time they wake."""
    slow_seeks_kept: int = 7 * DAY
    """The same in correspondence, where nobody has to sit and wait."""
    seek_signs: int = 15 * SECOND
    """How often an open stream gives a sign of life."""
    ended_seeks_shown: int = 120 * SECOND
    """A client that was away for a moment still learns what became of its search."""
    ended_seeks_kept: int = DAY
    """Typical waits are told from them."""
    live_challenges_kept: int = 600 * SECOND
    slow_challenges_kept: int = 7 * DAY
    """How long a challenge waits for its answer, and how long answered ones are told from."""
    notification_delay: int = 2 * SECOND
    """How long the player may have seen it already before a notification is sent."""
    notification_lost_after: int = 10 * SECOND
    """How long one that is due, or its delivery, may wait for its task before the task is sent again."""
    notifications_kept: int = 30 * DAY
    """After what they are about, once they were told."""
    push_subscriptions_per_player: int = 20
    sandboxes_kept: int = 30 * DAY
    """After the last look at them."""
    closed_sandboxes_kept: int = DAY
    """The same where the owner has closed it; no longer than the others."""
    snapshot_every: int = 40
    resend_after: int = 5 * SECOND
    """How long a notice may be in the outbox before it is sent by another process."""
    idle_after: int = 20 * SECOND
    """How long a machine may be to move, or an end wait, before its task is sent again; longer than any thinking."""
    lost_after: int = 2 * SECOND
    """How long they wait before their task is looked for at the broker and the workers, and sent again if lost."""
    untold_after: int = 120 * SECOND
    """The same for a bot that is told by a webhook; longer than all attempts of one telling take together."""
    ai_slice: float = 10.0
    """Seconds after which a task that plays for machines lets other matches have their turn."""
    quick_slice: float = 1.0
    """The same for quick levels."""
    league_slice: float = 0.5
    """The same for a league: after so long the others that are due have their turn."""
    sample: int = 20
    """How many stored matches are verified in each round."""
    caller_patience: int = 2 * SECOND
    stream_patience: float = 15.0
    cache_patience: int = 0
    """How long a cached match is shown without asking the log; 0 wherever another process may write."""
    matches_bytes: int = MATCHES_BYTES
    past_bytes: int = PAST_BYTES
    leagues_bytes: int = LEAGUES_BYTES
    """How much a process remembers of matches in use, of their earlier states and of leagues in use."""
