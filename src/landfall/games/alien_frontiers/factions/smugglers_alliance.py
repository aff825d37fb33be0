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
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import ASKS, HAND, RELIC_HERE, RELIC_VALUE, bit
from landfall.games.alien_frontiers.facilities.facility import RELIC_BIT
from landfall.games.alien_frontiers.facilities.raiders_outpost import RaidersOutpost
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.hands import COUNT, LESS, RUNS, SHOWS
from landfall.games.alien_frontiers.rule import RUN_OVER
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


def shows(state: State, value: i64) -> bool:
    """Is the Relic Ship unplaced, with this value?"""
    return state.at[RELIC_HERE] == 1 and state.at[RELIC_VALUE] == value


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
        self.bends_for_owner(book)

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
        left = self.beside_run(state, run)
        if left < 0:
            return False
        if offset >= OWN_SHIPS:
            return shows(state, face)
        return COUNT[8 * left + face] > 0

    def beside_run(self, state: State, run: i64) -> i64:
        """What is left of the seat's own hand beside a run; -1 if it has none such."""
        low = run // 4 + 1
        relic: i64 = 0
        if run % 4 > 0:
            relic = low + run % 4 - 1
            if not shows(state, relic):
                return -1
        hand = state.at[HAND]
        value = low
        while value < low + 3 and hand >= 0:
            if value != relic:
                hand = LESS[8 * hand + value]
            value += 1
        return hand

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        # Hardly anybody has four ships left in hand, which is seen before anything else.
        if ships_to_place(state) < 4 or (state.at[RELIC_HERE] == 0 and RUNS[state.at[HAND]] == 0):
            return n
        if state.at[ASKS] == ASK_CARRY or self.closed(state, seat):
            return n
        run: i64 = 0
        while run < RUNS_OF_RAIDERS:
            left = self.beside_run(state, run)
            if left > 0 and not self.outpost.below(state, seat, run // 4 + 1):
                n = self.write(left, self.base + FACES_OF_A_SHIP * run - 1, out, n)
            run += 1
        if state.at[RELIC_HERE] == 1:
            face = state.at[RELIC_VALUE]
            low: i64 = 0
            while low < RUNS_OF_RAIDERS // 4:
                plain = self.beside_run(state, 4 * low) >= 0
                if plain and not self.outpost.below(state, seat, low + 1):
                    out[n] = self.base + OWN_SHIPS + FACES_OF_A_SHIP * low + face - 1
                    n += 1
                low += 1
        return n

    def write(self, hand: i64, before: i64, out: vec[i64], n: i64) -> i64:
        """Write a code for each face of a hand; `before` is the one before that of face one."""
        at = 8 * hand
        while SHOWS[at] != 0:
            out[n] = before + SHOWS[at]
            n += 1
            at += 1
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
