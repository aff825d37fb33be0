"""The analysis of a record for browsers: the laboratory's, turn by turn, as JSON has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landfall.core.engine import compiled
from landfall.core.game import SEAT_LETTERS
from landfall.lab.analyse import JudgedDecision, JudgedTurn, analyse_turns, jobs, put_together
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
