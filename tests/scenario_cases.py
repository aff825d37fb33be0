"""Scenarios as test cases: each under its own name, failing with all that was not as expected."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
import yaml

from landfall.scenario import Scenario, run

NAME = re.compile("^name: (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """A scenario of a file, by its name.

    The file is read when the first of its scenarios is asked for, for that takes longer than to play
    them: every process of a run knows all of the names, and needs a part of the files.
    """

    name: str
    number: int
    names: tuple[str, ...]
    """Of all in the file."""
    read: Callable[[], list[Scenario]]

    def scenario(self) -> Scenario:
        found = self.read()
        assert self.names == tuple(one.name for one in found)
        return found[self.number]


def cases(text: str, read: Callable[[], list[Scenario]]) -> list[Case]:
    """The scenarios of a text, which `read` reads."""
    names = tuple(str(yaml.safe_load(name)) for name in NAME.findall(text))
    once = cache(read)
    return [Case(name, number, names, once) for number, name in enumerate(names)]


def by_name(case: Case) -> Any:
    """A test of its own."""
    return pytest.param(case, id=case.name)


def check(scenario: Scenario) -> None:
    """Run it; a failure reads like the file, line by line."""
    __tracebackhide__ = True
    differences = [
        f"{scenario.file}:{result.step.line}: {difference}"
        for result in run(scenario).failures
        for difference in result.differences
    ]
    assert not differences, "\n".join([scenario.name, *differences])
