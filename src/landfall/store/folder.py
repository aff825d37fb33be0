"""Where a user's tables are: the folder for data that the user's system has, or one that was named."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from landfall.store.sqlite import SqliteStore
from landfall.store.store import StoreError

FILE: Final = "landfall.db"


def data_folder() -> Path:
    """XDG_DATA_HOME/landfall where that is set, else the usual folder of the platform."""
    home = os.environ.get("XDG_DATA_HOME")
    if home and Path(home).is_absolute():
        return Path(home) / "landfall"
    return user_data_path("landfall", appauthor=False)


def open_store(folder: Path | None = None) -> SqliteStore:
    """The store in this folder, or in the user's own; what is not there yet is made."""
    place = folder or data_folder()
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        return SqliteStore(place / FILE)
    except OSError as error:
        raise StoreError(
            f"{error.filename or place} cannot be written ({error.strerror or error})."
            " Allow it for your user, or choose another folder with --data."
        ) from error
