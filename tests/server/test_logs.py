"""What a log never holds: the values that code worked with when it failed."""

import subprocess
import sys

import pytest

FAILING = """
import structlog
from headwater.logs import configure

def fail(password):
    raise ZeroDivisionError("of course")

configure("info", "{style}")
try:
    fail("".join(("quiet", "-", "river")))
except ZeroDivisionError:
    structlog.get_logger().exception("it failed")
"""


@pytest.mark.parametrize("style", ["text", "json"])
def test_a_failure_is_logged_with_its_traceback_and_without_values(style: str) -> None:
    code = FAILING.replace("{style}", style)
    log = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr
    assert "ZeroDivisionError: of course" in log
    assert ", in fail" in log
    assert "quiet-river" not in log
