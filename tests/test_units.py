"""What `packaging/units.py` does to the engine's C: only what nobody could tell in a game."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from landfall.games.alien_frontiers.box import FRAME, SEATS_END, box

ROOT = Path(__file__).parent.parent
FRONTIERS = ROOT / "src/landfall/games/alien_frontiers"

OWNED = "landfall___games___alien_frontiers___"
NUMBERS = f"(({OWNED}state___StateObject *)cpy_r_state)->_at"
ACTS = f"(({OWNED}ruleset___RulesetObject *)cpy_r_self)->_acts"


@pytest.fixture(scope="module")
def units() -> ModuleType:
    pytest.importorskip("setuptools")
    spec = importlib.util.spec_from_file_location("units", ROOT / "packaging/units.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["units"] = module
    spec.loader.exec_module(module)
    return module


def function(*lines: str, given: str = "PyObject *cpy_r_self, PyObject *cpy_r_state") -> str:
    body = "".join(f"    {line}\n" for line in lines)
    return f"int64_t CPyDef_ruleset___Ruleset___legal({given}) {{\n{body}}}"


def test_numbers_of_a_given_position_are_not_counted(units: ModuleType) -> None:
    read = "cpy_r_r2 = (int64_t)cpy_r_r1.len;"
    counted = function(
        f"cpy_r_r1 = {NUMBERS};",
        "VEC_I64_INCREF(cpy_r_r1);",
        read,
        "VEC_I64_DECREF(cpy_r_r1);",
        "return cpy_r_r2;",
    )
    uncounted = function(f"cpy_r_r1 = {NUMBERS};", read, "return cpy_r_r2;")
    assert units.laid_out(counted) == uncounted


def test_a_rule_object_in_a_laid_out_array_is_not_counted(units: ModuleType) -> None:
    found = (
        f"cpy_r_r1 = {ACTS};",
        "cpy_r_r2 = (CPyPtr)cpy_r_r1.items;",
        "cpy_r_r3 = cpy_r_r2 + cpy_r_r9;",
        "cpy_r_r4 = *(PyObject * *)cpy_r_r3;",
    )
    call = "cpy_r_r5 = CPyDef_rule___Rule___options(cpy_r_r4, cpy_r_state);"
    counted = function(*found, "CPy_INCREF(cpy_r_r4);", call, "CPy_DECREF(cpy_r_r4);")
    assert units.laid_out(counted) == function(*found, call)


def test_neither_is_the_book_of_a_rule_object_nor_what_that_keeps(units: ModuleType) -> None:
    """Whether it has one at all is still asked."""
    taken = (
        f"cpy_r_r1 = (({OWNED}tech___tech___TechObject *)cpy_r_self)->_book;",
        "if (unlikely(cpy_r_r1 == NULL)) {",
        '    CPy_AttributeError("tech.py", "options", "Tech", "book", 1, CPyStatic_tech___globals);',
        "    goto CPyL3;",
        "}",
    )
    told = f"cpy_r_r2 = (({OWNED}book___BookObject *)cpy_r_r1)->_placing;"
    call = "cpy_r_r3 = CPyDef_book___Told___woken(cpy_r_r2, cpy_r_state, 0);"
    counted = function(
        *taken,
        "CPy_INCREF(cpy_r_r1);",
        told,
        "CPy_INCREF(cpy_r_r2);",
        "CPy_DECREF(cpy_r_r1);",
        call,
        "CPy_DECREF(cpy_r_r2);",
    )
    assert units.laid_out(counted) == function(*taken, told, call)


@pytest.mark.parametrize(
    "kept",
    [
        "return cpy_r_r1;",
        "cpy_r_mine = cpy_r_r1;",
        "((SomeObject *)cpy_r_self)->_kept = cpy_r_r1;",
        "cpy_r_r2 = VecI64Api.append(cpy_r_r1, 1);",
    ],
)
def test_what_is_handed_on_to_be_kept_is_counted(units: ModuleType, kept: str) -> None:
    counted = function(f"cpy_r_r1 = {NUMBERS};", "VEC_I64_INCREF(cpy_r_r1);", kept)
    assert units.laid_out(counted) == counted


def test_numbers_of_a_position_of_its_own_are_counted(units: ModuleType) -> None:
    """A copy that a function has made may be gone before its numbers are read."""
    counted = function(
        "cpy_r_state = CPyDef_state___State___copy(cpy_r_self);",
        f"cpy_r_r1 = {NUMBERS};",
        "VEC_I64_INCREF(cpy_r_r1);",
        "CPy_DECREF(cpy_r_state);",
        "cpy_r_r2 = (int64_t)cpy_r_r1.len;",
        "VEC_I64_DECREF(cpy_r_r1);",
    )
    assert units.laid_out(counted) == counted


def test_what_changes_while_one_plays_is_counted(units: ModuleType) -> None:
    for late in (ACTS.replace("_acts", "_left_out"), ACTS.replace("frontiers", "others")):
        counted = function(
            f"cpy_r_r1 = {late};",
            "VEC_I64_INCREF(cpy_r_r1);",
            "cpy_r_r2 = (int64_t)cpy_r_r1.len;",
            "VEC_I64_DECREF(cpy_r_r1);",
        )
        assert units.laid_out(counted) == counted


def test_what_is_there_is_not_asked_for(units: ModuleType) -> None:
    """A module's table, and the numbers that constructors give a rule object."""
    table = "cpy_r_r1 = CPyStatic_hands___SHOWN;"
    asked = function(table, "if (likely(cpy_r_r1.len >= 0)) goto CPyL2;")
    assert units.laid_out(asked) == function(table, "goto CPyL2;")
    number = f"cpy_r_r1 = (({OWNED}rule___RuleObject *)cpy_r_self)->_base;"
    asked = function(
        number,
        f"if (unlikely(cpy_r_r1 == -113) && !((({OWNED}rule___RuleObject *)cpy_r_self)->bitmap & 2)) {{",
        '    PyErr_SetString(PyExc_AttributeError, "undefined");',
        "}",
        "cpy_r_r2 = cpy_r_r1 == -113;",
    )
    assert units.laid_out(asked) == function(number, "cpy_r_r2 = 0;")


