"""Every column that is stored belongs to a category, and every category is told to people, with why and how long."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from sqlalchemy import Table

import adapters.persistence
from adapters.persistence.operators import ERASED
from adapters.persistence.personal_data import CLASSIFIED, NOT_PERSONAL, STAYS
from adapters.persistence.tables import metadata
from application.privacy.stored_data import CATEGORIES
from application.words import LANGUAGES, words

PAGE = Path("docs/privacy.md")
KEYS = [category.key for category in CATEGORIES]


def stored() -> dict[str, Table]:
    for module in pkgutil.walk_packages(adapters.persistence.__path__, "adapters.persistence."):
        importlib.import_module(module.name)
    return dict(metadata.tables)


def personal() -> dict[str, set[str]]:
    """The categories of each table with personal data."""
    found = {table: set(columns.values()) - {NOT_PERSONAL} for table, columns in CLASSIFIED.items()}
    return {table: categories for table, categories in found.items() if categories}


def test_every_column_of_every_table_is_classified() -> None:
    columns = {name: set(table.c.keys()) for name, table in stored().items()}
    assert {table: set(named) for table, named in CLASSIFIED.items()} == columns


def test_every_category_is_stored_somewhere_and_has_words_in_every_language() -> None:
    assert {category for categories in personal().values() for category in categories} == set(KEYS)
    for language in LANGUAGES:
        for key in KEYS:
            for table in ("what", "why"):
                text = words(language).text(f"privacy.{table}.{key}")
                assert text.endswith("."), (language, table, key)


def test_each_row_about_a_person_goes_with_the_account_or_has_a_reason_to_stay() -> None:
    erased = {column.table.name for column in ERASED}
    assert erased.isdisjoint(STAYS)
    assert erased | set(STAYS) >= set(personal())
    assert set(STAYS) <= set(personal())


def test_the_page_names_every_category_and_every_personal_column() -> None:
    page = PAGE.read_text(encoding="utf-8").partition("## What is stored")[2].partition("| rows that stay")[0]
    rows = dict(re.findall(r"^\| `([a-z-]+)` \|(.*)$", page, re.MULTILINE))
    assert list(rows) == KEYS
    for table, columns in CLASSIFIED.items():
        for column, category in columns.items():
            if category != NOT_PERSONAL:
                assert re.search(rf"`{table}`[^`|]*\b{column}\b", rows[category]), f"{table}.{column} of {category}"


@pytest.mark.parametrize("table", sorted(STAYS))
def test_the_page_says_what_becomes_of_what_stays(table: str) -> None:
    assert f"| `{table}` | {STAYS[table]} |" in PAGE.read_text(encoding="utf-8")
