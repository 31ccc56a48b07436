"""What the files in deploy/ say, read as their own programs would."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path
from typing import Any

import yaml

DEPLOY = Path(__file__).parents[2] / "deploy"
DIGEST = f"sha256:{'0123456789abcdef' * 4}"
_VARIABLE = re.compile(r"\$\{(\w+)(?::[-?]([^}]*))?\}")


def dockerfile() -> list[tuple[str, str]]:
    """The instructions in order; continued lines are joined, comments left out."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def instruction(name: str) -> str:
    """The last one of a name: what counts in the image that runs."""
    return [rest for word, rest in dockerfile() if word == name][-1]


def exec_form(text: str) -> list[str]:
    """A command in the form that needs no shell."""
    told = json.loads(text[text.index("[") :])
    assert all(isinstance(part, str) for part in told)
    return list(told)


def compose(**variables: str) -> dict[str, Any]:
    """The stack with its variables filled in; one that must be set and is not is an error."""
    text = (DEPLOY / "compose.yaml").read_text()
    told: dict[str, Any] = yaml.safe_load(_VARIABLE.sub(lambda found: _filled(found, variables), text))
    return told


def sample_stack(**variables: str) -> dict[str, Any]:
    """The stack with everything set that must be."""
    digests = {f"{name}_DIGEST": DIGEST for name in ("PYTHON", "POSTGRES", "VALKEY")}
    return compose(**{"POSTGRES_PASSWORD": "secret", "VALKEY_PASSWORD": "hidden", **digests, **variables})


def _filled(found: re.Match[str], variables: dict[str, str]) -> str:
    name, default = found[1], found[2]
    if name in variables:
        return variables[name]
    if ":-" in found[0]:
        return default
    raise KeyError(f"{name} is not set: {default}")


def unit(name: str) -> configparser.ConfigParser:
    """A systemd unit; keys keep their case."""
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # as the documentation of configparser says
    parser.read_string((DEPLOY / "systemd" / name).read_text())
    return parser


def units() -> list[str]:
    return sorted(path.name for path in (DEPLOY / "systemd").glob("*.service"))


def command_of(name: str) -> list[str]:
    """What a unit starts, without the path of the program."""
    program, *arguments = shlex.split(unit(name)["Service"]["ExecStart"])
    assert program == "/opt/headwater/.venv/bin/headwater"
    return arguments


def env_file() -> dict[str, str]:
    lines = (DEPLOY / "systemd" / "headwater.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
