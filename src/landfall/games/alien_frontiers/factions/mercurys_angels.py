"""Mercury's Angels: turn an unplaced ship as you like; its owner is paid for a roll of all kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.box import HAND, RELIC_HERE, RELIC_VALUE, bit
from landfall.games.alien_frontiers.factions.faction_board import Board, Works
from landfall.games.alien_frontiers.hands import COUNT, HIGH, SHOWN, SHOWS, SIZE
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import turn_ship
from landfall.games.alien_frontiers.words import unplaced

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling
    from landfall.games.alien_frontiers.table.wording import Wording

TURN: Final = 0
PAY: Final = 1
"""What is asked: which ship is turned, or what the roll has brought."""
FACES: Final = 6
OTHERS: Final = 5
TURNS: Final = 60
"""Six faces, each with five others, and the same of the Relic Ship."""


@final
class MercurysAngels(Board):
    def __init__(self) -> None:
        super().__init__("mercurys-angels")

    def companions(self) -> list[Rule]:
        return [Angels(self)]

    def work(self, state: State, seat: i64, value: i64) -> None:
        """Without another unplaced ship there is nothing to turn."""
        if state.at[HAND] != 0 or state.at[RELIC_HERE] == 1:
            self.ask(state, seat, TURN)

    def may_stop(self, state: State) -> bool:
        return state.asked_b() == TURN

    def pays_for_rolls(self) -> bool:
        return True

    def after_roll(self, state: State, seat: i64, odd: i64, even: i64) -> None:
        if self.belongs_to(state, seat) and all_different(state):
            self.ask(state, seat, PAY)

    # -- what is said of it ------------------------------------------------------------------------

    def say_turned(self, about: Telling) -> str:
        if about.words[0] in ("fuel", "ore"):
            return f"gains 1 {about.words[0]} for a roll without a pair"
        ship = "the Relic Ship" if about.words[0].endswith("*") else f"a {about.words[0]}"
        return f"turns {ship} into a {about.words[1]}"

    def say_angels(self, about: Wording) -> str:
        if about.words[0] in ("fuel", "ore"):
            return f"take 1 {about.words[0]}"
        shown = f"a {about.words[0][0]}"
        ship = f"the Relic Ship, {shown}," if about.words[0].endswith("*") else shown
        return f"turn {ship} into a {about.words[1]}"

    def say_shown_already(self, q: Question) -> str:
        return f"another of your unplaced ships shows {q.action.words[2]}"

    def say_not_there(self, q: Question) -> str:
        return f"your unplaced ships show {unplaced(q.state)}"


@final
class Angels(Works):
    """Codes: every face with every other, the same of the Relic Ship, then fuel and ore."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.calm = True

    def choices(self) -> list[str]:
        pairs = [(was, now) for was in range(1, 7) for now in range(1, 7) if was != now]
        turned = [f"{was} {now}" for was, now in pairs]
        relic = [f"{was}* {now}" for was, now in pairs]
        return [*turned, *relic, "fuel", "ore"]

    def answers(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        if state.asked_b() == PAY:
            out[n] = self.base + TURNS
            out[n + 1] = self.base + TURNS + 1
            return n + 2
        numbers = state.at
        hand = numbers[HAND]
        shown = SHOWN[hand]
        taken = shown
        relic: i64 = 0
        if numbers[RELIC_HERE] == 1:
            relic = numbers[RELIC_VALUE]
            taken |= bit(relic)
        at = 8 * hand
        while SHOWS[at] != 0:
            n = self.unlike(SHOWS[at], taken, self.base, out, n)
            at += 1
        if relic > 0:
            n = self.unlike(relic, shown, self.base + TURNS // 2, out, n)
        return n

    def unlike(self, was: i64, taken: i64, first: i64, out: vec[i64], n: i64) -> i64:
        """Write what a ship may be turned to: no face that others show, a bit each."""
        code = first + OTHERS * (was - 1)
        now: i64 = 1
        while now <= FACES:
            if now != was:
                if taken >> now & 1 == 0:
                    out[n] = code
                    n += 1
                code += 1
            now += 1
        return n

    def forbids(self, state: State, seat: i64, offset: i64) -> str:
        paid = state.asked_b() == PAY
        if paid != (offset >= TURNS):
            return "turn.pending"
        if paid:
            return ""
        was, now = faces(offset)
        hand = state.at[HAND]
        if offset < TURNS // 2:
            if COUNT[8 * hand + was] == 0:
                return "tech.unplaced"
            if state.at[RELIC_HERE] == 1 and state.at[RELIC_VALUE] == now:
                return "mercurys-angels.unlike"
        elif state.at[RELIC_HERE] == 0 or state.at[RELIC_VALUE] != was:
            return "tech.unplaced"
        return "mercurys-angels.unlike" if COUNT[8 * hand + now] > 0 else ""

    def resolve(self, state: State, seat: i64, code: i64) -> None:
        offset = code - self.base
        state.answered()
        if offset == TURNS:
            state.gain(seat, 1, 0)
        elif offset > TURNS:
            state.gain(seat, 0, 1)
        elif offset < TURNS // 2:
            was, now = faces(offset)
            turn_ship(state, was, now)
        else:
            _, now = faces(offset)
            state.at[RELIC_VALUE] = now


def faces(offset: i64) -> tuple[i64, i64]:
    """What the ship shows, and what it is to show."""
    pair = offset % (FACES * OTHERS)
    was = pair // OTHERS + 1
    now = pair % OTHERS + 1
    return was, now + 1 if now >= was else now


def all_different(state: State) -> bool:
    """Does every ship of the roll show another value?"""
    hand = state.at[HAND]
    face: i64 = 1
    while face <= HIGH[hand]:
        if COUNT[8 * hand + face] > 1:
            return False
        face += 1
    if state.at[RELIC_HERE] == 1 and SHOWN[hand] >> state.at[RELIC_VALUE] & 1 == 1:
        return False
    return SIZE[hand] + state.at[RELIC_HERE] > 0
