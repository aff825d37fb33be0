"""A Ray cluster: the same jobs and answers, on the cores of many machines.

Every machine of the cluster has the same version of Landfall installed; a block of another version
is refused by its worker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from socket import create_connection
from typing import Any

from landfall.core.distribution import how_to_add
from landfall.core.errors import LandfallError
from landfall.lab.pools import TRIES, J, LostJob, R

LOCAL = "local"

PATIENCE = 5.0
"""Seconds to wait for a machine to answer."""


class Cluster:
    """A running cluster by its address, `auto` for the one this machine belongs to, or `local`."""

    def __init__(self, address: str = "auto", workers: int = 0) -> None:
        """`workers` is for `local`: how many processes the cluster made here has."""
        self.ray = _library()
        _reach(address)
        try:
            self.ray.init(
                address=address,
                num_cpus=(workers or None) if address == LOCAL else None,
                log_to_driver=False,
                logging_level="error",
                include_dashboard=False if address == LOCAL else None,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            hint = "start one with: ray start --head" if address == "auto" else "is it running?"
            raise LandfallError(f"no Ray cluster at {address!r} ({error}); {hint}") from None

    def run(
        self, work: Callable[[J], R], supply: Callable[[], J | None]
    ) -> Iterator[tuple[J, R | LostJob]]:
        task = self.ray.remote(max_retries=TRIES - 1)(work)
        under_way: dict[Any, J] = {}
        try:
            while True:
                while len(under_way) < 2 * self.workers:
                    job = supply()
                    if job is None:
                        break
                    under_way[task.remote(job)] = job
                if not under_way:
                    return
                ready, _ = self.ray.wait(list(under_way), num_returns=1)
                for reference in ready:
                    yield under_way.pop(reference), self._answer(reference)
        finally:
            for reference in under_way:
                self.ray.cancel(reference, force=True)

    @property
    def workers(self) -> int:
        """The cores of the cluster now; machines may come and go."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        self.ray.shutdown()

    def _answer(self, reference: Any) -> Any:
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as error:
            return LostJob(f"ended its worker {TRIES} times ({type(error).__name__})")


def _reach(address: str) -> None:
    """Somebody listens at `host:port`? Ray itself would wait for minutes to say no."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise LandfallError(f"no Ray cluster at {address!r} ({error}); is it running?") from None


def _library() -> Any:
    try:
        import ray
    except ImportError:
        raise LandfallError(f"a cluster needs Ray: {how_to_add('cluster')}") from None
    return ray
