"""Recorded games that the tests share: the same for the same seed, everywhere."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Any

from landfall.core.game import OVER, Game, Position
from landfall.record import Player, Record, Step, actor_name
from random_play import walk

PLAYERS = (Player("Ann"), Player("drifter", bot=True), Player(""), Player(""))


def recorded(game: Game[Any], *seed: int | str, most: int | None = None) -> Record:
    """A random game, whole or its first steps."""
    return of(game, list(islice(walk(game, *seed), None if most is None else most + 1)))


def last_steps(game: Game[Any], *seed: int | str, steps: int) -> Record:
    """The end of a random game, recorded from the position it had come to."""
    played = list(walk(game, *seed))[-steps - 1 :]
    return of(game, played, game.to_dict(played[0][0]))


def of(
    game: Game[Any], played: list[tuple[Position, int]], start: dict[str, Any] | None = None
) -> Record:
    steps = tuple(
        Step(actor_name(game.actor(before)), game.text(code), game.hash(after))
        for (before, code), (after, _) in pairwise(played)
    )
    end = played[-1][0]
    return Record.of(
        game,
        players=PLAYERS[: game.seats],
        date="2026-01-31",
        position=start,
        steps=steps,
        result=game.outcome(end) if game.actor(end) == OVER else None,
    )
