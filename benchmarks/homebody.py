"""A captain that leaves the modules of Edition X alone, to see what they are worth to one that does not.

    landfall tournament captain homebody --code benchmarks/homebody.py --seats 2 --games 400 \\
        --edition edition-x --option deck=wide --option factions=yes --option outer_belt=yes

It never docks at a faction's board, claims no asteroid card and draws no Agendas; in everything else it
is the captain.
"""

from __future__ import annotations

from landfall.bots.planning import Planning
from landfall.core.planned_action import PlannedAction
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.captain import Captain
from landfall.games.alien_frontiers.thinking.ladder import CAPTAINS, judged_by_hand, steps


def brought_by_modules(ruleset: Ruleset) -> list[int]:
    """The actions that use what the modules lay on the table."""
    boards = set(ruleset.box.board_names)
    found = []
    for code, text in enumerate(ruleset.texts):
        verb, *words = text.split()
        at_a_board = verb == "dock" and words[0] in boards
        of_the_belt = verb == "claim" and len(words) > 1
        if at_a_board or of_the_belt or text == "pair agendas":
            found.append(code)
    return found


class StaysAtHome:
    """The captain's mind, less those actions."""

    def __init__(self, *seed: int | str) -> None:
        self._seed = int(Rng(*seed).below(1_000_000))
        self._game: AlienFrontiers | None = None

    def plan(self, game: AlienFrontiers, seen: State, seat: int) -> list[PlannedAction]:
        if game is not self._game:
            self._game = game
            judged = judged_by_hand(game.ruleset, seed=self._seed)
            self._player = Captain(game.ruleset, judged, CAPTAINS.turn)
            self._player.search.leave_out(brought_by_modules(game.ruleset))
        return steps(game, seen, self._player.plan(seen))


class Homebody(Planning):
    name = "homebody"

    def __init__(self, *seed: int | str) -> None:
        super().__init__(self.name, StaysAtHome(*seed))
