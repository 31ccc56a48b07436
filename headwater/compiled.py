"""Loads the compiled domain in place of the sources, but only if it was built from exactly these sources."""

from __future__ import annotations

import os
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

SWITCH = "HEADWATER_COMPILED"
"""With 0 in the environment the plain sources run."""
ROOT = Path(__file__).parent.parent
FOLDER = ".compiled"

MODULES = (
    "domain.kernel.bits",
    "domain.kernel.dealing",
    "domain.kernel.judging",
    *(
        f"domain.moonriver.{name}"
        for name in "meta layout holdings scenarios move_numbers setting position herd legal partners turns "
        "expansion rules random_play scoring judge.scenario judge.preferences judge.worth judge.cattle_drive "
        "judge.placement judge.evaluation judge.judge".split()
    ),
    *(f"domain.league.{name}" for name in "bounds continuation results standings".split()),
    *(
        f"domain.theriver.{name}"
        for name in "meta resources move_numbers payments setting holdings position legal storage ending places "
        "cleanup setup rules random_play judge.preferences judge.worth judge.evaluation judge.judge".split()
    ),
)
"""The hot path: rules without their events, views and texts, what machines think with, and standings."""
PACKAGES = ("kernel", "league", "moonriver", "theriver")
"""The domain packages that are copied as a whole; the others are imported from the sources."""


def activate(root: Path = ROOT) -> bool:
    """Lets imports of the domain find its compiled copy, if there is one for these sources and this Python."""
    if os.environ.get(SWITCH) == "0" or "domain" in sys.modules:
        return False
    home = home_of(root)
    if not (home / "domain").is_dir():
        return False
    sys.path.insert(0, str(home))
    return True


def is_active() -> bool:
    """Whether this process runs machine code."""
    loaded = sys.modules.get(MODULES[0])
    return loaded is not None and not str(loaded.__file__).endswith(".py")


def home_of(root: Path) -> Path:
    """The folder of the compiled copy; its name is the digest of the sources."""
    return root / FOLDER / digest(root)


def digest(root: Path) -> str:
    """Changes with every source, with the choice of modules, and with the Python that can load the result."""
    found = sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')} {MODULES}".encode())
    for path in sources(root):
        found.update(f"\0{path.relative_to(root)}\0".encode() + path.read_bytes())
    return found.hexdigest()[:20]


def sources(root: Path) -> list[Path]:
    """Every source that is copied."""
    return sorted(path for package in PACKAGES for path in (root / "domain" / package).rglob("*.py"))
