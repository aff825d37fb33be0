"""Reading what the turn has used up; what is left out follows from the ships that stand docked.

All ships of a seat are gathered at the start of its turn. So a ship of the seat whose turn it is that
stands docked was docked this turn: it counts at the Lunar Mine and the Colonist Hub, and its pair may
trade. Ships at the Alien Artifact count towards a claim while they do not suffice for one; if they
do, the claim is taken as made. Cycles are taken as used.
"""

from __future__ import annotations

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import alike, lent_standing, number_of
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASIMOV,
    BORROWED_FRESH,
    BORROWED_OWNER,
    BORROWED_PLACE,
    BORROWED_VALUE,
    CARRIED,
    CARRIED_VALUE,
    CYCLES,
    DISCARDED,
    EXCESS,
    FRESH,
    HUBBED,
    LENT,
    MARKET,
    MINED,
    RELIC_FRESH,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    USED,
)
from landfall.games.alien_frontiers.hands import COUNT, DICE, SIZE, number
from landfall.games.alien_frontiers.names import CLAIM_TOTAL, LAST_CIRCLE
from landfall.games.alien_frontiers.planet import refresh_bonus
from landfall.games.alien_frontiers.position.entry import PLENTY, Entry
from landfall.games.alien_frontiers.position.usual_tallies import read_usual_tallies
from landfall.games.alien_frontiers.position.write import (
    FOLLOWED,
    GIVEN_UP_IN,
    IN_HAND,
    faction_of,
    letter,
)
from landfall.games.alien_frontiers.state import State

KEYS = (
    "used",
    "discarded",
    "given-up",
    "mined",
    "hub-ships",
    "asimov",
    "excess",
    "cycles",
    "claim",
    "relic-counts",
    "market",
    "lent",
    "borrowed",
    "in-mind",
    "powers",
)


def seat_of(state: State) -> int:
    """Whose moment is being read."""
    return int(state.at[ACTOR])


def read_this_turn(
    table: Entry, state: State, book: Book, lent_read: bool = False, late: bool = False
) -> None:
    """What the acting seat has used up; `table` is the position, or an entry of what is set aside.

    `lent_read`: the borrowed ships have been read with the fleets, which they belong to. `late`: the
    turn is over, so that ships may stand docked that nothing counts any more.
    """
    entry = table.part("this-turn", KEYS)
    read_cards(entry, state, book)
    read_given_up(entry.part("given-up", GIVEN_UP_IN), state, book)
    if not lent_read:
        read_borrowed(entry.at("borrowed"), state)
    mined, hubbed = (0 if late else docked_now(state, at) for at in ("lunar-mine", "colonist-hub"))
    state.at[MINED] = entry.at("mined").number(0, PLENTY, mined)
    state.at[HUBBED] = entry.at("hub-ships").number(0, PLENTY, hubbed)
    given = state.at[HUBBED] > 1 and state.has_bonus(
        seat_of(state), state.box.territory("asimov-crater")
    )
    state.at[ASIMOV] = int(entry.at("asimov").flag(given))
    state.at[EXCESS] = entry.at("excess").number(0, LAST_CIRCLE - 1, 0)
    state.at[CYCLES] = entry.at("cycles").number(0, PLENTY, 0)
    read_claim(entry, state, late)
    read_market(entry.at("market"), state, late)
    read_usual_tallies(entry.at("in-mind"), state, book, late)


def docked_now(state: State, name: str) -> int:
    """Ships that the seat whose turn it is has standing there, the Relic Ship included."""
    facility = state.box.facility(name)
    ships = int(SIZE[state.docked(facility, seat_of(state))])
    return ships + int(state.at[RELIC_PLACE] == facility and state.at[RELIC_USER] == seat_of(state))


def read_cards(entry: Entry, state: State, book: Book) -> None:
    names = state.box.card_names
    for used, card in zip(entry.at("used").each(), entry.at("used").names(names), strict=True):
        if not state.holds(seat_of(state), card):
            raise used.wrong(f"{letter(seat_of(state))} does not hold {names[card]}")
        state.at[USED] |= 1 << card
    boards = state.box.board_names
    if entry.has("powers") and not boards:
        raise entry.at("powers").wrong("this edition has no factions")
    for used, board in zip(
        entry.at("powers").each(), entry.at("powers").names(boards), strict=True
    ):
        if boards[board] != faction_of(state, seat_of(state)):
            raise used.wrong(f"{letter(seat_of(state))} does not own {boards[board]}")
        state.at[USED] |= 1 << int(state.box.cards) + board
    read_in_mind(entry, state, book)
    state.at[DISCARDED] = entry.at("discarded").number(0, most_discards(state, book), 0)
    lent = entry.at("lent")
    for one, territory in zip(lent.each(), lent.names(state.box.territory_names), strict=True):
        if territory == book.desert or state.in_field(territory, book.isolation):
            raise one.wrong(
                "a Data Crystal lends no isolated bonus and not that of Burroughs Desert"
            )
        state.at[LENT] |= 1 << territory
    refresh_bonus(book, state, seat_of(state))


def read_in_mind(entry: Entry, state: State, book: Book) -> None:
    """What parts keep in mind for as long as the moment lasts."""
    minding = {rule.key: rule for rule in book.parts.values() if rule.keeps_in_a_moment()}
    if entry.has("in-mind") and not minding:
        raise entry.at("in-mind").wrong("in this game nothing has to be kept in mind")
    for key, said in entry.part("in-mind", tuple(minding)).items():
        numbers = minding[key].keeps_in_a_moment()
        for name, value in said.only(numbers).items():
            names = minding[key].kept_names(name)
            bits = sum(1 << place for place in value.names(names)) if names else 0
            at = minding[key].fleeting + numbers.index(name)
            state.at[at] = bits if names else value.number(0, PLENTY, 0)


