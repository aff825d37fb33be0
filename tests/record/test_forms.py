"""A game is the same game as text and as JSON lines."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from landfall import catalog
from landfall.core.errors import FileError
from landfall.record import Player, Record, Step, find_game, parse, read, replay, write
from landfall.record.jsonl import write_json
from landfall.record.text import write_text
from recorded import last_steps, recorded

EDITIONS = tuple(catalog.entry().editions)


@pytest.mark.slow
@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_reads_as_it_was_written(
    edition: str, seats: int, form: str, tmp_path: Path
) -> None:
    record = recorded(catalog.game(edition=edition, seats=seats), "forms", seats)
    file = tmp_path / "game"
    write(file, record, form)
    assert read(file, catalog.game) == record


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_unfinished_game_and_one_from_a_position(form: str, tmp_path: Path) -> None:
    game = catalog.game(seats=2, long_game=True)
    for record in (recorded(game, 1, most=40), last_steps(game, 1, steps=30)):
        write(tmp_path / "game", record, form)
        assert read(tmp_path / "game", catalog.game) == record


def test_the_text_reads_like_a_table() -> None:
    record = recorded(catalog.game(seats=2), "look", most=12)
    lines = write_text(record).splitlines()
    header = lines[: lines.index("")]
    assert header[:5] == [
        "landfall record 1",
        "game: alien-frontiers",
        "edition: later-printing",
        "seats: 2",
        "option long-game: false",
    ]
    assert header[-3:] == ["date: 2026-01-31", "player A: Ann", "bot B: drifter"]
    assert lines[len(header) + 1].startswith("* first ")
    assert lines[-1] == "unfinished"


def test_a_hash_stands_where_a_player_has_acted() -> None:
    record = recorded(catalog.game(seats=3), "hashes", most=200)
    lines = write_text(record).splitlines()
    ends = [n for n, line in enumerate(lines) if line.split(" ", 1)[-1] == "end"]
    assert ends
    for n in ends:
        after = lines[n + 1]
        assert after.startswith("= ") or after.split()[1] == "drop"


def test_json_has_a_hash_for_every_step() -> None:
    rows = [json.loads(line) for line in write_json(recorded(catalog.game(), 3)).splitlines()]
    assert all(len(row["hash"]) == 16 for row in rows[1:-1])
    assert rows[-1]["result"]["reason"] == "last colony landed"


@pytest.mark.parametrize("form", [write_text, write_json])
def test_comments_are_kept(form: type) -> None:
    record = recorded(catalog.game(seats=2), 4, most=20)
    steps = (
        replace(record.steps[0], comments=("a fair roll-off",)),
        *record.steps[1:-1],
        replace(record.steps[-1], comments=("what now?", "  said   Ann ")),
    )
    commented = replace(record, comments=("played in the garden",), steps=steps)
    back = parse(form(commented))
    assert back.comments == ("played in the garden",)
    assert back.steps[0].comments == ("a fair roll-off",)
    assert back.steps[-1].comments == ("what now?", "said Ann")


def test_a_record_typed_by_hand_needs_no_hashes_and_may_be_spaced_out() -> None:
    text = write_text(recorded(catalog.game(seats=2), 5, most=20))
    lines = [line for line in text.splitlines() if not line.startswith("=")]
    typed = "\ufeff" + "\r\n".join(lines).replace("* roll", "\r\n* roll") + "\r\n"
    assert [step.text for step in parse(typed.lstrip("\ufeff").replace("\r\n", "\n")).steps]


def test_windows_line_ends_and_a_byte_order_mark_are_no_damage(tmp_path: Path) -> None:
    record = recorded(catalog.game(seats=2), 5, most=20)
    file = tmp_path / "game"
    file.write_bytes(b"\xef\xbb\xbf" + write_text(record).replace("\n", "\r\n").encode())
    assert read(file, catalog.game) == record


def test_a_replay_is_the_game_step_by_step() -> None:
    game = catalog.game(seats=2)
    record = recorded(game, 6)
    position = game.start()
    for moment, step in zip(replay(record, game), record.steps, strict=True):
        assert moment.before == position
        position = game.apply(position, game.code(step.text))
        assert moment.after == position
    assert game.outcome(position) == record.result


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ((), ("A", "B", "C")),
        ((Player("Ann"), Player(""), Player("drifter", bot=True)), ("Ann", "B", "C")),
        ((Player("Ann"), Player("Ann"), Player("B")), ("A", "B", "C")),
    ],
)
def test_seats_are_called_by_what_tells_them_apart(
    players: tuple[Player, ...], names: tuple[str, ...]
) -> None:
    assert Record("alien-frontiers", "edition-x", 3, players=players).names() == names


def test_a_written_file_is_whole_or_not_there(tmp_path: Path) -> None:
    file = tmp_path / "game"
    write(file, recorded(catalog.game(seats=2), 7, most=9))
    before = file.read_text()
    wrong = Record("alien-frontiers", "edition-x", 2, players=(Player("two\nlines"),))
    with pytest.raises(ValueError, match="cannot be printed"):
        write(file, wrong)
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_a_step_is_compared_by_what_it_says() -> None:
    assert Step("A", "end", line=7) == Step("A", "end", line=9)


def test_the_example_of_the_documentation_is_a_record() -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "record.md"
    example = page.read_text(encoding="utf-8").split("```record\n")[1].split("```")[0]
    record = parse(example)
    game = find_game(record, catalog.game)
    assert len(list(replay(record, game))) == len(record.steps) > 0
    assert record.steps[10].comments == ()
    assert record.steps[9].comments == ("no hurry with the cards",)


def test_a_line_of_another_action_table_says_so() -> None:
    game = catalog.game(edition="first-printing", seats=2)
    text = write_text(recorded(game, "tables", most=30)).replace(game.actions, "0123abcd")
    assert f"hashes: {game.hash_version}\nactions: 0123abcd\n" in text
    assert list(replay(parse(text), game))  # by its words it may fit all the same
    other = text.replace("* first", "* draw mind-control-helmet\n* first")
    with pytest.raises(FileError, match=f"action table 0123abcd, and that of .* is {game.actions}"):
        list(replay(parse(other), game))


def test_hashes_of_a_version_to_come_are_named_at_their_line() -> None:
    game = catalog.game(seats=2)
    text = write_text(recorded(game, "tables", most=30)).replace("hashes: 2", "hashes: 7")
    line = text.splitlines().index("hashes: 7") + 1
    with pytest.raises(FileError, match=rf":{line}: there are no hashes of version 7"):
        list(replay(parse(text), game))


@pytest.mark.parametrize("line", ["hashes: two", "hashes: 0", "actions: xyz", "actions: 0123ABCD"])
def test_what_a_record_says_of_hashes_and_actions_is_checked(line: str) -> None:
    text = write_text(recorded(catalog.game(seats=2), "tables", most=30))
    with pytest.raises(FileError, match=line.split(":")[0]):
        parse(text.replace("engine: ", f"{line}\nengine: ").replace("hashes: 2\n", "", 1))
