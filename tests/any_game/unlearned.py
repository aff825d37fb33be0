"""Night Watch without anything that could be learned of it."""

from __future__ import annotations

from dataclasses import replace

from little_game import package

PACKAGE = replace(package.PACKAGE, evaluation=None)
