"""A position of which only what matters is said: what is under way follows from phase and Battle.

The procedures are laid as they would lie, and go on until somebody is asked or chance is awaited: so in
a Fight whoever may answer is asked before the dice, and a turn of which only the Command number is said
begins with readied cards.
"""

from __future__ import annotations

from landfall.games.conquest_of_planet_earth import battle as battles
from landfall.games.conquest_of_planet_earth import battle_phase, fight, round, turn
from landfall.games.conquest_of_planet_earth.box import (
    ACTION,
    AGAINST_ALIENS,
    AGAINST_CAPTAIN,
    AGAINST_HUMANS,
    B_FIGHTS,
    B_RIVAL,
    B_SEAT,
    B_SPACE,
    BATTLE,
    BATTLES,
    COMMAND,
    DRAWING,
    F_COUNTER,
    F_FULL,
    F_ROUND,
    MOST_DICE,
    PHASE,
    R_DICE,
    R_DIE,
    RESISTANCE,
    RESOLVED,
    ROUND,
    SETTING_UP,
    STEP,
    TURNS,
    A,
    B,
    E,
)
from landfall.games.conquest_of_planet_earth.position.laid import Laid
from landfall.games.conquest_of_planet_earth.position.seat_entries import seat_entries

DICE_ROLLED = 3
"""The step of a Fight Round in which the dice are rolled, or lie there."""


def lay(laid: Laid) -> None:
    """The stack for a phase."""
    state = laid.state
    phase = int(state.at[PHASE])
    if phase != BATTLES and state.at[BATTLE]:
        raise laid.table.at("battle").wrong("a Battle is fought in the battle phase: phase: battle")
    if phase == SETTING_UP:
        begin(laid, "set-up")
    elif phase == COMMAND:
        state.at[ROUND] -= 1  # it is about to begin
        begin(laid, "round")
    elif phase == RESISTANCE:
        begin(laid, "round", step=round.END)
        begin(laid, "resistance-phase")
    else:
        lay_turn(laid, phase)


def begin(laid: Laid, name: str, seat: int = 0, step: int = 0) -> int:
    """A procedure on top of those that are laid; where its frame begins."""
    state = laid.state
    state.push(laid.tongue.book.kind(name), seat, 0, 0, 0)
    frame = int(state.top())
    state.at[frame + STEP] = step
    return frame


def lay_turn(laid: Laid, phase: int) -> None:
    """A turn: the Action Phase from its beginning or in its midst, the Battle Phase, the Draw Phase."""
    state = laid.state
    seat = int(state.turn)
    frame = begin(laid, "round", step=round.TURNS)
    state.at[frame + A] = (seat - int(state.first)) % int(state.box.seats) + 1
    entry = seat_entries(laid)[seat]
    if phase == ACTION and entry.has("number") and not entry.has("points"):
        state.at[TURNS] -= 1  # it is about to begin
        begin(laid, "turn", seat)
    elif phase == ACTION:
        begin(laid, "turn", seat, turn.FIGHTING)
        begin(laid, "action", seat)
    elif phase == DRAWING:
        begin(laid, "turn", seat, turn.DISCARDING)
    else:
        begin(laid, "turn", seat, turn.DISCARDING)
        begin(laid, "battle-phase", seat)
        if state.at[BATTLE]:
            lay_battle(laid)


def lay_battle(laid: Laid) -> None:
    """The Battle that is under way in a Space."""
    state, table = laid.state, laid.table.at("battle")
    seat, space = int(state.at[B_SEAT]), int(state.at[B_SPACE])
    letter, where = laid.words.letters[seat], laid.words.spaces[space]
    if state.at[BATTLE] == AGAINST_CAPTAIN:
        raise table.at("against").wrong(
            "the Captain's attack is laid by what waits: waiting: [{captain: SECTION}]"
        )
    if state.aliens(space, seat) == 0:
        raise table.at("space").wrong(f"{letter} has no Aliens in {where} to fight with")
    state.at[RESOLVED] |= 1 << space
    aliens = state.at[BATTLE] == AGAINST_ALIENS
    frame = begin(
        laid, "resolve-space", seat, battle_phase.RIVALS if aliens else battle_phase.AFTER
    )
    state.at[frame + A] = space
    if aliens:
        lay_alien_battle(laid, seat, space)
        return
    if state.at[BATTLE] != AGAINST_HUMANS:
        return
    frame = begin(laid, "battle", seat, battles.NEXT_FIGHT)
    state.at[frame + A] = space
    if state.counters_at(space) == 0 and state.resistance(space) == 0:
        raise table.at("space").wrong(f"nobody is in {where} to fight against")
    if laid.table.has("fight") or laid.table.has("fight-round"):
        lay_fight(laid, frame, seat, space)


def lay_alien_battle(laid: Laid, seat: int, space: int) -> None:
    state, table = laid.state, laid.table.at("battle")
    rival = int(state.at[B_RIVAL]) - 1
    if rival < 0:
        raise table.at("rival").wrong("is missing: against whose Aliens it is")
    if state.are_partners(seat, rival) or state.aliens(space, rival) == 0:
        raise table.at("rival").wrong("has no Aliens there that are enemies")
    frame = begin(laid, "alien-battle", seat, battles.NEXT_ROUND)
    state.at[frame + A] = space
    state.at[frame + B] = rival
    if laid.table.has("fight-round"):
        state.at[frame + STEP] = battles.ROUND_OVER
        lay_round(laid, seat)
    else:
        earlier_rounds(laid)


def lay_fight(laid: Laid, below: int, seat: int, space: int) -> None:
    """The Fight that is under way: against a Counter, against cards, or before any is turned up."""
    state, table = laid.state, laid.table.at("fight")
    counter = int(state.at[F_COUNTER]) - 1
    if counter >= 0 and not state.has_counter(space, counter):
        where = laid.words.spaces[space]
        raise table.at("counter").wrong(f"there is no {table.value['counter']} in {where}")
    state.at[below + STEP] = battles.COUNTER_FOUGHT if counter >= 0 else battles.CARD_FOUGHT
    if not state.at[B_FIGHTS]:
        state.at[B_FIGHTS] = 1
    frame = begin(laid, "fight", seat, fight.FIGHT)
    if counter >= 0:
        state.at[frame + A] = fight.COUNTER_FIGHT
        state.at[frame + B] = counter
    elif not state.at[F_FULL]:
        state.at[frame + STEP] = fight.DRAW
        return
    if laid.table.has("fight-round"):
        state.at[frame + STEP] = fight.ROUND_OVER
        lay_round(laid, seat)
    else:
        earlier_rounds(laid)


def earlier_rounds(laid: Laid) -> None:
    """The Fight Round that is said is about to begin."""
    if laid.state.at[F_ROUND]:
        laid.state.at[F_ROUND] -= 1


def lay_round(laid: Laid, seat: int) -> None:
    """A Fight Round of which the dice are rolled."""
    state = laid.state
    rolled = 0
    for side in range(2):
        dice = sum(state.at[R_DIE + MOST_DICE * side + n] > 0 for n in range(MOST_DICE))
        if dice == 0:
            raise laid.table.at("fight-round").at("shows").wrong("says what both sides have rolled")
        state.at[R_DICE + side] = dice
        rolled += dice
    if not state.at[F_ROUND]:
        state.at[F_ROUND] = 1
    frame = begin(laid, "fight-round", seat, DICE_ROLLED)
    state.at[frame + E] = rolled
