"""What a seat is asked: its main phase, and what a docking or a card has begun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from landfall.games.alien_frontiers.asks import (
    AFTER_A_TURN,
    AIM_CANNON,
    AIM_GRAPPLE,
    AIM_STOCK,
    ASK_ADVANCE,
    ASK_AIM,
    ASK_CACHE,
    ASK_CARRY,
    ASK_CONFINE,
    ASK_DROP,
    ASK_INFILTRATE,
    ASK_LAND,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_PICK,
    ASK_RAID,
    ASK_SWAP,
    CARRIES_LENT,
    DUE_AT_STATION,
    LANDING_BUILT,
    LANDING_LAUNCHED,
    LANDING_MOVED,
    RAID_OUTPOST,
    RAID_PLAYERS,
    RAID_SMUGGLED,
    RAID_SMUGGLING,
    RAID_SUPPLY,
)
from landfall.games.alien_frontiers.borrowed import moved_owner
from landfall.games.alien_frontiers.box import HUB, RELIC_VALUE
from landfall.games.alien_frontiers.decisions.pending_decision import Numbers, PendingDecision
from landfall.games.alien_frontiers.hands import COUNT, DICE, number
from landfall.games.alien_frontiers.names import (
    BOOTY,
    LAST_CIRCLE,
    MAINTENANCE_BAY,
    RESOURCE_LIMIT,
    ROBBED,
    SEAT_LETTERS,
)
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.superconducting_grapple import TOWED_TO
from landfall.games.alien_frontiers.words import the_part

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.position.entry import Entry
    from landfall.games.alien_frontiers.position.pending import Asked

RAIDED: Final = ("players", "supply")
SMUGGLING: Final = {RAID_SMUGGLING: "both", RAID_SMUGGLED: "resources"}
"""What a smuggler's raid may still take: resources and a card, or no card any more."""
LANDINGS: Final = ("built", "launched", "moved")
AIMS: Final = ("cannon", "stock", "helmet", "grapple")
FOR: Final = ("hit", "destroy", "borrow", "tow")
"""What the ship is aimed at for, in the same order."""


