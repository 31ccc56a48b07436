"""The files in deploy/ fit each other and the program they start."""

from __future__ import annotations

import pytest
from typer.main import get_command

from headwater.cli import app
from headwater.settings import Settings
from tests.deploy.files import command_of, compose, dockerfile, env_file, exec_form, instruction, unit, units

STACK = compose(POSTGRES_PASSWORD="secret")
OURS = ("migrate", "api", "worker", "scheduler")
KNOWN = {f"HEADWATER_{name.upper()}" for name in Settings.model_fields}


def test_the_image_is_built_in_stages_and_runs_without_root() -> None:
    stages = [rest.split(" AS ")[1] for word, rest in dockerfile() if word == "FROM"]
    assert stages == ["build", "run"]
    assert instruction("USER") == "headwater"
    assert exec_form(instruction("ENTRYPOINT")) == ["headwater"]
    assert exec_form(instruction("CMD")) == ["serve"]


def test_the_image_carries_compiled_rules_and_no_tools() -> None:
    steps = [rest for word, rest in dockerfile() if word == "RUN"]
    compiled = next(index for index, step in enumerate(steps) if "headwater.compiling" in step)
    assert any("--no-dev" in step for step in steps[compiled:])
    assert any("uv sync --frozen" in step for step in steps[:compiled])


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


def test_a_password_must_be_given() -> None:
    with pytest.raises(KeyError, match="POSTGRES_PASSWORD"):
        compose()


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