@pytest.mark.parametrize(
    ("array", "place", "asked"),
    [
        (NUMBERS, SEATS_END - 1, False),
        (NUMBERS, SEATS_END, True),
        (NUMBERS.replace("cpy_r_state", "cpy_r_r7"), 0, False),
        (NUMBERS.replace("frontiers", "others"), 0, True),
        (ACTS, 0, True),
    ],
)
def test_numbers_that_every_position_has_are_not_asked_for(
    units: ModuleType, array: str, place: int, asked: bool
) -> None:
    length = "cpy_r_r2 = (int64_t)cpy_r_r1.len;"
    within = f"(uint64_t){place} < (uint64_t)cpy_r_r2"
    code = function(f"cpy_r_r1 = {array};", length, f"cpy_r_r3 = {within};")
    answer = f"likely({within})" if asked else "1"
    assert units.laid_out(code) == function(f"cpy_r_r1 = {array};", length, f"cpy_r_r3 = {answer};")


def test_an_array_that_is_now_and_then_another_is_asked(units: ModuleType) -> None:
    code = function(
        f"cpy_r_r1 = {NUMBERS};",
        "cpy_r_r1 = cpy_r_r5;",
        "cpy_r_r2 = (int64_t)cpy_r_r1.len;",
        "cpy_r_r3 = likely((uint64_t)0 < (uint64_t)cpy_r_r2);",
    )
    assert units.laid_out(code) == code


def test_every_position_has_the_numbers_that_are_not_asked_for(units: ModuleType) -> None:
    smallest = box(1, ((), (), (), (), ()))
    assert units.ALWAYS_THERE == SEATS_END <= smallest.pending
    assert units.FRAME == FRAME


def test_many_numbers_are_set_in_one_go_if_they_are_there(units: ModuleType) -> None:
    one = "VecI64 cpy_r_numbers, int64_t cpy_r_first, int64_t cpy_r_end"
    two = "VecI64 cpy_r_source, VecI64 cpy_r_target, int64_t cpy_r_first, int64_t cpy_r_end"
    given = {"cleared": one, "frame_copied": one, "copied_over": two}
    done = {"cleared": "memset(", "frame_copied": "struct frame kept", "copied_over": "memcpy("}
    assert set(units.AT_ONCE) == set(given)
    for name in given:
        head = f"char CPyDef_alien_frontiers___box___{name}({given[name]}) {{"
        code = units.laid_out(f"{head}\n    return 1;\n}}")
        assert code.startswith(head)
        assert done[name] in code
        assert "PyExc_IndexError" in code


