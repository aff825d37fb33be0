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
from typing import Any, Final

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
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) SELDOM;
void _Py_Dealloc(PyObject *) SELDOM;
#define OFTEN __attribute__((hot))
#define HERE inline __attribute__((always_inline))
#define ELSEWHERE extern inline __attribute__((gnu_inline, always_inline))
#define first_of(set) ((set) == 0 ? 0 : (int64_t)__builtin_ctzll((uint64_t)(set)))
#else
#define SELDOM
#define OFTEN
#define HERE
static int64_t first_of(int64_t set) {
    int64_t place = 0;
    while (set != 0 && (set >> place & 1) == 0) place++;
    return place;
}
#endif
#define CPyStr_IsTrue(text) (PyUnicode_GET_LENGTH(text) != 0)
#ifdef __has_builtin
#if __has_builtin(__builtin_expect_with_probability)
#undef likely
#undef unlikely
#define likely(x) __builtin_expect_with_probability(!!(x), 1, 1.0)
#define unlikely(x) __builtin_expect_with_probability(!!(x), 0, 1.0)
#endif
#endif
"""
"""What is called where something is wrong, or dies: such paths are laid apart from those that are taken.

More than half of mypyc's C is of that sort. Between the rest it would fill the processor's caches.
What mypyc calls unlikely never happens. Taken for one time in ten, as compilers do, a few dozen checks
in a row make the end of a function look as if it were hardly reached, and it is laid apart as well.
Whether a text is empty, as most refusals are, is asked at every step: it needs no call.
"""

FROM_OUTSIDE = re.compile(
    r"^ *(PyObject \*CPyPy_.*\{|char CPyDef_\w+_____top_level__\(void\) \{)$", re.MULTILINE
)
"""What interpreted code calls, and what a module does once: the engine calls neither while it plays."""

WITHIN = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
"""Is an index within the array? mypyc does not say that it nearly always is."""

BELOW_NOUGHT = re.compile(
    r"= (\w+) \+ (\w+);(\n +\w+ = )likely\(\(uint64_t\)\w+ < \(uint64_t\)\2\);"
)
"""If it is not, it may count from the end of the array, which nobody does: that is an IndexError
like any other.
Whatever is at hand then need not be kept for an answer that never comes."""

LOWEST = re.compile(
    r"^(int64_t CPyDef_\w*box___lowest\(int64_t (\w+)\)) \{\n(?:.*\n)*?\}$", re.MULTILINE
)
"""The first place in a set, for which processors have an instruction and Python has no word."""

FRAME: Final = 6
"""The numbers of a pending decision, as in `box`."""

AT_ONCE: Final = {
    "cleared": (
        "{1} >= 0 && {2} <= {0}.len",
        "if ({1} < {2}) memset({0}.items + {1}, 0, ({2} - {1}) * sizeof(int64_t))",
    ),
    "frame_copied": (
        f"{{1}} >= 0 && {{2}} >= 0 && {{1}} + {FRAME} <= {{0}}.len && {{2}} + {FRAME} <= {{0}}.len",
        # As one thing, and not by a call: it is only a few numbers.
        f"struct frame {{{{ int64_t numbers[{FRAME}]; }}}}; "
        "struct frame kept = *(struct frame *)({0}.items + {1}); "
        "*(struct frame *)({0}.items + {2}) = kept",
    ),
    "copied_over": (
        "{2} >= 0 && {3} <= {0}.len && {3} <= {1}.len",
        "if ({2} < {3}) memcpy({1}.items + {2}, {0}.items + {2}, ({3} - {2}) * sizeof(int64_t))",
    ),
}
"""What of `box` sets numbers that lie side by side: when all are there, and how it is done in one go."""

ALWAYS_THERE: Final = 48
"""So many numbers has every position: those before the facilities (`SEATS_END` in `box`)."""

OF_A_POSITION = re.compile(
    r"\(\(landfall___games___alien_frontiers___state___StateObject \*\)\w+\)->_at"
)
BY_ITS_NUMBER = re.compile(
    r"^(    (\w+) = \(int64_t\)(\w+)\.len;\n    \w+) = \(uint64_t\)(\d+) < \(uint64_t\)\2;$",
    re.MULTILINE,
)
"""Has an array a number whose place is written in the source?"""


FUNCTION = re.compile(r"^(?:char|int64_t) (CPyDef_\w+)\(.*\) \{\n(?:.*\n)*?\}$", re.MULTILINE)
"""A function whose answer is no object."""

FEW_LINES: Final = 75
"""Of mypyc's C: what reads one number of an array has about sixty."""

