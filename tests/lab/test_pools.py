"""The processes of this machine: all jobs done, whatever happens to a worker."""

from __future__ import annotations

from pathlib import Path

import pytest

import lab_work
from lab_runs import supply
from landfall.core.errors import LandfallError
from landfall.lab.pools import Lost, Pool
from landfall.lab.pools.processes import Processes


def test_every_job_is_done_once() -> None:
    answers = list(Processes(2).run(lab_work.square, supply(range(1, 20))))
    assert sorted(answers) == [(n, n * n) for n in range(1, 20)]


def test_no_work_starts_no_worker() -> None:
    assert list(Processes(2).run(lab_work.square, supply([]))) == []


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    jobs = [(str(tmp_path), n) for n in range(1, 7)]
    answers = dict(Processes(2).run(lab_work.killed_once, supply(jobs)))
    assert answers == {job: job[1] for job in jobs}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3", "5"]


def test_a_job_that_kills_every_worker_is_given_back() -> None:
    answers = dict(Processes(2).run(lab_work.deadly, supply(range(1, 6))))
    lost = answers.pop(3)
    assert lost == Lost("ended its process 3 times (signal 9)")
    assert answers == {n: n for n in (1, 2, 4, 5)}


def test_jobs_may_come_late() -> None:
    """What an answer makes necessary is done in the same run."""
    due = [1]
    pool: Pool = Processes(2)
    seen = []
    for job, _ in pool.run(lab_work.square, lambda: due.pop() if due else None):
        seen.append(job)
        if job < 3:
            due.append(job + 1)
    assert seen == [1, 2, 3]


def test_errors_come_back_as_they_are() -> None:
    with pytest.raises(LandfallError, match="1 is no good"):
        list(Processes(1).run(lab_work.complaining, supply([1])))
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(Processes(1).run(lab_work.broken, supply([1])))
