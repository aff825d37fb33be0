"""The game as the rest of the table meets it: options, seats, the laboratory, the terminal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.core.loop import play_on
from landfall.core.rng import Rng
from landfall.core.seeded_chance import SeededChance
from landfall.games.conquest_of_planet_earth.chronicle import chronicle
from landfall.games.conquest_of_planet_earth.package import PACKAGE
from landfall.lab.simulate import Simulation, simulate

NAME = "conquest-of-planet-earth"


def test_every_option_is_taken_by_the_game_in_a_mode_of_its_own() -> None:
    taken = {
        "mode": {"mode": "solo", "seats": 1},
        "sheet": {"sheet": "brutal", "mode": "cooperative"},
        "one_race": {"one_race": "both", "mode": "team", "seats": 4},
        "races": {"races": {"B": "trun"}, "mode": "cooperative"},
        "cards": {"cards": {"events": {"death-ray": {"title": "Heat Beam"}}}},
        "variant": {"variant": {"events": {"death-ray": {"copies": 1}}}},
    }
    for option in PACKAGE.options:
        assert option.title
        wanted = taken.get(option.name)
        if wanted is None:
            modes = {"mode": "competitive"}
            if "cooperative" in option.about or option.name == "tech_locations":
                modes = {"mode": "cooperative"}
            if option.name == "active_resistance":
                modes = {"mode": "competitive"}
            wanted = {option.name: True, **modes}
        game = PACKAGE.make(**{"seats": 2, **wanted})
        assert game.options.get(option.name, option.default) == wanted[option.name]


def test_options_say_in_which_modes_they_are() -> None:
    about = {option.name: option.about for option in PACKAGE.options}
    assert about["command_counters"].endswith("For the cooperative and solo game.")
    assert about["active_resistance"].endswith("For the competitive and two teams game.")
    assert "game." not in about["historic_monument"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"mode": "team", "seats": 3}, "is for 4 players with mode team, not 3"),
        ({"mode": "competitive", "seats": 1}, "is for 2, 3 or 4 players with mode competitive"),
        ({"sheet": "brutal", "seats": 2}, "the brutal sheet needs a Resistance Phase"),
        (
            {"choose_races": True, "seats": 2},
            "choose_races is an option of the cooperative and solo",
        ),
        (
            {"races": {"A": "trun"}, "seats": 2},
            "races are named in the cooperative and solo game; in the competitive one they are dealt",
        ),
        (
            {"mode": "team", "races": {"A": "trun"}, "seats": 4},
            "in the team one they are dealt",
        ),
        (
            {"mode": "cooperative", "races": {"A": "trun", "C": "trun"}, "seats": 3},
            "A and C cannot both be trun: two groups of one race are for the solo game",
        ),
        (
            {"mode": "cooperative", "races": {"C": "trun"}, "seats": 2},
            "there is no seat 'C' at this table of AB",
        ),
        (
            {"mode": "cooperative", "races": {"A": "martians"}, "seats": 2},
            "races of A is beetlemen or .* or vyborian, not 'martians'",
        ),
        (
            {"mode": "cooperative", "races": {"A": ["trun"]}, "seats": 2},
            r"races of A is beetlemen or .* or vyborian, not \['trun'\]",
        ),
        (
            {"mode": "cooperative", "races": {"first": "trun"}, "seats": 2},
            "races: a seat is a letter from A to F, not 'first'",
        ),
        (
            {"mode": "cooperative", "races": "trun", "seats": 2},
            "races has a name for a seat, such as A:beetlemen, not 'trun'",
        ),
        (
            {"mode": "solo", "races": {"A": "trun"}, "choose_races": True, "seats": 2},
            "races are named before the game or chosen in it: races or choose_races",
        ),
        (
            {"mode": "solo", "races": {"A": "trun"}, "draw_two_pick_one": True, "seats": 2},
            "races are named before the game or chosen in it: races or draw_two_pick_one",
        ),
        ({"mode": "chess", "seats": 2}, "mode is competitive or cooperative or solo or team"),
    ],
)
def test_what_does_not_go_together_is_refused_with_a_sentence(options, sentence) -> None:
    with pytest.raises(LandfallError, match=sentence):
        catalog.game(NAME, **options)


def test_bots_are_stopped_after_sixty_rounds_and_ranked_as_they_stand(monkeypatch) -> None:
    short = replace(PACKAGE, bot_rounds=2)
    monkeypatch.setattr(
        "landfall.catalog.entry", lambda name=NAME: short if name == NAME else PACKAGE
    )
    played = list(simulate(Simulation(("drifter", "drifter"), 2, 3, NAME, PACKAGE.default_edition)))
    assert PACKAGE.bot_rounds == 60
    for game in played:
        assert not game.finished
        assert game.turns <= 2 * 2
        best = max(game.scores)
        assert all(
            (rank == 1) == (score == best)
            for rank, score in zip(game.ranks, game.scores, strict=True)
        )


def test_the_chronicle_counts_races_cards_battles_and_terror_by_round() -> None:
    game = PACKAGE.make(seats=2)
    watched = chronicle(game)
    rng = Rng(9, "watched")

    def decide(seat: int, position) -> int:
        legal = game.legal(position, seat)
        return legal[rng.below(len(legal))]

    for step in play_on(game, game.start(), decide, SeededChance(9)):
        watched.watch(step)
        position = step.after
        if game.round(position) > 11:
            break
    box = game.ruleset.box
    for seat, traits in enumerate(watched.traits):
        assert traits["race"] == box.race_names[int(position.race(seat))]
        assert "Terror Points after round 3" in traits
        assert set(traits.get("Event had, and played", ())) <= set(traits["Event had"])
        held = [name for kind, name in enumerate(box.stuff_names) if position.has_stuff(seat, kind)]
        assert set(held) <= set(traits.get("Space Stuff had", ()))
    assert watched.uses["move"] > 10
    rounds = sum(n for what, n in watched.uses.items() if what.startswith("Fight Round"))
    battles = sum(n for what, n in watched.uses.items() if what.startswith("Battle "))
    assert rounds >= battles > 0


def test_an_ally_is_used_where_it_fought_and_a_weapon_where_it_helped() -> None:
    """A Heat Ray against Soft Resistance and not against Hard; an Ally in another Space did nothing."""
    game = PACKAGE.make(seats=2)
    stuff = ["heat-ray", "tripod-walker", "colossal-robot", "star-serpent"]
    position = game.from_dict(
        {
            "phase": "battle",
            "seats": {"A": {"race": "trun", "stuff": stuff}, "B": {"race": "orzax"}},
            "spaces": {
                "n-4": {"location": "city", "aliens": {"A": ["saucer", "colossal-robot"]}},
                "n-3": {"location": "forest", "aliens": {"A": ["star-serpent"]}},
            },
            "battle": {"space": "n-4"},
            "fight": {"full": "us-army-infantry"},
        }
    )
    watched = chronicle(game)
    for name in stuff:
        watched.had(0, "Space Stuff had", name)

    def decide(seat: int, position) -> int:
        return game.legal(position, seat)[-1]

    for step in play_on(game, position, decide, SeededChance(4)):
        watched.watch(step)
        if any(what.startswith("Fight Round") for what in watched.uses):
            break
    assert set(watched.traits[0]["Space Stuff had, and used"]) == {"heat-ray", "colossal-robot"}
