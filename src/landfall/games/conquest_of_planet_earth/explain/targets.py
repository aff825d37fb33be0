"""What is wrong with a target: a Space, a player, a card, a die that a card may not be aimed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.box import F_FULL, RESOLVED, B, C
from landfall.games.conquest_of_planet_earth.deeds import is_rivals_site, steps_to_own_alien
from landfall.games.conquest_of_planet_earth.events.atomic_bomb import RANGE
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.names import MOST_COUNTERS
from landfall.games.conquest_of_planet_earth.rule import frame_below

Check = Callable[[Inquiry, int], str]
"""What is wrong with a target in one respect; empty where nothing is."""


def why_not(q: Inquiry) -> str:
    """The first thing that is wrong with the target that the act names."""
    key = q.deed.key if q.deed else ""
    if q.aimed < 0:
        return without_target(q, key)
    checks = CHECKS.get((key, q.verb), ())
    if key == "tractor-beam" and q.verb == "at" and q.frame is not None and q.frame.c > 0:
        checks = WAYS
    if key == "search-and-destroy" and q.frame is not None and q.frame.c == 0:
        checks = checks[:2]
    for check in checks:
        if said := check(q, q.aimed):
            return said
    return f"{named(q)} is no target for {q.card}"


def named(q: Inquiry) -> str:
    """The target as people call it."""
    match q.verb:
        case "at":
            return q.place(q.aimed)
        case "rival":
            return "a partner or you" if q.aimed >= q.box.seats else SEAT_LETTERS[q.aimed]
        case "counter":
            return f"the {called.counter(q.box, q.aimed)} Counter"
        case "card":
            return called.stuff(q.box, q.aimed)
        case "die":
            return "that die"
    return "it"


def without_target(q: Inquiry, key: str) -> str:
    """What is wrong with what a card that names no target would be used on."""
    if key == "reign-of-terror":
        return f"{q.place(q.fight_space())} has Population 0"
    if key == "captain-to-the-rescue" and q.state.at[F_FULL]:
        return f"{called.captain(q.box)} is in this Fight already"
    return f"there is nothing here for {q.card}"


# -- Spaces -------------------------------------------------------------------------------------------


def first_space(q: Inquiry) -> int:
    """The Space that was named first."""
    assert q.frame is not None
    return q.frame.c - 1


def no_location(q: Inquiry, space: int) -> str:
    return "" if q.state.location(space) >= 0 else f"there is no Location in {q.place(space)}"


def demolished(q: Inquiry, space: int) -> str:
    return "" if q.state.works(space) >= 0 else f"{q.place(space)} lies in ruins"


def too_far(q: Inquiry, space: int) -> str:
    if steps_to_own_alien(q.state, q.seat, space, RANGE):
        return ""
    return f"no Alien of yours is within two steps of {q.place(space)}"


def not_near(q: Inquiry, space: int) -> str:
    if steps_to_own_alien(q.state, q.seat, space, 1):
        return ""
    return f"no Alien of yours is in {q.place(space)} or next to it"


def nothing_to_move(q: Inquiry, space: int) -> str:
    if q.state.counters_at(space) > 0 or q.state.rival_at(space, q.seat) >= 0:
        return f"nothing in {q.place(space)} can be moved anywhere"
    return f"no Counter and no enemy Alien is in {q.place(space)}"


def landing_site(q: Inquiry, space: int) -> str:
    if not q.state.is_site(space):
        return ""
    return f"{q.card} cannot be aimed at a Landing Site, as {q.place(space)} is"


def rivals_site(q: Inquiry, space: int) -> str:
    if is_rivals_site(q.state, q.seat, space):
        return f"{q.place(space)} is a Landing Site of another player"
    return ""


def full(q: Inquiry, space: int) -> str:
    if q.state.counters_at(space) < MOST_COUNTERS:
        return ""
    return f"{q.place(space)} has three Counters already"


def no_alien_of_yours(q: Inquiry, space: int) -> str:
    return "" if q.state.aliens(space, q.seat) > 0 else f"you have no Alien in {q.place(space)}"


def same_space(q: Inquiry, space: int) -> str:
    return f"they are in {q.place(space)} already" if space == first_space(q) else ""


def other_section(q: Inquiry, space: int) -> str:
    if q.state.section(space) == q.state.section(first_space(q)):
        return ""
    return f"{q.place(space)} is on another section"


def not_linked(q: Inquiry, space: int) -> str:
    here, there = q.state.section(first_space(q)), q.state.section(space)
    if here == there or q.box.linked[here] >> there & 1:
        return ""
    return f"the section of {q.place(space)} is not linked to theirs"


def apart(q: Inquiry, space: int, to: int) -> str:
    """A Space that cannot be reached in one step."""
    if space == to:
        return f"{q.place(to)} is where they are already"
    return f"{q.place(to)} does not touch {q.place(space)}"


def apart_from_first(q: Inquiry, space: int) -> str:
    if q.box.touches(first_space(q), space):
        return ""
    return apart(q, first_space(q), space)


def apart_from_fight(q: Inquiry, space: int) -> str:
    if q.box.touches(q.fight_space(), space):
        return ""
    return apart(q, q.fight_space(), space)


def resolved(q: Inquiry, space: int) -> str:
    if q.state.at[RESOLVED] >> space & 1:
        return f"{q.place(space)} was resolved in this Battle Phase"
    return ""


def no_rivals_marker(q: Inquiry, space: int) -> str:
    owner = int(q.state.marker(space))
    if owner < 0:
        return f"no marker lies in {q.place(space)}"
    if q.state.are_partners(q.seat, owner):
        return f"the marker in {q.place(space)} is {'yours' if owner == q.seat else 'a partner’s'}"
    return ""


def aliens_there(q: Inquiry, space: int) -> str:
    return f"Aliens are in {q.place(space)}" if q.state.all_aliens(space) > 0 else ""


def not_beside_step(q: Inquiry, space: int) -> str:
    at = frame_below(q.state, q.book.step)
    if q.box.touches(q.state.at[at + B], space):
        return ""
    return f"{q.place(space)} does not touch the Space that it left"


def went_there(q: Inquiry, space: int) -> str:
    at = frame_below(q.state, q.book.step)
    return f"it went to {q.place(space)} by itself" if q.state.at[at + C] == space else ""


# -- players, cards, dice -----------------------------------------------------------------------------


def no_rival(q: Inquiry, seat: int) -> str:
    if seat == q.seat:
        return "it is for another player"
    return f"{SEAT_LETTERS[seat]} is your partner" if q.state.are_partners(q.seat, seat) else ""


def without_token(q: Inquiry, seat: int) -> str:
    return "" if q.state.tokens(seat) > 0 else f"{SEAT_LETTERS[seat]} has no Alien Menace Token"


def without_stuff(q: Inquiry, seat: int) -> str:
    return f"{SEAT_LETTERS[seat]} has no Space Stuff"


def without_aliens(q: Inquiry, seat: int) -> str:
    return f"{SEAT_LETTERS[seat]} has no Alien on the board"


def not_theirs(q: Inquiry, card: int) -> str:
    owner = first_space(q)  # what was named first is a player here
    return f"{SEAT_LETTERS[owner]} has no {called.stuff(q.box, card)}"


def no_reign(q: Inquiry, space: int) -> str:
    return f"no {called.event(q.box, int(q.box.reign))} lies on {q.place(space)}"


def none_in_play(q: Inquiry, seat: int) -> str:
    return f"{q.who(seat)} {'have' if seat == q.seat else 'has'} no such card in play"


def not_where_aimed(q: Inquiry, prey: int) -> str:
    space = first_space(q)
    if q.verb == "counter":
        return f"no {called.counter(q.box, prey)} Counter in {q.place(space)} can be moved"
    if said := no_rival(q, prey):
        return said
    return f"no Alien of {SEAT_LETTERS[prey]} in {q.place(space)} can be moved"


def not_yours(q: Inquiry, die: int) -> str:
    return "it is a die of the enemy, and one of yours may be rolled again"


def not_the_enemys(q: Inquiry, die: int) -> str:
    return "it is a die of yours, and one of the enemy may be rolled again"


CHECKS: Final[dict[tuple[str, str], Sequence[Check]]] = {
    ("atomic-bomb", "at"): (no_location, demolished, too_far),
    ("doomsday-device", "at"): (no_location, demolished, no_alien_of_yours),
    ("crossed-orders", "at"): (not_beside_step, landing_site, went_there),
    ("paratrooper-drop", "at"): (landing_site, full),
    ("search-and-destroy", "at"): (landing_site, full, same_space, other_section),
    ("tractor-beam", "at"): (not_near, nothing_to_move),
    ("tractor-beam", "rival"): (not_where_aimed,),
    ("tractor-beam", "counter"): (not_where_aimed,),
    ("uprising", "at"): (no_rivals_marker, aliens_there),
    ("warp-jump", "at"): (same_space, rivals_site, not_linked),
    ("teleporter", "at"): (same_space, rivals_site, other_section),
    ("antigravity-engines", "at"): (apart_from_first,),
    ("shaman-pheromones", "at"): (apart_from_first,),
    ("rampage", "at"): (apart_from_fight, resolved),
    ("backstab", "rival"): (no_rival, without_token),
    ("sabotage", "rival"): (no_rival, without_stuff),
    ("sabotage", "card"): (not_theirs,),
    ("saucer-malfunction", "rival"): (no_rival, without_aliens),
    ("solar-flare", "rival"): (no_rival,),
    ("jammed-transmission", "rival"): (none_in_play,),
    ("jammed-transmission", "at"): (no_reign,),
    ("targeting-computer", "die"): (not_yours,),
    ("glory-of-the-empire", "die"): (not_yours,),
    ("psionic-backlash", "die"): (not_the_enemys,),
}
"""In which respects a card looks at a target, in order; the last ones speak without being asked."""

WAYS: Final[tuple[Check, ...]] = (apart_from_first, landing_site, full)
"""Where a Tractor Beam may not take its prey, once it has one."""
