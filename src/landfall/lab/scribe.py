"""Writes down a game between bots while it is played, as a record that can be replayed."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.core.game import Position
from landfall.core.loop import Played
from landfall.lab.match import Block, MatchResult
from landfall.record import Player, Record, Step, actor_name
from landfall.record.text import write_text


class Scribe:
    """Watches one game of a block."""

    def __init__(self, block: Block, seating: Sequence[int]) -> None:
        self.block = block
        self.game = block.setting.make()
        self.names = [block.line_up[index].label for index in seating]
        self.steps: list[Step] = []
        self.last: Position = None

    def watch(self, step: Played) -> None:
        """One action or outcome."""
        text, digits = self.game.text(step.code), self.game.hash(step.after)
        self.steps.append(Step(actor_name(step.seat), text, digits))
        self.last = step.after

    def text(self, played: MatchResult) -> str:
        """The record; bots that gave up are named in a comment."""
        comments = [f"block {self.block.name}, seed {' '.join(map(str, self.block.seed))}"]
        comments += [
            f"{self.names[seat]} forfeited: it {why}" for seat, why in played.forfeits.items()
        ]
        record = Record.of(
            self.game,
            players=tuple(Player(name, bot=True) for name in self.names),
            comments=tuple(comments),
        )
        return write_text(record.with_steps(tuple(self.steps), self.game.outcome(self.last)))
