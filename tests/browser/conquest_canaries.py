"""Events with names that nothing else has, and what of them somebody could know in a whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from landfall import catalog
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.position.card_entries import decks
from landfall.games.conquest_of_planet_earth.position.seat_entries import write_hand
from landfall.games.conquest_of_planet_earth.state import State
from landfall.record import parse
from landfall.record.replay import find_game, replay, start

_EVENTS: Final = ConquestOfPlanetEarth().ruleset.box.parts.events

CANARIES: Final[Mapping[str, str]] = {part.key: f"Lark {part.title}" for part in _EVENTS}
"""Every Event by its key, and its name at these tables."""

CARDS: Final = "\n".join(
    f'[events.{part.key}]\ntitle = "{CANARIES[part.key]}"\ncopies = {1 if "red-box" in part.data else 2}'
    for part in _EVENTS
)
"""A file of own cards: few copies of each, so that what one seat draws is not known from another one."""


class Sight:
    """By the whole record of a game: what somebody sees to whom these hands lie open."""

    def __init__(self, text: str, hands: Collection[int]) -> None:
        record = parse(text)
        game = find_game(record, catalog.game)
        assert isinstance(game, ConquestOfPlanetEarth)
        self._deck = decks(game.ruleset.box)["events"]
        self._hidden = [seat for seat in range(game.seats) if seat not in hands]
        first = start(record, game)
        self.at_first = self._in_sight(first)
        self.in_the_end = self.at_first
        self.drawn: set[str] = set()
        self.drawn_by_others: set[str] = set()
        for moment in replay(record, game):
            verb, _, card = moment.step.text.partition(" ")
            if verb == "deal":
                before, after = (
                    held(one, self._hidden)[card] for one in (moment.before, moment.after)
                )
                (self.drawn if before == after else self.drawn_by_others).add(card)
            self.in_the_end |= self._in_sight(moment.before)

    def _in_sight(self, state: State) -> set[str]:
        """Events of which a copy lies in one of the hands, or neither in another one nor in the deck."""
        elsewhere = held(state, self._hidden)
        return {
            kind
            for n, kind in enumerate(self._deck.kinds)
            if state.at[self._deck.at + n] + elsewhere[kind] < self._deck.copies[n]
        }


def held(state: State, seats: Iterable[int]) -> Counter[str]:
    """The Events of these hands."""
    return Counter(card for seat in seats for card in write_hand(state, seat))
