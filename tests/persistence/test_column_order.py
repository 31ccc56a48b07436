"""Nothing relies on the order in which the tables list their columns."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
CONTRACT = [f"test_{name}.py" for name in ("matches", "people", "bots", "operators", "processes", "accounts")]


def test_the_contract_holds_with_every_table_turned_round() -> None:
    """In a process of its own, because the tables are built when they are imported."""
    command = [sys.executable, "-m", "pytest", "-p", "tests.persistence.reversed_columns", "-n", "0", "-q"]
    chosen = ["-k", "sqlite and not sqlalchemy", *(str(HERE / name) for name in CONTRACT)]
    environment = {**os.environ, "PYTEST_XDIST_WORKER": ""}
    ran = subprocess.run([*command, *chosen], env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-2_000:] + ran.stderr[-2_000:]
