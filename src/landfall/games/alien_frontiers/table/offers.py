"""The options of a prompt: every legal code once, under the place it belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from landfall.core.action import Action
from landfall.core.plain import Option, OptionGroup
from landfall.games.alien_frontiers.asks import (
    ASK_ADVANCE,
    ASK_AIM,
    ASK_BOARD,
    ASK_CACHE,
    ASK_CARRY,
    ASK_CONFINE,
    ASK_DRAFT,
    ASK_DROP,
    ASK_INFILTRATE,
    ASK_LAND,
    ASK_MAIN,
    ASK_PICK,
    ASK_POWER,
    ASK_RAID,
    ASK_REGATHER,
)
from landfall.games.alien_frontiers.borrowed import ships_in_hand
from landfall.games.alien_frontiers.decisions import asked
from landfall.games.alien_frontiers.facilities.facility import Facility
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.names import MAINTENANCE_BAY, SEAT_LETTERS
from landfall.games.alien_frontiers.part import filled, part, part_in
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.cost_and_gain import cost, gain
from landfall.games.alien_frontiers.table.details import detail, final
from landfall.games.alien_frontiers.table.effects import Effect
from landfall.games.alien_frontiers.table.row_ids import targets
from landfall.games.alien_frontiers.table.titles import under_heading
from landfall.games.alien_frontiers.table.wording import Wording
from landfall.games.alien_frontiers.words import title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

END: Final = "end"
"""Where the end of a turn, or of a choice, stands: last."""

HEADINGS: Final = {
    ASK_LAND: ("land", "Territories"),
    ASK_CONFINE: ("confine", "Territories"),
    ASK_PICK: ("ships", "Unplaced ships"),
    ASK_DRAFT: ("boards", "Faction boards"),
    ASK_DROP: ("resources", "Fuel and ore"),
    ASK_CACHE: ("display", "On display"),
    ASK_ADVANCE: ("circles", "Circles"),
}
"""The one heading of decisions whose options are all of a kind."""


@dataclass(frozen=True, eq=False)
class Choice:
    """A code that is offered, or refused, to the seat that acts."""

    game: AlienFrontiers
    state: State
    code: int

    @cached_property
    def action(self) -> Action:
        return Action.parse(self.game.text(self.code))

    @property
    def rule(self) -> Rule:
        return self.game.ruleset.owner[self.code]

    @property
    def wording(self) -> Wording:
        state = self.state
        return Wording(self.action, self.rule, int(state.seat), tuple(ships_in_hand(state)))

    @cached_property
    def group(self) -> str:
        """The heading under which it stands."""
        action, asks = self.action, self.state.asks
        if action.verb in ("end", "done"):
            return END
        if asks in (ASK_MAIN, ASK_CARRY, ASK_POWER):
            return part(self.rule).key
        if asks == ASK_BOARD:
            return part(self.rule).key
        if asks in HEADINGS:
            return HEADINGS[int(asks)][0]
        if asks in (ASK_INFILTRATE, ASK_REGATHER):
            return action.words[0] if action.words else END
        if of_a_kind := asked(self.state).heading[0]:
            return of_a_kind
        if asks == ASK_RAID:
            return "resources" if action.words[0] in ("fuel", "ore") else "cards"
        if asks == ASK_AIM:
            return (*self.state.box.facility_names, MAINTENANCE_BAY)[self.state.asked_b()]
        return action.words[-1]

    @property
    def uses(self) -> list[str]:
        """The unplaced ships that it takes or turns."""
        verb, named = self.action.verb, self.wording.words
        apart = [dock.key for dock in self.game.ruleset.book.docks if dock.apart]
        words = [word for word in named if word not in apart]
        if verb == "play":
            words = words[:1]
        elif verb not in ("dock", "use", "pick", "load", "claim", "replace"):
            return []
        if verb == "use" and len(words) > 1 and words[1] in tuple(SEAT_LETTERS):
            words = words[2:]  # whose ships these replace is said first
        return [*takewhile(is_ship, words)]  # `3 to 5` turns one ship

    def option(self, number: int) -> Option:
        effect = Effect.of(self.game.ruleset, self.state, self.code)
        action = self.action
        option: Option = {
            "id": number,
            "action": str(action),
            "group": self.group,
            "title": under_heading(self.wording),
            "uses": self.uses,
            "cost": cost(effect),
            "gain": gain(effect),
            "target": targets(self.state, self.rule, action),
            "like": str(Action(action.verb, action.words[: self.wording.names_part])),
        }
        if action.verb == "done":
            option["title"] = [asked(self.state).enough()]
        if words := detail(effect):
            option["detail"] = words
        if words := final(effect):
            option["final"] = words
        return option


def is_ship(word: str) -> bool:
    """`4`, or `4*` for the Relic Ship."""
    return word.rstrip("*").isdigit()


# -- in order -------------------------------------------------------------------------------------


def choices(game: AlienFrontiers, state: State) -> list[Choice]:
    """What is legal: facilities, territories and cards as they lie in the box, and the end last."""
    box = state.box
    places = (*box.facility_names, MAINTENANCE_BAY, *box.territory_names)
    every = (*places, *box.card_names, *box.asteroid_names, *box.agenda_names)
    order = {key: at for at, key in enumerate(every)} | {END: len(every) + 1}
    offered = [Choice(game, state, code) for code in game.legal(state)]
    return sorted(offered, key=lambda choice: order.get(choice.group, len(every)))


def groups(game: AlienFrontiers, state: State, offered: Iterable[Choice]) -> list[OptionGroup]:
    """The headings of these choices, in their order."""
    keys = dict.fromkeys(choice.group for choice in offered)
    return [heading(game, state, key) for key in keys]


TITLES: Final = {**dict(HEADINGS.values()), "cards": "Cards", END: "Enough"}


def heading(game: AlienFrontiers, state: State, key: str) -> OptionGroup:
    """A part by its printed name with what it does and the room there, or what is chosen among."""
    box, book = state.box, game.ruleset.book
    if key == END and state.asks == ASK_MAIN and not docks_only(state):
        return {"id": key, "title": "The turn"}
    if key in TITLES:
        return {"id": key, "title": TITLES[key]}
    of_a_kind, words = asked(state).heading
    if key == of_a_kind:
        return {"id": key, "title": words}
    found: OptionGroup = {"id": key, "title": title(box, key)}
    if state.asks == ASK_AIM:
        return found
    if key in box.card_names or key in box.asteroid_names:
        held = key in box.asteroid_names or state.holds(state.seat, box.card(key))
        found["about"] = ["your card" if held else "not your card"]
    elif key in box.agenda_names:
        found["about"] = ["your Agenda"]
    elif short := filled(part_in(box, key).short, state, [book.parts.get(key, book.docks[0])]):
        found["about"] = [short]
    if key in box.facility_names and state.asks in (ASK_MAIN, ASK_CARRY):
        found["room"] = room(game, state, box.facility(key), int(state.seat))
    return found


def room(game: AlienFrontiers, state: State, place: int, seat: int | None) -> str:
    """The free ports of a facility: all of them, or a seat's where each has its own."""
    dock, ports = game.ruleset.book.docks[place], game.ruleset.ports[place]
    free = int(state.free_ports(place))
    if not dock.fills_up and seat is not None and isinstance(dock, Facility):
        free, ports = int(dock.room(state, seat)), ports // int(state.seats)
    return f"{free} of {ports} free" if free else "full"
