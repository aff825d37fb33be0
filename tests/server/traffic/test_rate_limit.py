"""What one address may ask for in an hour."""

from __future__ import annotations

import pytest

from landfall.server.refusals import TooMany
from landfall.server.traffic.rate_limit import RateLimit


def test_a_rate_limit_is_each_addresss_own_and_grows_again() -> None:
    now = 0.0
    limit = RateLimit("tables", at_once=2, an_hour=60, clock=lambda: now)
    limit.take("A")
    limit.take("A")
    with pytest.raises(TooMany, match="many tables; it may have 60 an hour"):
        limit.take("A")
    limit.take("B")
    now = 60.0
    limit.take("A")
    with pytest.raises(TooMany):
        limit.take("A")
    now = 1e6
    for _ in range(2):
        limit.take("A")
    with pytest.raises(TooMany):
        limit.take("A")