TABLE = re.compile(
    r"^(    (cpy_r_\w+) = CPyStatic_\w+;\n)    if \(likely\(\2\.len >= 0\)\) goto", re.MULTILINE
)
"""Is a module's table there? It was made when the module was imported, before anybody plays."""

OF_FRONTIERS = r"\(\(landfall___games___alien_frontiers___\w+___"
NUMBER_SET = re.compile(
    rf"^    if \(unlikely\((\w+) == -113\) && !\({OF_FRONTIERS}\w+Object \*\)cpy_r_\w+\)->bitmap.*\n"
    r".*PyExc_AttributeError.*\n    \}\n    (\w+) = \1 == -113;\n",
    re.MULTILINE,
)
"""Has an object this number? `Rule` gives every rule object its own, and so do all constructors; mypyc
asks all the same where interpreted code may have a class of its own. The interpreted engine knows."""

OF_THE_ENGINE = re.compile(r"^(?!HERE |SELDOM )(\w[\w *]*?CPyDef_(\w+)\(.*\) \{)$", re.MULTILINE)
"""Where a function begins that is neither inlined nor called from outside."""

OFTEN_CALLED: Final = Path(__file__).parent / "often_called.txt"

ANY_FUNCTION = re.compile(r"^\w[\w *]*?CPyDef_\w+\((.*)\) \{\n(?:.*\n)*?\}$", re.MULTILINE)

STEADY = (
    rf"(?:{OF_FRONTIERS}(?:State|Ruleset|Book|Told|Tallies|Claims)Object \*\)(\w+)\)->_(?!left_out)\w+"
    rf"|{OF_FRONTIERS}\w+Object \*\)(\w+)\)->_(?:book|board|mover|artifact|space))"
)
"""What an object keeps as long as anybody plays with it: a position its numbers and its box, a ruleset
and its book all that was laid out in them, and so do lines of who is told, the tallies and the claims, a
rule object its book and the part that it belongs to. Only who is left out changes."""

TAKEN = re.compile(
    rf"^    (cpy_r_\w+) = (?:{STEADY}|\*\(PyObject \* \*\)(\w+));\n"
    r"(?:    if \(unlikely\(\1 == NULL\)\) \{\n        CPy_AttributeError.*\n"
    r"        goto \w+;\n    \}\n)?"
    r"    \w+_INCREF\(\1\);\n",
    re.MULTILINE,
)
"""Such a thing, or one that lies in an array, is taken up, and counted; whether an object has it at all
may be asked first."""

LAST_CALL = re.compile(
    r"^    (cpy_r_\w+) = ((?:CPyDef_|CPY_GET_METHOD\().*\);(?: /\*.*\*/)?)\n"
    r"(?:    (\w+) = \1 == -113;\n    if \(unlikely\(\3\)\) goto \w+;\n"
    r"|    if \(unlikely\(\1 == (2|NULL)\)\) \{\n        CPy_AddTraceback.*\n"
    r"        goto \w+;\n    \}\n)"
    r"((?:\w+: ;\n)?    return (\1|1);\n)",
    re.MULTILINE,
)
"""A call that is the last thing a function does, and what is then asked of its answer."""

GIVEN_BACK = re.compile(r"^ +return (\w+);$", re.MULTILINE)

ASSIGNED = re.compile(r"^    (cpy_r_\w+) = (.*);", re.MULTILINE)


