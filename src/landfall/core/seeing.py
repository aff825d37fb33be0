"""A step of a game in the eyes of a viewer: what they learn of it, if they notice it at all."""

from __future__ import annotations

from typing import Any

from landfall.core.game import Game, Position, SeenStep


def seen_step(
    game: Game[Any],
    before: Position,
    code: int,
    after: Position,
    viewer: int | None,
    seat: int | None = None,
) -> SeenStep:
    """What a viewer sees of an act of a seat; without a seat, of whoever acts first."""
    actor = game.actor(before) if seat is None else seat
    act = game.seen(before, code, actor, viewer)
    return SeenStep(game.observe(before, viewer), act, game.observe(after, viewer))


def whole_step(
    game: Game[Any], before: Position, code: int, after: Position, seat: int | None = None
) -> SeenStep:
    """A step of which nothing is hidden: the game is over, or all of it is one's own."""
    actor = game.actor(before) if seat is None else seat
    return SeenStep(before, game.seen(before, code, actor, actor if actor >= 0 else None), after)


def noticed(step: SeenStep) -> bool:
    """Has anything changed for the viewer? What leaves no trace is no step of theirs."""
    return bool(step.before != step.after)
