"""Documents that the operator has listed: clients name one by its hash, and a server may accept nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from api.graphql.request import GraphQLRequest
from application.errors import Forbidden, NotFound

PREFIX = "sha256:"


class TrustedDocuments:
    """The listed documents by the SHA-256 of their text. With `only`, every other document is refused."""

    def __init__(self, texts: Iterable[str] = (), *, only: bool = False) -> None:
        self._texts = {sha256(text.encode()).hexdigest(): text for text in texts}
        self._only = only

    def text_of(self, request: GraphQLRequest) -> str:
        """The text to execute; raises NotFound for an unknown hash, Forbidden for a text that is not listed."""
        if request.document is None:
            if self._only and sha256(request.query.encode()).hexdigest() not in self._texts:
                raise Forbidden("document-not-trusted")
            return request.query
        text = self._texts.get(request.document.removeprefix(PREFIX))
        if text is None:
            raise NotFound("unknown-document", what="document", id=request.document[:80])
        return text
