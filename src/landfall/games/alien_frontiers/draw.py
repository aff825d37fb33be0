"""The position in plain text: eighty columns of words and numbers, good for pipes and for ears.

Every row names what its numbers are, so that it can be read aloud on its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.agendas.agenda_piles import deck_count, discards_count
from landfall.games.alien_frontiers.asks import ASK_MAIN
from landfall.games.alien_frontiers.belt.belt_space import BeltSpace
from landfall.games.alien_frontiers.belt.march import unseen_in_deck
from landfall.games.alien_frontiers.borrowed import borrowed_ships
from landfall.games.alien_frontiers.box import (
    AT_HOME,
    BAY,
    CYCLES,
    DECK_SIZE,
    DISCARDED,
    EXCESS,
    HUB,
    IN_BAY,
    LENT,
    MARKET,
    ON_CARD,
    OUT_OF_PLAY,
    OWNED,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    UNPLACED,
    USED,
    is_mark,
)
from landfall.games.alien_frontiers.decisions import next_step
from landfall.games.alien_frontiers.facilities.alien_artifact import alien_artifact
from landfall.games.alien_frontiers.facilities.colonist_hub import ColonistHub
from landfall.games.alien_frontiers.hands import DICE
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.names import CLAIM_TOTAL, MAINTENANCE_BAY
from landfall.games.alien_frontiers.part import filled, part
from landfall.games.alien_frontiers.position.write import (
    IN_HAND,
    brethren_places,
    faction_of,
    powers_used,
    unplaced,
    write_belt,
    write_guests,
)
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.words import (
    agendas,
    cards,
    count,
    counted,
    desert,
    facility,
    hauled,
    held_cards,
    letter,
    listed,
    rev_on,
    spelled,
    the_bay,
    title,
)

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

COLUMNS: Final = 80
NAME: Final = 20
TEXT: Final = 28
"""Columns for what places are called and do, unless one of a kind needs more."""
NARROWEST: Final = 12
"""Where a long name leaves less than this, a row is longer than the others."""


def draw(game: AlienFrontiers, state: State) -> str:
    """The whole table, and last whose turn it is and what is asked."""
    table = [spelled(game.edition), f"{game.seats} seats", *played_with(game)]
    parts = [
        folded("Alien Frontiers, ", table),
        ["SEATS", *seat_rows(game, state)],
        ["FACILITIES", *facility_rows(game, state, FACILITIES)],
        ["FACTION BOARDS", *facility_rows(game, state, BOARDS)],
        ["OUTER BELT", *facility_rows(game, state, BELT)],
        ["TERRITORIES", *territory_rows(game, state)],
        ["ALIEN TECH AND RELIC SHIP", *pile_rows(game, state), *ship_rows(state)],
        [*turn_rows(game, state), asked_row(game, state)],
    ]
    filled_parts = [rows for rows in parts if rows[1:] or not rows[0].isupper()]
    return "\n\n".join("\n".join(rows) for rows in filled_parts) + "\n"


def played_with(game: AlienFrontiers) -> Iterator[str]:
    """What was chosen for the game, as far as it is not the usual."""
    if game.long_game:
        yield "long game"
    if game.deck in game.printing.decks:
        yield game.printing.decks[game.deck][-1].title
    yield from (game.printing.offers[name][0].title for name in game.modules)
    if game.dealt:
        yield "boards dealt"


def folded(lead: str, parts: Iterable[str], between: str = ", ") -> list[str]:
    """Lines of at most eighty columns that never part a name; they go on under their beginning."""
    whole = [part.replace(" ", "\0") for part in parts]
    room = max(NARROWEST, COLUMNS - len(lead))
    lines = wrap(between.join(whole), room, break_long_words=False, break_on_hyphens=False)
    indent = " " * len(lead)
    rows = [lead + (lines or [""])[0], *(indent + line for line in lines[1:])]
    return [line.replace("\0", " ").rstrip() for line in rows]


def board_row(
    name: str, text: str, status: str, parts: Iterable[str], names: int = 0, texts: int = 0
) -> list[str]:
    """A place of the board: its name, what it does, how it stands, and what is there."""
    names, texts = max(names, NAME), max(texts, TEXT)
    return folded(f"  {name:<{names}}  {text:<{texts}}  {status:<9}  ", parts, "  ")


# -- the seats ------------------------------------------------------------------------------------


def seat_rows(game: AlienFrontiers, state: State) -> Iterator[str]:
    for seat in range(state.seats):
        mark = ">" if seat == state.turn and state.turns > 0 else " "
        circle = int(state.of(HUB, seat))
        yield (
            f"{mark} {letter(seat)}  {count(game.score(state, seat), 'point'):<9}  "
            f"fuel {state.fuel(seat):<2}  ore {state.ore(seat):<2}  "
            f"ships {state.fleet(seat)}  Bay {state.of(BAY, seat)}  "
            f"colonies left {state.colonies_left(seat)}  "
            f"Hub {f'circle {circle}' if circle else 'empty'}"
        )
        if own := faction_of(state, seat):
            yield f"     faction: {title(state.box, own)}"
        for card, mark, at in state.box.kept_for(seat):
            if is_mark(mark) and state.at[at]:
                yield f"     {mark} until its next turn ({title(state.box, card)})"
        held = held_cards(state, seat)
        if held:
            yield from folded("     cards: ", held)
        if hauled(state, seat):
            yield from folded("     asteroid cards: ", hauled(state, seat))
        if state.box.agendas:
            said = re.split(r"(?<=[,;:]) | (?=and |face down)", agendas(state, seat))
            yield from folded("     Agendas: ", said, " ")
            yield from agenda_tasks(game, state, seat)


def agenda_tasks(game: AlienFrontiers, state: State, seat: int) -> Iterator[str]:
    """What the Agendas ask that lie face down and are known to whoever looks."""
    for agenda in agendas_of(game.ruleset.book) if state.box.agendas else ():
        if agenda.held(state, seat):
            halves = (("in the game", agenda.asks_in_game()), ("at the end", agenda.asks_at_end()))
            said = "; ".join(f"{when}, {task}" for when, task in halves if task)
            yield from folded(f"       {title(state.box, agenda.key)}: ", said.split(), " ")


# -- the board ------------------------------------------------------------------------------------


FACILITIES: Final = "facilities"
BOARDS: Final = "boards"
BELT: Final = "belt"


def facility_rows(game: AlienFrontiers, state: State, kind: str) -> Iterator[str]:
    """Where ships dock: on the board, on the boards of factions, in the Outer Belt."""
    rows = []
    for place, dock in enumerate(game.ruleset.book.docks):
        if kind_of(dock) != kind or (dock.boxed and state.at[dock.on_table] < OWNED):
            continue
        free = f"{state.free_ports(place):>2} free"
        text = filled(part(dock).short, state, [dock])
        ships = [*ships_at(state, place, tracks=isinstance(dock, ColonistHub))]
        if ships and dock.forfeits and not game.ruleset.book.forfeit(state, state.turn, place):
            ships.append("saved")
        owner = f" ({letter(state.at[dock.on_table] - OWNED)})" if kind == BOARDS else ""
        rows.append((f"{facility(state.box, place)}{owner}", text, free, ships))
    names = max((len(name) for name, *_ in rows), default=0)
    texts = max((len(text) for _, text, *_ in rows), default=0)
    for row in rows:
        yield from board_row(*row, names=names, texts=texts)


def kind_of(dock: Rule) -> str:
    if isinstance(dock, BeltSpace):
        return BELT
    return BOARDS if dock.boxed else FACILITIES


def ships_at(state: State, place: int, tracks: bool) -> Iterator[str]:
    """Whose ships stand there: `B: 4 4`; and whose on another seat's track, where there are any."""
    for seat in range(state.seats):
        hand = state.docked(place, seat)
        if hand:
            yield f"{letter(seat)}: {' '.join(map(str, DICE[hand]))}"
    if state.at[RELIC_PLACE] == place:
        yield f"Relic Ship: {state.at[RELIC_VALUE]}"
    if state.brethren_at() == place:
        yield "Brethren Ship"
    if tracks:
        for guest in write_guests(state):
            yield f"({guest['owner']}: {guest['value']} at {guest['track']}'s)"


