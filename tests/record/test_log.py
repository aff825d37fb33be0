"""A log holds every step before the next is asked for, and survives whatever kills its program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from landfall import catalog
from landfall.core.errors import FileError
from landfall.record import Log, Record, read
from landfall.record.log import in_use
from landfall.record.text import write_text
from recorded import last_steps, recorded

GAME = catalog.game(seats=2)


def logged(record: Record, path: Path) -> Log:
    """A log that has been given the steps of a record one by one."""
    log = Log(path, record.with_steps(()))
    for step in record.steps:
        log.append(step)
    return log


def test_every_step_is_there_as_soon_as_it_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "log"
    record = recorded(GAME, "log", most=40)
    with Log(file, record.with_steps(())) as log:
        for count, step in enumerate(record.steps, start=1):
            log.append(step)
            assert read(file, catalog.game, open_end=True).steps == record.steps[:count]


def test_a_finished_log_is_the_record_of_the_game(tmp_path: Path) -> None:
    record = last_steps(GAME, "log", steps=30)
    log = logged(record, tmp_path / "log")
    assert record.result is not None
    log.finish(record.result)
    assert (tmp_path / "log").read_text(encoding="utf-8") == write_text(record)
    assert read(tmp_path / "log", catalog.game) == record


def test_wherever_the_writing_stopped_the_whole_lines_are_read(tmp_path: Path) -> None:
    file = tmp_path / "log"
    record = recorded(GAME, "log", most=16)
    logged(record, file).close()
    whole = file.read_bytes()
    body = whole.index(b"\n\n") + 2
    for end in range(body, len(whole)):
        file.write_bytes(whole[:end])
        steps = read(file, catalog.game, open_end=True).steps
        written = [line for line in whole[body:end].split(b"\n")[:-1] if not line.startswith(b"=")]
        assert steps == record.steps[: len(written)]


def test_a_log_without_its_end_is_no_whole_record(tmp_path: Path) -> None:
    file = tmp_path / "log"
    logged(recorded(GAME, "log", most=9), file).close()
    with pytest.raises(FileError, match="landfall play --resume"):
        read(file, catalog.game)


def test_a_game_that_ended_as_the_program_was_killed(tmp_path: Path) -> None:
    """The last step is there, the result is not: it is played out all the same."""
    record = last_steps(GAME, "log", steps=30)
    logged(record, tmp_path / "log").close()
    assert read(tmp_path / "log", catalog.game, open_end=True).steps == record.steps


def test_what_was_undone_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "log"
    record = recorded(GAME, "log", most=30)
    with logged(record, file) as log:
        log.rewrite(record.with_steps(record.steps[:20]))
        for step in record.steps[20:25]:
            log.append(step)
    assert read(file, catalog.game, open_end=True).steps == record.steps[:25]


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_a_log_is_written_by_one_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "log"
    record = recorded(GAME, "log", most=9)
    log = logged(record, file)
    assert in_use(file)
    with pytest.raises(FileError, match="in another window"):
        Log(file, record)
    log.rewrite(record)
    assert in_use(file)
    log.close()
    assert not in_use(file)
    with pytest.raises(FileError, match="closed"):
        log.append(record.steps[0])


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be written: No such file"):
        Log(tmp_path / "nowhere" / "log", recorded(GAME, "log", most=9))
