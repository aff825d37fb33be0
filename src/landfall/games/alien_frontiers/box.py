"""A box: what is in a game, and where each number of a position lies.

A position is one array of integers. The list below names its numbers: first those of every game, then
those of each seat; what depends on the parts in the box (ships at each facility, colonies on each
territory, copies of each card) comes after them, laid out by the box. A new number is a new line.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.alien_frontiers.hands import MOST
from landfall.games.alien_frontiers.names import SEAT_LETTERS, SHIPS, SPACES

# -- numbers of every position -----------------------------------------------------------------------

ASKS: Final = 0  # what is asked now
WHO: Final = 1  # the seat that decides, or CHANCE, or OVER
SEAT: Final = 2  # of or for which seat: who acts, or whose dice chance brings
ASKED_A: Final = 3  # three numbers of the decision that is asked
ASKED_B: Final = 4
ASKED_C: Final = 5
DEPTH: Final = 6  # pending decisions, the one asked now among them
TURN: Final = 7  # whose turn it is

# The moment of the seat that acts: what it holds in hand and what it has used up. While another seat
# has a moment in its turn, these numbers are set aside as a whole.
MOMENT: Final = 8
ACTOR: Final = 8  # whose moment it is
HAND: Final = 9  # its unplaced ships of the own colour, as a hand
RELIC_HERE: Final = 10  # the Relic Ship is among its unplaced ships
EXCESS: Final = 11  # advances beyond circle seven, kept only for an immediate launch
CYCLES: Final = 12  # unused cycles at the Alien Artifact
CARRIED: Final = 13  # owner of another player's ship being moved, -1 none
CARRIED_VALUE: Final = 14
USED: Final = 15  # cards whose paid power was used, a bit each
DISCARDED: Final = 16  # discard powers used
FRESH: Final = 17  # own ships there that count towards a claim, as a hand
RELIC_FRESH: Final = 18  # the Relic Ship counts towards a claim, or borrowed towards a pair
MARKET: Final = 19  # values of the pairs that may trade, as a hand
MINED: Final = 20  # ships docked at the Lunar Mine
HUBBED: Final = 21  # ships docked at the Colonist Hub
ASIMOV: Final = 22  # the extra advance of Asimov Crater was given
LENT: Final = 23  # territories whose bonus a Data Crystal lends, a bit each
GIVEN_UP: Final = 24  # cards discarded for their power that lie in the discards, a bit each
GIVEN_BACK: Final = 25  # those of them that may be in the deck again
SHOWN_AGAIN: Final = 26  # those of them that may be on display again
BORROWED_OWNER: Final = 27  # the ship the Mind Control Helmet has moved, -1 none
BORROWED_PLACE: Final = 28  # -1 when it has left that port again
BORROWED_VALUE: Final = 29
BORROWED_FRESH: Final = 30
MOMENT_END: Final = 31

# The game as a whole.
TURNS: Final = 31  # turns begun
FIRST: Final = 32  # player one
DECK_SIZE: Final = 33
RELIC_PLACE: Final = 34  # a facility, or one of the four places below
RELIC_VALUE: Final = 35
RELIC_USER: Final = 36  # -1 for nobody
RELIC_HOST: Final = 37  # on whose Colonist Hub track it stands, -1 on none
GUESTS: Final = 38  # ships on another seat's track of the Colonist Hub (see there)
SET_ASIDE: Final = 39  # moments that wait while another seat has one (see `moment`)

# -- numbers of each seat: `at[FUEL + WIDE * seat]` --------------------------------------------------

FUEL: Final = 40
ORE: Final = 41
STOCK: Final = 42  # ships not in play
BAY: Final = 43  # ships in the Maintenance Bay
SUPPLY: Final = 44  # colonies in hand
HUB: Final = 45  # the circle its colony has reached, 0 for no colony
TECH: Final = 46  # cards held, a bit each: nobody may hold two of a name
BONUS: Final = 47  # territories whose bonus it may use, a bit each
SEATS_END: Final = 48
WIDE: Final = SEATS_END - FUEL

# -- a borrowed ship beyond the first: the same six numbers that the moment has of that one -------------

BORROWED_NUMBERS: Final = 6

# -- a pending decision --------------------------------------------------------------------------------

FRAME: Final = DEPTH  # as many numbers as the one asked now has: those before DEPTH
MOST_PENDING: Final = 6

# Where the Relic Ship is when it is at no facility.
IN_BAY: Final = -1
UNPLACED: Final = -2
AT_HOME: Final = -3  # on Burroughs Desert
ON_CARD: Final = -4  # on a card of its user's, where a card holds ships

# What a faction board's owner may be besides a seat, which comes after these.
BOXED: Final = 0  # the board is not in this game
OFFERED: Final = 1  # it lies among those to choose from
OWNED: Final = 2  # by seat A; each further seat is one more

REV: Final = "rev"
"""What a board calls the place of its REV: a territory, counted from one."""

BRETHREN: Final = "ship"
"""What a board calls the place of the Brethren Ship: one of those below, or a facility after them."""

OUT_OF_PLAY: Final = 0
WAITS_IN_BAY: Final = 1
GATHERED: Final = 2  # with its owner's fleet, to be rolled
FIRST_PORT: Final = 3  # the first facility; each further one is one more

TRACK: Final = "track"
"""What it calls the seat, counted from one, on whose track of the Colonist Hub the ship stands."""

OWNER: Final = "owner"
"""What a faction board calls the number that says so."""

MOST_NAMES: Final = 61
BEYOND: Final = 1 << MOST_NAMES
"""Cards and territories are told apart by the bits of one integer, which stays under 62 bits."""

SIGN: Final = 63
"""Shifted down so far, a number is -1, every bit of it set, if it is below nought, and else nought."""

SHIPS_ON_IT: Final = "ships"
"""What a card calls the ships that lie on it, a hand."""

OF_A_MOMENT: Final = " turn"
"""How the names end of numbers that parts keep for as long as a moment lasts; they stand last."""

ACROSS: Final = "across"  # the second territory of a field generator, and one more; 0 for none
SET_BY: Final = "set-by"  # the seat that set it across a border, and one more; 0 for nobody
Parts = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The names of facilities, territories, field generators, cards, and numbers that parts keep."""

