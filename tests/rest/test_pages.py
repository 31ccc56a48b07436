"""The pages in prose: all that headers and the README name, whole, safe, and without a link that leads nowhere."""

import re
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path
from urllib.parse import urldefrag
from zipfile import ZipFile

import pytest

from adapters.oauth.rules import _ENDPOINTS
from api.problems import PAGE as ERRORS
from api.rest import prose
from api.rest.operation import Deprecation
from application.words import LANGUAGES, words
from domain.catalog import CATALOG
from tests.processes import ROOT
from tests.rest.people import Town

ADDRESSES = ["/docs", *(f"/docs/{name}" for name in prose.PAGES)]
FOR_AUTHORS = (
    "write a client",
    "write a client in TypeScript or React",
    "write a client in Python",
    "know what may change in the API",
    "write a bot",
    "find opponents, challenge players, invite by link",
    "organise a league",
    "talk at tables and in leagues",
    "be told of turns by push, mail or webhook",
    "sign players in to an app of your own, by OAuth 2.1",
    "know the games: moves, decisions, refusals, editions",
    "check a deal yourself",
)


def links(page: str) -> list[str]:
    return re.findall(r'href="([^"]*)"', page)


def ids(page: str) -> list[str]:
    return re.findall(r'\bid="([^"]*)"', page)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_page_is_served_and_lets_no_stranger_in(town: Town, address: str) -> None:
    answer = town.stranger.asks("GET", address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"<script>|<[^>]*\s(on\w+|style)=", answer.text)


def test_the_pages_that_headers_and_answers_name_are_served() -> None:
    header = Deprecation(date(2027, 1, 1), date(2027, 7, 1), "something else").headers["Link"]
    named = [*re.findall(r"<([^>]+)>", header), ERRORS, _ENDPOINTS["service_documentation"]]
    assert named == ["/docs/api-versions", "/docs/errors", "/docs/oauth"]
    assert set(named) <= set(ADDRESSES)


@pytest.mark.parametrize("row", FOR_AUTHORS)
def test_the_pages_that_the_readme_names_for_authors_of_clients_are_served(row: str) -> None:
    (line,) = (line for line in (ROOT / "README.md").read_text().splitlines() if line.startswith(f"| {row} |"))
    names = re.findall(r"\(docs/([\w-]+)\.md", line)
    assert names
    assert set(names) <= set(prose.PAGES)


def test_no_link_among_the_pages_leads_nowhere(town: Town) -> None:
    pages = {address: town.stranger.asks("GET", address).text for address in ADDRESSES}
    others = set[str]()
    for address, text in pages.items():
        for link in links(text):
            path, fragment = urldefrag(link)
            if path and path not in pages:
                others.add(path)
            elif fragment:
                assert fragment in ids(pages[path or address]), f"{link} on {address}"
    here = {path for path in others if "://" not in path}
    assert "/docs/clients/play.sh" in here
    assert [path for path in here if town.stranger.asks("GET", path, Accept="text/html,*/*").status_code != 200] == []


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_id_occurs_once_on_a_page(town: Town, address: str) -> None:
    found = ids(town.stranger.asks("GET", address).text)
    assert sorted(found) == sorted(set(found))


def test_a_page_shows_the_headings_tables_and_programs_of_its_source() -> None:
    page = prose.page("api-versions")
    assert '<h2 id="how-something-goes">How something goes</h2>' in page
    assert '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>' in page
    assert "<td>every field, operation, parameter and enum value</td>" in page
    assert '<a href="/docs/api-versions" aria-current="page">' in page


def test_a_program_on_a_page_is_text() -> None:
    page = prose.page("sdk-typescript")
    assert "&lt;HeadwaterProvider" in page
    assert "<HeadwaterProvider" not in page


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("graphql.md#limits", "/docs/graphql#limits"),
        ("#editions", "#editions"),
        ("clients/typescript/sdk.ts", "/docs/clients/typescript/sdk.ts"),
        ("../openapi.json", "/openapi.json"),
        ("https://example.org/a.md", "https://example.org/a.md"),
        ("operations.md#settings", None),
        ("clients/../../pyproject.toml", None),
        ("../released", None),
    ],
)
def test_a_link_leads_to_what_this_server_has_or_is_none(link: str, address: str | None) -> None:
    assert prose.served_address(link) == address


def test_an_example_is_served_as_the_file_that_it_is(town: Town) -> None:
    answer = town.stranger.asks("GET", "/docs/clients/bot.py")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == (ROOT / "docs/clients/bot.py").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_errors_explains_what_games_refuse(town: Town, language: str) -> None:
    page = town.stranger.asks("GET", "/docs/errors", Accept_Language=language).text
    texts = words(language).texts
    for game in CATALOG:
        codes = {key.split(".", 2)[2] for key in texts if key.startswith(f"{game}.refusal.")}
        assert codes
        assert codes <= set(ids(page))


def test_a_wheel_carries_every_page_and_example(tmp_path: Path) -> None:
    """Built from what decides it: the packages' list, the version and the folder itself."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    (tmp_path / "headwater").mkdir()
    for file in ("pyproject.toml", "headwater/__init__.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    build = "from setuptools import build_meta; build_meta.build_wheel('dist')"
    subprocess.run([sys.executable, "-c", build], cwd=tmp_path, check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    wanted = [f"docs/{name}.md" for name in prose.PAGES] + [f"docs/clients/{path}" for path in prose.examples()]
    assert [name for name in wanted if name not in names] == []
    assert not any(name.endswith(".png") for name in names)
