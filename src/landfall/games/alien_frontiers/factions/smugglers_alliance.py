"""Smuggler's Alliance: a ship beside a run of raiders takes both booties; its owner bumps anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    ASK_CARRY,
    ASK_RAID,
    RAID_PLAYERS,
    RAID_SMUGGLING,
)
from landfall.games.alien_frontiers.box import ASKS, HAND, RELIC_HERE, RELIC_VALUE, bit
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.facilities.raiders_outpost import RaidersOutpost
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.hands import COUNT, LESS, RUNS
from landfall.games.alien_frontiers.rule import RUN_OVER, Book
from landfall.games.alien_frontiers.ships import clear, place_relic, ships_to_place
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import ship, ships

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling
    from landfall.games.alien_frontiers.table.wording import Wording

FACES_OF_A_SHIP: Final = 6
RUNS_OF_RAIDERS: Final = 16
"""For each lowest face plain, then the Relic Ship low, middle, high."""
OWN_SHIPS: Final = FACES_OF_A_SHIP * RUNS_OF_RAIDERS


@final
class SmugglersAlliance(Board):
    """Codes: for each run a ship of each face beside it; then each plain run beside the Relic Ship."""

    def __init__(self) -> None:
        super().__init__("smugglers-alliance")
        self.outpost = RaidersOutpost()  # the game's own, once it is known

    def join(self, book: Book) -> None:
        super().join(book)
        for dock in book.docks:
            if isinstance(dock, RaidersOutpost):
                self.outpost = dock
        self.docks_besides = book.box.facility(self.outpost.key)

    def texts(self) -> list[str]:
        runs = [line.split(" ", 2)[2] for line in self.outpost.texts()]
        faces = range(1, FACES_OF_A_SHIP + 1)
        return [
            *[f"dock {self.key} {face} {run}" for run in runs for face in faces],
            *[f"dock {self.key} {face}* {run}" for run in runs[::4] for face in faces],
        ]

    def uses(self, offset: int) -> int:
        run, face = self.meant(offset)
        alone = RELIC_BIT if offset >= OWN_SHIPS else int(bit(face))
        return self.outpost.uses(int(run)) | alone

    def meant(self, offset: i64) -> tuple[i64, i64]:
        """The run, by its place among the sixteen, and the face of the ship that docks here."""
        face = offset % FACES_OF_A_SHIP + 1
        run = offset // FACES_OF_A_SHIP
        return (run, face) if offset < OWN_SHIPS else (4 * (run - RUNS_OF_RAIDERS), face)

    # -- docking ----------------------------------------------------------------------------------

    def has_ships(self, state: State, offset: i64) -> bool:
        """Are all four among the unplaced ships?"""
        run, face = self.meant(offset)
        low = run // 4 + 1
        relic: i64 = 0
        if run % 4 > 0:
            relic = low + run % 4 - 1
        if offset >= OWN_SHIPS:
            relic = face
        if relic > 0 and (state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != relic):
            return False
        hand = state.at[HAND]
        value = low
        while value < low + 3:
            if run % 4 == 0 or value != relic:
                if COUNT[8 * hand + value] == 0:
                    return False
                hand = LESS[8 * hand + value]
            value += 1
        return offset >= OWN_SHIPS or COUNT[8 * hand + face] > 0

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.at[ASKS] == ASK_CARRY or ships_to_place(state) < 4 or self.closed(state, seat):
            return n
        if state.at[RELIC_HERE] == 0 and RUNS[state.at[HAND]] == 0:
            return n
        offset: i64 = 0
        while offset < OWN_SHIPS + OWN_SHIPS // 4:
            if self.has_ships(state, offset):
                if not self.outpost.below(state, seat, self.meant(offset)[0] // 4 + 1):
                    out[n] = self.base + offset
                    n += 1
            offset += 1
        return n

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        offset = code - self.base
        if not self.has_ships(state, offset):
            return "dock.ships"
        if state.at[ASKS] == ASK_CARRY:
            return "smugglers-alliance.moved"
        closed = self.closed(state, seat)
        if closed:
            return closed
        low = self.meant(offset)[0] // 4 + 1
        return "raiders-outpost.bump" if self.outpost.below(state, seat, low) else ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        run, face = self.meant(offset)
        self.outpost.put_run(state, seat, run // 4 + 1, run % 4)
        if offset >= OWN_SHIPS:
            place_relic(self.book, state, seat, self.facility)
        else:
            self.take(state, seat, face)
        self.docked(state)
        self.gain(state, seat, face)

    def work(self, state: State, seat: i64, value: i64) -> None:
        state.ask(ASK_RAID, seat, 0, RAID_PLAYERS, RAID_SMUGGLING)

    # -- the owner's runs -------------------------------------------------------------------------

    def bends(self) -> list[int]:
        return [RUN_OVER]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if self.belongs_to(state, seat):
            return 0
        return answer

    def bent_by(self) -> str:
        return f"{self.key}.owner"

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return self.outpost.urgency(state, seat, value) + 1

    # -- what is said of it, and how a trial meets its rules --------------------------------------

    def say_docked(self, about: Telling) -> str:
        return f"docks {ship(about.words[0])}"

    def say_raiders(self, about: Telling) -> str:
        return ships(about.words[1:])

    def say_bumped(self, about: Telling) -> str:
        return self.outpost.say_driven_off(about)

    def say_ship_here(self, about: Wording) -> str:
        return ship(about.words[0])

    def say_run_there(self, about: Wording) -> str:
        return ships(about.words[1:])

    def say_total_there(self, q: Question) -> str:
        return str(q.state.total_at(self.outpost.facility))

    def say_total(self, q: Question) -> str:
        return str(sum(int(word[0]) for word in q.action.words[2:]))

    def clear_the_outpost(self, q: Question) -> None:
        clear(self.book, q.state, self.outpost.facility)

    def free_the_port(self, q: Question) -> None:
        q.state.at[self.free] = 1
