"""Several ships of others borrowed at once: as many as the parts of a box can bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from landfall.core.game import OVER
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.box import USED
from landfall.games.alien_frontiers.editions.edition import places_for_borrowed
from landfall.games.alien_frontiers.editions.later_printing import LATER_PRINTING
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.part import Part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from random_play import choice


class SecondThought(Tech):
    """A card by which a Helmet could be used again; here the test itself lets it."""

    def __init__(self) -> None:
        super().__init__("second-thought")
        self.part = Part("second-thought", "Second Thought", "tests")

    def borrows(self) -> int:
        return 1


TWICE = replace(
    LATER_PRINTING,
    name="twice",
    modules=(*LATER_PRINTING.modules, Module("twice", cards=(SecondThought,))),
    deck={**LATER_PRINTING.deck, "mind-control-helmet": 9, "second-thought": 0},
)


@pytest.fixture(autouse=True)
def _added() -> Iterator[None]:
    EDITIONS["twice"] = TWICE
    yield
    del EDITIONS["twice"]


@pytest.fixture
def game() -> AlienFrontiers:
    return AlienFrontiers("twice", seats=3)


def played(game: AlienFrontiers, position: State, *lines: str) -> State:
    """What is written and read between any two steps is the same position."""
    for line in lines:
        position = game.apply(position, game.code(line))
        assert game.from_dict(game.to_dict(position)) == position
    return position


def helmet_again(position: State) -> State:
    again = position.copy()
    again.at[USED] = 0
    return again


@pytest.mark.parametrize("edition", ["first-printing", "later-printing", "edition-x"])
def test_a_classic_box_has_room_for_one(edition: str) -> None:
    box = AlienFrontiers(edition).ruleset.box
    assert (box.borrows, box.borrowed) == (1, box.aside)


@pytest.mark.parametrize(
    ("edition", "deck", "room"),
    [
        ("edition-x", {"infiltration-ai": 1}, 2),
        ("later-printing", {"infiltration-ai": 1}, 3),
        ("later-printing", {"oscillation-capacitor": 1}, 2),
        ("later-printing", {"oscillation-capacitor": 1, "tele-operator": 1}, 3),
        ("edition-x", {"oscillation-capacitor": 1, "tele-operator": 1}, 1),
    ],
)
def test_there_is_room_for_every_ship_that_cards_may_borrow(
    edition: str, deck: dict[str, int], room: int
) -> None:
    """A Helmet may be used again by each card that sets others to work."""
    assert AlienFrontiers(edition, variant={"deck": deck}).ruleset.box.borrows == room


def test_a_hand_holds_nine_dice_and_no_more() -> None:
    cards: list[Rule] = [SecondThought() for _ in range(4)]
    assert places_for_borrowed(cards[:3], 6) == 3
    with pytest.raises(ValueError, match="9 dice"):
        places_for_borrowed(cards, 6)


def test_two_borrowed_ships_count_and_trade_together(game: AlienFrontiers) -> None:
    start = game.from_dict(
        {
            "dice": [1],
            "seats": {
                "A": {"fuel": 8, "cards": ["mind-control-helmet"]},
                "B": {"docked": {"lunar-mine": [4], "solar-converter": [4]}},
                "C": {"docked": {"solar-converter": [4]}},
            },
            "display": ["alien-city"],
        }
    )
    first = ("use mind-control-helmet lunar-mine", "aim B 4", "dock alien-artifact 4")
    position = helmet_again(played(game, start, *first))
    then = ("use mind-control-helmet solar-converter", "aim B 4", "dock alien-artifact 4")
    position = played(game, position, *then)
    borrowed = {"owner": "B", "at": "alien-artifact", "value": 4, "counts": True}
    assert game.to_dict(position)["this-turn"]["borrowed"] == [borrowed, borrowed]
    position = played(game, position, "claim alien-city")
    counts = [ship["counts"] for ship in game.to_dict(position)["this-turn"]["borrowed"]]
    assert counts == [False, False]


def test_when_one_of_two_like_ships_leaves_one_stays_borrowed(game: AlienFrontiers) -> None:
    ships = [{"owner": "B", "at": "alien-artifact", "value": 4, "counts": c} for c in (True, False)]
    start = game.from_dict(
        {
            "dice": [1],
            "seats": {
                "A": {"fuel": 8, "cards": ["plasma-cannon"]},
                "B": {"docked": {"alien-artifact": [4, 4]}},
            },
            "this-turn": {"borrowed": ships},
        }
    )
    position = played(game, start, "use plasma-cannon alien-artifact", "aim B 4")
    left = game.to_dict(position)["this-turn"]["borrowed"]
    assert [(ship["at"], ship["counts"]) for ship in left] == [
        ("alien-artifact", True),
        (None, False),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_games_with_two_of_them_lose_no_ship(game: AlienFrontiers, seed: int) -> None:
    """The Helmet may be used as often as two ships can be borrowed."""
    rng = Rng("twice", seed)
    position = game.start()
    most = 0
    while game.actor(position) != OVER:
        data = game.to_dict(position)
        assert game.from_dict(data) == position
        borrowed = data["this-turn"]["borrowed"]
        most = max(most, len(borrowed))
        if len(borrowed) == 1 and game.view(position, None)["asks"] == "main":
            position = helmet_again(position)
        position = game.apply(position, choice(game, position, rng))
    assert most == 2
