"""Cards that change what a raid takes or what others pay: in positions, stories, on tables."""

from __future__ import annotations

from itertools import pairwise

import pytest

from landfall.core.errors import PositionError
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers import story
from landfall.games.alien_frontiers import table as plain
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table.spans import text
from landfall.testing import check_game
from plain_table import carried_out
from plain_table import plain as counted
from random_play import walk

DECK = {"matter-extractor": 5, "deflector-shield": 6}


@pytest.fixture(scope="module")
def game() -> AlienFrontiers:
    return AlienFrontiers("later-printing", 3, variant={"deck": DECK})


@pytest.fixture
def raid(game: AlienFrontiers) -> State:
    """A raids with a Matter Extractor; B has something to lose."""
    table = game.from_dict(
        {
            "dice": [1, 2, 3],
            "seats": {"A": {"cards": ["matter-extractor", "booster-pod"]}, "B": {"fuel": 2}},
            "display": ["booster-pod", "plasma-cannon", "stasis-beam"],
        }
    )
    return game.apply(table, game.code("dock raiders-outpost 1 2 3"))


def told(game: AlienFrontiers, table: State, *actions: str) -> str:
    steps = []
    for action in actions:
        code = game.code(action)
        after = game.apply(table, code)
        steps.append(whole_step(game, table, code, after))
        table = after
    return story.tell(game, steps)


@pytest.mark.slow
def test_they_keep_every_promise_of_a_game() -> None:
    game = AlienFrontiers("later-printing", 4, variant={"deck": DECK})
    check_game(game, games=1, closely=150)


@pytest.mark.slow
def test_every_step_of_whole_games_is_told_explained_listed_and_read_back(
    game: AlienFrontiers,
) -> None:
    verbs: set[str] = set()
    for seed in range(2):
        for (before, code), (after, _) in pairwise(walk(game, "raids", seed)):
            assert story.tell(game, [whole_step(game, before, code, after)])
            assert game.explain(before, code).legal
            listed = changes(game.ruleset, before, after)
            assert carried_out(counted(game, before), listed) == counted(game, after)
            assert game.from_dict(game.to_dict(after)) == after
            if game.actor(before) >= 0:
                assert plain.prompt(game, before, int(before.seat))["options"]
            verbs.add(game.text(code).split()[0])
    assert {"extract", "take"} <= verbs


# -- the Matter Extractor -----------------------------------------------------------------------------


def test_a_raid_on_the_supply_is_told_in_one_sentence(game: AlienFrontiers, raid: State) -> None:
    assert told(game, raid, "extract fuel", "extract ore", "extract fuel", "done") == (
        "A takes 2 fuel and 1 ore from the supply."
    )
    assert told(game, raid, "extract plasma-cannon", "draw alien-city") == (
        "A takes the Plasma Cannon from the display and an Alien City takes its place."
    )


def test_a_raid_on_the_supply_is_explained(game: AlienFrontiers, raid: State) -> None:
    why = game.explain(raid, "extract ore")
    assert (why.cost, why.gain.split(";")[0]) == ("", "1 ore")
    assert why.rules[:2] == ("matter-extractor.raid", "raiders-outpost.booty")
    begun = game.apply(raid, game.code("extract ore"))
    assert game.explain(begun, "take fuel B").fact == (
        "this raid has taken something from the supply already"
    )
    robbed = game.apply(raid, game.code("take fuel B"))
    assert game.explain(robbed, "extract fuel").fact == (
        "this raid has taken something from a player already"
    )


def test_a_plain_table_offers_the_supply_and_the_display(game: AlienFrontiers, raid: State) -> None:
    prompt = plain.prompt(game, raid, 0)
    titles = {option["action"]: text(option["title"]) for option in prompt["options"]}
    assert titles["extract fuel"] == "Take 1 fuel from the supply"
    assert titles["extract plasma-cannon"] == "Take the Plasma Cannon on display"
    targets = {option["action"]: option["target"] for option in prompt["options"]}
    assert targets["extract plasma-cannon"] == ["display-plasma-cannon"]
    missing = {text(line["title"]): line["reason"] for line in prompt["not"]}
    assert missing == {"Take the Booster Pod on display": "you hold it already"}
    robbed = game.apply(raid, game.code("take fuel B"))
    lines = plain.prompt(game, robbed, 0)["not"]
    assert ("Take 1 fuel from the supply", "players or supply, not both") in [
        (text(line["title"]), line["reason"]) for line in lines
    ]


