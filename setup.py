"""Compiles the hot modules with mypyc and packs the browser's client into the wheel.

Where the engine cannot be compiled, the same .py files play, interpreted; either every hot module is
compiled or none is, since a half-built engine would not import. Where the client cannot be built, the
wheel is without it and the table says so.

LANDFALL_PURE=1              do not compile
LANDFALL_REQUIRE_COMPILED=1  a build that cannot compile is an error (tests ask for this)
LANDFALL_NO_CLIENT=1         do not build the client
LANDFALL_REQUIRE_CLIENT=1    a build that cannot build the client is an error
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, "packaging")
from client import ClientError, build_client
from units import compile_side_by_side, in_units

PACKAGE = Path("src/landfall")

# What is compiled, by where it lies: modules by name, and with a star all of a folder.
HOT = {
    "core": "rng",
    "games/alien_frontiers": """
        names asks hands box state glances moment borrowed rule book one_die ships planet piles
        turn chance landing done ruleset measure rows views position/write
        changes ship_changes card_changes asteroid_changes agenda_changes
        facilities/* territories/* tech/* factions/*
        belt/* belt/asteroids/* agendas/* agendas/objectives/*
        thinking/fingerprint thinking/features thinking/agenda_hopes thinking/evaluator
        thinking/net_evaluator
        thinking/transposition_table thinking/move_ordering thinking/draw_odds
        thinking/top_turns thinking/turn_search thinking/frontier thinking/best_first
        thinking/search thinking/captain thinking/cadet thinking/turn_planner
        thinking/commodore thinking/self_play
    """,
    "games/conquest_of_planet_earth": """
        names refusals codes box state rule deeds one_alien ruleset setup chance measure
        decks drawing looking seeing window round turn aliens winning conquering fogs
        counters gambles resistance_phase battle_phase battle fight fight_round fights
        strike losses escaping
        events/* races/* space_stuff/*
        thinking/situation thinking/features thinking/foes thinking/fighters
        thinking/alien_fighters thinking/fight_odds thinking/card_odds
        thinking/judgement thinking/scout thinking/overseer thinking/play_on
    """,
}

# The C is compiled as a few units, side by side, the longest first (see `units`): of each game what
# all of it runs through, and beside that what is only asked through its rule object, or thinks. What
# all cards, boards, Agendas or the Outer Belt share is of the former.
FRONTIERS, CONQUEST = "alien_frontiers___", "conquest_of_planet_earth___"
UNITS = {
    "frontiers_things": rf"{FRONTIERS}"
    r"(tech___(?!tech|aiming)|belt___asteroids|agendas___objectives|factions___(?!faction_b|moving))",
    "frontiers": rf"{FRONTIERS}|_landfall(___core___\w+)?\.c$",  # and what is of no game
    "conquest_things": rf"{CONQUEST}(events|races|space_stuff|thinking)___",
    "conquest": CONQUEST,
}
# Whose short functions are called so often that they are put where they are called.
INLINED = rf"{FRONTIERS}(state|box)\.c$"

# Machine integers wrap (fingerprints count on it), and calls within the engine may be inlined. Nobody
# reads warnings about mypyc's C, and to look for them takes a fifth of the time. What is not padded
# needs less of the processor's cache, which the code of all modules overflows.
FLAGS = (
    []
    if sys.platform == "win32"
    else [
        "-fwrapv",
        "-fno-semantic-interposition",
        "-w",
        "-fno-align-functions",
        "-fno-align-jumps",
        "-fno-align-loops",
    ]
)
# Nor does the linker leave it open whose functions they are, from unit to unit.
LINKING = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []

PURE = os.environ.get("LANDFALL_PURE", "") not in ("", "0")
REQUIRED = os.environ.get("LANDFALL_REQUIRE_COMPILED", "") not in ("", "0")
BUILDING = bool({"build", "build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv))


def interpreted(reason: str) -> None:
    """Say that the engine will be interpreted, or stop where the compiled one was asked for."""
    if REQUIRED:
        raise SystemExit(f"landfall: the compiled engine is required, but {reason}")
    print(f"landfall: the engine will be interpreted: {reason}", file=sys.stderr)


def compiler() -> str | None:
    named = shlex.split(os.environ.get("CC", ""))[:1]
    return next(filter(None, map(shutil.which, named or ["cc", "gcc", "clang"])), None)


def hot_modules() -> list[str]:
    """The files of all that is compiled."""
    files: list[Path] = []
    for room, names in HOT.items():
        for name in names.split():
            found = sorted((PACKAGE / room).glob(name.replace("*", "[!_]*") + ".py"))
            assert found, f"there is no {name} in {room}"
            files += found
    return [str(file) for file in files]


def engine() -> list[Extension]:
    """The hot modules as one group of extensions; empty when the engine stays interpreted."""
    if not BUILDING:  # metadata and source archives need no C
        return []
    if PURE:
        interpreted("LANDFALL_PURE is set")
        return []
    if compiler() is None:
        interpreted("no C compiler was found")
        return []
    try:
        from mypyc.build import mypycify

        # Only the hot modules are judged: what they import may need libraries a build lacks.
        modules = hot_modules()
        extensions = mypycify(
            ["--follow-imports=silent", "--no-warn-unused-ignores", *modules],
            opt_level="2",
            debug_level="0",
            group_name="landfall",
            multi_file=True,
        )
        for extension in extensions:  # whose lists may be one and the same
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
            extension.extra_link_args = [*extension.extra_link_args, *LINKING]
            if len(extension.sources) > len(modules):
                in_units(extension, UNITS, INLINED)
        return extensions
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when a type is wrong
        interpreted(f"mypyc gave up ({error}); its words are above")
        return []


class BuildEngine(build_ext):
    """Builds the whole group, or takes back what it has built."""

    def build_extensions(self) -> None:
        compile_side_by_side(self.compiler)
        self.parallel = True  # a small extension for each module, besides the one of all of them
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            interpreted("the C compiler failed; its words are above")
            self.extensions = self.distribution.ext_modules = []


class BuildPython(build_py):
    """The modules as they are, and the built client as the server's static files."""

    static: list[str] = []

    def run(self) -> None:
        super().run()
        if self.editable_mode or os.environ.get("LANDFALL_NO_CLIENT", "") not in ("", "0"):
            return
        try:
            built = build_client()
        except ClientError as error:
            if os.environ.get("LANDFALL_REQUIRE_CLIENT", "") not in ("", "0"):
                raise SystemExit(f"landfall: the client is required, but {error}") from error
            print(f"landfall: no client for the browser: {error}", file=sys.stderr)
            return
        target = Path(self.build_lib) / "landfall/server/static"
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(built, target)
        self.static = [str(path) for path in target.rglob("*") if path.is_file()]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *self.static]


class BuildClean(build):
    """Builds, then drops what an earlier build left, so that no wheel carries a removed module."""

    def run(self) -> None:
        super().run()
        parts = (self.get_finalized_command(name) for name in self.get_sub_commands())
        wanted = {os.path.abspath(output) for part in parts for output in part.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and os.path.abspath(path) not in wanted:
                path.unlink()


setup(
    ext_modules=engine(),
    cmdclass={"build": BuildClean, "build_ext": BuildEngine, "build_py": BuildPython},
)
