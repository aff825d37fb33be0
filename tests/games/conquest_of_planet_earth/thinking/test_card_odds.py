"""What a card does to the chance of a Fight."""

from __future__ import annotations

import pytest

from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import AGAINST_CAPTAIN, BATTLE, HAND, KIND, WHO
from landfall.games.conquest_of_planet_earth.fights import side_of, silenced
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import frame_below
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, State
from landfall.games.conquest_of_planet_earth.thinking.card_odds import CardOdds
from landfall.games.conquest_of_planet_earth.thinking.fight_odds import FightOdds

STRONGER = (
    "death-ray",
    "attack-formation",
    "disintegrator-beams",
    "robot-army",
    "summon-land-squid",
)


def windows(rules: Ruleset, seed: int, most: int) -> list[tuple[State, int]]:
    """Moments of a random game in which somebody is asked in a Fight of its own.

    A window may open in a Battle while no Fight is under way: it is won, or Captain Fantastic attacks.
    """
    fights = (rules.book.kind("fight"), rules.book.kind("alien-battle"))
    rng = Rng("windows", seed)
    state = rules.start()
    room = rules.buffer()
    found: list[tuple[State, int]] = []
    for _ in range(1500):
        who = int(state.at[WHO])
        if who == OVER or len(found) == most:
            break
        if who == CHANCE:
            rules.happen(state, rules.sample(state, rng))
            continue
        in_window = state.at[state.top() + KIND] == rules.book.window
        in_window &= frame_below(state, rules.book.play) < 0
        fought = state.at[BATTLE] not in (0, AGAINST_CAPTAIN)
        fought = fought and any(frame_below(state, kind) >= 0 for kind in fights)
        if fought and in_window and side_of(state, who) >= 0:
            found.append((state.copy(), who))
        rules.apply(state, who, room[rng.below(rules.legal(state, who, room))])
    return found


@pytest.mark.parametrize("seed", range(4))
def test_strength_never_hurts_and_to_pass_changes_nothing(seed: int) -> None:
    rules = ConquestOfPlanetEarth(seats=2).ruleset
    cards = CardOdds(rules, FightOdds(rules))
    asked = windows(rules, seed, 12)
    assert asked
    for state, seat in asked:
        told = cards.answers(state, seat)
        passing = told[int(rules.codes.passing)]
        assert passing == pytest.approx(cards.chance(state, seat))
        for code, chance in told.items():
            assert 0.0 <= chance <= 1.0 + 1e-9
            if rules.texts[code].partition(" ")[2] in STRONGER:
                assert chance >= passing - 1e-9


def test_a_card_that_wins_a_fight_makes_it_certain() -> None:
    rules = ConquestOfPlanetEarth(seats=2).ruleset
    cards = CardOdds(rules, FightOdds(rules))
    peace = rules.box.event_names.index("we-come-in-peace")
    code = int(rules.codes.deed + rules.book.by_event[peace])
    seen = 0
    for seed in range(6):
        for state, seat in windows(rules, seed, 12):
            if silenced(state, seat):
                continue
            state.put(HAND + peace, seat, 1)
            told = cards.answers(state, seat)
            if code in told and state.at[BATTLE] == 1:
                assert told[code] == pytest.approx(1.0)
                seen += 1
    assert seen > 3


def test_who_is_not_in_the_fight_is_told_nothing() -> None:
    rules = ConquestOfPlanetEarth(seats=2).ruleset
    cards = CardOdds(rules, FightOdds(rules))
    assert cards.answers(rules.start(), 0) == {}
    for state, seat in windows(rules, 1, 4):
        if state.at[BATTLE] == 1:
            assert cards.answers(state, 1 - seat) == {}
