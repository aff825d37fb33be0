"""A real Ray cluster of several workers on this machine does the same as its processes do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from socket import socket

import pytest

import lab_work
from lab_runs import planned, played, supply
from landfall.core.errors import LandfallError
from landfall.lab.learning.harvest import harvested
from landfall.lab.pools import LostJob
from landfall.lab.pools.processes import Processes
from landfall.lab.pools.ray import Cluster
from learning_cases import harvest

if find_spec("ray") is None:  # to import it takes every process of a run a second
    pytest.skip("Ray is not installed", allow_module_level=True)
TESTS = str(Path(__file__).parents[1])
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with pytest.MonkeyPatch.context() as patch:
        # Workers import what tests share from where the tests do.
        patch.setenv("PYTHONPATH", os.pathsep.join([TESTS, os.environ.get("PYTHONPATH", "")]))
        made = Cluster("local", 3)
        yield made
        made.close()


def test_where_nobody_listens_it_is_said_soon() -> None:
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, but nobody answers there
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(LandfallError, match=f"no Ray cluster at '{address}'.*is it running"):
            Cluster(address)


def test_several_workers_do_every_job(cluster: Cluster) -> None:
    assert cluster.workers == 3
    answers = list(cluster.run(lab_work.square, supply(range(1, 20))))
    assert sorted(answers) == [(n, n * n) for n in range(1, 20)]


def test_a_killed_worker_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    jobs = [(str(tmp_path), n) for n in range(1, 7)]
    assert dict(cluster.run(lab_work.killed_once, supply(jobs))) == {job: job[1] for job in jobs}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3", "5"]


def test_a_job_that_kills_every_worker_is_given_back(cluster: Cluster) -> None:
    answers = dict(cluster.run(lab_work.deadly, supply(range(1, 5))))
    assert isinstance(answers.pop(3), LostJob)
    assert answers == {n: n for n in (1, 2, 4)}


def test_the_same_tournament_as_on_this_machine(cluster: Cluster, tmp_path: Path) -> None:
    here = played(planned(games=6), tmp_path / "here.jsonl", Processes(2))
    there = played(planned(games=6), tmp_path / "there.jsonl", cluster)
    assert here.results.blocks == there.results.blocks


def test_the_same_self_play_as_on_this_machine(cluster: Cluster) -> None:
    jobs = [harvest(numbers=(number,)) for number in range(4)]
    answers = {job.numbers: rows for job, rows in cluster.run(harvested, supply(jobs))}
    assert answers == {job.numbers: job.play() for job in jobs}


def test_errors_come_back_as_they_are(cluster: Cluster) -> None:
    with pytest.raises(LandfallError, match="1 is no good"):
        list(cluster.run(lab_work.complaining, supply([1])))
