"""Random play that the tests share: the same walk everywhere for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from landfall.core.game import CHANCE, OVER, Game, Position
from landfall.core.rng import Rng


def walk(
    game: Game[Any], *seed: int | str, start: Position | None = None
) -> Iterator[tuple[Position, int]]:
    """A whole game, or the rest of one: each position, and the code applied to it (-1 at the end)."""
    rng = Rng(*seed)
    position = game.start() if start is None else start
    while game.actor(position) != OVER:
        code = choice(game, position, rng)
        yield position, code
        position = game.apply(position, code)
    yield position, -1


def choice(game: Game[Any], position: Position, rng: Rng) -> int:
    """A verb first and then one of its actions, so that rare powers are met soon.

    The choice is among texts, so that it outlives another order of the codes.
    """
    if game.actor(position) == CHANCE:
        return game.sample(position, rng)
    actions: dict[str, list[str]] = {}
    for text in sorted(map(game.text, game.legal(position))):
        actions.setdefault(text.split()[0], []).append(text)
    texts = list(actions.values())[rng.below(len(actions))]
    return game.code(texts[rng.below(len(texts))])


def verbs_of_set_up(game: Game[Any], *seed: int | str) -> list[str]:
    """What is done until the first turn begins, each verb once where it stands in a row."""
    position, rng, verbs = game.start(), Rng(*seed), [""]
    while game.turn(position)[0] == 0:
        codes = game.legal(position)
        chance = game.actor(position) == CHANCE
        code = game.sample(position, rng) if chance else codes[int(rng.below(len(codes)))]
        verb = game.text(code).split()[0]
        if verb != verbs[-1]:
            verbs.append(verb)
        position = game.apply(position, code)
    return verbs[1:]
