"""A refused action taken apart: what the facts of a refusal ask of the position."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from landfall.core.action import Action
from landfall.games.alien_frontiers.asks import ASK_AIM
from landfall.games.alien_frontiers.box import FUEL, HUB, ORE, RELIC_HERE, RELIC_VALUE, WIDE
from landfall.games.alien_frontiers.decisions import task
from landfall.games.alien_frontiers.decisions.of_ships import Aiming
from landfall.games.alien_frontiers.explain.never import no_such_card
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.names import (
    BRETHREN_SHIP,
    MAINTENANCE_BAY,
    RELIC_SHIP,
    SEAT_LETTERS,
)
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import (
    card,
    facility,
    letter,
    relic_place,
    resources,
    territory,
    unplaced,
)

PLENTY = 100
"""More fuel and ore than anything costs."""


@dataclass(frozen=True)
class Question:
    """Why is this action not legal here? `you` is the seat that acts."""

    ruleset: Ruleset
    state: State
    code: int

    @cached_property
    def action(self) -> Action:
        return Action.parse(self.ruleset.texts[self.code])

    @property
    def verb(self) -> str:
        return self.action.verb

    @property
    def you(self) -> int:
        return int(self.state.seat)

    # -- who speaks -------------------------------------------------------------------------------

    def speakers(self, rule: str) -> list[Rule]:
        """The rule objects that may know why: whose action it is, and after whom the rule is named."""
        book, owner = self.ruleset.book, self.ruleset.owner[self.code]
        aiming = Aiming.asked(self.state) if self.verb == "aim" else None
        keys = (part(owner).key, rule.partition(".")[0])
        return [
            *([book.aimed[aiming.why]] if aiming else []),
            *(book.parts[key] for key in keys if key in book.parts),
            owner,
        ]

    # -- what the words of the action name --------------------------------------------------------

    def _named(self, names: tuple[str, ...]) -> int:
        return next(names.index(word) for word in self.action.words if word in names)

    @property
    def facility(self) -> int:
        return self._named((*self.state.box.facility_names, MAINTENANCE_BAY))

    @property
    def territory(self) -> int:
        return self._named(self.state.box.territory_names)

    @property
    def field(self) -> int:
        return self._named(self.state.box.field_names)

    @property
    def seat(self) -> int:
        return self._named(tuple(SEAT_LETTERS))

    @property
    def card(self) -> int:
        """The last card named: `discard temporal-warper booster-pod` is about the Booster Pod."""
        names = self.state.box.card_names
        return names.index([word for word in self.action.words if word in names][-1])

    @property
    def power(self) -> int:
        """The card whose power is used."""
        return self.state.box.card(self.action.words[0])

    @property
    def values(self) -> list[int]:
        """The faces named, in order, but the Relic Ship's."""
        return [int(word) for word in self.action.words if word.isdigit()]

    @property
    def relic_value(self) -> int:
        """The face named for the Relic Ship; 0 when it is not named."""
        return next((int(word[0]) for word in self.action.words if word.endswith("*")), 0)

    @property
    def names_relic(self) -> bool:
        return RELIC_SHIP in self.action.words

    @property
    def names_brethren(self) -> bool:
        return BRETHREN_SHIP in self.action.words

    # -- the same, as people say it ---------------------------------------------------------------

    @property
    def the_facility(self) -> str:
        return f"the {facility(self.state.box, self.facility)}"

    @property
    def the_card(self) -> str:
        return f"the {card(self.state.box, self.card)}"

    @property
    def the_power(self) -> str:
        return f"the {card(self.state.box, self.power)}"

    @property
    def the_territory(self) -> str:
        return territory(self.state.box, self.territory)

    @property
    def who(self) -> str:
        """The letter of the seat that is named."""
        return letter(self.seat)

    @property
    def value(self) -> int:
        """The first face named."""
        return self.values[0]

    @property
    def total(self) -> int:
        """The faces named, added up."""
        return sum(self.values) + self.relic_value

    @property
    def no_such_card(self) -> str:
        """That the edition does not have the card named; nothing if it has."""
        return no_such_card(self.ruleset, self.card)

    # -- what the table shows ---------------------------------------------------------------------

    @property
    def highest(self) -> int:
        """The highest ship at the facility named."""
        return int(self.state.highest_at(self.facility))

    @property
    def total_there(self) -> int:
        """What the ships at the facility named add up to."""
        return int(self.state.total_at(self.facility))

    @property
    def circle(self) -> int:
        return int(self.state.of(HUB, self.you))

    @property
    def unplaced(self) -> str:
        return unplaced(self.state)

    @property
    def relic_place(self) -> str:
        return relic_place(self.state)

    @property
    def task(self) -> str:
        """What has to be done first."""
        return task(self.state)

    # -- what several facts say -------------------------------------------------------------------

    @property
    def too_dear(self) -> str:
        return self.dear(*self.price())

    @property
    def no_port(self) -> str:
        """What is left once the card is paid, and that nothing can be done with it."""
        fuel, ore = self.state.fuel(self.you), self.state.ore(self.you)
        if self.state.asks != ASK_AIM:
            fuel -= self.price()[0]
        return (
            f"with {resources(fuel, ore)} left and the free ports as they are, "
            "no other facility can take it"
        )

    @property
    def costs(self) -> str:
        """Costs 1 fuel and 1 ore."""
        return f"costs {resources(*self.price())}"

    def price(self) -> tuple[int, int]:
        """Fuel and ore the action takes, found by carrying it out for a seat that has plenty."""
        trial = self.state.copy()
        trial.at[FUEL + WIDE * self.you] = PLENTY
        trial.at[ORE + WIDE * self.you] = PLENTY
        self.ruleset.apply(trial, self.code)
        fuel, ore = int(trial.fuel(self.you)), int(trial.ore(self.you))
        return max(0, PLENTY - fuel), max(0, PLENTY - ore)

    def dear(self, fuel: int, ore: int) -> str:
        """It costs 1 fuel and 1 ore; you have 0 fuel and 2 ore."""
        have = [f"{self.state.fuel(self.you)} fuel"] if fuel else []
        have += [f"{self.state.ore(self.you)} ore"] if ore else []
        return f"it costs {resources(fuel, ore)}; you have {' and '.join(have)}"

    def missing_ships(self) -> str:
        """Which of the named dice are not among your unplaced ships."""
        state = self.state
        if state.hand == 0 and not state.at[RELIC_HERE]:
            return "none of your ships is unplaced"
        if self.relic_value:
            if not state.at[RELIC_HERE]:
                return f"the Relic Ship is not among your unplaced ships ({unplaced(state)})"
            if state.at[RELIC_VALUE] != self.relic_value:
                return f"the Relic Ship shows a {state.at[RELIC_VALUE]}, not a {self.relic_value}"
        for value in sorted(set(self.values)):
            wanted = self.values.count(value)
            have = int(COUNT[8 * state.hand + value])
            if have < wanted and wanted == 1:
                return f"you hold no unplaced ship showing {value}; yours show {unplaced(state)}"
            if have < wanted:
                return (
                    f"it takes {wanted} unplaced ships showing {value} and you hold {have or 'none'}; "
                    f"yours show {unplaced(state)}"
                )
        return f"your unplaced ships show {unplaced(state)}"