Kept = tuple[str, str, int]
"""A number that a part keeps: the part, what it calls the number, and where it lies."""


@final
class Box:
    """The parts of a game for a number of seats, and the layout of its positions."""

    def __init__(
        self,
        seats: int,
        parts: Parts,
        ships: int,
        asides: int,
        own_parts: Any = None,
        borrows: int = 1,
        agendas: tuple[str, ...] = (),
    ) -> None:
        """`ships` are those of each colour; `asides` the moments that can be set aside.

        `own_parts` are parts with an owner's own words and numbers (see there), or None; `borrows` the
        ships of others that a seat can have borrowed at once; `agendas` the names of Agendas.
        """
        self.made_of = (seats, parts, ships, asides, own_parts, borrows, agendas)
        self.agenda_names = agendas
        self.own_parts = own_parts
        self.facility_names, self.territory_names, self.field_names, self.card_names, self.kept = (
            parts
        )
        for names in (*parts[:4], agendas):
            if len(names) > MOST_NAMES or len(set(names)) < len(names):
                raise ValueError(f"at most {MOST_NAMES} different names, not {names}")
        if not 0 < seats <= len(SEAT_LETTERS):
            raise ValueError(f"a box for 1 to {len(SEAT_LETTERS)} seats, not {seats}")
        if ships >= MOST:
            raise ValueError(f"a hand holds {MOST} dice: all ships of a colour and one borrowed")
        self.seats: i64 = seats
        self.facilities: i64 = len(self.facility_names)
        self.territories: i64 = len(self.territory_names)
        self.fields: i64 = len(self.field_names)
        self.cards: i64 = len(self.card_names)
        self.ships: i64 = ships
        self.asides: i64 = asides
        row: i64 = self.seats + 1
        self.row: i64 = row  # of a facility and a territory: a number a seat, and one of its own
        self.docks: i64 = SEATS_END + WIDE * (self.seats - 1)
        self.land: i64 = self.docks + row * self.facilities
        self.generators: i64 = self.land + row * self.territories
        self.deck: i64 = self.generators + self.fields
        self.display: i64 = self.deck + self.cards
        self.discards: i64 = self.display + self.cards
        self.own: i64 = self.discards + self.cards
        # Facilities that are a faction's board, and where each keeps who owns it.
        self.board_names: tuple[str, ...] = boards_in(self.kept)
        self.owners: list[int] = [
            int(self.own) + self.kept.index(f"{name} {OWNER}") for name in self.board_names
        ]
        # Where a board keeps the Brethren Ship; before it its owner, after it a track. -1 for none.
        self.brethren: i64 = -1
        for name in self.board_names:
            if f"{name} {BRETHREN}" in self.kept:
                self.brethren = self.own + self.kept.index(f"{name} {BRETHREN}")
        self.across: i64 = -1  # second territories of field generators, where one can straddle
        if self.field_names and straddle_numbers(self.field_names)[0] in self.kept:
            self.across = self.own + self.kept.index(straddle_numbers(self.field_names)[0])
        # The last numbers that parts keep belong to the moment, and so do ships borrowed beyond the
        # first: they are cleared and set aside with it. A moment that waits is its block, then those
        # ships, then those numbers.
        of_moments: i64 = len([name for name in self.kept if name.endswith(OF_A_MOMENT)])
        self.borrows: i64 = borrows
        self.borrowed: i64 = self.own + len(self.kept)
        self.fleeting: i64 = self.borrowed - of_moments
        self.aside: i64 = self.borrowed + BORROWED_NUMBERS * (borrows - 1)
        self.moment_width: i64 = MOMENT_END - MOMENT + self.aside - self.fleeting
        self.lay_out_belt()
        self.lay_out_agendas()
        # Cards on which ships lie, and where: as a hand, one a seat, side by side.
        self.ship_cards: list[tuple[str, int]] = ship_cards_in(self.kept, int(self.own))
        # Asked for with every position that is written: the names are taken apart once.
        own = int(self.own)
        self.of_seats = [kept_in(self.kept, own, [SEAT_LETTERS[seat]]) for seat in range(seats)]
        self.of_boards: tuple[Kept, ...] = kept_in(self.kept, own, [])
        # What numbers above say too, as sets that are looked at in every decision (see `glances`).
        self.holds_asteroids: i64 = self.aside + self.moment_width * self.asides
        self.owns_boards: i64 = self.holds_asteroids
        if self.asteroids > 0:
            self.owns_boards += self.seats
        self.boards_in_play: i64 = self.owns_boards
        if len(self.board_names) > 0:
            self.boards_in_play += self.seats
        glances: i64 = self.boards_in_play
        if len(self.board_names) > 0:
            glances += 1
        # Last, so that what lies beyond the decisions that are pending is simply not read.
        self.pending: i64 = glances
        self.most_pending: i64 = MOST_PENDING * (self.asides + 1)
        self.size: i64 = self.pending + FRAME * self.most_pending
        self.marks: vec[i64] = marks(int(self.size) + 1)

    def lay_out_belt(self) -> None:
        """Where the numbers of an Outer Belt lie, if there is one (see `belt_numbers`)."""
        names = [name.split()[2] for name in self.kept if name.startswith("belt unseen ")]
        self.asteroid_names = tuple(names)
        self.asteroids: i64 = len(names)
        queue: i64 = len([name for name in self.kept if name.startswith("belt bottom ")])
        first: i64 = self.number("belt space 1") if names else self.own
        self.spaces: i64 = first  # the card on each space, counted from 1; 0 for none
        self.boxed: i64 = first + SPACES  # unseen cards that never come: they are in the box
        self.played: i64 = self.boxed + 1  # Stray Pilots used in this turn
        self.returned: i64 = self.played + 1  # a Terraforming Module has sent the Relic Ship home
        self.claimed: i64 = self.returned + 1  # cards claimed since the turn ended (see `march`)
        self.unseen: i64 = self.claimed + 1  # of each asteroid card
        self.scrapped: i64 = self.unseen + self.asteroids  # of each: in the discards
        self.bottom: i64 = self.scrapped + self.asteroids  # cards back in the deck, in order
        self.bottom_end: i64 = self.bottom + queue
        self.hauls: i64 = self.bottom_end  # of each seat and card: held
        self.towed: i64 = self.hauls + self.asteroids * self.seats  # of those: claimed this turn
        self.seized: i64 = self.towed + self.asteroids * self.seats  # of those: taken while in tow

    def lay_out_agendas(self) -> None:
        """Where the numbers of Agendas lie, if there are any (see `agenda_numbers`).

        In an observation `agenda_deck` has every card that the viewer cannot place, and what others
        hold and have discarded face down is blank; how many these are is open to all.
        """
        self.agendas: i64 = len(self.agenda_names)
        first: i64 = self.number("agendas number deck") if self.agenda_names else self.own
        self.agenda_deck: i64 = first  # the cards in the deck, a bit each
        self.face_down: i64 = first + 1  # of each seat: what it holds face down, a bit each
        self.face_down_count: i64 = self.face_down + self.seats  # and how many these are
        self.revealed: i64 = self.face_down_count + self.seats  # of each seat: revealed, a bit each
        self.thrown: i64 = self.revealed + self.seats  # of each seat: discarded by it, a bit each
        self.thrown_count: i64 = self.thrown + self.seats  # and how many these are
        self.foretold: i64 = self.thrown_count + self.seats  # of each: scored twice, by an oracle
        self.prophecy: i64 = self.foretold + self.seats  # of each: drawn onto it, from 1; 0 none
        # What is known of a deck made of the discards (see `seen_agendas`).
        self.shuffled: i64 = self.prophecy + self.seats  # of each: its discards in it, a bit each
        self.drawn: i64 = self.shuffled + self.seats  # of each: cards it has drawn from it
        self.shuffled_open: i64 = self.drawn + self.seats  # open discards in it, a bit each
        self.thrown_open: i64 = self.shuffled_open + 1  # discards that all have seen, a bit each

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return box, self.made_of

    # -- indices, by name; -1 where the box has no such part -----------------------------------------

    def facility(self, name: str) -> int:
        return place_of(name, self.facility_names)

    def territory(self, name: str) -> int:
        return place_of(name, self.territory_names)

    def field(self, name: str) -> int:
        return place_of(name, self.field_names)

    def card(self, name: str) -> int:
        return place_of(name, self.card_names)

    def asteroid(self, name: str) -> int:
        return place_of(name, self.asteroid_names)

    def agenda(self, name: str) -> int:
        return place_of(name, self.agenda_names)

    def number(self, name: str) -> int:
        """Where a number lies that a part keeps."""
        return int(self.own) + self.kept.index(name)

    def kept_for(self, seat: int) -> tuple[Kept, ...]:
        """What parts keep for a seat."""
        return self.of_seats[seat]

    def kept_on_boards(self) -> tuple[Kept, ...]:
        """What boards keep besides their owner."""
        return self.of_boards


