"""Records that version 0.1 wrote are read by its rulings, to the last hash."""

from __future__ import annotations

from pathlib import Path

import pytest

import landfall
from landfall import catalog
from landfall.core.errors import FileError, UnknownName
from landfall.record import find_game, parse, read, replay
from landfall.record.text import write_text
from recorded import recorded

RECORDS = Path(__file__).parent / "of_0_1"
COMES_BACK = RECORDS / "a-card-comes-back.landfall"


@pytest.mark.parametrize("path", sorted(RECORDS.iterdir()), ids=lambda path: path.name)
def test_a_record_of_0_1_holds_step_by_step(path: Path) -> None:
    record = read(path, catalog.game)
    assert record.engine == "0.1.0"
    assert "rulings" not in record.options
    assert find_game(record, catalog.game).options["rulings"] == "0.1"


def test_what_0_1_allowed_is_refused_by_the_rulings_of_today() -> None:
    lines = COMES_BACK.read_text(encoding="utf-8").splitlines()
    lines[4:4] = ['option rulings: "0.2"']
    today = parse("\n".join([*(line for line in lines if not line.startswith("=")), ""]))
    used_again = next(step.line for step in today.steps if step.text == "use booster-pod 4")
    with pytest.raises(FileError, match=r"tech\.used") as error:
        list(replay(today, find_game(today, catalog.game)))
    assert error.value.line == used_again


def test_a_new_record_names_its_rulings_and_is_read_by_them() -> None:
    record = recorded(catalog.game(seats=2), "rulings", most=20)
    again = parse(write_text(record))
    assert again.options["rulings"] == "0.2"
    assert find_game(again, catalog.game).options == record.options
    old = landfall.game("alien-frontiers", seats=2, rulings="0.1")
    assert find_game(recorded(old, "rulings", most=20), catalog.game).options["rulings"] == "0.1"


def test_rulings_of_a_version_to_come_are_refused_with_a_sentence() -> None:
    text = COMES_BACK.read_text(encoding="utf-8").replace("engine:", 'option rulings: "9"\nengine:')
    with pytest.raises(FileError, match=r"no rulings '9'; this version has those of 0\.1, 0\.2"):
        find_game(parse(text), catalog.game)
    with pytest.raises(UnknownName):
        catalog.game(rulings="9")


@pytest.mark.parametrize(("rulings", "swapped"), [("0.1", True), ("0.2", False)])
def test_colonies_of_one_player_are_swapped_by_the_first_rulings_alone(
    rulings: str, swapped: bool
) -> None:
    game = landfall.game("alien-frontiers", seats=2, rulings=rulings)
    colonies = {"lem-badlands": 1, "asimov-crater": 1}
    seats = {
        "A": {"cards": ["polarity-device"], "colonies": colonies},
        "B": {"colonies": {"asimov-crater": 1}},
    }
    position = game.from_dict({"dice": [1], "seats": seats})
    asked = game.apply(position, game.code("discard polarity-device A lem-badlands"))
    legal = {game.text(code) for code in game.legal(asked)}
    assert legal == {"swap B asimov-crater"} | ({"swap A asimov-crater"} if swapped else set())
