"""How good a position is for each seat: its chance to win.

Every seat has a strength, a weighted sum of its features (see `features`). A weight has two values,
one for the opening and one for the ending; what lies between is blended by the horizon. A seat's
chance to win is its share of the table's exponentiated strengths, so a weight is in log-odds, and
what hurts the leader is worth more than what hurts the last.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.agendas.agenda_board import room_for
from landfall.games.alien_frontiers.agendas.agenda_piles import (
    face_down,
    face_down_count,
    opened_count,
    size,
    thrown,
)
from landfall.games.alien_frontiers.asks import OVER
from landfall.games.alien_frontiers.box import WHO
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.agenda_hopes import MOST, AgendaHopes
from landfall.games.alien_frontiers.thinking.features import (
    OPEN,
    POINTS,
    Features,
    Listener,
    horizon,
)
from landfall.games.alien_frontiers.thinking.fingerprint import fingerprint

NOISE_STEPS: Final = 1024


def standing(ruleset: Ruleset, state: State, seat: i64) -> i64:
    """The final order as one number: points, then Agendas, then cards, then ore, then fuel."""
    count: i64 = 0
    held = state.cards(seat)
    while held != 0:
        count += held & 1
        held >>= 1
    rank = ruleset.score(state, seat)
    if state.box.agendas > 0:
        rank = rank * 64 + opened_count(state, seat)
    rank = rank * 64 + count
    return (rank * 256 + state.ore(seat)) * 256 + state.fuel(seat)


def winning_share(ruleset: Ruleset, state: State, seat: i64) -> float:
    """1.0 for the winner of a finished game, a part of it when the win is shared, else 0.0."""
    mine = standing(ruleset, state, seat)
    equals: i64 = 0
    other: i64 = 0
    while other < state.box.seats:
        theirs = standing(ruleset, state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equals += 1
        other += 1
    return 1.0 / float(equals)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions; a learned evaluator in plain Python derives from this."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def look_into(self, state: State, seat: i64) -> None:
        """A turn of the seat is about to be searched from here."""

    def value(self, state: State, seat: i64) -> float:
        """The seat's chance to win, from 0.0 to 1.0."""
        if state.at[WHO] == OVER:
            return winning_share(self.ruleset, state, seat)
        return 1.0 / float(state.box.seats)

    def evaluate(self, state: State) -> list[float]:
        """The chance of every seat."""
        return [self.value(state, seat) for seat in range(int(state.box.seats))]

    def evaluate_batch(self, states: list[State]) -> list[list[float]]:
        """The chances of every seat in each position."""
        return [self.evaluate(state) for state in states]


@final
class Strengths(Listener):
    """Adds features up by their weights: for each seat what counts always, and what the opening adds."""

    def __init__(self, own: list[float], rivals: list[float], seats: int) -> None:
        self.own = floats(own)
        self.rivals = floats(rivals)
        self.width: i64 = len(own) // 2
        self.me: i64 = 0
        self.ending = floats([0.0] * seats)
        self.opening = floats([0.0] * seats)

    def clear(self, seats: i64) -> None:
        seat: i64 = 0
        while seat < seats:
            self.ending[seat] = 0.0
            self.opening[seat] = 0.0
            seat += 1

    def hear(self, seat: i64, feature: i64, amount: float) -> None:
        if seat == self.me:
            self.ending[seat] += self.own[feature] * amount
            self.opening[seat] += self.own[self.width + feature] * amount
        else:
            self.ending[seat] += self.rivals[feature] * amount
            self.opening[seat] += self.rivals[self.width + feature] * amount


