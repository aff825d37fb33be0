"""The dice and cards of a table: every outcome follows from the table's secret and its turn.

So no undo, reload or restart ever gives a new roll, and nobody without the secret can foresee one.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from landfall.core.errors import LandfallError
from landfall.core.game import CHANCE, Game, Position
from landfall.core.loop import Played, by_chance
from landfall.core.seeded_chance import SeededChance

SEED: Final = "seed "


class ScriptedChance(SeededChance):
    """Chance by a seed; outcomes of a script come first, for lessons whose dice are known."""

    def __init__(self, script: Sequence[str], *seed: int | str) -> None:
        super().__init__(*seed)
        self._script = script
        self._drawn = 0

    def sample(self, game: Game[Any], position: Position) -> int:
        code = self._scripted(game, position)
        if code is None:
            self._drawn += 1
            return super().sample(game, position)
        self.meet(game, position, code)
        return code

    def meet(self, game: Game[Any], position: Position, code: int) -> None:
        self._drawn += 1
        super().meet(game, position, code)

    def _scripted(self, game: Game[Any], position: Position) -> int | None:
        """The next outcome of the script; a lesson that is left behind goes on with real dice."""
        if self._drawn >= len(self._script):
            return None
        try:
            code = game.code(self._script[self._drawn])
        except LandfallError:
            return None
        return None if game.refusal(position, code) else code


class Dice:
    """Draws outcomes. `ahead` tells those that come; only `meet` makes them count."""

    def __init__(self, secret: str, script: Sequence[str] = ()) -> None:
        self._secret = secret
        self._script = tuple(script)
        self._chance = ScriptedChance(self._script, secret)

    @property
    def foreseen(self) -> bool:
        """May somebody know beforehand what comes?"""
        return bool(self._script) or self._secret.startswith(SEED)

    def ahead(self, game: Game[Any], position: Position) -> Iterator[Played]:
        """The outcomes that come now, up to where a seat is asked; asked again, the same."""
        if game.actor(position) == CHANCE:
            yield from by_chance(game, position, self._chance.copied())

    def meet(self, game: Game[Any], position: Position, code: int) -> None:
        """An outcome has come."""
        self._chance.meet(game, position, code)

    def begin_anew(self, number: int) -> None:
        """What came in the first so many steps is not known: nothing of it comes again."""
        self._chance = ScriptedChance((), self._secret, "after", number)

    def seed_for(self, seat: int, number: int) -> str:
        """A seed for a bot, from which nobody learns the secret of the dice.

        The number is the bot's own: it counts what its seat saw.
        """
        return sha256(f"{self._secret} bot {seat} {number}".encode()).hexdigest()


def new_secret(seed: int | None = None) -> str:
    """What a table's dice follow from; with a seed, the same for everyone who knows it."""
    return secrets.token_hex(32) if seed is None else f"{SEED}{seed}"