def often_called() -> set[str]:
    """The names in C of what decisions call often: mypyc puts as much of the path before as it needs."""
    names: set[str] = set()
    for line in OFTEN_CALLED.read_text().split():
        path = f"landfall.games.{line}".split(".")
        names |= {"___".join(path[first:]) for first in range(len(path) - 1)}
    return names


def in_units(extension: Extension, units: dict[str, str], inlined: str) -> None:
    """Have the C files of its modules compiled as some units, each by a pattern of module names.

    A module is of the first unit whose pattern is found in its name. They are compiled in this order.
    Short functions of modules whose names have the pattern `inlined` are put where they are called, in
    other units too: calling one takes longer than what it does.
    """
    files = [Path(source) for source in extension.sources if OF_A_MODULE in Path(source).name]
    others = [source for source in extension.sources if Path(source) not in files]
    included: dict[str, list[Path]] = {unit: [] for unit in units}
    for file in files:
        unit = next(unit for unit, pattern in units.items() if re.search(pattern, file.name))
        included[unit].append(file)
    short = {file: short_functions(file) for file in files if re.search(inlined, file.name)}
    units_made = [
        one_unit(f"{k}_{name}", included[name], short) for k, name in enumerate(included, 1)
    ]
    extension.sources = [*units_made, *others]


def short_functions(file: Path) -> dict[str, str]:
    """By name, the short functions of a C file."""
    found = {function[1]: function[0] for function in FUNCTION.finditer(laid_out(file.read_text()))}
    return {name: code for name, code in found.items() if code.count("\n") <= FEW_LINES}


def one_unit(name: str, files: list[Path], short: dict[Path, dict[str, str]]) -> str:
    """A C file that takes up others as if they were one, with copies of short functions of the rest."""
    unit = files[0].parent / f"unit_{name}.c"
    code = "".join(laid_out(file.read_text()) for file in files)
    copies = ""
    for file, functions in short.items():
        for called, function in functions.items():
            if file in files:
                code = code.replace(f"\n{function}", f"\nHERE {function}")
            elif f"{called}(" in code:
                copies += f"ELSEWHERE {function}\n"
    often = often_called()
    code = OF_THE_ENGINE.sub(lambda at: f"OFTEN {at[1]}" if at[2] in often else at[1], code)
    includes = re.match(r"(#include .*\n)+", code)
    assert includes
    copies = f"{includes[0]}#ifdef ELSEWHERE\n{copies}#endif\n"
    unit.write_text(SELDOM + copies + code)
    return str(unit)


def uncounted(function: re.Match[str]) -> str:
    """A function that does not count what it only looks at, where its caller keeps that alive.

    mypyc counts whoever has hold of an object or an array, lest it be freed. The numbers of one position
    would be counted up and down some hundred times in a decision, each time waiting for the time before.
    A function needs none of it for what it is given, or what that keeps (see `STEADY`), as long as it
    only reads it or calls with it. What it hands on to be kept is still counted.
    """
    code = function[0]
    given = set(re.findall(r"cpy_r_\w+", function[1]))
    sources: dict[str, str] = {}
    for name, source in ASSIGNED.findall(code):
        given.discard(name)
        sources[name] = "" if name in sources else source
    for taken in TAKEN.finditer(code):
        name = taken[1]
        if sources[name] and (taken[2] or taken[3] or array_of(taken[4], sources)) in given:
            counts = re.compile(rf"^ +(?:\w+_(?:IN|DE)CREF|CPy_DecRef)\({name}\);\n", re.MULTILINE)
            without = counts.sub("", code)
            if all(only_looks(name, line) for line in re.findall(rf".*\b{name}\b.*", without)):
                code = without
                given.add(name)  # it lives as long as what keeps it
    return code


def surely_there(function: re.Match[str]) -> str:
    """A function that does not ask whether a position has those numbers that each has."""
    code = function[0]
    sources: dict[str, list[str]] = {}
    for name, source in ASSIGNED.findall(code):
        sources.setdefault(name, []).append(source)

    def answered(asked: re.Match[str]) -> str:
        arrays = sources.get(asked[3], [""])
        sure = int(asked[4]) < ALWAYS_THERE and all(map(OF_A_POSITION.fullmatch, arrays))
        return f"{asked[1]} = 1;" if sure else asked[0]

    return BY_ITS_NUMBER.sub(answered, code)


