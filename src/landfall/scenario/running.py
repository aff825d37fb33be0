"""Running a scenario: play its moves, ask its questions, and note what is not as expected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from landfall.catalog import entry
from landfall.core.errors import IllegalAction, LandfallError
from landfall.core.game import Explanation, Game, Position
from landfall.scenario.citing import cites
from landfall.scenario.expectations import differences, facts
from landfall.scenario.scenario import (
    Difference,
    Kind,
    MoveLine,
    Report,
    Scenario,
    ScenarioStep,
    StepResult,
)


def run(scenario: Scenario) -> Report:
    """Every step in order; after a move that cannot be played the rest makes no sense."""
    results: list[StepResult] = []
    position = scenario.position
    for step in scenario.steps:
        position, found = _take(scenario.game, position, step)
        results.append(StepResult(step, tuple(found)))
        if found and step.kind is Kind.PLAY:
            break
    skipped = len(scenario.steps) - len(results)
    return Report(scenario, tuple(results), position, skipped)


def position_after(scenario: Scenario, steps: int) -> Position:
    """The position after so many steps, or after the last of them that could be played."""
    if not 0 <= steps <= len(scenario.steps):
        count = len(scenario.steps)
        raise LandfallError(f"{scenario.name!r} has {count} steps, so none has number {steps}")
    return run(replace(scenario, steps=scenario.steps[:steps])).position


def _take(
    game: Game[Any], position: Position, step: ScenarioStep
) -> tuple[Position, list[Difference]]:
    """One step; only a move that is played leads to another position."""
    known = entry(game.name).scenarios
    if step.kind is Kind.EXPECT:
        return position, list(differences(game, step.expect, facts(game, position)))
    position = known.settled(game, position, [move.text for move in step.moves])
    if step.kind is Kind.PLAY:
        return _play(game, position, step.moves[0])
    found = [d for move in step.moves for d in _judge(game, position, move, step)]
    return position, found


def _play(game: Game[Any], position: Position, move: MoveLine) -> tuple[Position, list[Difference]]:
    if not move.codes:
        refused = _refused(game, position, move)
        return position, [Difference(str(move), "a legal move", f"illegal by {refused}")]
    try:
        for code in move.codes:
            position = _applied(game, position, code, move.seat)
    except IllegalAction as error:
        if entry(game.name).scenarios.done_already(move.text, error.rule):
            return position, []
        actual = _illegal(game, position, error.rule, error.fact)
        return position, [Difference(str(move), "a legal move", actual)]
    return position, []


def _applied(game: Game[Any], position: Position, code: int, seat: int | None) -> Position:
    """The position after a move, and after the acts before it that go without saying."""
    found: Position | None = position
    while found is not None:
        if not game.refusal(found, code, seat):
            return game.apply(found, code, seat)
        found = entry(game.name).scenarios.finished(game, found)
    return game.apply(position, code, seat)  # says what forbids it


def _judge(
    game: Game[Any], position: Position, move: MoveLine, step: ScenarioStep
) -> Iterator[Difference]:
    """Is the move as legal as the step says, and by the rule and the fact it names?"""
    refused = _refused(game, position, move)
    pending = entry(game.name).scenarios.pending
    if pending and refused.refusal == pending != step.rule:
        finished = entry(game.name).scenarios.finished(game, position)
        if finished is not None and (step.rule or step.kind is Kind.LEGAL):
            refused = _refused(game, finished, move)
    if step.kind is Kind.LEGAL:
        if not refused.legal:
            actual = _illegal(game, position, refused.refusal, refused.fact)
            yield Difference(str(move), "legal", actual)
        return
    expected = f"illegal by {step.rule}" if step.rule else "illegal"
    if refused.legal:
        yield Difference(str(move), expected, "legal")
    elif step.rule and not cites(game, step.rule, move, refused):
        yield Difference(str(move), expected, f"illegal by {refused}")
    elif step.because.lower() not in refused.fact.lower():
        yield Difference(str(move), f"illegal because {step.because!r}", str(refused))


def _illegal(game: Game[Any], position: Position, rule: str, fact: str) -> str:
    """What forbids a move that ought to be legal, and what the position may have left unsaid."""
    unsaid = entry(game.name).scenarios.unsaid(game, position, rule)
    return f"illegal by {rule}: {fact}{unsaid}"


def _refused(game: Game[Any], position: Position, move: MoveLine) -> Explanation:
    """Why the move is refused, if it is; of a line that stands for several the first that is."""
    if not move.codes:
        return game.explain(position, move.text, move.seat)
    for code in move.codes:
        explanation = game.explain(position, code, move.seat)
        if not explanation.legal:
            break
        position = game.apply(position, code, move.seat)
    return explanation
