"""Where a key of a TOML file stands: the line that somebody has to look at."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landfall.core.toml_lines import TomlLines

ROOT = Path(__file__).parents[2]

FILE = '''\
# a comment with [brackets] and a = sign
top = 1
"quoted key" = "a [b] # no comment"

[a]
b.c = 1
many = [
    "]", # ] a bracket that closes nothing
    'x = 1',
]
long = """
[no.header]
key = "\\""" no end"
"""
after = \'\'\'
[none] = ""\'\'\'

[ "dotted.key" . 'other' ]
in = { line = 2, "dotted.too" = [
  3 ] }
[[list]]
id = 1
[[list]]
id = 2
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("top",), 2),
        (("quoted key",), 3),
        (("a",), 5),
        (("a", "b"), 6),
        (("a", "b", "c"), 6),
        (("a", "many"), 7),
        (("a", "long"), 11),
        (("a", "after"), 15),
        (("dotted.key",), 18),
        (("dotted.key", "other", "in"), 19),
        (("dotted.key", "other", "in", "line"), 19),
        (("list",), 21),
        (("list", "id"), 22),
        (("a", "nowhere", "at all"), 5),
        (("nowhere",), 0),
        ((), 0),
    ],
)
def test_the_line_of_a_key_or_of_what_holds_it(path: tuple[str, ...], line: int) -> None:
    tomllib.loads(FILE)
    assert TomlLines(FILE).of(path) == line


PARTS = sorted((ROOT / "src").rglob("*.toml"))


@pytest.mark.parametrize("file", PARTS, ids=lambda file: str(file.stem))
def test_every_key_of_a_real_file_is_found_where_it_is_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines, found = text.splitlines(), TomlLines(text)
    for path in paths(tomllib.loads(text)):
        assert path[-1] in lines[found.of(path) - 1].replace("\\", "")


def paths(value: dict[str, Any], above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, entry in value.items():
        yield (*above, key)
        if isinstance(entry, dict):
            yield from paths(entry, (*above, key))


WORDS = st.text("ab.\"'[]{}#=\\\n é", min_size=1, max_size=12)


@given(st.dictionaries(WORDS, st.lists(WORDS, max_size=3), min_size=1, max_size=5))
def test_whatever_keys_and_texts_there_are_each_key_has_its_line(
    table: dict[str, list[str]],
) -> None:
    expected: dict[str, int] = {}
    written: list[str] = []
    for key, texts in table.items():
        expected[key] = len(written) + 1
        every = [f"{basic(text)}," for text in texts]
        written += [f"{basic(key)} = [ # ]", *every, "] # end"]
    text = "\n".join(written)
    assert tomllib.loads(text) == table
    assert {key: TomlLines(text).of((key,)) for key in table} == expected


def basic(text: str) -> str:
    """A text as TOML writes one on one line."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{plain}"'
