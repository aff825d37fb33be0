"""The engine allows what a second, independent reading of the rules allows, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from landfall.core.errors import PositionError
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from random_play import walk
from second_reading import FACILITIES, STATION, TERRITORIES, Table

GAMES = [AlienFrontiers(name, seats) for name, found in EDITIONS.items() for seats in found.seats]
FIELDS = ("isolation-field", "positron-field", "repulsor-field")


def compare(game: AlienFrontiers, position: Any) -> None:
    whole = game.to_dict(position)
    table = Table(whole, game.edition)
    read = table.moves()
    engine = {game.text(code) for code in game.legal(position)}
    assert (read - engine, engine - read - table.doubtful()) == (set(), set()), whole


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_in_random_games(game: AlienFrontiers) -> None:
    for number, (position, _) in enumerate(walk(game, "second reading")):
        if number % 3 == 0 and game.view(position, 0)["asks"] == "main":
            compare(game, position)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_at_crowded_tables(game: AlienFrontiers) -> None:
    """Many cards, fields and ships at once, as few games have them."""
    found = 0
    for table in crowded(game, random.Random(repr(game))):
        try:
            position = game.from_dict(table)
        except PositionError:
            continue  # more ships than ports, more colonies than there are, …
        compare(game, position)
        found += 1
        if found == 60:
            return


def crowded(game: AlienFrontiers, rng: random.Random) -> Iterator[dict[str, Any]]:
    letters = "ABCDEF"[: game.seats]
    while True:
        circles, hands = [0, 0, 3, 6, 7], [0, 1, 3, 4]
        if game.seats > 4:  # colonies in each other's way, and no more cards than there are
            circles, hands = rng.choice([[0, 6, 7], [2, 3], [0, 4, 5]]), [0, 1, 2]
        deck = game.to_dict(game.start())["deck"]
        rng.shuffle(deck)
        turn = rng.choice(letters)
        table: dict[str, Any] = {
            "turn": turn,
            "seats": {letter: seat(rng, deck, circles, hands) for letter in letters},
            "fields": {field: rng.choice([*TERRITORIES, "off"]) for field in FIELDS},
            "display": [deck.pop() for _ in range(3)],
            "discards": [deck.pop() for _ in range(rng.randint(0, 3))],
        }
        yours = table["seats"][turn]
        docked = sum(map(len, yours["docked"].values()))
        table["dice"] = [rng.randint(1, 6) for _ in range(rng.randint(0, yours["ships"] - docked))]
        table["this-turn"] = {
            "used": [card for card in yours["cards"] if rng.random() < 0.2],
            "discarded": rng.choice([0, 0, 1]),
            "cycles": rng.choice([0, 1]),
            "lent": rng.choice([[], [rng.choice(TERRITORIES[:-1])]]),
        }
        place_relic(table, rng)
        yield table


def seat(
    rng: random.Random, deck: list[str], circles: list[int], hands: list[int]
) -> dict[str, Any]:
    docked: dict[str, list[int]] = {}
    for _ in range(rng.randint(0, 4)):
        facility = rng.choice(FACILITIES)
        docked.setdefault(facility, []).append(6 if facility == STATION else rng.randint(1, 6))
    return {
        "fuel": rng.choice([0, 1, 2, 3, 5, 9]),
        "ore": rng.choice([0, 1, 2, 3, 6]),
        "cards": sorted({deck.pop() for _ in range(rng.choice(hands))}),
        "colonies": Counter(rng.choice(TERRITORIES) for _ in range(rng.randint(0, 4))),
        "docked": docked,
        "hub": rng.choice(circles),
        "ships": rng.randint(max(3, sum(map(len, docked.values()))), 6),
    }


def place_relic(table: dict[str, Any], rng: random.Random) -> None:
    """Unplaced, docked, in the Maintenance Bay or at home; its user controls Burroughs Desert."""
    place = rng.choice(["burroughs-desert", "unplaced", "maintenance-bay", *FACILITIES])
    if place == "burroughs-desert":
        return
    user = table["turn"] if place == "unplaced" else rng.choice(list(table["seats"]))
    for letter, owner in table["seats"].items():
        owner["colonies"]["burroughs-desert"] = int(letter == user)
    value = 6 if place == STATION else rng.randint(1, 6)
    if place == "unplaced":
        table["dice"].append(f"{value}*")
    elif place == "maintenance-bay":
        table["relic-ship"] = {"at": place}
    else:
        table["relic-ship"] = {"at": place, "value": value}
