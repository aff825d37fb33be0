"""The fact of a position that makes a rule forbid an act: what a player would point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landfall.core.game import CHANCE, SEAT_LETTERS, SOMEONE
from landfall.games.conquest_of_planet_earth import called, refusals
from landfall.games.conquest_of_planet_earth.aliens import price_of_landing, price_of_step
from landfall.games.conquest_of_planet_earth.box import (
    AWAITED,
    B_RIVAL,
    HUMANS_WON,
    OFFERED,
    POINTS,
    R_DICE,
    WHO,
    WON,
)
from landfall.games.conquest_of_planet_earth.chance import DIE
from landfall.games.conquest_of_planet_earth.deeds import die_side, fighter, is_used_up
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.explain.targets import apart, why_not
from landfall.games.conquest_of_planet_earth.names import PRICE_OF_A_TOKEN
from landfall.games.conquest_of_planet_earth.rule import (
    MOMENTS,
    ONCE_A_BATTLE,
    ONCE_A_FIGHT,
    ONCE_A_ROUND,
    T_ACTION,
    T_IMMEDIATE,
    T_PROBE,
    T_START,
    W_AFTER,
    W_BATTLE_WON,
    W_BEFORE,
    W_CANCEL,
    W_COMMAND,
    W_CONTROL,
    W_DESTROYED,
    W_DRAWN,
    W_EXPLORED,
    W_FIGHT_WON,
    W_HERO,
    W_SHIELD,
    W_STEP,
)
from landfall.games.conquest_of_planet_earth.table.questions import question as asked

MOMENT_WORDS: Final = {
    T_ACTION: "your Action Phase",
    T_START: "the start of your Action Phase",
    T_PROBE: "the moment before a Resistance card is drawn",
    T_IMMEDIATE: "the moment in which it is drawn",
    W_COMMAND: "the moment when Command numbers are known",
    W_CANCEL: "the moment when a card is played",
    W_STEP: "a paid step of a rival",
    W_EXPLORED: "a Location that a rival explores",
    W_HERO: "a Hero turned up in your Fight",
    W_DRAWN: "Resistance turned up in a Fight of a rival",
    W_CONTROL: "Resistance turned up in your Fight",
    W_BEFORE: "a Fight before the dice",
    W_AFTER: "a Fight after the dice",
    W_DESTROYED: "an Alien of yours about to be Destroyed",
    W_SHIELD: "an Alien of yours about to be Destroyed",
    W_BATTLE_WON: "a Battle that you have won",
    W_FIGHT_WON: "a Fight that you have won",
}
"""What moments are called, of which a card is one."""

LIMITS: Final = {
    ONCE_A_ROUND: "Fight Round",
    ONCE_A_FIGHT: "Fight",
    ONCE_A_BATTLE: "Battle",
}


def fact(q: Inquiry, rule: str) -> str:
    """What makes the rule forbid it here."""
    if rule in OUTSIDE:
        return OUTSIDE[rule](q)
    return FACTS[q.number](q)


# -- who is asked -------------------------------------------------------------------------------------


def nobody_is_asked(q: Inquiry) -> str:
    awaited = "a die" if q.state.at[AWAITED] == DIE else "a card"
    if q.state.at[WHO] != CHANCE:
        return "no die or card is awaited"
    return f"{awaited} is awaited, and “{q.text}” cannot come"


def game_is_over(q: Inquiry) -> str:
    won = int(q.state.at[WON])
    if won == HUMANS_WON:
        return "the Humans have built their Super Cannon"
    return f"{q.who(won - 1)} {'have' if won - 1 == q.seat else 'has'} won"


def others_decide(q: Inquiry) -> str:
    if q.state.at[WHO] == SOMEONE:
        return "you are not asked now"
    seats = [SEAT_LETTERS[seat] for seat in q.game.actors(q.state) if seat != q.seat]
    if not seats:
        return "you are not asked now"
    return f"{called.listed(seats)} {'decides' if len(seats) == 1 else 'decide'} now"


def another_question(q: Inquiry) -> str:
    if q.frame is None:
        return game_is_over(q)
    question = asked(q.game, q.state, q.frame, q.seat)
    about = f" ({question.card})" if question.card else ""
    fog = called.event(q.box, int(q.box.fog))
    foggy = q.verb == "escape" and q.state.all_in_play(q.box.fog) > 0
    besides = f"; and nobody Escapes while {fog} is in play" if foggy else ""
    return f"you are asked{about}: {question.words}{besides}"


OUTSIDE: Final[dict[str, Callable[[Inquiry], str]]] = {
    "turn.order": others_decide,
    "turn.over": game_is_over,
    "turn.chance": nobody_is_asked,
    "code.unknown": lambda q: f"there is no action {q.text} in this game",
}
"""Rules that are asked before what is under way."""


# -- hands, tokens, points ----------------------------------------------------------------------------


def event_in_question(q: Inquiry) -> str:
    if q.verb == "discard":
        return called.event(q.box, int(q.code - q.codes.discard))
    return q.card


def not_held(q: Inquiry) -> str:
    return f"{event_in_question(q)} is not in your hand"


def never_by_hand(q: Inquiry) -> str:
    if q.verb == "discard":
        return f"{event_in_question(q)} is still to be played"
    return f"{q.card} is played only in the moment in which it is drawn"


def price(q: Inquiry) -> int:
    """The Action Points that it costs."""
    codes = q.codes
    if q.code == codes.menace:
        return PRICE_OF_A_TOKEN
    if q.deed is not None:
        return int(q.box.event_cost[q.deed.event]) if q.deed.event >= 0 else 0
    if q.verb == "land":
        return int(price_of_landing(q.state, q.code - codes.land))
    if q.code < codes.move_ally:
        return int(price_of_step(q.state, codes.arc_from[q.code - codes.move]))
    ally = (q.code - codes.move_ally) // q.box.spaces
    return int(price_of_step(q.state, q.state.ally_space(ally)))


def no_points(q: Inquiry) -> str:
    points = called.count(int(q.state.of(POINTS, q.seat)), "Action Point")
    return f"you have {points} and it costs {price(q)}"


def no_tokens(q: Inquiry) -> str:
    tokens = called.count(int(q.state.tokens(q.seat)), "Alien Menace Token")
    return f"you have {tokens} and it costs {int(q.deed.tokens) if q.deed else 0}"


def no_stuff(q: Inquiry) -> str:
    card = q.card if q.verb != "card" else called.stuff(q.box, int(q.code - q.codes.stuff))
    return f"you have no {card}"


def not_your_race(q: Inquiry) -> str:
    assert q.deed is not None
    whose = called.race(q.box, int(q.deed.race))
    return (
        f"{q.card} is a power of {whose}; you play {called.race(q.box, int(q.state.race(q.seat)))}"
    )


def used_up(q: Inquiry) -> str:
    limit = LIMITS.get(int(q.deed.limit), "turn") if q.deed else "turn"
    if q.deed and not is_used_up(q.state, q.seat, q.deed.limit, q.deed.power_bit):
        return f"it is not the first time in this {limit}"
    return f"you have used {q.card} in this {limit}"


def wrong_time(q: Inquiry) -> str:
    assert q.deed is not None
    moments = [
        MOMENT_WORDS[moment]
        for moment in range(MOMENTS)
        if moment in MOMENT_WORDS and q.deed.fits(moment)
    ]
    fits = " or ".join(dict.fromkeys(moments))
    if q.deed.fits(W_BEFORE) and q.deed.fits(W_AFTER):
        fits = "a Fight, before or after the dice"
    if q.frame is None or q.frame.name not in ("window", "action"):
        return f"{q.card} is for {fits}"
    now = q.frame.a if q.frame.name == "window" else T_ACTION
    if q.deed.fits(now):
        return f"{q.card} is for your own Battle Phase, and this is not"
    return f"{q.card} is for {fits}; this is {MOMENT_WORDS[now]}"


def silenced(q: Inquiry) -> str:
    who = next(part.title for part in q.box.parts.resistance if part.number("silence"))
    return f"the {who} helps in this Fight, and it is the first Fight Round"


# -- choosing -----------------------------------------------------------------------------------------


def counter_used(q: Inquiry) -> str:
    return f"your {q.word} is set aside"


def race_in_question(q: Inquiry) -> str:
    return called.race(q.box, int(q.code - q.codes.race))


def race_taken(q: Inquiry) -> str:
    return f"{race_in_question(q)} is taken already"


def not_offered(q: Inquiry) -> str:
    two = [
        called.race(q.box, race - 1)
        for race in (int(q.state.of(OFFERED + offer, q.seat)) for offer in (0, 1))
        if race > 0
    ]
    return f"you drew {called.listed(two)}"


def not_among_them(q: Inquiry) -> str:
    codes = q.codes
    if q.verb == "top" and q.code >= codes.top_location:
        card = called.location(q.box, int(q.code - codes.top_location))
    else:
        base = codes.under if q.verb == "under" else codes.top
        card = called.resistance(q.box, int(q.code - base))
    return f"{card} is not among the cards that you look at"


# -- moving and landing -------------------------------------------------------------------------------


def mover(q: Inquiry) -> tuple[str, int]:
    """The figure that is to move, and where it is; -1 for nowhere."""
    codes = q.codes
    if q.code < codes.move_ally:
        return "saucer", int(codes.arc_from[q.code - codes.move])
    ally = int((q.code - codes.move_ally) // q.box.spaces)
    owned = q.state.ally_owner(ally) == q.seat
    return called.ally(q.box, ally), int(q.state.ally_space(ally)) if owned else -2


def no_alien_there(q: Inquiry) -> str:
    figure, space = mover(q)
    if figure == "saucer":
        return f"no saucer of yours is in {q.place(space)}"
    if space == -2:
        return f"{figure} is not yours"
    return f"{figure} is in your Alien Pool"


def not_adjacent(q: Inquiry) -> str:
    _, space = mover(q)
    to = int((q.code - q.codes.move_ally) % q.box.spaces)
    return apart(q, space, to)


def move_ended(q: Inquiry) -> str:
    if q.verb != "move":
        if q.verb == "at":
            return f"no Alien of yours in {q.place(q.aimed)} may move on"
        if q.verb == "take":
            return f"no more {figure_of(q, int(q.codes.take))} of yours there may move on"
        return "none of your Aliens may move on"
    figure, space = mover(q)
    if figure == "saucer":
        return f"no saucer of yours in {q.place(space)} may move on"
    return f"the move of {figure} has ended in {q.place(space)}"


def nothing_in_pool(q: Inquiry) -> str:
    figure = -1
    if q.verb == "land":
        figure = int(q.code - q.codes.land)
    elif q.verb == "take":
        figure = q.aimed
    if figure > 0:
        return f"{called.ally(q.box, figure - 1)} is not in your Alien Pool"
    if figure == 0:
        return "no saucer is in your Alien Pool"
    return "your Alien Pool is empty"


# -- Battles ------------------------------------------------------------------------------------------


def not_your_space(q: Inquiry) -> str:
    return f"you have no Alien in {q.place(int(q.code - q.codes.resolve))}"


def nothing_to_resolve(q: Inquiry) -> str:
    return f"nothing in {q.place(int(q.code - q.codes.resolve))} is to be explored or fought"


def already_resolved(q: Inquiry) -> str:
    return f"{q.place(int(q.code - q.codes.resolve))} was resolved in this Battle Phase"


def no_such_rival(q: Inquiry) -> str:
    rival = int(q.code - q.codes.fight)
    if rival == q.seat:
        return "these Aliens are your own"
    if q.state.are_partners(q.seat, rival):
        return f"{SEAT_LETTERS[rival]} is your partner"
    space = q.frame.a if q.frame else 0
    return f"{SEAT_LETTERS[rival]} has no Aliens in {q.place(space)}"


def no_such_counter(q: Inquiry) -> str:
    kind = called.counter(q.box, int(q.code - q.codes.fight_counter))
    return f"no {kind} Counter is in {q.place(q.frame.a if q.frame else 0)}"


def not_to_push(q: Inquiry) -> str:
    kind = called.counter(q.box, int(q.code - q.codes.push))
    return f"no {kind} Counter is in {q.place(q.frame.c if q.frame else 0)}"


def no_escape_there(q: Inquiry) -> str:
    state, space = q.state, q.fight_space()
    to = int(q.code - q.codes.escape)
    if not q.box.touches(space, to):
        return apart(q, space, to)
    if state.is_empty(to):
        return f"{called.place(q.box, to)} is an Empty Space without Aliens of yours"
    if state.is_site(to):
        return f"{q.place(to)} is not your own, and no Alien of yours is there"
    if state.resistance(to) > 0:
        return f"{q.place(to)} has Resistance {int(state.resistance(to))}"
    return f"an enemy is in {q.place(to)}"


def figure_of(q: Inquiry, base: int) -> str:
    figure = int(q.code - base)
    return "saucer" if figure == 0 else called.ally(q.box, figure - 1)


def not_in_the_fight(q: Inquiry) -> str:
    space = q.frame.b if q.frame else 0
    return f"you have no {figure_of(q, int(q.codes.lose))} in {q.place(space)}"


def not_attacked(q: Inquiry) -> str:
    space = int(q.code - q.codes.at)
    if q.frame is not None and q.state.section(space) != q.frame.a:
        return f"the Captain attacks {called.section(q.frame.a)}"
    return f"no Aliens in {q.place(space)} are still to be attacked"


def not_your_fight(q: Inquiry) -> str:
    return "your Aliens are not in this Fight"


def own_fight(q: Inquiry) -> str:
    return "it is your own Fight"


def partners_fight(q: Inquiry) -> str:
    return f"it is the Fight of {SEAT_LETTERS[int(fighter(q.state))]}, who is no rival of yours"


def humans_only(q: Inquiry) -> str:
    rival = int(q.state.at[B_RIVAL]) - 1
    return f"the Fight is against Aliens of {q.who(rival)}"


# -- what the text of a card asks for -----------------------------------------------------------------


def no_target(q: Inquiry) -> str:
    """Nothing to aim it at: the card's file says it."""
    assert q.deed is not None
    if q.verb == "cancel":
        names = {part.key: part.title for part in (*q.box.parts.events, *q.box.parts.tech)}
        return f"{names[q.word]} is not in play"
    part = called.deed_part(q.box, q.deed)
    row = part.data if part else called.power_row(q.box, q.deed)
    return str(row["no-target"])


