"""The balance laboratory: rates with intervals, paired differences, changes from files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from landfall.core.errors import FileError, LandfallError
from landfall.lab.balance import CHANGED, PRINTED, GameSummary, Study, StudyRun
from landfall.lab.entrants import field
from landfall.lab.findings import (
    by_place,
    by_trait,
    by_use,
    curves,
    differences,
    over_by_round,
    won_by_nobody,
)
from landfall.lab.pools.processes import Processes
from landfall.lab.report import page
from landfall.lab.results import Results
from landfall.lab.rule_changes import read_changes
from landfall.lab.statistics import mean_interval, wilson


def studied(path: Path, **settings: Any) -> StudyRun:
    study = Study(tuple(field(["drifter"]) * 2), **{"games": 6, **settings})
    with Results(
        path, "balance", study.settings(), GameSummary.to_row, GameSummary.from_row
    ) as kept:
        run = StudyRun(study, kept)
        run.play(Processes(2))
    return run


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[GameSummary]:
    run = studied(tmp_path_factory.mktemp("balance") / "b.jsonl", games=12)
    return [game for block in run.paired()[PRINTED] for game in block]


def test_every_game_has_one_win_and_every_seat_a_beginning(games: list[GameSummary]) -> None:
    assert sum(rate.wins for rate in by_place(games)) == 12
    traits = by_trait(games)
    assert set(traits) == {
        "starting tech",
        "opening facility",
        "territory first taken",
        "alien tech had",
        "alien tech had, and used",
    }
    for trait in ("starting tech", "opening facility"):
        assert sum(rate.games for rate in traits[trait]) == 24
        assert sum(rate.wins for rate in traits[trait]) == 12


def test_a_part_of_a_kind_is_counted_among_those_of_the_kind() -> None:
    had: list[dict[str, str | list[str]]] = [
        {"card had": ["lens", "drill"], "card had, and used": ["lens"], "board": "red"},
        {"card had": ["lens"], "board": "blue", "board, and used": ["blue"]},
    ]
    game = GameSummary((1.0, 0.0), (9, 5), 20, tuple(had), {}, ((9, 5),))
    found = {trait: {one.name: one for one in rates} for trait, rates in by_trait([game]).items()}
    assert (found["card had"]["lens"].games, found["card had"]["lens"].of) == (2, 2)
    assert (found["card had"]["drill"].games, found["card had"]["drill"].of) == (1, 2)
    used = found["card had, and used"]["lens"]
    assert (used.games, used.of, used.part, used.wins) == (1, 2, 0.5, 1.0)
    assert used.part_interval == wilson(1, 2)
    assert found["board, and used"]["blue"].part == 1


def test_when_games_are_over_and_that_somebody_wins(games: list[GameSummary]) -> None:
    over = over_by_round(games)
    assert [rate.wins for rate in over] == sorted(rate.wins for rate in over)
    assert over[-1].share == 1.0
    assert over[-1].wins - over[-2].wins == sum(len(game.curve) == len(over) for game in games)
    assert won_by_nobody(games).wins == 0
    lost = [replace(game, shares=(0.0,) * len(game.shares)) for game in games[:3]]
    assert won_by_nobody([*games, *lost]).wins == 3


def test_uses_and_curves(games: list[GameSummary]) -> None:
    uses = {use.name: use for use in by_use(games)}
    assert uses["dock lunar-mine"].part == 1
    assert uses["end"].a_game > 10
    assert uses["end"].turn_interval[0] < uses["end"].a_turn <= 1  # the last turn may do without
    for place, curve in enumerate(curves(games)):
        assert curve[0] < 1  # nobody has landed, but a card may be worth a point
        assert curve[-1] == sum(game.scores[place] for game in games) / 12


@pytest.mark.parametrize("changes", [{}, {"colonies": 8}, {"ship-prices": [1, 2, 3]}])
def test_a_change_of_nothing_makes_no_difference(tmp_path: Path, changes: dict[str, Any]) -> None:
    blocks = studied(tmp_path / "b.jsonl", games=3, changes=changes).paired()
    for found in differences(blocks[PRINTED], blocks[CHANGED]):
        assert (found.mean, found.low, found.high) == (0, 0, 0)


def test_fewer_colonies_make_a_shorter_game(tmp_path: Path) -> None:
    run = studied(tmp_path / "b.jsonl", games=10, changes={"colonies": 4})
    blocks = run.paired()
    found = {one.name: one for one in differences(blocks[PRINTED], blocks[CHANGED])}
    assert found["turns"].high < 0
    assert found["turns"].shows


def test_a_mean_interval() -> None:
    low, high = mean_interval([1.0, 2.0, 3.0])
    assert (low + high) / 2 == pytest.approx(2.0)
    assert high - low == pytest.approx(2 * 1.96 / 3**0.5, rel=0.001)


def test_the_report_needs_nothing_but_itself(tmp_path: Path) -> None:
    text = page(studied(tmp_path / "b.jsonl", changes={"colonies": 5}), "Fair & square")
    assert text.startswith("<!doctype html>")
    assert "<h1>Fair &amp; square</h1>" in text
    assert "Wins by starting tech" in text
    assert "uses a turn" in text
    assert text.count("<svg") == text.count("</svg>") >= 10
    for outside in ("<script", "<link", "src=", "http", "url(", "@import"):
        assert outside not in text
    ElementTree.fromstring(
        text.partition("\n")[2]
        .replace('<meta charset="utf-8">', "")
        .replace('<meta name="viewport" content="width=device-width">', "")
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("colonies: 7\n", "write `changes:`"),
        ("changes: 7\n", "`changes:` is a list of names and values"),
        ("changes: [\n", "ships.yaml:2: this is no YAML"),
    ],
)
def test_a_file_of_changes_that_is_none(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "ships.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FileError) as raised:
        read_changes(path)
    assert problem in str(raised.value)


def test_a_change_no_game_can_make() -> None:
    study = Study(tuple(field(["drifter"]) * 2), changes={"colonys": 7})
    with pytest.raises(LandfallError, match="colonies"):
        study.blocks()
