"""Decks, discard piles, cards that remain in play, Human Tech, and the pool of Counters.

A deck holds what is named nowhere else. Of the cards on top of a deck, or put under it, it is said who
knows them; one that is on top and that nobody knows is simply the next to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from landfall.core.game import HIDDEN
from landfall.core.position_entry import PositionEntry
from landfall.games.conquest_of_planet_earth.box import (
    B_CONTROLLED,
    CARD,
    COUNTERS,
    F_FULL,
    F_HEROES,
    FRAME,
    HAND,
    KIND,
    MOST_KNOWN,
    OFFERED,
    RACE,
    STEP,
    UNKNOWN,
    WAITING,
    A,
    B,
    Box,
)
from landfall.games.conquest_of_planet_earth.counters import CAPTAIN_WAITS
from landfall.games.conquest_of_planet_earth.names import MOST_COUNTERS
from landfall.games.conquest_of_planet_earth.position.laid import Laid, Tongue
from landfall.games.conquest_of_planet_earth.position.named import HUMANS, Many
from landfall.games.conquest_of_planet_earth.position.seat_entries import hidden_only_if_seen
from landfall.games.conquest_of_planet_earth.rule import RED, Book
from landfall.games.conquest_of_planet_earth.seeing import leads
from landfall.games.conquest_of_planet_earth.state import KIND_OF_IT, State, length, listed

PAID: Final = 2
"""The step of playing a card from which on it is in no hand."""
ON_ITS_WAY: Final = (1, 2, 3)
"""The steps of placing a Counter in which it is neither in the pool nor in a Space."""


class DeckLaid(NamedTuple):
    """A deck: its name, its kinds of cards, how many there are of each, and where it lies."""

    name: str
    kinds: tuple[str, ...]
    copies: list[int]
    at: int
    top: int = 0
    bottom: int = 0
    sized: bool = True
    """It keeps its size besides, as some of its cards may be in hidden hands."""


@cache
def decks(box: Box) -> Mapping[str, DeckLaid]:
    """All decks of a game, and the pool of Counters, which is drawn from like one."""
    red = [bool(box.split and box.event_red[n]) for n in range(int(box.events))]
    copies = ints(box.event_copies)
    events = [0 if is_red else n for n, is_red in zip(copies, red, strict=True)]
    reds = [n if is_red else 0 for n, is_red in zip(copies, red, strict=True)]
    tech = ints(box.tech_copies) if box.active else [0] * int(box.tech)
    found = (
        DeckLaid("events", box.event_names, events, int(box.event_deck)),
        DeckLaid("resistance-events", box.event_names, reds, int(box.red_deck)),
        DeckLaid("space-stuff", box.stuff_names, ints(box.stuff_copies), int(box.stuff_deck)),
        DeckLaid("human-tech", box.tech_names, tech, int(box.tech_deck)),
        DeckLaid("races", box.race_names, [1] * int(box.races), int(box.race_deck)),
        DeckLaid(
            "locations",
            box.location_names,
            ints(box.loc_copies),
            int(box.location_deck),
            int(box.location_top),
        ),
        DeckLaid(
            "resistance",
            box.resistance_names,
            ints(box.res_copies),
            int(box.resistance_deck),
            int(box.resistance_top),
            int(box.resistance_bottom),
        ),
        DeckLaid(
            "counters",
            box.counter_names,
            ints(box.counter_copies),
            int(box.counter_pool),
            sized=False,
        ),
    )
    return {deck.name: deck for deck in found}


def ints(numbers: Any) -> list[int]:
    return [int(number) for number in numbers]


@cache
def piles(box: Box) -> Mapping[str, int]:
    """The discard piles, by the names of their decks."""
    red = {"resistance-events": int(box.red_discards)} if box.split else {}
    return {
        "events": int(box.event_discards),
        **red,
        "resistance": int(box.resistance_discards),
        "space-stuff": int(box.stuff_discards),
        "human-tech": int(box.tech_discards),
    }


# -- what is where ----------------------------------------------------------------------------------


def outside(state: State, book: Book) -> Iterator[tuple[str, int]]:
    """Every card that is seen outside its deck, with the name of the deck."""
    box = state.box
    for event in event_cards(state, book):
        yield ("resistance-events" if box.split and box.event_red[event] else "events"), event
    for name, pile in piles(box).items():
        if name not in ("events", "resistance-events"):
            yield from ((name, int(state.at[pile + 1 + n])) for n in range(int(state.at[pile])))
    for packed in (F_HEROES, B_CONTROLLED):
        cards = int(state.at[packed])
        yield from (("resistance", int(listed(cards, n))) for n in range(int(length(cards))))
    if state.at[F_FULL]:
        yield "resistance", int(state.at[F_FULL]) - 1
    for deck in decks(box).values():
        for places in filter(None, (deck.top, deck.bottom)):
            for card, _ in in_places(state, places):
                if card != UNKNOWN:
                    yield deck.name, card
    for space in range(int(box.spaces)):
        at = int(state.space(space))
        if state.at[at + CARD] > 0:
            yield "locations", int(state.at[at + CARD]) - 1
        for place in range(MOST_COUNTERS):
            if state.at[at + COUNTERS + place]:
                yield "counters", int(state.at[at + COUNTERS + place] & KIND_OF_IT) - 1
    yield from counters_on_their_way(state, book)
    for seat in range(int(box.seats)):
        for kind in range(int(box.stuff)):
            yield from [("space-stuff", kind)] * int(state.has_stuff(seat, kind))
    for tech in range(int(box.tech)):
        yield from [("human-tech", tech)] * int(state.at[box.tech_in_play + tech])
    yield from (("races", race) for race in races_taken(state))


def event_cards(state: State, book: Book) -> Iterator[int]:
    """Events in hands, in discard piles, in play, and those being played."""
    box = state.box
    for event in range(int(box.events)):
        held = sum(int(state.of(HAND + event, seat)) for seat in range(int(box.seats)))
        yield from [event] * (held + int(state.all_in_play(event)))
    for pile in (box.event_discards, box.red_discards):
        yield from (int(state.at[pile + 1 + n]) for n in range(int(state.at[pile])))
    for frame in frames_of(state, book, "play"):
        event = int(book.deeds[state.at[frame + A]].event)
        if event >= 0 and (state.at[frame + B] & RED or state.at[frame + STEP] >= PAID):
            yield event


def counters_on_their_way(state: State, book: Book) -> Iterator[tuple[str, int]]:
    """Counters that are neither in the pool nor in a Space."""
    for frame in frames_of(state, book, "place-counter"):
        if state.at[frame + STEP] in ON_ITS_WAY:
            yield "counters", int(state.at[frame + A])
    for _ in frames_of(state, book, "captain"):
        yield "counters", int(state.box.captain)
    for number in range(int(state.at[WAITING])):
        if state.at[state.box.waiting + 2 * number] >= CAPTAIN_WAITS:
            yield "counters", int(state.box.captain)


def frames_of(state: State, book: Book, name: str) -> Iterator[int]:
    """Where the frames of a procedure begin, the lowest first."""
    kind = book.kind(name)
    for frame in range(int(state.box.stack), int(state.top()) + 1, FRAME):
        if state.at[frame + KIND] == kind:
            yield frame


def races_taken(state: State) -> Iterator[int]:
    for seat in range(int(state.box.seats)):
        if leads(state, seat):
            offers = [int(state.of(OFFERED + n, seat)) - 1 for n in range(2)]
            own = int(state.of(RACE, seat)) - 1
            yield from {race for race in (own, *offers) if race >= 0}


def in_places(state: State, places: int) -> Iterator[tuple[int, int]]:
    """The cards in known places, each with the seats that know it."""
    for number in range(int(state.at[places])):
        at = places + 1 + 2 * number
        yield int(state.at[at]), int(state.at[at + 1])


def left_in(state: State, book: Book) -> dict[str, list[int]]:
    """Of each deck the cards that are seen nowhere else, by kind."""
    left = {deck.name: list(deck.copies) for deck in decks(state.box).values()}
    for name, card in outside(state, book):
        if name != "locations" or decks(state.box)[name].copies[card]:
            left[name][card] -= 1
    return left


def usual_size(state: State, deck: DeckLaid) -> int:
    """How many cards a deck has, if those are in it that lie nobody knows where."""
    size = sum(int(state.at[deck.at + kind]) for kind in range(len(deck.kinds)))
    for places in filter(None, (deck.top, deck.bottom)):
        size += sum(card != UNKNOWN for card, _ in in_places(state, places))
    if deck.name == "events":
        size -= hidden_in_hands(state)
    if deck.name == "races":
        size -= hidden_races(state)
    return size


def hidden_in_hands(state: State) -> int:
    box = state.box
    seats = range(int(box.seats))
    held = sum(int(state.of(HAND + event, s)) for s in seats for event in range(int(box.events)))
    return sum(int(state.hand_size(seat)) for seat in seats) - held


def hidden_races(state: State) -> int:
    return sum(
        state.of(OFFERED + n, seat) == UNKNOWN
        for seat in range(int(state.box.seats))
        if leads(state, seat)
        for n in range(2)
    )


# -- writing --------------------------------------------------------------------------------------


def write_decks(tongue: Tongue, state: State) -> dict[str, dict[str, Any]]:
    """Cards in known places; and the rest of a deck where it is not what is left over."""
    left = left_in(state, tongue.book)
    said = {name: write_deck(tongue, state, d, left[name]) for name, d in decks(state.box).items()}
    return {name: entry for name, entry in said.items() if entry}


def write_deck(tongue: Tongue, state: State, deck: DeckLaid, left: list[int]) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for key, places in (("top", deck.top), ("bottom", deck.bottom)):
        if places and state.at[places]:
            said[key] = [
                {
                    "card": HIDDEN if card == UNKNOWN else deck.kinds[card],
                    **({"known-to": tongue.words.seats.say(seats)} if seats else {}),
                }
                for card, seats in in_places(state, places)
            ]
    there = [int(state.at[deck.at + kind]) for kind in range(len(deck.kinds))]
    if there != left:
        said["cards"] = {
            name: count for name, count in zip(deck.kinds, there, strict=True) if count
        }
    if deck.sized and state.at[deck.at + len(deck.kinds)] != usual_size(state, deck):
        said["size"] = int(state.at[deck.at + len(deck.kinds)])
    return said


def write_discards(state: State) -> dict[str, list[str]]:
    """Every pile that has cards, the oldest first."""
    named = decks(state.box)
    return {
        name: [named[name].kinds[int(state.at[pile + 1 + n])] for n in range(int(state.at[pile]))]
        for name, pile in piles(state.box).items()
        if state.at[pile]
    }


def write_in_play(tongue: Tongue, state: State) -> dict[str, list[str]]:
    """Events that remain in play, and before whom they lie."""
    owners = (*tongue.words.letters, HUMANS)
    said = {
        name: [
            letter
            for owner, letter in enumerate(owners)
            for _ in range(int(state.in_play(event, owner)))
        ]
        for event, name in enumerate(state.box.event_names)
    }
    return {name: whose for name, whose in said.items() if whose}


def write_lifting(tongue: Tongue, state: State) -> list[str]:
    """Whose Thick Fogs lift before the last one."""
    box = state.box
    if not box.several_fogs:
        return []
    owners = (*tongue.words.letters, HUMANS)
    counts = [int(state.at[box.lifting + owner]) for owner in range(len(owners))]
    return [letter for letter, count in zip(owners, counts, strict=True) for _ in range(count)]


def write_tech(state: State) -> list[str]:
    box = state.box
    return [
        name
        for tech, name in enumerate(box.tech_names)
        for _ in range(int(state.at[box.tech_in_play + tech]))
    ]


# -- reading --------------------------------------------------------------------------------------


def read_lifting(laid: Laid) -> None:
    """Thick Fogs in play that lift at the end of this round, where a later one lies there too."""
    state, box = laid.state, laid.box
    for one in laid.table.at("fogs-lifting").each():
        if not box.several_fogs:
            raise one.wrong("this game has one Thick Fog")
        owner = one.name((*laid.words.letters, HUMANS))
        state.at[box.lifting + owner] += 1
        if state.at[box.lifting + owner] > state.in_play(box.fog, owner):
            raise one.wrong("is nobody who has so many Thick Fogs in play")


def read_open_cards(laid: Laid) -> None:
    """Cards in play, Human Tech, discard piles."""
    state, box, table = laid.state, laid.box, laid.table
    owners = (*laid.words.letters, HUMANS)
    for name, entry in table.part("in-play", box.event_names).items():
        event = box.event_names.index(name)
        if not box.event_remains[event] and not box.event_red[event]:
            raise entry.wrong(f"{name} never remains in play")
        for one in entry.each():
            owner = one.name(owners)
            laid.name("events", event, one)
            laid.name("resistance-events", event, one)
            state.at[box.in_play + event * (box.seats + 1) + owner] += 1
    for one in table.at("human-tech").each():
        tech = laid.name("human-tech", one.name(box.tech_names), one)
        state.at[box.tech_in_play + tech] += 1
        if not box.active:
            raise one.wrong("in this game the Humans have no Human Tech")
    named = decks(box)
    for name, entry in table.part("discards", tuple(piles(box))).items():
        pile = piles(box)[name]
        for one in entry.each():
            card = laid.name(name, one.name(named[name].kinds), one)
            if int(state.at[pile]) >= sum(named[name].copies):
                raise one.wrong(f"there are only {sum(named[name].copies)} such cards in all")
            state.at[pile + 1 + state.at[pile]] = card
            state.at[pile] += 1


def read_places(laid: Laid) -> None:
    """Cards that lie in known places of their decks."""
    table = laid.table.part("decks", tuple(decks(laid.box)))
    for deck in decks(laid.box).values():
        entry = table.part(deck.name, keys_of(deck))
        for key, places in (("top", deck.top), ("bottom", deck.bottom)):
            if not places:
                continue
            each = entry.at(key).each()
            most = MOST_KNOWN if key == "top" else sum(deck.copies)
            if len(each) > most:
                raise entry.at(key).wrong(f"at most {most} cards are known there, not {len(each)}")
            for number, one in enumerate(each):
                read_place(laid, deck, one, places + 1 + 2 * number)
            laid.state.at[places] = len(each)


def keys_of(deck: DeckLaid) -> tuple[str, ...]:
    places = {"top": deck.top, "bottom": deck.bottom}
    return (*(key for key, at in places.items() if at), "cards", *(["size"] if deck.sized else []))


def read_place(laid: Laid, deck: DeckLaid, entry: PositionEntry, at: int) -> None:
    """A card by its name, or with who knows it."""
    if isinstance(entry.value, Mapping):
        whole = entry.only(("card", "known-to"))
        laid.state.at[at + 1] = laid.words.seats.read(whole.at("known-to"))
        entry = whole.at("card")
    hidden = entry.value == HIDDEN
    hidden_only_if_seen(laid, entry, hidden)
    card = UNKNOWN if hidden else laid.name(deck.name, entry.name(deck.kinds), entry)
    laid.state.at[at] = card


def read_decks(laid: Laid) -> None:
    """What is left of each deck once all else is laid."""
    state = laid.state
    book = laid.tongue.book
    left = left_in(state, book)
    table = laid.table.part("decks", tuple(decks(laid.box)))
    for deck in decks(laid.box).values():
        entry = table.part(deck.name, keys_of(deck))
        said = entry.has("cards")
        if not said and deck.name != "races":
            check_copies(laid, deck, left[deck.name])
        counts = entry.part("cards", deck.kinds)
        for kind, name in enumerate(deck.kinds):
            count = max(0, left[deck.name][kind])
            if said:
                one = counts.at(name)
                count = one.number(0, deck.copies[kind], 0)
                if deck.name != "races" and count > left[deck.name][kind]:
                    raise one.wrong(too_many(deck, kind, deck.copies[kind] + 1))
            state.at[deck.at + kind] = count
        if deck.sized:
            usual = usual_size(state, deck)
            size = Many().read(entry.at("size")) if entry.has("size") else usual
            if size < 0:
                raise laid.table.at("seats").wrong(f"more {deck.name} are hidden than there are")
            state.at[deck.at + len(deck.kinds)] = size


def check_copies(laid: Laid, deck: DeckLaid, left: list[int]) -> None:
    for kind, count in enumerate(left):
        if count < 0:
            where = laid.named.get((deck.name, kind)) or laid.table
            raise where.wrong(too_many(deck, kind, deck.copies[kind] - count))


def too_many(deck: DeckLaid, kind: int, named: int) -> str:
    copies = deck.copies[kind] or "no"
    return f"this game has {copies} {deck.kinds[kind]}; with this one {named} would be named"
