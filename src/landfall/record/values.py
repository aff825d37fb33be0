"""What both forms of a record check in the same words: names, dates, seats, and a header as a whole."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from datetime import date
from typing import Any

from landfall.core.errors import FileError
from landfall.core.game import FIRST_HASH_VERSION, SEAT_LETTERS
from landfall.record.record import FORMAT, ONLOOKERS, Player, Record

REQUIRED = ("game", "edition", "seats")
LONGEST_NAME = 80
TABLE = re.compile("[0-9a-f]{8}")


def checked_name(value: object) -> str:
    """A name or a version: one short line that can be seen."""
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"a name is missing, there is {value!r}")
    if len(value) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} letters, this one has {len(value)}")
    if not printable(value):
        raise ValueError(f"{value!r} has a character that cannot be printed")
    return value.strip()


def printable(text: str) -> bool:
    """No control characters, which no record and no name contains."""
    return not any(unicodedata.category(character) in ("Cc", "Cs") for character in text)


def checked_seats(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= len(SEAT_LETTERS):
        raise ValueError(f"a table has 1 to {len(SEAT_LETTERS)} seats, not {value!r}")
    return value


def checked_date(value: object) -> str:
    """As 2026-01-31."""
    try:
        return date.fromisoformat(str(value)).isoformat()
    except ValueError:
        raise ValueError(f"{value!r} is no date such as 2026-01-31") from None


def checked_version(value: object) -> int:
    """Of the hashes in the record."""
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 99:
        raise ValueError(f"a version of hashes is a small number such as 2, not {value!r}")
    return value


def checked_table(value: object) -> str:
    """The id of an action table."""
    if not isinstance(value, str) or not TABLE.fullmatch(value):
        raise ValueError(f"the id of an action table is eight hex digits, not {value!r}")
    return value


def checked_viewer(value: object) -> str:
    """Who saw what is written."""
    if value not in (*SEAT_LETTERS, ONLOOKERS):
        raise ValueError(f"a game is seen by a seat or by {ONLOOKERS}, not {value!r}")
    return str(value)


def checked_position(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("a position is a JSON object")
    return value


def foreign(name: str, first: str, expected: str) -> FileError:
    """For a file whose first line is not the one of a record."""
    if first.startswith(FORMAT):
        problem = f"written in a version of the format that is not known here: {first[:60]!r}"
        return FileError(name, 1, f"{problem}; this is {expected!r}")
    return FileError(name, 1, f"not a record of a game: its first line would be {expected!r}")


def header_record(name: str, values: dict[str, Any], lines: dict[str, int]) -> Record:
    """The record with everything that stands in its header; `values` has been checked entry by entry."""
    last = max(lines.values(), default=1)
    for key in REQUIRED:
        if key not in values:
            raise FileError(name, last, f"the header has no {key!r}")
    for option, value in values.get("options", {}).items():
        line = lines.get(f"option {option.replace('_', '-')}", lines.get("options", last))
        if option in (*REQUIRED, "name") or not printable(option):
            raise FileError(name, line, f"{option!r} is no option of a game")
        if not printable(json.dumps(value, ensure_ascii=False)):
            raise FileError(name, line, f"{option} has a character that cannot be printed")
    seats = values["seats"]
    players = values.pop("players")
    for letter, player in players.items():
        if letter not in SEAT_LETTERS[:seats]:
            line = lines.get(f"{'bot' if player.bot else 'player'} {letter}", last)
            raise FileError(name, line, f"a player at seat {letter}, and there are {seats} seats")
    seated = tuple(players.get(letter, Player("")) for letter in SEAT_LETTERS[:seats])
    values.setdefault("engine", "unknown")
    values.setdefault("hashes", FIRST_HASH_VERSION)
    return Record(**values, players=seated if players else (), lines=lines)
