"""Reads the operator's list of trusted GraphQL documents."""

from __future__ import annotations

import json
from pathlib import Path


class BadManifest(ValueError):
    """A file that lists no documents; the message names it."""


def trusted_documents(folder: Path) -> tuple[str, ...]:
    """The texts in a folder: one in each `.graphql` file, any number in the manifests that client tools write.

    A manifest is a JSON object from id to text, or Apollo's with a list of `operations`. Our ids are the texts' hashes.
    """
    if not folder.is_dir():
        raise BadManifest(f"{folder} is not a folder")
    alone = [file.read_text("utf-8") for file in sorted(folder.glob("*.graphql"))]
    listed = [text for file in sorted(folder.glob("*.json")) for text in _texts(file)]
    return tuple(alone + listed)


def _texts(file: Path) -> list[str]:
    try:
        manifest = json.loads(file.read_text("utf-8"))
    except ValueError:
        raise BadManifest(f"{file} is not JSON") from None
    if isinstance(manifest, dict) and isinstance(operations := manifest.get("operations"), list):
        manifest = {str(number): each.get("body") for number, each in enumerate(operations) if isinstance(each, dict)}
    if not isinstance(manifest, dict) or not all(isinstance(text, str) for text in manifest.values()):
        raise BadManifest(f"{file} maps no ids to texts of documents")
    return list(manifest.values())
