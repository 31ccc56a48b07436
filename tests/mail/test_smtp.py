"""A real mail server takes our mails; what it refuses, and that it hangs, is told without address and text."""

import asyncio
from dataclasses import replace

import pytest

from adapters.mail import server_of
from adapters.mail.smtp import SmtpCarrier
from application.ports.mail import Mail, Refused, Unsent
from tests.mail.servers import mail_server

SENDER = "Headwater <post@river.example>"
MAIL = Mail(
    "ada@example.org", "È il tuo turno", "La mandria è pronta.\n", {"List-Unsubscribe": "<https://river.example/stop>"}
)


def carrier(url: str, patience: float = 20.0) -> SmtpCarrier:
    return SmtpCarrier(server_of(url), SENDER, patience)


async def test_a_mail_arrives_as_it_was_written() -> None:
    async with mail_server() as inbox:
        await carrier(inbox.url).send(MAIL, "mal_a")
    [mail] = inbox.mails
    assert (mail["From"], mail["To"], mail["Subject"]) == (SENDER, MAIL.to, MAIL.subject)
    assert (mail["List-Unsubscribe"], mail["Message-ID"]) == ("<https://river.example/stop>", "<mal_a@river.example>")
    assert mail.get_content().replace("\r\n", "\n") == MAIL.text


async def test_a_long_link_that_stops_mails_is_written_as_it_is() -> None:
    link = f"<https://river.example/v1/notification-stops/{'a' * 200}>"
    async with mail_server() as inbox:
        await carrier(inbox.url).send(replace(MAIL, headers={"List-Unsubscribe": link}), "mal_a")
    assert f"List-Unsubscribe: {link}\r\n".encode() in inbox.contents[0]


@pytest.mark.parametrize(
    ("answer", "is_final"), [("550 ada@example.org is unknown", True), ("451 come back, ada@example.org", False)]
)
async def test_a_refusal_tells_its_code_and_nobodys_address(answer: str, is_final: bool) -> None:
    async with mail_server() as inbox:
        inbox.answer = answer
        with pytest.raises(Unsent) as caught:
            await carrier(inbox.url).send(MAIL, "mal_a")
    assert str(caught.value) == f"the mail server answered {answer[:3]}"
    assert isinstance(caught.value, Refused) == is_final


async def test_a_server_that_offers_no_tls_gets_no_mail_by_the_usual_scheme() -> None:
    async with mail_server() as inbox:
        with pytest.raises(Unsent):
            await carrier(inbox.url.replace("smtp+plain", "smtp")).send(MAIL, "mal_a")
        assert inbox.mails == []


async def test_a_server_that_says_nothing_is_given_up() -> None:
    writers: list[asyncio.StreamWriter] = []
    silent = await asyncio.start_server(lambda _, writer: writers.append(writer), "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    async with silent:
        with pytest.raises(Unsent, match=r"Timeout|in time"):
            await carrier(f"smtp+plain://127.0.0.1:{port}", patience=0.2).send(MAIL, "mal_a")
        for writer in writers:
            writer.close()


async def test_no_line_break_gets_into_a_header() -> None:
    async with mail_server() as inbox:
        for mail in (
            Mail("ada@example.org\r\nBcc: eve@example.org", "s", "t"),
            Mail("ada@example.org", "s\r\nBcc: eve@example.org", "t"),
            Mail("ada@example.org", "s", "t", {"X-Note": "a\r\nBcc: eve@example.org"}),
        ):
            with pytest.raises(Refused):
                await carrier(inbox.url).send(mail, "mal_a")
        assert inbox.mails == []


@pytest.mark.parametrize("url", ["http://host", "smtp://", "smtp+plain://cow:moo@host", "smtp://host:99999"])
def test_a_bad_address_of_a_server_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(ValueError) as caught:
        server_of(url)
    assert "moo" not in str(caught.value)
