"""A view shows a seat all it may see and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations

import pytest

from landfall.core.errors import UnknownName
from landfall.core.game import CHANCE, OVER, SEAT_LETTERS
from landfall.games.alien_frontiers import views
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.state import State
from random_play import walk


@pytest.fixture
def game() -> AlienFrontiers:
    return AlienFrontiers("later-printing", seats=3)


def after(game: AlienFrontiers, *steps: str) -> State:
    position = game.start()
    for step in steps:
        position = game.apply(position, game.code(step))
    return position


def test_a_view_names_its_seat_and_the_table(game: AlienFrontiers) -> None:
    view = game.view(game.from_dict({"dice": [4], "seats": {"B": {"fuel": 2}}}), 1)
    assert (view["game"], view["edition"], view["seats"]) == (
        "alien-frontiers",
        "later-printing",
        3,
    )
    assert (view["seat"], view["actor"], view["asks"]) == ("B", "A", "main")
    assert view["position"]["seats"]["B"]["fuel"] == 2
    assert view["scores"] == {"A": 0, "B": 0, "C": 0}
    assert view["outcome"] is None


def test_prices_and_numbers_are_told(game: AlienFrontiers) -> None:
    """As the table stands: with whatever bends them, and of a seat with nothing left to build, none."""
    territories = ("herbert-valley", "bradbury-plateau", "heinlein-plains", "van-vogt-mountains")
    position = game.from_dict(
        {
            "dice": [4],
            "seats": {
                "A": {"ships": 5, "colonies": dict.fromkeys(territories, 1)},
                "B": {"ships": 6, "docked": {"lunar-mine": [5]}},
                "C": {"ships": 4},
            },
        }
    )
    view = game.view(position, 0)
    bent, all_built, printed = (view["prices"][letter] for letter in "ABC")
    assert (bent["shipyard"], all_built["shipyard"], printed["shipyard"]) == ([2, 2], None, [2, 2])
    assert (bent["colony-constructor"], printed["colony-constructor"]) == ([0, 2], [0, 3])
    assert (bent["trade"], printed["trade"]) == (1, None)
    assert "solar-converter" not in bent
    assert "solar-converter" not in view["takes"]
    assert view["takes"]["shipyard"] == 2
    assert view["mine-floor"] == 1
    ended = game.apply(position, game.code("dock lunar-mine 4"))
    assert game.view(ended, 0)["mine-floor"] == 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_price_told_is_the_price_paid(edition: str) -> None:
    game = AlienFrontiers(edition, seats=3)
    paid = 0
    for position, code in walk(game, "prices"):
        seat = game.actor(position)
        verb, *words = game.text(code).split() if code >= 0 else [""]
        if seat < 0 or verb not in ("dock", "launch", "trade"):
            continue
        view = game.view(position, None)
        prices = {**view["numbers"], **view["prices"][SEAT_LETTERS[seat]]}
        cost = prices.get(words[0] if verb == "dock" else verb, [0, 0])
        if verb == "trade":
            cost = [cost or int(words[0]), 0]
        told = game.explain(position, code).paid
        assert cost == [told.get("fuel", 0), told.get("ore", 0)], game.text(code)
        paid += sum(cost)
    assert paid


def test_points_add_up_to_the_score(game: AlienFrontiers) -> None:
    for position, _ in walk(game, "points"):
        for seat in range(game.seats):
            made_of = views.points(game, position, seat)
            assert sum(made_of.values()) == game.score(position, seat)
    view = game.view(position, None)
    assert view["points"]["A"] == views.points(game, position, 0)


def test_control_bonuses_and_ports_are_told(game: AlienFrontiers) -> None:
    position = game.from_dict(
        {
            "dice": [4],
            "seats": {
                "A": {"colonies": {"lem-badlands": 2}},
                "B": {"colonies": {"lem-badlands": 1, "asimov-crater": 1}},
                "C": {"docked": {"lunar-mine": [2, 3]}},
            },
            "fields": {"isolation-field": "asimov-crater"},
        }
    )
    view = game.view(position, 2)
    assert (view["control"]["lem-badlands"], view["control"]["pohl-foothills"]) == ("A", None)
    assert view["bonuses"] == {"A": ["lem-badlands"], "B": [], "C": []}
    assert (view["free-ports"]["lunar-mine"], view["scores"]) == (2, {"A": 3, "B": 3, "C": 0})


def test_only_the_seat_that_decides_is_told_its_moves(game: AlienFrontiers) -> None:
    position = game.from_dict({"turn": "B", "dice": [4]})
    legal = game.view(position, 1)["legal"]
    assert [move["code"] for move in legal] == game.legal(position)
    assert {"code": game.code("dock lunar-mine 4"), "text": "dock lunar-mine 4"} in legal
    assert game.view(position, 0)["legal"] == game.view(position, 2)["legal"] == []


def test_nobody_is_told_moves_while_dice_roll(game: AlienFrontiers) -> None:
    rolling = game.from_dict({"phase": "roll"})
    assert [game.view(rolling, seat)["legal"] for seat in range(3)] == [[], [], []]


def test_a_finished_game_shows_how_it_ended(game: AlienFrontiers) -> None:
    over = game.from_dict({"phase": "over", "seats": {"B": {"colonies": {"lem-badlands": 7}}}})
    view = game.view(over, 0)
    assert (view["actor"], view["legal"]) == ("over", [])
    assert view["outcome"] == {
        "reason": "last colony landed",
        "scores": [0, 8, 0],
        "ranks": [2, 1, 2],
        "winners": ["B"],
    }


def test_the_deck_is_what_lies_nowhere_else(game: AlienFrontiers) -> None:
    position = game.from_dict(
        {
            "display": ["booster-pod"],
            "discards": ["alien-city"],
            "seats": {"A": {"cards": ["booster-pod"]}},
        }
    )
    unseen = Counter(game.view(position, 0)["unseen"])
    seen = Counter({"booster-pod": 2, "alien-city": 1})
    assert unseen == Counter(EDITIONS["later-printing"].deck) - seen


def test_what_lay_in_the_deck_in_another_order_looks_the_same(game: AlienFrontiers) -> None:
    """Which of the displayed cards came first is known to nobody, so no view depends on it."""
    dealt = [f"draw {card}" for card in ("alien-city", "data-crystal", "stasis-beam")]
    display = ("booster-pod", "plasma-cannon", "resource-cache")
    for seat in range(3):
        looks = [
            game.view(after(game, "first A", *dealt, *(f"draw {card}" for card in order)), seat)
            for order in permutations(display)
        ]
        assert all(look == looks[0] for look in looks)


def test_ways_that_meet_look_the_same(game: AlienFrontiers) -> None:
    start = game.from_dict({"dice": [1, 2, 3]})
    looks = []
    for order in permutations(
        ("dock solar-converter 1", "dock lunar-mine 2", "dock solar-converter 3")
    ):
        position = start
        for step in order:
            position = game.apply(position, game.code(step))
        looks.append(game.view(position, 1))
    assert all(look == looks[0] for look in looks)


def test_whatever_is_not_listed_stays_hidden(game: AlienFrontiers) -> None:
    position = game.to_dict(game.from_dict({"dice": [4]}))
    secret = {**position, "hidden-deck": ["first", "second"]}
    secret["seats"] = {name: {**seat, "plan": name} for name, seat in position["seats"].items()}
    assert views.seen_by(0, secret) == views.seen_by(0, position) == position


def test_what_is_a_seats_own_is_seen_by_that_seat_alone(
    game: AlienFrontiers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "OWN", ("plan",))
    position = game.to_dict(game.from_dict({"dice": [4]}))
    position["seats"] = {name: {**seat, "plan": name} for name, seat in position["seats"].items()}
    for seat, letter in enumerate("ABC"):
        seen = views.seen_by(seat, position)["seats"]
        assert [name for name in seen if "plan" in seen[name]] == [letter]


def test_an_onlooker_sees_what_lies_open_and_no_moves(game: AlienFrontiers) -> None:
    position = game.from_dict({"turn": "B", "dice": [4]})
    onlooker, seated = game.view(position, None), game.view(position, 1)
    assert (onlooker["seat"], onlooker["legal"], onlooker["actor"]) == (None, [], "B")
    assert onlooker == {**seated, "seat": None, "legal": []}


def test_what_only_players_see_does_not_change_what_an_onlooker_sees(
    game: AlienFrontiers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two positions differ in what each player holds hidden, and in what nobody sees."""
    monkeypatch.setattr(views, "OWN", ("plan",))
    hidden = iter(range(100))

    def with_secrets(game: AlienFrontiers, state: State) -> dict[str, object]:
        position = to_dict(state)
        seats = {name: {**seat, "plan": next(hidden)} for name, seat in position["seats"].items()}
        return {**position, "seats": seats, "hidden-deck": [next(hidden)]}

    to_dict = game.to_dict
    monkeypatch.setattr(AlienFrontiers, "to_dict", with_secrets)
    position = game.from_dict({"dice": [4]})
    assert game.view(position, 0) != game.view(position, 0)  # a player sees the difference
    assert game.view(position, None) == game.view(position, None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_can_rebuild_the_position_from_any_view(edition: str) -> None:
    game = AlienFrontiers(edition, seats=4)
    for step, (position, _) in enumerate(walk(game, "rebuild")):
        if step % 7 and game.actor(position) != OVER:
            continue
        seat = step % 4
        view = json.loads(json.dumps(game.view(position, seat)))
        table = AlienFrontiers(view["edition"], seats=view["seats"], **view["options"])
        assert table.from_dict(view["position"]) == position
        actor = game.actor(position)
        expected = {CHANCE: "chance", OVER: "over"}.get(actor) or SEAT_LETTERS[actor]
        assert view["actor"] == expected


def test_a_seat_that_is_not_there_has_no_view(game: AlienFrontiers) -> None:
    for seat in (-1, 3):
        with pytest.raises(UnknownName, match="seats are 0 to 2"):
            game.view(game.start(), seat)


def test_it_says_how_much_the_end_of_the_turn_would_take(game: AlienFrontiers) -> None:
    position = game.from_dict({"dice": [], "seats": {"A": {"fuel": 7, "ore": 4}, "B": {"ore": 8}}})
    assert game.view(position, None)["over-limit"] == {"A": 3, "B": 0, "C": 0}
    ended = game.apply(position, game.code("end"))
    for drop in ("drop ore", "drop ore", "drop fuel"):
        assert game.view(ended, 0)["actor"] == "A"
        ended = game.apply(ended, game.code(drop))
    assert game.view(ended, 0)["over-limit"] == {"A": 0, "B": 0, "C": 0}
    assert game.view(ended, 0)["actor"] == "chance"


def test_it_says_what_the_ships_at_the_artifact_add_up_to(game: AlienFrontiers) -> None:
    display = ["alien-city", "booster-pod", "data-crystal"]
    position = game.from_dict({"dice": [3, 6], "seats": {"A": {}}, "display": display})
    assert game.view(position, 0)["claim-total"] == 0
    for dock in ("dock alien-artifact 3", "dock alien-artifact 6"):
        position = game.apply(position, game.code(dock))
    assert game.view(position, None)["claim-total"] == 9
    claimed = game.apply(position, claim_of(game, position))
    assert game.view(claimed, 0)["claim-total"] == 0


def claim_of(game: AlienFrontiers, position: State) -> int:
    """A card that may be claimed."""
    return next(code for code in game.legal(position) if game.text(code).startswith("claim "))