def territory_rows(game: AlienFrontiers, state: State) -> Iterator[str]:
    for place, name in enumerate(state.box.territory_names):
        holder = state.controller(place)
        held = f"held by {letter(holder)}" if holder >= 0 else "nobody's"
        rule = game.ruleset.book.parts[name]
        text = filled(part(rule).short, state, [rule])
        yield from board_row(title(state.box, name), text, held, things_on(state, place))


def things_on(state: State, place: int) -> Iterator[str]:
    """Whose colonies and which field generators: `B: 2`."""
    for seat in range(state.seats):
        if state.colonies(place, seat):
            yield f"{letter(seat)}: {state.colonies(place, seat)}"
    for field, name in enumerate(state.box.field_names):
        if state.in_field(place, field):
            yield title(state.box, name)
    if rev_on(state, place):
        yield "REV"


def pile_rows(game: AlienFrontiers, state: State) -> Iterator[str]:
    yield from folded("  Display: ", pile(state, state.box.display))
    yield f"  Deck: {count(int(state.at[DECK_SIZE]), 'card')}"
    thrown = sum(int(state.in_discards(index)) for index in range(state.box.cards))
    lead = f"  Discards, {count(thrown, 'card')}: " if thrown else "  Discards: "
    yield from folded(lead, pile(state, state.box.discards))
    if gone := out_of_the_game(game, state):
        yield from folded("  Out of the game: ", gone)
    if state.box.asteroids:
        belt = write_belt(state)
        yield f"  Asteroid deck: {count(int(unseen_in_deck(state)), 'card')} unseen"
        below, gone = (
            [title(state.box, name) for name in belt[of]] for of in ("bottom", "discards")
        )
        for lead, titles in (("Below these", below), ("Discards", counted(Counter(gone).items()))):
            if titles:
                yield from folded(f"    {lead}: ", titles)
    if state.box.agendas:
        deck, thrown = int(deck_count(state)), int(discards_count(state))
        yield f"  Agendas: {count(deck, 'card')} in the deck, {thrown} discarded"


