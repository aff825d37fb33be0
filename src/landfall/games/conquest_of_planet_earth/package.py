"""Conquest of Planet Earth for the catalog: all that the table, the laboratory and the terminal ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landfall.core.own_cards import OPTION
from landfall.core.package import BotKind, GameOption, GamePackage
from landfall.games.conquest_of_planet_earth import game, owned, story, table
from landfall.games.conquest_of_planet_earth.called import listed
from landfall.games.conquest_of_planet_earth.chronicle import chronicle
from landfall.games.conquest_of_planet_earth.critics import FilmCritics
from landfall.games.conquest_of_planet_earth.names import MODES
from landfall.games.conquest_of_planet_earth.options import (
    FLAGS,
    MODE_SEATS,
    MODE_TITLES,
    ONE_RACE,
    RACES,
    SHEETS,
    TOGETHER,
)
from landfall.games.conquest_of_planet_earth.own_check import VARIANT
from landfall.games.conquest_of_planet_earth.part import all_parts
from landfall.games.conquest_of_planet_earth.position import position_form
from landfall.games.conquest_of_planet_earth.position.shortened import shortened
from landfall.games.conquest_of_planet_earth.scenario_facts import FACTS
from landfall.games.conquest_of_planet_earth.stops import LEVELS
from landfall.games.conquest_of_planet_earth.table.among_partners import TALK
from landfall.games.conquest_of_planet_earth.thinking import advice, evaluation
from landfall.games.conquest_of_planet_earth.thinking.judge import judge
from landfall.games.conquest_of_planet_earth.thinking.ladder import RANKS, thinker

BOT_ROUNDS: Final = 60
"""Rounds after which a game of computers alone is stopped: nothing else need end it (R-CQ-115)."""


MOST_STEPS: Final = 10_000
"""Four people have a few thousand; four drifters in sixty rounds eight or nine."""

USUAL_MODE: Final = MODES[0]

FOUGHT_BACK: Final = (*(("mode", mode) for mode in TOGETHER), ("active_resistance", True))
"""What makes the Humans fight back."""


def _in_modes(modes: tuple[str, ...]) -> str:
    """For which modes an option is, as a sentence; nothing where it is for all."""
    if modes == MODES:
        return ""
    return f" For the {listed([MODE_TITLES[mode].lower() for mode in modes])} game."


def _any_of(modes: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return () if modes == MODES else tuple(("mode", mode) for mode in modes)


def _options() -> Iterator[GameOption]:
    yield GameOption(
        "mode",
        "Mode",
        "choice",
        default=USUAL_MODE,
        about="Against each other, together against the Humans, alone, or two against two.",
        choices=MODE_TITLES,
        seats=MODE_SEATS,
    )
    yield GameOption(
        "sheet",
        "Human Tech sheet",
        "choice",
        default="standard",
        about="On the brutal one everything comes earlier. Wherever the Humans fight back.",
        choices=SHEETS,
        needs=FOUGHT_BACK,
    )
    for name, flag in FLAGS.items():
        needs = FOUGHT_BACK if flag.fought_back else _any_of(flag.modes)
        about = f"{flag.about}{_in_modes(flag.modes)}"
        yield GameOption(name, flag.title, "flag", about=about, needs=needs)
    yield GameOption(
        "one_race",
        "Races of a team",
        "choice",
        default="no",
        about="Whether partners lead one race. For the game of two teams.",
        choices=ONE_RACE,
        needs=_any_of(("team",)),
    )
    yield GameOption(
        RACES,
        "Race",
        "seats",
        default={},
        about="The races of some seats, named before the game; all others are dealt.",
        choices={part.key: part.title for part in all_parts().races},
        needs=(("choose_races", False),),
    )
    yield GameOption(VARIANT, "Changed numbers", "data", default=None, offered=False)
    yield GameOption(OPTION, "Own cards", "data", default=None, offered=False)


PACKAGE = GamePackage(
    name=game.NAME,
    title="Conquest of Planet Earth",
    make=game.ConquestOfPlanetEarth,
    options=tuple(_options()),
    editions=game.EDITIONS,
    default_edition=game.EDITION,
    seats=MODE_SEATS[USUAL_MODE],
    story=story,
    table=table,
    rules="landfall.games.conquest_of_planet_earth",
    bots=tuple(BotKind(rank.name, rank.description, thinker(rank)) for rank in RANKS),
    gentle_bot="scout",
    example="move n-c n-3",
    scenarios=FACTS,
    chronicle=chronicle,
    critics=FilmCritics,
    adviser=advice,
    judge=judge,
    many_ways=("deal", "see", "meet"),
    changes=VARIANT,
    changed=owned.changed,
    evaluation=evaluation,
    learned_mind=evaluation.LearnedPlayer,
    own_cards=owned,
    things=table.things,
    spans=story.spans_of,
    spoken_to=story.spoken_to,
    drawn=story.drawn,
    title_of=table.title_of,
    order_of=table.order_of,
    not_now=table.refused,
    complaint=table.complaint,
    position_form=position_form,
    short_position=shortened,
    parts_in=table.keys_in,
    stop_levels=LEVELS,
    partner_talk=TALK,
    bot_rounds=BOT_ROUNDS,
    most_steps=MOST_STEPS,
)
