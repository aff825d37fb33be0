"""What comes of a choice: worlds as they could be behind what a seat sees, played on for some rounds.

Scouts play for every seat and give their answers; Command Counters are laid as overseers lay them, and
the overseer's judgement says what the end of it is worth. Choices that are compared meet the same worlds
and, wherever they leave things alike, the same luck: so what they differ by is not drowned by the dice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, final

from landfall.core.learned import Weights
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import (
    AWAITED,
    B_SPACE,
    BATTLE,
    CHOSEN,
    COMMANDS_LEFT,
    KIND,
    ROUND,
    TURN,
    TURNS,
    UNKNOWN,
    WHO,
)
from landfall.games.conquest_of_planet_earth.names import COMMAND_DIE
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.seeing import filled
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, State
from landfall.games.conquest_of_planet_earth.thinking.judgement import Judgement
from landfall.games.conquest_of_planet_earth.thinking.scout import Scout
from landfall.games.conquest_of_planet_earth.thinking.situation import Trial
from landfall.games.conquest_of_planet_earth.thinking.win_chance import win_chance

AS_LAID: Final = {
    5: (58, 39, 61, 22, 24, 4),
    4: (67, 55, 25, 47, 8),
    3: (81, 51, 44, 67),
    2: (87, 67, 125),
    1: (136, 12),
    0: (
        1,
    ),  # only in a position that somebody made: the others are taken back before it comes to this
}
"""Of so many Command Counters left: how often the lowest, the next … was laid, and last the die.

As 40 games of two overseers have it (benchmarks/command_counters.py counts them). With four or five left
none of them laid the die; it is not impossible, and so a few times are written there.
"""
NOTHING: Final = -1
"""What a plan says where it leaves the choice to a scout."""


class Plan(Protocol):
    """What is to be done in an Action Phase, while a world is played on."""

    def says(self, world: State, who: int, kind: str, legal: list[int]) -> int: ...


@final
class PlannedTurn:
    """The plan for one turn of one seat: its acts as long as they are legal, then the end."""

    def __init__(self, number: int, seat: int, acts: Sequence[int], end: int) -> None:
        self.number = number
        self.seat = seat
        self.acts = [*acts]
        self.end = end

    def says(self, world: State, who: int, kind: str, legal: list[int]) -> int:
        if who != self.seat or world.at[TURNS] != self.number:
            return NOTHING
        if self.acts and self.acts[0] in legal:
            return self.acts.pop(0)
        return self.end if kind == "action" and self.end in legal else NOTHING


@final
class Luck:
    """The luck of one world: a stream for each kind of chance in each round, turn and Space.

    A die more in one Battle takes nothing from any other.
    """

    def __init__(self, *seed: int | str) -> None:
        self.seed = seed
        self.streams: dict[tuple[int | str, ...], Rng] = {}

    def stream(self, *name: int | str) -> Rng:
        found = self.streams.get(name)
        if found is None:
            found = self.streams[name] = Rng(*self.seed, *name)
        return found

    def now(self, world: State) -> Rng:
        """The stream of what is awaited."""
        at = world.at
        space = int(at[B_SPACE]) if at[BATTLE] else -1
        return self.stream(int(at[AWAITED]), int(at[ROUND]), int(at[TURN]), space)


@final
class PlayedOn:
    """Plays worlds on from a position that a seat sees."""

    def __init__(self, ruleset: Ruleset, weights: Weights) -> None:
        self.ruleset = ruleset
        self.scout = Scout(ruleset)
        self.trial = Trial(ruleset)
        self.names = {kind: name for name, kind in ruleset.book.kinds.items()}
        # What Command Counters left are worth was learned from turns, in which none is laid.
        self.judgement = Judgement(ruleset, {**weights, "commands": (0.0, 0.0)})

    def comes_of(
        self,
        seen: State,
        seat: int,
        number: int,
        rounds: int,
        plan: Plan,
        answer: int = NOTHING,
        expected: Mapping[int, int] | None = None,
    ) -> float:
        """The chance to win after this round and some more, in one world as it could be.

        If there is an answer the seat gives it first. In a Command Phase others may be expected to lay
        a Command Counter. The judgement has looked at what is seen.
        """
        luck = Luck("comes of", int(seen.at[TURNS]), seat, number)
        world = seen.copy()
        awaited = expected or {}
        for other in range(int(world.box.seats)):
            if world.of(CHOSEN, other) == UNKNOWN:
                world.put(CHOSEN, other, 1 + self.counter(world, other, luck, awaited))
        filled(world, luck.stream("hidden"))
        if answer != NOTHING:
            self.ruleset.apply(world, seat, answer)
        self.go_on(world, luck, rounds, plan, awaited)
        if world.at[WHO] == OVER:
            return float(self.judgement.has_won(world, seat))
        return win_chance(world.box, self.judgement.worth(world, seat))

    def go_on(
        self, world: State, luck: Luck, rounds: int, plan: Plan, expected: Mapping[int, int]
    ) -> None:
        """This round and some more: as is planned, and elsewhere as scouts would."""
        ruleset, codes, at = self.ruleset, self.ruleset.codes, world.at
        now = int(at[ROUND])
        while at[WHO] != OVER and at[ROUND] <= now + rounds:
            who = int(at[WHO])
            if who == CHANCE:
                ruleset.happen(world, ruleset.sample(world, luck.now(world)))
                continue
            legal = self.trial.legal(world, who)
            kind = self.names[int(at[world.top() + KIND])]
            code = NOTHING
            if kind == "round" and legal[0] < codes.keep:
                likely = expected if at[ROUND] == now else {}
                code = int(codes.choose) + self.counter(world, who, luck, likely)
            elif kind in ("action", "play"):
                code = plan.says(world, who, kind, legal)
            if code == NOTHING:
                code = legal[0] if len(legal) == 1 else self.scout.choose(world, who, legal)
            ruleset.apply(world, who, code)

    def counter(self, world: State, seat: int, luck: Luck, expected: Mapping[int, int]) -> int:
        """The Command Counter a seat lays: every other time the one that is expected of it."""
        rng = luck.stream("command", int(world.at[ROUND]), seat)
        if seat in expected and rng.below(2) == 0:
            return expected[seat]
        left = [c for c in range(COMMAND_DIE) if world.of(COMMANDS_LEFT, seat) >> c & 1]
        times = AS_LAID[len(left)]
        pick = int(rng.below(sum(times)))
        for counter, often in zip(left, times, strict=False):
            if pick < often:
                return counter
            pick -= often
        return COMMAND_DIE
