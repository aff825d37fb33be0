"""The analysis of a game for browsers: the laboratory's, turn by turn, as JSON has it.

A record that is whole is judged as such; of a game with secrets that is going on there is what one seat
has seen, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from landfall import catalog
from landfall.core.engine import compiled
from landfall.core.game import SEAT_LETTERS, Position
from landfall.lab.analyse import JudgedDecision, JudgedTurn, analyse_turns, jobs, put_together
from landfall.lab.by_sight import NumberedStep, sight_chances, sight_jobs
from landfall.record import parse
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
    told = Analysis(end=list(found.end), turns=[_turn(turn) for turn in found.turns])
    return told.model_dump()


@dataclass(frozen=True)
class SeenGame:
    """A game as one seat saw it so far."""

    game: str
    options: Mapping[str, Any]
    seat: int
    steps: tuple[NumberedStep, ...]
    here: Position
    """What the seat sees now."""


def analyse_seen(seen: SeenGame, progress: Callable[[float], None]) -> dict[str, Any]:
    """Judge every turn of a seat by what it saw."""
    game = catalog.game(seen.game, **seen.options)
    work = list(sight_jobs(game, seen.steps, seen.seat, WAYS, NODES))
    turns = analyse_turns(work, _now_and_then(progress))
    told = Analysis(
        end=sight_chances(game, seen.here, NODES),
        turns=[_turn(turn) for turn in turns if turn.lucks or turn.decisions],
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


def _turn(turn: JudgedTurn) -> AnalysedTurn:
    return AnalysedTurn(
        number=turn.number,
        seat=SEAT_LETTERS[turn.seat] if turn.seat >= 0 else None,
        chances=list(turn.chances),
        luck=[
            Stroke(step=one.step, seat=SEAT_LETTERS[one.seat], action=one.text, luck=one.luck)
            for one in turn.lucks
        ],
        decisions=[_decision(one) for one in turn.decisions],
    )


def _decision(one: JudgedDecision) -> AnalysedDecision:
    return AnalysedDecision(
        step=one.step,
        action=one.played,
        loss=one.loss,
        better=[BetterWay(actions=list(actions), worth=worth) for actions, worth in one.best],
    )
