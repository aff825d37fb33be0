"""`landfall check` reports like a test runner; `landfall show` draws what a file holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from landfall import catalog, record
from landfall.cli import app
from random_play import walk

GOOD = (
    "name: good\nposition: {dice: [5]}\nsteps: [dock solar-converter 5]\nexpect: {A: {fuel: 3}}\n"
)
BAD = """\
name: bad
position: {dice: [5]}
steps:
  - illegal: [dock solar-converter 5, dock lunar-mine 5]
  - expect: {A: {fuel: 3}}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.yaml").write_text(GOOD, "utf-8")
    (tmp_path / "bad.yaml").write_text(f"{GOOD}---\n{BAD}", "utf-8")
    (tmp_path / "broken.yaml").write_text("name: broken\nposition: {dise: [5]}\n", "utf-8")
    return tmp_path


def landfall(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, words)
    return result.exit_code, result.output


# -- check -----------------------------------------------------------------------------------------


def test_all_passed(folder: Path) -> None:
    assert landfall("check", "good.yaml") == (0, "good.yaml .\n\n1 passed, 0 failed\n")


def test_a_failure_has_its_place_and_what_was_met(folder: Path) -> None:
    assert landfall("check", "good.yaml", "bad.yaml") == (
        1,
        "good.yaml .\n"
        "bad.yaml .F\n"
        "\n"
        "FAILED bad\n"
        "  bad.yaml:9: illegal: dock solar-converter 5, dock lunar-mine 5\n"
        "    dock solar-converter 5\n"
        "      expected: illegal\n"
        "      actual:   legal\n"
        "    dock lunar-mine 5\n"
        "      expected: illegal\n"
        "      actual:   legal\n"
        "  bad.yaml:10: expect\n"
        "    A.fuel\n"
        "      expected: 3\n"
        "      actual:   0\n"
        "\n"
        "2 passed, 1 failed\n",
    )


def test_a_file_that_cannot_be_read_does_not_stop_the_others(folder: Path) -> None:
    status, output = landfall("check", "broken.yaml", "none.yaml", "bad.yaml")
    assert status == 2
    assert "UNREADABLE broken.yaml:2: position.dise: there is no such entry; did you" in output
    assert "UNREADABLE none.yaml: cannot be read: No such file or directory" in output
    assert output.endswith("1 passed, 1 failed, 2 unreadable files\n")


def test_a_folder_is_searched_in_order(folder: Path) -> None:
    deeper = folder / "more" / "still"
    deeper.mkdir(parents=True)
    (deeper / "last.yml").write_text(GOOD, "utf-8")
    (deeper / "notes.txt").write_text("no scenario", "utf-8")
    status, output = landfall("check", ".")
    assert [row.split()[0] for row in output.splitlines()[:4]] == [
        "bad.yaml",
        "broken.yaml:",
        "good.yaml",
        "more/still/last.yml",
    ]
    assert status == 2


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "good.yaml").write_text(GOOD, "utf-8")
    status, output = landfall("check", str(tmp_path / "empty"), str(tmp_path / "good.yaml"))
    assert status == 2
    assert "there is no .yaml file in this folder" in output
    assert output.endswith("1 passed, 0 failed, 1 unreadable file\n")


def test_verbose_names_every_scenario(folder: Path) -> None:
    _, output = landfall("check", "--verbose", "bad.yaml")
    assert output.startswith("bad.yaml\n  passed  good\n  FAILED  bad\n")


def test_steps_that_were_not_taken_are_counted(folder: Path) -> None:
    (folder / "long.yaml").write_text("position: {}\nsteps: [launch, end, end]", "utf-8")
    _, output = landfall("check", "long.yaml")
    assert "  2 steps after that not taken\n" in output


# -- show ------------------------------------------------------------------------------------------


def test_a_scenario_is_drawn_at_its_start(folder: Path) -> None:
    status, output = landfall("show", "good.yaml")
    assert status == 0
    assert output.startswith("good (good.yaml:1)\n\nAlien Frontiers")
    assert "Unplaced ships: 5" in output


def test_and_after_some_steps(folder: Path) -> None:
    _, output = landfall("show", "good.yaml", "--after", "1")
    assert output.startswith("good, after 1 step (good.yaml:1)")
    assert "Unplaced ships: none" in output


def test_every_scenario_of_a_file_or_those_that_are_named(folder: Path) -> None:
    assert landfall("show", "bad.yaml")[1].count("SEATS") == 2
    assert landfall("show", "bad.yaml", "BAD")[1].startswith("bad (bad.yaml:6)")
    status, output = landfall("show", "bad.yaml", "ugly")
    assert (status, "there is: good; bad" in output) == (2, True)


def test_a_bare_position_is_drawn(folder: Path) -> None:
    (folder / "table.yaml").write_text("dice: [2, 6]\nseats: {C: {ore: 4}}\n", "utf-8")
    _, output = landfall("show", "table.yaml", "--edition", "edition-x")
    assert output.startswith("Alien Frontiers, Edition X, 3 seats")


def test_a_record_is_drawn_at_its_end(folder: Path) -> None:
    game = catalog.game(seats=2)
    positions, steps = [], []
    for position, code in walk(game, "record"):
        positions.append(position)
        if code >= 0:
            actor = record.actor_name(game.actor(position))
            steps.append(record.Step(actor, game.text(code)))
    made = record.Record(game.name, game.edition, 2, dict(game.options)).with_steps(
        tuple(steps), game.outcome(positions[-1])
    )
    record.write(folder / "game.landfall", made)
    status, output = landfall("show", "game.landfall")
    assert (status, output) == (0, game.draw(positions[-1]))
    assert landfall("show", "game.landfall", "--after", "40")[1] == game.draw(positions[40])


def test_what_cannot_be_shown_is_said(folder: Path) -> None:
    assert landfall("show", "none.yaml")[0] == 2
    assert landfall("show", "broken.yaml")[0] == 2
    assert landfall("show", "good.yaml", "--after", "9")[0] == 2
