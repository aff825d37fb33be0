"""The commander: an overseer who also looks at what comes after its turn.

The best ways of its own search are told apart by what may come of them. First by everybody else's next
turn: what is likely to be won counts as won, the others' turns are searched from there, and what the
best of them does to the own side counts. So it guards what rivals would take, and leaves to partners
what they can reach. Then by the rounds that follow, played on in many worlds as they could be. Among
rivals its Command Counter and its answers are chosen by such worlds, too; partners would not be played
as they play.
"""

from __future__ import annotations

from typing import Final, final

from landfall.core.learned import Weights
from landfall.games.conquest_of_planet_earth.box import (
    COUNTERS,
    MARKER,
    NUMBER,
    POINTS,
    TURN,
    TURNS,
    WHO,
)
from landfall.games.conquest_of_planet_earth.fights import OWN
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import OVER, State
from landfall.games.conquest_of_planet_earth.thinking.answer_choice import AnswerChoice
from landfall.games.conquest_of_planet_earth.thinking.command_choice import CommandChoice
from landfall.games.conquest_of_planet_earth.thinking.comparing import told_apart
from landfall.games.conquest_of_planet_earth.thinking.overseer import Overseer, Way
from landfall.games.conquest_of_planet_earth.thinking.play_on import (
    PlannedTurn,
    PlayedOn,
)
from landfall.games.conquest_of_planet_earth.thinking.win_chance import win_chance
from landfall.games.conquest_of_planet_earth.winning import goal, points_towards_goal

WIDTH: Final = 16
"""Ways of its own that are kept at every step of the search."""
STAGES: Final = ((12, 16), (6, 32), (4, 64), (2, 160))
"""So many ways are told apart in so many worlds; the best of them in more."""
AHEAD: Final = 2
"""Rounds that are played after the one under way."""
PRIOR: Final = 16.0
PRIOR_OF_PARTNERS: Final = 64.0
"""What is thought of a way beforehand counts like so many worlds; like more of them where a scout plays
for a partner, who would do better."""
BELIEF: Final = 1 / 3
BELIEF_OF_PARTNERS: Final = 1.0
"""Of the log-odds that are thought of a way beforehand so much is believed: worlds tell more, unless a
scout plays for a partner."""
MOST_WAYS: Final = 16
MARGIN: Final = 2.0
"""Ways that look this much worse than the best are not looked at again."""
REPLY_WIDTH: Final = 2
"""Ways of the others that are kept at every step of their search."""
USUAL_POINTS: Final = 4
"""Action Points of a seat whose Command number is not known."""
TRUST: Final = 0.3
TRUST_IN_PARTNERS: Final = 1.0
"""How much of what others can do next is believed."""
LIKELY: Final = 0.5
"""A Battle that is won with this chance counts as won."""


