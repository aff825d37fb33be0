"""A table laid by hand: who is where and what is under way, then what is said and what comes.

    table = Table("trun orzax")
    table.aliens("A", "n-1", 2).place("n-1", "town").battles("A")
    table.comes("meet us-army-infantry", "roll 4", "roll 2")
    assert table.marker("n-1") == "A"

On the way to whatever is said or comes next windows are passed and Aliens stay in their Fights; any
other choice, and a die that was not named, is an error. Seats are letters, everything else has the
words of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth.aliens import arrive
from landfall.games.conquest_of_planet_earth.box import (
    ACTION,
    B_SEAT,
    BATTLE,
    BATTLES,
    CARD,
    COMMANDS_LEFT,
    COUNTERS,
    DEMOLISHED,
    DRAWING,
    FIRST,
    HAND,
    HAND_SIZE,
    HUMANS_WON,
    KIND,
    MARKER,
    NUMBER,
    PHASE,
    POINTS,
    POOL,
    R_DICE,
    R_DIE,
    RACE,
    RESISTANCE,
    ROUND,
    SPENT,
    STEP,
    TOKENS,
    TRACK,
    TURN,
    TURNS,
    WHO,
    WON,
    A,
)
from landfall.games.conquest_of_planet_earth.fights import alien_total, human_total, with_humans
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.names import ALL_COMMANDS, SAUCERS
from landfall.games.conquest_of_planet_earth.rule import W_CANCEL
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.setup import empty_table
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, WORKING, State

PASS: Final = "pass"
STAY: Final = "stay"
MOST_PASSES: Final = 200

GAMES: dict[Any, ConquestOfPlanetEarth] = {}


def game_of(seats: int, mode: str, **options: Any) -> ConquestOfPlanetEarth:
    """The game of these options, made once."""
    key = (seats, mode, *sorted(options.items()))
    if key not in GAMES:
        GAMES[key] = ConquestOfPlanetEarth(seats=seats, mode=mode, **options)
    return GAMES[key]


class Table:
    """A position that is laid, then played."""

    def __init__(self, races: str = "trun trun", mode: str = "competitive", **options: Any) -> None:
        """`races` are those of the seats, in order; their saucers are all in the Alien Pools."""
        names = races.split()
        self.game = game_of(len(names), mode, **options)
        self.rules: Ruleset = self.game.ruleset
        self.box = self.rules.box
        self.seats = SEAT_LETTERS[: len(names)]
        self.state: State = empty_table(self.box)
        self.state.at[ROUND] = 1
        for seat, name in enumerate(names):
            self.state.put(RACE, seat, self.box.race_names.index(name) + 1)
            self.state.put(POOL, seat, SAUCERS)
            self.state.put(COMMANDS_LEFT, seat, ALL_COMMANDS if self.box.commands else 0)

    # -- laying -----------------------------------------------------------------------------------

    def aliens(self, seat: str, space: str, *figures: int | str) -> Table:
        """So many saucers out of the pool, or Allies with their cards, in a Space."""
        place, where = self.seat(seat), self.space(space)
        for figure in figures:
            if isinstance(figure, int):
                for _ in range(figure):
                    arrive(self.state, place, 0, where, False)
                self.state.more(POOL, place, -figure)
            else:
                self.stuff(seat, figure)
                ally = self.box.ally_names.index(figure)
                self.state.at[self.box.ally_at + 3 * ally] = place + 1
                arrive(self.state, place, ally + 1, where, False)
        return self

    def ally_in_pool(self, seat: str, name: str) -> Table:
        self.aliens(seat, self.home(seat), name)
        ally = self.box.ally_names.index(name)
        self.state.at[self.box.ally_at + 3 * ally + 1] = -1
        return self

    def place(
        self,
        space: str,
        location: str,
        marker: str = "",
        *,
        ruin: bool = False,
        spent: bool = False,
    ) -> Table:
        """A Location, with a marker of a seat, Demolished, or with what it gives once given."""
        at = self.state.space(self.space(space))
        kind = self.box.location_names.index(location)
        if self.state.at[at + CARD] != kind + 1:
            self.state.at[at + CARD] = kind + 1
            self.from_deck(self.box.location_deck, int(self.box.locations), kind)
        self.state.at[at + MARKER] = self.seat(marker) + 1 if marker else 0
        self.state.at[at + DEMOLISHED] = int(ruin)
        self.state.at[at + SPENT] = int(spent or bool(marker))
        return self

    def counters(self, space: str, *names: str) -> Table:
        """Counters out of the pool, the oldest first."""
        where = self.space(space)
        for name in names:
            kind = self.box.counter_names.index(name)
            self.state.at[self.box.counter_pool + kind] -= 1
            there = self.state.space(where) + COUNTERS + self.state.counters_at(where)
            self.state.at[there] = kind + 1
        return self

    def hand(self, seat: str, *events: str) -> Table:
        """Events out of the deck."""
        for name in events:
            kind = self.box.event_names.index(name)
            self.from_deck(self.box.event_deck, int(self.box.events), kind)
            self.state.more(HAND + kind, self.seat(seat), 1)
            self.state.more(HAND_SIZE, self.seat(seat), 1)
        return self

    def stuff(self, seat: str, *names: str, down: bool = False) -> Table:
        """Space Stuff out of the deck, face up or face down."""
        for name in names:
            kind = self.box.stuff_names.index(name)
            self.from_deck(self.box.stuff_deck, int(self.box.stuff), kind)
            where = self.box.down if down else self.box.ready
            self.state.more(where + kind, self.seat(seat), 1)
        return self

    def tokens(self, **numbers: int) -> Table:
        for seat, number in numbers.items():
            self.state.put(TOKENS, self.seat(seat), number)
        return self

    def tech(self, *names: str) -> Table:
        for name in names:
            kind = self.box.tech_names.index(name)
            self.from_deck(self.box.tech_deck, int(self.box.tech), kind)
            self.state.at[self.box.tech_in_play + kind] += 1
        return self

    def in_play(self, event: str, owner: str = "") -> Table:
        """An Event that remains in play, of a seat or of nobody."""
        kind = self.box.event_names.index(event)
        red = not owner and self.box.split
        deck = self.box.red_deck if red else self.box.event_deck
        self.from_deck(deck, int(self.box.events), kind)
        seat = self.seat(owner) if owner else int(self.box.seats)
        self.state.at[self.box.in_play + kind * (self.box.seats + 1) + seat] += 1
        return self

    def discarded(self, *names: str) -> Table:
        """Resistance cards that lie on their discard pile."""
        for name in names:
            kind = self.box.resistance_names.index(name)
            self.from_deck(self.box.resistance_deck, int(self.box.resistance), kind)
            pile = self.box.resistance_discards
            self.state.at[pile + 1 + self.state.at[pile]] = kind
            self.state.at[pile] += 1
        return self

    def only_cards(self, *names: str) -> Table:
        """All Resistance cards but these are out of the game."""
        deck = self.box.resistance_deck
        for kind in range(int(self.box.resistance)):
            self.state.at[deck + kind] = 0
        self.state.at[deck + self.box.resistance] = len(names)
        for name in names:
            self.state.at[deck + self.box.resistance_names.index(name)] += 1
        return self

    def only_counters(self, *names: str) -> Table:
        """The pool of Counters has these and no others."""
        for kind, name in enumerate(self.box.counter_names):
            self.state.at[self.box.counter_pool + kind] = names.count(name)
        return self

    def track(self, step: int) -> Table:
        self.state.at[TRACK] = step
        return self

    def first(self, seat: str) -> Table:
        self.state.at[FIRST] = self.seat(seat)
        return self

    def put(self, what: int, value: int) -> Table:
        """A number of the position, by its place in the box."""
        self.state.at[what] = value
        return self

    def from_deck(self, deck: int, kinds: int, kind: int) -> None:
        assert self.state.at[deck + kind] > 0, "there is no such card left"
        self.state.at[deck + kind] -= 1
        self.state.at[deck + kinds] -= 1

    # -- what is under way ------------------------------------------------------------------------

    def command(self) -> Table:
        """A round begins: its Command Phase."""
        self.state.at[ROUND] -= 1
        return self.begin("round", 0)

    def turn(self, seat: str, number: int = 3) -> Table:
        """The turn of a seat begins, with a Command number."""
        self.state.put(NUMBER, self.seat(seat), number)
        return self.in_turn(seat, 0, ACTION)

    def action(self, seat: str, points: int = 3) -> Table:
        """The Action Phase of a seat, with Action Points."""
        self.state.put(POINTS, self.seat(seat), points)
        return self.in_turn(seat, 3, ACTION, "action")

    def battles(self, seat: str) -> Table:
        return self.in_turn(seat, 4, BATTLES, "battle-phase")

    def drawing(self, seat: str) -> Table:
        return self.in_turn(seat, 4, DRAWING)

    def resistance_phase(self) -> Table:
        self.state.at[TURN] = -1
        self.state.at[PHASE] = RESISTANCE
        self.push("round", 8)
        return self.begin("resistance-phase", 0)

    def news(self, event: str) -> Table:
        """A Resistance Event comes between turns."""
        self.state.at[TURN] = -1
        self.state.at[PHASE] = RESISTANCE
        self.push("round", 8)
        self.begin("news", 0)
        return self.comes(f"news {event}")

    def placing(self, section: str, counter: str = "", space: str = "") -> Table:
        """A Counter, or any, is placed on a section between turns, in a Space or a rolled one."""
        self.state.at[TURN] = -1
        self.state.at[PHASE] = RESISTANCE
        self.push("round", 8)
        kind = self.box.counter_names.index(counter) if counter else -1
        where = self.space(space) if space else -1
        placing = self.rules.book.kind("place-counter")
        self.state.push(placing, 0, kind, self.box.board.sections.index(section), where)
        return self.go()

    def in_turn(self, seat: str, step: int, phase: int, kind: str = "") -> Table:
        place = self.seat(seat)
        order = (place - int(self.state.at[FIRST])) % len(self.seats)
        self.state.at[TURN] = place
        self.state.at[TURNS] += 1
        self.state.at[PHASE] = phase
        self.push("round", 6)
        self.state.at[self.state.top() + A] = order + 1
        self.push("turn", step, place)
        if kind:
            self.push(kind, 0, place)
        return self.go()

    def push(self, kind: str, step: int, seat: int = 0) -> None:
        self.state.push(self.rules.book.kind(kind), seat, 0, 0, 0)
        self.state.at[self.state.top() + STEP] = step

    def begin(self, kind: str, step: int, seat: int = 0) -> Table:
        self.push(kind, step, seat)
        return self.go()

    def go(self) -> Table:
        self.state.at[WHO] = WORKING
        self.rules.go_on(self.state)
        return self

    # -- playing ----------------------------------------------------------------------------------

    def says(self, seat: str, *texts: str) -> Table:
        """A seat decides, one after another; windows before it that it lets go by are passed."""
        for text in texts:
            code = self.game.code(text)
            self.until(lambda code=code: self.allows(seat, code), f"{seat} may {text}")  # type: ignore[misc]
            if self.in_window() and text != PASS:
                for other in self.asked:
                    if other != seat:
                        self.apply(other, self.game.code(PASS))
            self.apply(seat, code)
        return self

    def plays(self, seat: str, card: str, *targets: str) -> Table:
        """A seat plays an Event, and nobody cancels it."""
        self.says(seat, f"play {card}", *targets)
        while self.window == W_CANCEL:
            self.pass_once()
        return self

    def comes(self, *texts: str) -> Table:
        """Chance brings these, one after another; windows before them are passed."""
        for text in texts:
            code = self.game.code(text)
            self.until(
                lambda code=code: (  # type: ignore[misc]
                    self.state.at[WHO] == CHANCE and self.rules.weight(self.state, code) > 0
                ),
                f"chance brings {text}",
            )
            self.rules.happen(self.state, code)
        return self

    def passes(self) -> Table:
        """Everybody passes, until no window is open any more."""
        while self.in_window():
            self.pass_once()
        return self

    def never(self, seat: str, text: str) -> Table:
        """Everybody passes; in none of these windows may the seat say this."""
        assert not self.may(seat, text), f"{seat} may {text}"
        while self.in_window():
            self.pass_once()
            assert not self.may(seat, text), f"{seat} may {text}"
        return self

    def reaches(self, seat: str, text: str) -> Table:
        """Windows are passed until the seat may say this."""
        code = self.game.code(text)
        self.until(lambda: self.allows(seat, code), f"{seat} may {text}")
        return self

    def reaches_chance(self) -> Table:
        """Windows are passed until chance is awaited."""
        self.until(lambda: bool(self.state.at[WHO] == CHANCE), "chance brings something")
        return self

    def until(self, ready: Callable[[], bool], wanted: str) -> None:
        for _ in range(MOST_PASSES):
            if ready():
                return
            if self.asked and self.may(self.asked[0], STAY):
                self.apply(self.asked[0], self.game.code(STAY))
                continue
            assert self.in_window(), f"{wanted}: not now, when {self.now}"
            self.pass_once()
        raise AssertionError(f"{wanted}: windows without end")

    def pass_once(self) -> None:
        for seat in self.asked:
            self.apply(seat, self.game.code(PASS))

    def apply(self, seat: str, code: int) -> None:
        self.rules.apply(self.state, self.seat(seat), code)

    # -- reading ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state.at[WHO] == OVER)

    @property
    def winner(self) -> str:
        """The seat or team that has won, as the seat it was; `humans`; nothing while it goes on."""
        won = int(self.state.at[WON])
        return "" if won == 0 else "humans" if won == HUMANS_WON else self.seats[won - 1]

    @property
    def asked(self) -> str:
        """The seats that decide now."""
        return "".join(self.seats[seat] for seat in self.game.actors(self.state))

    @property
    def under_way(self) -> str:
        if self.over:
            return ""
        return self.rules.book.procedures[self.state.at[self.state.top() + KIND]].name

    @property
    def window(self) -> int:
        """The moment of the window that is open; below nought for none."""
        return int(self.state.at[self.state.top() + A]) if self.in_window() else -1

    @property
    def now(self) -> str:
        """What is awaited, in words."""
        if self.over:
            return "the game is over"
        if self.state.at[WHO] == CHANCE:
            return f"chance brings {self.outcomes[:8]} ({self.under_way})"
        return f"{self.asked} may {sorted(self.options(self.asked[0]))[:12]} ({self.under_way})"

    @property
    def outcomes(self) -> list[str]:
        """What chance may bring now."""
        if self.state.at[WHO] != CHANCE:
            return []
        return [self.game.text(code) for code in self.game.legal(self.state)]

    @property
    def rolls(self) -> bool:
        """Is a die awaited?"""
        return "roll 1" in self.outcomes

    def in_window(self) -> bool:
        return self.state.at[WHO] >= 0 and self.under_way == "window"

    def options(self, seat: str) -> set[str]:
        codes = self.game.legal(self.state, self.seat(seat))
        return {self.game.text(code) for code in codes}

    def allows(self, seat: str, code: int) -> bool:
        return seat in self.asked and code in self.game.legal(self.state, self.seat(seat))

    def may(self, seat: str, text: str) -> bool:
        """May the seat say this now?"""
        return self.allows(seat, self.game.code(text))

    def refusal(self, seat: str, text: str) -> str:
        """The id of the rule that keeps a seat from saying this."""
        return self.game.refusal(self.state, self.game.code(text), self.seat(seat))

    def targets(self, seat: str, verb: str) -> set[str]:
        """What may be said after a verb."""
        said = (text.partition(" ") for text in self.options(seat))
        return {rest for word, _, rest in said if word == verb}

    # -- reading the board ------------------------------------------------------------------------

    def seat(self, letter: str) -> int:
        return self.seats.index(letter)

    def space(self, name: str) -> int:
        return self.box.board.spaces.index(name)

    def home(self, seat: str) -> str:
        """The Landing Site of a seat."""
        return self.box.board.spaces[int(self.box.site(self.seat(seat)))]

    def there(self, seat: str, space: str) -> int:
        """How many Aliens a seat has in a Space."""
        return int(self.state.aliens(self.space(space), self.seat(seat)))

    def figures(self, seat: str, space: str) -> set[str]:
        """The Allies of a seat in a Space."""
        place, where = self.seat(seat), self.space(space)
        return {
            name
            for ally, name in enumerate(self.box.ally_names)
            if self.state.ally_is(ally, place, where)
        }

    def free(self, seat: str, space: str) -> int:
        """How many saucers of a seat there may still move."""
        place, where = self.seat(seat), self.space(space)
        return int(self.state.saucers(where, place) - self.state.stopped(where, place))

    def pool(self, seat: str) -> int:
        return int(self.state.in_pool(self.seat(seat)))

    def marker(self, space: str) -> str:
        owner = int(self.state.marker(self.space(space)))
        return self.seats[owner] if owner >= 0 else ""

    def location(self, space: str) -> str:
        kind = int(self.state.location(self.space(space)))
        return self.box.location_names[kind] if kind >= 0 else ""

    def ruin(self, space: str) -> bool:
        return bool(self.state.at[self.state.space(self.space(space)) + DEMOLISHED])

    def spent(self, space: str) -> bool:
        """Has a Location given what it gives once?"""
        return bool(self.state.at[self.state.space(self.space(space)) + SPENT])

    def counters_in(self, space: str) -> list[str]:
        where = self.space(space)
        kinds = [int(self.state.counter(where, place)) for place in range(3)]
        return [self.box.counter_names[kind] for kind in kinds if kind >= 0]

    def all_counters(self) -> dict[str, list[str]]:
        found = {space: self.counters_in(space) for space in self.box.board.spaces}
        return {space: names for space, names in found.items() if names}

    def held(self, seat: str) -> list[str]:
        """The Events in a hand."""
        place = self.seat(seat)
        return [
            name
            for kind, name in enumerate(self.box.event_names)
            for _ in range(int(self.state.of(HAND + kind, place)))
        ]

    def owns(self, seat: str, name: str) -> str:
        """`ready`, `down`, or nothing: a Space Stuff card of a seat."""
        kind = self.box.stuff_names.index(name)
        place = self.seat(seat)
        if self.state.of(self.box.down + kind, place) > 0:
            return "down"
        return "ready" if self.state.of(self.box.ready + kind, place) > 0 else ""

    def has(self, seat: str) -> int:
        """Tokens."""
        return int(self.state.tokens(self.seat(seat)))

    def points(self, seat: str) -> int:
        return int(self.state.of(POINTS, self.seat(seat)))

    def number(self, seat: str) -> int:
        return int(self.state.of(NUMBER, self.seat(seat)))

    def terror(self, seat: str) -> int:
        return int(self.state.terror(self.seat(seat)))

    @property
    def first_player(self) -> str:
        return self.seats[int(self.state.at[FIRST])]

    @property
    def marker_of_track(self) -> int:
        return int(self.state.at[TRACK])

    @property
    def whose_turn(self) -> str:
        turn = int(self.state.at[TURN])
        return self.seats[turn] if turn >= 0 else ""

    # -- reading cards ------------------------------------------------------------------------------

    def pile(self, which: str) -> list[str]:
        """A discard pile, the oldest first: event, red, resistance, stuff or tech."""
        box = self.box
        at, names = {
            "event": (box.event_discards, box.event_names),
            "red": (box.red_discards, box.event_names),
            "resistance": (box.resistance_discards, box.resistance_names),
            "stuff": (box.stuff_discards, box.stuff_names),
            "tech": (box.tech_discards, box.tech_names),
        }[which]
        size = int(self.state.at[at])
        return [names[int(self.state.at[at + 1 + place])] for place in range(size)]

    def remaining(self, event: str) -> list[str]:
        """Who has copies of an Event in play; nobody is `-`."""
        kind = self.box.event_names.index(event)
        owners = [*self.seats, "-"]
        return [
            owner
            for place, owner in enumerate(owners)
            for _ in range(int(self.state.in_play(kind, place)))
        ]

    def techs(self) -> list[str]:
        at = self.box.tech_in_play
        return [n for k, n in enumerate(self.box.tech_names) if self.state.at[at + k] > 0]

    def pooled(self, counter: str) -> int:
        """Counters of a kind in the pool."""
        kind = self.box.counter_names.index(counter)
        return int(self.state.at[self.box.counter_pool + kind])

    # -- reading a Fight ------------------------------------------------------------------------------

    @property
    def fights(self) -> str:
        """The seat whose Battle is under way."""
        return self.seats[int(self.state.at[B_SEAT])] if self.state.at[BATTLE] else ""

    @property
    def totals(self) -> tuple[int, int]:
        """Both Strength Totals without dice: of the side whose Battle it is, and of the other."""
        own = int(alien_total(self.state, 0))
        if with_humans(self.state):
            return own, int(human_total(self.state))
        return own, int(alien_total(self.state, 1))

    @property
    def dice(self) -> tuple[list[int], list[int]]:
        """The Fight Dice on the table, of both sides."""
        at = self.state.at
        own = [int(at[R_DIE + n]) for n in range(int(at[R_DICE]))]
        return own, [int(at[R_DIE + 4 + n]) for n in range(int(at[R_DICE + 1]))]


def fight(table: Table, own: int, other: int) -> Table:
    """A Fight Round with one die for each side."""
    return table.comes(f"roll {own}", f"roll {other}")


def several(texts: Iterable[str], verb: str) -> list[str]:
    """The same verb with each of some words."""
    return [f"{verb} {text}" for text in texts]
