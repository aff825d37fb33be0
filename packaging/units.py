"""Compiles the engine's C in a few units, side by side.

mypyc writes a C file for each module. Compiled one by one, nothing of a module could be inlined in
another; all of them as one file keep a single core busy for minutes. So the modules that decide how fast
the engine is are one unit, and the things that are asked through their rule objects are another.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension

OF_A_MODULE = "__native_"


def in_units(extension: Extension, apart: list[str]) -> None:
    """Have the C files of its modules compiled as two units; `apart` are parts of module names."""
    files = [Path(source) for source in extension.sources if OF_A_MODULE in Path(source).name]
    units: dict[str, list[Path]] = {"table": [], "things": []}
    for file in files:
        units["things" if any(name in file.name for name in apart) else "table"].append(file)
    for name, included in units.items():
        unit = files[0].parent / f"unit_{name}.c"
        unit.write_text("".join(f'#include "{file.name}"\n' for file in included))
        extension.sources = [str(unit), *(s for s in extension.sources if Path(s) not in included)]


def compile_side_by_side(compiler: Any) -> None:
    """From now on the compiler takes as many C files at a time as there are cores."""
    one_by_one = compiler.compile

    def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
            made = cores.map(lambda source: one_by_one([source], *args, **options), sources)
            return [path for paths in made for path in paths]

    compiler.compile = compile_all
