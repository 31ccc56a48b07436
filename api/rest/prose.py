"""The pages of `docs/` for authors of clients, rendered from Markdown."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

PAGES: Final[Mapping[str, str]] = {
    "graphql": "GraphQL",
    "rest": "REST",
    "errors": "Errors",
    "api-versions": "What may change",
    "sdk-typescript": "TypeScript and React",
    "sdk-python": "Python",
    "bots": "Bots",
    "oauth": "OAuth",
    "accounts": "Accounts",
    "notices": "Notices",
    "absence": "Absence",
    "finding-a-table": "Finding a table",
    "chat": "Chat",
    "moderation": "Blocks and reports",
    "leagues": "Leagues",
    "moon-river": "Moon River",
    "the-river": "The River",
    "dealing": "Dealing",
}
"""Every page that is served as `/docs/NAME`, with its short title, in the order of the menu."""

FOLDER: Final = Path(str(files("api"))).parent / "docs"
"""In the repository, the image and the wheel alike."""

_EXAMPLES: Final = "clients/"
_EXAMPLE_FILES: Final = ("*.py", "*.sh", "typescript/*.ts")
_SERVED_ELSEWHERE: Final = {"../openapi.json": "/openapi.json", "../schema.graphql": "/schema.graphql"}
_NOT_IN_IDS: Final = re.compile(r"[^\w\- ]")
_BOX: Final = '<div class="scroll" role="region" aria-label="{label}" tabindex="0">'

_SHELL: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Headwater</title>
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<header class="slim"><a href="/docs">Headwater</a><a class="to-menu" href="#menu">All pages</a></header>
<div class="columns">
<main class="prose">
{body}
</main>
<nav id="menu" aria-label="Pages">
<a href="/docs">REST operations</a>
{menu}
</nav>
</div>
</body>
</html>
"""


@cache
def page(name: str) -> str:
    """The page as an HTML document."""
    tokens = _MARKDOWN.parse((FOLDER / f"{name}.md").read_text("utf-8"))
    _name_headings(tokens)
    for token in tokens:
        _redirect_links(token.children or [])
    return document(PAGES[name], _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}), name)


@cache
def examples() -> Mapping[str, bytes]:
    """The programs that pages lead to, by their path below `/docs/clients/`."""
    folder = FOLDER / _EXAMPLES
    paths = (path for pattern in _EXAMPLE_FILES for path in folder.glob(pattern))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def document(title: str, body: str, name: str, language: str = "en") -> str:
    """The HTML document around a body: head, way back and menu."""
    return _SHELL.format(title=escape(title), body=body, menu=menu(name), language=language)


def boxed(tag: str, label: str, content: str) -> str:
    """An element in a box in which it scrolls, by keyboard too. The page itself never scrolls sideways."""
    return f"{_BOX.format(label=label)}<{tag}>{content}</{tag}></div>"


def menu(current: str = "") -> str:
    """Links to every page. The current one is marked."""
    return "\n".join(_menu_entry(name, title, name == current) for name, title in PAGES.items())


def served_address(link: str) -> str | None:
    """Where this server has what a page links to; None if it is only in the repository."""
    path, _, fragment = link.partition("#")
    end = f"#{fragment}" if fragment else ""
    if not path or "://" in path:
        return link
    if path in _SERVED_ELSEWHERE:
        return _SERVED_ELSEWHERE[path]
    if path.startswith(_EXAMPLES) and path.removeprefix(_EXAMPLES) in examples():
        return f"/docs/{path}"
    name = path.removesuffix(".md")
    return f"/docs/{name}{end}" if name in PAGES else None


def _menu_entry(name: str, title: str, is_current: bool) -> str:
    mark = ' aria-current="page"' if is_current else ""
    return f'<a href="/docs/{name}"{mark}>{escape(title)}</a>'


def _name_headings(tokens: Sequence[Token]) -> None:
    """Gives every heading the id that Markdown files on a code host have."""
    for opening, text in pairwise(tokens):
        if opening.type == "heading_open":
            opening.attrSet("id", _slug(text.content))


def _slug(heading: str) -> str:
    return _NOT_IN_IDS.sub("", heading.lower()).replace(" ", "-")


def _redirect_links(tokens: Sequence[Token]) -> None:
    """Leads links to where this server has their targets. Without one the text stays, as a span."""
    opening: Token | None = None
    for token in tokens:
        if token.type == "link_open":
            opening = token
            address = served_address(str(token.attrGet("href")))
            token.attrs = {"href": address} if address else {}
            token.tag = "a" if address else "span"
        elif token.type == "link_close" and opening is not None:
            token.tag = opening.tag


def _table_open(*_: object) -> str:
    return _BOX.format(label="Table") + "<table>"


def _table_close(*_: object) -> str:
    return "</table></div>\n"


def _program(_renderer: object, tokens: Sequence[Token], index: int, *_: object) -> str:
    return boxed("pre", "Example", f"<code>{escape(tokens[index].content)}</code>") + "\n"


def _markdown() -> MarkdownIt:
    """HTML inside a page is shown as text."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.add_render_rule("table_open", _table_open)
    parser.add_render_rule("table_close", _table_close)
    parser.add_render_rule("fence", _program)
    parser.add_render_rule("code_block", _program)
    return parser


_MARKDOWN: Final = _markdown()
