"""Settings come from the environment, and every bad one is named with its fault but never with its value."""

import pytest

from application.policy import Policy
from headwater.desks import policy_of
from headwater.settings import BadSettings, Settings, load, load_or_exit
from headwater.wiring import edge_options


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    for name in list(os.environ):
        if name.startswith("HEADWATER_"):
            monkeypatch.delenv(name)


def faults_of(monkeypatch: pytest.MonkeyPatch, **variables: str) -> list[str]:
    for name, value in variables.items():
        monkeypatch.setenv(f"HEADWATER_{name.upper()}", value)
    with pytest.raises(BadSettings) as caught:
        load()
    return caught.value.faults


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("port", "eighty", "HEADWATER_PORT: input should be a valid integer"),
        ("port", "70000", "HEADWATER_PORT: input should be less than or equal to 65535"),
        ("database", "mysql://cow:moo@ranch/herd", "HEADWATER_DATABASE: must begin with sqlite: or postgresql:"),
        ("bus", "smoke://cow:moo@hill", "HEADWATER_BUS: must begin with one of memory:"),
        ("log_level", "moo", "HEADWATER_LOG_LEVEL: input should be 'debug'"),
        ("pool", "0", "HEADWATER_POOL: input should be greater than or equal to 1"),
        ("heartbeat", "-1", "HEADWATER_HEARTBEAT: input should be greater than 0"),
        ("heartbeat", "nan", "HEADWATER_HEARTBEAT: input should be"),
        ("broker", "smoke://", "HEADWATER_BROKER: must begin with one of inproc: redis:"),
        ("databse", "moo", "HEADWATER_DATABSE: no such setting; HEADWATER_DATABASE was meant?"),
        ("quux", "moo", "HEADWATER_QUUX: no such setting"),
    ],
)
def test_a_bad_value_is_named_with_its_fault(monkeypatch: pytest.MonkeyPatch, name: str, value: str, told: str) -> None:
    faults = faults_of(monkeypatch, **{name: value})
    assert len(faults) == 1
    assert faults[0].startswith(told)
    assert "moo" not in faults[0].removeprefix(told)


def test_all_bad_values_are_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = faults_of(monkeypatch, port="x", pool="y", colour="z")
    assert [fault.partition(":")[0] for fault in faults] == ["HEADWATER_COLOUR", "HEADWATER_PORT", "HEADWATER_POOL"]


def test_bad_settings_end_a_program_with_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HEADWATER_PORT", "x")
    with pytest.raises(SystemExit) as ended:
        load_or_exit()
    assert ended.value.code == 2
    assert "headwater cannot start:\n  HEADWATER_PORT: " in capsys.readouterr().err


def test_what_is_given_stands_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADWATER_PORT", "9000")
    monkeypatch.setenv("HEADWATER_POOL", "3")
    settings = load(port=9100, pool=None)
    assert (settings.port, settings.pool) == (9100, 3)


def test_the_edges_behave_as_set() -> None:
    options = edge_options(load(init_patience=0.5, heartbeat=2.0, body_limit=99, cors_origins="https://a.example"))
    assert (options.init_patience, options.heartbeat, options.body_limit) == (0.5, 2.0, 99)
    assert options.cors_origins == ("https://a.example",)


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite:///a.db"),
        ("postgresql://host/name", "postgresql+asyncpg://host/name"),
        ("postgres://host/name", "postgresql+asyncpg://host/name"),
        ("postgresql+asyncpg://host/name", "postgresql+asyncpg://host/name"),
    ],
)
def test_a_database_may_be_named_the_short_way(short: str, full: str) -> None:
    assert load(database=short).database == full


def test_lists_are_separated_by_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADWATER_CORS_ORIGINS", "https://a.example, https://b.example,")
    assert load().cors_origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("migrate", "database", "does"),
    [
        ("auto", "sqlite:///a.db", True),
        ("auto", "postgresql://host/name", False),
        ("always", "postgresql://host/name", True),
        ("never", "sqlite:///a.db", False),
    ],
)
def test_serving_migrates_an_own_file_unless_told_otherwise(migrate: str, database: str, does: bool) -> None:
    assert load(migrate=migrate, database=database).migrates is does


def test_every_setting_says_what_it_is_for() -> None:
    assert [name for name, field in Settings.model_fields.items() if not field.description] == []


def test_a_setting_that_is_gone_is_named_with_what_to_do_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADWATER_ADMINS", "Ada")
    with pytest.raises(BadSettings) as bad:
        load()
    assert bad.value.faults == ["HEADWATER_ADMINS: no such setting any more; make admins with `headwater grant`"]


def test_accounts_by_address_can_be_set() -> None:
    rate = policy_of(load(accounts_burst=500, accounts_per_minute=120.0)).accounts_by_origin
    assert (rate.name, rate.burst, rate.per_second) == ("accounts-by-origin", 500, 2.0)
    assert policy_of(load()).accounts_by_origin == Policy().accounts_by_origin
