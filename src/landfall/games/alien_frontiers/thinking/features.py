"""What an evaluation sees of a position: for each seat one row of named numbers.

The same numbers serve the linear evaluation, which adds them up at once, and any learned one, which
takes them as rows. Which there are follows from the box: every territory, facility and card has its own.
`slices` names the parts of a row, `names` every single number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.agendas.agenda import Agenda, agendas_of
from landfall.games.alien_frontiers.agendas.agenda_piles import (
    face_down,
    face_down_count,
    opened_count,
)
from landfall.games.alien_frontiers.belt.march import held
from landfall.games.alien_frontiers.box import (
    BONUS,
    HUB,
    OWNED,
    RELIC_PLACE,
    RELIC_USER,
    STOCK,
    SUPPLY,
    TURN,
    WIDE,
)
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.names import LAST_CIRCLE
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State

# Where each part of a row begins that every box has; the others follow, see `Features`.
POINTS: Final = 0
COLONIES: Final = 1  # on territories
LAST_TWO: Final = 2  # exactly one colony left to land; exactly two
GRIP: Final = 4  # territories led by one; by more; shared lead; one behind; locked by a Repulsor
FUELS: Final = 9  # the first fuel, the second, the third and fourth, all further
ORES: Final = 13  # the first ore, the second, the third, all further
PAIRS: Final = 17  # fuel and ore together, up to three of each
EXPOSED: Final = 18  # resources beyond three that raiders can reach
SHIPS: Final = 19  # a fourth, fifth, sixth ship next turn
RELIC: Final = 22  # the Relic Ship is the seat's
HUB_CIRCLE: Final = 23  # part of the Hub's track travelled; ready to launch
HAND_OF_CARDS: Final = 25  # how many cards
WAITING: Final = 26  # turns of others before the seat's next, as a part of the table
IN_EVERY_BOX: Final = 27

NAMES: Final = (
    "points",
    "colonies",
    "last colony",
    "last but one",
    "territories led by one",
    "territories led by more",
    "territories shared",
    "territories one behind",
    "territory locked",
    "fuel 1",
    "fuel 2",
    "fuel 3-4",
    "fuel 5+",
    "ore 1",
    "ore 2",
    "ore 3",
    "ore 4+",
    "pairs of fuel and ore",
    "resources exposed",
    "ship 4",
    "ship 5",
    "ship 6",
    "relic-ship",
    "hub circle",
    "hub ready",
    "cards",
    "waiting",
)

OF_AGENDAS: Final = (
    "agendas face down",
    "agendas that would count",
    "agendas near",
    "agendas revealed",
)
"""How many a seat holds; of those that one sees, how many would score if the game ended now, and how
near the others are to their half in the game, each from 0 to 1; and how many lie open."""

OF_THE_BELT: Final = ("asteroids before ships",)
"""Asteroid cards times the ships that are still to be built: what they bring comes a turn later, and
until then the same ships might bring what builds another."""

# Where these lie among what all Agendas have.
WOULD_COUNT: Final = 1
NEAR: Final = 2
OPEN: Final = 3

SAFE_FROM_RAIDS: Final = 3


class Listener:
    """Whoever is told the features; those that are not told are nought."""

    def hear(self, seat: i64, feature: i64, amount: float) -> None:
        """This much of a feature for a seat; several calls add up."""


@final
class Rows(Listener):
    """Writes the features down."""

    def __init__(self, width: int, seats: int) -> None:
        self.width: i64 = width
        self.numbers: vec[float] = vec[float]([0.0 for _ in range(width * seats)])

    def hear(self, seat: i64, feature: i64, amount: float) -> None:
        self.numbers[self.width * seat + feature] += amount


@final
class Features:
    """The features of one box, with their names, and how a position tells them."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        box = ruleset.box
        shapes = [dock.stands_for() for dock in ruleset.book.docks]
        self.bonuses: i64 = IN_EVERY_BOX  # the bonuses the seat may use
        self.cards: i64 = self.bonuses + box.territories  # the cards held
        self.closes: i64 = self.cards + box.cards  # facilities full, own ships among those there
        self.stands: i64 = self.closes + box.facilities  # what ships do that stand at a facility
        self.boards: i64 = self.stands + len([name for name in shapes if name])  # those owned
        self.asteroids: i64 = self.boards + len(box.board_names)  # the asteroid cards held
        stored = [
            (rule, number)
            for rule in ruleset.book.parts.values()
            for number in range(len(rule.keeps()))
            if rule.keeps()[number] in rule.treasures()
        ]
        self.stored: i64 = self.asteroids + box.asteroids  # what lies on cards
        self.lies: list[int] = [int(rule.kept + box.seats * number) for rule, number in stored]
        self.face_down: i64 = self.stored + len(self.lies)  # each Agenda that one sees face down
        self.agendas: i64 = self.face_down + box.agendas  # what all Agendas have
        self.agenda_cards = agendas_of(ruleset.book)
        self.before_ships: i64 = self.agendas + (len(OF_AGENDAS) if box.agendas > 0 else 0)
        self.width = int(self.before_ships) + (len(OF_THE_BELT) if box.asteroids > 0 else 0)
        self.own: list[int] = []  # for each facility its feature of that kind, or -1
        for name in shapes:
            told = len([at for at in self.own if at >= 0])
            self.own.append(int(self.stands) + told if name else -1)
        self.names: tuple[str, ...] = (
            *NAMES,
            *[f"bonus {name}" for name in box.territory_names],
            *[f"card {name}" for name in box.card_names],
            *[f"closes {name}" for name in box.facility_names],
            *[name for name in shapes if name],
            *[f"owns {name}" for name in box.board_names],
            *[f"asteroid {name}" for name in box.asteroid_names],
            *[f"on {rule.key} {rule.keeps()[number]}" for rule, number in stored],
            *[f"agenda {name}" for name in box.agenda_names],
            *(OF_AGENDAS if box.agendas > 0 else ()),
            *(OF_THE_BELT if box.asteroids > 0 else ()),
        )

    def slices(self) -> dict[str, slice]:
        """The parts of a row, by name."""
        begins = {
            "points": POINTS,
            "colonies": COLONIES,
            "last-two": LAST_TWO,
            "grip": GRIP,
            "fuel": FUELS,
            "ore": ORES,
            "pairs": PAIRS,
            "exposed": EXPOSED,
            "ships": SHIPS,
            "relic-ship": RELIC,
            "hub": HUB_CIRCLE,
            "cards": HAND_OF_CARDS,
            "waiting": WAITING,
            "bonus": int(self.bonuses),
            "card": int(self.cards),
            "closes": int(self.closes),
            "stands": int(self.stands),
        }
        if self.asteroids > self.boards:
            begins["boards"] = int(self.boards)
        if self.stored > self.asteroids:
            begins["asteroids"] = int(self.asteroids)
        if self.face_down > self.stored:
            begins["stored"] = int(self.stored)
        if self.ruleset.box.agendas > 0:
            begins["agenda"] = int(self.face_down)
            begins["agendas"] = int(self.agendas)
        if self.ruleset.box.asteroids > 0:
            begins["before-ships"] = int(self.before_ships)
        ends = [*list(begins.values())[1:], self.width]
        return {name: slice(at, end) for (name, at), end in zip(begins.items(), ends, strict=True)}

    def rows(self, state: State, seat: int) -> list[float]:
        """The horizon, then the rows of all seats in turn order beginning with this one."""
        seats = int(state.box.seats)
        rows = Rows(self.width, seats)
        self.tell(state, rows)
        answer = [horizon(self.ruleset, state)]
        for step in range(seats):
            first = self.width * ((seat + step) % seats)
            answer.extend(rows.numbers[k] for k in range(first, first + self.width))
        return answer

    def tell(self, state: State, to: Listener) -> None:
        """Every feature of every seat that is not nought."""
        seats = state.box.seats
        seat: i64 = 0
        while seat < seats:
            points = self.ruleset.score(state, seat)
            if points > 0:
                to.hear(seat, POINTS, float(points))
            _tell_colonies(state, seat, to)
            self.tell_resources(state, seat, to)
            self.tell_ships(state, seat, to)
            self.tell_cards(state, seat, to)
            if self.face_down > self.asteroids:
                self.tell_hoards(state, seat, to)
            if state.box.agendas > 0:
                self.tell_agendas(state, seat, to)
            ahead = seat - state.at[TURN]
            if ahead < 0:
                ahead += seats
            if ahead > 0:
                to.hear(seat, WAITING, float(ahead) / float(seats))
            seat += 1
        territory: i64 = 0
        while territory < state.box.territories:
            self.tell_grips(state, territory, to)
            territory += 1
        board: i64 = self.boards
        for at in state.box.owners:
            if state.at[at] >= OWNED:
                to.hear(state.at[at] - OWNED, board, 1.0)
            board += 1

    def tell_resources(self, state: State, seat: i64, to: Listener) -> None:
        fuel = state.fuel(seat)
        ore = state.ore(seat)
        if fuel > 0:
            to.hear(seat, FUELS, 1.0)
            if fuel > 1:
                to.hear(seat, FUELS + 1, 1.0)
            if fuel > 2:
                to.hear(seat, FUELS + 2, float(min(fuel - 2, 2)))
            if fuel > 4:
                to.hear(seat, FUELS + 3, float(fuel - 4))
        if ore > 0:
            to.hear(seat, ORES, 1.0)
            if ore > 1:
                to.hear(seat, ORES + 1, 1.0)
            if ore > 2:
                to.hear(seat, ORES + 2, 1.0)
            if ore > 3:
                to.hear(seat, ORES + 3, float(ore - 3))
            if fuel > 0:
                to.hear(seat, PAIRS, float(min(min(fuel, ore), 3)))
        if fuel + ore > SAFE_FROM_RAIDS and self.ruleset.book.guard_card(state, seat) < 0:
            to.hear(seat, EXPOSED, float(fuel + ore - SAFE_FROM_RAIDS))

    def tell_ships(self, state: State, seat: i64, to: Listener) -> None:
        fleet = state.fleet(seat)
        relic = state.at[RELIC_USER] == seat
        row = state.box.docks
        for dock in self.ruleset.book.docks:
            hand = state.at[row + seat]
            if dock.forfeits:
                if hand != 0 and self.ruleset.book.forfeit(state, seat, dock.facility):
                    fleet -= SIZE[hand]
                relic = relic and state.at[RELIC_PLACE] != dock.facility
            if hand != 0 and dock.fills_up:
                if state.at[row + state.box.seats] < dock.ships:
                    to.hear(seat, self.closes + dock.facility, 1.0)
                standing = dock.standing(state, hand)
                if standing > 0.0:
                    to.hear(seat, self.own[dock.facility], standing)
            row += state.box.row
        if fleet >= 4:
            to.hear(seat, SHIPS, 1.0)
        if fleet >= 5:
            to.hear(seat, SHIPS + 1, 1.0)
        if fleet >= 6:
            to.hear(seat, SHIPS + 2, 1.0)
        if relic:
            to.hear(seat, RELIC, 1.0)

    def tell_cards(self, state: State, seat: i64, to: Listener) -> None:
        cards = state.cards(seat)
        count: i64 = 0
        card: i64 = 0
        while cards != 0:
            if cards & 1 == 1:
                to.hear(seat, self.cards + card, 1.0)
                count += 1
            cards >>= 1
            card += 1
        if count > 0:
            to.hear(seat, HAND_OF_CARDS, float(count))

    def tell_hoards(self, state: State, seat: i64, to: Listener) -> None:
        """Asteroid cards, and what lies on the cards of the seat."""
        asteroid: i64 = 0
        all_copies: i64 = 0
        while asteroid < state.box.asteroids:
            copies = held(state, seat, asteroid)
            if copies > 0:
                to.hear(seat, self.asteroids + asteroid, float(copies))
                all_copies += copies
            asteroid += 1
        to_build = state.at[STOCK + WIDE * seat]
        if all_copies > 0 and to_build > 0:
            to.hear(seat, self.before_ships, float(all_copies * to_build))
        feature = self.stored
        for at in self.lies:
            amount = state.at[at + seat]
            if amount > 0:
                to.hear(seat, feature, float(amount))
            feature += 1

    def tell_agendas(self, state: State, seat: i64, to: Listener) -> None:
        opened = opened_count(state, seat)
        if opened > 0:
            to.hear(seat, self.agendas + OPEN, float(opened))
        count = face_down_count(state, seat)
        if count == 0:
            return
        to.hear(seat, self.agendas, float(count))
        held_down = face_down(state, seat)
        place: i64 = 0
        while held_down != 0:
            if held_down & 1 == 1:
                self.tell_agenda(state, seat, self.agenda_cards[place], to)
            held_down >>= 1
            place += 1

    def tell_agenda(self, state: State, seat: i64, agenda: Agenda, to: Listener) -> None:
        """One that the seat sees face down before it, but for its number."""
        to.hear(seat, self.face_down + agenda.agenda, 1.0)
        if agenda.met_at_end(state, seat):
            to.hear(seat, self.agendas + WOULD_COUNT, 1.0)
        else:
            near = agenda.nearness(state, seat)
            if near > 0.0:
                to.hear(seat, self.agendas + NEAR, near)

    def tell_grips(self, state: State, territory: i64, to: Listener) -> None:
        """Colonies on a territory, its bonus, and how firmly each seat holds it."""
        box = state.box
        row = box.land + box.row * territory
        most: i64 = 0
        second: i64 = 0
        seat: i64 = 0
        while seat < box.seats:
            here = state.at[row + seat]
            if here > most:
                second = most
                most = here
            elif here > second:
                second = here
            seat += 1
        if most == 0:
            return
        control = state.at[row + box.seats]
        seat = 0
        while seat < box.seats:
            here = state.at[row + seat]
            if here > 0:
                to.hear(seat, COLONIES, float(here))
                if control == seat:
                    if state.in_field(territory, self.ruleset.book.repulsor):
                        to.hear(seat, GRIP + 4, 1.0)
                    else:
                        to.hear(seat, GRIP if most - second == 1 else GRIP + 1, 1.0)
                    if state.at[BONUS + WIDE * seat] >> territory & 1 == 1:
                        to.hear(seat, self.bonuses + territory, 1.0)
                elif here == most:
                    to.hear(seat, GRIP + 2, 1.0)
                elif here == most - 1:
                    to.hear(seat, GRIP + 3, 1.0)
            seat += 1


def _tell_colonies(state: State, seat: i64, to: Listener) -> None:
    left = state.colonies_left(seat)
    if left == 1:
        to.hear(seat, LAST_TWO, 1.0)
    elif left == 2:
        to.hear(seat, LAST_TWO + 1, 1.0)
    circle = state.at[HUB + WIDE * seat]
    if circle > 0:
        to.hear(seat, HUB_CIRCLE, float(circle) / 7.0)
        if circle == LAST_CIRCLE:
            to.hear(seat, HUB_CIRCLE + 1, 1.0)


def horizon(ruleset: Ruleset, state: State) -> float:
    """How much of the game is left: 1.0 at the start, 0.0 when someone lands the last colony."""
    least: i64 = 999
    seat: i64 = 0
    while seat < state.box.seats:
        left = 8 * state.at[SUPPLY + WIDE * seat]
        circle = state.at[HUB + WIDE * seat]
        if circle > 0:
            left += 8 - circle
        if left < least:
            least = left
        seat += 1
    return float(least) / float(8 * ruleset.book.colonies)
