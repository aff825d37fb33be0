"""Cards of one's own on the command line: played with, kept in the record, refused with a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import kept, landfall, lines

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_cards.toml"


def test_a_game_is_played_and_kept_with_own_cards(tmp_path: Path) -> None:
    wish = ("--seats", "2", "--edition", "later-printing", "--players", "me", "--seed", "1319")
    typed = lines("rules booster-pod.use", "quit")
    play = landfall("play", *wish, "--cards", str(EXAMPLE), data=tmp_path, typed=typed)
    assert "A kick upwards" in play.output
    (file,) = kept(tmp_path)
    assert "Thrust Pack" in file.read_text(encoding="utf-8")
    again = landfall(
        "play", "--resume", data=tmp_path, typed=lines("rules booster-pod.use", "quit")
    )
    assert "A kick upwards" in again.output


@pytest.mark.parametrize("command", ["simulate", "balance", "play"])
def test_what_is_wrong_with_a_file_is_told_with_its_line(tmp_path: Path, command: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[booster-pod]\nprise = 2\n", encoding="utf-8")
    ran = landfall(command, "--seats", "2", "--cards", str(file), data=tmp_path)
    assert ran.code == 2
    assert f"{file}:2" in ran.output
    assert "price" in ran.output
