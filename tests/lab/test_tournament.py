"""Tournaments: seat-balanced, resumable, the same for any number of workers, and fair to bad bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lab_bots import DYING, MINER, RAISING
from lab_runs import planned, played, results
from landfall import catalog
from landfall.core.errors import LandfallError
from landfall.lab.export import as_csv, rows
from landfall.lab.pools.processes import Processes
from landfall.lab.sprt import LOW, Sprt
from landfall.lab.standings import notes, standings
from landfall.lab.statistics import wilson
from landfall.lab.tournament import TournamentRun
from landfall.record import read


def own(folder: Path, code: str) -> Path:
    path = folder / "my_bot.py"
    path.write_text(code, encoding="utf-8")
    return path


def test_equal_bots_come_out_even_and_every_place_is_taken_equally(tmp_path: Path) -> None:
    run = played(planned(games=60), tmp_path / "r.jsonl")
    found = standings(run)
    for line in found.lines:
        low, high = wilson(line.wins, line.games, z=3)
        assert low < 0.5 < high
        assert line.games == 60
        assert not line.unfinished
    places = [(row["bot"], row["place"]) for row in rows(run)]
    assert {places.count(each) for each in set(places)} == {30}


def test_any_number_of_workers_plays_the_same_games(tmp_path: Path) -> None:
    tournament = planned(seats=(2, 3), games=4)
    one = played(tournament, tmp_path / "1.jsonl", Processes(1))
    two = played(tournament, tmp_path / "2.jsonl", Processes(2))
    assert one.results.blocks == two.results.blocks
    assert as_csv(one) == as_csv(two)


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped in the middle, and with the last line cut short: it ends as if nothing had been."""
    whole = played(planned(games=12), tmp_path / "whole.jsonl")
    path = tmp_path / "stopped.jsonl"
    with results(planned(games=12), path) as kept:

        def stop_at_three() -> None:
            if len(kept.blocks) == 3:
                raise KeyboardInterrupt

        run = TournamentRun(planned(games=12), kept)
        with pytest.raises(KeyboardInterrupt):
            run.play(Processes(2), stop_at_three)
    path.write_bytes(path.read_bytes()[:-20])
    done: list[int] = []
    with results(planned(games=12), path) as kept:
        again = TournamentRun(planned(games=12), kept)
        assert again.progress() == (2, 6)
        again.play(Processes(2), lambda: done.append(1))
    assert len(done) == 4
    assert again.results.blocks == whole.results.blocks


def test_more_games_may_be_asked_for_later(tmp_path: Path) -> None:
    played(planned(games=2), tmp_path / "r.jsonl")
    assert played(planned(games=6), tmp_path / "r.jsonl").progress() == (3, 3)


def test_a_sequential_test_stops_early_for_any_number_of_workers(tmp_path: Path) -> None:
    tournament = planned(games=400, sprt=Sprt(0.75, 0.95))
    runs = [played(tournament, tmp_path / f"{n}.jsonl", Processes(n)) for n in (1, 2)]
    verdicts = [run.verdicts for run in runs]
    assert verdicts[0] == verdicts[1]
    ((verdict, blocks, _),) = verdicts[0].values()
    assert verdict == LOW
    assert blocks < 100
    assert [standings(run).games for run in runs] == [2 * blocks] * 2


def test_a_raising_bot_loses_and_the_tournament_goes_on(tmp_path: Path) -> None:
    tournament = planned("drifter", files=[own(tmp_path, RAISING)])
    run = played(tournament, tmp_path / "r.jsonl")
    bad = standings(run).lines[1]
    assert (bad.bot, bad.wins, bad.forfeits, bad.games) == ("raising", 0, 4, 4)
    (note,) = notes(run)
    assert note == (
        "raising forfeited 4 of its games: it raised ValueError: I have lost my mind "
        "(my_bot.py, line 6)"
    )


def test_a_bot_that_takes_its_process_down_loses_that_block(tmp_path: Path) -> None:
    tournament = planned("drifter", files=[own(tmp_path, DYING)], games=2)
    run = played(tournament, tmp_path / "r.jsonl")
    assert standings(run).lines[1].forfeits == 2
    assert notes(run) == [
        "dying forfeited 2 of its games: it ended its process 3 times (exit code 9)"
    ]


def test_records_are_kept_and_replay(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    tournament = planned("drifter", files=[own(tmp_path, MINER)], games=2, records=True)
    run = played(tournament, tmp_path / "r.jsonl", records=folder)
    paths = sorted(folder.iterdir())
    assert len(paths) == 2
    record = read(paths[0], catalog.game)
    assert [player.name for player in record.players] == ["drifter", "miner"]
    (block,) = run.results.blocks.values()
    assert record.result
    assert record.result.scores == block[0].scores


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"games": 0}, "at least one game"),
        ({"seats": (7,)}, "for 2, 3 or 4 players, not 7"),
        ({"editions": ("latter-printing",)}, "later-printing"),
        ({"sprt": Sprt(0.5, 0.6), "seats": (3,)}, "once at every table"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is(
    settings: dict[str, Any], problem: str
) -> None:
    with pytest.raises(LandfallError, match=problem):
        planned(**settings).pairings()
