"""Own cards: an owner's words and numbers in place of those that a game comes with.

They stand in a TOML file, a table for each part of the game under its key. The game says what may be
replaced and what is wrong with a file; here is what is the same in every game: a file is read with
the line of each problem, and own cards have a digest by which tables and records tell them apart.
"""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from reprlib import repr as brief
from typing import Any, Final, NamedTuple, Protocol

from landfall.core.errors import FileError, PositionError
from landfall.core.rulebook import Chapter
from landfall.core.suggest import alike, did_you_mean
from landfall.core.toml_lines import TomlLines

OPTION: Final = "cards"
"""The option of a game that takes own cards."""

MOST_BYTES: Final = 256 * 1024
"""All the words and numbers of a game are shorter."""

LONGEST_LINE: Final = 5_000
"""In letters: what takes longer to take apart than to write is no file of cards."""

MOST_TOLD: Final = 20
"""So many problems are told at once; no more are looked for."""

_AT_LINE: Final = re.compile(r" ?\(at line (\d+), column \d+\)$")


class CardProblem(NamedTuple):
    """What is wrong with one entry of own cards."""

    where: tuple[str, ...]
    """The keys that lead to it."""
    reason: str


class Replaced(NamedTuple):
    """One thing that own cards replace, for whoever sits down at a table with them."""

    part: str
    """What it is called there."""
    what: str
    """Of the part: its name, a number of it, its texts."""
    was: str = ""
    now: str = ""
    """In few words; both empty where it takes more than a few to say."""


FindProblems = Callable[[Mapping[str, Any]], Iterable[CardProblem]]


class OwnCards(Protocol):
    """A game's side of own cards."""

    def problems(self, cards: Mapping[str, Any]) -> Iterable[CardProblem]:
        """Everything that is wrong with own cards; nothing if the game can be played with them."""
        ...

    def chapters(self, game: Any) -> Sequence[Chapter]:
        """The rules that the parts of a game bring along, in the words that this game has."""
        ...

    def replaced(self, game: Any) -> Sequence[Replaced]:
        """What is otherwise in this game than in one without own cards, part by part."""
        ...


def read_own_cards(path: str | Path, problems: FindProblems) -> dict[str, Any]:
    """Own cards from a file; FileError tells the line and the reason of whatever is wrong."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise FileError(name, 0, f"cannot be read: {error.strerror or error}") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(name, line, "this line is no text in UTF-8") from None
    return parse_own_cards(text, problems, name)


def parse_own_cards(text: str, problems: FindProblems, name: str = "own cards") -> dict[str, Any]:
    """The same from a text; `name` is what complaints call it."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        most = MOST_BYTES // 1024
        raise FileError(name, 0, f"the file is too large: own cards have at most {most} KiB")
    text = text.replace("\r\n", "\n")
    for number, letters in enumerate(map(len, text.split("\n")), 1):
        if letters > LONGEST_LINE:
            raise FileError(name, number, f"the line has more than {LONGEST_LINE} letters")
    try:
        cards = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise FileError(name, line, _AT_LINE.sub("", str(error))) from None
    except RecursionError:
        raise FileError(name, 0, "its brackets are too deep") from None
    wrong = [*islice(problems(cards), MOST_TOLD + 1)]
    if wrong:
        raise _told(name, TomlLines(text), wrong)
    return cards


def _told(name: str, lines: TomlLines, wrong: Sequence[CardProblem]) -> FileError:
    """One error for all of it, in the order of the file."""
    found = [(lines.of(problem.where), _said(problem)) for problem in wrong[:MOST_TOLD]]
    (line, reason), *others = sorted(found)
    more = [str(FileError(name, *other)) for other in others]
    left = ["and more"] if len(wrong) > MOST_TOLD else []
    return FileError(name, line, "\n".join([reason, *more, *left]))


def check_own_cards(cards: object, problems: FindProblems) -> None:
    """Nothing if own cards that come as data are right; else PositionError with the place."""
    if not isinstance(cards, Mapping):
        raise PositionError(OPTION, f"{brief(cards)} is not a mapping of parts to what is replaced")
    for found in problems(cards):
        raise PositionError(".".join((OPTION, *found.where)), found.reason)


def own_digest(cards: Mapping[str, Any]) -> str:
    """Sixteen hex digits for what own cards say, in whatever order; empty where there are none."""
    if not cards:
        return ""
    return blake2b(written(cards).encode(), digest_size=8).hexdigest()


def written(cards: Mapping[str, Any]) -> str:
    """Own cards as one line that is the same in every process."""
    return json.dumps(cards, sort_keys=True, separators=(",", ":"))


def readable(text: str) -> bool:
    """Nothing but what can be seen, and the white space between it."""
    return not any(
        unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn") and not character.isspace()
        for character in text
    )


def unshowable(said: object, most: int, empty: bool = False) -> Iterator[str]:
    """Why something is no text of at most so many letters that could be shown."""
    if not isinstance(said, str):
        yield f"{brief(said)} is not a text"
    elif not readable(said):
        yield "it has a character that cannot be shown"
    elif not said.strip() and not empty:
        yield "the text is empty"
    elif len(tidy(said)) > most:
        yield f"it has {len(tidy(said))} letters, and {most} at most are shown"


def not_a_number(value: object, low: int, high: int) -> Iterator[str]:
    """Why something is no whole number between two others."""
    if type(value) is not int or not low <= value <= high:
        yield f"{brief(value)} is not a whole number from {low} to {high}"


def part_problems(
    cards: Mapping[str, Any],
    known: Collection[str],
    of_part: Callable[[str, Mapping[str, Any]], Iterable[CardProblem]],
    among: str = "",
) -> Iterator[CardProblem]:
    """What is wrong with entries that each replace something of a part; `among` says of which."""
    for key, own in by_name(cards):
        if key not in known:
            hint = did_you_mean(alike(key, known)) or f"there is {', '.join(known)}"
            yield CardProblem((key,), f"there is no part {key!r}{among}; {hint}")
        elif not isinstance(own, Mapping):
            yield CardProblem((key,), f"give a table with what is replaced, not {brief(own)}")
        else:
            for where, reason in of_part(key, own):
                yield CardProblem((key, *where), reason)


def by_name(table: Mapping[Any, Any]) -> Iterator[tuple[str, Any]]:
    """Its entries; data may have keys that are no texts, and then nothing is called so."""
    return ((str(name), value) for name, value in table.items())


def tidy(text: str) -> str:
    """On one line, as it is shown."""
    return " ".join(text.split())


def plainly(cards: Mapping[str, Any]) -> dict[str, Any]:
    """Own cards that have been checked: without tables that say nothing, and texts on one line."""
    plain = {str(key): _plainly(value) for key, value in cards.items()}
    return {key: value for key, value in plain.items() if value != {}}


def _plainly(value: Any) -> Any:
    if isinstance(value, Mapping):
        return plainly(value)
    if isinstance(value, list | tuple):
        every = [_plainly(entry) for entry in value]
        return every[0] if len(every) == 1 and isinstance(every[0], str) else every
    return tidy(value) if isinstance(value, str) else value


def _said(found: CardProblem) -> str:
    return f"{'.'.join(found.where)}: {found.reason}"
