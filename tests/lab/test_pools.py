"""The processes of this machine: all jobs done, whatever happens to a worker."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

import lab_work
from lab_runs import supply
from landfall.core.errors import LandfallError
from landfall.lab.pools import LostJob, Pool
from landfall.lab.pools.processes import Processes, deaf_to_ctrl_c


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
    assert lost == LostJob("ended its process 3 times (signal 9)")
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


@pytest.mark.skipif(sys.platform == "win32", reason="signals are blocked where there are such")
def test_ctrl_c_waits_until_a_process_has_started() -> None:
    started = []

    def start_while_ctrl_c_is_pressed() -> None:
        with deaf_to_ctrl_c():
            os.kill(os.getpid(), signal.SIGINT)
            started.append("whole")

    with pytest.raises(KeyboardInterrupt):
        start_while_ctrl_c_is_pressed()
    assert started == ["whole"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
