"""What a seat is asked by cards of the wide deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from landfall.games.alien_frontiers.asks import (
    ASK_COLLECT,
    ASK_REGATHER,
    ASK_REPLACE,
    ASK_SCATTER,
    ASK_SEEK,
    ASK_TUNE,
)
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.resonating_beacon import FREE
from landfall.games.alien_frontiers.tech.seismic_detonator import EACH, SENT, sent
from landfall.games.alien_frontiers.tech.tele_operator import CYCLES_FIRST
from landfall.games.alien_frontiers.words import count, facility, resources, territory

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked


ONE_BY_ONE = ("solar-converter", "lunar-mine", "alien-artifact")
"""Where ships are replaced one after the other."""


@dataclass(frozen=True)
class Collecting(PendingDecision):
    """What an opponent gives up who has both fuel and ore."""

    victim: int

    name = "collect"
    asks = ASK_COLLECT
    entries = ("from",)
    called_for_by = "retrieval-webbing.discard"
    brings = "one resource of each rival"
    heading = ("resources", "Fuel and ore")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(victim=a)

    def numbers(self) -> Numbers:
        return (self.victim, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"choose what {SEAT_LETTERS[self.victim]} gives up"

    def question(self, state: State) -> str:
        return "Which resource do you take?"

    def stands(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[self.victim]} has {self.has(state)}."

    def has(self, state: State) -> str:
        """What there is to take from."""
        return resources(int(state.fuel(self.victim)), int(state.ore(self.victim)))

    def written(self, state: State) -> dict[str, Any]:
        return {"from": SEAT_LETTERS[self.victim]}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        victim = entry.at("from").name(asked.letters)
        state = asked.state
        if victim == asked.seat or not state.fuel(victim) or not state.ore(victim):
            raise entry.at("from").wrong("it is asked of another player who has both fuel and ore")
        return cls(victim)


@dataclass(frozen=True)
class Scattering(PendingDecision):
    """Where the colonies of one owner go that a Seismic Detonator drives off a territory."""

    source: int
    owner: int
    plan: int = 0  # how many of them go to each territory

    name = "scatter"
    asks = ASK_SCATTER
    entries = ("from", "owner", "sent")
    called_for_by = "seismic-detonator.discard"
    brings = "colonies driven off"
    heading = ("land", "Territories")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(source=a, owner=b, plan=c)

    def numbers(self) -> Numbers:
        return (self.source, self.owner, self.plan)

    def said(self, state: State, seat: int) -> str:
        return f"choose where {SEAT_LETTERS[self.owner]}'s colony goes"

    def question(self, state: State) -> str:
        return "Where does the colony go?"

    def stands(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[self.owner]}'s colony {self.leaves(state)}."

    def leaves(self, state: State) -> str:
        """From where it is driven off, and how many after it."""
        left = int(state.colonies(self.source, self.owner)) - sum(self.sent(state))
        rest = f", and {left - 1} more after it" if left > 1 else ""
        return f"leaves {territory(state.box, self.source)}{rest}"

    def sent(self, state: State) -> list[int]:
        return [int(sent(self.plan, place)) for place in range(int(state.box.territories))]

    def written(self, state: State) -> dict[str, Any]:
        names = state.box.territory_names
        goes = zip(names, self.sent(state), strict=True)
        return {
            "from": names[self.source],
            "owner": SEAT_LETTERS[self.owner],
            "sent": {name: number for name, number in goes if number},
        }

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        source, owner = asked.colony(entry)
        names = asked.state.box.territory_names
        plan = 0
        for name, number in entry.part("sent", names).items():
            plan += number.number(0, SENT) << EACH * names.index(name)
        found = cls(source, owner, plan)
        if sum(found.sent(asked.state)) > asked.state.colonies(source, owner):
            raise entry.at("sent").wrong("more colonies are sent than there are")
        return found


@dataclass(frozen=True)
class Seeking(PendingDecision):
    """Which displayed card a Resonating Beacon claims, or new cards first."""

    cycles: int = FREE

    name = "seek"
    asks = ASK_SEEK
    entries = ("cycles",)
    called_for_by = "resonating-beacon.discard"
    brings = "a card to claim"
    heading = ("cards", "Cards")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(cycles=a)

    def numbers(self) -> Numbers:
        return (self.cycles, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return "claim a card" + (" or lay out new ones" if self.cycles else "")

    def question(self, state: State) -> str:
        return "Which card do you claim?"

    def stands(self, state: State, seat: int) -> str:
        if not self.cycles:
            return "No new cards can be laid out."
        return f"New cards can be laid out {count(self.cycles, 'time')} more."

    def written(self, state: State) -> dict[str, Any]:
        return {"cycles": self.cycles}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        return cls(entry.at("cycles").number(0, FREE, FREE))


@dataclass(frozen=True)
class Tuning(Seeking):
    """The same for a Tele-Operator, which lays out new cards once."""

    cycles: int = CYCLES_FIRST

    name = "tune"
    asks = ASK_TUNE
    called_for_by = "tele-operator.discard"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        return cls(entry.at("cycles").number(0, CYCLES_FIRST, CYCLES_FIRST))


@dataclass(frozen=True)
class Regathering(PendingDecision):
    """Which docked ship a Chrono-Spike takes up besides the first."""

    ships: int = 1
    relic: bool = False

    name = "regather"
    asks = ASK_REGATHER
    entries = ("ships", "relic")
    called_for_by = "chrono-spike.discard"
    brings = "ships to roll and dock again"

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(ships=b, relic=c == 1)

    def numbers(self) -> Numbers:
        return (0, self.ships, int(self.relic))

    def said(self, state: State, seat: int) -> str:
        return "take up another ship, or roll"

    def question(self, state: State) -> str:
        return "Which other ship do you take up?"

    def stands(self, state: State, seat: int) -> str:
        return f"{'The Relic Ship' if self.relic else 'A ship'} is taken up already."

    def written(self, state: State) -> dict[str, Any]:
        return {"ships": self.ships, "relic": self.relic}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        relic = asked.with_relic(entry)
        ships = entry.at("ships").number(0, 1, 0 if relic else 1)
        if ships + relic != 1:
            raise entry.wrong("one ship is taken up: `ships: 1`, or `relic: true`")
        asked.held += ships
        return cls(ships, relic)


@dataclass(frozen=True)
class Replacing(PendingDecision):
    """Which other ship of the same player a Chameleon Cloak replaces."""

    facility: int
    owner: int

    name = "replace"
    asks = ASK_REPLACE
    entries = ("at", "owner")
    called_for_by = "chameleon-cloak.use"
    heading = ("ships", "Unplaced ships")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(facility=a, owner=b)

    def numbers(self) -> Numbers:
        return (self.facility, self.owner, 0)

    def said(self, state: State, seat: int) -> str:
        return "replace another ship, or leave it at that"

    def question(self, state: State) -> str:
        return "Which other ship do you replace?"

    def stands(self, state: State, seat: int) -> str:
        return f"{SEAT_LETTERS[self.owner]} has more at the {facility(state.box, self.facility)}."

    def written(self, state: State) -> dict[str, Any]:
        at = state.box.facility_names[self.facility]
        return {"at": at, "owner": SEAT_LETTERS[self.owner]}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        state = asked.state
        at = entry.at("at").name(state.box.facility_names)
        owner = entry.at("owner").name(asked.letters)
        if owner == asked.seat:
            raise entry.at("owner").wrong("only ships of another player are replaced")
        if state.box.facility_names[at] not in ONE_BY_ONE:
            raise entry.at("at").wrong(f"it is asked only at {', '.join(ONE_BY_ONE)}")
        return cls(at, owner)
