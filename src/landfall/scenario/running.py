"""Running a scenario: play its moves, ask its questions, and note what is not as expected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from landfall.catalog import rulebook
from landfall.core.errors import IllegalAction, LandfallError
from landfall.core.game import CHANCE, Explanation, Game, Position
from landfall.scenario.citing import cites
from landfall.scenario.expectations import differences, facts, unsaid
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
    if step.kind is Kind.EXPECT:
        return position, list(differences(step.expect, facts(game, position)))
    if not all(move.is_draw() for move in step.moves):
        position = _drawn(game, position)
    if step.kind is Kind.PLAY:
        return _play(game, position, step.moves[0])
    found = [d for move in step.moves for d in _judge(game, position, move, step)]
    return position, found


def _drawn(game: Game[Any], position: Position) -> Position:
    """Cards nobody has said are drawn in the order in which the game lists them."""
    while game.actor(position) == CHANCE:
        first = game.legal(position)[0]
        if not game.text(first).startswith("draw "):
            break
        position = game.apply(position, first)
    return position


def _finished(game: Game[Any], position: Position) -> Position | None:
    """The position after a `done` that nobody has said, where nothing else can be done."""
    if game.actor(position) < 0:
        return None
    match game.legal(position):
        case [only] if game.text(only) == "done":
            return game.apply(position, only)
    return None


def _play(game: Game[Any], position: Position, move: MoveLine) -> tuple[Position, list[Difference]]:
    if not move.codes:
        refused = _refused(game, position, move)
        return position, [Difference(move.text, "a legal move", f"illegal by {refused}")]
    try:
        for code in move.codes:
            position = _applied(game, position, code)
    except IllegalAction as error:
        if move.is_done() and error.rule == "turn.not-pending":
            return position, []  # a raid that took its fill was done by itself
        actual = _illegal(game, position, error.rule, error.fact)
        return position, [Difference(move.text, "a legal move", actual)]
    return position, []


def _applied(game: Game[Any], position: Position, code: int) -> Position:
    """The position after a move, and after the `done` before it that goes without saying."""
    if game.refusal(position, code):
        finished = _finished(game, position)
        if finished is not None and not game.refusal(finished, code):
            position = finished
    return game.apply(position, code)


def _judge(
    game: Game[Any], position: Position, move: MoveLine, step: ScenarioStep
) -> Iterator[Difference]:
    """Is the move as legal as the step says, and by the rule and the fact it names?"""
    refused = _refused(game, position, move)
    if refused.refusal == "turn.pending" and step.rule != "turn.pending":
        finished = _finished(game, position)
        if finished is not None and (step.rule or step.kind is Kind.LEGAL):
            refused = _refused(game, finished, move)
    if step.kind is Kind.LEGAL:
        if not refused.legal:
            actual = _illegal(game, position, refused.refusal, refused.fact)
            yield Difference(move.text, "legal", actual)
        return
    expected = f"illegal by {step.rule}" if step.rule else "illegal"
    if refused.legal:
        yield Difference(move.text, expected, "legal")
    elif step.rule and not cites(rulebook(game.name), step.rule, move, refused):
        yield Difference(move.text, expected, f"illegal by {refused}")
    elif step.because.lower() not in refused.fact.lower():
        yield Difference(move.text, f"illegal because {step.because!r}", str(refused))


def _illegal(game: Game[Any], position: Position, rule: str, fact: str) -> str:
    """What forbids a move that ought to be legal, and what the position may have left unsaid."""
    return f"illegal by {rule}: {fact}{unsaid(game.to_dict(position), rule)}"


def _refused(game: Game[Any], position: Position, move: MoveLine) -> Explanation:
    """Why the move is refused, if it is; of several dockings the first that is."""
    if not move.codes:
        return game.explain(position, move.text)
    for code in move.codes:
        explanation = game.explain(position, code)
        if not explanation.legal:
            break
        position = game.apply(position, code)
    return explanation
