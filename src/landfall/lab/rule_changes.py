"""Rules changed in a file: a name for people, and what is changed.

name: A shorter game
changes:
  rounds: 5
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from landfall.core.errors import FileError
from landfall.record.files import read_lines


@dataclass(frozen=True)
class RuleChanges:
    """What is changed, and what to call it."""

    name: str
    changes: dict[str, Any]


def read_changes(path: Path) -> RuleChanges:
    """The changes in a YAML file; which of them a game can make is for the game to say."""
    name = str(path)
    try:
        data = yaml.safe_load(read_lines(path))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark else 0
        raise FileError(
            name, line, f"this is no YAML: {getattr(error, 'problem', error)}"
        ) from None
    if not isinstance(data, dict) or not data.keys() <= {"name", "changes"}:
        raise FileError(name, 0, "write `changes:` and below it what changes; `name:` if you like")
    changes = data.get("changes")
    if not isinstance(changes, dict):
        raise FileError(name, 0, "`changes:` is a list of names and values, each `name: value`")
    return RuleChanges(str(data.get("name", path.stem)), changes)