@final
class Commander:
    """Plays by worlds; in some windows, and beside its turn with partners, as an overseer does."""

    def __init__(self, ruleset: Ruleset, weights: Weights, seed: int = 0) -> None:
        self.overseer = Overseer(ruleset, weights, seed, 0.0, 0.0, WIDTH)
        self.others = Overseer(ruleset, weights, seed, 0.0, 0.0, REPLY_WIDTH)
        self.ruleset = ruleset
        self.onward = PlayedOn(ruleset, weights)
        self.commands = CommandChoice(self.overseer, self.others, self.onward, weights)
        self.answers = AnswerChoice(self.overseer, self.onward)
        partners = self.overseer.judgement.partners > 1
        self.trust = TRUST_IN_PARTNERS if partners else TRUST
        self.belief = BELIEF_OF_PARTNERS if partners else BELIEF
        self.prior = PRIOR_OF_PARTNERS if partners else PRIOR
        self.has_partners = partners

    def choose(self, seen: State, seat: int, legal: list[int]) -> int:
        overseer = self.overseer
        kind = overseer.kind(seen)
        if kind == "round" and legal[0] < overseer.codes.keep and not self.has_partners:
            overseer.planned = []
            return self.commands.choose(seen, seat, legal)
        if kind in ("action", "play") and overseer.planned and overseer.planned[0] in legal:
            return overseer.planned.pop(0)
        if kind == "action":
            overseer.planned = self.plan(seen, seat, legal)
            return overseer.planned.pop(0)
        if self.has_partners:
            return overseer.choose(seen, seat, legal)
        return self.answers.choose(seen, seat, legal)

    def plan(self, seen: State, seat: int, legal: list[int]) -> list[int]:
        """The acts of the way that is best by what comes of it."""
        overseer = self.overseer
        if overseer.codes.enough in legal or overseer.played_first(legal):
            return overseer.plan(seen, seat, legal)
        overseer.judgement.look_at(seen)
        ways = overseer.search(overseer.trial.begin(seen), seat)
        near = [way for way in ways[:MOST_WAYS] if way.worth > ways[0].worth - MARGIN]
        best = self.best(seen, seat, near) if len(near) > 1 else near[0]
        return [*best.acts] if best.ended else [*best.acts, int(overseer.codes.end)]

    def best(self, seen: State, seat: int, ways: list[Way]) -> Way:
        """The best of some ways by the rounds that follow."""
        turn, end = int(seen.at[TURNS]), int(self.ruleset.codes.end)
        self.onward.judgement.look_at(seen)

        def comes_of(place: int, number: int) -> float:
            plan = PlannedTurn(turn, seat, ways[place].acts, end)
            return self.onward.comes_of(seen, seat, number, AHEAD, plan)

        beforehand = [self.beforehand(way, seat) for way in ways]
        return ways[told_apart(beforehand, STAGES, comes_of)]

    def beforehand(self, way: Way, seat: int) -> float:
        """What is thought of a way before a world is tried, as so many worlds."""
        worth = way.worth + self.trust * self.to_come(way, seat)
        return self.prior * win_chance(self.ruleset.box, self.belief * worth)

    # -- the others' next turn --------------------------------------------------------------------

    def to_come(self, way: Way, seat: int) -> float:
        """What everybody else's best next turn would do to a seat after a way, one by one."""
        if way.state.at[WHO] == OVER:
            return 0.0
        world = self.as_is_likely(way.state, seat)
        if points_towards_goal(world, seat) >= goal(world):
            return 0.0  # nobody has another turn
        others, judgement = self.others, self.others.judgement
        judgement.look_at(world)
        now = judgement.worth(world, seat)
        total = 0.0
        for other in range(int(world.box.seats)):
            if other != seat:
                here = others.turn_of(world, other)
                here.put(POINTS, other, self.points(world, way.state, other))
                best = others.search(here, other)[0]
                total += judgement.worth(best.state, seat) - now
        return total

    def as_is_likely(self, state: State, seat: int) -> State:
        """As it is when the turn is over, if all comes as is likely."""
        world = state.copy()
        world.at[TURN] = -1
        for space in range(int(world.box.spaces)):
            if world.aliens(space, seat) > 0 and self.is_likely(state, seat, space):
                at = int(world.space(space))
                for place in range(int(world.counters_at(space))):
                    world.at[at + COUNTERS + place] = 0
                owner = int(world.marker(space))
                if owner < 0 or not world.are_partners(seat, owner):
                    world.at[at + MARKER] = seat + 1
        return world

    def is_likely(self, state: State, seat: int, space: int) -> bool:
        """Will a seat rather have this Space at the end of its turn than not?"""
        if state.rival_at(space, seat) >= 0 or state.is_empty(space) or state.works(space) < 0:
            return False
        if state.resistance(space) == 0 and state.counters_at(space) == 0:
            return bool(state.marker(space) >= 0)
        odds = self.others.judgement.odds
        group = odds.group(state, seat, space, OWN)
        won, away = odds.certain(group)
        fights = odds.fights_ahead(state, seat, space)
        return odds.battle_worth(group, fights, won, away, 0.0)[group.whole()] >= LIKELY

    def points(self, world: State, now: State, seat: int) -> int:
        """The Action Points that a seat will have: its Command number, if its turn is yet to come."""
        number = int(world.of(NUMBER, seat))
        if number <= 0 or self.has_played(now, seat):
            number = USUAL_POINTS
        return number + int(world.box.low_points(world.race(seat), number))

    def has_played(self, state: State, seat: int) -> bool:
        """Has the seat had its turn in this round?"""
        for place in range(int(state.box.seats)):
            if state.in_order(place) == state.at[TURN]:
                return False
            if state.in_order(place) == seat:
                return True
        return True
