"""One game of cards that are tested: its steps by their lines, what is told of them, whole games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from landfall import catalog
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from plain_table import carried_out, plain
from random_play import walk


class OneGame:
    """What a test asks of its game again and again."""

    def __init__(self, game: AlienFrontiers) -> None:
        self.game = game

    def after(self, position: State, *lines: str) -> State:
        for line in lines:
            position = self.game.apply(position, self.game.code(line))
        return position

    def told(self, position: State, *lines: str) -> str:
        """What is told of lines, all of them in one go."""
        steps = []
        for line in lines:
            following = self.after(position, line)
            steps.append(whole_step(self.game, position, self.game.code(line), following))
            position = following
        return catalog.story(self.game).tell(self.game, steps)

    def proved(
        self, name: str, games: int, start: State | None = None
    ) -> Iterator[tuple[State, int]]:
        """Random games: no ship is lost; each step is told, listed whole, and read as it was written."""
        for seed in range(games):
            steps = walk(self.game, name, seed, start=start)
            for (position, code), (following, _) in pairwise(steps):
                data = self.game.to_dict(position)
                assert self.game.from_dict(data) == position
                assert {seat["ships"] + seat["stock"] for seat in data["seats"].values()} == {6}
                listed = changes(self.game.ruleset, position, following)
                assert carried_out(plain(self.game, position), listed) == plain(
                    self.game, following
                )
                assert self.told(position, self.game.text(code))
                yield position, code
