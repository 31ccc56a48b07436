"""Without a mail server mails become files that only the server's own user reads."""

import stat
from email import message_from_bytes
from email.policy import SMTP
from pathlib import Path

from structlog.testing import capture_logs

from adapters.mail.folder import FolderCarrier
from application.ports.mail import Mail
from headwater.settings import load


async def test_a_mail_becomes_a_file_whose_path_is_logged_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "mails"
    with capture_logs() as logs:
        await FolderCarrier(folder, "post@river.example").send(
            Mail("ada@example.org", "Hello", "a secret link"), "mal_a"
        )
    [file] = folder.iterdir()
    assert message_from_bytes(file.read_bytes(), policy=SMTP)["To"] == "ada@example.org"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert logs == [{"event": "mail.written", "log_level": "info", "path": str(file)}]


def test_the_folder_lies_beside_the_database(tmp_path: Path) -> None:
    assert load(database=f"sqlite:///{tmp_path}/headwater.db").folder_of_mails == tmp_path / "mails"
    assert load(database="postgresql://host/name").folder_of_mails == Path("mails")
    assert load(mail_folder=tmp_path).folder_of_mails == tmp_path
