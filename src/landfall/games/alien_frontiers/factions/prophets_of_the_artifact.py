"""Prophets of the Artifact: a ship draws Agendas to keep one; its owner gives one up for a reward."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda_piles import (
    can_be_drawn,
    face_down_count,
    shuffle_if_empty,
)
from landfall.games.alien_frontiers.asks import AGENDA_CHOSEN, ASK_AGENDA, ASK_BOARD, ASK_SHED
from landfall.games.alien_frontiers.factions.faction_board import Board, OwnersPower, Works
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import count

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling
    from landfall.games.alien_frontiers.table.wording import Wording

FUEL_REWARD: Final = 4
ORE_REWARD: Final = 1
REWARDS: Final = ("fuel", "ore", "agenda")


@final
class ProphetsOfTheArtifact(Board):
    def __init__(self) -> None:
        super().__init__("prophets-of-the-artifact")
        self.needs_agendas = True

    def companions(self) -> list[Rule]:
        return [DrawsAndKeeps(self), GivesUpAgenda(self)]

    def work(self, state: State, seat: i64, value: i64) -> None:
        """With no Agenda anywhere nothing is asked."""
        if can_be_drawn(state) > 0:
            state.ask(ASK_BOARD, seat, self.facility, 0, value)

    def may_stop(self, state: State) -> bool:
        return True

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 60 + 5 * value

    # -- what is said of it ------------------------------------------------------------------------

    def say_reward(self, about: Telling) -> str:
        gains = {"fuel": f"{FUEL_REWARD} fuel", "ore": f"{ORE_REWARD} ore", "agenda": "another"}
        return f"gives up an Agenda for {gains[about.words[0]]}"

    def say_rewarded(self, about: Wording) -> str:
        gains = {"fuel": f"{FUEL_REWARD} fuel", "ore": f"{ORE_REWARD} ore", "agenda": "another"}
        return gains[about.words[0]]

    def say_looked_at(self, about: Telling) -> str:
        drawn = int(about.scene.before.asked_c())
        return count(min(drawn, int(can_be_drawn(about.scene.before))), "Agenda")


@final
class DrawsAndKeeps(Works):
    """One code: the Agendas are drawn."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.calm = True

    def choices(self) -> list[str]:
        return ["draw"]

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = self.base
        return n + 1

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        """As many as the ship shows, or what there is; all but one go."""
        cards = min(state.asked_c(), can_be_drawn(state))
        state.answered()
        shuffle_if_empty(state)
        state.await_chance(ASK_AGENDA, seat, cards, AGENDA_CHOSEN, 0)


@final
class GivesUpAgenda(OwnersPower):
    """For each reward a code; which Agenda goes is asked after it."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.untallied = True
        self.calm = True

    def choices(self) -> list[str]:
        return list(REWARDS)

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if face_down_count(state, seat) > 0:
            for reward in range(len(REWARDS)):
                out[n] = self.base + reward
                n += 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        return "" if face_down_count(state, seat) > 0 else "prophets-of-the-artifact.agenda"

    def use(self, state: State, seat: i64, offset: i64) -> None:
        if offset == 0:
            state.gain(seat, FUEL_REWARD, 0)
        elif offset == 1:
            state.gain(seat, 0, ORE_REWARD)
        state.ask(ASK_SHED, seat, 1, 1 if offset == 2 else 0, 0)
