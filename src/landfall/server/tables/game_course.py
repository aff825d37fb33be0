"""The course of a table's game for its end: points and chances round by round, luck, turning points.

Cheap estimates, made piece by piece so that nobody waits for them. While the game is played it is made
of what the viewer saw; when it is over, of all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from landfall import catalog
from landfall.core.game import CHANCE, OVER, SEAT_LETTERS, Game, Position
from landfall.core.praise import Critics
from landfall.core.rng import Rng
from landfall.lab.parts import has_judge, judge
from landfall.server.bodies import CourseRound, GameCourse, GameLuck, Prize, TurningPoint
from landfall.server.tables.waiving import lets_pass

NODES: Final = 40
"""Positions that are opened to judge a roll: what a turn can make of it, roughly."""
SAMPLES: Final = 10
"""Other rolls that it is compared with."""
LEAST_TURN: Final = 0.01
"""A change of the chance to win that would be told as none turned nothing."""


class CourseStep(NamedTuple):
    """A step as far as somebody may know it, with its number in the record and in their story."""

    number: int
    line: int
    seat: int
    code: int
    before: Position
    after: Position


class CourseOfGame:
    """Follows a game from its first step to its last."""

    def __init__(
        self, game: Game[Any], steps: Sequence[CourseStep], judged: bool, open: bool
    ) -> None:
        """`judged`: chances may be told; `open`: nothing is hidden in these positions."""
        self._game = game
        self._steps = steps
        self._judged = judged and catalog.advises(game)
        self._open = open

    def follow(self, found: list[GameCourse]) -> Iterator[None]:
        """Bit by bit; at the end `found` has the answer."""
        game = self._game
        rounds: dict[int, CourseRound] = {}
        turning: list[TurningPoint | None] = [None] * game.seats
        chances: list[float] | None = None
        critics = self._critics()
        for step in self._steps:
            before = chances
            if self._judged:
                before = before or catalog.chances(game, step.before)
                chances = catalog.chances(game, step.after)
            waived = lets_pass(game, step.before, step.seat, step.code)
            if chances and before and step.seat >= 0 and not waived:
                last = game.actor(step.after) == OVER
                _turn(turning, step, game.round(step.before), before, chances, last)
            number = game.round(step.before)
            rounds[number] = CourseRound(
                round=number,
                scores=[game.score(step.after, seat) for seat in range(game.seats)],
                chances=chances,
            )
            if critics:
                critics.watch(step.before, step.after)
            yield
        prizes = [
            Prize(title=title, seats=[SEAT_LETTERS[seat] for seat in seats], words=words)
            for title, seats, words in (critics.praise() if critics else ())
        ]
        found.append(GameCourse(rounds=list(rounds.values()), turning=turning, critics=prizes))

    def _critics(self) -> Critics | None:
        """Whoever gives prizes, once nothing is hidden any more."""
        make = catalog.entry(self._game.name).critics
        return make(self._game) if make is not None and self._open else None

    def judge(self, found: list[GameLuck]) -> Iterator[None]:
        """The luck of each seat with its own rolls, in parts of a chance to win, if it can be judged."""
        roller = catalog.entry(self._game.name).roller
        if roller is None or not self._open or not self._judged or not has_judge(self._game):
            found.append(GameLuck(luck=None))
            return
        by, luck = judge(self._game, NODES), [0.0] * self._game.seats
        for step in self._steps:
            seat = roller(self._game, step.before) if step.seat == CHANCE else None
            if seat is None:
                continue
            came = by.worth(step.after)
            yield
            others = 0.0
            rng = Rng("luck", step.number)
            for _ in range(SAMPLES):
                code = self._game.sample(step.before, rng)
                others += by.worth(self._game.apply(step.before, code))
                yield
            luck[seat] += came - others / SAMPLES
        found.append(GameLuck(luck=luck))


def _turn(
    turning: list[TurningPoint | None],
    step: CourseStep,
    round: int,
    before: Sequence[float],
    after: Sequence[float],
    last: bool,
) -> None:
    """Keep for each seat the act that changed its chance most, if one did.

    The act that ends a game always changes it, so that is told only where nothing else did.
    """
    for seat, known in enumerate(turning):
        if known and last:
            continue
        change = abs(after[seat] - before[seat])
        if change > (abs(known.after - known.before) if known else LEAST_TURN):
            turning[seat] = TurningPoint(
                number=step.number,
                line=step.line,
                round=round,
                before=before[seat],
                after=after[seat],
            )
