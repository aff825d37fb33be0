"""The menu of legal moves as people choose them: numbered, in groups, with cost and gain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from landfall.cli.formatting import brief, hanging
from landfall.core.errors import LandfallError
from landfall.core.game import Explanation, Game, Position

LONG: Final = 5
"""What can be aimed in more ways than this is told in one line until it is asked for."""

FOLDED: Final = ("use", "discard", "power", "play")
"""Verbs of what can be aimed."""

WIDEST: Final = 44
LAST: Final = ("done", "end")
SINGLE: Final = "Also:"
"""Above what has a verb of its own, where something stands before it."""


@dataclass(frozen=True)
class MenuItem:
    """A legal action with the number to type for it."""

    number: int
    code: int
    text: str

    @property
    def verb(self) -> str:
        return self.text.split()[0]

    @property
    def family(self) -> str:
        """`use lantern` for all it can be aimed at; other moves stand for themselves."""
        return " ".join(self.text.split()[:2]) if self.verb in FOLDED else self.text


class Menu:
    """What a seat may do now, verb by verb in the order of the action table, as far as it sees."""

    def __init__(
        self,
        game: Game[Any],
        seen: Position,
        seat: int | None = None,
        enough: Callable[[str], str] = str,
        question: str = "",
    ) -> None:
        """`enough` says in words what a move means that brings nothing; `question` heads all."""
        self.game = game
        self.question = question
        self.enough = enough
        self.seen = seen
        self.seat = seat
        texts = [(code, game.text(code)) for code in game.legal(seen, seat)]
        verbs = Counter(text.split()[0] for _, text in texts)
        known = list(dict.fromkeys(game.text(code).split()[0] for code in range(game.size)))
        places = {verb: (*_place(verb, verbs), known.index(verb)) for verb in verbs}
        texts.sort(key=lambda move: places[move[1].split()[0]])
        self.all = [MenuItem(n, code, text) for n, (code, text) in enumerate(texts, start=1)]
        self._verbs = verbs

    def meant(self, words: str) -> str:
        """The line meant by a number, or the line itself."""
        if not words.isdecimal():
            return words
        for move in self.all:
            if str(move.number) == words:
                return move.text
        raise LandfallError(f"there is no move {words[:9]}; there are 1 to {len(self.all)}")

    def explain(self, code: int) -> Explanation:
        return self.game.explain(self.seen, code, self.seat)

    def lines(self, words: str = "") -> Iterator[str]:
        """The list, under what is asked or by verbs.

        With words only the moves that contain them, and those in full.
        """
        wanted = [move for move in self.all if all(w in move.text for w in words.lower().split())]
        if not wanted:
            yield f"No move contains {words!r}."
        families = [list(family) for _, family in groupby(wanted, key=lambda move: move.family)]
        folded = [family for family in families if len(family) > LONG and not words]
        shown = [move.text for family in families if family not in folded for move in family]
        width = min(WIDEST, max(map(len, shown), default=0))
        heading = ""
        if self.question:
            yield hanging("", self.question)
        for family in families:
            if not self.question and (above := self._heading(family[0])) != heading:
                if heading or above != SINGLE:
                    yield above
                heading = above
            if family in folded:
                yield self._folded(family)
            else:
                yield from (self._line(move, width) for move in family)

    def _heading(self, move: MenuItem) -> str:
        """The verb when several moves share it; what comes after those is named by itself."""
        return SINGLE if self._verbs[move.verb] == 1 else f"{move.verb.capitalize()}:"

    def _line(self, move: MenuItem, width: int) -> str:
        told = brief(self.explain(move.code)) or self._nothing(move)
        return hanging(f"{move.number:>4}  {move.text:<{width}}  ", told)

    def _nothing(self, move: MenuItem) -> str:
        """What is told of a move that costs and brings nothing: an answer says what it means."""
        said = self.enough(move.text) if self.question or move.verb in LAST else ""
        return said or "nothing at once"

    def _folded(self, family: list[MenuItem]) -> str:
        first, last = family[0], family[-1]
        cost = shared_cost([self.explain(move.code).cost for move in family])
        costs = f"costs {cost}; " if cost else ""
        more = f"{first.number} to {last.number}, listed by: moves {first.text.split()[1]}"
        return hanging(
            f"{first.number:>4}  {first.family} …  ", f"{costs}{len(family)} ways, {more}"
        )


def _place(verb: str, verbs: Counter[str]) -> tuple[bool, bool]:
    """Verbs of many moves first, single ones after them, the end of something last."""
    return (verb in LAST, verbs[verb] == 1)


def shared_cost(costs: list[str]) -> str:
    """What each of several ways costs; where some cost more than that, it is said so."""
    least = min(costs, key=len)
    if all(cost == least for cost in costs):
        return least
    more = all(cost == least or cost.startswith((f"{least} and ", f"{least}, ")) for cost in costs)
    return f"{least} or more" if least and more else ""
