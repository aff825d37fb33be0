"""Whatever is wrong with a file is told with its line and the reason, never as a traceback."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import examples
from landfall import catalog
from landfall.core.errors import FileError
from landfall.record import Record, find_game, parse, read, verified
from landfall.record.jsonl import write_json
from landfall.record.text import write_text
from recorded import last_steps, recorded

WRITERS = {"text": write_text, "json": write_json}


@cache
def short_record() -> Record:
    """The end of a game with its result, from a position in the header."""
    return last_steps(catalog.game(seats=2), "damage", steps=24)


def checked(text: str) -> Record:
    """Read and play, as `read` does from a file."""
    record = parse(text, "game.txt")
    return verified(record, find_game(record, catalog.game, "game.txt"), "game.txt")


def refused(text: str) -> FileError:
    with pytest.raises(FileError) as caught:
        checked(text)
    assert caught.value.name == "game.txt"
    return caught.value


def said(record: Record) -> Record:
    """The game itself, without what anybody may write: names, comments, date and engine."""
    steps = tuple(replace(step, comments=()) for step in record.steps)
    return replace(record, players=(), comments=(), date="", engine="", steps=steps)


@pytest.mark.parametrize("form", WRITERS)
def test_every_place_where_a_file_may_be_cut_off(form: str) -> None:
    lines = WRITERS[form](short_record()).split("\n")[:-1]
    for count in range(len(lines)):
        error = refused("\n".join([*lines[:count], ""]))
        assert 1 <= error.line <= count + 1, error


@pytest.mark.parametrize("form", WRITERS)
@settings(max_examples=examples(300))
@given(data=st.data())
def test_no_changed_byte_changes_the_game(
    form: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """In any line: refused with its line, or read as the very same game."""
    whole = WRITERS[form](short_record()).encode()
    lines = whole.split(b"\n")
    number = data.draw(st.integers(0, len(lines) - 2))
    at = data.draw(st.integers(0, len(lines[number])))
    byte = data.draw(st.integers(0, 255))
    start = sum(len(line) + 1 for line in lines[:number]) + at
    file = tmp_path_factory.getbasetemp() / f"flipped-{form}"
    file.write_bytes(whole[:start] + bytes([byte]) + whole[start + 1 :])
    read_back = record_or_error(file)
    if isinstance(read_back, FileError):
        assert 1 <= read_back.line <= len(lines), read_back
    else:
        assert said(read_back) == said(short_record())


def record_or_error(file: Path) -> Record | FileError:
    try:
        return read(file, catalog.game)
    except FileError as error:
        return error


def changed(old: str, new: str, form: str = "text") -> str:
    text, count = re.subn(old, new, WRITERS[form](short_record()), count=1, flags=re.MULTILINE)
    assert count == 1, old
    return text


def line_of(text: str, start: str) -> int:
    """The last line that starts so."""
    lines = text.split("\n")
    return max(n for n, line in enumerate(lines, start=1) if line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("^landfall record 1", "landfall record 2", "landfall", "a version of the format"),
        ("^landfall record 1", "[Event 'chess']", "[Event", "not a record of a game"),
        ("^game: .*", "game: allien-frontiers", "game", "did you mean alien-frontiers?"),
        ("^edition: .*", "edition: latter-printing", "edition", "did you mean later-printing"),
        ("^edition: .*", "edition:", "edition:", "no entry of a header"),
        ("^edition: .*\n", "", "position", "the header has no 'edition'"),
        ("^seats: 2", "seats: two", "seats", "not 'two'"),
        ("^seats: 2", "seats: 5", "seats", "for 2, 3 or 4 players, not 5"),
        ("^seats: 2", "seats: 99", "seats", "1 to 6 seats"),
        ("^option long-game", "option lang-game", "option lang", "did you mean long_game?"),
        ("^option long.*", "option long-game: maybe", "option long", "option long-game"),
        (
            "^option long.*",
            "option edition: 5",
            "option edition",
            "'edition' is no option of a game",
        ),
        ("^option long.*", 'option long-game: "\\\\ud800"', "option long", "cannot be printed"),
        ("^option rul.*", 'option rulings: "9"', "option rul", "there are no rulings '9'"),
        ("^date: .*", "date: yesterday", "date", "no date such as 2026-01-31"),
        ("^player A", "player G", "player G", "from A to F"),
        ("^player A", "player D", "player D", "there are 2 seats"),
        ("^bot B", "bot A", "bot A", "a second player at seat A"),
        ("^date: .*", "seats: 2", "seats: 2", "a second 'seats'"),
        ("^position: .*", "position: [1]", "position", "JSON object"),
        ('"turn":"."', '"turn":"Z"', "position", "turn"),
        ("^result: .*", "result: everybody won", "result", "no result"),
        ("^result: (.) . ", "result: \\1 B ", "result", "no result"),
        ("^result: ", "A dock lunar-mine 4\nresult: ", "A dock lunar-mine 4", "after the end"),
        ("^= .*", "= 0123456789abcdef", "= 0123", "the position's hash is"),
        ("^= .*", "= 0123", "= 0123", "no line of a record"),
        ("^(= .*)", "\\1\n= 0123456789abcdef", "= 0123", "a second hash"),
        ("^[AB] .*", "Z", "Z", "no line of a record"),
        ("^[AB] .*", "* fly away", "* fly away", "acts where it is for"),
    ],
)
def test_a_file_that_is_wrong_somewhere(old: str, new: str, line: str, reason: str) -> None:
    text = changed(old, new)
    error = refused(text)
    assert reason in error.problem
    assert error.line == line_of(text, line)


def test_an_illegal_move_is_told_with_its_rule_and_the_fact() -> None:
    game = catalog.game(seats=2)
    record = recorded(game, 2, most=9)
    text = write_text(record).replace("unfinished", "{} dock lunar-mine 9\nunfinished")
    seat = next(step.actor for step in record.steps if step.actor != "*")
    error = refused(text.format(seat))
    assert "is no action" in error.problem
    position = game.start()
    for step in record.steps:
        position = game.apply(position, game.code(step.text))
    error = refused(text.format(seat).replace("dock lunar-mine 9", "launch"))
    assert "colonist-hub.launch" in error.problem
    assert game.explain(position, "launch").fact in error.problem
    assert error.line == text.count("\n") - 1


def test_a_wrong_hash_names_an_engine_that_may_have_played_otherwise() -> None:
    text = changed("^engine: .*", "engine: 0.0.1").replace("= ", "= 0000000000000000\n= ", 1)
    assert "engine 0.0.1" in refused(re.sub("^(= 0{16})\n= .*", "\\1", text, flags=re.M)).problem


def test_somebody_who_acts_out_of_turn() -> None:
    record = recorded(catalog.game(seats=2), 2, most=12)
    seat = next(step.actor for step in record.steps if step.actor != "*")
    other = {"A": "B", "B": "A"}[seat]
    error = refused(write_text(record).replace(f"\n{seat} ", f"\n{other} ", 1))
    assert f"{other!r} acts where it is for {seat!r} to act" in error.problem


def test_a_result_that_the_game_does_not_bear_out() -> None:
    text = changed("^result: .*?;", "result: 1 A 30, 2 B 0;")
    error = refused(text)
    assert error.line == line_of(text, "result")
    assert "the game with 'result:" in error.problem


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"format": "landfall record"', '"format": "chess"', "not a record of a game"),
        ('"version": 1', '"version": 9', "a version of the format"),
        ('"seats": 2', '"seats": true', "not True"),
        ('"seats": 2', '"places": 2', "'places' is no entry"),
        ('"long_game": false', '"seats": 3', "'seats' is no option of a game"),
        ('"players": \\{', '"players": 3, "comments": [], "x": {', "players are a JSON object"),
        ('"bot": "drifter"', '"robot": "drifter"', "a player is"),
        ('^\\{"actor": "[AB]"', '{"actor": "Q"', "not 'Q'"),
        ('^\\{"actor"', '{"author"', "a step is"),
        ('^\\{"actor"', '[{"actor"', "not a line of JSON"),
        ('"hash": "', '"hash": "0', "the position's hash is"),
        ('"reason": ', '"cause": ', "the result is null or"),
        ('^(\\{"result")', '{"result": null}\n\\1', "after the result"),
    ],
)
def test_json_that_is_wrong_somewhere(old: str, new: str, reason: str) -> None:
    error = refused(changed(old, new, "json"))
    assert reason in error.problem
    assert error.line >= 1


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"", 1, "not a record"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", 1, "no text in UTF-8"),
        (b"landfall record 1\ngame: \xff", 2, "no text in UTF-8"),
        (b"landfall record 1\n\x00", 2, "a character that no text has"),
        (b"{}\n", 1, "not a record"),
        (b"{" * 100_000, 1, "not a line of JSON"),
        (b"landfall record 1\n", 1, "stops in its header"),
    ],
)
def test_foreign_files(content: bytes, line: int, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    with pytest.raises(FileError, match=reason) as caught:
        read(file, catalog.game)
    assert caught.value.line == line


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read: No such file"):
        read(tmp_path / "nothing", catalog.game)
    with pytest.raises(FileError, match="cannot be read"):
        read(tmp_path, catalog.game)
