"""What a session is called after what began it."""

import pytest

from api.devices import LONGEST, device_label

LINUX = "Mozilla/5.0 (X11; Linux x86_64)"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (f"{LINUX} Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (f"{LINUX} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36", "Chrome, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("headwater-client/1.2.0 (python)", "headwater-client/1.2.0"),
        ("curl/8.5.0", "curl/8.5.0"),
        ("\x1b[31mred", ""),
        ("", ""),
    ],
)
def test_a_label_names_browser_and_system_or_the_program(agent: str, label: str) -> None:
    assert device_label(agent) == label


def test_a_label_is_short_and_plain_whatever_is_sent() -> None:
    assert len(device_label("x" * 5_000)) <= LONGEST
    assert device_label("name<script>") == "name"
