"""What somebody may have meant: the one place for `did you mean`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

LONGEST: Final = 80
"""No name and no line of notation is longer; what is longer is like none of them."""

MOST: Final = 3
SHORT: Final = 3


def alike(word: str, names: Iterable[str], most: int = 2, cutoff: float = 0.6) -> list[str]:
    """The names that begin with the word, then those spelt like it; case does not matter."""
    plain = {name.casefold(): name for name in names}
    low = word.casefold()
    if not low or len(low) > LONGEST:
        return []
    begun = [name for key, name in plain.items() if key.startswith(low)]
    near = [plain[key] for key in get_close_matches(low, plain, n=most, cutoff=cutoff)]
    return list(dict.fromkeys([*begun, *near]))[:most]


def alike_lines(line: str, lines: Iterable[str], cutoff: float) -> list[str]:
    """The same for lines of several words: one that has all the words comes before one spelt alike."""
    every = tuple(lines)
    words = line.split()
    if not words or len(line) > LONGEST:
        return []
    if begun := [other for other in every if other.startswith(line)]:
        return begun[:MOST]
    if holding := [other for other in every if all(_begins_a_part(word, other) for word in words)]:
        return holding[:MOST]
    same_verb = tuple(other for other in every if other.split()[0] == words[0])
    return [*_spelt_like(line, same_verb or every, cutoff)]


@lru_cache(maxsize=32)  # among thousands of lines it takes long, and is often asked again
def _spelt_like(line: str, lines: tuple[str, ...], cutoff: float) -> tuple[str, ...]:
    return tuple(get_close_matches(line, lines, n=MOST, cutoff=cutoff))


def did_you_mean(names: Sequence[str]) -> str:
    """`did you mean this, this or that?`; nothing where nothing is alike."""
    if not names:
        return ""
    most, last = names[:-1], names[-1]
    return f"did you mean {' or '.join(filter(None, [', '.join(most), last]))}?"


def _begins_a_part(word: str, line: str) -> bool:
    """`light` and `5` begin parts of `move light-house 5`; a short word must be one of them."""
    parts = [*line.split(), *line.replace("-", " ").split()]
    return word in parts or (len(word) > SHORT and any(part.startswith(word) for part in parts))
