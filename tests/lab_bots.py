"""Bots as users write them, good and bad, as the text of a file."""

MINER = """
class Miner:
    name = "miner"

    def choose(self, decision):
        for code, text in decision.moves():
            if text.startswith("dock lunar-mine"):
                return code
        return decision.legal[0]
"""

RAISING = """
class Raising:
    name = "raising"

    def choose(self, decision):
        raise ValueError("I have lost my mind")
"""

CHEATING = """
class Cheating:
    name = "cheating"

    def choose(self, decision):
        return -7
"""

HANGING = """
class Hanging:
    name = "hanging"

    def choose(self, decision):
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass
"""

DYING = """
import os

class Dying:
    name = "dying"

    def choose(self, decision):
        os._exit(9)
"""

SEEDED = """
class Seeded:
    name = "seeded"

    def __init__(self, *seed):
        self.seed = seed

    def choose(self, decision):
        return decision.legal[len(self.seed) % len(decision.legal)]
"""

FLOATING = """
class Floating:
    name = "floating"

    def choose(self, decision):
        return float(decision.legal[0])
"""

SLOW_TO_SIT = """
class SlowToSit:
    name = "slow"

    def __init__(self):
        while True:
            pass

    def choose(self, decision):
        return decision.legal[0]
"""

TALKING = """
class Talking:
    name = "talking"

    def choose(self, decision):
        print("let me see")
        return decision.legal[0]
"""

PLANNING = """
from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Plan:
    code: int


class Planning:
    name = "planning"

    def choose(self, decision):
        return Plan(decision.legal[0]).code
"""
