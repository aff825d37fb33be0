"""Reading what a position asks: its phase, or the decisions that wait above the main phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from landfall.games.alien_frontiers.asks import CHANCE, OVER
from landfall.games.alien_frontiers.box import ACTOR, MOST_PENDING, RELIC_VALUE
from landfall.games.alien_frontiers.decisions import BY_NAME
from landfall.games.alien_frontiers.decisions.after_turns import TurnEnded
from landfall.games.alien_frontiers.decisions.by_chance import RelicRolled, Rolled
from landfall.games.alien_frontiers.decisions.choices import GameOver, Main
from landfall.games.alien_frontiers.decisions.of_colonies import Landing
from landfall.games.alien_frontiers.decisions.of_ships import Carrying
from landfall.games.alien_frontiers.decisions.pending_decision import PendingDecision
from landfall.games.alien_frontiers.position.entry import Entry
from landfall.games.alien_frontiers.position.write import letter
from landfall.games.alien_frontiers.state import State

PHASES = ("main", "roll", "over")
CAN_WAIT = tuple(name for name in BY_NAME if name != GameOver.name)
"""The decisions that `pending` may list."""


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
        self.stack: list[PendingDecision] = []
        self.seats: list[int] = []  # for whom each of them is asked
        self.gathered = False  # the fleet waits for the turn's roll
        self.relic_rolls = False  # and so may the Relic Ship
        self.relic_said = False  # and so it must
        self.saves = False  # one that would be forfeit may be in the Bay by then
        self.rolling: int | None = None  # how many ships wait, where that is said
        self.held = 0  # own ships taken up for a new roll
        self.carried = -1  # owner of another player's ship being moved
        self.carried_value = 0
        self.carried_ship = -1  # which of several borrowed ships that is
        self.lent_shown = 0  # ships of others among the turn's dice
        self.relic_carried = False
        self.launched = 0  # a colony off the Colonist Hub and not yet landed
        phase = table.at("phase")
        waiting = table.at("pending").each()
        self.entry = waiting[-1] if waiting else phase
        self.begin(PHASES[phase.name(PHASES, 0)])
        if waiting and not isinstance(self.stack[0], Main):
            raise phase.wrong(f"{phase.value!r} and `pending` cannot both be; leave one out")
        if len(waiting) > MOST_PENDING:
            raise table.at("pending").wrong(f"at most {MOST_PENDING} decisions can wait")
        for entry in waiting:
            self.push(entry)

    @property
    def late(self) -> bool:
        """Is a turn over, and the next yet to begin?"""
        return isinstance(self.stack[0], TurnEnded) or self.stack[0] == Main(late=True)

    @property
    def top(self) -> PendingDecision:
        """What is asked now."""
        return self.stack[-1]

    def begin(self, phase: str) -> None:
        self.seats.append(int(self.state.turn))
        if phase == "over":
            self.stack.append(GameOver())
        elif phase == "roll":
            self.awaits_roll()
            self.stack.append(Rolled())  # completed when the ships are counted
        else:
            self.stack.append(Main())

    def push(self, entry: Entry) -> None:
        """Put a decision on the stack; one that comes before the main phase takes its place."""
        kind = entry.at("asks") if isinstance(entry.value, Mapping) else entry
        decision = BY_NAME[CAN_WAIT[kind.name(CAN_WAIT)]]
        entry.only(("asks", "seat", *decision.entries))
        seat = entry.at("seat").name(self.letters, self.seats[-1])
        read = decision.read(self, entry)
        if read.comes_first():
            if len(self.stack) > 1:
                raise kind.wrong(f"{kind.value!r} comes before the main phase and stands alone")
            self.stack.clear()
            self.seats.clear()
        elif not isinstance(self.stack[0], Main):
            raise kind.wrong(f"{kind.value!r} cannot wait above {self.top.name!r}")
        self.stack.append(read)
        self.seats.append(seat)

    # -- dice -------------------------------------------------------------------------------------

    def awaits_roll(self) -> None:
        """The fleet is gathered, the Relic Ship too, and somebody is asked before it is rolled."""
        self.gathered = True
        self.relic_rolls = True

    def with_relic(self, entry: Entry) -> bool:
        """Is the Relic Ship among the ships spoken of? It must then lie among the dice."""
        relic = entry.at("relic").flag(False)
        if relic and self.state.at[RELIC_VALUE] == 0:
            raise entry.at("relic").wrong("the Relic Ship must be among `dice`, such as 4*")
        return relic

    # -- the Outer Belt ---------------------------------------------------------------------------

    def needs_belt(self, entry: Entry) -> None:
        """Complain of what only a game with an Outer Belt asks."""
        if not self.state.box.asteroids:
            raise entry.wrong("this game has no Outer Belt")

    # -- Agendas ----------------------------------------------------------------------------------

    def needs_agendas(self, entry: Entry) -> None:
        """Complain of what only a game with Agendas asks."""
        if not self.state.box.agendas:
            raise entry.wrong("this game has no Agendas")

    # -- colonies and resources -------------------------------------------------------------------

    def colony(self, entry: Entry) -> tuple[int, int]:
        """A colony about to leave: its territory and its owner."""
        names = self.state.box.territory_names
        territory = entry.at("from").name(names)
        owner = entry.at("owner").name(self.letters, self.seat)
        if self.state.colonies(territory, owner) == 0:
            name = names[territory]
            raise entry.at("from").wrong(f"{letter(owner)} has no colony on {name}")
        return territory, owner

    def launched_by(self, seat: int) -> int:
        """Colonies of the seat off the Colonist Hub and not yet landed."""
        return self.launched if seat == self.seat else 0

    # -- when all is counted ----------------------------------------------------------------------

    def put(self, dice: int, relic: bool) -> None:
        """Lay the stack into the position; `dice` ships and `relic` are what the turn's roll awaits."""
        state = self.state
        for decision, seat in zip(self.stack, self.seats, strict=True):
            if (isinstance(decision, RelicRolled) or self.relic_said) and not relic:
                raise self.entry.wrong("to be rolled, the Relic Ship must be unplaced")
            if isinstance(decision, Rolled) and not decision.again and not decision.new:
                decision = replace(decision, dice=dice, relic=relic)
            if isinstance(decision, Carrying) and self.carried_ship >= 0:
                decision = replace(decision, ship=self.carried_ship)
            over = isinstance(decision, GameOver)
            who = CHANCE if decision.by_chance else OVER if over else seat
            state.push(decision.asks, who, seat, *decision.numbers())

    def check_colony(self) -> None:
        """A colony that was built must be there to land."""
        seat = self.seat
        if Landing() in self.stack and self.state.colonies_left(seat) == 0:
            raise self.entry.wrong(f"{letter(seat)} has no colony left to land")
