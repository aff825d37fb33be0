"""A position of Alien Frontiers: who has what where, and which decision is awaited.

The same table seen by a person: resources, ships, colonies and cards of every seat; the ships docked
at each facility; the colonies and field generators on each territory; the alien tech piles; and what
this turn has used up. A position never holds its own history or a random generator.

Ships of one colour are told apart only by where they are and what they show, so the ships of a seat
at a facility are one hand (see `hands`). The Relic Ship is a single die with a place of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.hands import COUNT, HIGH, LESS, MORE, SIZE, TOTAL
from landfall.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    AT_BURROUGHS,
    BURROUGHS_DESERT,
    CARDS,
    COLONIST_HUB,
    FACILITIES,
    ISOLATION_FIELD,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    SEAT_LETTERS,
    SEATS,
    SHIPS,
    TERRAFORMING_STATION,
    TERRITORIES,
)

CHANCE: Final = -1
"""The actor when a die or a card is awaited."""

OVER: Final = -2
"""The actor when the game has ended."""

# `seat[FUEL + s]` and so on: what each seat has.
FUEL: Final = 0
ORE: Final = SEATS
STOCK: Final = 2 * SEATS
BAY: Final = 3 * SEATS
SUPPLY: Final = 4 * SEATS
HUB: Final = 5 * SEATS
TECH: Final = 6 * SEATS
BONUS: Final = 7 * SEATS
SEAT_FIELDS: Final = 8 * SEATS

# `docks[SEATS * facility + s]` is a hand; `docks[FREE + facility]` counts its free ports.
FREE: Final = FACILITIES * SEATS

# `land[SEATS * territory + s]` counts colonies; then who controls it (-1 nobody), then where each
# field generator lies (-1 off the board).
CONTROL: Final = TERRITORIES * SEATS
FIELD: Final = CONTROL + TERRITORIES

# `piles[DECK + card]` and so on count the copies of each card in each pile.
DECK: Final = 0
ON_DISPLAY: Final = CARDS
DISCARDS: Final = 2 * CARDS

# What can be asked. The pending decisions are a stack; its top is asked now.
ASK_FIRST: Final = 1  # chance: who is player one
ASK_DEAL: Final = 2  # chance: the set-up's cards; a = cards dealt so far
ASK_ROLL: Final = 3  # chance: b dice of the seat; a = 1 when it is a re-roll, c = 1 with the relic
ASK_RELIC: Final = 4  # chance: the Relic Ship's die; a = 1 when it is a re-roll
ASK_DRAW: Final = 5  # chance: cards for the display; a = how many still
ASK_MAIN: Final = 6  # dock, use, trade, …, end
ASK_LAND: Final = 7  # where a colony lands; a = why (LANDING_…), b = where it comes from
ASK_RAID: Final = 8  # what a raid takes; a = resources taken so far
ASK_AIM: Final = 9  # which ship; a = why (AIM_…), b = facility, c = ships hit so far
ASK_CARRY: Final = 10  # where a moved ship docks; a = 1 for the relic, b = from, c = value
ASK_PICK: Final = 11  # which ships to re-roll; b = hand picked so far, c = 1 with the relic
ASK_SWAP: Final = 12  # the second colony of a swap; a = owner of the first, b = its territory
ASK_DROP: Final = 13  # what to give back down to eight resources
ASK_NOTHING: Final = 14  # the game has ended
ASKS: Final = 15

LANDING_BUILT: Final = 0  # a colony not yet on the planet
LANDING_LAUNCHED: Final = 1  # from the Colonist Hub; b = excess advances
LANDING_MOVED: Final = 2  # from another territory; b = that territory, c = its owner

AIM_CANNON: Final = 0  # Plasma Cannon, paid
AIM_STOCK: Final = 1  # Plasma Cannon, discarded
AIM_HELMET: Final = 2  # Mind Control Helmet

MOST_PENDING: Final = 8


def frame(asks: i64, who: i64, a: i64, b: i64, c: i64) -> i64:
    """A pending decision as one integer: what is asked, of whom, with three numbers of its own."""
    return asks + 64 * (who + 1) + 1024 * a + 32768 * b + 134217728 * c


class State:
    """One position. Everything is public in the classic game but the order of the deck."""

    __slots__ = (
        "asimov",
        "asks",
        "borrowed_fresh",
        "borrowed_owner",
        "borrowed_place",
        "borrowed_value",
        "carried",
        "carried_value",
        "cycles",
        "deck_size",
        "depth",
        "discarded",
        "docks",
        "excess",
        "first",
        "fresh",
        "given_up",
        "guests",
        "hand",
        "hubbed",
        "land",
        "lent",
        "market",
        "mine_high",
        "mined",
        "pending",
        "piles",
        "relic_fresh",
        "relic_host",
        "relic_place",
        "relic_user",
        "relic_value",
        "seat",
        "seats",
        "turn",
        "turns",
        "used",
        "who",
    )

    def __init__(
        self,
        seats: i64,
        seat: vec[i64],
        docks: vec[i64],
        land: vec[i64],
        piles: vec[i64],
        pending: vec[i64],
        depth: i64 = 0,
        asks: i64 = 0,
        who: i64 = CHANCE,
        first: i64 = 0,
        turn: i64 = 0,
        turns: i64 = 0,
        hand: i64 = 0,
        mine_high: i64 = 0,
        deck_size: i64 = 0,
        relic_place: i64 = AT_BURROUGHS,
        relic_value: i64 = 0,
        relic_user: i64 = -1,
        relic_host: i64 = -1,
        relic_fresh: i64 = 0,
        used: i64 = 0,
        discarded: i64 = 0,
        mined: i64 = 0,
        hubbed: i64 = 0,
        asimov: i64 = 0,
        excess: i64 = 0,
        cycles: i64 = 0,
        fresh: i64 = 0,
        market: i64 = 0,
        lent: i64 = 0,
        carried: i64 = -1,
        carried_value: i64 = 0,
        borrowed_owner: i64 = -1,
        borrowed_place: i64 = -1,
        borrowed_value: i64 = 0,
        borrowed_fresh: i64 = 0,
        guests: i64 = 0,
        given_up: i64 = 0,
    ) -> None:
        self.seats = seats
        self.seat = seat
        self.docks = docks
        self.land = land
        self.piles = piles
        self.pending = pending
        self.depth = depth
        self.asks = asks  # what the top of `pending` asks
        self.who = who  # of whom
        self.first = first  # player one
        self.turn = turn  # whose turn it is
        self.turns = turns  # turns begun
        self.hand = hand  # the turn's unplaced ships of the own colour
        self.mine_high = mine_high  # highest ship at the Lunar Mine
        self.deck_size = deck_size
        self.relic_place = relic_place
        self.relic_value = relic_value
        self.relic_user = relic_user
        self.relic_host = relic_host  # on whose Colonist Hub track it stands
        self.relic_fresh = relic_fresh  # it counts towards a claim, or borrowed towards a pair
        self.used = used  # cards whose paid power was used this turn, a bit each
        self.discarded = discarded  # discard powers used this turn
        self.mined = mined  # ships docked at the Lunar Mine this turn
        self.hubbed = hubbed  # ships docked at the Colonist Hub this turn
        self.asimov = asimov  # the extra advance of this turn was given
        self.excess = excess  # advances beyond circle seven, kept only for an immediate launch
        self.cycles = cycles  # unused cycles at the Alien Artifact
        self.fresh = fresh  # own ships there that count towards a claim
        self.market = market  # values of the pairs that may trade, as a hand
        self.lent = lent  # territories whose bonus a Data Crystal lends this turn, a bit each
        self.carried = carried  # owner of another player's ship being moved, -1 none
        self.carried_value = carried_value
        self.borrowed_owner = borrowed_owner  # the ship the Mind Control Helmet moved this turn
        self.borrowed_place = borrowed_place
        self.borrowed_value = borrowed_value
        self.borrowed_fresh = borrowed_fresh
        self.guests = guests  # ships on another seat's Hub track, nine bits each (see the Hub)
        self.given_up = given_up  # where cards discarded for their power are, two bits each (piles)

    # -- copying and comparing ------------------------------------------------------------------

    def copy(self) -> State:
        """The same position, apart."""
        return State(
            self.seats,
            self.seat[:],
            self.docks[:],
            self.land[:],
            self.piles[:],
            self.pending[:],
            self.depth,
            self.asks,
            self.who,
            self.first,
            self.turn,
            self.turns,
            self.hand,
            self.mine_high,
            self.deck_size,
            self.relic_place,
            self.relic_value,
            self.relic_user,
            self.relic_host,
            self.relic_fresh,
            self.used,
            self.discarded,
            self.mined,
            self.hubbed,
            self.asimov,
            self.excess,
            self.cycles,
            self.fresh,
            self.market,
            self.lent,
            self.carried,
            self.carried_value,
            self.borrowed_owner,
            self.borrowed_place,
            self.borrowed_value,
            self.borrowed_fresh,
            self.guests,
            self.given_up,
        )

    def sealed(self) -> State:
        """The same position, apart, as it is handed out (see `sealing`)."""
        return Sealed(
            self.seats,
            self.seat[:],
            self.docks[:],
            self.land[:],
            self.piles[:],
            self.pending[:],
            self.depth,
            self.asks,
            self.who,
            self.first,
            self.turn,
            self.turns,
            self.hand,
            self.mine_high,
            self.deck_size,
            self.relic_place,
            self.relic_value,
            self.relic_user,
            self.relic_host,
            self.relic_fresh,
            self.used,
            self.discarded,
            self.mined,
            self.hubbed,
            self.asimov,
            self.excess,
            self.cycles,
            self.fresh,
            self.market,
            self.lent,
            self.carried,
            self.carried_value,
            self.borrowed_owner,
            self.borrowed_place,
            self.borrowed_value,
            self.borrowed_fresh,
            self.guests,
            self.given_up,
        )

    def scalars(self) -> list[int]:
        """The single numbers, in the order of the constructor after the arrays."""
        return [
            int(self.depth),
            int(self.asks),
            int(self.who),
            int(self.first),
            int(self.turn),
            int(self.turns),
            int(self.hand),
            int(self.mine_high),
            int(self.deck_size),
            int(self.relic_place),
            int(self.relic_value),
            int(self.relic_user),
            int(self.relic_host),
            int(self.relic_fresh),
            int(self.used),
            int(self.discarded),
            int(self.mined),
            int(self.hubbed),
            int(self.asimov),
            int(self.excess),
            int(self.cycles),
            int(self.fresh),
            int(self.market),
            int(self.lent),
            int(self.carried),
            int(self.carried_value),
            int(self.borrowed_owner),
            int(self.borrowed_place),
            int(self.borrowed_value),
            int(self.borrowed_fresh),
            int(self.guests),
            int(self.given_up),
        ]

    def numbers(self) -> tuple[int, ...]:
        """The whole position as plain integers, for comparing, hashing and storing."""
        everything: list[int] = [int(self.seats)]
        everything.extend(self.seat)
        everything.extend(self.docks)
        everything.extend(self.land)
        everything.extend(self.piles)
        everything.extend(list(self.pending)[: self.depth])
        everything.extend(self.scalars())
        if self.given_up == 0:
            everything.pop()  # hashes written before cards were followed still hold
        return tuple(everything)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __repr__(self) -> str:
        return described(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (
            rebuild,
            (
                int(self.seats),
                list(self.seat),
                list(self.docks),
                list(self.land),
                list(self.piles),
                list(self.pending),
                self.scalars(),
            ),
        )

    # -- what a seat has ------------------------------------------------------------------------

    def fuel(self, seat: i64) -> i64:
        return self.seat[FUEL + seat]

    def ore(self, seat: i64) -> i64:
        return self.seat[ORE + seat]

    def pay(self, seat: i64, fuel: i64, ore: i64) -> None:
        """To the supply, which never runs out."""
        self.seat[FUEL + seat] -= fuel
        self.seat[ORE + seat] -= ore

    def can_pay(self, seat: i64, fuel: i64, ore: i64) -> bool:
        return self.seat[FUEL + seat] >= fuel and self.seat[ORE + seat] >= ore

    def fleet(self, seat: i64) -> i64:
        """Ships of the seat's colour in play, wherever they are."""
        return SHIPS - self.seat[STOCK + seat]

    def holds(self, seat: i64, card: i64) -> bool:
        return self.seat[TECH + seat] >> card & 1 == 1

    def has_bonus(self, seat: i64, territory: i64) -> bool:
        return self.seat[BONUS + seat] >> territory & 1 == 1

    def colonies_left(self, seat: i64) -> i64:
        """Colonies not on a territory: in hand or on the Colonist Hub."""
        left = self.seat[SUPPLY + seat]
        return left + 1 if self.seat[HUB + seat] > 0 else left

    # -- pending decisions ----------------------------------------------------------------------

    def ask(self, asks: i64, who: i64, a: i64, b: i64, c: i64) -> None:
        """Put a decision on top of the stack."""
        self.pending[self.depth] = frame(asks, who, a, b, c)
        self.depth += 1
        self.asks = asks
        self.who = who

    def answered(self) -> None:
        """Take the top decision away; the one beneath is asked again."""
        self.depth -= 1
        self.pending[self.depth] = 0
        if self.depth > 0:
            top = self.pending[self.depth - 1]
            self.asks = top & 63
            self.who = (top >> 6 & 15) - 1
        else:
            self.asks = 0
            self.who = CHANCE

    def asked_a(self) -> i64:
        return self.pending[self.depth - 1] >> 10 & 31

    def asked_b(self) -> i64:
        return self.pending[self.depth - 1] >> 15 & 4095

    def asked_c(self) -> i64:
        return self.pending[self.depth - 1] >> 27 & 4095

    # -- ships ----------------------------------------------------------------------------------

    def docked(self, facility: i64, seat: i64) -> i64:
        """The seat's ships there, as a hand."""
        return self.docks[SEATS * facility + seat]

    def free_ports(self, facility: i64) -> i64:
        return self.docks[FREE + facility]

    def total_at(self, facility: i64) -> i64:
        """The values of all ships at a facility added up."""
        total: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            total += TOTAL[self.docks[SEATS * facility + seat]]
            seat += 1
        if self.relic_place == facility:
            total += self.relic_value
        return total

    def dock(self, facility: i64, owner: i64, value: i64) -> None:
        at = SEATS * facility + owner
        self.docks[at] = MORE[8 * self.docks[at] + value]
        self.docks[FREE + facility] -= 1
        if facility == LUNAR_MINE and value > self.mine_high:
            self.mine_high = value

    def undock(self, facility: i64, owner: i64, value: i64) -> None:
        """One ship leaves its port; marks of this turn that rested on it go with it."""
        at = SEATS * facility + owner
        self.docks[at] = LESS[8 * self.docks[at] + value]
        self.docks[FREE + facility] += 1
        same_left = COUNT[8 * self.docks[at] + value]
        if (
            self.borrowed_place == facility
            and self.borrowed_owner == owner
            and self.borrowed_value == value
            and same_left == 0
        ):
            self.borrowed_place = -1
        if facility == LUNAR_MINE:
            self.find_mine_high()
        elif facility == ORBITAL_MARKET:
            self.check_market(value)
        elif facility == ALIEN_ARTIFACT and owner == self.turn:
            if same_left < COUNT[8 * self.fresh + value]:
                self.fresh = LESS[8 * self.fresh + value]
        elif facility == COLONIST_HUB and self.guests != 0:
            self.guest_leaves(owner, value, same_left)

    def find_mine_high(self) -> None:
        high: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            high = max(high, HIGH[self.docks[SEATS * LUNAR_MINE + seat]])
            seat += 1
        if self.relic_place == LUNAR_MINE:
            high = max(high, self.relic_value)
        self.mine_high = high

    def check_market(self, value: i64) -> None:
        """A pair trades only while both its ships stay."""
        if COUNT[8 * self.market + value] == 0:
            return
        standing = COUNT[8 * self.docks[SEATS * ORBITAL_MARKET + self.turn] + value]
        if self.relic_place == ORBITAL_MARKET and self.relic_value == value:
            # Another player's Relic Ship is part of a pair only if the Helmet put it here.
            if self.relic_user == self.turn or self.relic_fresh == 1:
                standing += 1
        if self.borrowed_place == ORBITAL_MARKET and self.borrowed_value == value:
            standing += 1
        while 2 * COUNT[8 * self.market + value] > standing:
            self.market = LESS[8 * self.market + value]

    def place(self, facility: i64, value: i64) -> None:
        """Dock one of the turn's unplaced ships, or the other player's ship being moved."""
        self.hand = LESS[8 * self.hand + value]
        owner = self.turn
        if self.carried >= 0 and value == self.carried_value:
            owner = self.carried
            self.carried = -1
            self.borrowed_owner = owner
            self.borrowed_place = facility
            self.borrowed_value = value
            self.borrowed_fresh = 1 if facility == ALIEN_ARTIFACT else 0
            if facility == COLONIST_HUB:
                self.guest_comes(owner, value)
        elif facility == ALIEN_ARTIFACT:
            self.fresh = MORE[8 * self.fresh + value]
        self.dock(facility, owner, value)

    def place_relic(self, facility: i64) -> None:
        self.relic_place = facility
        self.docks[FREE + facility] -= 1
        if facility == LUNAR_MINE:
            self.mine_high = max(self.mine_high, self.relic_value)
        elif facility == ALIEN_ARTIFACT:
            self.relic_fresh = 1
        elif facility == ORBITAL_MARKET and self.relic_user != self.turn:
            self.relic_fresh = 1
        elif facility == COLONIST_HUB:
            self.relic_host = self.turn

    def lift_relic(self, to: i64) -> None:
        """The Relic Ship leaves where it stands; `to` is the Bay, the hand or Burroughs Desert."""
        was = self.relic_place
        self.relic_place = to
        self.relic_fresh = 0
        self.relic_host = -1
        if was < FACILITIES:
            self.docks[FREE + was] += 1
            if was == LUNAR_MINE:
                self.find_mine_high()
            elif was == ORBITAL_MARKET:
                self.check_market(self.relic_value)
        if to == MAINTENANCE_BAY:
            self.relic_value = 0
        elif to == AT_BURROUGHS:
            self.relic_value = 0
            self.relic_user = -1

    def to_bay(self, facility: i64, owner: i64, value: i64) -> None:
        """Sent away from a facility; a ship at the Terraforming Station goes to stock instead."""
        self.undock(facility, owner, value)
        if facility == TERRAFORMING_STATION:
            self.seat[STOCK + owner] += 1
        else:
            self.seat[BAY + owner] += 1

    # -- guests: ships that stand on another seat's track of the Colonist Hub --------------------

    def guest_comes(self, owner: i64, value: i64) -> None:
        self.guests = self.guests * 512 + (owner + 1) + 8 * self.turn + 64 * value

    def guest_leaves(self, owner: i64, value: i64, same_left: i64) -> None:
        """Of two like ships the one on the acting seat's own track leaves first."""
        rest: i64 = 0
        gone = False
        for_sure: i64 = 0
        guests = self.guests
        while guests != 0:
            guest = guests & 511
            guests >>= 9
            if (guest & 7) - 1 == owner and guest >> 6 == value:
                for_sure += 1
        guests = self.guests
        while guests != 0:
            guest = guests & 511
            guests >>= 9
            mine = (guest & 7) - 1 == owner and guest >> 6 == value
            if mine and not gone and ((guest >> 3 & 7) == self.turn or for_sure > same_left):
                gone = True
            else:
                rest = rest * 512 + guest
        self.guests = rest

    def guests_gathered(self, owner: i64) -> None:
        rest: i64 = 0
        guests = self.guests
        while guests != 0:
            guest = guests & 511
            guests >>= 9
            if (guest & 7) - 1 != owner:
                rest = rest * 512 + guest
        self.guests = rest

    def ports_used_on_track(self, seat: i64) -> i64:
        """Ships on the seat's own track of the Colonist Hub, whoever owns them."""
        used = SIZE[self.docks[SEATS * COLONIST_HUB + seat]]
        if self.relic_place == COLONIST_HUB and self.relic_host == seat:
            used += 1
        guests = self.guests
        while guests != 0:
            if (guest_owner := (guests & 7) - 1) == seat:
                used -= 1
            if guest_owner >= 0 and (guests >> 3 & 7) == seat:
                used += 1
            guests >>= 9
        return used

    # -- territories ----------------------------------------------------------------------------

    def colonies(self, territory: i64, seat: i64) -> i64:
        return self.land[SEATS * territory + seat]

    def colonies_on(self, territory: i64) -> i64:
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            count += self.land[SEATS * territory + seat]
            seat += 1
        return count

    def controller(self, territory: i64) -> i64:
        return self.land[CONTROL + territory]

    def field_at(self, field: i64) -> i64:
        return self.land[FIELD + field]

    def settle(self, territory: i64) -> None:
        """Control goes to whoever has more colonies here than any other single player."""
        most: i64 = 0
        leader: i64 = -1
        seat: i64 = 0
        while seat < self.seats:
            here = self.land[SEATS * territory + seat]
            if here > most:
                most = here
                leader = seat
            elif here == most:
                leader = -1
            seat += 1
        before = self.land[CONTROL + territory]
        if leader != before:
            self.land[CONTROL + territory] = leader
            if before >= 0:
                self.refresh_bonus(before)
            if leader >= 0:
                self.refresh_bonus(leader)
            if territory == BURROUGHS_DESERT:
                self.check_relic()

    def refresh_bonus(self, seat: i64) -> None:
        """The bonuses the seat may use: those of its territories and one lent, less the isolated."""
        bonuses: i64 = 0
        territory: i64 = 0
        while territory < TERRITORIES:
            if self.land[CONTROL + territory] == seat:
                bonuses |= 1 << territory
            territory += 1
        if seat == self.turn:
            bonuses |= self.lent
        isolated = self.land[FIELD + ISOLATION_FIELD]
        if isolated >= 0:
            bonuses &= ~(1 << isolated)
        self.seat[BONUS + seat] = bonuses

    def check_relic(self) -> None:
        """The Relic Ship goes home at once when its user may not use Burroughs Desert any more."""
        user = self.relic_user
        if user >= 0 and not self.has_bonus(user, BURROUGHS_DESERT):
            self.lift_relic(AT_BURROUGHS)

    def put_field(self, field: i64, territory: i64) -> None:
        """Place, move (or with -1 remove) a field generator."""
        self.land[FIELD + field] = territory
        if field == ISOLATION_FIELD:
            if territory >= 0:
                self.lent &= ~(1 << territory)
            seat: i64 = 0
            while seat < self.seats:
                self.refresh_bonus(seat)
                seat += 1
            self.check_relic()


