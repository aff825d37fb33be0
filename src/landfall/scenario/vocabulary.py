"""The words of expectations: a name that could never be is found before a move is played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from landfall.catalog import entry
from landfall.core.errors import PositionError
from landfall.core.game import Game
from landfall.core.scenario_facts import LEGAL_MOVES, NOBODY, NONE, WHO, as_list
from landfall.scenario.yaml_document import suggestion

ANSWERS = (NOBODY, NONE, *WHO.values())
"""Words that only expectations use, in any game."""


class Vocabulary:
    """The words that expectations of a game may use."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.facts = entry(game.name).scenarios

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of the notation: names of cards and places, letters of seats, dice."""
        lines = (self.game.text(code) for code in range(self.game.size))
        return frozenset(word for line in lines for word in line.split())

    def check(self, expected: Any, known: Any, where: str) -> None:
        """PositionError with the path of a name or value that could never be.

        Where the game does not list all its names and words from the start, only those beside the
        position's own entries are known to be wrong.
        """
        if self.facts.closed:
            self.check_closed(expected, known, where)
            return
        if not isinstance(expected, Mapping):
            raise PositionError(where, f"must be a mapping of {', '.join(known)}")
        for key, value in expected.items():
            if key not in known:
                near = suggestion(key, list(known))
                raise PositionError(f"{where}.{key}", f"nothing is called so; {near}")
            if key == LEGAL_MOVES:
                self.check_list(value, f"{where}.{key}")

    def check_closed(self, expected: Any, known: Any, where: str) -> None:
        if isinstance(known, Mapping):
            if not isinstance(expected, Mapping):
                raise PositionError(where, f"must be a mapping of {', '.join(known)}")
            for key, value in expected.items():
                path = f"{where}.{key}"
                if key not in known:
                    near = suggestion(key, list(known))
                    raise PositionError(path, f"nothing is called so; {near}")
                self.check_closed(value, known[key], path)
        elif isinstance(expected, Mapping) and known is not None:
            raise PositionError(where, "must be a single value or a list, not a mapping")
        elif isinstance(known, list):
            self.check_list(expected, where)
        elif isinstance(expected, list):
            raise PositionError(where, "must be a single value, not a list")
        elif isinstance(known, int) and type(expected) is not type(known):
            kind = "true or false" if isinstance(known, bool) else "a whole number"
            raise PositionError(where, f"must be {kind}")
        elif isinstance(known, str) and not isinstance(expected, str):
            raise PositionError(where, f"must be a word such as {known}")
        elif isinstance(expected, str):
            self.check_word(expected, (*ANSWERS, *self.facts.answers, *self.words), where)

    def check_list(self, expected: Any, where: str) -> None:
        """Each item is a number or a word of the notation; the legal moves are lines of it."""
        for item in as_list(expected):
            if where.endswith(LEGAL_MOVES):
                self.game.code(str(item))
            elif isinstance(item, str):
                self.check_word(item, (NONE, *self.words), where)

    def check_word(self, word: str, known: tuple[str, ...], where: str) -> None:
        if word not in known:
            near = suggestion(word, sorted(known))
            hint = near if near.startswith("did") else "it is no name of this game"
            raise PositionError(where, f"{word!r} is unknown; {hint}")
