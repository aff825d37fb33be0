"""A box: what is in a game, and where each number of a position lies.

A position is one array of integers. The list below names its numbers: first those of every game, then
those of each seat, then those of each Space; decks, discard piles and what waits come after them, laid
out by the box. A new number is a new line.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.board import board
from landfall.games.conquest_of_planet_earth.names import (
    ABILITIES,
    COMPETITIVE,
    COOPERATIVE,
    ICONS,
    KEYWORDS,
    SKINS,
    SOLO,
    SPACES_OF_A_SECTION,
    TEAM,
)
from landfall.games.conquest_of_planet_earth.own_parts import OwnParts
from landfall.games.conquest_of_planet_earth.part import Part, Parts, Players, all_parts
from landfall.games.conquest_of_planet_earth.sheets import sheet

# -- numbers of every position -----------------------------------------------------------------------

WHO: Final = 0  # the seat that decides (the first of several), or CHANCE, or OVER
ACTING: Final = 1  # all seats that decide now, a bit each
DEPTH: Final = 2  # frames on the stack (see `frames`)
AWAITED: Final = 3  # what chance brings, while it is awaited (see `chance`)
EYES: Final = 4  # who sees this position: 0 for all of it, else a viewer (see `seeing`)
ROUND: Final = 5  # rounds begun
TURNS: Final = 6  # turns begun
TURN: Final = 7  # whose turn it is; -1 for nobody's
FIRST: Final = 8  # the First Player
PHASE: Final = 9  # which phase it is (see below)
WON: Final = 10  # 0, or who has won: a seat or team counted from one; HUMANS_WON
TRACK: Final = 11  # the Human Tech Track
DEPLOYMENTS: Final = 12  # red circles reached, for which Counters are still to come
RESOLVED: Final = 13  # Spaces resolved in this Battle Phase, a bit each
NEXT_SPACE: Final = 14  # the Space that must be resolved next, counted from one; 0 for any
CLOAKED: Final = 15  # nothing but mountains ends the moves of the active player
USED_THIS_TURN: Final = 16  # powers of the active player, a bit each
FOG_ENDS: Final = 17  # the round at whose end the Thick Fog lifts
RALLY_NOW: Final = 18  # more Strength of all Resistance until this round ends
RALLY_NEXT: Final = 19  # the same until the end of the next
FLARE_NEXT: Final = 20  # fewer Action Points for everybody in the next round
RESULT: Final = 21  # how the last Fight or Battle ended, or what the last save came to
WAITING: Final = 22  # fights with Counters that wait (see `box.waiting`)
ROLLED: Final = 23  # what the last die showed

# The Battle under way; all nought between Battles.
BATTLE: Final = 24  # its kind (see below)
B_SPACE: Final = 25
B_SEAT: Final = 26  # whose Battle it is
B_RIVAL: Final = 27  # the other side of a Battle between Aliens, counted from one
B_WON: Final = 28  # Fights against cards won so far
B_CONQUERED: Final = 29  # the Location was conquered in it
B_SOFT: Final = 30  # Soft Resistance defeated
B_FIGHTS: Final = 31  # Fights begun
B_CONTROLLED: Final = 32  # Resistance cards that fight for the Aliens, a packed list (see PACK)
B_BONUS: Final = 33  # until the Battle ends, of both sides
B_USED: Final = 35  # powers used once in a Battle, of both sides, a bit each
B_LOST: Final = 37  # Aliens destroyed, of both sides

# The Fight under way.
F_FULL: Final = 39  # the Full Resistance, counted from one
F_COUNTER: Final = 40  # or the Counter, counted from one
F_HEROES: Final = 41  # a packed list
F_DRAWN: Final = 42  # Heroes drawn, those removed among them
F_ROUND: Final = 43  # Fight Rounds begun
F_QUIET: Final = 44  # the Resistance has no abilities and no text
F_BONUS: Final = 45  # until the Fight ends, of both sides
F_USED: Final = 47  # powers and cards used once in a Fight, of both sides
F_CRUSHING: Final = 49  # the lowest Crushing die, of both sides; 0 for the usual one
F_FORMATION: Final = 51  # a bonus for each Alien, of both sides
F_DECIDED: Final = 53  # the Fight, or the round, is won by a card: 0, or the side counted from one

# The Fight Round under way.
R_BONUS: Final = 54  # of both sides
R_USED: Final = 56
R_EXTRA: Final = 58  # further dice
R_DICE: Final = 60  # how many dice are rolled
R_DIE: Final = 62  # four dice of one side, four of the other
R_END: Final = 70

# What the last step has done, for whoever tells it; nought again as soon as the next one begins.
DONE_DEED: Final = 70  # what was played or used, counted from one
DONE_BY: Final = 71  # by whom, counted from one; nought for the Humans
DONE_CANCELED: Final = 72  # the card that was canceled, a deed counted from one
DONE_ROUND: Final = 73  # who won the Fight Round: a side counted from one, or NEITHER
DONE_TOTALS: Final = 74  # the Strength Totals of both sides in it, dice and all
DONE_END: Final = 76
NEITHER: Final = 3

FIGHT_BEGINS: Final = F_FULL
ROUND_BEGINS: Final = R_BONUS
MOST_DICE: Final = 4

# Battles.
NO_BATTLE: Final = 0
AGAINST_HUMANS: Final = 1
AGAINST_ALIENS: Final = 2
AGAINST_CAPTAIN: Final = 3  # a Fight Round with his Counter

# Phases.
SETTING_UP: Final = 0
COMMAND: Final = 1
ACTION: Final = 2
BATTLES: Final = 3
DRAWING: Final = 4
RESISTANCE: Final = 5

HUMANS_WON: Final = 9

TWO_EVENTS_FROM: Final = 3  # the stage of the brutal sheet

# -- numbers of each seat: `at[TOKENS + WIDE * seat]`, WIDE by the box -------------------------------

SEATS: Final = DONE_END
RACE: Final = SEATS  # counted from one
OFFERED: Final = SEATS + 1  # two races to choose from, counted from one
TOKENS: Final = SEATS + 3
COMMANDS_LEFT: Final = SEATS + 4  # a bit each
CHOSEN: Final = SEATS + 5  # the Command Counter laid, counted from one; UNKNOWN to others
NUMBER: Final = SEATS + 6  # the Command number
POINTS: Final = SEATS + 7  # Action Points left
FLARED: Final = SEATS + 8  # Action Points less in this round
POOL: Final = SEATS + 9  # saucers in the Alien Pool
HAND_SIZE: Final = SEATS + 10
ANSWER: Final = SEATS + 11  # what the seat says in a window, a code and one; UNKNOWN to others
SEAT_NUMBERS: Final = 12
HAND: Final = SEATS + SEAT_NUMBERS  # Event cards by kind; then Space Stuff, ready and face down

UNKNOWN: Final = -1
"""In an observation: something is there, and not for the viewer to know."""

# -- numbers of each Space ----------------------------------------------------------------------------

CARD: Final = 0  # the Location, counted from one; 0 for an Empty Space
MARKER: Final = 1  # whose Conquest Marker, counted from one
DEMOLISHED: Final = 2
SPENT: Final = 3  # what it gives once was given
REIGN: Final = 4  # cards on it that raise its Population
TIPPED: Final = 5  # Fights more that the next Battle there needs
COUNTERS: Final = 6  # up to three, counted from one, the oldest first
SPACE_NUMBERS: Final = 9  # then saucers of each seat, then those of them that may not move on

SITE: Final = -1
"""What a Landing Site has for a Location."""

# -- frames: what waits on the stack, the top is under way --------------------------------------------

KIND: Final = 0
STEP: Final = 1
SEAT: Final = 2
A: Final = 3
B: Final = 4
C: Final = 5
D: Final = 6
E: Final = 7
FRAME: Final = 8
MOST_FRAMES: Final = 40

MOST_WAITING: Final = 40
"""Fights with Counters that can wait at once."""

# Kinds of cards that can be laid open for some: three from the top of a deck.
MOST_KNOWN: Final = 4

PACK: Final = 5
"""Bits of each entry of a packed list: kinds counted from one, the oldest first, twelve at most."""


LAST_BIT: Final = 61
HIGHEST: Final = 1 << 61


def bit(place: i64) -> i64:
    """The integer with this bit alone. `1 << place` would be a shift of 32 bits when compiled."""
    return HIGHEST >> LAST_BIT - place


def mask(places: Iterable[int]) -> i64:
    """A bit at each of these places."""
    found: i64 = 0
    for place in places:
        found |= bit(place)
    return found


def bits(names: tuple[str, ...], of: tuple[str, ...]) -> int:
    """The bits of some names among all; a name that is none is an error."""
    return int(mask(of.index(name) for name in set(names)))


def ints(numbers: list[int]) -> vec[i64]:
    """An array of machine integers."""
    return vec[i64]([i64(number) for number in numbers])


def numbers_of(parts: tuple[Part, ...], name: str, usual: int = 0) -> vec[i64]:
    return ints([part.number(name, usual) for part in parts])


def flags_of(parts: tuple[Part, ...], name: str) -> vec[i64]:
    return ints([int(part.flag(name)) for part in parts])


@final
class Bonuses:
    """For each part of a kind the Strength it gives in a Fight, and when."""

    def __init__(self, parts: tuple[Part, ...], name: str, races: tuple[str, ...]) -> None:
        rows = [part.table(name) for part in parts]
        self.amount: vec[i64] = ints([row.get("amount", 0) for row in rows])
        self.only: vec[i64] = ints([SKINS.index(skin_of(row)) for row in rows])
        self.air: vec[i64] = ints([int(row.get("only", "") == "air") for row in rows])
        self.keyword: vec[i64] = ints(
            [bits((row["keyword"],), KEYWORDS) if "keyword" in row else 0 for row in rows]
        )
        self.icon: vec[i64] = ints(
            [bits((row["icon"],), ICONS) if "icon" in row else 0 for row in rows]
        )
        self.first_fight: vec[i64] = ints([int(row.get("first-fight", False)) for row in rows])
        self.near: vec[i64] = ints([int(row.get("near", False)) for row in rows])
        self.unconquered: vec[i64] = ints([int(row.get("unconquered", False)) for row in rows])
        self.from_round: vec[i64] = ints([row.get("from-round", 0) for row in rows])
        self.against: vec[i64] = ints(
            [races.index(row["against"]) + 1 if "against" in row else 0 for row in rows]
        )


def skin_of(row: Any) -> str:
    only = str(row.get("only", ""))
    return only if only in SKINS else ""


@final
class Box:
    """The parts of a game for a number of seats, and the layout of its positions."""

    def __init__(
        self,
        seats: int,
        mode: int,
        parts: Parts,
        settings: dict[str, bool],
        own: OwnParts | None = None,
    ) -> None:
        self.made_of = (seats, mode, settings, own)
        self.parts = parts
        self.own_parts = own  # what an owner has replaced
        self.settings = settings
        self.mode: i64 = mode
        self.seats: i64 = seats
        self.together = mode in (COOPERATIVE, SOLO)  # all play against the game
        self.in_teams = mode == TEAM
        self.rivals = mode in (COMPETITIVE, TEAM)
        self.players = Players(0, seats) if self.together else Players(seats, 0)
        self.active = self.together or settings["active_resistance"]  # there is a Resistance Phase
        self.open_hands = self.together
        self.split = self.together  # Events with a red box are a deck of their own
        self.brutal = settings["brutal"]
        self.objective_required = settings["objective_required"]
        self.commands = self.rivals or settings["command_counters"]  # Command Counters are used
        self.tech_locations = settings["tech_locations"]
        self.extra_counters = settings["extra_counters"]
        self.historic = settings["historic_monument"]
        self.two_races = settings["draw_two_pick_one"]
        self.choose_races = settings["choose_races"]
        self.same_races = mode == SOLO
        # Teams whose partners play the same race, a bit each.
        self.one_race: i64 = int(settings["one_race_first"]) + 2 * int(settings["one_race_second"])
        circles, stages = sheet(self.brutal, seats, self.together)
        self.red_circles: i64 = mask(circles)
        self.stages: vec[i64] = ints(stages)
        self.lay_out_board(seats)
        self.lay_out_parts(parts)
        self.lay_out_numbers()
        rng = Rng("conquest of planet earth")
        self.marks: vec[i64] = ints([1 + int(rng.below(1_000_000)) for _ in range(int(self.size))])

    # -- the board --------------------------------------------------------------------------------

    def lay_out_board(self, seats: int) -> None:
        laid = board(seats)
        self.board = laid
        self.sections: i64 = len(laid.sections)
        self.spaces: i64 = len(laid.spaces)
        self.near_mask: vec[i64] = ints([int(mask(near)) for near in laid.near])
        self.near_from: vec[i64] = ints(
            [sum(len(near) for near in laid.near[:k]) for k in range(len(laid.near) + 1)]
        )
        self.near: vec[i64] = ints([n for near in laid.near for n in near])
        self.linked: vec[i64] = ints([int(mask(linked)) for linked in laid.linked])
        self.sites: i64 = mask(laid.site(seat) for seat in range(seats))

    def site(self, seat: i64) -> i64:
        """The Landing Site of a seat."""
        return SPACES_OF_A_SECTION * (seat + 1)

    def touches(self, space: i64, other: i64) -> bool:
        return self.near_mask[space] >> other & 1 == 1

    # -- parts ------------------------------------------------------------------------------------

    def lay_out_parts(self, parts: Parts) -> None:
        races = tuple(part.key for part in parts.races)
        self.race_names = races
        self.event_names = tuple(part.key for part in parts.events)
        self.resistance_names = tuple(part.key for part in parts.resistance)
        self.counter_names = tuple(part.key for part in parts.counters)
        self.location_names = tuple(part.key for part in (*parts.locations, *parts.objectives))
        self.stuff_names = tuple(part.key for part in parts.stuff)
        self.tech_names = tuple(part.key for part in parts.tech)
        self.ally_names = tuple(part.key for part in parts.stuff if "ally-strength" in part.data)

        self.events: i64 = len(parts.events)
        self.event_copies = numbers_of(parts.events, "copies", 1)
        self.event_cost = numbers_of(parts.events, "cost")
        self.event_remains = flags_of(parts.events, "remains")
        self.event_immediate = flags_of(parts.events, "immediate")
        self.event_red: vec[i64] = ints([int("red-box" in part.data) for part in parts.events])
        self.event_bonus = Bonuses(parts.events, "bonus", races)

        self.feeding: i64 = self.event_names.index("feeding-on-the-dead")
        self.fog: i64 = self.event_names.index("thick-fog")
        self.reign: i64 = self.event_names.index("reign-of-terror")

        self.toughening: vec[i64] = ints(
            [k for k, part in enumerate(parts.events) if part.table("bonus")]
        )
        cards = parts.resistance
        self.resistance: i64 = len(cards)
        self.res_copies = numbers_of(cards, "copies", 1)
        self.res_strength = numbers_of(cards, "strength")
        self.res_hero = flags_of(cards, "hero")
        self.res_bonus = numbers_of(cards, "bonus")
        self.res_skin: vec[i64] = ints([SKINS.index(part.data.get("skin", "")) for part in cards])
        self.res_air = flags_of(cards, "air")
        self.res_keywords: vec[i64] = ints(
            [bits(part.words("keywords"), KEYWORDS) for part in cards]
        )
        self.res_abilities: vec[i64] = ints(
            [bits(part.words("abilities"), ABILITIES) for part in cards]
        )
        more = [part.table("more") for part in cards]
        self.res_more: vec[i64] = ints([row.get("bonus", 0) for row in more])
        self.res_more_icon: vec[i64] = ints(
            [bits((row["near"],), ICONS) if "near" in row else 0 for row in more]
        )
        self.res_more_keyword: vec[i64] = ints(
            [bits((row["keyword"],), KEYWORDS) if "keyword" in row else 0 for row in more]
        )
        gives = [part.table("gives") for part in cards]
        self.res_gives: vec[i64] = ints(
            [bits((row["ability"],), ABILITIES) if row else 0 for row in gives]
        )
        self.res_gives_keyword: vec[i64] = ints(
            [bits((row["keyword"],), KEYWORDS) if row else 0 for row in gives]
        )
        self.res_silence = numbers_of(cards, "silence")
        self.res_drops: vec[i64] = ints(
            [self.number_of(self.counter_names, part.data.get("drops", "")) for part in cards]
        )
        self.res_reshuffles = flags_of(cards, "reshuffles")

        self.counters: i64 = len(parts.counters)
        self.counter_copies: vec[i64] = ints(
            [p.copies if self.active or p.flag("competitive") else 0 for p in parts.counters]
        )
        self.counter_strength = numbers_of(parts.counters, "strength")
        self.counter_skin: vec[i64] = ints(
            [SKINS.index(part.data.get("skin", "")) for part in parts.counters]
        )
        self.counter_air = flags_of(parts.counters, "air")
        self.captain: i64 = self.number_of(self.counter_names, "captain-fantastic")
        self.counter_abilities: vec[i64] = ints(
            [bits(part.words("abilities"), ABILITIES) for part in parts.counters]
        )

        places = (*parts.locations, *parts.objectives)
        self.locations: i64 = len(places)
        self.loc_copies: vec[i64] = ints(
            [p.copies for p in parts.locations] + [0 for _ in parts.objectives]
        )
        self.loc_resistance = numbers_of(places, "resistance")
        self.loc_population: vec[i64] = ints([part.people(self.players) for part in places])
        self.loc_icons: vec[i64] = ints([bits(part.words("icons"), ICONS) for part in places])
        self.loc_bonus = Bonuses(places, "bonus", races)
        self.loc_hero = numbers_of(places, "hero-bonus")
        self.loc_hero_keyword: vec[i64] = ints(
            [bits(tuple(p.data.get("hero-keyword", "").split()), KEYWORDS) for p in places]
        )
        first = [part.table("first") for part in places]
        self.first_tokens: vec[i64] = ints([row.get("tokens", 0) for row in first])
        self.first_stuff: vec[i64] = ints([row.get("stuff", 0) for row in first])
        self.first_events: vec[i64] = ints([row.get("events", 0) for row in first])
        self.first_strike: vec[i64] = ints([row.get("strike", 0) for row in first])
        self.loc_stops = flags_of(places, "stops")
        self.loc_leaving = numbers_of(places, "leaving")
        self.loc_salvage = numbers_of(places, "salvage")
        self.loc_near_population = numbers_of(places, "population-near")

        stuff = parts.stuff
        self.stuff: i64 = len(stuff)
        self.stuff_copies = numbers_of(stuff, "copies", 1)
        self.stuff_ally: vec[i64] = ints([self.number_of(self.ally_names, p.key) for p in stuff])
        self.stuff_activate = flags_of(stuff, "activate")
        self.stuff_bonus = Bonuses(stuff, "own-bonus", races)
        self.arming: vec[i64] = ints([k for k, p in enumerate(stuff) if p.table("own-bonus")])
        allies = tuple(part for part in stuff if part.key in self.ally_names)
        self.allies: i64 = len(allies)
        self.ally_strength = numbers_of(allies, "ally-strength")
        self.ally_card: vec[i64] = ints([self.stuff_names.index(part.key) for part in allies])
        self.ally_glides = flags_of(allies, "glides")
        self.ally_landing = numbers_of(allies, "landing", -1)
        self.ally_intelligence = numbers_of(allies, "intelligence")
        self.ally_saved_on = numbers_of(allies, "saved-on")
        self.ally_quiets = flags_of(allies, "quiets-heroes")

        self.tech: i64 = len(parts.tech)
        self.tech_copies = numbers_of(parts.tech, "copies", 1)
        self.tech_bonus = Bonuses(parts.tech, "bonus", races)
        self.tech_barrage = numbers_of(parts.tech, "barrage")
        self.tech_landing = numbers_of(parts.tech, "landing")
        self.tech_moves: vec[i64] = ints(
            [bits(part.words("moves"), self.counter_names) for part in parts.tech]
        )
        self.tech_deadly: vec[i64] = ints(
            [SKINS.index(part.data.get("deadly", "")) for part in parts.tech]
        )

        self.races: i64 = len(parts.races)
        self.race_strength = numbers_of(parts.races, "strength")
        self.race_intelligence = numbers_of(parts.races, "intelligence")
        self.race_bonus = Bonuses(parts.races, "own-bonus", races)
        self.race_change = Bonuses(parts.races, "base-change", races)
        self.race_ties = numbers_of(parts.races, "wins-ties")
        self.race_guards = numbers_of(parts.races, "guards")  # the lowest die that saves an Alien
        self.race_enslaves = flags_of(parts.races, "enslaves")
        self.race_scavenges = flags_of(parts.races, "scavenges")
        self.race_tech_stuff = numbers_of(parts.races, "tech-stuff")
        robbers = [k for k, part in enumerate(parts.races) if part.table("robs")]
        self.race_pirate: i64 = robbers[0] if robbers else -1
        self.race_robbed_not: i64 = (
            races.index(parts.races[robbers[0]].table("robs")["not"]) if robbers else -1
        )
        self.race_looks = numbers_of(parts.races, "looks")  # at so many cards, in each turn
        self.race_swarms = flags_of(parts.races, "swarms")
        self.race_low_command = numbers_of(parts.races, "low-command")  # Action Points more,
        self.race_low_most = numbers_of(parts.races, "low-command-most")  # up to this number
        self.race_glides = flags_of(parts.races, "glides")
        setup = [part.table("setup") for part in parts.races]
        self.setup_tokens: vec[i64] = ints([row.get("tokens", 0) for row in setup])
        self.setup_stuff: vec[i64] = ints([row.get("stuff", 0) for row in setup])

    def low_points(self, race: i64, number: i64) -> i64:
        """The Action Points that a race has beyond a low Command number."""
        return self.race_low_command[race] if number <= self.race_low_most[race] else 0

    def number_of(self, names: tuple[str, ...], name: str) -> int:
        """The number of a name; -1 for none."""
        return names.index(name) if name in names else -1

    # -- where numbers lie ------------------------------------------------------------------------

    def lay_out_numbers(self) -> None:
        self.wide: i64 = SEAT_NUMBERS + self.events + 2 * self.stuff
        self.ready: i64 = HAND + self.events  # Space Stuff of a seat, face up, by kind
        self.down: i64 = self.ready + self.stuff  # and face down
        self.row: i64 = SPACE_NUMBERS + 2 * self.seats
        at = SEATS + self.wide * self.seats
        self.land: i64 = at
        at += self.row * self.spaces
        self.ally_at: i64 = (
            at  # of each Ally: its owner counted from one, its Space, may it not move
        )
        at += 3 * self.allies
        self.in_play: i64 = at  # Events that remain in play: by kind, of each seat, then of nobody
        at += self.events * (self.seats + 1)
        self.tech_in_play: i64 = at
        at += self.tech
        self.counter_pool: i64 = at
        at += self.counters
        # Decks: how many there are of each kind nobody knows where, then the size of the deck.
        self.event_deck: i64 = at
        at += self.events + 1
        self.red_deck: i64 = at
        at += self.events + 1
        self.stuff_deck: i64 = at
        at += self.stuff + 1
        self.tech_deck: i64 = at
        at += self.tech + 1
        self.race_deck: i64 = at
        at += self.races + 1
        self.location_deck: i64 = at
        at += self.locations + 1
        self.location_top: i64 = at  # how many lie in known places, then each with who knows it
        at += 1 + 2 * MOST_KNOWN
        self.resistance_deck: i64 = at
        at += self.resistance + 1
        self.resistance_top: i64 = at
        at += 1 + 2 * MOST_KNOWN
        self.resistance_bottom: i64 = at
        most: i64 = sum(int(copies) for copies in self.res_copies)
        at += 1 + 2 * most
        # Discard piles: how many cards, then each, the oldest first.
        self.resistance_discards: i64 = at
        at += 1 + most
        events: i64 = sum(int(copies) for copies in self.event_copies)
        self.event_discards: i64 = at
        at += 1 + events
        self.red_discards: i64 = at
        at += 1 + events
        stuff: i64 = sum(int(copies) for copies in self.stuff_copies)
        self.stuff_discards: i64 = at
        at += 1 + stuff
        tech: i64 = sum(int(copies) for copies in self.tech_copies)
        self.tech_discards: i64 = at
        at += 1 + tech
        self.waiting: i64 = at  # fights that wait: Space and Counter
        at += 2 * MOST_WAITING
        self.hits: i64 = at  # saucers about to be destroyed, of each Space and seat; then Allies
        at += self.spaces * self.seats + self.allies
        self.several_fogs: bool = self.event_copies[self.fog] > 1
        self.lifting: i64 = (
            at  # Thick Fogs that lift before `FOG_ENDS`: of each seat, then of nobody
        )
        if self.several_fogs:
            at += self.seats + 1
        self.stack: i64 = at
        at += FRAME * MOST_FRAMES
        self.size: i64 = at

    def __reduce__(self) -> tuple[object, tuple[Any, ...]]:
        return boxed, self.made_of


BOXES: dict[object, Box] = {}


def boxed(seats: int, mode: int, settings: dict[str, bool], own: OwnParts | None = None) -> Box:
    """The box for these; equal ones are the same, so that positions know each other by it.

    One with own parts is kept by these, and forgotten with them.
    """
    known = BOXES if own is None else own.boxes
    key = (seats, mode, tuple(sorted(settings.items())))
    if key not in known:
        parts = all_parts() if own is None else own.parts
        known[key] = Box(seats, mode, parts, settings, own)
    return known[key]
