"""Positions in plain text: all that lies on the table, in eighty columns, and nothing that is hidden."""

from __future__ import annotations

import pytest

from games.conquest_of_planet_earth.modes import MODES, played
from landfall.core.phrases import listed
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import DEPLOYMENTS
from landfall.games.conquest_of_planet_earth.draw import COLUMNS, QUESTIONS
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.names import TRACK_END
from landfall.games.conquest_of_planet_earth.winning import advance_track

pytestmark = pytest.mark.words

RIVALS = ConquestOfPlanetEarth(seats=2)


@pytest.mark.parametrize("mode", MODES)
def test_every_position_is_drawn_in_eighty_columns(mode: str) -> None:
    for game, position in played(mode, 250, seed=5):
        drawn = game.draw(position)
        assert [row for row in drawn.splitlines() if len(row) > COLUMNS] == []
        assert drawn.endswith(".\n")
        assert "None" not in drawn


@pytest.mark.parametrize("mode", ["three rivals, two races each", "teams, two races each"])
def test_what_somebody_sees_is_drawn_the_same_whatever_is_hidden(mode: str) -> None:
    for step, (game, position) in enumerate(played(mode, 160, seed=6)):
        if step % 4 == 0:
            seat = step // 4 % game.seats
            seen = game.observe(position, seat)
            twin = game.observe(game.imagine(seen, seat, Rng(step)), seat)
            assert game.draw(twin) == game.draw(seen)


@pytest.mark.parametrize("mode", MODES)
def test_every_question_is_asked_in_words(mode: str) -> None:
    for game, position in played(mode, 250, seed=7):
        if game.actor(position) >= 0:
            assert game.view(position, None)["asks"] in QUESTIONS


def test_a_fight_is_drawn_with_both_totals() -> None:
    drawn = RIVALS.draw(
        RIVALS.from_dict(
            {
                "phase": "battle",
                "seats": {"A": {"race": "trun", "tokens": 1}, "B": {"race": "orzax"}},
                "spaces": {
                    "n-4": {"location": "city", "aliens": {"A": 3}},
                    "n-3": {"location": "town", "marker": "B"},
                    "n-2": {"location": "forest", "demolished": True},
                },
                "battle": {"space": "n-4", "won": 1},
                "fight": {"full": "us-army-infantry", "heroes": ["local-geologist"]},
            }
        )
    )
    for row in (
        "  n-4    City, Resistance 3, Population 2; A: 3 saucers",
        "  n-3    Town, Resistance 0, Population 2; conquered by B",
        "  n-2    Forest, Demolished",
        "  Empty  n-1, n-5, n-6",
        "  A in n-4 against the Humans",
        "  Fights won: 1 of 3",
        "    A: Strength 12, dice not rolled, total 12, crushing from 6",
        "    Humans: Strength 4, dice not rolled, total 4, crushing from 6",
        "> A  The Trun, 0 Terror, 1 token, Action Points 0, Command -, pool 0 of 4,",
    ):
        assert row in drawn.splitlines(), drawn


def test_cards_on_top_are_told_to_those_who_know_them() -> None:
    top = [{"card": "us-army-tanks", "known-to": ["B"]}]
    position = RIVALS.from_dict({"decks": {"resistance": {"top": top}}})
    told = "     on top: U.S. Army Tanks (known to B)"
    assert told in RIVALS.draw(RIVALS.observe(position, 1)).splitlines()
    assert "     on top: a card (known to B)" in RIVALS.draw(RIVALS.observe(position, 0))


def test_the_end_is_told() -> None:
    over = RIVALS.from_dict({"won": "B", "spaces": {"n-1": {"location": "town", "marker": "B"}}})
    assert RIVALS.draw(over).endswith("The game is over: B wins with 2 Terror Points.\n")
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative")
    lost = game.draw(game.from_dict({"won": "humans", "track": 10}))
    assert lost.endswith("the Super Cannon is built, and everybody has lost.\n")


@pytest.mark.parametrize("in_play", [{}, {"thick-fog": ["A"]}])
def test_it_is_said_when_the_fog_lifts_while_it_lies_there(in_play: dict[str, list[str]]) -> None:
    laid = {
        "seats": {"A": {"race": "trun"}, "B": {"race": "orzax"}},
        "fog-ends": 3,
        "in-play": in_play,
    }
    said = RIVALS.draw(RIVALS.from_dict(laid))
    assert ("Thick Fog lifts after round 3" in said) == bool(in_play)


@pytest.mark.parametrize("sheet", ["standard", "brutal"])
def test_it_is_said_where_the_red_circles_are(sheet: str) -> None:
    """They are where the marker has Counters deployed; without a Resistance Phase there are none."""
    game = ConquestOfPlanetEarth(seats=3, mode="cooperative", sheet=sheet)
    position = game.start()
    (told,) = (row for row in game.draw(position).splitlines() if "Red circles" in row)
    circles = []
    for step in range(1, TRACK_END):
        due = position.at[DEPLOYMENTS]
        advance_track(position, 1)
        circles += [str(step)] * int(position.at[DEPLOYMENTS] - due)
    assert told == f"  Red circles at {listed(circles)}"
    rivals = ConquestOfPlanetEarth(seats=3)
    assert "Red circles" not in rivals.draw(rivals.start())


def test_what_partners_have_together_is_said() -> None:
    game = ConquestOfPlanetEarth(seats=4, mode="team")
    laid = {
        "turn": "A",
        "spaces": {
            "n-1": {"location": "town", "marker": "A"},
            "e-1": {"location": "small-town", "marker": "B"},
            "w-1": {"location": "town", "marker": "D"},
        },
    }
    position = game.from_dict(laid)
    ours, theirs = game.score(position, 1), game.score(position, 2)
    assert ours > theirs > 0
    told = f"Together: A and B {ours}, C and D {theirs} Terror Points"
    assert told in game.draw(position).splitlines()
