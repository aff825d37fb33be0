"""How much is tried: the same few examples in every run, many and new ones in `make long`."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def examples(usual: int) -> int:
    """On how many examples a property is tried."""
    return 20 * usual if LONG else usual
