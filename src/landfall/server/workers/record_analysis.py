"""The analysis of a game for browsers: the laboratory's, turn by turn, as JSON has it.

A record that is whole is judged as such; of a game with secrets that is going on there is what one seat
has seen, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from landfall import catalog
from landfall.core.engine import compiled
from landfall.core.game import SEAT_LETTERS, Game, Position
from landfall.lab.analyse import JudgedDecision, JudgedTurn, analyse_turns, jobs, put_together
from landfall.lab.by_sight import NumberedStep, sight_chances, sight_jobs
from landfall.record import find_game, parse
from landfall.server.bodies import AnalysedDecision, AnalysedTurn, Analysis, BetterWay, Stroke

NODES: Final = 500 if compiled() else 40
"""Positions opened for an answer: a game of two is done in about a minute."""

WAYS: Final = 1
"""Better ways that are told for a decision."""

A_STEP: Final = 0.002
"""The part of the work after which progress is told again."""


def analyse(text: str, progress: Callable[[float], None]) -> dict[str, Any]:
    """Judge every turn of a record, one after another."""
    record = parse(text, "record")
    turns = analyse_turns(jobs(record, WAYS, NODES), _now_and_then(progress))
    found = put_together(record, turns)
    teller = _Teller(find_game(record, catalog.game), found.names)
    told = Analysis(end=list(found.end), turns=[teller.turn(turn) for turn in found.turns])
    return told.model_dump()


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


def analyse_seen(seen: SeenGame, progress: Callable[[float], None]) -> dict[str, Any]:
    """Judge every turn of a seat by what it saw."""
    game = catalog.game(seen.game, **seen.options)
    work = list(sight_jobs(game, seen.steps, seen.seat, WAYS, NODES))
    turns = analyse_turns(work, _now_and_then(progress))
    teller = _Teller(game, seen.names)
    told = Analysis(
        end=sight_chances(game, seen.here, NODES),
        turns=[teller.turn(turn) for turn in turns if turn.lucks or turn.decisions],
    )
    return told.model_dump()


def _now_and_then(progress: Callable[[float], None]) -> Callable[[float], None]:
    """Tells of every step that can be seen, and of the end."""
    told = 0.0

    def tell(done: float) -> None:
        nonlocal told
        if done >= min(1.0, told + A_STEP):
            told = done
            progress(done)

    return tell


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
