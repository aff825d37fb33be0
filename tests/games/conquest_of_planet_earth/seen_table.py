"""What lies on a table that tests lay and play, in the words of the game."""

from __future__ import annotations

from typing import Any

from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth.box import (
    B_SEAT,
    BATTLE,
    COMMANDS_LEFT,
    DEMOLISHED,
    FIRST,
    HAND,
    HUMANS_WON,
    KIND,
    NUMBER,
    POINTS,
    POOL,
    R_DICE,
    R_DIE,
    RACE,
    ROUND,
    SPENT,
    TRACK,
    TURN,
    WHO,
    WON,
    A,
)
from landfall.games.conquest_of_planet_earth.fights import alien_total, human_total, with_humans
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.names import ALL_COMMANDS, SAUCERS
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.setup import empty_table
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, State

GAMES: dict[Any, ConquestOfPlanetEarth] = {}


def game_of(seats: int, mode: str, **options: Any) -> ConquestOfPlanetEarth:
    """The game of these options, made once."""
    key = repr((seats, mode, *sorted(options.items())))
    if key not in GAMES:
        GAMES[key] = ConquestOfPlanetEarth(seats=seats, mode=mode, **options)
    return GAMES[key]


class SeenTable:
    """A position, and how it is read: seats are letters, Spaces and cards have their names."""

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
