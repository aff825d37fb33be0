"""Learning with modules: rows have their features, and what is found plays such games and no others."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from landfall import catalog
from landfall.core.engine import compiled
from landfall.core.learned import parse_learned
from landfall.core.rng import Rng
from landfall.lab.learning.harvest import evaluation_of
from landfall.lab.learning.learning_rows import read_rows
from landfall.lab.learning.learning_run import Learning
from landfall.lab.match import Setting
from learning_cases import harvest, learned

MODULES = {"deck": "wide", "factions": True, "outer_belt": True, "agendas": True}
SHORT_GAME = Setting(catalog.DEFAULT_GAME, "edition-x", 2, MODULES, {"colonies": 1})


def test_rows_have_what_modules_bring(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    path.write_bytes(harvest(SHORT_GAME, (0, 1), nodes=20).play())
    rows = read_rows([path])
    game = SHORT_GAME.make()
    assert rows.names == tuple(evaluation_of(game.name).names(game))
    told = {name for k, name in enumerate(rows.names) if np.any(rows.features[:, :, k])}
    assert "agendas face down" in told
    assert len([name for name in told if name.startswith("owns ")]) > 0
    (source,) = rows.sources
    assert source.edition == "edition-x"


@pytest.mark.skipif(not compiled(), reason="several games of searching players")
def test_what_is_found_plays_such_games_and_no_others(tmp_path: Path) -> None:
    asked = Learning(
        seats=2,
        editions=("edition-x",),
        options=MODULES,
        rounds=1,
        games=4,
        nodes=60,
        match=2,
        match_nodes=60,
    )
    run = learned(asked, tmp_path)
    value = parse_learned((tmp_path / "round-1.json").read_text("utf-8"))
    assert run.rounds[0].games == 4
    game = Setting(catalog.DEFAULT_GAME, "edition-x", 2, MODULES).make()
    assert not catalog.misfit(value, game)
    assert set(value.weights) == set(evaluation_of(game.name).names(game))
    assert catalog.misfit(value, Setting(catalog.DEFAULT_GAME, "edition-x", 2).make())
    mind = catalog.learned_mind(game, value.playing_with(20))
    position, rng = game.start(), Rng("learned")
    while game.actor(position) < 0:
        position = game.apply(position, game.sample(position, rng))
    seat = game.actor(position)
    assert mind.plan(game, game.observe(position, seat), seat)[0].code in game.legal(position)
