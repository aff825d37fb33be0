"""Reading what the turn has used up; what is left out follows from the ships that stand docked.

All ships of a seat are gathered at the start of its turn. So a ship of the seat whose turn it is that
stands docked was docked this turn: it counts at the Lunar Mine and the Colonist Hub, and its pair may
trade. Ships at the Alien Artifact count towards a claim while they do not suffice for one; if they
do, the claim is taken as made. Cycles are taken as used.
"""

from __future__ import annotations

from landfall.games.alien_frontiers.hands import COUNT, DICE, SIZE, number
from landfall.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    ASIMOV_CRATER,
    BURROUGHS_DESERT,
    CARD_NAMES,
    CLAIM_TOTAL,
    COLONIST_HUB,
    FACILITIES,
    FACILITY_NAMES,
    ISOLATION_FIELD,
    LAST_CIRCLE,
    LUNAR_MINE,
    ORBITAL_MARKET,
    TERRITORY_NAMES,
)
from landfall.games.alien_frontiers.piles import IN_DISCARDS, follow
from landfall.games.alien_frontiers.position.entry import PLENTY, Entry
from landfall.games.alien_frontiers.position.write import GIVEN_UP, letter
from landfall.games.alien_frontiers.state import DECK, DISCARDS, ON_DISPLAY, State

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
)


def read_this_turn(table: Entry, state: State, follows_cards: bool) -> None:
    entry = table.part("this-turn", KEYS)
    read_cards(entry, state)
    read_given_up(entry.part("given-up", GIVEN_UP), state, follows_cards)
    read_borrowed(entry.part("borrowed", ("owner", "at", "value", "counts")), state)
    state.mined = entry.at("mined").number(0, PLENTY, docked_now(state, LUNAR_MINE))
    state.hubbed = entry.at("hub-ships").number(0, PLENTY, docked_now(state, COLONIST_HUB))
    given = state.hubbed > 1 and state.has_bonus(state.turn, ASIMOV_CRATER)
    state.asimov = int(entry.at("asimov").flag(given))
    state.excess = entry.at("excess").number(0, LAST_CIRCLE - 1, 0)
    state.cycles = entry.at("cycles").number(0, PLENTY, 0)
    read_claim(entry, state)
    read_market(entry.at("market"), state)


def docked_now(state: State, facility: int) -> int:
    """Ships that the seat whose turn it is has standing there, the Relic Ship included."""
    ships = int(SIZE[state.docked(facility, state.turn)])
    return ships + int(state.relic_place == facility and state.relic_user == state.turn)


def read_cards(entry: Entry, state: State) -> None:
    for used, card in zip(entry.at("used").each(), entry.at("used").names(CARD_NAMES), strict=True):
        if not state.holds(state.turn, card):
            raise used.wrong(f"{letter(state.turn)} does not hold {CARD_NAMES[card]}")
        state.used |= 1 << card
    state.discarded = entry.at("discarded").number(0, 1, 0)
    lent = entry.at("lent")
    for one, territory in zip(lent.each(), lent.names(TERRITORY_NAMES), strict=True):
        if territory in (BURROUGHS_DESERT, state.field_at(ISOLATION_FIELD)):
            raise one.wrong(
                "a Data Crystal lends no isolated bonus and not that of Burroughs Desert"
            )
        state.lent |= 1 << territory
    state.refresh_bonus(state.turn)


def read_given_up(entry: Entry, state: State, follows_cards: bool) -> None:
    """A card discarded for its power: it stays used, should it come back this turn."""
    # Once it is shuffled in, a cycle may have put it among the discards again.
    piles = ((DISCARDS,), (DECK, DISCARDS), (ON_DISPLAY,))
    for mark, (pile, lies) in enumerate(zip(GIVEN_UP, piles, strict=True), start=IN_DISCARDS):
        for named, card in zip(
            entry.at(pile).each(), entry.at(pile).names(CARD_NAMES), strict=True
        ):
            if not follows_cards:
                raise named.wrong("the rulings of this game do not follow a discarded card")
            if state.discarded == 0:
                raise named.wrong("it was discarded for its power; say `discarded: 1` as well")
            if not any(state.piles[at + card] for at in lies):
                raise named.wrong(f"there is no {CARD_NAMES[card]} in the {pile}")
            follow(state, card, mark)


def read_borrowed(entry: Entry, state: State) -> None:
    """The ship a Mind Control Helmet has moved; without `at` it has left that port again."""
    if not entry.value:
        return
    owner = entry.at("owner").name([letter(seat) for seat in range(state.seats)])
    if owner == state.turn:
        raise entry.at("owner").wrong("the Mind Control Helmet moves another player's ship")
    state.borrowed_owner = owner
    state.borrowed_value = state.carried_value = entry.at("value").number(1, 6)
    if entry.has("at"):
        at = entry.at("at").name(FACILITY_NAMES[:FACILITIES])
        if COUNT[8 * state.docked(at, owner) + state.borrowed_value] == 0:
            ship = f"{letter(owner)} has no {state.borrowed_value} docked at {FACILITY_NAMES[at]}"
            raise entry.at("at").wrong(ship)
        state.borrowed_place = at
    state.borrowed_fresh = int(entry.at("counts").flag(False))


def read_claim(entry: Entry, state: State) -> None:
    """Ships at the Alien Artifact that count towards a claim: docked there since the last one."""
    docked = list(DICE[state.docked(ALIEN_ARTIFACT, state.turn)])
    claim = entry.at("claim")
    stands = state.relic_place == ALIEN_ARTIFACT and state.relic_user == state.turn
    waits = sum(docked) + (int(state.relic_value) if stands else 0) < CLAIM_TOTAL
    own, star = claim.dice() if entry.has("claim") else (docked if waits else [], 0)
    if star:
        raise claim.wrong("that the Relic Ship counts is said by `relic-counts: true`")
    if any(own.count(value) > docked.count(value) for value in own):
        raise claim.wrong(
            f"{letter(state.turn)} has {docked or 'no ship'} docked at alien-artifact"
        )
    state.fresh = number(own)
    counts = entry.at("relic-counts").flag(stands and waits and not entry.has("claim"))
    borrowed = state.relic_place == ORBITAL_MARKET and state.relic_user != state.turn
    if counts and state.relic_place != ALIEN_ARTIFACT and not borrowed:
        raise entry.at("relic-counts").wrong("the Relic Ship is not docked at alien-artifact")
    state.relic_fresh = int(counts)


def read_market(entry: Entry, state: State) -> None:
    """The values of pairs at the Orbital Market that may trade: both ships of each still stand."""
    own_relic = state.relic_user == state.turn
    if entry.value is None:
        pairs = [v for v in range(1, 7) for _ in range(at_market(state, v, own_relic) // 2)]
    else:
        pairs, star = entry.dice()
        if star:
            raise entry.wrong("name the value of the pair without *")
        for value in pairs:
            if 2 * pairs.count(value) > at_market(
                state, value, own_relic or state.relic_fresh == 1
            ):
                raise entry.wrong(f"no such pair of {value}s stands at orbital-market")
    state.market = number(pairs)


def at_market(state: State, value: int, relic: bool) -> int:
    """Ships showing the value that stand there for the turn: own, borrowed, the Relic Ship."""
    ships = int(COUNT[8 * state.docked(ORBITAL_MARKET, state.turn) + value])
    if state.borrowed_place == ORBITAL_MARKET and state.borrowed_value == value:
        ships += 1
    if relic and state.relic_place == ORBITAL_MARKET and state.relic_value == value:
        ships += 1
    return ships
