"""`landfall analyse` as people meet it; the turns it looks at are few, as each takes many searches."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from command import landfall
from landfall import catalog
from landfall.record import write
from recorded import last_steps, recorded


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The last steps of a game."""
    path = tmp_path / "game.landfall"
    write(path, last_steps(catalog.game(seats=2), 3, steps=2))
    return path


def test_summary_json_and_picture(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    data, svg, png = tmp_path / "a.json", tmp_path / "a.svg", tmp_path / "a.png"
    few = ("--nodes", "20")
    ran = landfall("analyse", record, *few, "--json", data, "--plot", svg, data=tmp_path)
    assert ran.code == 0
    assert "given away" in ran.output
    found = json.loads(data.read_text(encoding="utf-8"))
    assert sum(found["end"]) == 1
    assert all(one["best"] for turn in found["turns"] for one in turn["decisions"])
    assert b"<svg" in svg.read_bytes()
    landfall("analyse", record, *few, "--plot", png, data=tmp_path)
    assert png.read_bytes().startswith(b"\x89PNG")


@pytest.fixture(scope="module")
def first_turns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first turns of a game of Ann against a bot; all ships are placed at random."""
    path = tmp_path_factory.mktemp("analyse") / "first.landfall"
    write(path, recorded(catalog.game(seats=2), "first", most=36))
    return path


def dearest(output: str) -> list[str]:
    """The titles and the turns listed, in their order."""
    marks = ("The dearest turns", "Turn ")
    return [line.split(":")[0] for line in output.splitlines() if line.startswith(marks)]


def test_the_turns_of_the_person_among_bots_come_first(first_turns: Path, tmp_path: Path) -> None:
    ran = landfall("analyse", first_turns, "--nodes", "5", data=tmp_path)
    assert ran.code == 0
    players = [line for line in ran.output.splitlines() if "given away" not in line]
    assert next(line for line in players if "drifter" in line or "Ann" in line).startswith(
        "  A Ann"
    )
    assert "A Ann lost about " in ran.output or "A Ann won about " in ran.output
    shown = dearest(ran.output)
    others = shown.index("The dearest turns of the others")
    assert shown[0] == "The dearest turns of A Ann"
    assert 1 < others <= 4
    assert all(line.endswith("A Ann") for line in shown[1:others])
    assert all(line.endswith("B drifter") for line in shown[others + 1 :])


def test_another_seat_may_be_asked_for(first_turns: Path, tmp_path: Path) -> None:
    words = ("--nodes", "5", "--seat", "b", "--worst", "1")
    ran = landfall("analyse", first_turns, *words, data=tmp_path)
    shown = dearest(ran.output)
    assert shown[0] == "The dearest turns of B drifter"
    assert [line.rpartition(", ")[2] for line in shown[1:2] + shown[3:]] == ["B drifter", "A Ann"]


def test_no_percentage_is_more_than_a_hundred(first_turns: Path, tmp_path: Path) -> None:
    output = landfall("analyse", first_turns, "--nodes", "5", data=tmp_path).output
    percentages = [float(number) for number in re.findall(r"([\d.]+) ?%", output)]
    assert percentages
    assert max(percentages) <= 100
    assert re.search(r"luck [+−]?\w+ points?, chance before it \d+ %", output)
    assert re.search(r"A Ann +[\w ]+ % +[+−]?\w+ points? +[\d.]+ points +\d+ +\d+", output)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--plot", "a.gif"), "a plot is a file in .svg or .png, not 'a.gif'"),
        (("--best", "0"), "at least one best turn is kept, not 0"),
        (("--seat", "C"), "the seats of this game are A, B, not 'C'"),
    ],
)
def test_wrong_input(record: Path, tmp_path: Path, words: tuple[str, ...], problem: str) -> None:
    ran = landfall("analyse", record, *words, data=tmp_path)
    assert ran.code == 2
    assert problem in ran.output


def test_no_record(tmp_path: Path) -> None:
    ran = landfall("analyse", tmp_path / "none", data=tmp_path)
    assert ran.code == 2
    assert "cannot be read" in ran.output
