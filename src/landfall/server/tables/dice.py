"""The dice and cards of a table: every outcome follows from the table's secret and its number.

So no undo, reload or restart ever gives a new roll, and nobody without the secret can foresee one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from landfall.core.errors import LandfallError
from landfall.core.game import Game, Position
from landfall.core.rng import Rng

SEED: Final = "seed "


class Dice:
    """Draws outcomes; those of a script come first, for lessons whose dice are known."""

    def __init__(self, secret: str, script: Sequence[str] = ()) -> None:
        self._secret = secret
        self._script = script

    @property
    def foreseen(self) -> bool:
        """May somebody know beforehand what comes?"""
        return bool(self._script) or self._secret.startswith(SEED)

    def outcome(self, game: Game[Any], position: Position, number: int, drawn: int) -> int:
        """The outcome that leads to position `number`, when `drawn` came before it."""
        if drawn < len(self._script):
            try:
                code = game.code(self._script[drawn])
                if not game.refusal(position, code):
                    return code
            except LandfallError:
                pass  # a lesson that is left behind goes on with real dice
        return game.sample(position, Rng(self._secret, "dice", number))

    def seed_for(self, seat: int, number: int) -> str:
        """A seed for a bot, from which nobody learns the secret of the dice."""
        return sha256(f"{self._secret} bot {seat} {number}".encode()).hexdigest()


def new_secret(seed: int | None = None) -> str:
    """What a table's dice follow from; with a seed, the same for everyone who knows it."""
    return secrets.token_hex(32) if seed is None else f"{SEED}{seed}"
