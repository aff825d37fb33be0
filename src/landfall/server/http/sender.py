"""What a request shows of its sender: the address it comes from, and the key it bears."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Annotated

from fastapi import Header
from fastapi.requests import HTTPConnection

Authorization = Annotated[str, Header(description="Bearer KEY")]


def bearer(authorization: str) -> str:
    """The key in the header; nothing if there is none."""
    scheme, _, key = authorization.partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def address_of(connection: HTTPConnection) -> str:
    """Whom to count this for."""
    return counted_as(connection.client.host if connection.client else "")


def counted_as(address: str) -> str:
    """The address itself; of the new kind the network, for each of its members has a world of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return found.exploded[:19]
