"""Pictures of the pages that docs/web.md shows, at both widths, which `make pictures` writes to docs/web.

Every page is opened by test_everywhere; without a folder to write to, only the picture that takes a step is tried.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.processes import ROOT
from tests.web.conftest import Visit
from tests.web.test_everywhere import NAMES, opened
from tests.web.town import Town

FOLDER = os.environ.get("HEADWATER_PICTURES")
DOCUMENT = (ROOT / "docs/web.md").read_text()
SHOWN = [name for name in NAMES if f'src="web/{name}-phone.png"' in DOCUMENT] if FOLDER else ["replay"]
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}
_NO_TIPS = "localStorage.setItem('headwater.coached', '[\"all\"]')"


def go_on_to_the_middle(page: Page) -> None:
    """A replay begins with empty boards."""
    slider = page.get_by_role("slider", name="Step of the match")
    middle = int(slider.get_attribute("max") or 0) * 2 // 3
    slider.fill(str(middle))
    expect(page.get_by_text(f"{middle} of ")).to_be_visible()


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("size", SIZES)
def test_a_picture_can_be_taken(visit: Visit, town: Town, tmp_path: Path, name: str, size: str) -> None:
    folder = Path(FOLDER or tmp_path)
    visitor = visit(storage_state=town.ada.storage(), viewport=SIZES[size])
    visitor.page.add_init_script(_NO_TIPS)
    page = opened(visitor, town, name)
    if name == "replay":
        go_on_to_the_middle(page)
    page.screenshot(path=folder / f"{name}-{size}.png", animations="disabled")
    assert (folder / f"{name}-{size}.png").stat().st_size > 5_000
