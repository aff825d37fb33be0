"""Prompts of the plain table as a player reads them."""

from __future__ import annotations

from typing import Any

import pytest

from landfall import catalog
from landfall.core.plain import Amount, Option, Prompt
from landfall.games.alien_frontiers import table
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.table.spans import text

pytestmark = pytest.mark.words

PLACED = {
    "dice": [4, 4, 6],
    "seats": {
        "A": {
            "fuel": 3,
            "ore": 3,
            "ships": 5,
            "docked": {"solar-converter": [1]},
            "hub": 4,
            "cards": ["polarity-device", "plasma-cannon", "holographic-decoy"],
            "colonies": {"lem-badlands": 2, "herbert-valley": 1},
        },
        "B": {"fuel": 2, "docked": {"lunar-mine": [5]}, "colonies": {"lem-badlands": 1}},
    },
}


def asked(position: dict[str, Any], *actions: str, seats: int = 3) -> Prompt:
    """What is asked after some actions."""
    game = AlienFrontiers("later-printing", seats)
    state = game.from_dict(position)
    for action in actions:
        state = game.apply(state, game.code(action))
    return table.prompt(game, state, game.actor(state))


def option(prompt: Prompt, action: str) -> Option:
    (found,) = [option for option in prompt["options"] if option["action"] == action]
    return found


def amount(told: Amount) -> str:
    fee = f" to {told['to']}" if "to" in told else ""
    return text(told.get("words") or [{"unit": told["unit"], "n": told["n"]}]) + fee


def line(prompt: Prompt, action: str) -> tuple[str, list[str], list[str]]:
    """The title, the cost and the gain of an option."""
    found = option(prompt, action)
    return text(found["title"]), [*map(amount, found["cost"])], [*map(amount, found["gain"])]


def refused(prompt: Prompt) -> dict[str, str]:
    return {text(line["title"]): line["reason"] for line in prompt["not"]}


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("dock shipyard 4 4", ("Dock 4 4", ["2 fuel", "2 ore"], ["1 ship"])),
        ("dock solar-converter 6", ("Dock 6", [], ["4 fuel"])),
        ("dock colonist-hub 6", ("Dock 6", [], ["to circle 5"])),
        ("dock orbital-market 4 4", ("Dock 4 4", [], ["ore at 4 fuel each"])),
        ("dock alien-artifact 6", ("Dock 6", [], ["6 of 8 for a card", "1 cycle"])),
        (
            "dock terraforming-station 6",
            ("Dock 6", ["1 fuel", "1 ore", "the ship, next turn"], ["a colony to land"]),
        ),
        ("use polarity-device 6", ("Turn 6 into 1", ["1 fuel"], ["a ship of 1"])),
        (
            "discard polarity-device B lem-badlands",
            ("Discard: swap B's colony on Lem Badlands", ["1 tech card"], ["two colonies swapped"]),
        ),
        (
            "use plasma-cannon lunar-mine",
            ("Shoot at the Lunar Mine", ["1 fuel a ship"], ["ports cleared"]),
        ),
    ],
)
def test_an_option_is_told_with_its_cost_and_gain(action: str, told: Any) -> None:
    title, cost, gain = line(asked(PLACED), action)
    assert (title, cost, sorted(gain)) == (told[0], told[1], sorted(told[2]))


@pytest.mark.parametrize(
    ("action", "detail"),
    [
        ("dock solar-converter 6", "Lem Badlands adds 1 fuel. You would hold 7 fuel and 3 ore"),
        ("dock shipyard 4 4", "Herbert Valley saves 1 fuel and 1 ore. Your sixth ship; it waits"),
        ("dock colonist-hub 6", "2 circles more to the launch."),
        ("dock orbital-market 4 4", "Then trade 4 fuel for 1 ore as often as you like; you lack"),
    ],
)
def test_a_detail_says_how_the_numbers_come_about(action: str, detail: str) -> None:
    assert text(option(asked(PLACED), action)["detail"]).startswith(detail)


def test_dice_in_a_title_are_dice() -> None:
    turned = option(asked(PLACED), "use polarity-device 6")["title"]
    assert turned == ["Turn ", {"die": "6", "seat": "A"}, " into ", {"die": "1", "seat": "A"}]


def test_what_is_missing_is_said_of_each_place_and_power() -> None:
    prompt = asked(PLACED)
    assert refused(prompt) == {
        "Colony Constructor": "needs three equal ships",
        "Lunar Mine with 4": "needs 5 or more",
        "Raiders' Outpost": "needs a run of three",
        "Cycle the display of the Alien Artifact": "needs a ship docked here",
        "Claim a card at the Alien Artifact": "needs 8, counts 0",
        "Launch the colony from the Colonist Hub": "your colony is on circle 4",
        "Trade at the Orbital Market": "needs a pair docked here",
        "Buy the Relic Ship": "you do not control Burroughs Desert",
        "Plasma Cannon, discard": "its owner keeps too few",
    }
    (mine,) = [line for line in prompt["not"] if text(line["title"]).startswith("Lunar")]
    assert mine["uses"] == ["4"]
    assert prompt["end"] == {"words": "End turn", "reason": "a ship can still dock"}