def kept_in(kept: tuple[str, ...], own: int, whose: list[str]) -> tuple[Kept, ...]:
    """The numbers of parts whose names end so."""
    of = [name.split() for name in kept]
    long = 2 + len(whose)
    places = [
        at
        for at in range(len(of))
        if len(of[at]) == long and of[at][2:] == whose and of[at][1] != OWNER
    ]
    return tuple([(of[at][0], of[at][1], own + at) for at in places])


def kept_on_table(key: str, numbers: list[str]) -> list[str]:
    """The names under which a box keeps a part's numbers of the whole table."""
    return [f"{key} {name}" for name in numbers]


def boards_in(kept: tuple[str, ...]) -> tuple[str, ...]:
    """The parts that keep an owner."""
    pairs = [name.split() for name in kept]
    return tuple([pair[0] for pair in pairs if pair[1:] == [OWNER]])


def ship_cards_in(kept: tuple[str, ...], own: int) -> list[tuple[str, int]]:
    """The cards that keep ships, each with where those of seat A lie."""
    of = [name.split() for name in kept]
    return [
        (words[0], own + at)
        for at, words in enumerate(of)
        if words[1:] == [SHIPS_ON_IT, SEAT_LETTERS[0]]
    ]


def straddle_numbers(fields: tuple[str, ...]) -> tuple[str, ...]:
    """The numbers a box keeps if field generators may straddle a border: two of each generator."""
    return tuple([f"field {field} {number}" for number in (ACROSS, SET_BY) for field in fields])


