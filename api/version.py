"""The version of the public API, told in every answer; docs/api-versions.md says what may change."""

from __future__ import annotations

from typing import Final

API_VERSION: Final = "1.0.0"
