"""What needs an extra says how to install it, whole and ready to be typed."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from command import landfall
from lab_bots import MINER
from landfall import catalog
from landfall.record import write
from recorded import recorded

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]
KEPT = ("--results", "{}/games.jsonl")


@pytest.mark.parametrize(
    ("library", "extra", "words"),
    [
        ("openskill", "lab", ("tournament", "drifter", "drifter", "--games", "2", *KEPT)),
        (
            "pyarrow.parquet",
            "lab",
            ("tournament", "drifter", "--parquet", "{}/rows.parquet", *KEPT),
        ),
        ("matplotlib", "lab", ("analyse", "{}/game.landfall", "--plot", "{}/game.svg")),
        ("cma", "lab", ("tune",)),
        ("numpy", "lab", ("learn", "{}/run")),
        ("pyarrow.parquet", "lab", ("learn", "{}/run")),
        ("torch", "torch", ("learn", "{}/run", "--net", "8", "--library", "torch")),
        ("ray", "cluster", ("tournament", "drifter", "--cluster", "local", *KEPT)),
    ],
)
def test_the_advice_to_install_an_extra_is_printed_whole(
    library: str,
    extra: str,
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write(tmp_path / "game.landfall", recorded(catalog.game(), "extras"))
    monkeypatch.setitem(sys.modules, library, None)  # an import of it fails
    said = landfall(*(word.format(tmp_path) for word in words), data=tmp_path).output
    assert f"pip install '{PROJECT['name']}[{extra}]'" in said
    assert extra in PROJECT["optional-dependencies"]
    assert not (tmp_path / "run").exists()


def test_a_name_with_brackets_is_printed_as_it_is(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text(MINER.replace('"miner"', '"miner [red]"'), encoding="utf-8")
    words = ("miner [red]", "drifter", "--code", bot, "--games", "2")
    kept = tmp_path / "games.jsonl"
    ran = landfall("tournament", *words, "--results", kept, data=tmp_path)
    assert ran.code == 0
    assert "miner [red]" in ran.output
