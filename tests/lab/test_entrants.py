"""Bots by name and from files, and what is said of files that hold none."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab_bots import MINER, PLANNING, SEEDED
from landfall.core.errors import FileError, UnknownName
from landfall.lab.entrants import field, from_file


def written(folder: Path, code: str) -> Path:
    path = folder / "my_bot.py"
    path.write_text(code, encoding="utf-8")
    return path


def test_ten_lines_are_a_bot(tmp_path: Path) -> None:
    (miner,) = from_file(written(tmp_path, MINER))
    assert miner.label == "miner"
    assert miner.seated(1, 2).name == "miner"


def test_a_bot_with_room_for_a_seed_gets_it(tmp_path: Path) -> None:
    (seeded,) = from_file(written(tmp_path, SEEDED))
    assert vars(seeded.seated(1, "x"))["seed"] == (1, "x")


def test_a_file_may_have_dataclasses(tmp_path: Path) -> None:
    (planning,) = from_file(written(tmp_path, PLANNING))
    assert planning.name == "planning"


TWO = """
class Mole:
    '''Digs wherever it can.

    And nowhere else.'''

    def choose(self, decision):
        return decision.legal[0]

class Hare(Mole):
    name = "hare"
    game = "night-watch"
"""


def test_one_bot_of_a_file_may_be_named(tmp_path: Path) -> None:
    path = written(tmp_path, TWO)
    assert [bot.name for bot in from_file(path)] == ["mole", "hare"]
    assert [bot.name for bot in from_file(f"{path}:hare")] == ["hare"]
    with pytest.raises(FileError, match=r"there is no bot stag in it; there is mole, hare"):
        from_file(f"{path}:stag")


def test_a_bot_says_how_it_plays_and_for_which_game_it_is(tmp_path: Path) -> None:
    mole, hare = from_file(written(tmp_path, TWO))
    assert mole.about == "Digs wherever it can"
    assert mole.plays("alien-frontiers")
    assert hare.plays("night-watch")
    assert not hare.plays("alien-frontiers")
    assert [bot.name for bot in field([], [written(tmp_path, TWO)])] == ["mole"]


@pytest.mark.parametrize("code", ["import nowhere_to_be_found", "raise SystemExit(3)", "def"])
def test_where_a_file_raised_is_printed_for_whoever_wants_to_see_it(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, f"\n\n{code}\n")
    with pytest.raises(FileError, match=r"my_bot\.py:3: "):
        from_file(path)
    assert not capsys.readouterr().err
    with pytest.raises(FileError):
        from_file(path, tracebacks=True)
    said = capsys.readouterr().err
    assert f'File "{path}", line 3' in said
    assert code in said


def test_a_name_bots_had_once_is_the_bot_of_today() -> None:
    assert [entrant.label for entrant in field(["uniform", "drifter"])] == ["drifter", "drifter-2"]


def test_named_bots_keep_their_order_and_others_come_last(tmp_path: Path) -> None:
    path = written(tmp_path, MINER + SEEDED)
    entrants = field(["seeded", "drifter", "drifter"], [path])
    assert [entrant.label for entrant in entrants] == ["seeded", "drifter", "drifter-2", "miner"]


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("x = 1\n", "my_bot.py: there is no bot in it: a class with a method choose"),
        ("class Bot:\n  def choose(\n", "my_bot.py:2: this is no Python"),
        ("\nimport nowhere_to_be_found\n", "my_bot.py:2: ModuleNotFoundError"),
    ],
)
def test_a_file_without_a_bot_is_told_with_its_line(
    tmp_path: Path, code: str, problem: str
) -> None:
    with pytest.raises(FileError) as raised:
        from_file(written(tmp_path, code))
    assert problem in str(raised.value)


def test_a_missing_file_and_an_unknown_name(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read"):
        from_file(tmp_path / "none.py")
    with pytest.raises(UnknownName, match=r"no bot 'minr'.*in your files miner"):
        field(["minr"], [written(tmp_path, MINER)])


def test_the_mark_changes_with_the_code(tmp_path: Path) -> None:
    (one,) = from_file(written(tmp_path, MINER))
    (other,) = from_file(written(tmp_path, MINER + "\n# changed\n"))
    assert one.mark() != other.mark()
