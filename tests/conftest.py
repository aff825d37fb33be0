"""The tests say which engine they claim to test, and draw the same examples everywhere."""

from __future__ import annotations

import gc
import os
import signal

import pytest
from hypothesis import settings

from effort import LONG, examples
from landfall.core.engine import compiled, describe

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("long", deadline=None, max_examples=examples(100), print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

collect_ignore = [] if LONG else ["long"]


def pytest_configure() -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell makes what it starts in the background deaf to Ctrl-C, and its children with it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = os.environ.get("LANDFALL_ENGINE")
    if not wanted:
        return
    hot = ("landfall.core.rng", "landfall.games.alien_frontiers.ruleset")
    used = {"compiled" if compiled(module) else "interpreted" for module in hot}
    if used != {wanted}:
        pytest.exit(f"LANDFALL_ENGINE={wanted}, but this is the {describe()}", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest is begun first: no process is left alone with it when all else is done."""
    items.sort(key=lambda item: item.get_closest_marker("begun_first") is None)


def pytest_collection_finish() -> None:
    """What is collected is no garbage before the end, and need not be looked through again and again.

    Games leave little that only a search finds, which took a tenth of the time: it is made seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_report_header() -> str:
    return describe()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have to tell besides that they passed: `record_property("told", …)`."""
    told = [
        str(value)
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == "told"
    ]
    if told:
        terminalreporter.section("told")
        for line in told:
            terminalreporter.write_line(line)
