"""The same luck for every seating: what comes at a turn does not depend on who plays it how."""

from __future__ import annotations

from collections import defaultdict

from landfall import catalog
from landfall.core.game import CHANCE, OVER, Position
from landfall.core.rng import Rng
from landfall.core.seeded_chance import SeededChance
from landfall.lab.entrants import field
from landfall.lab.match import Block, Match, Setting, seatings

GAME = catalog.game(seats=3)


def chance(player: int, turns: int) -> dict[int, list[str]]:
    """The chance of each turn in a game of random choices, with the dice of a fleet cut to three."""
    common, choices = SeededChance(5), Rng(player)
    position = GAME.start()
    met: dict[int, list[str]] = defaultdict(list)
    while (actor := GAME.actor(position)) != OVER and GAME.turn(position)[0] <= turns:
        if actor == CHANCE:
            code = common.sample(GAME, position)
            met[GAME.turn(position)[0]].append(GAME.text(code))
        else:
            legal = GAME.legal(position)
            code = legal[choices.below(len(legal))]
        position = GAME.apply(position, code)
    return met


def test_set_up_and_first_rolls_are_the_same_whatever_is_played() -> None:
    one, other = chance(1, 3), chance(2, 3)
    assert one[0] == other[0]
    assert [one[turn][0] for turn in (1, 2, 3)] == [other[turn][0] for turn in (1, 2, 3)]


def test_another_seed_is_another_luck() -> None:
    position = GAME.apply(GAME.start(), GAME.code("first A"))
    drawn = {SeededChance(seed).sample(GAME, position) for seed in range(20)}
    assert len(drawn) > 3


def test_a_larger_fleet_rolls_the_same_first_dice() -> None:
    def roll(ships: int) -> list[str]:
        position: Position = GAME.from_dict(
            {"turn": "A", "phase": "roll", "seats": {"A": {"ships": ships}}}
        )
        return GAME.text(SeededChance(3).sample(GAME, position)).split()[1:]

    three, five = roll(3), roll(5)
    assert all(five.count(die) >= three.count(die) for die in three)


def test_every_bot_of_a_block_is_player_one_once() -> None:
    block = Block("b", Setting(GAME.name, GAME.edition, 3), tuple(field(["drifter"] * 3)), (4, 0))
    games = [Match(block, seating).play() for seating in seatings(3)]
    assert len({game.first for game in games}) == 1
    assert sorted(game.seating[game.first] for game in games) == [0, 1, 2]
