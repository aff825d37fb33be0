"""The card of CONTRIBUTING is whole: its files, as they stand there, play in an edition."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from landfall import catalog
from landfall.catalog import rulebook
from landfall.core.seeing import whole_step
from landfall.games.alien_frontiers.editions.base import BASE
from landfall.games.alien_frontiers.editions.edition import Edition
from landfall.games.alien_frontiers.editions.first_printing import FIRST_PRINTING
from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.game import EDITIONS
from landfall.scenario import parse_scenarios
from landfall.testing import check_game
from scenario_cases import check

RECIPE = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
FILE = re.compile(r"^```(?:python|toml)\n# tech/(\w+\.(?:py|toml))\n(.*?)^```$", re.M | re.S)
SCENARIO = re.compile(r"^```yaml\n(.*?)^```$", re.M | re.S)


@pytest.fixture(scope="module", autouse=True)
def _edition(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The edition with the card in it; whoever chooses an edition finds it."""
    folder = tmp_path_factory.mktemp("tech")
    for name, text in FILE.findall(RECIPE):
        (folder / name).write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        card = importlib.import_module("ore_scoop").OreScoop
        recipe = Edition(
            name="recipe",
            title="Recipe",
            modules=(BASE, Module("recipe", cards=(card,))),
            deck={**FIRST_PRINTING.deck, "ore-scoop": 4},
            bay_is_safe=True,
            cannon_counts_forfeit=True,
        )
        patch.setitem(EDITIONS, "recipe", recipe)
        yield


def test_the_recipe_has_a_rule_its_words_and_a_scenario() -> None:
    assert [name for name, _ in FILE.findall(RECIPE)] == ["ore_scoop.py", "ore_scoop.toml"]
    assert SCENARIO.findall(RECIPE)


def test_the_card_keeps_every_promise_of_a_game() -> None:
    check_game(catalog.game(edition="recipe", seats=2), games=1, closely=80)


def test_its_scenario_passes() -> None:
    for text in SCENARIO.findall(RECIPE):
        for scenario in parse_scenarios(f"{text}edition: recipe\n", "CONTRIBUTING.md"):
            check(scenario)


def test_it_is_explained_and_told() -> None:
    game = catalog.game(edition="recipe", seats=2)
    rich = {"fuel": 1, "ore": 3, "cards": ["ore-scoop"]}
    why = game.explain(game.from_dict({"dice": [1], "seats": {"A": rich}}), "use ore-scoop")
    assert (why.refusal, why.fact) == ("ore-scoop.full", "you have 3 ore already")
    assert rulebook(game.name).get(why.refusal).title == "Only when ore is short"
    position = game.from_dict({"dice": [1], "seats": {"A": {**rich, "ore": 0}}})
    for action, told in (
        ("use ore-scoop", "A scoops up 1 ore with the Ore Scoop for 1 fuel."),
        ("discard ore-scoop", "A discards the Ore Scoop and gains 2 ore."),
    ):
        code = game.code(action)
        after = game.apply(position, code)
        assert catalog.story(game).tell(game, [whole_step(game, position, code, after)]) == told
