"""What a title names: ships, seats and parts of an action, as pieces of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from landfall.core.action import Action
from landfall.core.plain import Words
from landfall.games.alien_frontiers import words as said
from landfall.games.alien_frontiers.names import (
    BRETHREN_SHIP,
    MAINTENANCE_BAY,
    RELIC_SHIP,
    SEAT_LETTERS,
)
from landfall.games.alien_frontiers.part import SAY, part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.tech.tech import Tech, Turner

OF_A_PART: Final = ("dock", "use", "discard", "play", "effect", "power", "reveal")
"""Verbs after which the part is named whose action it is."""

SHIPS_OF_A_RUN: Final = 3


@dataclass(frozen=True)
class Wording:
    """An action and whatever a title may name of it; `you` is the seat that reads it."""

    action: Action
    rule: Rule
    you: int | None = None
    lent: tuple[tuple[int, int], ...] = ()
    """Of borrowed ships among its dice: whose they are, and what they show."""

    @property
    def seat(self) -> int:
        """Whose dice are named; said to nobody, they are anybody's."""
        return 0 if self.you is None else self.you

    @property
    def words(self) -> Sequence[str]:
        """What the action names besides the part whose action it is."""
        return self.action.words[1:] if self.names_part else self.action.words

    @property
    def names_part(self) -> bool:
        """Does the action name the part first whose action it is?"""
        at_a_space = self.action.verb == "claim" and len(self.action.words) > 1
        return self.action.verb in OF_A_PART or at_a_space

    def place(self, name: str) -> Words:
        """What fills a place: what is written here, or a method of the rule object."""
        words: Words | None = getattr(self, name, None)
        if words is not None:
            return words
        home = self.rule.book.parts.get(part(self.rule).key, self.rule)
        own = self.rule if hasattr(self.rule, SAY + name) else home
        return [str(getattr(own, SAY + name)(self))]

    def _title(self, name: str) -> str:
        return said.title(self.rule.book.box, name)

    @property
    def face_shown(self) -> Words:
        """What the Asteroid die shows."""
        return ["an asteroid" if self.words[0] == "sign" else "a blank"]

    # -- parts ------------------------------------------------------------------------------------

    @property
    def title(self) -> Words:
        return [part(self.rule).title]

    @property
    def named(self) -> Words:
        """The first thing that is named."""
        return [self._title(self.words[0])]

    @property
    def second(self) -> Words:
        """The second thing that is named."""
        return [self._title(self.words[1])]

    @property
    def strong_name(self) -> Words:
        return [spans.strong(self._title(self.words[0]))]

    @property
    def field(self) -> Words:
        """The field generator of a card."""
        assert isinstance(self.rule, Tech)
        return [self._title(self.rule.field_name)]

    @property
    def verb(self) -> Words:
        return [self.action.verb]

    @property
    def targets(self) -> Words:
        """Whatever is named, of an action that nobody has put into words."""
        if not self.words:
            return []
        return [" on ", *spans.joined(map(self._thing, self.words))]

    @property
    def targets_named(self) -> Words:
        """The same without a preposition."""
        return spans.joined(map(self._thing, self.words))

    def _thing(self, word: str) -> Words:
        box = self.rule.book.box
        if word in SEAT_LETTERS:
            return spans.who(SEAT_LETTERS.index(word), self.you)
        if word.rstrip("*").isdigit():
            return self._ship(word)
        the = "the " if word in (*box.facility_names, *box.card_names, *box.field_names) else ""
        return [f"{the}{self._title(word)}"]

    @property
    def circles(self) -> Words:
        """`2 circles`."""
        return [said.count(int(self.words[0]), "circle")]

    # -- ships ------------------------------------------------------------------------------------

    def _ship(self, word: str) -> Words:
        if word.endswith("*"):
            return ["the Relic Ship ", spans.die(word[:-1], None)]
        return [spans.die(word, self.seat)]

    @property
    def ships(self) -> Words:
        """`4 4`, `4 and the Relic Ship 4`."""
        own = [word for word in self.words if not word.endswith("*")]
        words: Words = []
        lent = [*self.lent]
        for word in own:
            borrowed = next((ship for ship in lent if ship[1] == int(word)), None)
            if borrowed:
                lent.remove(borrowed)
            owner = borrowed[0] if borrowed else self.seat
            words += [" "] * bool(words) + [spans.die(word, owner)]
        relic = [self._ship(word) for word in self.words if word.endswith("*")]
        return spans.joined([words, *relic] if own else relic)

    @property
    def listed(self) -> Words:
        """The same for the ear: `4 and 4`."""
        return spans.joined(
            map(self._ship, sorted(self.words, key=lambda word: word.endswith("*")))
        )

    @property
    def ship(self) -> Words:
        return self._ship(self.words[0])

    @property
    def other(self) -> Words:
        """The second ship."""
        return self._ship(self.words[1])

    @property
    def face(self) -> Words:
        """What a ship shows that a card has turned."""
        assert isinstance(self.rule, Turner)
        word = self.words[0]
        turned = int(self.rule.turned(int(word[0])))
        return [spans.die(turned, None if word.endswith("*") else self.seat)]

    @property
    def shown(self) -> Words:
        """What a ship is set to."""
        return [spans.die(self.words[1], None if self.words[0].endswith("*") else self.seat)]

    @property
    def unearthing(self) -> Words:
        """A card that is taken, or a cycle of the display."""
        if self.words[0] not in self.rule.book.box.card_names:
            return ["Cycle the display"]
        return ["Take the ", *self.named]

    @property
    def docked(self) -> Words:
        """`4 from the Solar Converter`."""
        if self.words[0] == RELIC_SHIP:
            return ["the Relic Ship"]
        place, value = self.words
        return [*self._ship(value), f" from the {self._title(place)}"]

    @property
    def lent_ship(self) -> Words:
        """`B's 4 from the Lunar Mine`."""
        if self.words[0] == RELIC_SHIP:
            return ["the Relic Ship"]
        place, letter, value = self.words
        owner = SEAT_LETTERS.index(letter)
        whose = spans.whose(owner, self.you)
        return [*whose, " ", spans.die(value, owner), f" from the {self._title(place)}"]

    @property
    def replaced(self) -> Words:
        """`B's 4 4 at the Shipyard`, and which of one's own ships is the Relic Ship."""
        place, letter, *values = self.words
        owner = SEAT_LETTERS.index(letter)
        dice = spans.dice([int(value[0]) for value in values], owner)
        relic = ""
        for at, value in enumerate(values):
            if "*" in value:
                run = " in the run" if len(values) > SHIPS_OF_A_RUN and at > 0 else ""
                relic = f" by the Relic Ship {value[0]}{run}"
        return [*spans.whose(owner, self.you), " ", *dice, f" at the {self._title(place)}{relic}"]

    @property
    def target(self) -> Words:
        """The ship that is aimed at."""
        if self.words[0] in (RELIC_SHIP, BRETHREN_SHIP):
            return [f"the {said.spelled(self.words[0])}"]
        owner, value = SEAT_LETTERS.index(self.words[0]), self.words[1]
        if value == "0":
            return [*spans.whose(owner, self.you), f" ship in the {self._title(MAINTENANCE_BAY)}"]
        return [*spans.whose(owner, self.you), " ", spans.die(value, owner)]

    # -- seats ------------------------------------------------------------------------------------

    @property
    def whom(self) -> Words:
        return spans.who(SEAT_LETTERS.index(self.words[-1]), self.you)

    @property
    def owner(self) -> Words:
        return spans.whose(SEAT_LETTERS.index(self.words[0]), self.you)

    @property
    def whose(self) -> Words:
        """Of the seat that is named last."""
        return spans.whose(SEAT_LETTERS.index(self.words[-1]), self.you)

    @property
    def territory(self) -> Words:
        return [self._title(self.words[1])]

    @property
    def colony(self) -> Words:
        """`B's colony on Lem Badlands`."""
        return [*self.owner, " colony on ", *self.territory]

    @property
    def goal(self) -> Words:
        """The third thing that is named: where something goes."""
        return [self._title(self.words[2])]

    @property
    def resource(self) -> Words:
        return [spans.counted(self.words[0], 1)]
