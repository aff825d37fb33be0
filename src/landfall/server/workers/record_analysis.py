"""The analysis of a game for browsers: the laboratory's, turn by turn, as JSON has it.

A record that is whole is judged as such; of a game with secrets that is going on there is what one seat
has seen, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from landfall import catalog
from landfall.core.engine import compiled
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.lab.analyse import (
    AnalysisJob,
    JudgedDecision,
    JudgedTurn,
    analyse_turns,
    jobs,
    put_together,
)
from landfall.lab.by_sight import NumberedStep, sight_chances, sight_jobs
from landfall.record import find_game, parse
from landfall.server.bodies import AnalysedDecision, AnalysedTurn, Analysis, BetterWay, Stroke

NODES: Final = 500 if compiled() else 40
"""Positions opened for an answer: a game of two is done in about a minute."""

WAYS: Final = 1
"""Better ways that are told for a decision."""

A_STEP: Final = 0.002
"""The part of the work after which progress is told again."""


Report = Callable[[float, dict[str, Any] | None], None]
"""Is told how much is done, from 0 to 1, and now and then what has been found by then."""


def analyse(text: str, report: Report) -> dict[str, Any]:
    """Judge every turn of a record, one after another; what is found so far is told after each."""
    record = parse(text, "record")
    game = find_game(record, catalog.game)
    findings = _Findings(game, record.names(), jobs(record, WAYS, NODES), report)
    return findings.told(put_together(record, findings.judged()).end)


@dataclass(frozen=True)
class SeenGame:
    """A game as one seat saw it so far."""

    game: str
    options: Mapping[str, Any]
    names: tuple[str, ...]
    seat: int
    steps: tuple[NumberedStep, ...]
    here: Position
    """What the seat sees now."""


def analyse_seen(seen: SeenGame, report: Report) -> dict[str, Any]:
    """Judge every turn of a seat by what it saw; what is found so far is told after each."""
    game = catalog.game(seen.game, **seen.options)
    work = list(sight_jobs(game, seen.steps, seen.seat, WAYS, NODES))
    findings = _Findings(game, seen.names, work, report)
    for _ in findings.judged():
        pass
    return findings.told(sight_chances(game, seen.here, NODES))


class _Findings:
    """What is found, turn by turn, while it is worked on."""

    def __init__(
        self, game: Game[Any], names: Sequence[str], work: Sequence[AnalysisJob], report: Report
    ) -> None:
        self._teller = _Teller(game, names)
        self._work = work
        self._report = report
        self._done = 0.0
        self._turns: list[JudgedTurn] = []

    def judged(self) -> Iterator[JudgedTurn]:
        """Every turn, told as soon as it is judged."""
        for turn in analyse_turns(self._work, self._tell):
            yield turn
            if turn.lucks or turn.decisions:
                self._turns.append(turn)
                self._report(self._done, self.told(turn.chances))

    def _tell(self, done: float) -> None:
        """Of every step that can be seen, and of the end."""
        if done >= min(1.0, self._done + A_STEP):
            self._done = done
            self._report(done, None)

    def told(self, end: Sequence[float]) -> dict[str, Any]:
        """All that is known so far, and how the chances stand at the end of it."""
        ordered = sorted(self._turns, key=lambda turn: (turn.number, turn.first_step))
        turns = [self._teller.turn(turn) for turn in ordered]
        last = max((job.number for job in self._work), default=0)
        return Analysis(end=list(end), turns=turns, last=last).model_dump()


class _Teller:
    """Puts what was found into words: actions by their titles, seats by their names."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self._game = game
        self._names = names

    def turn(self, turn: JudgedTurn) -> AnalysedTurn:
        return AnalysedTurn(
            number=turn.number,
            seat=SEAT_LETTERS[turn.seat] if turn.seat >= 0 else None,
            chances=list(turn.chances),
            luck=[
                Stroke(step=one.step, seat=SEAT_LETTERS[one.seat], action=one.text, luck=one.luck)
                for one in turn.lucks
            ],
            decisions=[self._decision(one) for one in turn.decisions],
        )

    def _decision(self, one: JudgedDecision) -> AnalysedDecision:
        return AnalysedDecision(
            step=one.step,
            action=one.played,
            title=catalog.title(self._game, self._game.code(one.played), self._names),
            loss=one.loss,
            better=[self._way(actions, worth) for actions, worth in one.best],
        )

    def _way(self, actions: Sequence[str], worth: float) -> BetterWay:
        codes = [self._game.code(text) for text in actions]
        orders = catalog.orders(self._game, codes, self._names)
        return BetterWay(actions=list(actions), orders=orders, worth=worth)