def test_places_say_what_they_do_and_what_room_there_is() -> None:
    groups = {group["title"]: group for group in asked(PLACED)["groups"]}
    assert text(groups["Shipyard"]["about"]) == "a pair builds a ship"
    assert groups["Solar Converter"]["room"] == "6 of 7 free"
    assert groups["Colonist Hub"]["room"] == "3 of 3 free"  # of its own track
    assert text(groups["Lunar Mine"]["about"]) == "5 or higher: 1 ore"
    assert text(groups["Polarity Device"]["about"]) == "your card"


def test_ships_in_hand_are_pieces_and_like_ones_share_their_kind() -> None:
    pieces = asked(PLACED)["pieces"]
    assert [piece["is"] for piece in pieces] == ["4", "4", "6"]
    assert len({piece["id"] for piece in pieces}) == 3
    holder = {"fuel": 3, "ore": 3, "colonies": {"burroughs-desert": 1}}
    prompt = asked({"dice": [4, "4*"], "seats": {"A": holder}})
    assert [(piece["is"], piece["label"]) for piece in prompt["pieces"]] == [
        ("4", "ship showing 4"),
        ("4*", "Relic Ship showing 4"),
    ]
    assert line(prompt, "dock shipyard 4 4*")[0] == "Dock 4 and the Relic Ship 4"


def test_a_landing_says_how_each_territory_would_stand() -> None:
    prompt = asked(PLACED, "dock terraforming-station 6")
    details = {
        text(option["title"]): text(option.get("detail", [])) for option in prompt["options"]
    }
    assert details["Lem Badlands"] == "You keep Lem Badlands, 3 to 1."
    assert details["Pohl Foothills"] == "You take Pohl Foothills (alien tech: 1 fuel less)."
    assert prompt["question"] == "Where does the colony land?"
    assert prompt["full"]
    level = {
        **PLACED,
        "seats": {**PLACED["seats"], "C": {"colonies": {"asimov-crater": 1}}},  # type: ignore[dict-item]
        "fields": {"repulsor-field": "pohl-foothills"},
    }
    prompt = asked(level, "dock terraforming-station 6")
    assert refused(prompt) == {"Pohl Foothills": "the Repulsor Field is there"}
    assert line(prompt, "land asimov-crater") == (
        "Asimov Crater",
        [],
        ["1 point", "C loses 1 point"],
    )
    detail = text(option(prompt, "land asimov-crater")["detail"])
    assert detail == "C loses control of Asimov Crater."


def test_a_raid_names_victims_and_what_guards_them() -> None:
    position = {
        "dice": [1, 2, 3],
        "seats": {
            "A": {},
            "B": {"fuel": 2, "cards": ["holographic-decoy"]},
            "C": {"ore": 1, "cards": ["booster-pod"]},
        },
    }
    prompt = asked(position, "dock raiders-outpost 1 2 3")
    assert line(prompt, "take ore C") == ("Take 1 ore from C", [], ["1 ore"])
    assert line(prompt, "take booster-pod C")[0] == "Take the Booster Pod from C"
    assert refused(prompt) == {"B's fuel and ore": "guarded by the Holographic Decoy"}
    assert line(prompt, "done")[0] == "End the raid"
    again = asked(position, "dock raiders-outpost 1 2 3", "take ore C")
    assert again["question"] == "What else do you take?"
    assert refused(again)["C's cards"] == "the raid has taken resources"


def test_a_borrowed_ship_is_shown_as_its_owners() -> None:
    position = {
        "dice": [2],
        "seats": {
            "A": {"fuel": 3, "cards": ["mind-control-helmet"]},
            "B": {"docked": {"lunar-mine": [2]}},
        },
    }
    prompt = asked(position, "use mind-control-helmet lunar-mine", "aim B 2")
    assert prompt["card"] == "Mind Control Helmet"
    assert text(prompt["detail"]) == "B's 2 has left the Lunar Mine."
    assert [piece["seat"] for piece in prompt["pieces"]] == ["B", "A"]
    (first, second) = [s for s in option(prompt, "dock orbital-market 2 2")["title"] if "die" in s]
    assert (first, second) == ({"die": "2", "seat": "B"}, {"die": "2", "seat": "A"})
    assert refused(prompt)["Lunar Mine"] == "the ship comes from there"


