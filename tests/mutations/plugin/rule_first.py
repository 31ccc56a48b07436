"""A pytest plugin for trials: the tests that cite the broken rule run before the others."""

from __future__ import annotations

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    rule = os.environ["BROKEN_RULE"]
    items.sort(key=lambda item: rule not in item.name)