def nobody_there(q: Inquiry) -> str:
    if q.verb == "at":
        return f"no such Alien is in {q.place(q.aimed)}"
    return f"no more {figure_of(q, int(q.codes.take))} is there to be chosen"


def too_few(q: Inquiry) -> str:
    return "no Alien is chosen yet"


def soft_only(q: Inquiry) -> str:
    return "the Resistance in this Fight is Hard"


def no_superhero(q: Inquiry) -> str:
    return f"{called.captain(q.box)} is a Superhero"


def cards_only(q: Inquiry) -> str:
    return "the Fight is not against a Resistance card"


def no_soft_defeated(q: Inquiry) -> str:
    return "no Soft Resistance was defeated in this Battle"


def not_conquered_now(q: Inquiry) -> str:
    return "this Battle has placed no marker of yours"


def no_such_die(q: Inquiry) -> str:
    side = int(die_side(q.state, q.seat, q.aimed))
    dice = called.count(int(q.state.at[R_DICE + side]), "die", "dice")
    return f"{dice} of that side {'lies' if dice.startswith('1 ') else 'lie'} there"


def one_copy(q: Inquiry) -> str:
    return f"one {q.card} works in this Fight already"


def not_struck(q: Inquiry) -> str:
    if q.verb == "at":
        silo = called.titled(q.box, "missile-silo")
        return f"no enemy on the section of the {silo} is in {q.place(q.aimed)}"
    return "no such enemy is there"


