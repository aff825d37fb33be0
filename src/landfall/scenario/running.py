"""Running a scenario: play its moves, ask its questions, and note what is not as expected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from landfall.core.errors import IllegalAction, LandfallError
from landfall.core.game import CHANCE, Game, Position
from landfall.scenario.facts import differences, facts
from landfall.scenario.scenario import Difference, Kind, Move, Report, Result, Scenario, Step


def run(scenario: Scenario) -> Report:
    """Every step in order; after a move that cannot be played the rest makes no sense."""
    results: list[Result] = []
    position = scenario.position
    for step in scenario.steps:
        position, found = _take(scenario.game, position, step)
        results.append(Result(step, tuple(found)))
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


def _take(game: Game[Any], position: Position, step: Step) -> tuple[Position, list[Difference]]:
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


def _play(game: Game[Any], position: Position, move: Move) -> tuple[Position, list[Difference]]:
    if not move.codes:
        return position, [Difference(move.text, "a legal move", move.problem)]
    try:
        for code in move.codes:
            position = game.apply(position, code)
    except IllegalAction as error:
        refusal = f"illegal by {error.rule}: {error.fact}"
        return position, [Difference(move.text, "a legal move", refusal)]
    return position, []


def _judge(game: Game[Any], position: Position, move: Move, step: Step) -> Iterator[Difference]:
    """Is the move as legal as the step says, and by the rule and the fact it names?"""
    rule, fact = refusal(game, position, move)
    if step.kind is Kind.LEGAL:
        if rule:
            yield Difference(move.text, "legal", f"illegal by {rule}: {fact}")
        return
    expected = f"illegal by {step.rule}" if step.rule else "illegal"
    if not rule:
        yield Difference(move.text, expected, "legal")
    elif step.rule and rule != step.rule and not _never_docks(move, step.rule):
        yield Difference(move.text, expected, f"illegal by {rule}: {fact}")
    elif step.because.lower() not in fact.lower():
        yield Difference(move.text, f"illegal because {step.because!r}", f"{rule}: {fact}")


def refusal(game: Game[Any], position: Position, move: Move) -> tuple[str, str]:
    """The rule that forbids a move and the fact that makes it so; both empty when it is legal."""
    if not move.codes:
        return "notation", move.problem
    for code in move.codes:
        rule = game.refusal(position, code)
        if rule:
            return rule, game.explain(position, code).fact
        position = game.apply(position, code)
    return "", ""


def _never_docks(move: Move, rule: str) -> bool:
    """A docking that could never be has no code to be refused by; any rule of its place will do."""
    return not move.codes and rule.startswith(f"{move.text.lower().split()[1]}.")
