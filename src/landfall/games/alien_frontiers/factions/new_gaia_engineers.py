"""New Gaia Engineers: the ship at the Terraforming Station may be saved; others pay its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_SAVE
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import OWNER, RELIC_PLACE, RELIC_USER
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.one_die import OneDie
from landfall.games.alien_frontiers.rule import FORFEIT, Rule
from landfall.games.alien_frontiers.state import State, ints

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

LOWEST: Final = 4
"""From this value on the ship is saved."""
SAVED: Final = 1


@final
class NewGaiaEngineers(Board):
    def __init__(self) -> None:
        super().__init__("new-gaia-engineers")
        self.stations: vec[i64] = ints([])  # where ships are forfeit

    def join(self, book: Book) -> None:
        super().join(book)
        names = [dock.key for dock in book.docks if dock.forfeits]
        self.wake_gate = self.on_table + SAVED
        self.stations = ints([book.box.facility(name) for name in names])

    def companions(self) -> list[Rule]:
        return [RollsToSave(self, self)]

    def keeps_on_table(self) -> list[str]:
        return [OWNER, "saved"]

    def keeps_in_a_moment(self) -> list[str]:
        """In a turn a ship stands there only if it docked in it; after one, it may have long before."""
        return ["terraformed"]

    def idle(self, state: State, seat: i64) -> str:
        if not self.stands_there(state, seat):
            return "new-gaia-engineers.ship"
        late = docks_only(state) and state.at[self.fleeting] == 0
        return "new-gaia-engineers.ship" if late else ""

    def work(self, state: State, seat: i64, value: i64) -> None:
        state.await_chance(ASK_SAVE, seat, 0, 0, 0)

    # -- the ship that is saved, and what others pay -----------------------------------------------

    def bends(self) -> list[int]:
        return [FORFEIT]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if state.at[self.on_table + SAVED] == 1:
            return 0
        return answer

    def bent_by(self) -> str:
        return f"{self.key}.saved"

    def minds_gathering(self) -> bool:
        return True

    def gathered(self, state: State, seat: i64) -> i64:
        """Once the ship has left there is none that is saved."""
        for station in self.stations:
            if state.free_ports(station) > 0:
                state.at[self.on_table + SAVED] = 0
        return 0

    def minds_terraforming(self) -> bool:
        return True

    def terraformed(self, state: State, seat: i64, fuel: i64, ore: i64) -> None:
        """Another ship stands there now, and what it cost goes to the owner."""
        state.at[self.on_table + SAVED] = 0
        if docks_only(state):
            state.at[self.fleeting] = 1
        if self.owner(state) >= 0 and not self.belongs_to(state, seat):
            state.gain(self.owner(state), fuel, ore)

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 300

    def stands_there(self, state: State, seat: i64) -> bool:
        """Has the seat a ship where ships are forfeit?"""
        for station in self.stations:
            if state.docked(station, seat) != 0:
                return True
            if state.at[RELIC_PLACE] == station and state.at[RELIC_USER] == seat:
                return True
        return False

    # -- what is said of it ------------------------------------------------------------------------

    def say_not_now(self, q: Question) -> str:
        if self.stands_there(q.state, q.you):
            return "your ship docked at the Terraforming Station before the turn ended"
        return "no ship of yours stands at the Terraforming Station"

    def say_fate(self, about: Telling) -> str:
        saved = int(about.words[0]) >= LOWEST
        said = "saves the ship" if saved else "cannot save the ship"
        return f"rolls a {about.words[0]} and {said} at the Terraforming Station"


@final
class RollsToSave(OneDie):
    """Chance: what the ship at the Terraforming Station shows when it is rolled again."""

    def __init__(self, board: Board, gaia: NewGaiaEngineers) -> None:
        super().__init__(f"{board.key}-roll", ASK_SAVE, "save")
        self.gaia = gaia

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        state.answered()
        saved = code - self.base + 1 >= LOWEST
        state.at[self.gaia.on_table + SAVED] = 1 if saved else 0
