"""Long work on a record: its progress, its result, and what is said when it fails."""

from __future__ import annotations

import asyncio
import multiprocessing
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from landfall import catalog
from landfall.core.game import Game, Position
from landfall.lab.analyse import analyse_turns, jobs
from landfall.lab.entrants import field
from landfall.lab.match import Block, Match, Setting
from landfall.lab.scribe import Scribe
from landfall.record import Record, parse
from landfall.server.limits import MOST_ANALYSES_EACH
from landfall.server.refusals import NotYours, TooMany
from landfall.server.workers.jobs import Jobs, Work, seconds_left
from landfall.store.memory import MemoryStore
from landfall.store.store import Job
from server import minds


def finished(work: Work, store: MemoryStore) -> Job:
    async def run() -> Job:
        jobs = Jobs(store, work)
        id, _ = jobs.start("r", "one\ntwo\n")
        assert jobs.start("r", "one\ntwo\n")[0] == id  # asked again, the same job
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


def test_what_is_found_is_there_while_the_rest_is_worked_on() -> None:
    async def run() -> Job:
        jobs = Jobs(MemoryStore(), minds.never_ends)
        id, _ = jobs.start("r", "one\n")
        while (job := jobs.find(id)) and job.progress < 0.25:
            await asyncio.sleep(0)
        await jobs.stop()
        assert job
        return job

    assert asyncio.run(run()).result == {"lines": 1}


def test_a_job_whose_process_dies_says_so_and_may_be_tried_again() -> None:
    store = MemoryStore()
    job = finished(minds.dies_at_work, store)
    assert (job.state, job.reason) == ("failed", "The analysis stopped unexpectedly. Try again.")
    assert finished(minds.counts_lines, store).state == "done"


def test_work_that_cannot_be_done_says_why_in_a_sentence() -> None:
    job = finished(minds.cannot_judge, MemoryStore())
    assert (job.state, job.reason) == ("failed", "Nobody judges it.")


def test_a_server_that_stops_takes_its_jobs_along() -> None:
    async def run() -> Job | None:
        jobs = Jobs(MemoryStore(), minds.counts_lines)
        id, _ = jobs.start("r", "one\n")
        await jobs.stop()
        return jobs.find(id)

    assert asyncio.run(run()) is None


def test_a_job_that_is_given_up_ends_its_process_and_may_be_started_again() -> None:
    async def run() -> list[str]:
        jobs = Jobs(MemoryStore(), minds.never_ends)
        id, token = jobs.start("r", "one\n")
        while (job := jobs.find(id)) and not job.progress:
            await asyncio.sleep(0)
        await jobs.give_up(id, token)
        alive = [child.name for child in multiprocessing.active_children()]
        assert jobs.find(id) is None
        await jobs.give_up(id, token)  # once more does nothing
        assert jobs.start("r", "one\n")[0] == id
        await jobs.stop()
        return alive

    assert asyncio.run(run()) == []


def test_nobody_stops_what_another_waits_for() -> None:
    async def run() -> None:
        jobs = Jobs(MemoryStore(), minds.never_ends)
        id, first = jobs.start("r", "one\n")
        _, second = jobs.start("r", "one\n")
        with pytest.raises(NotYours, match="somebody else"):
            await jobs.give_up(id, "guessed")
        await jobs.give_up(id, first)
        with pytest.raises(NotYours, match="somebody else"):
            await jobs.give_up(id, first)
        assert jobs.find(id)
        await jobs.give_up(id, second)
        assert jobs.find(id) is None

    asyncio.run(run())


def test_one_address_queues_only_so_many_analyses_and_the_others_take_turns() -> None:
    async def run() -> list[str]:
        done: list[str] = []
        jobs = Jobs(MemoryStore(), minds.counts_lines)
        for number in range(MOST_ANALYSES_EACH):
            jobs.start(f"greedy-{number}", "one\n", "192.0.2.1")
        with pytest.raises(TooMany, match="from your address are waiting"):
            jobs.start("greedy-last", "one\n", "192.0.2.1")
        jobs.start("greedy-0", "one\n", "192.0.2.1")  # what is under way may be asked for
        mine, _ = jobs.start("mine", "one\n", "192.0.2.2")
        for id, task in jobs._tasks.items():
            task.add_done_callback(partial(lambda id, _: done.append(id), id))
        while mine not in done:
            await asyncio.sleep(0)
        await jobs.stop()
        return done[: done.index(mine)]

    assert len(asyncio.run(run())) == 1  # the one that was running already


def test_the_estimate_follows_the_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = Jobs(MemoryStore(), minds.counts_lines)
    clock = iter([100.0])
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    jobs._begun["j"] = 70.0
    assert jobs.estimate(Job("j", "r", "running", 0.75)) == pytest.approx(10.0)
    assert jobs.estimate(Job("j", "r", "waiting")) is None


def test_there_is_no_estimate_before_there_is_something_to_judge_by() -> None:
    assert seconds_left(3.0, 0.0) is None
    assert seconds_left(3.0, 0.01) is None
    assert seconds_left(3.0, 1.0) == 0


class Tally:
    """A judge whose work is the clock: it counts pairs of moves, and likes all of them."""

    seen = 0

    def __init__(self, game: Game[Any], nodes: int) -> None:
        self.game = game
        self.nodes = nodes

    def look(self, position: Position) -> None:
        """As far as it may."""
        Tally.seen += min(self.nodes, len(self.game.legal(position)) ** 2)

    def chances(self, position: Position) -> list[float]:
        return [1 / self.game.seats] * self.game.seats

    def worth(self, position: Position) -> float:
        self.look(position)
        return 0.5

    def best_turns(self, position: Position, count: int) -> list[tuple[list[int], float]]:
        self.look(position)
        return [([self.game.legal(position)[0]], 0.5)]


def cadets() -> Record:
    """A whole game, in which the fleets grow and the later turns take many times the work."""
    setting = Setting(catalog.DEFAULT_GAME, catalog.entry().default_edition, 2)
    block = Block("b", setting, tuple(field(["cadet", "cadet"])), ("estimate", 2))
    scribe = Scribe(block, (0, 1))
    return parse(scribe.text(Match(block, (0, 1), scribe.watch).play()))


def test_the_time_left_of_an_analysis_is_told_truly_from_early_on() -> None:
    """By a clock that ticks with all that the judge looks at."""
    Tally.seen = 0
    told: list[tuple[int, float]] = []
    work = [replace(job, judge=Tally) for job in jobs(cadets(), 1)]
    turns = list(analyse_turns(work, lambda done: told.append((Tally.seen, done))))
    assert len(turns) == len(work)
    assert [done for _, done in told] == sorted(done for _, done in told)
    assert told[-1][1] == 1
    judged = [(spent, done) for spent, done in told if 0.05 <= done <= 0.95]
    assert len(judged) > len(work)  # not by the turn: some of them take a tenth of all the work
    for spent, done in judged:
        left = seconds_left(spent, done)
        assert left is not None
        assert 0.5 < left / (Tally.seen - spent) < 2.0