def not_removed(q: Inquiry) -> str:
    space = q.aimed
    if q.state.marker(space) != q.seat:
        return f"no marker of yours lies in {q.place(space)}"
    return f"Aliens are in {q.place(space)}"


FACTS: Final[dict[int, Callable[[Inquiry], str]]] = {
    refusals.NOT_PENDING: another_question,
    refusals.NOT_HELD: not_held,
    refusals.NEVER_BY_HAND: never_by_hand,
    refusals.NO_POINTS: no_points,
    refusals.NO_TOKENS: no_tokens,
    refusals.NO_STUFF: no_stuff,
    refusals.FACE_DOWN: lambda q: f"your {q.card} lies face down",
    refusals.NOT_YOUR_RACE: not_your_race,
    refusals.USED_UP: used_up,
    refusals.WRONG_TIME: wrong_time,
    refusals.SILENCED: silenced,
    refusals.COUNTER_USED: counter_used,
    refusals.RACE_TAKEN: race_taken,
    refusals.NOT_OFFERED: not_offered,
    refusals.NOT_AMONG_THEM: not_among_them,
    refusals.NO_ALIEN_THERE: no_alien_there,
    refusals.NOT_ADJACENT: not_adjacent,
    refusals.MOVE_ENDED: move_ended,
    refusals.NOTHING_IN_POOL: nothing_in_pool,
    refusals.NOT_YOUR_SPACE: not_your_space,
    refusals.NOTHING_TO_RESOLVE: nothing_to_resolve,
    refusals.ALREADY_RESOLVED: already_resolved,
    refusals.NO_SUCH_RIVAL: no_such_rival,
    refusals.NO_SUCH_COUNTER: no_such_counter,
    refusals.NOT_TO_PUSH: not_to_push,
    refusals.NO_ESCAPE_THERE: no_escape_there,
    refusals.NOT_IN_THE_FIGHT: not_in_the_fight,
    refusals.NOT_ATTACKED: not_attacked,
    refusals.NOT_YOUR_FIGHT: not_your_fight,
    refusals.OWN_FIGHT: own_fight,
    refusals.PARTNERS_FIGHT: partners_fight,
    refusals.HUMANS_ONLY: humans_only,
    refusals.NO_TARGET: no_target,
    refusals.WRONG_TARGET: why_not,
    refusals.NOBODY_THERE: nobody_there,
    refusals.TOO_FEW: too_few,
    refusals.SOFT_ONLY: soft_only,
    refusals.NO_SUPERHERO: no_superhero,
    refusals.CARDS_ONLY: cards_only,
    refusals.NO_SOFT_DEFEATED: no_soft_defeated,
    refusals.NOT_CONQUERED_NOW: not_conquered_now,
    refusals.NO_SUCH_DIE: no_such_die,
    refusals.ONE_COPY: one_copy,
    refusals.NOT_STRUCK: not_struck,
    refusals.NOT_REMOVED: not_removed,
}
"""For each refusal by number, what makes it so here."""
