"""A commander's Command Counter: each is laid in many worlds, and played on from there.

How many Action Points a Counter gives, who is First Player and what is left for later rounds all hang on
it, and on what the others lay at the same time. That is never read: it is imagined, every other time as
an overseer in their place would lay it.
"""

from __future__ import annotations

from typing import Final, final

from landfall.core.learned import Weights
from landfall.games.conquest_of_planet_earth.box import (
    COMMANDS_LEFT,
    HAND,
    HAND_SIZE,
    POINTS,
    ROUND,
    TURNS,
)
from landfall.games.conquest_of_planet_earth.names import COMMANDS
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.comparing import told_apart
from landfall.games.conquest_of_planet_earth.thinking.overseer import Overseer
from landfall.games.conquest_of_planet_earth.thinking.play_on import (
    NOTHING,
    PlannedTurn,
    PlayedOn,
)
from landfall.games.conquest_of_planet_earth.thinking.win_chance import win_chance

STAGES: Final = ((6, 32), (4, 32), (3, 48), (2, 64))
"""So many Command Counters are told apart in so many worlds; the best of them in more."""
AHEAD: Final = 3
"""Rounds that are played after the one commanded: what is laid now is missed in them."""
PRIOR: Final = 32.0
"""What the overseer thinks of a Command Counter counts like so many worlds."""
MOST_SEARCHES: Final = 200
"""Turns that are searched for one choice; from there on scouts play what was not met before."""


@final
class SearchedTurns:
    """The turns of one round as an overseer plans them who keeps one way at every step.

    It plans without cards, so that a board is searched once for all hands there may be.
    """

    def __init__(self, ruleset: Ruleset, weights: Weights) -> None:
        self.overseer = Overseer(ruleset, weights, width=1)
        self.found: dict[tuple[object, ...], tuple[int, ...]] = {}

    def begin(self, seen: State) -> None:
        """A choice is to be made here."""
        self.overseer.judgement.look_at(seen)
        self.found.clear()

    def acts(self, world: State, seat: int) -> tuple[int, ...] | None:
        """The acts of a seat's turn on this board, if they are known or may still be searched."""
        box = world.box
        board = world.at[int(box.land) : int(box.ally_at + 3 * box.allies)]
        key = (seat, int(world.of(POINTS, seat)), tuple(board))
        acts = self.found.get(key)
        if acts is None and len(self.found) < MOST_SEARCHES:
            here = world.copy()
            for event in range(int(box.events)):
                here.put(HAND + event, seat, 0)
            here.put(HAND_SIZE, seat, 0)
            acts = self.found[key] = self.overseer.search(here, seat)[0].acts
        return acts


@final
class PlannedRound:
    """The plan for every turn of one round: cards as a scout plays them, then the acts searched."""

    def __init__(self, number: int, onward: PlayedOn, turns: SearchedTurns) -> None:
        self.number = number
        self.onward = onward
        self.turns = turns
        self.turn: PlannedTurn | None = None

    def says(self, world: State, who: int, kind: str, legal: list[int]) -> int:
        at, codes = world.at, self.onward.ruleset.codes
        if at[ROUND] != self.number:
            return NOTHING
        if self.turn is None or self.turn.number != at[TURNS]:
            if kind != "action" or codes.end not in legal:
                return NOTHING
            usual = self.onward.scout.choose(world, who, legal)
            if codes.deed <= usual < codes.passing or codes.cancel <= usual < codes.push:
                return usual
            acts = self.turns.acts(world, who)
            if acts is None:
                return usual
            self.turn = PlannedTurn(int(at[TURNS]), who, acts, int(codes.end))
        return self.turn.says(world, who, kind, legal)


@final
class CommandChoice:
    """Chooses Command Counters for a seat, from what it sees."""

    def __init__(
        self, overseer: Overseer, others: Overseer, onward: PlayedOn, weights: Weights
    ) -> None:
        self.codes = overseer.codes
        self.overseer = overseer
        self.others = others
        self.onward = onward
        self.turns = SearchedTurns(overseer.ruleset, weights)

    def choose(self, seen: State, seat: int, legal: list[int]) -> int:
        """The best Counter by the rounds that follow."""
        worths = self.overseer.command_worths(seen, seat, legal)
        expected = {
            other: self.expected(seen, other)
            for other in range(int(seen.box.seats))
            if other != seat
        }
        self.onward.judgement.look_at(seen)
        self.turns.begin(seen)
        now = int(seen.at[ROUND])

        def comes_of(place: int, number: int) -> float:
            plan = PlannedRound(now, self.onward, self.turns)
            return self.onward.comes_of(seen, seat, number, AHEAD, plan, legal[place], expected)

        beforehand = [PRIOR * win_chance(seen.box, worths[code]) for code in legal]
        return legal[told_apart(beforehand, STAGES, comes_of)]

    def expected(self, seen: State, seat: int) -> int:
        """The Command Counter that an overseer would lay for another seat."""
        first, left = int(self.codes.choose), int(seen.of(COMMANDS_LEFT, seat))
        can = [first + counter for counter in range(len(COMMANDS)) if left >> counter & 1]
        return int(self.others.command(seen, seat, can)) - first
