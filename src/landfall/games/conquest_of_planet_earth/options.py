"""What can be chosen before a game: the mode, the sheet, every optional rule; what goes together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from landfall.core.errors import UnknownName
from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth.names import MODES

RACES: Final = "races"
"""The option that names the races of seats."""

SHEETS: Final = {"standard": "Standard", "brutal": "Brutal"}
ONE_RACE: Final = {
    "no": "Every player a race of their own",
    "first": "One race for A and B",
    "second": "One race for C and D",
    "both": "One race for each team",
}
MODE_TITLES: Final = {
    "competitive": "Competitive",
    "cooperative": "Cooperative",
    "solo": "Solo",
    "team": "Two teams",
}
MODE_SEATS: Final = {
    "competitive": (2, 3, 4),
    "cooperative": (1, 2, 3, 4),
    "solo": (1, 2, 3, 4),
    "team": (4,),
}
AGAINST_EACH_OTHER: Final = ("competitive", "team")
TOGETHER: Final = ("cooperative", "solo")


class Flag(NamedTuple):
    """An optional rule, and the modes that have it."""

    title: str
    about: str
    modes: tuple[str, ...] = MODES
    fought_back: bool = False
    """Only where the Humans fight back: there is a Resistance Phase."""


FLAGS: Final = {
    "historic_monument": Flag("Historic Monument", "The Objective lies with its other side up."),
    "draw_two_pick_one": Flag(
        "Draw two races, keep one", "Everybody chooses in secret; the others go back."
    ),
    "choose_races": Flag("Choose your race", "Races are chosen, not dealt.", TOGETHER),
    "command_counters": Flag(
        "Command Counters", "Counters instead of the die for Action Points.", TOGETHER
    ),
    "active_resistance": Flag(
        "Active Resistance",
        "The Humans fight back as in the cooperative game, and everybody can lose.",
        AGAINST_EACH_OTHER,
    ),
    "tech_locations": Flag(
        "Tech Locations help the Humans",
        "Each unconquered one is another die for a breakthrough.",
        fought_back=True,
    ),
    "objective_required": Flag(
        "The Objective must fall", "It must be conquered or Demolished to win.", TOGETHER
    ),
    "extra_counters": Flag(
        "More Resistance at the start", "One more Counter on every section.", TOGETHER
    ),
}


def checked_races(
    seats: int, mode: str, flags: Mapping[str, bool], races: Mapping[str, str], known: Sequence[str]
) -> None:
    """Nothing, if these seats may have these races; else a sentence that says what is wrong."""
    if not races:
        return
    if mode not in TOGETHER:
        modes = " and ".join(TOGETHER)
        raise UnknownName(f"races are named in the {modes} game; in the {mode} one they are dealt")
    for rule in ("choose_races", "draw_two_pick_one"):
        if flags.get(rule):
            raise UnknownName(f"races are named before the game or chosen in it: races or {rule}")
    for seat, race in races.items():
        if seat not in tuple(SEAT_LETTERS[:seats]):
            raise UnknownName(f"there is no seat {seat!r} at this table of {SEAT_LETTERS[:seats]}")
        if race not in known:
            raise UnknownName(f"there is no race {race!r}; there is {', '.join(known)}")
    taken: dict[str, str] = {}
    for seat, race in races.items():
        if race in taken and mode != "solo":
            raise UnknownName(
                f"{taken[race]} and {seat} cannot both be {race}: two groups of one race are for the"
                " solo game"
            )
        taken[race] = seat


def checked(seats: int, mode: str, sheet: str, one_race: str, flags: Mapping[str, bool]) -> None:
    """Nothing, if these go together; else a sentence that says what does not."""
    if mode not in MODES:
        raise UnknownName(f"there is no mode {mode!r}; there is {', '.join(MODES)}")
    if seats not in MODE_SEATS[mode]:
        *some, most = map(str, MODE_SEATS[mode])
        wanted = f"{', '.join(some)} or {most}" if some else most
        raise UnknownName(f"the {mode} game is for {wanted} seats, not {seats}")
    if sheet not in SHEETS:
        raise UnknownName(f"there is no sheet {sheet!r}; there is {', '.join(SHEETS)}")
    if one_race not in ONE_RACE:
        raise UnknownName(f"one_race is {', '.join(ONE_RACE)}, not {one_race!r}")
    if one_race != "no" and mode != "team":
        raise UnknownName("one race for two players is a rule of the team game")
    for name, wanted_flag in flags.items():
        if name not in FLAGS:
            raise UnknownName(f"there is no option {name!r}; there is {', '.join(FLAGS)}")
        if wanted_flag and mode not in FLAGS[name].modes:
            modes = " and ".join(FLAGS[name].modes)
            raise UnknownName(f"{name} is an option of the {modes} game, not of the {mode} one")
    fought_back = [
        name for name, wanted_flag in flags.items() if wanted_flag and FLAGS[name].fought_back
    ]
    if sheet == "brutal":
        fought_back.append("the brutal sheet")
    if fought_back and not (mode in TOGETHER or flags.get("active_resistance")):
        needs = "needs a Resistance Phase: active_resistance brings one"
        raise UnknownName(f"{fought_back[0]} {needs}")
    if flags.get("choose_races") and flags.get("draw_two_pick_one"):
        raise UnknownName("races are either chosen or drawn: choose_races or draw_two_pick_one")


def settings_of(sheet: str, one_race: str, flags: Mapping[str, bool]) -> dict[str, bool]:
    """The same as the box reads it."""
    settings = {name: bool(flags.get(name)) for name in FLAGS}
    settings["brutal"] = sheet == "brutal"
    settings["one_race_first"] = one_race in ("first", "both")
    settings["one_race_second"] = one_race in ("second", "both")
    return settings
