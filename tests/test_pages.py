"""What is published says what the code says: schemas, the page of errors, the operators' table of settings."""

from pathlib import Path

import pytest

from api.statuses import status_of_code
from application.codes import CODES
from headwater import schemas
from headwater.pages import errors_page, settings_table, with_settings
from headwater.settings import Settings
from tests.processes import ROOT


def test_every_published_file_is_what_the_code_makes() -> None:
    assert schemas.differing(ROOT) == []


def test_a_file_that_differs_is_named_and_written_anew(tmp_path: Path) -> None:
    assert schemas.write(tmp_path) == ["schema.graphql", "openapi.json", "docs/errors.md", "docs/metrics.md"]
    (tmp_path / "openapi.json").write_text("{}")
    assert schemas.differing(tmp_path) == ["openapi.json"]
    assert schemas.write(tmp_path) == ["openapi.json"]
    assert schemas.differing(tmp_path) == []


def test_every_setting_and_every_code_has_its_line() -> None:
    assert settings_table().count("\n| `HEADWATER_") == len(Settings.model_fields)
    page = errors_page()
    assert [code for code in CODES if f"\n| `{code}` | {status_of_code(code)} |" not in page] == []
    for game in ("moon-river", "the-river"):
        assert f"\n## {game}\n" in page


@pytest.mark.parametrize("old", ["", "| stale |\n"])
def test_only_the_table_between_the_marks_is_replaced(old: str) -> None:
    page = f"before\n<!-- settings -->\n{old}<!-- end of settings -->\nafter\n"
    assert with_settings(page) == f"before\n<!-- settings -->\n{settings_table()}<!-- end of settings -->\nafter\n"
