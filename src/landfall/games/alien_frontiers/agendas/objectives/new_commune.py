"""New Commune: win a territory by the Sunrise board; at the end, be alone on several."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import WINS, Deed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.most import alone_on
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State


@final
class NewCommune(Feat):
    def __init__(self) -> None:
        super().__init__("new-commune")
        self.needs = WINS

    def may_be_by(self, rule: Rule, code: i64) -> bool:
        return rule.key == "sunrise-commune-effect"

    def achieved(self, deed: Deed) -> bool:
        if deed.rule.key != "sunrise-commune-effect":
            return False
        territory: i64 = 0
        while territory < deed.after.box.territories:
            if deed.gains_control(territory):
                return True
            territory += 1
        return False

    def met_at_end(self, state: State, seat: i64) -> bool:
        return alone_on(state, seat) >= self.endgame_number
