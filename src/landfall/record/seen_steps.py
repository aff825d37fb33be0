"""The steps of a running game for a file: what a viewer saw of them, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landfall.core.game import Game, SeenStep
from landfall.record.record import Step, actor_name


def seen_steps(game: Game[Any], steps: Sequence[SeenStep], unknown: int = 0) -> tuple[Step, ...]:
    """Hashes are of what the viewer sees: that of the position would let them guess the rest.

    Of the first `unknown` steps the name is known, and not where they led.
    """
    return tuple(
        Step(
            actor_name(one.act.actor),
            one.act.text,
            game.hash(one.after) if number >= unknown else "",
        )
        for number, one in enumerate(steps)
    )
