"""The position in text: all that lies on the table, in lines that a person or a voice can read."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.games.alien_frontiers.game import AlienFrontiers
from random_play import walk

pytestmark = pytest.mark.words

GAME = AlienFrontiers("later-printing", 2)

TABLE: dict[str, Any] = {
    "turn": "B",
    "turns": 12,
    "dice": [2, 5, "4*"],
    "seats": {
        "A": {
            "fuel": 2,
            "ore": 1,
            "docked": {"lunar-mine": [5], "colonist-hub": [1], "raiders-outpost": [3, 4]},
            "colonies": {"lem-badlands": 2, "asimov-crater": 1},
            "hub": 3,
            "cards": ["booster-pod", "plasma-cannon"],
        },
        "B": {
            "fuel": 4,
            "docked": {"orbital-market": [6, 6], "colonist-hub": [4]},
            "colonies": {"burroughs-desert": 1, "lem-badlands": 1},
            "cards": ["data-crystal"],
        },
    },
    "fields": {"isolation-field": "asimov-crater"},
    "display": ["alien-city", "stasis-beam"],
    "discards": ["polarity-device", "polarity-device"],
    "this-turn": {"used": ["data-crystal"], "lent": ["lem-badlands"]},
}


def lines(data: dict[str, Any], game: AlienFrontiers = GAME) -> list[str]:
    return game.draw(game.from_dict(data)).splitlines()


def line(data: dict[str, Any], begins: str, game: AlienFrontiers = GAME) -> str:
    """The one line that begins so, without the spaces that align it."""
    [found] = [" ".join(row.split()) for row in lines(data, game) if row.strip().startswith(begins)]
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_every_line_fits_eighty_columns_of_plain_text(seats: int) -> None:
    game = AlienFrontiers("later-printing", seats)
    for number, (position, code) in enumerate(walk(game, "draw", seats)):
        if number % 5 == 0 or code < 0:
            text = game.draw(position)
            assert text.isascii()
            assert text.endswith(".\n")
            assert all(len(row) <= 80 and row == row.rstrip() for row in text.splitlines())


def test_a_seat_is_one_line_with_its_cards_beneath() -> None:
    assert line(TABLE, "A ") == (
        "A 5 points fuel 2 ore 1 ships 4 Bay 0 colonies left 5 Hub circle 3"
    )
    assert line(TABLE, "> B") == (
        "> B 3 points fuel 4 ore 0 ships 5 Bay 0 colonies left 6 Hub empty"
    )
    assert "     cards: Booster Pod, Plasma Cannon" in lines(TABLE)


def test_boards_and_the_belt_stand_apart_and_their_columns_are_even() -> None:
    game = AlienFrontiers("edition-x", 2, factions=True, outer_belt=True)
    boards = {"A": {"faction": "proxima-centauri-scholars"}, "B": {"faction": "terran-exchange"}}
    shown = lines({"seats": boards}, game)
    at = [shown.index(heading) for heading in ("FACILITIES", "FACTION BOARDS", "OUTER BELT")]
    assert at == sorted(at)
    rows = shown[at[1] + 1 : at[1] + 3]
    assert len({row.index(" 1 free") for row in rows}) == 1
    assert rows[0].startswith("  Proxima Centauri Scholars board (A)  ")
    assert "FACTION BOARDS" not in lines(TABLE)
    assert "OUTER BELT" not in lines(TABLE)


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("maintenance-bay", "in the Maintenance Bay"),
        ("lunar-mine", "at the Lunar Mine"),
        ("unplaced", "gathered with the fleet"),
    ],
)
def test_where_the_brethren_ship_is(at: str, said: str) -> None:
    game = AlienFrontiers("edition-x", 2, factions=True)
    boards = {"A": {"faction": "brethren-of-the-stars"}, "B": {"faction": "terran-exchange"}}
    rolls = {"phase": "roll"} if at == "unplaced" else {}
    table = {"seats": boards, "on-boards": {"brethren-of-the-stars": {"ship": at}}, **rolls}
    assert line(table, "Brethren Ship", game) == f"Brethren Ship: {said}"


@pytest.mark.parametrize("saved", [0, 1])
def test_a_ship_that_was_saved_is_marked(saved: int) -> None:
    game = AlienFrontiers("edition-x", 2, factions=True)
    boards = {
        "A": {"faction": "new-gaia-engineers"},
        "B": {"faction": "terran-exchange", "docked": {"terraforming-station": [6]}, "ships": 4},
    }
    table = {"seats": boards, "on-boards": {"new-gaia-engineers": {"saved": saved}}}
    assert ("saved" in line(table, "Terraforming Station", game)) is bool(saved)


def test_who_is_cloaked_is_marked() -> None:
    game = AlienFrontiers("edition-x", 2, deck="wide")
    table = {"seats": {"A": {}, "B": {"on-cards": {"chameleon-cloak": {"cloaked": 1}}}}}
    shown = lines(table, game)
    [cloaked] = [row for row in shown if "cloaked until its next turn" in row]
    assert shown.index(cloaked) > shown.index(next(row for row in shown if row.startswith("  B")))


def test_who_looks_is_told_what_the_own_agendas_ask() -> None:
    game = AlienFrontiers("edition-x", 2, agendas=True)
    agendas = {"A": {"agendas": ["land-grab"]}, "B": {"agendas": ["fuel-baron"]}}
    position = game.from_dict({"seats": agendas})
    whole = game.draw(game.observe(position, 0))
    assert "\n       Land Grab: in the game, " in whole
    assert "; at the end, " in " ".join(whole.split())
    assert "Fuel Baron" not in whole
    assert "Land Grab" not in game.draw(game.observe(position, None))


def test_a_facility_shows_what_it_takes_its_free_ports_and_whose_ships_are_there() -> None:
    assert line(TABLE, "Lunar Mine") == "Lunar Mine 5 or higher: 1 ore 2 free A: 5"
    assert line(TABLE, "Orbital Market") == (
        "Orbital Market a pair: ore for its value 0 free B: 6 6"
    )
    assert line(TABLE, "Raiders' Outpost") == (
        "Raiders' Outpost a run over 7: steal 4 1 free A: 3 4"
    )
    assert line({}, "Lunar Mine") == "Lunar Mine any ship: 1 ore 3 free"


def test_a_territory_shows_its_bonus_its_holder_its_colonies_and_fields() -> None:
    assert line(TABLE, "Lem Badlands") == (
        "Lem Badlands Solar Converter: 1 fuel more held by A A: 2 B: 1"
    )
    everything = " ".join(" ".join(lines(TABLE)).split())
    assert "2 Hub ships: 1 circle more held by A A: 1 Isolation Field" in everything
    assert "nobody's" in line(TABLE, "Pohl Foothills")


def test_the_piles_and_the_relic_ship() -> None:
    assert line(TABLE, "Display") == "Display: Alien City, Stasis Beam"
    assert line(TABLE, "Deck") == "Deck: 17 cards"
    assert line(TABLE, "Discards") == "Discards, 2 cards: 2 Polarity Devices"
    assert line(TABLE, "Relic Ship") == "Relic Ship: used by B, unplaced, shows 4"
    assert line({}, "Relic Ship") == "Relic Ship: on Burroughs Desert"


def test_last_comes_the_turn_and_what_is_asked() -> None:
    assert lines(TABLE)[-4:] == [
        "Turn 12, seat B. Unplaced ships: 2 5 4*",
        "This turn: Data Crystal used; the bonus of Lem Badlands lent;",
        "           trades open for the 6s",
        "B is to move: dock, use alien tech, or end the turn.",
    ]


def test_a_decision_is_named() -> None:
    raid = {"seats": {"B": {"fuel": 3}}, "pending": [{"asks": "raid", "taken": 1}]}
    assert lines(raid)[-1].startswith("A is to move: take up to 3 more resources")
    assert lines({"phase": "roll"})[-1] == "Chance: A rolls 3 ships."


def test_the_end_names_the_winner() -> None:
    over = {"phase": "over", "seats": {"B": {"colonies": {"lem-badlands": 8}}}}
    assert lines(over)[-1] == "The game is over: B wins with 9 points."


def test_a_guest_on_the_hub_stands_on_anothers_track() -> None:
    data = {
        "seats": {"B": {"docked": {"colonist-hub": [3]}}},
        "hub-guests": [{"owner": "B", "track": "A", "value": 3}],
    }
    assert any("(B: 3 at A's)" in row for row in lines(data))


def test_the_long_game_and_the_edition_are_named() -> None:
    game = AlienFrontiers("first-printing", 3, long_game=True)
    assert lines({}, game)[0] == "Alien Frontiers, First Printing, 3 seats, long game"
