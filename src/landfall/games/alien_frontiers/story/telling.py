"""What a part's sentences about an action are filled with, and what is told of one that has none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from landfall.core.action import Action
from landfall.games.alien_frontiers.box import FUEL, ORE
from landfall.games.alien_frontiers.names import BRETHREN_SHIP, RELIC_SHIP, SEAT_LETTERS
from landfall.games.alien_frontiers.part import filled, part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.story.marks import count, resources
from landfall.games.alien_frontiers.story.scene import Aside, Scene
from landfall.games.alien_frontiers.words import listed, ship, ships, spelled, the_bay

USUAL = {
    "dock": ("docks {ships} at the {title}", "{pays}", "{gains}"),
    "use": ("uses the {title}{paid}", "{gains}"),
    "discard": ("{pays}", "{gains}"),
    "effect": ("uses the {title}{paid}", "{gains}"),
    "power": ("uses the power of the {title}{paid}", "{gains}"),
    "claim": ("claims {claimed} with {ships}",),
    "play": ("uses the {title}{paid}", "{gains}"),
}
"""What is told by the verb when a part's file says nothing."""


@dataclass(frozen=True)
class Telling:
    """An action of a part: its scene, and the words that the action names besides the part."""

    scene: Scene
    words: Sequence[str]

    # -- what was named ---------------------------------------------------------------------------

    @property
    def ships(self) -> str:
        return ships(self.words)

    @property
    def ship(self) -> str:
        return ship(self.words[0])

    @property
    def shows(self) -> str:
        """What a ship is set to."""
        return self.words[1]

    @property
    def named(self) -> str:
        return self.scene.title(self.words[0])

    @property
    def a_named(self) -> str:
        return self.scene.a_named(self.words[0])

    @property
    def whom(self) -> str:
        """The seat that is named."""
        return self.scene.name(self.words[0])

    @property
    def their(self) -> str:
        """Said of what the acting seat has: `your` to that seat, `their` to all others."""
        return self.scene.its(self.scene.seat)

    @property
    def colony(self) -> str:
        """`B's colony on Lem Badlands`."""
        owner, place = self.words
        return f"{self.scene.whose(SEAT_LETTERS.index(owner))} colony on {self.scene.title(place)}"

    @property
    def hit(self) -> str:
        """The ships a card was aimed at."""
        aims = [action for action in self.scene.actions if action.verb == "aim"]
        return listed(map(self._target, aims))

    def _target(self, aim: Action) -> str:
        if aim.words[0] in (RELIC_SHIP, BRETHREN_SHIP):
            return f"the {spelled(aim.words[0])}"
        owner, value = aim.words
        whose = self.scene.theirs(SEAT_LETTERS.index(owner))
        return f"{whose} {value if value != '0' else f'ship in {the_bay(self.scene.box)}'}"

    @property
    def lent_ship(self) -> str:
        """`B's 4 from the Lunar Mine`."""
        if self.words[0] == RELIC_SHIP:
            return "the Relic Ship"
        place, owner, value = self.words
        whose = self.scene.whose(SEAT_LETTERS.index(owner))
        return f"{whose} {value} from the {self.scene.title(place)}"

    @property
    def replaced(self) -> str:
        """`B's 4 and 4 at the Shipyard`."""
        place, owner, *values = self.words
        shown = listed(value.rstrip("*") for value in values)
        whose = self.scene.whose(SEAT_LETTERS.index(owner))
        return f"{whose} {shown} at the {self.scene.title(place)}"

    # -- what it took and brought -----------------------------------------------------------------

    @property
    def price(self) -> str:
        """As the end of a clause, also where nothing was paid: ` for 1 fuel`."""
        return self.scene.price()

    @property
    def paid(self) -> str:
        """The same, and nothing where nothing was paid."""
        paid = min(self.scene.change(FUEL), self.scene.change(ORE)) < 0
        return self.scene.price() if paid else ""

    @property
    def fuel(self) -> str:
        return count(self.scene.change(FUEL), "fuel")

    @property
    def spent_fuel(self) -> str:
        return count(-self.scene.change(FUEL), "fuel")

    @property
    def ore(self) -> str:
        return count(self.scene.change(ORE), "ore")

    @property
    def spent(self) -> str:
        """What the acting seat has less of: 1 fuel and 2 ore."""
        return self._amount(-1)

    @property
    def received(self) -> str:
        """What it has more of."""
        return self._amount(1)

    def _amount(self, sign: int) -> str:
        return resources(*(max(0, sign * self.scene.change(what)) for what in (FUEL, ORE)))

    @property
    def pays(self) -> str:
        """A clause of its own, and none where nothing was paid."""
        return self._moved("pays", -1)

    @property
    def gains(self) -> str:
        return self._moved("gains", 1)

    def _moved(self, verb: str, sign: int) -> str:
        fuel, ore = (max(0, sign * self.scene.change(what)) for what in (FUEL, ORE))
        return f"{verb} {resources(fuel, ore)}" if fuel or ore else ""

    def others(self) -> Iterator[Aside]:
        """What other seats get of it."""
        for seat in range(self.scene.game.seats):
            fuel, ore = (max(0, self.scene.change(what, seat)) for what in (FUEL, ORE))
            if seat != self.scene.seat and (fuel or ore):
                gets = self.scene.does(seat, "gets")
                yield Aside(f"{self.scene.called(seat)} {gets} {resources(fuel, ore)}")


def rule_of(scene: Scene) -> Rule:
    """The rule object that carries out what the scene begins with."""
    game = scene.game
    return game.ruleset.owner[game.code(str(scene.action))]


def clauses(scene: Scene, rule: Rule, verb: str, words: Sequence[str]) -> Iterator[str]:
    """What a part's file has to tell of an action; else the usual."""
    telling = Telling(scene, words)
    own = part(rule).story.get(verb)
    home = scene.game.ruleset.book.parts.get(part(rule).key, rule)
    for template in USUAL.get(verb, ()) if own is None else own:
        clause = filled(template, telling, [rule, home], scene.title_of)
        if clause:
            yield clause
    if verb == "dock" or (own is None and verb in USUAL):
        yield from telling.others()
