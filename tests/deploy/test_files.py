"""The files in deploy/ fit each other and the program they start."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.main import get_command

from headwater.cli import app
from headwater.settings import Settings
from tests.deploy.files import (
    DEPLOY,
    DIGEST,
    command_of,
    compose,
    dockerfile,
    env_file,
    exec_form,
    instruction,
    sample_stack,
    unit,
    units,
)
from tests.processes import ROOT

STACK = sample_stack()
OURS = ("migrate", "api", "worker", "scheduler")
DIGESTS = ("PYTHON_DIGEST", "POSTGRES_DIGEST", "VALKEY_DIGEST")
KNOWN = {f"HEADWATER_{name.upper()}" for name in Settings.model_fields}


def test_the_image_is_built_in_stages_and_runs_without_root() -> None:
    stages = [rest.split(" AS ")[1] for word, rest in dockerfile() if word == "FROM"]
    assert stages == ["build", "run"]
    assert instruction("USER") == "headwater"
    assert exec_form(instruction("ENTRYPOINT")) == ["headwater"]
    assert exec_form(instruction("CMD")) == ["serve"]


def test_the_image_carries_compiled_rules_and_no_tools() -> None:
    steps = [rest for word, rest in dockerfile() if word == "RUN"]
    compiled = next(index for index, step in enumerate(steps) if "headwater.compiler" in step)
    assert any("--require-hashes requirements-run.lock" in step for step in steps[compiled:])
    assert any("--require-hashes requirements.lock" in step for step in steps[:compiled])


def test_lock_files_pin_by_hash_and_name_no_address() -> None:
    for name in ("requirements.lock", "requirements-run.lock"):
        assert "://" not in (ROOT / name).read_text(), name
    assert '"resolved": "http' not in (ROOT / "package-lock.json").read_text()
    pinned = [line for line in (ROOT / "requirements.lock").read_text().splitlines() if not line.startswith(" ")]
    assert len(pinned) > 100
    assert all("==" in line and line.endswith("\\") for line in pinned)


def test_what_the_server_runs_on_is_what_its_tests_ran_on() -> None:
    whole = set((ROOT / "requirements.lock").read_text().splitlines())
    assert {line for line in (ROOT / "requirements-run.lock").read_text().splitlines() if "==" in line} <= whole


def test_the_stack_has_every_part_with_health_checks_and_volumes() -> None:
    services = STACK["services"]
    assert set(services) == {*OURS, "postgres", "valkey"}
    for name in ("postgres", "valkey", "worker", "scheduler"):
        assert services[name]["healthcheck"]["test"]
    # The image brings its own.
    assert "healthcheck" not in services["api"]
    for name in ("postgres", "valkey"):
        assert services[name]["volumes"]
    assert set(STACK["volumes"]) == {"postgres", "valkey"}
    assert services["api"]["depends_on"]["migrate"]["condition"] == "service_completed_successfully"


def test_passwords_and_digests_must_be_given() -> None:
    given = {"POSTGRES_PASSWORD": "a", "VALKEY_PASSWORD": "b", **dict.fromkeys(DIGESTS, DIGEST)}
    for name in given:
        with pytest.raises(KeyError, match=name):
            compose(**{other: value for other, value in given.items() if other != name})
    assert compose(**given) == sample_stack(POSTGRES_PASSWORD="a", VALKEY_PASSWORD="b")
    example = (DEPLOY / ".env.example").read_text().splitlines()
    assert {f"{name}=" for name in given} <= set(example)


def test_every_image_that_is_fetched_is_named_by_its_digest() -> None:
    fetched = [service["image"] for service in STACK["services"].values() if "build" not in service]
    bases = [rest.split(" AS ")[0] for word, rest in dockerfile() if word == "FROM"]
    assert len(fetched) == 2
    assert all(image.endswith(f"@{DIGEST}") for image in fetched)
    assert bases == ["python:3.11-slim@${PYTHON_DIGEST}"] * 2
    assert STACK["services"]["api"]["build"]["args"] == {"PYTHON_DIGEST": DIGEST}


@pytest.mark.parametrize(("told", "status"), [(DIGEST, 0), ("", 1), ("latest", 1)])
def test_digests_are_looked_up_and_anything_else_is_refused(told: str, status: int, tmp_path: Path) -> None:
    for name in ("Dockerfile", "compose.yaml", "pin.sh"):
        shutil.copy(DEPLOY / name, tmp_path)
    (tmp_path / ".env").write_text("POSTGRES_PASSWORD=x\nVALKEY_DIGEST=old\n")
    docker = tmp_path / "docker"
    docker.write_text(f'#!/bin/sh\necho "$4" >> "{tmp_path}/asked"\necho "{told}"\n')
    docker.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    done = subprocess.run([tmp_path / "pin.sh"], env={"PATH": path}, capture_output=True, text=True)
    assert done.returncode == status, done.stderr
    asked = (tmp_path / "asked").read_text().split()
    assert asked == ["python:3.11-slim", "postgres:18", "valkey/valkey:9"][: 3 if status == 0 else 1]
    kept = (tmp_path / ".env").read_text().split()
    pins = [f"{name}={DIGEST}" for name in DIGESTS]
    assert kept == (["POSTGRES_PASSWORD=x", *pins] if status == 0 else ["POSTGRES_PASSWORD=x", "VALKEY_DIGEST=old"])


def test_nothing_is_open_beyond_this_machine() -> None:
    services = STACK["services"]
    published = {name: service["ports"] for name, service in services.items() if "ports" in service}
    assert published == {"api": ["127.0.0.1:8000-8009:8000"]}
    assert STACK["networks"]["inside"] == {"internal": True}
    for name in ("postgres", "valkey"):
        assert services[name]["networks"] == ["inside"]


def test_valkey_asks_for_its_password_and_everybody_knows_it() -> None:
    valkey = STACK["services"]["valkey"]
    assert shlex.split(valkey["command"])[-2:] == ["--requirepass", "hidden"]
    assert valkey["environment"] == {"REDISCLI_AUTH": "hidden"}
    for name in OURS:
        settings = STACK["services"][name]["environment"]
        assert settings["HEADWATER_BUS"] == "redis://:hidden@valkey:6379/0"
        assert settings["HEADWATER_BROKER"] == "redis://:hidden@valkey:6379/1"


def test_every_service_is_bounded_in_memory_and_processes() -> None:
    for service in STACK["services"].values():
        assert service["mem_limit"]
        assert service["pids_limit"]
        assert "no-new-privileges:true" in service["security_opt"]


@pytest.mark.parametrize("name", OURS)
def test_every_service_starts_a_command_there_is_with_settings_there_are(name: str) -> None:
    service = STACK["services"][name]
    assert service["command"][0] in get_command(app).commands  # type: ignore[attr-defined]  # a group of commands
    assert set(service["environment"]) <= KNOWN | {"PGPASSWORD"}
    assert "no-new-privileges:true" in service["security_opt"]


@pytest.mark.parametrize("name", units())
def test_every_unit_starts_a_command_there_is_without_root(name: str) -> None:
    assert command_of(name)[0] in get_command(app).commands  # type: ignore[attr-defined]  # a group of commands
    assert unit(name)["Service"]["User"] == "headwater"
    assert unit(name)["Service"]["EnvironmentFile"] == "/etc/headwater.env"


@pytest.mark.parametrize("name", units())
def test_every_unit_is_bounded_and_confined(name: str) -> None:
    service = unit(name)["Service"]
    assert {"MemoryMax", "TasksMax"} <= set(service)
    assert (service["UMask"], service["CapabilityBoundingSet"]) == ("0077", "")
    filters = [line for line in (DEPLOY / "systemd" / name).read_text().splitlines() if "SystemCallFilter" in line]
    assert filters == ["SystemCallFilter=@system-service", "SystemCallFilter=~@privileged"]


@pytest.mark.parametrize("name", units())
def test_every_unit_waits_for_the_database_but_not_for_better_settings(name: str) -> None:
    whole = unit(name)
    assert whole["Unit"]["StartLimitIntervalSec"] == "0"
    assert "Requires" not in whole["Unit"], "one failed migration would end whatever requires it"
    assert whole["Service"]["Restart"] == ("on-failure" if "migrate" in name else "always")
    assert whole["Service"]["RestartPreventExitStatus"] == "2"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed on this machine")
@pytest.mark.parametrize("name", units())
def test_systemd_itself_finds_every_unit_well_confined(name: str) -> None:
    """Its scale goes from 0 to 10; everything of 2 and less it calls OK."""
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(DEPLOY / "systemd" / name)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-200:] + done.stderr


def test_units_and_containers_start_the_same_commands() -> None:
    roles = ("migrate", "worker@", "scheduler")
    for role in roles:
        assert command_of(f"headwater-{role}.service") == STACK["services"][role.strip("@")]["command"]
    assert command_of("headwater-api@.service") == STACK["services"]["api"]["command"]


def test_the_environment_of_the_units_names_known_settings_only() -> None:
    assert set(env_file()) <= KNOWN


def test_the_target_wants_units_there_are() -> None:
    wanted = unit("headwater.target")["Unit"]["Wants"].split()
    templates = {name.partition("@")[0] + ("@.service" if "@" in name else "") for name in wanted}
    assert {name for name in templates if "@" in name} <= set(units())
    assert {"headwater-scheduler.service"} <= set(wanted)