def most_discards(state: State, book: Book) -> int:
    """How many cards the seat may have discarded for their powers."""
    return int(book.discard_powers(state, seat_of(state)))


def read_given_up(entry: Entry, state: State, book: Book) -> None:
    """A card discarded for its power, used on display, or used and given away: it stays used."""
    box = state.box
    piles = (box.discards, box.deck, box.display)
    for followed, pile, lies in zip(FOLLOWED, GIVEN_UP_IN, piles, strict=True):
        for named, card in zip(
            entry.at(pile).each(), entry.at(pile).names(box.card_names), strict=True
        ):
            if not book.follows_cards:
                raise named.wrong("the rulings of this game do not follow a discarded card")
            otherwise = book.uses_displayed or len(box.board_names) > 0
            if state.at[DISCARDED] == 0 and not otherwise:
                raise named.wrong("it was discarded for its power; say `discarded: 1` as well")
            if not state.at[lies + card]:
                raise named.wrong(f"there is no {box.card_names[card]} in the {pile}")
            state.at[followed] |= 1 << card


def read_borrowed(entry: Entry, state: State) -> None:
    """Ships that were borrowed, one or several; without `at` one has left its port again."""
    ships = [one for one in entry.each() if one.value]
    if len(ships) > state.box.borrows:
        raise entry.wrong(f"in this game a seat borrows {state.box.borrows} at most")
    for ship, one in enumerate(ships):
        read_ship(one.only(("owner", "at", "value", "counts")), state, ship)


def read_ship(entry: Entry, state: State, ship: int) -> None:
    owner = entry.at("owner").name([letter(seat) for seat in range(state.seats)])
    if owner == seat_of(state):
        raise entry.at("owner").wrong("only another player's ship is borrowed")
    in_hand = state.box.borrows > 1 and entry.at("at").value == IN_HAND
    value = entry.at("value").number(1, 6, 0 if in_hand else None)  # none before it is rolled
    state.at[number_of(state, -1, ship, CARRIED_VALUE)] = value
    if in_hand:
        state.at[number_of(state, -1, ship, CARRIED)] = owner
        return
    state.at[number_of(state, -1, ship, BORROWED_OWNER)] = owner
    state.at[number_of(state, -1, ship, BORROWED_VALUE)] = value
    if entry.has("at"):
        at = entry.at("at").name(state.box.facility_names)
        if alike(state, -1, at, owner, value) >= COUNT[8 * state.docked(at, owner) + value]:
            place = state.box.facility_names[at]
            raise entry.at("at").wrong(f"{letter(owner)} has no {value} docked at {place}")
        state.at[number_of(state, -1, ship, BORROWED_PLACE)] = at
    counts = int(entry.at("counts").flag(False))
    state.at[number_of(state, -1, ship, BORROWED_FRESH)] = counts


def read_claim(entry: Entry, state: State, late: bool) -> None:
    """Ships at the Alien Artifact that count towards a claim: docked there since the last one."""
    artifact = state.box.facility("alien-artifact")
    docked = list(DICE[state.docked(artifact, seat_of(state))])
    claim = entry.at("claim")
    stands = state.at[RELIC_PLACE] == artifact and state.at[RELIC_USER] == seat_of(state)
    total = sum(docked) + (int(state.at[RELIC_VALUE]) if stands else 0)
    waits = total < CLAIM_TOTAL and not late
    own, star = claim.dice() if entry.has("claim") else (docked if waits else [], 0)
    if star:
        raise claim.wrong("that the Relic Ship counts is said by `relic-counts: true`")
    if any(own.count(value) > docked.count(value) for value in own):
        raise claim.wrong(
            f"{letter(seat_of(state))} has {docked or 'no ship'} docked at alien-artifact"
        )
    state.at[FRESH] = number(own)
    counts = entry.at("relic-counts").flag(stands and waits and not entry.has("claim"))
    market = state.box.facility("orbital-market")
    borrowed = state.at[RELIC_PLACE] == market and state.at[RELIC_USER] != seat_of(state)
    if counts and state.at[RELIC_PLACE] != artifact and not borrowed:
        raise entry.at("relic-counts").wrong("the Relic Ship is not docked at alien-artifact")
    state.at[RELIC_FRESH] = int(counts)


def read_market(entry: Entry, state: State, late: bool) -> None:
    """The values of pairs at the Orbital Market that may trade: both ships of each still stand."""
    own_relic = state.at[RELIC_USER] == seat_of(state)
    if entry.value is None and late:
        pairs = []
    elif entry.value is None:
        pairs = [v for v in range(1, 7) for _ in range(at_market(state, v, own_relic) // 2)]
    else:
        pairs, star = entry.dice()
        if star:
            raise entry.wrong("name the value of the pair without *")
        for value in pairs:
            if 2 * pairs.count(value) > at_market(
                state, value, own_relic or state.at[RELIC_FRESH] == 1
            ):
                raise entry.wrong(f"no such pair of {value}s stands at orbital-market")
    state.at[MARKET] = number(pairs)


def at_market(state: State, value: int, relic: bool) -> int:
    """Ships showing the value that stand there for the turn: own, borrowed, the Relic Ship."""
    market = state.box.facility("orbital-market")
    ships = int(COUNT[8 * state.docked(market, seat_of(state)) + value])
    ships += int(lent_standing(state, -1, market, value))
    if relic and state.at[RELIC_PLACE] == market and state.at[RELIC_VALUE] == value:
        ships += 1
    return ships