def bit(place: i64) -> i64:
    """The integer with this bit alone. `1 << place` would be a shift of 32 bits when compiled."""
    return BEYOND >> MOST_NAMES - place


def all_bits_if(count: i64) -> i64:
    """Every bit where there is any of something, no bit where there is none: nothing is branched on."""
    return -count >> SIGN


def cleared(numbers: vec[i64], first: i64, end: i64) -> None:
    """All numbers from one place to another are nought."""
    while first < end:
        numbers[first] = 0
        first += 1


def frame_copied(numbers: vec[i64], source: i64, target: i64) -> None:
    """The numbers of a pending decision are written down elsewhere."""
    k: i64 = 0
    while k < FRAME:
        numbers[target + k] = numbers[source + k]
        k += 1


def copied_over(source: vec[i64], target: vec[i64], first: i64, end: i64) -> None:
    """All numbers from one place to another are the same in the second array as in the first."""
    while first < end:
        target[first] = source[first]
        first += 1


def lowest(some: i64) -> i64:
    """The first place in a set that is not empty.

    Its bit shifts the sequence below by that place, and no two shifts have the same six bits on top.
    """
    return PLACES[(some & -some) * DE_BRUIJN >> 58 & 63]


DE_BRUIJN: Final = 0x022FDD63CC95386D
"""A sequence of 64 bits in which every six in a row are others."""


