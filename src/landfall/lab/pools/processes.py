"""The processes of this machine: each has a pipe, so it is known whose job died with whom."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from landfall.core.errors import LandfallError
from landfall.lab.pools import TRIES, J, LostJob, R


class Processes:
    """As many workers as there are cores, or as many as asked for."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or cores()

    def run(
        self, work: Callable[[J], R], supply: Callable[[], J | None]
    ) -> Iterator[tuple[J, R | LostJob]]:
        crew: list[_Worker] = []
        again: deque[tuple[Any, int]] = deque()
        try:
            while True:
                while again or len(crew) < self.workers or any(not one.busy for one in crew):
                    job, tries = again.popleft() if again else (supply(), 0)
                    if job is None:
                        break
                    worker = next((one for one in crew if not one.busy), None)
                    if worker is None:
                        worker = _Worker(work)
                        crew.append(worker)
                    worker.begin(job, tries + 1)
                busy = [one for one in crew if one.busy]
                if not busy:
                    return
                ready = wait([one.pipe for one in busy])
                for worker in [one for one in busy if one.pipe in ready]:
                    job, tries = worker.job, worker.tries
                    try:
                        yield job, worker.answer()
                    except EOFError:  # it died: killed, out of memory, or ended by the job itself
                        crew.remove(worker)
                        how = worker.end()
                        if tries < TRIES:
                            again.append((job, tries))
                        else:
                            yield job, LostJob(f"ended its process {tries} times ({how})")
        finally:
            for worker in crew:
                worker.end()


class _Worker:
    """One process and the job it is at."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        # A new interpreter, not a copy of this one: copies of a process with threads may lock up.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(theirs, work), daemon=True)
        with deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.job: Any = None
        self.busy = False
        self.tries = 0

    def begin(self, job: Any, tries: int) -> None:
        self.job = job
        self.tries = tries
        self.busy = True
        try:
            self.pipe.send(job)
        except OSError:  # it is dead already; the answer will say so
            pass

    def answer(self) -> Any:
        try:
            fine, answer = self.pipe.recv()
        except OSError:
            raise EOFError from None
        self.busy = False
        if fine:
            return answer
        if isinstance(answer, LandfallError):
            raise answer
        raise RuntimeError(f"a worker failed:\n{answer}")

    def end(self) -> str:
        """Send it home, whatever it does; the answer says how it ended."""
        self.pipe.close()
        if self.busy:
            self.process.terminate()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        code = self.process.exitcode or 0
        return f"signal {-code}" if code < 0 else f"exit code {code}"


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C is heard after this, and never by what is started meanwhile.

    A process that is half started would else end with a traceback of its own: it has not read yet what
    it is to do.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    heard = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # handed on to the process
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, heard)
    if pressed:
        raise KeyboardInterrupt


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):  # nobody is there any more
            return
        try:
            answer: tuple[bool, Any] = (True, work(job))
        except LandfallError as error:
            answer = (False, error)
        except Exception:
            answer = (False, traceback.format_exc())
        try:
            pipe.send(answer)
        except OSError:
            return


def cores() -> int:
    """The cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
