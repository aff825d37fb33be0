"""The weights that ship: they fit every table, know every feature of it, and are small."""

from __future__ import annotations

from importlib.resources import files
from itertools import product
from typing import Any, Final

import pytest

from landfall import catalog
from landfall.core.learned import features_id
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking import learned_weights as shipped
from landfall.games.alien_frontiers.thinking.evaluation import names
from landfall.games.alien_frontiers.thinking.ladder import (
    judged_by,
    judged_by_captains,
    judged_by_hand,
)
from landfall.games.alien_frontiers.thinking.move_ordering import has_modules

PACKAGE: Final = catalog.entry()
MOST_BYTES: Final = 1_000_000

TABLES: Final = [*product(PACKAGE.editions, PACKAGE.seats, (False, True))]


@pytest.mark.parametrize(("edition", "seats", "long_game"), TABLES)
def test_every_table_has_weights_that_were_learned_at_such_a_table(
    edition: str, seats: int, long_game: bool
) -> None:
    game = AlienFrontiers(edition, seats, long_game)
    value = shipped.learned_value(game.ruleset)
    assert value.seats == seats
    assert set(names(game)) <= set(value.weights)
    (source,) = [source for source in value.sources if source.edition == edition]
    assert source.features == features_id(names(game))
    assert [*shipped.learned_weights(game.ruleset)] == [*names(game)]


MODULES: Final[list[dict[str, Any]]] = [
    {"deck": deck, "factions": factions, "outer_belt": belt, "agendas": agendas}
    for deck, factions, belt, agendas in product(("classic", "wide"), *[(False, True)] * 3)
]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", MODULES, ids=lambda chosen: "-".join(map(str, chosen.values())))
def test_every_set_of_modules_is_judged_by_what_was_learned(
    modules: dict[str, Any], seats: int
) -> None:
    """What a module brings counts the same with others as alone; no name is left to its first guess."""
    ruleset = AlienFrontiers("edition-x", seats, **modules).ruleset
    weights, value = shipped.learned_weights(ruleset), shipped.learned_value(ruleset)
    all_of_them = AlienFrontiers("edition-x", seats, **MODULES[-1]).ruleset
    if has_modules(ruleset.box):
        assert value is shipped.learned_value(all_of_them)
    for name in set(weights) - set(shipped.ASK_ANEW):
        known = value.weights.get(name, shipped.learned_weights(all_of_them).get(name))
        assert weights[name] == known


def test_captains_judge_by_hand_unless_there_are_modules() -> None:
    for modules in MODULES:
        ruleset = AlienFrontiers("edition-x", 2, **modules).ruleset
        judged, by_hand = judged_by_captains(ruleset), judged_by_hand(ruleset)
        as_learned = judged_by(ruleset)
        position = AlienFrontiers("edition-x", 2, **modules).from_dict(
            {"seats": {"A": {"ships": 5, "ore": 2}, "B": {"fuel": 3}}}
        )
        same = as_learned if has_modules(ruleset.box) else by_hand
        assert judged.value(position, 0) == same.value(position, 0)
        assert as_learned.value(position, 0) != by_hand.value(position, 0)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nobody_among_many_is_thought_ahead_for_a_board_alone(seats: int) -> None:
    """Everybody hurts whom they think ahead: that is who has a ship more, whichever boards they have."""
    game = AlienFrontiers("edition-x", seats, **MODULES[-1])
    judged = judged_by_captains(game.ruleset)
    weights = shipped.learned_weights(game.ruleset)
    boards = sorted(game.ruleset.box.board_names, key=lambda board: weights[f"owns {board}"])
    best, worst = {"faction": boards[-1]}, {"faction": boards[0], "ships": 4}
    position = game.from_dict({"seats": {"A": {}, "B": best, "C": worst}})
    assert judged.value(position, 2) > judged.value(position, 1)


def test_they_weigh_less_than_a_megabyte() -> None:
    folder = files(shipped.__package__ or "") / "learned"
    assert 0 < sum(len(one.read_bytes()) for one in folder.iterdir()) < MOST_BYTES
