"""Scenarios: a position, moves and expectations in a file; read, run and reported."""

from landfall.scenario.parser import parse_scenarios, read_scenarios
from landfall.scenario.running import position_after, run
from landfall.scenario.scenario import (
    Difference,
    Expectation,
    MoveLine,
    Report,
    Scenario,
    ScenarioStep,
    StepResult,
)

__all__ = [
    "Difference",
    "Expectation",
    "MoveLine",
    "Report",
    "Scenario",
    "ScenarioStep",
    "StepResult",
    "parse_scenarios",
    "position_after",
    "read_scenarios",
    "run",
]
