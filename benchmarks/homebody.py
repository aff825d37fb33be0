"""A captain that leaves the modules of Edition X alone, to see what they are worth to one that does not.

    landfall tournament captain homebody --code benchmarks/homebody.py --seats 2 --games 400 \\
        --edition edition-x --deck wide --factions --outer-belt --agendas

It never docks at a faction's board, claims no asteroid card and draws no Agendas; in everything else it
is the captain.
"""

from __future__ import annotations

from landfall.bots.planning import Planning
from landfall.core.planned_action import PlannedAction
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.ladder import CAPTAINS, judged_by_captains, steps
from landfall.games.alien_frontiers.thinking.move_ordering import brought_by_modules


class StaysAtHome:
    """The captain's mind, less those actions."""

    def __init__(self, *seed: int | str) -> None:
        self._seed = int(Rng(*seed).below(1_000_000))
        self._game: AlienFrontiers | None = None

    def plan(self, game: AlienFrontiers, seen: State, seat: int) -> list[PlannedAction]:
        if game is not self._game:
            self._game = game
            judged = judged_by_captains(game.ruleset, seed=self._seed)
            self._player = Captain(game.ruleset, judged, CAPTAINS.nodes(game.ruleset))
            texts = enumerate(game.ruleset.texts)
            box = game.ruleset.box
            self._player.search.leave_out(
                [code for code, text in texts if brought_by_modules(box, text)]
            )
        return steps(game, seen, self._player.plan(seen))


class Homebody(Planning):
    name = "homebody"

    def __init__(self, *seed: int | str) -> None:
        super().__init__(self.name, StaysAtHome(*seed))