def test_a_card_is_shown_with_its_powers_and_how_it_stands() -> None:
    game = AlienFrontiers("later-printing", 3)
    state = game.from_dict(PLACED)
    for position, expected in (
        (state, "ready"),
        (game.apply(state, game.code("use polarity-device 6")), "used"),
    ):
        own = table.position(game, position, 0)[0]
        cards = {row["card"]["name"]: row["card"] for row in own["rows"] if "card" in row}
        assert cards["Polarity Device"]["state"] == expected
        assert cards["Holographic Decoy"]["state"] == "always on"
        (use, first), (discard, second) = cards["Polarity Device"]["text"]
        assert (use, text(first)) == ("Use", "1 fuel: turn an unplaced ship to its opposite face.")
        assert (discard, text(second)) == ("Discard", "Swap two colonies on different territories.")


def test_the_position_shows_ships_colonies_and_control() -> None:
    game = AlienFrontiers("later-printing", 3)
    state = game.from_dict({**PLACED, "fields": {"positron-field": "lem-badlands"}})
    rows = {row["id"]: row for group in table.position(game, state, 0) for row in group["rows"]}
    assert text(rows["lunar-mine"]["value"]) == "B 5"
    assert text(rows["lunar-mine"]["note"]) == "3 of 4 free; 5 or higher: 1 ore"
    assert text(rows["colonist-hub"]["note"]).endswith("; A circle 4")
    assert text(rows["lem-badlands"]["value"]) == "A 2, B 1"
    assert text(rows["lem-badlands"]["note"]) == (
        "A controls it; Solar Converter: 1 fuel more; Positron Field"
    )
    assert text(rows["relic-ship"]["value"]) == "on Burroughs Desert"
    assert text(rows["A-ships"]["value"]) == "4 4 6"


@pytest.mark.parametrize(
    ("action", "title"),
    [
        ("dock shipyard 4 4", "Dock 4 4 at the Shipyard"),
        ("dock raiders-outpost 2 3* 4", "Dock 2 4 and the Relic Ship 3 at the Raiders' Outpost"),
        ("land herbert-valley", "Land on Herbert Valley"),
        ("use booster-pod 3", "Turn 3 into 4 with the Booster Pod"),
        (
            "use orbital-teleporter solar-converter 5",
            "Move 5 from the Solar Converter with the Orbital Teleporter",
        ),
        (
            "discard stasis-beam lem-badlands",
            "Discard the Stasis Beam: put the Isolation Field on Lem Badlands",
        ),
        ("swap B lem-badlands", "Swap with B's colony on Lem Badlands"),
        ("take fuel C", "Take 1 fuel from C"),
        ("end", "End turn"),
    ],
)
def test_a_title_stands_alone(action: str, title: str) -> None:
    game = AlienFrontiers("later-printing", 3)
    assert table.title(game, game.code(action)) == title


@pytest.mark.parametrize(
    ("actions", "orders"),
    [
        (
            ["dock alien-artifact 3", "dock alien-artifact 6", "dock lunar-mine 5", "end"],
            ["Dock 3 and 6 at the Alien Artifact", "Dock 5 at the Lunar Mine", "End turn"],
        ),
        (
            ["dock lunar-mine 5*", "dock solar-converter 1", "dock lunar-mine 4"],
            [
                "Dock the Relic Ship 5 at the Lunar Mine",
                "Dock 1 at the Solar Converter",
                "Dock 4 at the Lunar Mine",
            ],
        ),
        (["take ore B", "take fuel B", "done"], ["Take 1 ore and 1 fuel from Cleo"]),
    ],
)
def test_what_is_done_in_a_row_to_one_end_is_one_order(
    actions: list[str], orders: list[str]
) -> None:
    game = AlienFrontiers("later-printing", 2)
    codes = [game.code(action) for action in actions]
    assert catalog.orders(game, codes, ("Ada", "Cleo")) == orders


def test_a_claim_on_the_belt_names_the_card_that_lies_there() -> None:
    game = AlienFrontiers("edition-x", 2, outer_belt=True)
    lies = {"spaces": [None, "ice-comet", None, "iron-asteroid"]}
    state = game.from_dict({"dice": [2, 3, 5], "belt": lies, "seats": {"A": {}, "B": {}}})
    codes = [game.code(text) for text in ("claim outer-belt-4 2 5", "claim outer-belt-2 3")]
    assert catalog.order(game, codes, seen=state) == ("Claim the Iron Asteroid with 2 and 5", 1)
    assert catalog.order(game, codes[1:], seen=state) == ("Claim the Ice Comet with 3", 1)


