"""Night Watch without anybody who says how it stands."""

from __future__ import annotations

from dataclasses import replace

from little_game import package

PACKAGE = replace(package.PACKAGE, adviser=None)
