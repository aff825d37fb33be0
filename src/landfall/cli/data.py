"""Where games are kept between one evening and the next."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from landfall.record.log import in_use
from landfall.store.folder import data_folder

SUFFIX = ".landfall"


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
