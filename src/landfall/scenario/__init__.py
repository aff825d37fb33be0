"""Scenarios: a position, moves and expectations in a file; read, run and reported."""

from landfall.scenario.reading import parse_scenarios, read_scenarios
from landfall.scenario.running import position_after, run
from landfall.scenario.scenario import Difference, Expectation, Move, Report, Result, Scenario, Step

__all__ = [
    "Difference",
    "Expectation",
    "Move",
    "Report",
    "Result",
    "Scenario",
    "Step",
    "parse_scenarios",
    "position_after",
    "read_scenarios",
    "run",
]
