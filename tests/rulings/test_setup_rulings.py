"""Rulings on the set-up that are about numbers of players, decks and chance."""

from __future__ import annotations

from collections import Counter

import pytest

from landfall.catalog import game
from landfall.core.game import CHANCE
from second_reading.places import PORTS

EDITIONS = ["first-printing", "later-printing", "edition-x"]
SEAT_COUNTS = [2, 3, 4]
TABLES = [(edition, seats) for edition in EDITIONS for seats in SEAT_COUNTS] + [
    ("edition-x", 5),
    ("edition-x", 6),
]
SINGLE = {"alien-city", "alien-monument"}
CLASSIC = SINGLE | {
    "booster-pod",
    "data-crystal",
    "gravity-manipulator",
    "holographic-decoy",
    "orbital-teleporter",
    "plasma-cannon",
    "polarity-device",
    "resource-cache",
    "stasis-beam",
    "temporal-warper",
}


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_colonies_by_number_of_players(edition: str, seats: int) -> None:
    """R-SET-1: eight, seven or six; the long game gives everybody eight and changes nothing else."""
    usual = game(edition=edition, seats=seats)
    long = game(edition=edition, seats=seats, long_game=True)
    before, after = usual.to_dict(usual.start()), long.to_dict(long.start())
    for letter in before["seats"]:
        assert before["seats"][letter].pop("supply") == {2: 8, 3: 7, 4: 6, 5: 6, 6: 6}[seats]
        assert after["seats"][letter].pop("supply") == 8
    assert before == after


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_open_ports_by_number_of_players(edition: str, seats: int) -> None:
    """R-SET-3: the ports of every facility; R-SET-4: the closed ones are simply not there."""
    rules = game(edition=edition, seats=seats)
    free = rules.view(rules.start(), 0)["free-ports"]
    assert free == {facility: counts[min(seats, 4) - 2] for facility, counts in PORTS.items()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_of_the_deck(edition: str) -> None:
    """R-SET-5: 22 cards; 24 with the later printing's Helmets. R-SET-10: the first printing has 22."""
    rules = game(edition=edition)
    deck = Counter(rules.to_dict(rules.start())["deck"])
    wanted = {card: 1 if card in SINGLE else 2 for card in CLASSIC}
    if edition == "later-printing":
        wanted["mind-control-helmet"] = 2
    assert deck == wanted


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_first_printing_is_set_up_like_the_later_one(seats: int) -> None:
    """R-SET-10: the same table but for the two Mind Control Helmets in the deck."""
    first = game(edition="first-printing", seats=seats)
    later = game(edition="later-printing", seats=seats)
    older, newer = first.to_dict(first.start()), later.to_dict(later.start())
    newer["deck"] = [card for card in newer["deck"] if card != "mind-control-helmet"]
    assert older == newer


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_player_one_is_drawn_with_equal_chance(edition: str, seats: int) -> None:
    """R-SET-9 and R-SET-12: one draw, every seat as likely as the next; then clockwise by seat."""
    rules = game(edition=edition, seats=seats)
    position = rules.start()
    assert rules.actor(position) == CHANCE
    outcomes = {rules.text(code): chance for code, chance in rules.outcomes(position)}
    assert list(outcomes) == [f"first {letter}" for letter in "ABCDEF"[:seats]]
    assert list(outcomes.values()) == pytest.approx([1 / seats] * seats)


def test_the_editions_differ_in_three_things_only() -> None:
    """R-GEN-1: the chosen book governs: deck, Plasma Cannon's fleet test, ships in the Bay."""
    shot_at = {
        "dice": [1, 2, 3],
        "seats": {
            "A": {"cards": ["plasma-cannon"]},
            "B": {"docked": {"lunar-mine": [5], "terraforming-station": [6]}, "bay": 2},
        },
    }
    reach = {}
    for edition in EDITIONS:
        rules = game(edition=edition, seats=2)
        position = rules.from_dict(shot_at)
        shots = (f"discard plasma-cannon {at}" for at in ("lunar-mine", "maintenance-bay"))
        reach[edition] = [rules.refusal(position, rules.code(shot)) == "" for shot in shots]
    assert reach == {
        "first-printing": [True, True],
        "later-printing": [False, False],
        "edition-x": [False, False],
    }