def _places() -> vec[i64]:
    places = [0] * 64
    shifted: int = DE_BRUIJN
    for place in range(64):
        places[shifted >> 58 & 63] = place
        shifted *= 2
    return vec[i64]([i64(place) for place in places])


PLACES: Final = _places()


def is_mark(number: str) -> bool:
    """Is a number that a part keeps a mark on the seat, and nothing that lies on a card?"""
    return number == "cloaked"


def is_set(number: str) -> bool:
    """Is a number that a part keeps a set of cards, a bit each?"""
    return number.endswith("-cards")


def is_hand(number: str) -> bool:
    """Are the ships that lie on a card such a number, as a hand?"""
    return number == SHIPS_ON_IT


def belt_numbers(asteroids: tuple[str, ...], copies: int, seats: int) -> tuple[str, ...]:
    """The names under which a box keeps the numbers of an Outer Belt; none without asteroids.

    `copies` are all asteroid cards together, so many can come back to the deck.
    """
    if not asteroids:
        return ()
    held = [f"{name} {letter}" for letter in SEAT_LETTERS[:seats] for name in asteroids]
    return (
        *[f"belt space {number}" for number in range(1, SPACES + 1)],
        "belt number boxed",
        "belt number played",
        "belt number returned",
        "belt number claimed",
        *[f"belt unseen {name}" for name in asteroids],
        *[f"belt discards {name}" for name in asteroids],
        *[f"belt bottom {number}" for number in range(1, copies + 1)],
        *[f"belt {mark} {card}" for mark in ("held", "towed", "seized") for card in held],
    )


def agenda_numbers(agendas: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The names under which a box keeps the numbers of Agendas; none without them."""
    if not agendas:
        return ()
    of_seats = (
        *("hand", "hand-count", "revealed", "discards", "discards-count"),
        *("foretold", "prophecy", "shuffled", "drawn"),
    )
    letters = SEAT_LETTERS[:seats]
    return (
        "agendas number deck",
        *[f"agendas seat {name} {letter}" for name in of_seats for letter in letters],
        "agendas number shuffled",
        "agendas number thrown",
    )


def kept_names(key: str, numbers: list[str], seats: int) -> list[str]:
    """The names under which a box keeps a part's numbers: of each, one a seat, side by side."""
    return [f"{key} {name} {letter}" for name in numbers for letter in SEAT_LETTERS[:seats]]


def place_of(name: str, names: tuple[str, ...]) -> int:
    return names.index(name) if name in names else -1


def marks(count: int) -> vec[i64]:
    """Fixed random factors for fingerprints; odd, so that a single difference always shows."""
    rng = Rng("fingerprint")
    draws = [[int(rng.below(1 << 20)) for _ in range(3)] for _ in range(count)]
    return vec[i64]([i64((a << 40 | b << 20 | c) << 1 | 1) for a, b, c in draws])


_BOXES: Final[dict[object, Box]] = {}


def box(
    seats: int,
    parts: Parts,
    ships: int = SHIPS,
    asides: int = 0,
    own_parts: Any = None,
    borrows: int = 1,
    agendas: tuple[str, ...] = (),
) -> Box:
    """The box with these parts; the same parts are the same box, so that positions can be compared.

    Own parts keep their boxes themselves: with the last game that has them these are gone as well.
    """
    boxes: dict[object, Box] = _BOXES if own_parts is None else own_parts.boxes
    key = (seats, parts, ships, asides, borrows, agendas)
    if key not in boxes:
        boxes[key] = Box(seats, parts, ships, asides, own_parts, borrows, agendas)
    return boxes[key]
