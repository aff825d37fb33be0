"""Where games are kept between one evening and the next."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from landfall.record.log import in_use

SUFFIX = ".landfall"


def data_folder() -> Path:
    """The user's data folder, as the platform has it."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "landfall"
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(home) / "landfall"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "landfall"
    return Path.home() / ".local" / "share" / "landfall"


def games_folder() -> Path:
    return data_folder() / "games"


def new_log() -> Path:
    """A file for a game that begins now; its folder is made if need be."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def last_log() -> Path | None:
    """The game that was left last: the newest without a result that nobody plays now."""
    try:
        paths = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    except OSError:
        return None
    for path in reversed(paths):
        if not _finished(path) and not in_use(path):
            return path
    return None


def _finished(path: Path) -> bool:
    try:
        lines = path.read_bytes().rstrip(b"\n").splitlines()
    except OSError:
        return True
    return not lines or lines[-1].startswith(b"result:")
