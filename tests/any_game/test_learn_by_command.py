"""`landfall learn` as people meet it: its table and files, stopping and going on, what it refuses."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from command import LANDFALL, Ran, environment, landfall
from landfall.core.learned import LearnedValue, parse_learned
from landfall.lab.learning.learning_run import USUAL
from learning_cases import found_in, little

GAME = ("--game", "night-watch")
FEW = ("--games", "24", "--nodes", "8", "--match", "8", "--match-nodes", "8", "--from", "nothing")


def learn(folder: Path, *words: str | Path) -> Ran:
    asked = ("--rounds", "1", "--jobs", "1", *words)
    return landfall("learn", folder / "run", *GAME, *FEW, *asked, data=folder)


def value(seats: int = 2) -> LearnedValue:
    return little(seats, start=USUAL).first_value().playing_with(4)


def weights(folder: Path, text: str, name: str = "mine.json") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


# -- a run -------------------------------------------------------------------------------------------


def test_a_run_and_what_it_found(tmp_path: Path) -> None:
    ran = learn(tmp_path)
    assert ran.code == 0, ran.output
    assert "log-loss before" in ran.output
    assert "The best weights: " in ran.output
    best = tmp_path / "run" / "best.json"
    assert parse_learned(best.read_text("utf-8")).game == "night-watch"
    before = found_in(tmp_path / "run")
    again = learn(tmp_path)
    assert (again.code, again.output) == (0, ran.output)
    assert found_in(tmp_path / "run") == before
    games = ("--games", "2", "--jobs", "1", "--results", tmp_path / "r.jsonl")
    met = landfall("tournament", "keeper", "--code", best, *GAME, *games, data=tmp_path)
    assert (met.code, "keeper, best" in met.output) == (0, True)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize(("stop", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_stopped_and_resumed(tmp_path: Path, stop: signal.Signals, code: int) -> None:
    """After Ctrl-C or a kill the same command goes on, and finds what a whole run finds."""
    rows = tmp_path / "run" / "rows"
    words = ["learn", str(tmp_path / "run"), *GAME, *FEW, "--rounds", "1000", "--jobs", "1"]
    with subprocess.Popen(
        [*LANDFALL, *words],
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as running:
        while not [*rows.glob("*.parquet")]:
            assert running.poll() is None
        running.send_signal(stop)
        assert running.wait(60) == code
    assert learn(tmp_path).code == 0
    (tmp_path / "whole").mkdir()
    assert learn(tmp_path / "whole").code == 0
    assert first_round(tmp_path / "run") == first_round(tmp_path / "whole" / "run")


def first_round(folder: Path) -> dict[str, bytes]:
    """What it found; a run that was not stopped at once may be further by now."""
    found = found_in(folder)
    rows = [name for name in found if Path(name).name.startswith("01-")]
    return {name: found[name] for name in ("learning.json", "start.json", "round-1.json", *rows)}


# -- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "5"), "Night Watch is for 1, 2, 3 or 4 players, not 5"),
        (("--games", "0"), "games: at least 1 is needed, not 0"),
        (("--lambda", "2"), "lambda is a number from 0 to 1, not 2"),
        (("--keep", "nonsense"), "keep: no weight begins with 'nonsense'"),
        (("--net", "32x16"), "a net is told by its sizes, such as 32-16, not '32x16'"),
        (("--net", "0"), "a net is told by its sizes"),
        (("--plays", "itself"), "plays is linear or net, not 'itself'"),
        (("--library", "jax"), "library is numpy or torch, not 'jax'"),
        (("--edition", "dusk,noon"), "there is no edition 'noon'"),
        (("--option", "teams=yes"), "two teams are four players, not 2"),
        (("--from", "nowhere.json"), "nowhere.json"),
    ],
)
def test_wrong_input_gets_a_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    ran = learn(tmp_path, *words)
    assert ran.code == 2
    assert said in ran.output
    assert "Traceback" not in ran.output
    assert not (tmp_path / "run").exists()


def test_a_folder_of_another_run_is_not_touched(tmp_path: Path) -> None:
    learn(tmp_path)
    before = found_in(tmp_path / "run")
    ran = learn(tmp_path, "--seed", "2")
    assert ran.code == 2
    assert "begun with other settings: seed was 1. Use another folder." in ran.output
    assert found_in(tmp_path / "run") == before


def commands(file: Path, folder: Path, rival: str = "keeper") -> dict[str, list[str | Path]]:
    """Everywhere a bot of one's own may sit down at two seats."""
    few = ("--games", "2", "--jobs", "1")
    kept = ("--results", folder / "r.jsonl")
    return {
        "tournament": ["tournament", rival, "--seats", "2", *few, *kept],
        "simulate": ["simulate", "--players", f"{rival},{file.stem}", *few],
        "balance": ["balance", file.stem, "--seats", "2", *few, *kept],
        "play": ["play", "--players", f"me,{file.stem}"],
    }


EVERYWHERE = pytest.mark.parametrize("command", ["tournament", "simulate", "balance", "play"])


@EVERYWHERE
def test_weights_that_do_not_fit_are_refused(command: str, tmp_path: Path) -> None:
    fitting = value()
    for other, said in [
        (value(3), "mine cannot play here: these weights were learned at 3 seats"),
        (replace(fitting, options={"length": "long"}), "with the options length=long"),
        (replace(fitting, weights={"points": (1.0, 1.0)}), "do not know 6 features of this game"),
    ]:
        file = weights(tmp_path, other.to_json())
        words = [*commands(file, tmp_path)[command], "--edition", "dusk", "--code", file, *GAME]
        ran = landfall(*words, data=tmp_path)
        assert ran.code == 2
        assert said in ran.output
        assert ran.output.count("\n") == 1
        assert not (tmp_path / "r.jsonl").exists()
        assert not (tmp_path / "landfall").exists()


@EVERYWHERE
def test_weights_of_another_game_are_refused(command: str, tmp_path: Path) -> None:
    file = weights(tmp_path, value().to_json())
    words = [*commands(file, tmp_path, "cadet")[command], "--code", file]
    ran = landfall(*words, data=tmp_path)
    assert ran.code == 2
    assert "for night-watch, not for alien-frontiers" in ran.output
    assert ran.output.count("\n") == 1


@EVERYWHERE
def test_weights_that_fit_sit_down(command: str, tmp_path: Path) -> None:
    file = weights(tmp_path, value().to_json())
    words = [*commands(file, tmp_path)[command], "--edition", "dusk", "--code", file, *GAME]
    ran = landfall(*words, data=tmp_path)
    assert ran.code == 0, ran.output
    assert "Traceback" not in ran.output
