"""The chances of Fights agree with the rules: what a Fight is worth is the mean of what comes next.

From every moment of many Fights the engine goes on in every way that chance may take. If the chance
before is the mean of those after, and a Fight won counts 1 and a Fight lost 0, it is exact.
"""

from __future__ import annotations

from itertools import islice

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import (
    AGAINST_ALIENS,
    AGAINST_HUMANS,
    ANSWER,
    AWAITED,
    B_SEAT,
    B_SPACE,
    BATTLE,
    DEPTH,
    F_COUNTER,
    F_DRAWN,
    F_FULL,
    FRAME,
    KIND,
    RACE,
    RESULT,
    ROLLED,
    TURNS,
    WHO,
    C,
)
from landfall.games.conquest_of_planet_earth.chance import DIE
from landfall.games.conquest_of_planet_earth.fight_round import WON
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import frame_below
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, WORKING, State
from landfall.games.conquest_of_planet_earth.table.battle_odds import battle_odds
from landfall.games.conquest_of_planet_earth.thinking.fight_odds import FightOdds

MOST = 40
"""Moments of one game that are looked at."""


def outer_kind(rules: Ruleset, state: State) -> int:
    name = "alien-battle" if state.at[BATTLE] == AGAINST_ALIENS else "fight"
    return int(frame_below(state, rules.book.kind(name)))


class Way:
    """Goes on by the rules until something is asked, and says whether the Fight has ended."""

    def __init__(self, rules: Ruleset, odds: FightOdds) -> None:
        self.rules = rules
        self.odds = odds
        self.rival = -1  # who wants the Fight to be lost
        names = ("roll-for-each", "destroy", "gamble", "reroll")
        self.in_the_middle = [rules.book.kind(name) for name in names]

    def go(self, state: State, depth: int) -> float | None:
        """1 or 0 once the frame at a depth is gone, None as long as it is there."""
        while True:
            if state.at[WHO] == OVER:
                return 1.0
            if state.at[DEPTH] < depth:
                return 1.0 if state.at[RESULT] == WON else 0.0
            if state.at[WHO] != WORKING:
                return None
            f = state.top()
            self.rules.book.procedures[state.at[f + KIND]].go(state, f)

    def happen(self, state: State, code: int, depth: int) -> tuple[State, float | None]:
        after = state.copy()
        f = after.top()
        after.at[WHO] = WORKING
        what = int(after.at[AWAITED])
        after.at[AWAITED] = 0
        if what == DIE:
            after.at[ROLLED] = code - self.rules.codes.roll + 1
        self.rules.book.procedures[after.at[f + KIND]].chance(after, f, code)
        return after, self.go(after, depth)

    def chosen(self, state: State, seat: int, code: int, depth: int) -> tuple[State, float | None]:
        after = state.copy()
        f = after.top()
        self.rules.book.procedures[after.at[f + KIND]].answer(after, f, seat, code)
        return after, self.go(after, depth)

    def is_told(self, state: State) -> bool:
        """Is it a moment whose chance is told: not in the middle of a Barrage or of a save?"""
        return state.at[WHO] != CHANCE or state.at[state.top() + KIND] not in self.in_the_middle

    def mean(self, state: State, depth: int) -> float:
        """The mean over what comes next, as the odds tell it there."""
        if state.at[WHO] == CHANCE:
            codes, weights = self.outcomes(state)
            total = 0.0
            for code, weight in zip(codes, weights, strict=True):
                total += weight * self.value(*self.happen(state, code, depth), depth)
            return total / sum(weights)
        seat = int(state.at[WHO])
        worths = [
            self.value(*self.chosen(state, seat, code, depth), depth)
            for code in self.quiet(state, seat)
        ]
        return min(worths) if seat == self.rival else max(worths)

    def outcomes(self, state: State) -> tuple[list[int], list[int]]:
        """What chance may bring, and how often; of Barrage dice that hit, and that do not, one each."""
        f = state.top()
        if state.at[f + KIND] == self.in_the_middle[0]:
            hits, roll = int(state.at[f + C]), int(self.rules.codes.roll)
            return [roll, roll + 5], [hits, 6 - hits]
        room = self.rules.buffer()
        codes = [int(code) for code in room[: self.rules.outcomes(state, room)]]
        return codes, [int(self.rules.weight(state, code)) for code in codes]

    def quiet(self, state: State, seat: int) -> list[int]:
        """To pass or to stay, or else all that may be chosen: which Alien is lost."""
        room = self.rules.buffer()
        codes = self.rules.codes
        legal = [int(code) for code in room[: self.rules.legal(state, seat, room)]]
        return [code for code in legal if code in (codes.passing, codes.stay)] or legal

    def value(self, state: State, ended: float | None, depth: int) -> float:
        if ended is not None:
            return ended
        if not self.is_told(state):
            return self.mean(state, depth)
        return self.fight(state)

    def fight(self, state: State) -> float:
        """The chance that is told."""
        if state.at[BATTLE] == AGAINST_ALIENS:
            return self.odds.between_aliens(state).fight
        return self.odds.fight_now(state)


