"""A designer changes printed numbers; what cannot be is refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.core.errors import PositionError
from landfall.games.alien_frontiers.game import AlienFrontiers

PAIR = {"dice": [2, 2], "seats": {"A": {"fuel": 1, "ore": 1, "ships": 4}, "B": {}}}


def test_cheaper_ships_are_cheaper() -> None:
    printed = AlienFrontiers(seats=2)
    cheap = AlienFrontiers(seats=2, variant={"ship-prices": [1, 1, 1]})
    move = printed.code("dock shipyard 2 2")
    assert printed.refusal(printed.from_dict(PAIR), move) == "dock.cost"
    after = cheap.to_dict(cheap.apply(cheap.from_dict(PAIR), move))
    assert after["seats"]["A"]["ships"] == 5


def test_a_variant_travels_with_the_options() -> None:
    game = AlienFrontiers(seats=2, variant={"colonies": 3})
    assert game.options["variant"] == {"colonies": 3}
    assert "variant" not in AlienFrontiers(seats=2).options


def deck(game: AlienFrontiers) -> list[str]:
    cards: list[str] = game.to_dict(game.start())["deck"]
    return cards


@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ({"ship-price": [1, 1, 1]}, "did you mean ship-prices"),
        ({"ship-prices": [1, 1]}, "give three numbers"),
        ({"ship-prices": [1, 1, "x"]}, "not a whole number"),
        ({"colonies": 0}, "from 1 to 8"),
        ({"ports": {"raiders-outpost": 6}}, "choose among|did you mean"),
        ({"deck": dict.fromkeys(("booster-pod", "data-crystal"), 0)}, ""),
    ],
)
def test_what_cannot_be_is_refused(variant: dict[str, Any], words: str) -> None:
    if not words:
        left = [card for card in deck(AlienFrontiers()) if card not in variant["deck"]]
        assert deck(AlienFrontiers(variant=variant)) == left != deck(AlienFrontiers())
        return
    with pytest.raises(PositionError, match=words):
        AlienFrontiers(variant=variant)


def test_a_deck_too_small_to_deal_is_refused() -> None:
    game = AlienFrontiers()
    names = [text.split()[1] for text in map(game.text, range(game.size)) if text[:5] == "draw "]
    with pytest.raises(PositionError, match="need 7 cards"):
        AlienFrontiers(variant={"deck": dict.fromkeys(names, 0)})
