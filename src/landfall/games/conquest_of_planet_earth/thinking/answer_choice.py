"""A commander's answers: what to play in a window, whether to stay, which card goes.

Each is given in many worlds, and played on from there.

The overseer sees the chances of the Fight under way and counts every card alike. Worlds also tell what a
card could do later, what rivals may answer, and what the Aliens are needed for after this Battle.
"""

from __future__ import annotations

from typing import Final, final

from landfall.games.conquest_of_planet_earth.box import TURNS
from landfall.games.conquest_of_planet_earth.rule import (
    T_START,
    W_AFTER,
    W_BEFORE,
    W_CANCEL,
    W_COMMAND,
)
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.comparing import told_apart
from landfall.games.conquest_of_planet_earth.thinking.overseer import BY_RULE, JUDGED, Overseer
from landfall.games.conquest_of_planet_earth.thinking.play_on import (
    PlannedTurn,
    PlayedOn,
)
from landfall.games.conquest_of_planet_earth.thinking.win_chance import win_chance

KINDS: Final = ("alien-battle", "battle", "fight", "resolve-space", "turn", "lose", "play")
"""What is asked where answers are tried in worlds, beside windows."""
MOMENTS: Final = (W_CANCEL, W_BEFORE, W_AFTER, T_START, W_COMMAND)
"""The windows of which this is so."""
STAGES: Final = ((8, 24), (4, 40), (2, 56))
"""So many answers are told apart in so many worlds; the best of them in more."""
AHEAD: Final = 2
"""Rounds that are played after the one under way."""
PRIOR: Final = 16.0
"""What the overseer thinks of an answer counts like so many worlds."""


@final
class AnswerChoice:
    """Chooses answers for a seat, from what it sees."""

    def __init__(self, overseer: Overseer, onward: PlayedOn) -> None:
        self.overseer = overseer
        self.onward = onward

    def choose(self, seen: State, seat: int, legal: list[int]) -> int:
        """The best answer by the rounds that follow; of equal ones the overseer's."""
        overseer, onward = self.overseer, self.onward
        planned = overseer.planned
        usual = int(overseer.choose(seen, seat, legal))
        can = self.tried(seen, legal) if len(legal) > 1 else []
        if len(can) < 2 or usual not in can:
            return usual
        can.sort(key=lambda code: code != usual)
        onward.judgement.look_at(seen)
        turn, end = int(seen.at[TURNS]), int(overseer.codes.end)

        def comes_of(place: int, number: int) -> float:
            plan = PlannedTurn(turn, seat if planned else -1, planned, end)
            return onward.comes_of(seen, seat, number, AHEAD, plan, can[place])

        return can[told_apart(self.beforehand(seen, seat, can), STAGES, comes_of)]

    def tried(self, seen: State, legal: list[int]) -> list[int]:
        """The answers that are tried in worlds, if there are any."""
        kind = self.overseer.kind(seen)
        if kind != "window":
            return [*legal] if kind in KINDS else []
        moment = self.overseer.trial.moment(seen)
        if moment not in MOMENTS:
            return []
        return self.overseer.not_later(legal) if moment == W_BEFORE else [*legal]

    def beforehand(self, seen: State, seat: int, can: list[int]) -> list[float]:
        """What the overseer thinks of answers, as so many worlds; of some it does not think."""
        overseer = self.overseer
        kind = overseer.kind(seen)
        by_rule = kind == "window" and overseer.trial.moment(seen) in BY_RULE
        if by_rule or kind not in JUDGED:
            return [0.0] * len(can)
        overseer.judgement.look_at(seen)
        here = overseer.trial.begin(seen)
        box = seen.box
        return [PRIOR * win_chance(box, overseer.after(here, seat, code)) for code in can]