def pile(state: State, base: int) -> list[str]:
    """The cards of a pile; twins are counted."""
    names = enumerate(state.box.card_names)
    return counted(
        [(title(state.box, name), int(state.at[base + index])) for index, name in names]
    ) or ["none"]


def out_of_the_game(game: AlienFrontiers, state: State) -> list[str]:
    """The cards that have left the game, where that can be."""
    if not game.ruleset.book.removes_cards:
        return []
    names = enumerate(state.box.card_names)
    gone = [(title(state.box, name), int(game.ruleset.removed(state, at))) for at, name in names]
    return counted(gone)


def relic_row(state: State) -> str:
    if state.at[RELIC_PLACE] == AT_HOME:
        return f"  Relic Ship: on {desert(state.box)}"
    user = f"  Relic Ship: used by {letter(state.at[RELIC_USER])}"
    if state.at[RELIC_PLACE] == UNPLACED:
        shows = f"shows {state.at[RELIC_VALUE]}" if state.at[RELIC_VALUE] else "not yet rolled"
        return f"{user}, unplaced, {shows}"
    if state.at[RELIC_PLACE] == IN_BAY:
        return f"{user}, in {the_bay(state.box)}"
    if state.at[RELIC_PLACE] == ON_CARD:
        card = title(state.box, state.box.ship_cards[0][0])
        return f"{user}, on the {card}, shows {state.at[RELIC_VALUE]}"
    place = facility(state.box, state.at[RELIC_PLACE])
    return f"{user}, docked at the {place}, shows {state.at[RELIC_VALUE]}"


def ship_rows(state: State) -> Iterator[str]:
    """The Relic Ship, and the Brethren Ship if somebody has their board."""
    yield relic_row(state)
    if state.brethren_owner() < 0 or state.at[state.box.brethren] == OUT_OF_PLAY:
        return
    at = brethren_places(state.box)[int(state.at[state.box.brethren]) - 1]
    where = "gathered with the fleet" if at == IN_HAND else f"at the {title(state.box, at)}"
    if at == MAINTENANCE_BAY:
        where = f"in {the_bay(state.box)}"
    yield f"  Brethren Ship: {where}"


# -- the turn -------------------------------------------------------------------------------------


def turn_rows(game: AlienFrontiers, state: State) -> Iterator[str]:
    """Whose turn, the unplaced ships, and what this turn has used and may still use."""
    if state.turns == 0:
        yield "Set-up"
        return
    dice = " ".join(map(str, unplaced(state)))
    yield f"Turn {state.turns}, seat {letter(state.turn)}. Unplaced ships: {dice or 'none'}"
    spent = list(spent_and_open(game, state))
    if spent:
        yield from folded("This turn: ", spent, "; ")


def spent_and_open(game: AlienFrontiers, state: State) -> Iterator[str]:
    if state.at[USED]:
        yield f"{listed(cards(state.box, state.at[USED]))} used"
    for name in powers_used(state):
        yield f"the power of the {title(state.box, name)} used"
    if state.at[DISCARDED]:
        cards_gone = int(state.at[DISCARDED])
        yield (
            "a card discarded for its power"
            if cards_gone == 1
            else f"{cards_gone} cards discarded for powers"
        )
    for owner, value in borrowed_ships(state):
        yield f"{letter(owner)}'s {value} borrowed"
    for place, name in enumerate(state.box.territory_names):
        if state.at[LENT] >> place & 1:
            yield f"the bonus of {title(state.box, name)} lent"
    if state.at[MARKET]:
        pairs = sorted(set(DICE[state.at[MARKET]]))
        yield f"trades open for the {listed(f'{value}s' for value in pairs)}"
    if state.at[CYCLES]:
        yield f"{count(int(state.at[CYCLES]), 'cycle')} of the display open"
    total = alien_artifact(game.ruleset.book).claim_total(state)
    if total:
        yield f"{total} of {CLAIM_TOTAL} towards a claim"
    if state.at[EXCESS]:
        more = count(int(state.at[EXCESS]), "circle")
        yield f"{more} more for the next colony if you launch now"


def asked_row(game: AlienFrontiers, state: State) -> str:
    outcome = game.outcome(state)
    if outcome is not None:
        winners = listed(letter(seat) for seat in outcome.winners)
        win = "wins" if len(outcome.winners) == 1 else "share the win"
        return f"The game is over: {winners} {win} with {count(max(outcome.scores), 'point')}."
    if docks_only(state) and state.asks == ASK_MAIN:
        return f"{letter(state.who)} is to move: dock the ships that have waited."
    if state.asks == ASK_MAIN:
        return f"{letter(state.who)} is to move: dock, use alien tech, or end the turn."
    who = f"{letter(state.who)} is to move" if state.who >= 0 else "Chance"
    return f"{who}: {next_step(state)}."
