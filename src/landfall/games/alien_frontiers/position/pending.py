"""Reading what a position asks: its phase, or the decisions that wait above the main phase."""

from __future__ import annotations

from collections.abc import Mapping

from landfall.games.alien_frontiers.box import ACTOR, HUB, MOST_PENDING, RELIC_VALUE, WIDE
from landfall.games.alien_frontiers.hands import COUNT, number
from landfall.games.alien_frontiers.names import (
    BOOTY,
    DISPLAY,
    LAST_CIRCLE,
    MAINTENANCE_BAY,
    RESOURCE_LIMIT,
)
from landfall.games.alien_frontiers.position.entry import Entry
from landfall.games.alien_frontiers.position.write import AIMS, ASK_NAMES, LANDINGS, letter
from landfall.games.alien_frontiers.state import (
    AIM_CANNON,
    AIM_STOCK,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_LAND,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_RELIC,
    ASK_ROLL,
    CHANCE,
    LANDING_BUILT,
    LANDING_LAUNCHED,
    LANDING_MOVED,
    OVER,
    State,
)

PHASES = ("main", "roll", "over")
BY_CHANCE = (ASK_FIRST, ASK_DEAL, ASK_ROLL, ASK_RELIC, ASK_DRAW)
ABOUT: dict[str, tuple[str, ...]] = {
    "first": (),
    "deal": ("dealt",),
    "roll": ("dice", "relic", "again"),
    "relic": ("again",),
    "draw": ("cards",),
    "land": ("why", "excess", "from", "owner"),
    "raid": ("taken",),
    "aim": ("why", "at", "hits"),
    "carry": ("from", "value", "owner", "relic"),
    "pick": ("dice", "relic"),
    "swap": ("owner", "from"),
    "drop": (),
    "main": (),
}
"""What each pending decision says about itself."""

Numbers = tuple[int, int, int]
"""The three numbers of a pending decision (see `state.frame`)."""


