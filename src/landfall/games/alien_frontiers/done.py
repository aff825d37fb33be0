"""Done: the acting seat has taken, hit or picked enough."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import (
    AIM_CANNON,
    AIM_GRAPPLE,
    AIM_HELMET,
    ASK_AIM,
    ASK_BOARD,
    ASK_CACHE,
    ASK_LOAD,
    ASK_MAIN,
    ASK_PICK,
    ASK_RAID,
)
from landfall.games.alien_frontiers.borrowed import unrolled
from landfall.games.alien_frontiers.box import ASKS
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.piles import any_claimable
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.turn import await_dice, end_main, must_dock


@final
class Done(Rule):
    """Ends a raid, the aiming of a Plasma Cannon, or the picking of ships to re-roll.

    Where there are faction boards, a seat may also do without what one of them offers; with an Outer
    Belt, without a card of a Relic Cache that can bring none. With a Pocket Universe it has put enough
    ships there, or docked those that waited.
    """

    def __init__(self, boards: bool, belt: bool, loads: bool) -> None:
        super().__init__("done", ASK_RAID)
        self.calm = True
        self.boards = boards
        self.belt = belt
        self.loads = loads

    def also_answers(self) -> list[int]:
        also = [ASK_AIM, ASK_PICK]
        if self.boards:
            also.append(ASK_BOARD)
        if self.belt:
            also.append(ASK_CACHE)
        if self.loads:
            also.append(ASK_LOAD)
        return also

    def texts(self) -> list[str]:
        return ["done"]

    def options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.refusal(state, seat, self.base):
            return n
        out[n] = self.base
        return n + 1

    def refusal(self, state: State, seat: i64, code: i64) -> str:
        if state.at[ASKS] == ASK_MAIN:
            return must_dock(self.book, state, seat)
        if state.at[ASKS] == ASK_AIM:
            if state.asked_a() == AIM_HELMET or state.asked_a() == AIM_GRAPPLE:
                return "turn.pending"
            if state.asked_a() != AIM_CANNON or state.asked_c() == 0:
                return "plasma-cannon.aim-first"
        elif state.at[ASKS] == ASK_PICK:
            if state.asked_b() == 0 and state.asked_c() == 0 and unrolled(state) < 0:
                return "temporal-warper.pick"
        elif state.at[ASKS] == ASK_CACHE:
            return "relic-cache.claim" if any_claimable(state, seat) else ""
        elif state.at[ASKS] == ASK_BOARD:
            if not self.book.docks[state.asked_a()].may_stop(state):
                return "turn.pending"
        return ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        if state.at[ASKS] == ASK_MAIN:
            end_main(self.book, state, seat)
            return
        if state.at[ASKS] == ASK_PICK:
            hand = state.asked_b()
            relic = state.asked_c()
            state.answered()
            await_dice(state, seat, 1, SIZE[hand], relic)
            return
        state.answered()
