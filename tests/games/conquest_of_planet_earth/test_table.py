"""The plain table: every act has a title, every option its place, its numbers and its exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.conquest_of_planet_earth.laid_table import Table
from landfall.core.game import CHANCE, OVER
from landfall.core.plain import CountedChance, Option, text_of
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth import table
from landfall.games.conquest_of_planet_earth.box import DONE_ROUND, POINTS
from landfall.games.conquest_of_planet_earth.frames import top_frame
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import W_BEFORE
from landfall.games.conquest_of_planet_earth.state import State

TABLES = (
    ("competitive", 2, {}),
    ("competitive", 3, {"active_resistance": True, "sheet": "brutal"}),
    ("cooperative", 2, {"choose_races": True}),
    ("solo", 1, {"command_counters": True}),
    ("team", 4, {"draw_two_pick_one": True}),
)


def positions(game: ConquestOfPlanetEarth, seed: int, most: int) -> Iterator[State]:
    """Those of a random game."""
    rng, position = Rng(seed, "laid"), game.start()
    for _ in range(most):
        yield position
        if game.actor(position) == OVER:
            return
        if game.actor(position) == CHANCE:
            position = game.apply(position, game.sample(position, rng))
            continue
        acting = game.actors(position)
        seat = acting[rng.below(len(acting))]
        legal = game.legal(position, seat)
        position = game.apply(position, legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("competitive", 2), ("competitive", 4), ("cooperative", 3), ("solo", 1), ("team", 4)],
)
def test_every_code_has_a_title_of_its_own(mode: str, seats: int) -> None:
    game = ConquestOfPlanetEarth(seats=seats, mode=mode)
    titles = Counter(table.title_of(game, code) for code in range(game.size))
    assert [title for title, count in titles.items() if count > 1] == []
    assert all(title[0].isupper() and not title.endswith(".") for title in titles)


def test_titles_name_people_and_places() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    names = ("Ada", "Basil")
    assert (
        table.title_of(game, game.code("move n-c n-3"), names)
        == "Move a saucer from Ada's Landing Site to A3"
    )
    assert table.title_of(game, game.code("fight B"), names) == "Fight Basil's Aliens"
    assert table.title_of(game, game.code("resolve obj-c"), names) == "Resolve the Objective"
    assert table.title_of(game, game.code("play death-ray"), names) == "Play Death Ray"


@pytest.mark.parametrize(("mode", "seats", "options"), TABLES)
def test_a_prompt_offers_what_is_legal_once_and_in_its_place(mode, seats, options) -> None:
    game = ConquestOfPlanetEarth(seats=seats, mode=mode, **options)
    units = table.units(game)
    asked = 0
    for number, position in enumerate(positions(game, 11, 700)):
        if number % 2 or game.actor(position) < 0:
            continue
        for seat in game.actors(position):
            seen = game.observe(position, seat)
            prompt = table.prompt(game, seen, seat)
            asked += 1
            legal = [game.text(code) for code in game.legal(seen, seat)]
            assert sorted(option["action"] for option in prompt["options"]) == sorted(legal)
            places = [group["id"] for group in prompt["groups"]]
            assert len(places) == len(set(places))
            assert {option["group"] for option in prompt["options"]} == set(places)
            titles = [
                (option["group"], text_of(option["title"], units)) for option in prompt["options"]
            ]
            assert len(titles) == len(set(titles)), titles
            assert len(prompt["question"]) <= 45
            for refused in prompt["not"]:
                assert refused["action"] not in legal
                assert len(refused["reason"].split()) <= 7, refused
            for option in prompt["options"]:
                for amount in (*option["cost"], *option["gain"]):
                    assert "words" in amount or (amount["n"] > 0 and amount["unit"] in units)
    assert asked > 40


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "seats", "options"), TABLES)
def test_rows_have_ids_of_their_own_and_options_point_at_them(mode, seats, options) -> None:
    game = ConquestOfPlanetEarth(seats=seats, mode=mode, **options)
    for number, position in enumerate(positions(game, 13, 600)):
        if number % 6:
            continue
        for viewer in (*range(seats), None):
            seen = game.observe(position, viewer)
            rows = [
                row["id"] for group in table.position(game, seen, viewer) for row in group["rows"]
            ]
            assert len(rows) == len(set(rows)), [row for row, n in Counter(rows).items() if n > 1]
            if viewer is None or viewer not in game.actors(seen):
                continue
            for option in table.prompt(game, seen, viewer)["options"]:
                assert set(option["target"]) <= set(rows), option


def test_the_board_lies_open_by_sections_and_a_hand_is_its_owners() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    for position in positions(game, 3, 400):
        if game.turn(position)[0] == 3:
            break
    groups = {group["id"]: group for group in table.position(game, game.observe(position, 0), 0)}
    assert [len(groups[f"section-{name}"]["rows"]) for name in ("obj", "n", "s")] == [7, 7, 7]
    assert groups["hand-A"]["title"] == "Your hand"
    assert groups["hand-A"]["private"] == "A"
    assert groups["hand-B"]["rows"] == []
    assert "Event" in groups["hand-B"]["sealed"]


def test_a_step_costs_its_action_points_and_a_token_two_of_them() -> None:
    game = ConquestOfPlanetEarth(seats=1, mode="cooperative")
    for position in positions(game, 2, 400):
        frame = top_frame(game, position)
        if frame is not None and frame.name == "action" and position.of(POINTS, 0) >= 2:
            break
    options = {
        option["action"]: option
        for option in table.prompt(game, game.observe(position, 0), 0)["options"]
    }
    assert options["menace"]["cost"] == [{"unit": "points", "n": 2}]
    assert options["menace"]["gain"] == [{"unit": "tokens", "n": 1}]
    moves = [option for action, option in options.items() if action.startswith("move s-c")]
    assert moves
    assert all(option["cost"] == [{"unit": "points", "n": 1}] for option in moves)


def fought(game: ConquestOfPlanetEarth, position: State) -> Counter[str]:
    """Every way in which the dice of the round fall that is about to be fought, played out."""
    if position.at[DONE_ROUND]:
        return Counter({("win", "lose", "tie")[int(position.at[DONE_ROUND]) - 1]: 1})
    found: Counter[str] = Counter()
    if game.actor(position) == CHANCE:
        for code in game.legal(position):
            found += fought(game, game.apply(position, code))
        return found
    return fought(game, game.apply(position, game.ruleset.codes.passing))


def test_the_chances_before_the_dice_are_those_of_playing_every_case_out() -> None:
    game = ConquestOfPlanetEarth(seats=1, mode="cooperative")
    compared: set[int] = set()
    for seed in range(6):
        for position in positions(game, seed, 500):
            frame = top_frame(game, position)
            if frame is None or frame.name != "window" or frame.a != W_BEFORE:
                continue
            prompt = table.prompt(game, game.observe(position, 0), 0)
            quiet = next(one for one in prompt["options"] if one["action"] == "pass")
            said = {part["is"]: part["n"] for part in quiet["chance"]["parts"]}
            true = fought(game, game.apply(position, game.code("pass")))
            assert Counter(said) == true, f"{said} and not {dict(true)}"
            assert quiet["chance"]["of"] == true.total()
            compared.add(true.total())
    assert compared >= {36, 216}, "with one die of the Humans, and with two"


def test_a_card_in_a_fight_says_what_it_makes_of_the_totals() -> None:
    game = ConquestOfPlanetEarth(seats=1, mode="cooperative")
    seen_words: list[str] = []
    for seed in range(8):
        for position in positions(game, seed, 400):
            frame = top_frame(game, position)
            if frame is None or frame.name != "window" or frame.a != W_BEFORE:
                continue
            seen = game.observe(position, 0)
            for option in table.prompt(game, seen, 0)["options"]:
                if option["action"] == "play death-ray":
                    seen_words += [text_of(a["words"], {}) for a in option["gain"] if "words" in a]
                    assert option["chance"]["of"] >= 36
    assert seen_words
    for words in seen_words:
        was, now = words.removeprefix("Aliens ").split(" → ")
        assert int(now) == int(was) + 4


def test_what_rolls_a_die_again_says_which_serves_best_and_how_often_the_round_is_won_then() -> (
    None
):
    laid = Table("orzax trun").hand("A", "recalibrate").aliens("A", "n-1", 2).place("n-1", "town")
    laid.hand("B", "jammed-transmission")  # what B might answer changes nothing of it
    laid.battles("A").comes("meet us-army-infantry", "roll 3", "roll 5")
    offered = told_options(laid)["play recalibrate"]
    assert offered["gain"] == [{"words": ["the enemy's 5 again"]}]
    laid.says("A", "play recalibrate")
    dice = told_options(laid)
    assert text_of(dice["die own 1"]["title"], {}) == "Roll your 3 again"
    assert text_of(dice["die enemy 1"]["title"], {}) == "Roll the enemy's 5 again"
    assert dice["die own 1"]["chance"] == cases(win=2, tie=1, lose=3)
    assert offered["chance"] == dice["die enemy 1"]["chance"] == cases(win=3, tie=1, lose=2)


def test_two_dice_that_crush_are_a_tie_to_whoever_is_told_of_it() -> None:
    laid = Table("orzax trun").hand("A", "recalibrate").aliens("A", "n-1", 2).place("n-1", "town")
    laid.battles("A").comes("meet us-army-infantry", "roll 6", "roll 6")
    words = "You tie, as both crush, 10 to 9, if nobody answers."
    assert text_of(told_options(laid)["pass"]["detail"], {}) == words


def test_a_place_is_told_with_the_names_of_who_has_it_and_who_is_there() -> None:
    laid = Table("trun orzax").place("n-4", "town", "B").place("n-1", "city").aliens("B", "n-1", 2)
    laid.aliens("A", "n-4", 1).aliens("A", "n-1", 1).battles("A")
    options = told_options(laid)
    told = {
        at: text_of(options[f"resolve {at}"]["detail"], {}, ("Ada", "Basil"))
        for at in ("n-4", "n-1")
    }
    assert told["n-4"] == "Conquered by Basil for 2 Terror Points, 1 Alien of yours is there."
    assert told["n-1"].endswith("1 Alien of yours is there, 2 Aliens of Basil are there.")


def told_options(laid: Table) -> dict[str, Option]:
    """What seat A may answer, as it is told of it."""
    seen = laid.game.observe(laid.state, 0)
    return {option["action"]: option for option in table.prompt(laid.game, seen, 0)["options"]}


def cases(**of: int) -> CountedChance:
    return {"of": 6, "parts": [{"is": how, "n": n} for how, n in of.items()]}


def test_what_was_laid_in_secret_is_shown_to_its_owner_alone() -> None:
    game = ConquestOfPlanetEarth(seats=2)
    for position in positions(game, 5, 100):
        if game.actors(position) == (0, 1):
            break
    laid = game.apply(position, game.code("choose 5"), 0)
    own = table.mine(game, game.observe(laid, 0), 0)
    assert own is not None
    assert own["secret"] == ["You laid Command Counter 5."]
    assert table.mine(game, game.observe(laid, 1), 1) is None
    assert table.status(game, game.observe(laid, 1), 1)["step"] == "1 of 2 have chosen"


def test_the_result_adds_up() -> None:
    game = ConquestOfPlanetEarth(seats=2, mode="cooperative")
    rng, position = Rng(4, "result"), game.start()
    while game.actor(position) != OVER:
        assert table.result(game, position) is None
        legal = game.legal(position)
        chance = game.actor(position) == CHANCE
        position = game.apply(
            position, game.sample(position, rng) if chance else legal[rng.below(len(legal))]
        )
    result = table.result(game, position)
    assert result is not None
    assert all(row["total"] == sum(row["parts"]) for row in result["rows"])
    assert sum(row["total"] for row in result["rows"]) == game.score(position, 0)
