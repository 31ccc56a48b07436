"""Pictures of every page at both widths. `make pictures` writes those of docs/web; otherwise they go nowhere."""

import os
from pathlib import Path

import pytest

from tests.web.conftest import Visit
from tests.web.test_everywhere import NAMES, opened
from tests.web.town import Town

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}


@pytest.mark.parametrize("name", [name for name in NAMES if name != "missing"])
@pytest.mark.parametrize("size", SIZES)
def test_a_picture_can_be_taken(visit: Visit, town: Town, tmp_path: Path, name: str, size: str) -> None:
    folder = Path(os.environ.get("HEADWATER_PICTURES", tmp_path))
    visitor = visit(storage_state=town.ada.storage(), viewport=SIZES[size])
    page = opened(visitor, town, name)
    page.screenshot(path=folder / f"{name}-{size}.png", animations="disabled")
    assert (folder / f"{name}-{size}.png").stat().st_size > 5_000