def test_where_a_raid_began_is_part_of_a_position(game: AlienFrontiers, raid: State) -> None:
    begun = game.apply(raid, game.code("extract ore"))
    assert game.to_dict(begun)["pending"] == [{"asks": "raid", "taken": 1, "from": "supply"}]
    assert game.to_dict(raid)["pending"] == [{"asks": "raid", "taken": 0}]


@pytest.mark.parametrize(
    ("cards", "taken", "problem"),
    [
        ([], 1, "pending.1.from: it takes a Matter Extractor to raid the supply"),
        (["matter-extractor"], 0, "pending.1.from: nothing is taken yet"),
    ],
)
def test_a_raid_on_the_supply_that_cannot_be(
    cards: list[str], taken: int, problem: str, game: AlienFrontiers
) -> None:
    asked = {"asks": "raid", "taken": taken, "from": "supply"}
    with pytest.raises(PositionError) as wrong:
        game.from_dict({"seats": {"A": {"cards": cards}}, "pending": [asked]})
    assert str(wrong.value).startswith(problem)


# -- the Deflector Shield -----------------------------------------------------------------------------


def shielded(game: AlienFrontiers, fuel: int, *cards: str) -> State:
    """B is shielded, and C is not."""
    return game.from_dict(
        {
            "dice": [6],
            "seats": {
                "A": {"fuel": fuel, "cards": cards},
                "B": {"docked": {"lunar-mine": [4]}, "ships": 4, "cards": ["deflector-shield"]},
                "C": {"docked": {"lunar-mine": [3]}},
            },
        }
    )


def test_the_surcharge_is_told_and_explained(game: AlienFrontiers) -> None:
    table = shielded(game, 3, "plasma-cannon")
    aimed = game.apply(table, game.code("use plasma-cannon lunar-mine"))
    assert told(game, aimed, "aim B 4") == "A shoots B's 4 to the Maintenance Bay for 2 fuel."
    assert told(game, aimed, "aim C 3") == "A shoots C's 3 to the Maintenance Bay for 1 fuel."
    dear, cheap = game.explain(aimed, "aim B 4"), game.explain(aimed, "aim C 3")
    assert (dear.cost, cheap.cost) == ("2 fuel", "1 fuel")
    assert "deflector-shield.surcharge" in dear.rules
    assert "deflector-shield.surcharge" not in cheap.rules
    scrapped = game.apply(table, game.code("discard plasma-cannon lunar-mine"))
    assert told(game, scrapped, "aim B 4") == "A destroys B's 4 for 1 fuel."


def test_who_lacks_the_fuel_is_told_why(game: AlienFrontiers) -> None:
    table = shielded(game, 1, "plasma-cannon")
    aimed = game.apply(table, game.code("use plasma-cannon lunar-mine"))
    why = game.explain(aimed, "aim B 4")
    assert why.fact == "B is shielded, so it costs 2 fuel; you have 1 fuel"
    assert (why.reason, why.brief) == ("the Deflector Shield makes it dearer", "shielded")
    assert why.paid == {"fuel": 2}


def test_a_helmet_that_cannot_pay_for_any_ship_there(game: AlienFrontiers) -> None:
    table = game.from_dict(
        {
            "dice": [6],
            "seats": {
                "A": {"fuel": 3, "cards": ["mind-control-helmet"]},
                "B": {"docked": {"lunar-mine": [4]}, "cards": ["deflector-shield"]},
            },
        }
    )
    why = game.explain(table, "use mind-control-helmet lunar-mine")
    assert (why.refusal, why.fact) == (
        "deflector-shield.surcharge",
        "B's ships there are shielded, and with them it costs more fuel than you have",
    )


def test_of_ships_of_several_players_the_shielded_ones_are_named(game: AlienFrontiers) -> None:
    rules = ("plasma-cannon.fleet", "deflector-shield.surcharge")
    for fleets, rule, fact in (
        ((6, 3), rules[0], "C would keep 2 ships outside the Terraforming Station, and 3 must"),
        ((3, 6), rules[1], "C's ships there are shielded, and with them it costs more fuel than"),
    ):
        shield = 0 if rule == rules[0] else 1
        rivals = [{"ships": ships, "docked": {"lunar-mine": [4]}, "cards": []} for ships in fleets]
        rivals[shield]["cards"] = ["deflector-shield"]
        seats = {"A": {"cards": ["plasma-cannon"]}, "B": rivals[0], "C": rivals[1]}
        why = game.explain(game.from_dict({"seats": seats}), "discard plasma-cannon lunar-mine")
        assert why.refusal == rule
        assert why.fact.startswith(fact)