class Sealed(State):
    """A position as it is handed out: assigning to it is an error, so a copy of it is itself."""

    __slots__ = ()

    def __copy__(self) -> State:
        return self

    def __deepcopy__(self, memo: object) -> State:
        return self

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(
            f"a position cannot be changed ({name} = …); game.apply answers the one that follows, "
            "game.from_dict makes another"
        )


def described(state: State) -> str:
    """A position in a line, for whoever debugs."""
    if state.who >= 0:
        asked = f"{SEAT_LETTERS[state.who]} decides"
    else:
        asked = "chance decides" if state.who == CHANCE else "over"
    seats = [
        f"{SEAT_LETTERS[seat]} {state.fuel(seat)} fuel {state.ore(seat)} ore "
        f"{state.fleet(seat)} ships {state.colonies_left(seat)} colonies to land"
        for seat in range(int(state.seats))
    ]
    return f"<Alien Frontiers, turn {state.turns}, {asked}: {'; '.join(seats)}>"


def rebuild(
    seats: int,
    seat: list[int],
    docks: list[int],
    land: list[int],
    piles: list[int],
    pending: list[int],
    scalars: list[int],
) -> State:
    """The position with these numbers; the inverse of `numbers` and of pickling."""
    s = scalars
    return State(
        seats,
        ints(seat),
        ints(docks),
        ints(land),
        ints(piles),
        ints(pending),
        s[0],
        s[1],
        s[2],
        s[3],
        s[4],
        s[5],
        s[6],
        s[7],
        s[8],
        s[9],
        s[10],
        s[11],
        s[12],
        s[13],
        s[14],
        s[15],
        s[16],
        s[17],
        s[18],
        s[19],
        s[20],
        s[21],
        s[22],
        s[23],
        s[24],
        s[25],
        s[26],
        s[27],
        s[28],
        s[29],
        s[30],
        s[31],
    )


def ints(numbers: list[int]) -> vec[i64]:
    """An array of machine integers."""
    return vec[i64]([i64(number) for number in numbers])


def zeros(count: int) -> vec[i64]:
    """As many machine integers, all nought."""
    return vec[i64]([0] * count)


def empty_table(seats: int) -> State:
    """Nothing anywhere: what set-up and scenarios start from."""
    land = zeros(FIELD + 3)
    for at in range(CONTROL, FIELD + 3):
        land[at] = -1
    return State(
        seats,
        zeros(SEAT_FIELDS),
        zeros(FREE + FACILITIES),
        land,
        zeros(3 * CARDS),
        zeros(MOST_PENDING),
    )
