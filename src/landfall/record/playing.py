"""A game played from its start to its end and written down on the way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from landfall.core.errors import LandfallError
from landfall.core.game import Game, Position
from landfall.core.loop import Decide, play_on
from landfall.core.outcome import Outcome
from landfall.core.seeded_chance import SeededChance
from landfall.record.record import Player, Record, Step, actor_name

MOST_STEPS: Final = 1_000_000
"""A game that goes on for longer is one that does not end."""


@dataclass(frozen=True)
class FinishedGame:
    """A whole game: its record, how it ended, and its last position."""

    game: Game[Any]
    record: Record
    outcome: Outcome
    position: Position

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the victory; none where the table has won."""
        return self.outcome.winners


def play_through(
    game: Game[Any], decide: Decide, seed: Iterable[int | str], names: Sequence[str] = ()
) -> FinishedGame:
    """Play to the end: seats are asked by `decide`, and chance comes by its seed."""
    position = game.start()
    steps: list[Step] = []
    for step in play_on(game, position, decide, SeededChance(*seed)):
        if len(steps) > MOST_STEPS:
            raise LandfallError(f"the game has not ended after {MOST_STEPS} steps")
        position = step.after
        steps.append(Step(actor_name(step.seat), game.text(step.code), game.hash(position)))
    outcome = game.outcome(position)
    assert outcome is not None, "the loop goes on to the end"
    players = tuple(Player(name, bot=True) for name in names)
    record = Record.of(game, players=players, steps=tuple(steps), result=outcome)
    return FinishedGame(game, record, outcome, position)
