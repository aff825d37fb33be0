"""The rules that a legal act rests on: those of its verb, of what is under way, of its card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landfall.games.conquest_of_planet_earth.aliens import price_of_landing, price_of_step
from landfall.games.conquest_of_planet_earth.box import FRAME, PHASE, RESISTANCE, A
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.names import (
    COMMANDS,
    PRICE_OF_A_LANDING,
    PRICE_OF_A_STEP,
)
from landfall.games.conquest_of_planet_earth.round import ROLL_OFF

OF_A_VERB: Final = {
    "keep": ("command.die",),
    "again": ("command.die",),
    "menace": ("action.token",),
    "end": ("action.end", "action.lost"),
    "pass": ("cards.priority",),
    "escape": ("escape.when", "escape.where"),
    "stay": ("escape.when", "fight.round"),
    "draw": ("draw.discard",),
    "push": ("counters.push", "counters.place"),
    # -- chance
    "meet": ("fight.draw",),
    "find": ("battle.explore",),
    "gain": ("space-stuff.open",),
    "invent": ("resistance.breakthrough", "coop.tech"),
    "deploy": ("counters.place",),
    "be": ("setup.races",),
    "drop": ("backstab.red-box",),
    "see": ("decks.looked-at",),
}

ASKED_BY: Final = {
    "captain": ("counters.captain",),
    "strike": ("missile-silo.location",),
    "people-rise": ("uprising.red-box",),
    "lose": ("fight.loss",),
    "telepathy": ("telepathy.power",),
    "probing": ("mind-probe.stuff",),
    "scouting": ("recon-probe.event",),
    "alien-battle": ("aliens.fight", "aliens.escape"),
    "bomb-falls": ("atomic-bomb.red-box",),
    "captain-comes": ("captain-to-the-rescue.red-box",),
    "tanks-hunt": ("search-and-destroy.red-box",),
    "place-on-sections": ("counters.place",),
    "seek-hero": ("unlikely-hero.event",),
    "counters-move": ("resistance.move", "ability.move"),
    "breakthrough": ("resistance.breakthrough",),
    "place-counter": ("counters.place",),
    "fight-round": ("strength.dice", "strength.crushing"),
    "reroll": ("strength.dice",),
    "destroy": ("allies.saves",),
}
"""What asks for an answer or a die, by what is under way."""

LOOKING: Final = ("under", "top", "rest")


def grounds(q: Inquiry) -> Iterator[str]:
    """The ids, the nearest first."""
    yield from OF_A_VERB.get(q.verb, ())
    if q.deed is not None:
        yield from card(q)
    elif q.verb == "choose":
        die = q.word == COMMANDS[-1]
        yield from ("command.choose", "command.die" if die else "command.set-aside")
        yield "command.points"
    elif q.verb == "move":
        yield from moving(q)
    elif q.verb == "land":
        yield from landing(q)
    elif q.verb == "resolve":
        space = int(q.code - q.codes.resolve)
        yield from ("battle.order", *(["battle.explore"] if q.state.is_empty(space) else []))
    elif q.verb == "fight":
        counter = q.code >= q.codes.fight_counter
        yield from ("counters.fought",) if counter else ("battle.rivals", "aliens.fight")
    elif q.verb in ("steal", "leave"):
        yield "aliens.marker" if q.under_way == "alien-battle" else "conquest.steal"
    elif q.verb == "race":
        yield "races.offered" if q.box.two_races else "option.choose-races"
    elif q.verb in LOOKING:
        yield "decks.looked-at"
    elif q.verb == "enough" and q.under_way == "action":
        yield "swarm.power"
    yield from ASKED_BY.get(q.under_way, ())
    yield from by_chance(q)


def card(q: Inquiry) -> Iterator[str]:
    """The text of the card or power, and what it costs to use it."""
    deed = q.deed
    assert deed is not None
    yield deed.rule()
    if q.under_way == "play":
        return
    yield "cards.when"
    if deed.event >= 0:
        yield "events.hand"
        if q.box.event_cost[deed.event]:
            yield "action.points"
    elif deed.stuff >= 0 and q.box.stuff_activate[deed.stuff]:
        yield "space-stuff.activate"
    if deed.tokens:
        yield "tokens.price"
    if deed.limit:
        yield "powers.limit"
    if q.verb == "cancel":
        tech = q.code >= q.codes.cancel_tech
        yield from ("cards.cancel", *(["coop.tech"] if tech else []))


def moving(q: Inquiry) -> Iterator[str]:
    codes = q.codes
    yield from ("move.step", "action.points")
    if q.code < codes.move_ally:
        space = codes.arc_from[q.code - codes.move]
    else:
        space = q.state.ally_space((q.code - codes.move_ally) // q.box.spaces)
    if price_of_step(q.state, space) != PRICE_OF_A_STEP:
        yield f"{q.box.location_names[q.state.location(space)]}.location"


def landing(q: Inquiry) -> Iterator[str]:
    yield from ("land.pool", "action.points")
    figure = int(q.code - q.codes.land)
    if figure > 0 and q.box.ally_landing[figure - 1] >= 0:
        yield f"{q.box.ally_names[figure - 1]}.stuff"
    elif price_of_landing(q.state, figure) != PRICE_OF_A_LANDING:
        yield "radar-network.tech"
    if q.box.race_swarms[q.state.race(q.seat)]:
        yield "swarm.power"
    if q.state.enemies(q.box.site(q.seat), q.seat):
        yield "land.enemies"


def by_chance(q: Inquiry) -> Iterator[str]:
    """What dice and cards rest on, where the verb does not say it."""
    if q.verb == "roll":
        yield from rolled(q)
    elif q.verb == "news":
        first = "resistance.event" if q.state.at[PHASE] == RESISTANCE else "coop.ingenuity"
        red = q.box.event_red[int(q.code - q.codes.news)]
        yield from (first, "red.box", *([f"{q.word}.red-box"] if red else []))
    elif q.verb == "deal":
        yield "draw.discard" if q.under_way != "set-up" and q.state.turn >= 0 else "setup.start"
    elif q.verb == "discard" and q.deed is None:
        yield "draw.discard" if q.under_way == "turn" else "scientific-breakthrough.event"
    elif q.verb == "card" and q.under_way == "each-gives-up":
        yield "sabotage.red-box"
    elif q.verb == "meet":
        yield f"{q.word}.card"
    elif q.verb == "find":
        yield f"{q.word}.location"
    elif q.verb == "gain":
        yield f"{q.word}.stuff"
    elif q.verb == "invent":
        yield f"{q.word}.tech"
    elif q.verb == "deploy":
        yield f"{q.word}.counter"
    elif q.verb == "be":
        yield f"{q.word}.race"


def rolled(q: Inquiry) -> Iterator[str]:
    frame = q.frame
    assert frame is not None
    if frame.name == "round":
        yield "command.first" if frame.step == ROLL_OFF else "command.die"
    elif frame.name == "roll-for-each":
        yield from fired(q)
    elif frame.name == "gamble":
        below = int(q.state.top()) - FRAME
        if q.state.at[below] == q.book.play:
            yield q.book.deeds[q.state.at[below + A]].rule()


def fired(q: Inquiry) -> Iterator[str]:
    """A die for each Alien: by a Barrage, or by the card under way."""
    below = int(q.state.top()) - FRAME
    if q.state.at[below] == q.book.play:
        deed = q.book.deeds[q.state.at[below + A]]
        red = q.state.at[below + 2] < 0
        yield f"{deed.key}.red-box" if red else deed.rule()
        return
    yield "ability.barrage"
    if q.book.procedures[q.state.at[below]].name == "counters-fire":
        yield "resistance.barrage"
