"""Documentation pages generated from the code: settings, codes, figures."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files

from api.statuses import RULED_OUT, status_of_code
from application.codes import CODES
from application.figures import FIGURES
from domain.catalog import CATALOG
from headwater.settings import PREFIX, Settings

_TABLE = re.compile(r"(?<=<!-- settings -->\n).*?(?=<!-- end of settings -->)", re.DOTALL)

_ERRORS = """# Errors

Every refusal has a stable code, the same in GraphQL (`code` of the typed refusals, `extensions.code` of `errors`), in
REST (`code` of `application/problem+json`) and in the metrics. Texts come in the language of `Accept-Language`: en,
it, es, pt. A program goes by the code, never by the text.

This page is made from the code by `headwater schema --write`; `make check` compares it.

## The server's codes

| code | status | kind | meaning |
| --- | --- | --- | --- |
"""

_METRICS = """# Metrics

For operators: every figure that a process tells Prometheus at `/metrics`. Where it is served and what to watch first
stand in [operations.md](operations.md#metrics) and [deployment.md](deployment.md#what-to-watch).

Counters and histograms are of one process: sum them up. `queue_*`, `outbox_*` and `dead_tasks` are the same whichever
process is asked: take the maximum. A figure that cannot be found out at the moment is `NaN`. Beside these each process
tells `process_cpu_seconds_total`, `process_resident_memory_bytes`, `process_open_fds` and the others of
[prometheus_client](https://prometheus.github.io/client_python/collector/).

This page is made from the code by `headwater schema --write`; `make check` compares it.

| figure | kind | labels | meaning |
| --- | --- | --- | --- |
"""


def settings_table() -> str:
    """One line for each variable."""
    lines = ["| variable | default | what it is for |", "| --- | --- | --- |"]
    for name, field in Settings.model_fields.items():
        lines.append(f"| `{PREFIX}{name.upper()}` | {_default_text(field.default)} | {field.description} |")
    return "\n".join(lines) + "\n"


def with_settings(page: str) -> str:
    """The operators' page with the newest table between its marks."""
    return _TABLE.sub(lambda _: settings_table(), page)


def errors_page() -> str:
    """Every code there is: the server's own, then each game's."""
    codes = [f"| `{one.code}` | {status_of_code(one.code)} | {one.kind} | {one.meaning} |" for one in CODES.values()]
    return _ERRORS + "\n".join(codes) + "\n" + "".join(_games())


def metrics_page() -> str:
    """Every figure there is."""
    lines = [f"| `{one.full_name}` | {one.kind} | {', '.join(one.labels)} | {one.meaning} |" for one in FIGURES]
    return _METRICS + "\n".join(lines) + "\n"


def _games() -> Iterator[str]:
    for key in CATALOG:
        yield f"\n## {key}\n\nAn illegal or unreadable move: status {RULED_OUT}, with the rule's number.\n\n"
        yield "| code | text |\n| --- | --- |\n"
        words = tomllib.loads(files("application.words").joinpath(f"{key}.en.toml").read_text("utf-8"))
        yield from (f"| `{code}` | {text.replace('|', '&#124;')} |\n" for code, text in words["refusal"].items())


def _default_text(default: object) -> str:
    if isinstance(default, tuple):
        default = ",".join(map(str, default))
    return f"`{default}`" if default not in ("", None) else ""
