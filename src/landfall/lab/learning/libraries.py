"""What only learning needs, asked for when it is needed: playing does without it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from landfall.core.distribution import how_to_add
from landfall.core.errors import LandfallError


def numpy() -> Any:
    """For fits, and for rows as arrays."""
    return _library("numpy", "learning needs NumPy", "lab")


def pyarrow() -> Any:
    """For files of rows."""
    _library("pyarrow.parquet", "rows are kept as Parquet, which needs pyarrow", "lab")
    return import_module("pyarrow")


def torch() -> Any:
    """For fits on a graphics card, or of large nets."""
    return _library("torch", "a fit by PyTorch needs torch", "torch")


def _library(name: str, why: str, extra: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise LandfallError(f"{why}: {how_to_add(extra)}") from None
