"""Where games are kept between one evening and the next."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from shlex import quote

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
    """The game that was left last: the newest without a result that nobody plays now.

    If all of them are being played, it is the newest of those; whoever opens it says so.
    """
    open_games = [path for path in _newest_first() if not _finished(path)]
    left = (path for path in open_games if not in_use(path))
    return next(left, open_games[0] if open_games else None)


def how_to_resume(path: Path) -> str:
    """What to type to go on with a game; the one left last in the data folder need not be named."""
    named = "" if path.parent == games_folder() else f" {quote(str(path))}"
    return f"landfall play --resume{named}"


def _newest_first() -> list[Path]:
    try:
        games = games_folder().glob(f"*{SUFFIX}")
        return sorted(games, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def _finished(path: Path) -> bool:
    try:
        lines = path.read_bytes().rstrip(b"\n").splitlines()
    except OSError:
        return True
    return not lines or lines[-1].startswith(b"result:")
