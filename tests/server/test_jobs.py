"""Long work on a record: its progress, its result, and what is said when it fails."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from typing import Any

import pytest

from landfall.server.jobs import Jobs
from landfall.store.memory import MemoryStore
from landfall.store.store import Job
from server import minds


def finished(work: Callable[[str, Callable[[float], None]], Any], store: MemoryStore) -> Job:
    async def run() -> Job:
        jobs = Jobs(store, work)
        id = jobs.start("r", "one\ntwo\n")
        assert jobs.start("r", "one\ntwo\n") == id  # asked again, the same job
        waiting = jobs.find(id)
        assert waiting
        assert waiting.state == "waiting"
        await asyncio.gather(*jobs._tasks.values())
        found = jobs.find(id)
        assert found
        return found

    return asyncio.run(run())


def test_a_job_is_done_and_its_result_kept() -> None:
    store = MemoryStore()
    job = finished(minds.counts_lines, store)
    assert (job.state, job.progress, job.result) == ("done", 1.0, {"lines": 2})
    assert store.job(job.id) == job


def test_a_job_whose_process_dies_says_so_and_may_be_tried_again() -> None:
    store = MemoryStore()
    job = finished(minds.dies_at_work, store)
    assert (job.state, job.reason) == ("failed", "The analysis stopped unexpectedly. Try again.")
    assert finished(minds.counts_lines, store).state == "done"


def test_a_server_that_stops_takes_its_jobs_along() -> None:
    async def run() -> Job | None:
        jobs = Jobs(MemoryStore(), minds.counts_lines)
        id = jobs.start("r", "one\n")
        await jobs.stop()
        return jobs.find(id)

    assert asyncio.run(run()) is None


def test_a_job_that_is_given_up_ends_its_process_and_may_be_started_again() -> None:
    async def run() -> list[str]:
        jobs = Jobs(MemoryStore(), minds.never_ends)
        id = jobs.start("r", "one\n")
        while (job := jobs.find(id)) and not job.progress:
            await asyncio.sleep(0)
        await jobs.give_up(id)
        alive = [child.name for child in multiprocessing.active_children()]
        assert jobs.find(id) is None
        await jobs.give_up(id)  # once more does nothing
        assert jobs.start("r", "one\n") == id
        await jobs.stop()
        return alive

    assert asyncio.run(run()) == []


def test_the_estimate_follows_the_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = Jobs(MemoryStore(), minds.counts_lines)
    clock = iter([100.0])
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    jobs._begun["j"] = 70.0
    assert jobs.estimate(Job("j", "r", "running", 0.75)) == pytest.approx(10.0)
    assert jobs.estimate(Job("j", "r", "waiting")) is None
