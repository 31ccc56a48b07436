"""A process that serves no apps: tools, workers and most tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from application.errors import NotFound
from application.ports.authorization import AppKnowledge, AppRequest, FreshTexts, Parameters
from domain.apps.apps import App
from domain.kernel.plain import Plain


class NoAuthorization:
    """The port's Authorization where there is none."""

    def wish(self, parameters: Parameters, app: App | None) -> NoReturn:
        raise _nothing_here()

    def approval(self, parameters: Parameters, app: App, code: str) -> NoReturn:
        raise _nothing_here()

    def denial(self, parameters: Parameters, app: App) -> NoReturn:
        raise _nothing_here()

    def named_app(self, request: AppRequest) -> None:
        return None

    def token_answer(self, request: AppRequest, knowledge: AppKnowledge, texts: FreshTexts) -> NoReturn:
        raise _nothing_here()

    def revocation_answer(self, request: AppRequest, knowledge: AppKnowledge) -> NoReturn:
        raise _nothing_here()

    def metadata(self) -> Mapping[str, Plain]:
        return {}


def _nothing_here() -> NotFound:
    return NotFound("unknown-path", what="path", id="/oauth")
