"""What is asked of ships: which one a card reaches for, rolls again or gathers, and where one docks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from landfall.games.alien_frontiers.asks import (
    AIM_CANNON,
    AIM_GRAPPLE,
    AIM_STOCK,
    ASK_AIM,
    ASK_CARRY,
    ASK_INFILTRATE,
    ASK_PICK,
    CARRIES_LENT,
)
from landfall.games.alien_frontiers.borrowed import moved_owner
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.hands import COUNT, DICE, number
from landfall.games.alien_frontiers.names import (
    MAINTENANCE_BAY,
    SEAT_LETTERS,
)
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.superconducting_grapple import TOWED_TO

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked

AIMS: Final = ("cannon", "stock", "helmet", "grapple")
FOR: Final = ("hit", "destroy", "borrow", "tow")
"""What the ship is aimed at for, in the same order."""


@dataclass(frozen=True)
class Aiming(PendingDecision):
    """Which ship at a facility a card reaches for."""

    why: int
    facility: int  # the Maintenance Bay counts as the last
    hits: int = 0
    goal: int = -1  # where the ship is towed

    name = "aim"
    asks = ASK_AIM
    entries = ("why", "at", "hits", "to")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        if a == AIM_GRAPPLE:
            return cls(why=a, facility=b, goal=c)
        return cls(why=a, facility=b, hits=c)

    def numbers(self) -> Numbers:
        return (self.why, self.facility, self.goal if self.why == AIM_GRAPPLE else self.hits)

    def said(self, state: State, seat: int) -> str:
        if self.why == AIM_CANNON:
            return "aim at a ship" + (" or stop" if self.hits else "")
        return f"aim at the ship to {FOR[self.why]}"

    def question(self, state: State) -> str:
        if self.why == AIM_CANNON:
            return "Which ship do you hit next?" if self.hits else "Which ship do you hit?"
        return f"Which ship do you {FOR[self.why]}?"

    def enough(self) -> str:
        return "Cease fire"

    def written(self, state: State) -> dict[str, Any]:
        places = (*state.box.facility_names, MAINTENANCE_BAY)
        about: dict[str, Any] = {"why": AIMS[self.why], "at": places[self.facility]}
        if self.why == AIM_GRAPPLE:
            return {**about, "to": places[self.goal]}
        return {**about, "hits": self.hits}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        why = entry.at("why").name(AIMS)
        bay = why == AIM_STOCK and not asked.bay_is_safe
        names = asked.state.box.facility_names
        at = entry.at("at").name((*names, MAINTENANCE_BAY) if bay else names)
        if why == AIM_GRAPPLE:
            goal = entry.at("to").name(names)
            if names[goal] not in TOWED_TO or goal == at or asked.state.free_ports(goal) == 0:
                raise entry.at("to").wrong(f"no ship is towed from {names[at]} to {names[goal]}")
            return cls(why, at, goal=goal)
        most = len(asked.letters) * asked.ships if why == AIM_CANNON else 0
        return cls(why, at, entry.at("hits").number(0, most, 0))


@dataclass(frozen=True)
class Carrying(PendingDecision):
    """Where a ship docks that was picked up."""

    source: int
    relic: bool = False
    value: int = 0
    ship: int = -1  # which of several borrowed ones, where there may be several

    name = "carry"
    asks = ASK_CARRY
    entries = ("from", "value", "owner", "relic")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(source=b, relic=a == 1, value=c, ship=max(-1, a - CARRIES_LENT))

    def numbers(self) -> Numbers:
        moved = CARRIES_LENT + self.ship if self.ship >= 0 else int(self.relic)
        return (moved, self.source, self.value)

    def said(self, state: State, seat: int) -> str:
        return "dock the ship that was picked up"

    def question(self, state: State) -> str:
        return f"Where does the {'Relic Ship' if self.relic else self.value} dock?"

    def written(self, state: State) -> dict[str, Any]:
        source = state.box.facility_names[self.source]
        if self.relic:
            return {"from": source, "relic": True}
        about: dict[str, Any] = {"from": source, "value": self.value}
        if moved_owner(state) >= 0:
            about["owner"] = SEAT_LETTERS[moved_owner(state)]
        return about

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        names = asked.state.box.facility_names
        at = entry.at("from").name(names)
        if names[at] == "terraforming-station":
            raise entry.at("from").wrong("no ship is picked up from the Terraforming Station")
        if asked.with_relic(entry):
            asked.relic_carried = True
            return cls(at, relic=True)
        value = entry.at("value").number(1, 6)
        if COUNT[8 * asked.state.hand + value] == 0:
            raise entry.at("value").wrong(f"the ship being moved, a {value}, must be among `dice`")
        owner = entry.at("owner").name(asked.letters, asked.seat)
        if owner != asked.seat:
            asked.carried = owner
            asked.carried_value = value
        return cls(at, value=value)


@dataclass(frozen=True)
class Picking(PendingDecision):
    """Which ships are rolled again."""

    hand: int = 0
    relic: bool = False

    name = "pick"
    asks = ASK_PICK
    entries = ("dice", "relic")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(hand=b, relic=c == 1)

    def numbers(self) -> Numbers:
        return (0, self.hand, int(self.relic))

    def said(self, state: State, seat: int) -> str:
        return "pick a ship to roll again" + (", or roll" if self.hand or self.relic else "")

    def question(self, state: State) -> str:
        return "Which ships do you roll again?"

    def enough(self) -> str:
        return "Roll what is picked"

    def written(self, state: State) -> dict[str, Any]:
        return {"dice": list(DICE[self.hand]), "relic": self.relic}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        own, star = entry.at("dice").dice()
        if star:
            raise entry.at("dice").wrong("that the Relic Ship is picked is said by `relic: true`")
        if len(own) > asked.ships:
            raise entry.at("dice").wrong(f"there are only {asked.ships} ships of a colour")
        asked.held += len(own)
        return cls(int(number(own)), asked.with_relic(entry))


@dataclass(frozen=True)
class Infiltrating(PendingDecision):
    """Which ship of another player is gathered along with the fleet."""

    name = "infiltrate"
    asks = ASK_INFILTRATE

    def said(self, state: State, seat: int) -> str:
        return "choose a ship to gather with your fleet, or gather your own alone"

    def question(self, state: State) -> str:
        return "Which ship do you gather with your fleet?"

    def comes_first(self) -> bool:
        return True