def moments(rules: Ruleset, seed: int, turns: int, kind: int = AGAINST_HUMANS) -> list[State]:
    """Moments of Fights in a random game."""
    rng = Rng("moments", seed)
    state = rules.start()
    room = rules.buffer()
    found: list[State] = []
    while state.at[WHO] != OVER and state.at[TURNS] < turns and len(found) < MOST:
        playing = frame_below(state, rules.book.play) >= 0
        playing |= any(state.of(ANSWER, seat) > 0 for seat in range(2))
        if state.at[BATTLE] == kind and outer_kind(rules, state) >= 0 and not playing:
            found.append(state.copy())
        who = int(state.at[WHO])
        if who == CHANCE:
            rules.happen(state, rules.sample(state, rng))
        else:
            count = rules.legal(state, who, room)
            rules.apply(state, who, room[rng.below(count)])
    return found


def checked(way: Way, state: State) -> bool:
    """Is the moment one whose chance is told? Then it is the mean of what comes next."""
    if not way.is_told(state):
        return False
    depth = (outer_kind(way.rules, state) - int(state.box.stack)) // FRAME + 1
    assert way.fight(state) == pytest.approx(way.mean(state, depth), abs=1e-9)
    return True


@pytest.mark.parametrize("seed", range(6))
def test_the_chance_of_a_fight_is_the_mean_of_what_comes(seed: int) -> None:
    rules = ConquestOfPlanetEarth(seats=2).ruleset
    way = Way(rules, FightOdds(rules))
    assert sum(checked(way, state) for state in moments(rules, seed, 60)) > 5


@pytest.mark.parametrize("seed", range(4))
def test_so_is_that_of_a_fight_against_counters(seed: int) -> None:
    rules = ConquestOfPlanetEarth(seats=2, mode="cooperative").ruleset
    way = Way(rules, FightOdds(rules))
    # A second Hero brings an Event, which may change anything: so Fights in which Heroes may come
    # are left out.
    fought = [state for state in moments(rules, seed, 60) if state.at[F_COUNTER] > 0]
    assert sum(checked(way, state) for state in fought) > 0


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "names", [("living-slime", "colossal-robot"), ("bounty-hunter",), ("living-slime",)]
)
def test_so_is_that_of_a_group_with_allies(seed: int, names: tuple[str, ...]) -> None:
    """They choose whom they lose; Slime saves itself, the Bounty Hunter quiets Heroes."""
    rules = ConquestOfPlanetEarth(seats=2).ruleset
    box = rules.box
    way = Way(rules, FightOdds(rules))
    seen = 0
    for state in moments(rules, seed, 40)[:12]:
        if frame_below(state, rules.book.kind("destroy")) >= 0:
            continue
        for name in names:
            at = box.ally_at + 3 * box.ally_names.index(name)
            state.at[at] = state.at[B_SEAT] + 1
            state.at[at + 1] = state.at[B_SPACE]
        seen += checked(way, state)
    assert seen > 3


def test_so_is_that_of_a_fight_between_aliens() -> None:
    rules = ConquestOfPlanetEarth(seats=2).ruleset
    way = Way(rules, FightOdds(rules))
    seen = 0
    for seed in range(10):
        for state in moments(rules, seed, 100, AGAINST_ALIENS):
            way.rival = 1 - int(state.at[B_SEAT])
            seen += checked(way, state)
    assert seen > 10


FEW = {
    "heroes alone": ["army-scientists", "mad-scientist"],
    "one Full Resistance": ["teenage-lovebirds", "us-army-tanks", "stubborn-farmer"],
    "nothing": [],
}
"""Decks of few cards."""


@pytest.mark.parametrize(
    "below", [[], ["us-army-infantry"], ["ace-reporter", "super-tanks"]], ids=str
)
@pytest.mark.parametrize("deck", FEW.values(), ids=FEW.keys())
def test_so_is_that_of_a_fight_with_few_cards_left(deck: list[str], below: list[str]) -> None:
    """Cards put under the deck come in their order, and only then the pile is made a deck."""
    table = Table("fishmen trun").aliens("A", "n-1", 2).place("n-1", "small-town")
    pile = ["angry-mob", "us-army-artillery", "retired-war-hero"]
    table.only_cards(*deck, *below, *pile).discarded(*pile)
    box, at = table.box, table.state.at
    for place, name in enumerate(below):
        kind = box.resistance_names.index(name)
        at[box.resistance_deck + kind] -= 1
        at[box.resistance_bottom + 1 + 2 * place] = kind
        at[box.resistance_bottom + 2 + 2 * place] = 1
        at[box.resistance_bottom] += 1
    table.battles("A")
    way = Way(table.rules, FightOdds(table.rules))
    assert walked(way, table.state, 12, Rng("few", *deck)) > 2