def handed_on(function: re.Match[str]) -> str:
    """A function that hands on what its last call answers, or that something is wrong.

    Then it is left before that call: it need not come back to ask. Where something is wrong, its own
    line is missing among those of the traceback. Not so where it could still be caught.
    """
    code = function[0]
    if "CPy_CatchError(" in code:
        return code
    # One that answers nothing always gives back the same, and whether it is that is all anybody asks.
    wrong = set(re.findall(r"^    (cpy_r_\w+) = 2;$", code, re.MULTILINE))
    answers_nothing = code.startswith("char ") and set(GIVEN_BACK.findall(code)) - wrong == {"1"}

    def last(call: re.Match[str]) -> str:
        if call[6] == "1" and not (call[4] == "2" and answers_nothing):
            return call[0]
        return f"    return {call[2]}\n{call[5]}"

    return LAST_CALL.sub(last, code)


def at_once(code: str) -> str:
    """What sets many numbers does so in one go (`AT_ONCE`)."""
    for name, (there, done) in AT_ONCE.items():
        found = re.search(
            rf"^(char CPyDef_\w*box___{name}\(((?:\w+ \w+(?:, )?)+)\)) \{{\n(?:.*\n)*?\}}$",
            code,
            re.MULTILINE,
        )
        if found:
            given = re.findall(r"\w+ (\w+)", found[2])
            if_there, do = (text.format(*given) for text in (there, done))
            body = f"    if (likely({if_there})) {{\n        {do};\n        return 1;\n    }}\n"
            wrong = "    PyErr_SetNone(PyExc_IndexError);\n    return 2;\n"
            code = code.replace(found[0], f"{found[1]} {{\n{body}{wrong}}}")
    return code


def array_of(place: str, sources: dict[str, str]) -> str:
    """Whose array it is in which the place lies, if that is laid out once and for all; else nothing."""
    first, _, _ = sources.get(place, "").partition(" + ")
    array = re.fullmatch(r"\(CPyPtr\)(\w+)\.items", sources.get(first, ""))
    keeper = re.fullmatch(STEADY, sources.get(array[1], "")) if array else None
    return keeper[1] or keeper[2] if keeper else ""


def only_looks(name: str, line: str) -> bool:
    """Does a line of C, other than one that takes it up, no more than read it or call with it?"""
    rest = re.sub(rf"^    {name} = |\b{name}\.(len|items)\b|Object \*\){name}\)->", "", line)
    if re.search(rf"\b{name}\b", rest) is None:
        return True
    if re.match(rf" +((Vec\w+ |PyObject \*){name}|\w+ = ({name} == \w+|\w+ == {name}));", line):
        return True
    if line == f"    if (unlikely({name} == NULL)) {{":
        return True
    return re.match(r" +(\w+ = )?(CPyDef_|CPY_GET_METHOD\()", line) is not None


def laid_out(code: str) -> str:
    """The same C, with what runs seldom marked."""
    code = TABLE.sub(r"\1    goto", NUMBER_SET.sub(r"    \2 = 0;\n", code))
    code = ANY_FUNCTION.sub(surely_there, ANY_FUNCTION.sub(uncounted, at_once(code)))
    code = ANY_FUNCTION.sub(handed_on, code)
    code = WITHIN.sub(r"= likely(\1);", FROM_OUTSIDE.sub(r"SELDOM \1", code))
    code = LOWEST.sub(r"\1 {\n    return first_of(\2);\n}", code)
    return BELOW_NOUGHT.sub(r"= 0;\g<3>0;", code)


def compile_side_by_side(compiler: Any) -> None:
    """From now on the compiler takes as many C files at a time as there are cores."""
    one_by_one = compiler.compile

    def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
            made = cores.map(lambda source: one_by_one([source], *args, **options), sources)
            return [path for paths in made for path in paths]

    compiler.compile = compile_all
