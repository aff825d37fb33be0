"""Scenarios as test cases: each under its own name, failing with all that was not as expected."""

from __future__ import annotations

from landfall.scenario import Scenario, run


def check(scenario: Scenario) -> None:
    """Run it; a failure reads like the file, line by line."""
    __tracebackhide__ = True
    differences = [
        f"{scenario.file}:{result.step.line}: {difference}"
        for result in run(scenario).failures
        for difference in result.differences
    ]
    assert not differences, "\n".join([scenario.name, *differences])
