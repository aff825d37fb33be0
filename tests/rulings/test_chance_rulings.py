"""Rulings on what chance may bring, and what nobody can know."""

from __future__ import annotations

from collections import Counter

import pytest

from landfall.catalog import game

DISPLAY = ["alien-city", "booster-pod", "stasis-beam"]


def test_a_draw_picks_among_the_unseen_cards_with_equal_chance() -> None:
    """R-DECK-5: the chance of a card is its share of the deck."""
    rules = game(edition="later-printing", seats=2)
    deck = ["data-crystal", "data-crystal", "alien-monument", "polarity-device"]
    position = rules.from_dict(
        {"display": DISPLAY, "deck": deck, "pending": [{"asks": "draw", "cards": 1}]}
    )
    chances = {rules.text(code).split()[1]: chance for code, chance in rules.outcomes(position)}
    shares = {card: copies / len(deck) for card, copies in Counter(deck).items()}
    assert chances == pytest.approx(shares)


def test_nobody_stores_the_order_of_the_deck() -> None:
    """R-DECK-5: a deck written down in another order is the same position."""
    rules = game(edition="later-printing", seats=2)
    deck = ["data-crystal", "alien-monument", "polarity-device"]
    one = rules.from_dict({"dice": [1, 2, 3], "display": DISPLAY, "deck": deck})
    other = rules.from_dict({"dice": [1, 2, 3], "display": DISPLAY, "deck": deck[::-1]})
    assert one == other
    assert rules.hash(one) == rules.hash(other)


def test_everything_but_the_order_of_the_deck_is_open() -> None:
    """R-GEN-8: every seat sees the whole table alike; only the moves it may choose are its own."""
    rules = game(edition="later-printing", seats=3)
    position = rules.from_dict(
        {
            "dice": [1, 2, 3],
            "seats": {
                "A": {"fuel": 2, "cards": ["booster-pod"]},
                "B": {"ore": 3, "cards": ["alien-city"], "docked": {"lunar-mine": [4]}},
                "C": {"hub": 5, "colonies": {"lem-badlands": 2}},
            },
            "discards": ["stasis-beam"],
        }
    )
    views = [rules.view(position, seat) for seat in range(3)]
    for seat, view in enumerate(views):
        assert view.pop("seat") == "ABC"[seat]
        assert bool(view.pop("legal")) == (seat == 0)
    assert views[0] == views[1] == views[2]
    seen = views[0]["position"]
    assert seen["seats"]["B"]["cards"] == ["alien-city"]
    assert seen["seats"]["B"]["docked"]["lunar-mine"] == [4]
    assert seen["discards"] == ["stasis-beam"]
    assert len(seen["deck"]) == 21
    assert views[0]["scores"] == {"A": 0, "B": 1, "C": 3}
