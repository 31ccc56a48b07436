"""The table of figures: every one is counted somewhere, documented, and named nowhere without existing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from application.figures import FIGURES, Figure
from headwater.pages import metrics_page
from tests.processes import ROOT

LAYERS: Final = ("application", "adapters", "api", "workers", "headwater")
KINDS: Final = {"count": "counter", "observe": "histogram", "show": "gauge"}
KNOWN: Final = {figure.name: figure for figure in FIGURES}
# Texts in which a figure of ours may be named.
TEXTS: Final = ("docs/**/*.md", "*.md", "deploy/**/*")
NAME: Final = re.compile(r"\bheadwater_(?!client\b)[a-z_]+\b")  # the Python client's package is no figure


class Use(NamedTuple):
    place: str
    figure: str
    kind: str
    labels: frozenset[str]


def uses() -> Iterator[Use]:
    for layer in LAYERS:
        for file in (ROOT / layer).rglob("*.py"):
            yield from uses_in(file)


def uses_in(file: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(file.read_text())):
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr=attr), args=[ast.Constant(value=str(name)), *_]) if (
                attr in KINDS and ast.unparse(owner).rpartition(".")[2].lstrip("_") == "metrics"
            ):
                labels = frozenset(str(word.arg) for word in node.keywords if word.arg != "amount")
                yield Use(f"{file.relative_to(ROOT)}:{node.lineno}", name, KINDS[attr], labels)


def is_known(use: Use) -> bool:
    figure = KNOWN.get(use.figure)
    return figure is not None and figure.kind == use.kind and frozenset(figure.labels) == use.labels


def names_of(figure: Figure) -> set[str]:
    if figure.kind != "histogram":
        return {figure.full_name}
    return {figure.full_name, *(f"{figure.full_name}_{part}" for part in ("bucket", "sum", "count"))}


def test_no_two_figures_have_one_name() -> None:
    assert len(KNOWN) == len(FIGURES)


def test_whatever_is_counted_is_in_the_table_with_its_kind_and_labels() -> None:
    assert [use for use in uses() if not is_known(use)] == []


def test_every_figure_of_the_table_is_counted_somewhere() -> None:
    assert sorted(set(KNOWN) - {use.figure for use in uses()}) == []


def test_every_figure_has_its_line_in_the_documentation() -> None:
    page = (ROOT / "docs/metrics.md").read_text()
    assert page == metrics_page()
    assert [figure.name for figure in FIGURES if f"\n| `{figure.full_name}` |" not in page] == []


def test_every_figure_that_a_text_names_exists() -> None:
    known = set[str]().union(*map(names_of, FIGURES))
    texts = {file for pattern in TEXTS for file in ROOT.glob(pattern) if file.is_file()}
    named = {(str(file.relative_to(ROOT)), name) for file in texts for name in NAME.findall(file.read_text())}
    assert named
    assert sorted((file, name) for file, name in named if name not in known) == []


def test_every_histogram_has_rising_buckets_and_nothing_else_has_any() -> None:
    assert [figure.name for figure in FIGURES if bool(figure.buckets) != (figure.kind == "histogram")] == []
    assert [figure.name for figure in FIGURES if list(figure.buckets) != sorted(set(figure.buckets))] == []


def test_every_alert_says_when_and_why() -> None:
    [group] = yaml.safe_load((ROOT / "deploy/alerts.yaml").read_text())["groups"]
    for rule in group["rules"]:
        assert NAME.findall(rule["expr"]), rule
        assert rule["annotations"]["summary"].endswith((".", "?")), rule