@dataclass(frozen=True)
class Main(PendingDecision):
    """Dock, use, trade, …, end; `late`, after somebody's turn, only what has to do with docking."""

    late: bool = False

    name = "main"
    asks = ASK_MAIN
    entries = ("late",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(late=a == AFTER_A_TURN)

    def numbers(self) -> Numbers:
        return (AFTER_A_TURN if self.late else 0, 0, 0)

    def question(self, state: State) -> str:
        return "Where do your ships dock?" if self.late else "What will you do?"

    def enough(self) -> str:
        return "Done docking" if self.late else "End turn"

    def written(self, state: State) -> dict[str, Any]:
        return {"late": True} if self.late else {}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        late = entry.at("late").flag(False)
        if late and not asked.state.box.ship_cards:
            raise entry.at("late").wrong("in this game no ship docks when a turn is over")
        return cls(late)

    def comes_first(self) -> bool:
        return self.late


@dataclass(frozen=True)
class GameOver(PendingDecision):
    """Nothing: the game has ended."""

    name = "over"
    asks = ASK_NOTHING


@dataclass(frozen=True)
class Landing(PendingDecision):
    """Where a colony lands: a new one, one launched from the Hub, or one that a card moves."""

    why: int = LANDING_BUILT
    excess: int = 0  # advances too many, which start the next colony
    source: int = -1  # the territory a moved colony comes from
    owner: int = -1
    due: int = 0  # an ore still to pay where opponents have colonies: DUE, DUE_AT_STATION

    name = "land"
    asks = ASK_LAND
    entries = ("why", "excess", "from", "owner", "due")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        if a == LANDING_MOVED:
            return cls(a, source=b, owner=c)
        return cls(a, excess=b, due=c)

    def numbers(self) -> Numbers:
        if self.why == LANDING_MOVED:
            return (self.why, self.source, self.owner)
        return (self.why, self.excess, self.due)

    @property
    def moved(self) -> bool:
        return self.why == LANDING_MOVED

    @property
    def launched(self) -> bool:
        return self.why == LANDING_LAUNCHED

    def said(self, state: State, seat: int) -> str:
        return "choose where the colony lands"

    def question(self, state: State) -> str:
        return f"Where does the colony {'go' if self.moved else 'land'}?"

    def written(self, state: State) -> dict[str, Any]:
        about: dict[str, Any] = {"why": LANDINGS[self.why]}
        if self.launched:
            about["excess"] = self.excess
        elif self.moved:
            source = state.box.territory_names[self.source]
            about |= {"from": source, "owner": SEAT_LETTERS[self.owner]}
        if self.due:
            about["due"] = self.due
        return about

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        why = entry.at("why").name(LANDINGS, LANDING_BUILT)
        if why == LANDING_MOVED:
            source, owner = asked.colony(entry)
            return cls(why, source=source, owner=owner)
        if why == LANDING_LAUNCHED:
            if asked.state.of(HUB, asked.seat) > 0:
                raise entry.wrong("the launched colony has left the Colonist Hub: `hub` must be 0")
            asked.launched = 1
            excess = entry.at("excess").number(0, LAST_CIRCLE - 1, 0)
            return cls(why, excess, due=entry.at("due").number(0, DUE_AT_STATION, 0))
        return cls(why, due=entry.at("due").number(0, DUE_AT_STATION, 0))


@dataclass(frozen=True)
class Advancing(PendingDecision):
    """How far a colony goes on the Colonist Hub, where it may stop sooner or later."""

    least: int
    most: int

    name = "advance"
    asks = ASK_ADVANCE
    entries = ("least", "most")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(least=a, most=b)

    def numbers(self) -> Numbers:
        return (self.least, self.most, 0)

    def said(self, state: State, seat: int) -> str:
        return "choose how far your colony goes"

    def question(self, state: State) -> str:
        return "How far does your colony go?"

    def written(self, state: State) -> dict[str, Any]:
        return {"least": self.least, "most": self.most}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        least = entry.at("least").number(1, LAST_CIRCLE)
        return cls(least, entry.at("most").number(least, LAST_CIRCLE))


@dataclass(frozen=True)
class Raid(PendingDecision):
    """What a raid takes, or a Raiders' Rock from one player."""

    taken: int = 0
    source: int = RAID_PLAYERS
    whose: int = RAID_OUTPOST  # or which player a card robs, counted from one

    @property
    def most(self) -> int:
        return ROBBED if self.robs_one else BOOTY

    @property
    def robs_one(self) -> bool:
        """Is it a card's, against one player?"""
        return RAID_OUTPOST < self.whose < RAID_SMUGGLING

    @property
    def smuggles(self) -> bool:
        """May it take a card besides?"""
        return self.whose >= RAID_SMUGGLING

    @property
    def and_a_card(self) -> str:
        return "and one card" if self.whose == RAID_SMUGGLING else "the card being taken"

    name = "raid"
    asks = ASK_RAID
    entries = ("taken", "from", "victim", "smuggling")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(taken=a, source=b, whose=c)

    def numbers(self) -> Numbers:
        return (self.taken, self.source, self.whose)

    def said(self, state: State, seat: int) -> str:
        left, card = self.most - self.taken, "one card" if self.whose == RAID_SMUGGLING else ""
        more = " more" if self.taken else ""
        some = f"up to {left}{more} resources" if left > 1 else "1 more resource" if left else ""
        if not self.taken and not self.smuggles:
            return f"take {some} or one card, or stop"
        return f"take {' and '.join(filter(None, (some, card)))}, or stop"

    def question(self, state: State) -> str:
        return "What else do you take?" if self.taken else "What do you take?"

    def enough(self) -> str:
        return "End the raid"

    def written(self, state: State) -> dict[str, Any]:
        source = {} if self.source == RAID_PLAYERS else {"from": RAIDED[self.source]}
        robbed = {"victim": SEAT_LETTERS[self.whose - 1]} if self.robs_one else {}
        smuggled = {"smuggling": SMUGGLING[self.whose]} if self.whose in SMUGGLING else {}
        return {"taken": self.taken, **source, **robbed, **smuggled}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        whose = RAID_OUTPOST
        if entry.has("smuggling"):
            if "smugglers-alliance" not in asked.state.box.board_names:
                raise entry.at("smuggling").wrong("it takes the Smuggler's Alliance to smuggle")
            whose = [*SMUGGLING][entry.at("smuggling").name((*SMUGGLING.values(),))]
        if entry.has("victim"):
            asked.needs_belt(entry.at("victim"))
            whose = 1 + entry.at("victim").name(asked.letters)
        found = cls(whose=whose)
        most = found.most
        taken = entry.at("taken").number(0, most if whose == RAID_SMUGGLING else most - 1, 0)
        source = entry.at("from").name(RAIDED, RAID_PLAYERS)
        extractor = asked.state.box.card("matter-extractor")
        if source == RAID_SUPPLY and (
            extractor < 0 or not asked.state.holds(asked.seat, extractor)
        ):
            raise entry.at("from").wrong("it takes a Matter Extractor to raid the supply")
        if source == RAID_SUPPLY and not taken:
            raise entry.at("from").wrong("nothing is taken yet, so it may still be from anywhere")
        if source == RAID_SUPPLY and found.robs_one:
            raise entry.at("from").wrong("a card that robs one player takes nothing else")
        return cls(taken, source, whose)


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
class Swapping(PendingDecision):
    """The second colony of a swap."""

    owner: int
    source: int

    name = "swap"
    asks = ASK_SWAP
    entries = ("owner", "from")

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(owner=a, source=b)

    def numbers(self) -> Numbers:
        return (self.owner, self.source, 0)

    def said(self, state: State, seat: int) -> str:
        return "choose the colony it changes places with"

    def question(self, state: State) -> str:
        return "Which colony does it change places with?"

    def written(self, state: State) -> dict[str, Any]:
        source = state.box.territory_names[self.source]
        return {"owner": SEAT_LETTERS[self.owner], "from": source}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        source, owner = asked.colony(entry)
        return cls(owner, source)


@dataclass(frozen=True)
class Unearthing(PendingDecision):
    """Which displayed card a Relic Cache brings, before or after a cycle."""

    cycled: bool = False

    name = "cache"
    asks = ASK_CACHE
    entries = ("cycled",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(cycled=a == 1)

    def numbers(self) -> Numbers:
        return (int(self.cycled), 0, 0)

    def said(self, state: State, seat: int) -> str:
        cycle = "" if self.cycled else ", cycle the display"
        return f"take a displayed card{cycle}, or stop"

    def question(self, state: State) -> str:
        return "Which card do you take?"

    def enough(self) -> str:
        return "Take none"

    def written(self, state: State) -> dict[str, Any]:
        return {"cycled": self.cycled}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        asked.needs_belt(entry)
        return cls(entry.at("cycled").flag(False))


@dataclass(frozen=True)
class Confining(PendingDecision):
    """On which of its two territories a field generator stays."""

    field: int

    name = "confine"
    asks = ASK_CONFINE
    entries = ("field",)

    @classmethod
    def of(cls, a: int, b: int, c: int) -> Self:
        return cls(field=a)

    def numbers(self) -> Numbers:
        return (self.field, 0, 0)

    def said(self, state: State, seat: int) -> str:
        return f"choose where {the_part(state.box, state.box.field_names[self.field])} stays"

    def question(self, state: State) -> str:
        return f"Where does {the_part(state.box, state.box.field_names[self.field])} stay?"

    def written(self, state: State) -> dict[str, Any]:
        return {"field": state.box.field_names[self.field]}

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        field = entry.at("field").name(asked.state.box.field_names)
        if asked.state.field_across(field) < 0:
            raise entry.at("field").wrong("it straddles no border; say so under `straddles`")
        return cls(field)


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


@dataclass(frozen=True)
class Dropping(PendingDecision):
    """What is given back down to eight resources."""

    name = "drop"
    asks = ASK_DROP

    def said(self, state: State, seat: int) -> str:
        return f"give back fuel or ore until {RESOURCE_LIMIT} are left"

    def question(self, state: State) -> str:
        return "What do you give back?"

    @classmethod
    def read(cls, asked: Asked, entry: Entry) -> Self:
        state, whose = asked.state, SEAT_LETTERS[asked.seat]
        has = int(state.fuel(asked.seat) + state.ore(asked.seat))
        if has <= RESOURCE_LIMIT:
            raise entry.wrong(f"{whose} has {has} fuel and ore; eight may be kept")
        if state.hand or state.at[RELIC_VALUE]:
            raise entry.wrong("at the end of the turn no ship is unplaced: `dice` must be empty")
        return cls()
