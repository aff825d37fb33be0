"""The command as a whole: help that teaches, the version, and quiet ends."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from command import LANDFALL, environment, landfall, process
from landfall import catalog
from landfall.record import engine_version, write
from recorded import recorded

COMMANDS = (
    *("play", "replay", "explain", "rules", "check", "show"),
    *("analyse", "tournament", "balance", "simulate", "tune"),
)


def test_without_a_word_it_teaches(tmp_path: Path) -> None:
    output = landfall(data=tmp_path).output
    assert "landfall play --resume" in output
    for command in COMMANDS:
        assert f"\n  {command} " in output


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example_in_its_help(command: str, tmp_path: Path) -> None:
    shown = landfall(command, "--help", data=tmp_path)
    assert shown.code == 0
    assert f"  landfall {command} " in shown.output


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_help_of_a_game_is_about_its_own_options_and_bots(game: str, tmp_path: Path) -> None:
    shown = process("play", "--game", game, "--help", data=tmp_path, COLUMNS="100").stdout
    for option in catalog.entry(game).options:
        if option.kind != "data" and option.offered:
            assert f"\n  --{option.name.replace('_', '-')} " in shown
    for bot in catalog.bots(game):
        assert bot in shown
    assert "\n  landfall play my_position.yaml" in shown  # it says itself of which game it is


def test_options_of_the_game_that_is_named_have_names_of_their_own(tmp_path: Path) -> None:
    game = ["--game", "conquest-of-planet-earth", "--mode", "solo", "--seats", "1"]
    assert process("simulate", *game, "--games", "1", data=tmp_path).returncode == 0
    assert process("simulate", *game[2:], "--games", "1", data=tmp_path).returncode == 2


def test_the_version_says_which_engine_plays(tmp_path: Path) -> None:
    said = landfall("--version", data=tmp_path).output
    assert said.startswith(f"Landfall {engine_version()}, ")
    assert "compiled engine on" in said or "interpreted engine on" in said


def test_a_command_that_is_not_there(tmp_path: Path) -> None:
    ran = landfall("plya", data=tmp_path)
    assert ran.code == 2
    assert "No such command 'plya'" in ran.output


def test_whoever_reads_may_leave_early(tmp_path: Path) -> None:
    """As with `landfall replay FILE | head`: no traceback."""
    write(tmp_path / "game", recorded(catalog.game(), "pipe"))
    with subprocess.Popen(
        [*LANDFALL, "replay", str(tmp_path / "game"), "--positions"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == ""


def test_a_terminal_without_our_letters_gets_others(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*LANDFALL, "play", "--help"],
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        capture_output=True,
        check=True,
    )
    assert b"me, me:NAME" in ran.stdout
