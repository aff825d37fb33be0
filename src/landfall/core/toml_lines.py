"""The lines of a TOML file on which its keys stand: `tomllib` tells values, not where they are."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

Keys = tuple[str, ...]
"""The keys from the top of a file down to an entry."""

DEEPEST: Final = 8
"""So many keys are told apart."""

_KEY: Final = r"""(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[A-Za-z0-9_-]+)"""
_KEYS: Final = rf"{_KEY}(?:[ \t]*\.[ \t]*{_KEY})*"
_BLANK: Final = re.compile(r"(?:\s|#[^\n]*)*")
_HEADER: Final = re.compile(rf"\[\[?[ \t]*({_KEYS})[ \t]*\]\]?")
_ENTRY: Final = re.compile(rf"({_KEYS})[ \t]*=")
_PIECE: Final = re.compile(
    r'''"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*|.''',
    re.DOTALL,
)
_BRACKETS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


class TomlLines:
    """The lines of a whole TOML file that `tomllib` has read."""

    def __init__(self, text: str) -> None:
        # Where a key stands twice, as in a list of tables, the first counts.
        self.lines = dict(reversed(list(_entries(text))))

    def of(self, path: Keys) -> int:
        """The line of an entry, or of the nearest one above it that has a line; 0 for none."""
        for end in range(len(path), 0, -1):
            if path[:end] in self.lines:
                return self.lines[path[:end]]
        return 0


def _entries(text: str) -> Iterator[tuple[Keys, int]]:
    """Every header and every key, from the top of the file."""
    table: Keys = ()
    line, counted = 1, 0
    at = _skip(_BLANK, text, 0)
    while at < len(text):
        line, counted = line + text.count("\n", counted, at), at
        if header := _HEADER.match(text, at):
            table = _keys(header[1])[:DEEPEST]
            yield from _steps((), table, line)
            at = header.end()
        elif entry := _ENTRY.match(text, at):
            yield from _steps(table, _keys(entry[1]), line)
            at = _value_end(text, entry.end())
        else:
            return  # nothing that TOML allows
        at = _skip(_BLANK, text, at)


def _steps(table: Keys, keys: Keys, line: int) -> Iterator[tuple[Keys, int]]:
    """`a.b = 1` makes `a` as well as `a.b`; what lies very deep has the line of what holds it."""
    path = (*table, *keys)[:DEEPEST]
    for end in range(len(table) + 1, len(path) + 1):
        yield path[:end], line


def _keys(written: str) -> Keys:
    """Dotted and quoted keys as they are meant."""
    value: Any = tomllib.loads(f"{written} = 0")
    path: list[str] = []
    while isinstance(value, dict):
        [(key, value)] = value.items()
        path.append(key)
    return tuple(path)


def _value_end(text: str, at: int) -> int:
    """Where a value ends: at the end of a line outside all brackets."""
    depth = 0
    while at < len(text) and (depth or text[at] != "\n"):
        found = _PIECE.match(text, at)
        assert found
        depth += _BRACKETS.get(found[0], 0)
        at = found.end()
    return at


def _skip(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at
