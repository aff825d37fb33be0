"""What scenarios of a game may expect of a position, and how they may put moves.

What stands here holds for any game. A game whose positions or moves people write more shortly inherits
it and says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, SOMEONE, Position

EVERYBODY: Final = "everybody"
LEGAL_MOVES: Final = "legal-moves"
NOBODY: Final = "nobody"
NONE: Final = "none"  # says the same
WHO: Final = {CHANCE: "chance", OVER: "over", SOMEONE: "someone"}

Tree = Mapping[str, Any]
"""Names and values, the values of some being trees."""


class ScenarioFacts:
    """Facts, moves and rules as scenarios of a game may name them."""

    closed: bool = False
    """Every name and word of a position is there from the start, so that others are mistakes."""

    answers: Sequence[str] = ()
    """Words that only expectations use, besides those of the notation."""

    pending: str = ""
    """The rule by which an act that goes without saying is still to be done."""

    # -- what may be expected ---------------------------------------------------------------------

    def facts(self, game: Any, position: Position) -> dict[str, Any]:
        """Everything that an expectation can name, with its value here.

        It is the position as the game writes it, and what follows from it. Whatever is written by
        seats stands under each seat's letter as well.
        """
        whole = game.to_dict(position)
        seats = {letter: _of_seat(whole, letter) for letter in SEAT_LETTERS[: game.seats]}
        for seat, own in enumerate(seats.values()):
            own["score"] = game.score(position, seat)
            own[LEGAL_MOVES] = lines(game, position, seat)
            own["sees"] = game.view(position, seat)
        public = {EVERYBODY: {"sees": game.view(position, None)}}
        return {**whole, **follows(game, position), **seats, "seats": seats, **public}

    def meant(self, expected: Tree) -> Tree:
        """An expectation as the facts have it, where people write it more shortly."""
        return expected

    def beside(self, what: str, expected: Any, facts: Tree, actual: Any) -> Any:
        """The fact as it is laid beside what was expected; `what` is its path, such as `A.score`."""
        return actual

    def agrees(self, what: str, expected: Any, actual: Any) -> bool:
        """Is the fact as it was expected?"""
        if isinstance(actual, list):
            return counted(expected) == counted(actual)
        if actual is None:
            return expected in (None, NOBODY, NONE)
        return bool(expected == actual)

    def says_nothing(self, what: str, expected: Tree) -> bool:
        """Does an empty mapping say nothing here? Else it says that there is nothing."""
        return True

    def hint(self, what: str, facts: Tree) -> str:
        """Why a fact may differ from what was expected, as the end of a sentence."""
        return ""

    def seats_named(self, position: Any) -> int:
        """How many seats a position that is written down speaks of."""
        named = [0]
        for value in position.values() if isinstance(position, dict) else ():
            if isinstance(value, dict) and all(letter in SEATS for letter in value):
                named += [SEATS.index(letter) + 1 for letter in value]
        return max(named)

    # -- moves ------------------------------------------------------------------------------------

    def ways(self, text: str) -> Iterator[list[str]]:
        """What a line may mean, the plainest first: one line of notation, or several in order."""
        if text.strip():
            yield [text]

    def settled(self, game: Any, position: Position, moves: Sequence[str]) -> Position:
        """Where the moves are put: chance that goes without saying has come by then."""
        return position

    def finished(self, game: Any, position: Position) -> Position | None:
        """After one act that goes without saying; None where none does.

        It is asked for until the next move is legal, and then such acts are done before it.
        """
        return None

    def done_already(self, move: str, rule: str) -> bool:
        """Is the move refused by this rule because it was done by itself?"""
        return False

    # -- rules ------------------------------------------------------------------------------------

    def unsaid(self, game: Any, position: Position, rule: str) -> str:
        """What a position may have to say for a move to be legal, as the end of a sentence."""
        return ""

    def states(self, rule: str, narrower: str, words: Sequence[str]) -> bool:
        """Does a rule that covers a narrower one state it for a move with these words?"""
        return True


SEATS: Final = tuple(SEAT_LETTERS)


def _of_seat(whole: Tree, letter: str) -> dict[str, Any]:
    """What the position has for a seat, wherever it lists something by letters."""
    by_letter = {key: value for key, value in whole.items() if isinstance(value, Mapping)}
    own = {key: value[letter] for key, value in by_letter.items() if letter in value}
    named = own.pop("seats", {})
    return {**own, **(named if isinstance(named, Mapping) else {})}


def follows(game: Any, position: Position) -> dict[str, Any]:
    """What follows from any position: who acts and what is legal, scores, and the result."""
    outcome = game.outcome(position)
    letters = SEAT_LETTERS[: game.seats]
    actor = game.actor(position)
    return {
        "actor": WHO.get(actor) or SEAT_LETTERS[actor],
        "actors": [SEAT_LETTERS[seat] for seat in game.actors(position)],
        "scores": {letter: game.score(position, seat) for seat, letter in enumerate(letters)},
        "winners": [SEAT_LETTERS[seat] for seat in outcome.winners] if outcome else [],
        "lost": bool(outcome and outcome.lost),
        "ranks": dict(zip(letters, outcome.ranks if outcome else [0] * game.seats, strict=True)),
        LEGAL_MOVES: lines(game, position),
    }


def lines(game: Any, position: Position, seat: int | None = None) -> list[str]:
    """The legal moves in notation."""
    return [game.text(code) for code in game.legal(position, seat)]


def counted(items: Any) -> Counter[str]:
    """A list in any order."""
    return Counter(str(item) for item in as_list(items))


def as_list(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]