@final
class LinearEvaluator(Evaluator):
    """The weighted sum; a bot may see its rivals through other weights than itself."""

    def __init__(
        self, ruleset: Ruleset, own: list[float], rivals: list[float], noise: float, seed: int
    ) -> None:
        """Weights: one a feature for the ending, then as many to be added in full at the opening.

        Noise is in log-odds; the same seed errs about the same position in the same way.
        """
        super().__init__(ruleset)
        self.features = Features(ruleset)
        if len(own) != 2 * self.features.width or len(rivals) != len(own):
            raise ValueError(
                f"{len(own)} weights, and this game has {self.features.width} features: "
                "two weights for each"
            )
        self.strengths = Strengths(own, rivals, int(ruleset.box.seats))
        self.noise = noise
        self.seed: i64 = seed % 1000003
        self.hopes = AgendaHopes()
        self.hopeful: i64 = -1  # the seat that may draw Agendas in the turn looked into
        self.unknown: i64 = 0  # how many of its Agendas were not seen when that began

    def look_into(self, state: State, seat: i64) -> None:
        if state.box.agendas == 0:
            return
        left = horizon(self.ruleset, state)
        held: list[float] = []
        deck: list[float] = []
        for agenda in self.features.agenda_cards:
            if face_down(state, seat) >> agenda.agenda & 1 == 1:
                held.append(self.worth_of_agenda(state, seat, agenda, left))
            elif state.at[state.box.agenda_deck] >> agenda.agenda & 1 == 1:
                deck.append(self.worth_of_agenda(state, seat, agenda, left))
        self.hopes.weigh(floats(held), floats(deck), room_for(self.ruleset.book, state, seat))
        self.hopeful = seat
        self.unknown = drawn_unseen(state, seat)

    def worth_of_agenda(self, state: State, seat: i64, agenda: Agenda, left: float) -> float:
        """What the seat would have of it face down; of one that it meets already, open."""
        strengths = self.strengths
        strengths.me = seat
        strengths.clear(state.box.seats)
        if agenda.met(state, seat):
            strengths.hear(seat, POINTS, 1.0)
            strengths.hear(seat, self.features.agendas + OPEN, 1.0)
        else:
            strengths.hear(seat, self.features.agendas, 1.0)
            self.features.tell_agenda(state, seat, agenda, strengths)
        return strengths.ending[seat] + left * strengths.opening[seat]

    def hope(self, state: State, seat: i64, left: float) -> float:
        """What Agendas that are drawn unseen are worth beyond their number."""
        drawn = drawn_unseen(state, seat) - self.unknown
        if drawn <= 0:
            return 0.0
        number = self.features.agendas
        own = self.strengths.own
        one = own[number] + left * own[self.strengths.width + number]
        unseen = face_down_count(state, seat) - size(face_down(state, seat))
        return self.hopes.by_cards[min(drawn, MOST)] - one * float(unseen)

    def value(self, state: State, seat: i64) -> float:
        if state.at[WHO] == OVER:
            return winning_share(self.ruleset, state, seat)
        strengths = self.strengths
        strengths.me = seat
        strengths.clear(state.box.seats)
        self.features.tell(state, strengths)
        left = horizon(self.ruleset, state)
        mine = strengths.ending[seat] + left * strengths.opening[seat]
        if seat == self.hopeful:
            mine += self.hope(state, seat, left)
        if self.noise > 0.0:
            mine += self.noise * error(state, self.seed)
        return share(seat, mine, strengths.ending, strengths.opening, left)


def drawn_unseen(state: State, seat: i64) -> i64:
    """Agendas that the seat has or has discarded and that are not told: in a search, those it draws."""
    down = face_down_count(state, seat) - size(face_down(state, seat))
    return down + state.at[state.box.thrown_count + seat] - size(thrown(state, seat))


def share(seat: i64, mine: float, ending: vec[float], opening: vec[float], left: float) -> float:
    """A seat's chance with this strength against those of the others, blended by the horizon."""
    total = 1.0
    other: i64 = 0
    while other < len(ending):
        if other != seat:
            lead = ending[other] + left * opening[other] - mine
            total += math.exp(min(lead, 50.0))
        other += 1
    return 1.0 / total


def floats(numbers: list[float]) -> vec[float]:
    return vec[float]([float(number) for number in numbers])


def error(state: State, seed: i64) -> float:
    """A fixed number for a position and seed, about normal: mean 0, spread 1."""
    mark = fingerprint(state, seed)
    total: i64 = 0
    draw: i64 = 0
    while draw < 4:
        total += mark & (NOISE_STEPS - 1)
        mark >>= 12
        draw += 1
    # Four even draws spread by 1024 · √(4/12).
    return (float(total) / float(NOISE_STEPS) - 2.0) * math.sqrt(3.0)