class Asked:
    """The stack of decisions, and what they hold that lies in no other place.

    Read after the seats' resources, colonies and the turn's dice, which decisions speak of.
    """

    def __init__(self, table: Entry, state: State, bay_is_safe: bool) -> None:
        self.state = state
        self.seat = int(state.at[ACTOR])  # whose moment it is
        self.relic_with = self.seat  # among whose unplaced ships the Relic Ship would be
        self.letters = tuple(letter(seat) for seat in range(state.seats))
        self.bay_is_safe = bay_is_safe
        self.ships = int(state.box.ships)
        self.stack: list[tuple[int, Numbers]] = []
        self.seats: list[int] = []  # for whom each of them is asked
        self.gathered = False  # the fleet waits for the turn's roll
        self.relic_rolls = False  # and so may the Relic Ship
        self.relic_said = False  # and so it must
        self.rolling: int | None = None  # how many ships wait, where that is said
        self.held = 0  # own ships taken up for a new roll
        self.carried = -1  # owner of another player's ship being moved
        self.carried_value = 0
        self.relic_carried = False
        self.launched = 0  # a colony off the Colonist Hub and not yet landed
        phase = table.at("phase")
        waiting = table.at("pending").each()
        self.entry = waiting[-1] if waiting else phase
        self.begin(PHASES[phase.name(PHASES, 0)])
        if waiting and self.stack[0][0] != ASK_MAIN:
            raise phase.wrong(f"{phase.value!r} and `pending` cannot both be; leave one out")
        if len(waiting) >= MOST_PENDING:
            raise table.at("pending").wrong(f"at most {MOST_PENDING - 1} decisions can wait")
        for entry in waiting:
            self.push(entry)

    @property
    def asks(self) -> int:
        """What is asked now."""
        return self.stack[-1][0]

    @property
    def name(self) -> str:
        return ASK_NAMES[self.asks]

    def begin(self, phase: str) -> None:
        self.seats.append(int(self.state.turn))
        if phase == "over":
            self.stack.append((ASK_NOTHING, (0, 0, 0)))
        elif phase == "roll":
            self.gathered = True
            self.relic_rolls = True
            self.stack.append((ASK_ROLL, (0, 0, 0)))  # completed when the ships are counted
        else:
            self.stack.append((ASK_MAIN, (0, 0, 0)))

    def push(self, entry: Entry) -> None:
        """Put a decision on the stack; one that comes before the main phase takes its place."""
        kind = entry.at("asks") if isinstance(entry.value, Mapping) else entry
        kind.name(tuple(ABOUT))
        entry.only(("asks", "seat", *ABOUT[kind.value]))
        seat = entry.at("seat").name(self.letters, self.seats[-1])
        asks = ASK_NAMES.index(kind.value)
        if asks in (ASK_FIRST, ASK_DEAL) or (
            asks in (ASK_ROLL, ASK_RELIC) and not entry.at("again").flag(False)
        ):
            if len(self.stack) > 1:
                raise kind.wrong(f"{kind.value!r} comes before the main phase and stands alone")
            self.stack.clear()
            self.seats.clear()
        elif self.stack[0][0] != ASK_MAIN:
            raise kind.wrong(f"{kind.value!r} cannot wait above {self.name!r}")
        self.stack.append((asks, self.numbers(kind.value, entry)))
        self.seats.append(seat)

    def numbers(self, asks: str, entry: Entry) -> Numbers:
        match asks:
            case "deal":
                return (entry.at("dealt").number(0, len(self.letters) + DISPLAY - 1, 0), 0, 0)
            case "roll":
                return self.roll(entry)
            case "relic":
                return self.relic(entry)
            case "draw":
                return (entry.at("cards").number(1, DISPLAY, 1), 0, 0)
            case "land":
                return self.land(entry)
            case "raid":
                return (entry.at("taken").number(0, BOOTY - 1, 0), 0, 0)
            case "aim":
                return self.aim(entry)
            case "carry":
                return self.carry(entry)
            case "pick":
                return self.pick(entry)
            case "swap":
                territory, owner = self.colony(entry)
                return (owner, territory, 0)
            case "drop":
                self.check_drop(entry)
        return (0, 0, 0)

    # -- dice -------------------------------------------------------------------------------------

    def with_relic(self, entry: Entry) -> bool:
        """Is the Relic Ship among the ships spoken of? It must then lie among the dice."""
        relic = entry.at("relic").flag(False)
        if relic and self.state.at[RELIC_VALUE] == 0:
            raise entry.at("relic").wrong("the Relic Ship must be among `dice`, such as 4*")
        return relic

    def roll(self, entry: Entry) -> Numbers:
        if entry.at("again").flag(False):
            self.held += (dice := entry.at("dice").number(1, self.ships))
            return (1, dice, int(self.with_relic(entry)))
        self.gathered = True
        self.relic_rolls = entry.at("relic").flag(True)
        self.relic_said = entry.at("relic").flag(False)
        if entry.has("dice"):
            self.rolling = entry.at("dice").number(1, self.ships)
        return (0, 0, 0)

    def relic(self, entry: Entry) -> Numbers:
        again = entry.at("again").flag(False)
        if again and self.state.at[RELIC_VALUE] == 0:
            raise entry.wrong("the Relic Ship must be among `dice`, such as 4*")
        self.relic_rolls = not again
        return (int(again), 0, 0)

    def pick(self, entry: Entry) -> Numbers:
        own, star = entry.at("dice").dice()
        if star:
            raise entry.at("dice").wrong("that the Relic Ship is picked is said by `relic: true`")
        if len(own) > self.ships:
            raise entry.at("dice").wrong(f"there are only {self.ships} ships of a colour")
        self.held += len(own)
        return (0, int(number(own)), int(self.with_relic(entry)))

    def carry(self, entry: Entry) -> Numbers:
        names = self.state.box.facility_names
        at = entry.at("from").name(names)
        if names[at] == "terraforming-station":
            raise entry.at("from").wrong("no ship is picked up from the Terraforming Station")
        if self.with_relic(entry):
            self.relic_carried = True
            return (1, at, 0)
        value = entry.at("value").number(1, 6)
        if COUNT[8 * self.state.hand + value] == 0:
            raise entry.at("value").wrong(f"the ship being moved, a {value}, must be among `dice`")
        owner = entry.at("owner").name(self.letters, self.seat)
        if owner != self.seat:
            self.carried = owner
            self.carried_value = value
        return (0, at, value)

    def aim(self, entry: Entry) -> Numbers:
        why = entry.at("why").name(AIMS)
        bay = why == AIM_STOCK and not self.bay_is_safe
        names = self.state.box.facility_names
        at = entry.at("at").name((*names, MAINTENANCE_BAY) if bay else names)
        most = len(self.letters) * self.ships if why == AIM_CANNON else 0
        return (why, at, entry.at("hits").number(0, most, 0))

    # -- colonies and resources -------------------------------------------------------------------

    def land(self, entry: Entry) -> Numbers:
        why = entry.at("why").name(LANDINGS, LANDING_BUILT)
        if why == LANDING_MOVED:
            return (why, *self.colony(entry))
        if why == LANDING_LAUNCHED:
            if self.state.at[HUB + WIDE * self.seat] > 0:
                raise entry.wrong("the launched colony has left the Colonist Hub: `hub` must be 0")
            self.launched = 1
            return (why, entry.at("excess").number(0, LAST_CIRCLE - 1, 0), 0)
        return (why, 0, 0)

    def colony(self, entry: Entry) -> tuple[int, int]:
        """A colony about to leave: its territory and its owner."""
        names = self.state.box.territory_names
        territory = entry.at("from").name(names)
        owner = entry.at("owner").name(self.letters, self.seat)
        if self.state.colonies(territory, owner) == 0:
            name = names[territory]
            raise entry.at("from").wrong(f"{letter(owner)} has no colony on {name}")
        return territory, owner

    def check_drop(self, entry: Entry) -> None:
        state = self.state
        has = int(state.fuel(self.seat) + state.ore(self.seat))
        if has <= RESOURCE_LIMIT:
            raise entry.wrong(f"{letter(self.seat)} has {has} fuel and ore; eight may be kept")
        if state.hand or state.at[RELIC_VALUE]:
            raise entry.wrong("at the end of the turn no ship is unplaced: `dice` must be empty")

    def launched_by(self, seat: int) -> int:
        """Colonies of the seat off the Colonist Hub and not yet landed."""
        return self.launched if seat == self.seat else 0

    # -- when all is counted ----------------------------------------------------------------------

    def put(self, dice: int, relic: bool) -> None:
        """Lay the stack into the position; `dice` ships and `relic` are what the turn's roll awaits."""
        state = self.state
        for (asks, (a, b, c)), seat in zip(self.stack, self.seats, strict=True):
            if (asks == ASK_RELIC and not relic) or (self.relic_said and not relic):
                raise self.entry.wrong("to be rolled, the Relic Ship must be unplaced")
            if asks == ASK_ROLL and a == 0:
                b, c = dice, int(relic)
            who = CHANCE if asks in BY_CHANCE else OVER if asks == ASK_NOTHING else seat
            state.push(asks, who, seat, a, b, c)

    def check_colony(self) -> None:
        """A colony that was built must be there to land."""
        seat = self.seat
        built = (ASK_LAND, (LANDING_BUILT, 0, 0))
        if built in self.stack and self.state.colonies_left(seat) == 0:
            raise self.entry.wrong(f"{letter(seat)} has no colony left to land")
