"""Pages of the documentation that are made from the code: the settings' table, the catalogue of codes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files

from application.codes import CODES, RULED_OUT_STATUS
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


def settings_table() -> str:
    """One line for each variable."""
    lines = ["| variable | default | what it is for |", "| --- | --- | --- |"]
    for name, field in Settings.model_fields.items():
        lines.append(f"| `{PREFIX}{name.upper()}` | {_shown(field.default)} | {field.description} |")
    return "\n".join(lines) + "\n"


def with_settings(page: str) -> str:
    """The operators' page with the newest table between its marks."""
    return _TABLE.sub(lambda _: settings_table(), page)


def errors_page() -> str:
    """Every code there is: the server's own, then each game's."""
    codes = [f"| `{one.code}` | {one.status} | {one.kind} | {one.meaning} |" for one in CODES.values()]
    return _ERRORS + "\n".join(codes) + "\n" + "".join(_games())


def _games() -> Iterator[str]:
    for key in CATALOG:
        yield f"\n## {key}\n\nAn illegal or unreadable move: status {RULED_OUT_STATUS}, with the rule's number.\n\n"
        yield "| code | text |\n| --- | --- |\n"
        words = tomllib.loads(files("application.words").joinpath(f"{key}.en.toml").read_text("utf-8"))
        yield from (f"| `{code}` | {text.replace('|', '&#124;')} |\n" for code, text in words["refusal"].items())


def _shown(default: object) -> str:
    if isinstance(default, tuple):
        default = ",".join(map(str, default))
    return f"`{default}`" if default not in ("", None) else ""