WRONG = ("if (unlikely(cpy_r_r1 == {})) {{", "    CPy_AddTraceback({});", "    goto CPyL2;", "}}")
CALL = "CPyDef_rule___Rule___asked(cpy_r_self, cpy_r_state)"


def asking(answer: str, given_back: str, wrong: str) -> str:
    """A function that ends with a call."""
    asked = [line.format(wrong, '"rule.py", "ask", 1, CPyStatic_rule___globals') for line in WRONG]
    ends = [f"return {given_back};", f"cpy_r_r2 = {wrong};", "return cpy_r_r2;"]
    lines = "".join(f"    {line}\n" for line in [f"cpy_r_r1 = {CALL};", *asked, *ends])
    return f"{answer}CPyDef_rule___Rule___ask(PyObject *cpy_r_self, PyObject *cpy_r_state) {{\n{lines}}}"


@pytest.mark.parametrize(
    ("answer", "given_back", "wrong"),
    [("char ", "1", "2"), ("char ", "cpy_r_r1", "2"), ("PyObject *", "cpy_r_r1", "NULL")],
)
def test_what_the_last_call_answers_is_handed_on(
    units: ModuleType, answer: str, given_back: str, wrong: str
) -> None:
    assert f"    return {CALL};\n" in units.laid_out(asking(answer, given_back, wrong))


def test_a_number_is_handed_on_that_may_mean_that_something_is_wrong(units: ModuleType) -> None:
    call = f"cpy_r_r1 = {CALL};"
    asked = ("cpy_r_r2 = cpy_r_r1 == -113;", "if (unlikely(cpy_r_r2)) goto CPyL2;")
    assert f"    return {CALL};\n" in units.laid_out(function(call, *asked, "return cpy_r_r1;"))


@pytest.mark.parametrize(
    ("answer", "given_back", "wrong"),
    [("int64_t ", "1", "2"), ("PyObject *", "1", "NULL"), ("char ", "cpy_r_r5", "2")],
)
def test_an_answer_that_is_not_that_of_the_last_call_is_not(
    units: ModuleType, answer: str, given_back: str, wrong: str
) -> None:
    code = asking(answer, given_back, wrong)
    assert units.laid_out(code) == code


def test_whoever_may_catch_what_is_wrong_asks_for_it(units: ModuleType) -> None:
    code = asking("char ", "1", "2").removesuffix("}") + "    cpy_r_r3 = CPy_CatchError();\n}"
    assert units.laid_out(code) == code


def test_whoever_answers_yes_or_no_may_not_hand_on_another_answer(units: ModuleType) -> None:
    """One that gives back nothing but 1 answers nothing, or always yes."""
    code = asking("char ", "1", "2").removesuffix("}") + "    return 0;\n}"
    assert units.laid_out(code) == code


def test_nothing_is_counted_from_the_end_of_an_array(units: ModuleType) -> None:
    """What is not within it is wrong."""
    found = ("cpy_r_r2 = likely((uint64_t)cpy_r_at < (uint64_t)cpy_r_r1);",)
    below = "cpy_r_r4 = likely((uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1);"
    code = function(*found, "cpy_r_r3 = cpy_r_at + cpy_r_r1;", below)
    assert units.laid_out(code) == function(*found, "cpy_r_r3 = 0;", "cpy_r_r4 = 0;")


def functions_in(node: ast.Module | ast.ClassDef, path: str) -> Iterator[str]:
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef):
            yield f"{path}.{inner.name}"
        elif isinstance(inner, ast.ClassDef):
            yield from functions_in(inner, f"{path}.{inner.name}")


def test_what_is_called_often_is_there(units: ModuleType) -> None:
    """What is laid side by side is named as it is in the source: renamed, it would lie elsewhere."""
    known: set[str] = set()
    for file in FRONTIERS.rglob("*.py"):
        parts = file.relative_to(FRONTIERS.parent).with_suffix("").parts
        known |= set(functions_in(ast.parse(file.read_text()), ".".join(parts)))
    listed = units.OFTEN_CALLED.read_text().split()
    assert listed
    assert [name for name in listed if name not in known] == []
    assert "alien_frontiers___ruleset___Ruleset___legal" in units.often_called()
