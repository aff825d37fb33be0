"""What a request may be refused for, besides being wrong; the application gives each its status."""

from __future__ import annotations

from landfall.core.errors import LandfallError


class NotYours(LandfallError):
    """None of the keys opens this."""


class UnknownTable(LandfallError):
    """There is no table of this id."""


class UnknownRecord(LandfallError):
    """There is no record of this id."""


class TooMany(LandfallError):
    """One address asks for more than its share; later it may ask again."""


class Busy(LandfallError):
    """All of them together ask for more than there is; later they may ask again."""


class Full(LandfallError):
    """The server keeps as many as it may, and deletes none to make room."""
