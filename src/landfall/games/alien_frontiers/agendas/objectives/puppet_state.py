"""Puppet State: win a territory by moving another's colony; at the end, stand at that board."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import WINS, Deed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class PuppetState(Feat):
    def __init__(self) -> None:
        super().__init__("puppet-state")
        self.needs = WINS
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("uranian-syndicate")

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return rule.key == "uranian-syndicate-effect"

    def achieved(self, deed: Deed) -> bool:
        if deed.rule.key != "uranian-syndicate-effect":
            return False
        wins = False
        territory: i64 = 0
        while territory < deed.after.box.territories:
            own = deed.after.colonies(territory, deed.seat)
            if own != deed.before.colonies(territory, deed.seat):
                return False  # the colony was the seat's own
            if deed.gains_control(territory) and own >= self.in_game_number:
                wins = True
            territory += 1
        return wins

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