def test_agendas_that_go_together_are_one_order() -> None:
    game = AlienFrontiers("edition-x", 2, agendas=True)
    codes = [game.code(text) for text in ("shed fortress", "shed privateer", "end")]
    assert catalog.orders(game, codes) == ["Discard the Agendas Fortress and Privateer", "End turn"]
    assert catalog.orders(game, codes[1:])[0] == "Discard the Agenda Privateer"


def finished(**seats: dict[str, Any]) -> tuple[AlienFrontiers, Any]:
    """A game of two that A ends by landing a last colony."""
    game = AlienFrontiers("later-printing", 2)
    state = game.from_dict({"dice": [6], "seats": seats})
    for action in ("dock terraforming-station 6", "land herbert-valley"):
        state = game.apply(state, game.code(action))
    return game, state


def test_the_end_names_the_winner_and_what_broke_a_tie() -> None:
    nearly = {"lem-badlands": 4, "pohl-foothills": 3}
    ahead = {"fuel": 1, "ore": 1, "ships": 4, "colonies": nearly}
    places = ("asimov-crater", "bradbury-plateau", "heinlein-plains")
    level = {"colonies": {**dict.fromkeys(places, 2), "van-vogt-mountains": 1}}
    game, state = finished(A=ahead, B={"colonies": {"asimov-crater": 2}})
    result = table.result(game, state)
    assert result
    assert text(result["words"]) == "A wins, 11 to 3."
    assert text(result["detail"]) == "A landed a last colony and ended the game."
    assert result["columns"] == ["Colonies", "Territories", "Positron Field", "Cards"]
    assert [row["parts"] for row in result["rows"]] == [[8, 3, 0, 0], [2, 1, 0, 0]]
    assert "tie" not in result
    game, state = finished(A=ahead, B={"cards": ["booster-pod"], **level})
    result = table.result(game, state)
    assert result
    assert text(result["words"]) == "B wins the tie at 11."
    assert text(result["tie"]) == "A and B have 11 each: alien tech cards decide, A 0 and B 1."
    game, state = finished(A=ahead, B=level)
    result = table.result(game, state)
    assert result
    assert text(result["words"]) == "A and B share the win with 11 each."
    assert text(result["tie"]) == "A and B have 11 each: cards, ore and fuel are equal."


def test_what_cannot_be_done_now_with_any_ship_or_player_names_none() -> None:
    """Nor whoever holds the card as the one who would be robbed."""
    game = AlienFrontiers("edition-x", 2, outer_belt=True)
    cards = ["raiders-rock", "stray-pilot", "terraforming-module"]
    state = game.from_dict({"dice": [4], "seats": {"A": {"asteroids": cards, "in-tow": cards}}})
    lines = {text(line["title"]): line["reason"] for line in table.refused(game, state, 0)}
    titles = (
        "Rob a player with the Raiders' Rock",
        "Turn a ship with the Stray Pilot",
        "Turn a ship into a colony with the Terraforming Module",
    )
    assert {title: lines.get(title) for title in titles} == dict.fromkeys(
        titles, "in tow until your next turn"
    )


def test_who_share_a_win_are_level_in_agendas_as_well_where_there_are_some() -> None:
    game = AlienFrontiers("edition-x", 2, agendas=True)
    places = ("asimov-crater", "bradbury-plateau", "pohl-foothills")
    state = game.from_dict(
        {
            "pending": {"asks": "land"},
            "dice": [],
            "seats": {
                "A": {"colonies": {"lem-badlands": 4, "heinlein-plains": 3}},
                "B": {"colonies": {**dict.fromkeys(places, 2), "van-vogt-mountains": 1}},
            },
        }
    )
    result = table.result(game, game.apply(state, game.code("land herbert-valley")))
    assert result
    assert text(result["tie"]) == "A and B have 11 each: Agendas, cards, ore and fuel are equal."


def test_status_is_told_to_whoever_looks() -> None:
    game = AlienFrontiers("later-printing", 3)
    state = game.from_dict(PLACED)
    assert table.status(game, state, 0) == {
        "words": ["Your turn"],
        "step": "Dock your ships",
        "doing": "docking",
    }
    assert table.status(game, state, 1)["step"] == "3 ships to dock"
    assert text(table.status(game, state, None)["words"]) == "A's turn"
    assert text(table.status(game, game.start(), None)["words"]) == "The table is being set"


def test_whoever_is_traded_with_is_called_by_their_name() -> None:
    game = AlienFrontiers("edition-x", 2, factions=True)
    names = ("Ada", "Basil")
    give, take = (
        catalog.title(game, game.code(f"power terran-exchange {way} stasis-beam B"), names)
        for way in ("give", "take")
    )
    assert give == "Give the Stasis Beam to Basil for fuel"
    assert take == "Take the Stasis Beam from Basil for 1 ore"