ALLIES = [
    ((), ()),
    (("living-slime",), ()),
    ((), ("living-slime", "colossal-robot")),
    (("bounty-hunter", "colossal-robot"), ("living-slime",)),
]
"""Of whose Battle it is, and of its rival."""


def lay_allies(state: State, names: tuple[str, ...], seat: int) -> None:
    """They stand where the Battle is."""
    for name in names:
        at = state.box.ally_at + 3 * state.box.ally_names.index(name)
        state.at[at] = seat + 1
        state.at[at + 1] = state.at[B_SPACE]


def walked(way: Way, state: State, steps: int, rng: Rng) -> int:
    """Goes on step by step and checks each: how many were told."""
    depth = (outer_kind(way.rules, state) - int(state.box.stack)) // FRAME + 1
    told = 0
    for _ in range(steps):
        told += checked(way, state)
        if state.at[WHO] == CHANCE:
            state, ended = way.happen(state, int(way.rules.sample(state, rng)), depth)
        else:
            seat = int(state.at[WHO])
            codes = way.quiet(state, seat)
            state, ended = way.chosen(state, seat, codes[rng.below(len(codes))], depth)
        if ended is not None:
            break
    return told


@pytest.mark.slow
@pytest.mark.parametrize("kind", [AGAINST_HUMANS, AGAINST_ALIENS], ids=["humans", "aliens"])
@pytest.mark.parametrize("race", ["fishmen", "orzax", "beetlemen"])
@pytest.mark.parametrize("names", ALLIES, ids=str)
def test_it_is_so_to_the_end_whoever_fights(
    kind: int, race: str, names: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    """Races that win Ties, that have guards, that grow; Allies lost, saved, and quieting Heroes."""
    rules = ConquestOfPlanetEarth(seats=2).ruleset
    box, rng = rules.box, Rng("walk", race)
    way = Way(rules, FightOdds(rules))
    middle = [rules.book.kind("destroy"), rules.book.kind("lose")]
    told = 0
    for seed in range(32 if kind == AGAINST_ALIENS else 3):
        for state in moments(rules, seed, 60, kind)[::9][:3]:
            if any(frame_below(state, one) >= 0 for one in middle):
                continue
            seat = int(state.at[B_SEAT])
            number = box.race_names.index(race)
            state.put(RACE, seat, number + 1)
            state.put(RACE, 1 - seat, (number + 4) % len(box.race_names) + 1)
            lay_allies(state, names[0], seat)
            if kind == AGAINST_ALIENS:
                lay_allies(state, names[1], 1 - seat)
                way.rival = 1 - seat
            told += walked(way, state, 8, rng)
    assert told > 10


def played_out(way: Way, state: State, depth: int, rng: Rng) -> float:
    """The end of a Battle in which nobody plays anything and everybody stays."""
    ended = None
    while ended is None:
        if state.at[WHO] == CHANCE:
            state, ended = way.happen(state, int(way.rules.sample(state, rng)), depth)
        else:
            seat = int(state.at[WHO])
            state, ended = way.chosen(state, seat, way.quiet(state, seat)[0], depth)
    return ended


@pytest.mark.slow
def test_the_chance_of_a_battle_is_about_what_comes_of_many() -> None:
    """Not quite: later Fights draw from the deck as it is before the first."""
    rules = ConquestOfPlanetEarth(seats=2).ruleset
    way = Way(rules, FightOdds(rules))
    begun = (
        state
        for seed in range(40)
        for state in moments(rules, seed, 60)
        if state.at[WHO] == CHANCE
        and state.at[F_DRAWN] == state.at[F_FULL] == state.at[F_COUNTER] == 0
        and state.aliens(state.at[B_SPACE], state.at[B_SEAT]) > 2
        and len(way.odds.fights_after(state)) > 0
    )
    rng = Rng("battles")
    for state in islice(begun, 2):
        told = way.odds.under_way(state)
        assert told is not None
        assert told.battle < told.fight
        frame = int(frame_below(state, rules.book.kind("battle")))
        depth = (frame - int(state.box.stack)) // FRAME + 1
        many = 250
        won = sum(played_out(way, state, depth, rng) for _ in range(many)) / many
        assert told.battle == pytest.approx(won, abs=0.12)


@pytest.mark.parametrize(("place", "about"), [("small-town", False), ("town", True)])
def test_the_chance_of_a_battle_with_fights_to_come_is_told_as_about(
    place: str, about: bool
) -> None:
    table = Table("trun trun").hand("A", "death-ray").aliens("A", "n-1", 2).place("n-1", place)
    table.battles("A").comes("meet us-army-tanks")
    *_, battle = battle_odds(table.game, table.state)
    assert [word[:6] for word in battle.get("note", [])] == ["about:"] * about
