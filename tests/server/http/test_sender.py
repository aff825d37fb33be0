"""Whom a request is counted for."""

from __future__ import annotations

import pytest

from landfall.server.http.sender import counted_as


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:0db8:0000:0000"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_the_new_kind_counts_as_one(address: str, counted: str) -> None:
    assert counted_as(address) == counted
