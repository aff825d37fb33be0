"""Tables of Edition X with every choice there is: which are played, and what must hold at each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from games.alien_frontiers.test_properties import (
    cards_are_conserved,
    circles_have_room,
    colonies_are_conserved,
    ships_are_conserved,
)
from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.ruleset import NEVER_COME
from landfall.games.alien_frontiers.state import State

DECKS = ("classic", *EDITION_X.decks)
MODULES = tuple(EDITION_X.offers)


class Choice(NamedTuple):
    """All that can be chosen for one table."""

    seats: int
    long_game: bool
    deck: str
    modules: tuple[bool, ...]

    @property
    def options(self) -> dict[str, Any]:
        return {"deck": self.deck, **dict(zip(MODULES, self.modules, strict=True))}

    def game(self) -> AlienFrontiers:
        return AlienFrontiers("edition-x", self.seats, self.long_game, **self.options)

    def __str__(self) -> str:
        named = [name for name, on in zip(MODULES, self.modules, strict=True) if on]
        return " ".join([str(self.seats), *["long"] * self.long_game, self.deck, *named])


def every_choice() -> list[Choice]:
    """Every deck with every set of modules, long and short, for two to six."""
    flags = tuple(product((False, True), repeat=len(MODULES)))
    return [Choice(*made) for made in product(EDITION_X.seats, (False, True), DECKS, flags)]


def pairs(choice: Choice) -> set[tuple[tuple[int, object], ...]]:
    """Any two things that are chosen together."""
    chosen = (choice.seats, choice.long_game, choice.deck, *choice.modules)
    return set(combinations(enumerate(chosen), 2))


def pairwise_choices() -> list[Choice]:
    """A few of them, in which any two choices meet; the first has everything."""
    left = {pair for choice in every_choice() for pair in pairs(choice)}
    taken: list[Choice] = []
    whole = Choice(3, False, DECKS[-1], (True,) * len(MODULES))
    while left:
        best = max(every_choice(), key=lambda choice: len(pairs(choice) & left))
        taken.append(best if taken else whole)
        left -= pairs(taken[-1])
    return taken


def nothing_is_lost(game: AlienFrontiers, position: State) -> None:
    """Ships, colonies, cards, asteroid cards and boards are all where one can be."""
    table = game.to_dict(position)
    ships_are_conserved(game, table)
    colonies_are_conserved(game, table)
    circles_have_room(game, table)
    cards_are_conserved(game, table)
    if game.ruleset.box.asteroid_names:
        asteroids_are_conserved(game, table)
    owners = [seat["faction"] for seat in table["seats"].values() if seat.get("faction")]
    assert len(owners) == len(set(owners))
    if game.ruleset.box.board_names and position.turns > 0:
        assert len(owners) == game.seats


def asteroids_are_conserved(game: AlienFrontiers, table: dict[str, Any]) -> None:
    names = game.ruleset.box.asteroid_names
    every = Counter(dict(zip(names, game.ruleset.asteroids, strict=True)))
    here = Counter(asteroids_in(table))
    assert here <= every
    assert (every - here).total() == (0 if table["belt"]["boxed"] else NEVER_COME)


def asteroids_in(table: dict[str, Any]) -> Iterator[str]:
    belt = table["belt"]
    yield from (name for name in belt["spaces"] if name)
    for pile in ("bottom", "discards", "unseen"):
        yield from belt[pile]
    for seat in table["seats"].values():
        yield from seat["asteroids"]


def legal_exactly_when_not_refused(game: AlienFrontiers, position: State) -> None:
    legal = set(game.legal(position))
    allowed = {code for code in range(game.size) if not game.refusal(position, code)}
    assert {game.text(code) for code in allowed ^ legal} == set()
