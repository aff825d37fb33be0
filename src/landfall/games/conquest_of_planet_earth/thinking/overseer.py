"""The overseer: searches its Action Phase, and weighs every answer by the Battles it decides.

In its Action Phase it tries ways to spend its points on copies of what it sees, the best few at every
step, and judges each by what its Battles will bring. Everywhere else it tries each answer and judges
where that leads: whether to stay in a Fight, whom to lose, what to play in a window.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from landfall.core.learned import Weights
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.aliens import let_all_move
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    ACTION,
    AWAITED,
    BATTLE,
    KIND,
    PHASE,
    POINTS,
    STEP,
    TURN,
    WHO,
    bit,
)
from landfall.games.conquest_of_planet_earth.chance import DIE
from landfall.games.conquest_of_planet_earth.names import COMMAND_DIE
from landfall.games.conquest_of_planet_earth.rule import (
    T_PROBE,
    T_START,
    W_AFTER,
    W_BATTLE_WON,
    W_BEFORE,
    W_COMMAND,
    W_EXPLORED,
    W_FIGHT_WON,
)
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import CHANCE, State
from landfall.games.conquest_of_planet_earth.thinking.judgement import Judgement
from landfall.games.conquest_of_planet_earth.thinking.scout import Scout
from landfall.games.conquest_of_planet_earth.thinking.situation import Trial
from landfall.games.conquest_of_planet_earth.turn import FIGHTING

WIDTH: Final = 8
"""Ways to spend points that are kept at every step."""
MOST_ACTS: Final = 10
"""Acts of one Action Phase that are looked ahead."""
MOST_AIMS: Final = 24
"""Ways to aim one card that are looked at."""
PER_POINT: Final = 0.15
"""What a point on a Command Counter is worth for later rounds, in Terror Points."""
RECOVERING: Final = 0.4
"""What it is worth to have all Command Counters again, in Terror Points."""
MOST_POINTS: Final = 6
SURE: Final = 1e-9
BY_RULE: Final = (T_START, T_PROBE, W_BATTLE_WON, W_FIGHT_WON, W_EXPLORED, W_COMMAND)
"""Windows in which rules of thumb are as good."""
ENDING: Final = (W_AFTER, W_FIGHT_WON, W_BATTLE_WON)
"""Windows in which nothing more is decided if everybody passes."""
JUDGED: Final = (
    *("window", "play", "fight", "battle", "alien-battle", "resolve-space", "lose"),
    *("strike", "people-rise"),
)
"""What is asked where answers are tried."""


class Way(NamedTuple):
    """A way to spend points: what it is worth, its acts, and where it leads."""

    worth: float
    acts: tuple[int, ...]
    state: State
    ended: bool
    """Nothing can be tried after it: dice decide, or the game is over."""


@final
class Overseer:
    """Plays by weights; the same weights choose the same."""

    def __init__(
        self,
        ruleset: Ruleset,
        weights: Weights,
        seed: int = 0,
        noise: float = 0.0,
        wander: float = 0.0,
        width: int = WIDTH,
    ) -> None:
        self.ruleset = ruleset
        self.codes = ruleset.codes
        self.judgement = Judgement(ruleset, weights)
        self.scout = Scout(ruleset)
        self.trial = Trial(ruleset)
        self.names = {kind: name for name, kind in ruleset.book.kinds.items()}
        self.rng = Rng("overseer", seed)
        self.noise = noise
        self.wander = wander
        self.width = width
        self.planned: list[int] = []

    def choose(self, seen: State, seat: int, legal: list[int]) -> int:
        kind = self.names[int(seen.at[seen.top() + KIND])]
        if self.planned and kind in ("play", "action") and self.planned[0] in legal:
            return self.planned.pop(0)
        self.planned = []
        if kind == "action":
            self.planned = self.plan(seen, seat, legal)
            return self.planned.pop(0)
        if kind == "round" and legal[0] < self.codes.keep:
            return self.command(seen, seat, legal)
        if kind == "resolve-space" and self.codes.steal in legal:
            return int(self.codes.steal)  # to have it is never worse than to stand there
        by_rule = kind == "window" and self.trial.moment(seen) in BY_RULE
        if kind not in JUDGED or by_rule:
            return self.scout.choose(seen, seat, legal)
        if kind == "window" and self.trial.moment(seen) == W_BEFORE:
            legal = self.not_later(legal)
        return legal[0] if len(legal) == 1 else self.best(seen, seat, legal)

    def not_later(self, legal: list[int]) -> list[int]:
        """Before the dice only what cannot wait for them."""
        codes = self.codes
        deeds = self.ruleset.book.deeds
        return [
            code
            for code in legal
            if not codes.deed <= code < codes.passing or not deeds[code - codes.deed].fits(W_AFTER)
        ]

    # -- single answers ---------------------------------------------------------------------------

    def best(self, seen: State, seat: int, legal: list[int]) -> int:
        """The answer that leads to the best position; of equal ones that of the scout."""
        self.judgement.look_at(seen)
        here = self.trial.begin(seen)
        usual = self.scout.choose(seen, seat, legal)
        if usual not in legal:
            usual = legal[0]
        best, most = usual, self.erring(self.after(here, seat, usual))
        for code in legal:
            if code != usual:
                worth = self.erring(self.after(here, seat, code))
                if worth > most + SURE:
                    best, most = code, worth
        return best

    def after(self, here: State, seat: int, code: int) -> float:
        return self.weighed(self.trial.after(here, seat, code), seat, 2)

    def weighed(self, state: State, seat: int, deep: int) -> float:
        """The worth of a position; over the faces of a die that a card has asked for, the mean."""
        if self.asks_die(state) and deep > 0:
            total = 0.0
            for face in range(6):
                rolled = state.copy()
                self.ruleset.happen(rolled, self.codes.roll + face)
                self.trial.settle(rolled, seat)
                total += self.weighed(rolled, seat, deep - 1)
            return total / 6.0
        if state.at[WHO] == seat and deep > 0 and self.kind(state) == "play":
            legal = self.trial.legal(state, seat)[:MOST_AIMS]
            return max(self.weighed(self.trial.after(state, seat, c), seat, deep) for c in legal)
        return self.judgement.worth(self.come_to_an_end(state, seat), seat)

    def come_to_an_end(self, state: State, seat: int) -> State:
        """What comes once dice lie or Events are drawn: answers are compared where they lead, not
        one that ends a turn with one that leaves everything as it is."""
        trial, codes = self.trial, self.codes
        for _ in ENDING:
            asked = state.at[ACTING] & bit(seat) != 0
            if asked and trial.in_window(state) and trial.moment(state) in ENDING:
                state = trial.after(state, seat, codes.passing)
        if state.at[WHO] == seat and self.kind(state) == "turn":
            state = trial.after(state, seat, codes.draw)
        return state

    def kind(self, state: State) -> str:
        return self.names[int(state.at[state.top() + KIND])]

    def asks_die(self, state: State) -> bool:
        if state.at[WHO] != CHANCE or state.at[AWAITED] != DIE:
            return False
        return self.kind(state) in ("gamble", "reroll", "destroy")

    def erring(self, worth: float) -> float:
        """Off by the noise, where there is any."""
        if self.noise == 0.0:
            return worth
        draws = sum(int(self.rng.below(1000)) for _ in range(4)) / 1000.0
        return worth + self.noise * (draws - 2.0) * 1.7

    # -- the Action Phase -------------------------------------------------------------------------

    def plan(self, seen: State, seat: int, legal: list[int]) -> list[int]:
        """The acts of the best way to spend the points, up to where dice decide."""
        self.judgement.look_at(seen)
        here = self.trial.begin(seen)
        if self.codes.enough in legal:
            return [self.scout.choose(seen, seat, legal)]
        first = self.played_first(legal)
        if first:
            return first
        ways = self.search(here, seat)
        if self.wander > 0.0 and int(self.rng.below(1000)) < 1000 * self.wander:
            ways = ways[int(self.rng.below(min(len(ways), 10))) :]
        best = ways[0]
        return [*best.acts, int(self.codes.end)] if not best.ended else [*best.acts]

    def played_first(self, legal: list[int]) -> list[int]:
        """What brings its price back at once."""
        codes = self.codes
        deeds = self.ruleset.book.deeds
        can = [code for code in legal if codes.deed <= code < codes.passing]
        return [code for code in can if deeds[code - codes.deed].repays][:1]

    def search(self, here: State, seat: int) -> list[Way]:
        """Ways to spend the points, the best first; to do nothing is one of them."""
        start = Way(self.erring(self.judgement.worth(here, seat)), (), here, False)
        found = [start]
        edge = [start]
        met = {self.print_of(here)}
        for _ in range(MOST_ACTS):
            wider: list[Way] = []
            for way in edge:
                for acts, state in self.acts(way.state, seat):
                    mark = self.print_of(state)
                    if mark in met:
                        continue
                    met.add(mark)
                    ended = state.at[WHO] != seat or self.kind(state) != "action"
                    worth = self.erring(self.weighed(state, seat, 2))
                    wider.append(Way(worth, (*way.acts, *acts), state, ended))
            if not wider:
                break
            wider.sort(key=lambda way: -way.worth)
            found += wider[: self.width]
            edge = [way for way in wider if not way.ended][: self.width]
        found.sort(key=lambda way: -way.worth)
        return found

    def print_of(self, state: State) -> int:
        """What tells a position from others that were met."""
        return hash(tuple(state.at[: state.in_use()]))

    def acts(self, state: State, seat: int) -> list[tuple[tuple[int, ...], State]]:
        """What can be done next, a card with each way to aim it, and where that leads."""
        codes = self.codes
        found: list[tuple[tuple[int, ...], State]] = []
        for code in self.trial.legal(state, seat):
            if code != codes.end:
                self.follow(state, seat, (code,), found, MOST_AIMS)
        return found

    def follow(
        self,
        state: State,
        seat: int,
        acts: tuple[int, ...],
        found: list[tuple[tuple[int, ...], State]],
        most: int,
    ) -> None:
        """An act, and where it has to be aimed, every way to aim it."""
        after = self.trial.after(state, seat, acts[-1])
        if after.at[WHO] == seat and self.kind(after) == "play":
            before = len(found)
            for code in self.trial.legal(after, seat):
                if len(found) - before < most:
                    self.follow(after, seat, (*acts, code), found, most)
        else:
            found.append((acts, after))

    # -- the Command Phase ------------------------------------------------------------------------

    def command(self, seen: State, seat: int, legal: list[int]) -> int:
        """The Command Counter whose points bring most beyond what they would bring later."""
        worths = self.command_worths(seen, seat, legal)
        best, most = legal[0], -1e9
        for code in legal:
            if worths[code] > most:
                best, most = code, worths[code]
        return best

    def command_worths(self, seen: State, seat: int, legal: list[int]) -> dict[int, float]:
        """What each Command Counter is worth that may be chosen."""
        self.judgement.look_at(seen)
        brings = self.by_points(seen, seat)
        kept = self.judgement.left * self.judgement.point
        later = PER_POINT * kept
        race = seen.race(seat)
        gives = [n + int(self.ruleset.box.low_points(race, n)) for n in range(MOST_POINTS + 1)]
        gained = [brings[min(points, MOST_POINTS)] - points * later for points in gives]
        worths: dict[int, float] = {}
        for code in legal:
            counter = code - int(self.codes.choose)
            if counter == COMMAND_DIE:
                worth = sum(gained[1:]) / 6.0
            else:
                worth = gained[counter + 2]
                if len(legal) == 2:
                    worth += RECOVERING * kept  # it is the last: all come back
            worths[code] = worth
        return worths

    def by_points(self, seen: State, seat: int) -> list[float]:
        """For each number of Action Points what the best way to spend them is worth."""
        here = self.turn_of(seen, seat)
        brings = [-1e9] * (MOST_POINTS + 1)
        for way in self.search(here, seat):
            spent = MOST_POINTS - int(way.state.of(POINTS, seat))
            if 0 <= spent <= MOST_POINTS:
                brings[spent] = max(brings[spent], way.worth)
        for points in range(1, MOST_POINTS + 1):
            brings[points] = max(brings[points], brings[points - 1])
        return brings

    def turn_of(self, seen: State, seat: int) -> State:
        """As if it were the seat's turn now, with as many points as there can be."""
        book = self.ruleset.book
        state = self.trial.begin(seen)
        at = state.at
        at[PHASE] = ACTION
        at[TURN] = seat
        at[BATTLE] = 0
        let_all_move(state, seat)
        state.push(book.kind("turn"), seat, 0, 0, 0)
        at[state.top() + STEP] = FIGHTING
        state.push(book.kind("action"), seat, 0, 0, 0)
        state.put(POINTS, seat, MOST_POINTS)
        state.ask(seat)
        assert at[1] == bit(seat)
        return state
