"""Compiles the engine's C in a few units, side by side.

mypyc writes a C file for each module. Compiled one by one, nothing of a module could be inlined in
another; all of them as one file keep a single core busy for minutes. So the modules that decide how fast
a game is are one unit, and the things that are asked through their rule objects are another.
"""

from __future__ import annotations

import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension

OF_A_MODULE = "__native_"

SELDOM = """\
#include <Python.h>
#include "CPy.h"
#if defined(__GNUC__)
#define SELDOM __attribute__((cold))
void CPy_AddTraceback(const char *, const char *, int, PyObject *) SELDOM;
void PyErr_SetNone(PyObject *) SELDOM;
void PyErr_SetString(PyObject *, const char *) SELDOM;
PyObject *PyErr_Occurred(void) SELDOM;
void _Py_Dealloc(PyObject *) SELDOM;
#else
#define SELDOM
#endif
"""
"""What is called where something is wrong, or dies: such paths are laid apart from those that are taken.

More than half of mypyc's C is of that sort. Between the rest it would fill the processor's caches.
"""

FROM_OUTSIDE = re.compile(
    r"^ *(PyObject \*CPyPy_.*\{|char CPyDef_\w+_____top_level__\(void\) \{)$", re.MULTILINE
)
"""What interpreted code calls, and what a module does once: the engine calls neither while it plays."""

WITHIN = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
"""Is an index within the array? mypyc does not say that it nearly always is."""


def in_units(extension: Extension, units: dict[str, str]) -> None:
    """Have the C files of its modules compiled as some units, each by a pattern of module names.

    A module is of the first unit whose pattern is found in its name. They are compiled in this order.
    """
    files = [Path(source) for source in extension.sources if OF_A_MODULE in Path(source).name]
    others = [source for source in extension.sources if Path(source) not in files]
    included: dict[str, list[Path]] = {unit: [] for unit in units}
    for file in files:
        unit = next(unit for unit, pattern in units.items() if re.search(pattern, file.name))
        included[unit].append(file)
    units_made = [one_unit(f"{k}_{name}", included[name]) for k, name in enumerate(included, 1)]
    extension.sources = [*units_made, *others]


def one_unit(name: str, files: list[Path]) -> str:
    """A C file that takes up others as if they were one."""
    unit = files[0].parent / f"unit_{name}.c"
    unit.write_text(SELDOM + "".join(laid_out(file.read_text()) for file in files))
    return str(unit)


def laid_out(code: str) -> str:
    """The same C, with what runs seldom marked."""
    return WITHIN.sub(r"= likely(\1);", FROM_OUTSIDE.sub(r"SELDOM \1", code))


def compile_side_by_side(compiler: Any) -> None:
    """From now on the compiler takes as many C files at a time as there are cores."""
    one_by_one = compiler.compile

    def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
            made = cores.map(lambda source: one_by_one([source], *args, **options), sources)
            return [path for paths in made for path in paths]

    compiler.compile = compile_all
