"""A prompt: what a seat is asked, with which ships, what it may do and what not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.core.phrases import NO_SEATS
from landfall.core.plain import Ending, Piece, Prompt, QuestionWords, Words
from landfall.games.alien_frontiers.agendas.agenda_board import over_limit
from landfall.games.alien_frontiers.asks import (
    ASK_CARRY,
    ASK_LOAD,
    ASK_MAIN,
    ASK_PICK,
    ASK_POWER,
    ASK_REPLACE,
)
from landfall.games.alien_frontiers.belt.belt_space import ClaimAsteroid
from landfall.games.alien_frontiers.borrowed import moved_owner, ships_in_hand
from landfall.games.alien_frontiers.box import (
    RELIC_HERE,
    RELIC_USER,
    RELIC_VALUE,
)
from landfall.games.alien_frontiers.decisions import asked
from landfall.games.alien_frontiers.decisions.choices import Dropping, Main, Raid, Unearthing
from landfall.games.alien_frontiers.decisions.of_agendas import Shedding
from landfall.games.alien_frontiers.decisions.of_cards import Collecting, Replacing, Scattering
from landfall.games.alien_frontiers.decisions.of_colonies import Confining, Landing, Swapping
from landfall.games.alien_frontiers.decisions.of_factions import BoardWorks
from landfall.games.alien_frontiers.decisions.of_ships import (
    Aiming,
    Carrying,
    Infiltrating,
    Picking,
)
from landfall.games.alien_frontiers.decisions.once_more import OnceMore
from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.explain.reasons import reason
from landfall.games.alien_frontiers.hands import DICE, SIZE
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.names import RESOURCE_LIMIT
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.table.not_now import not_now
from landfall.games.alien_frontiers.table.offers import choices, groups
from landfall.games.alien_frontiers.words import count, facility, letter, lying, territory, title

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

FEW: Final = 9
"""So many options are shown with all there is to say of each."""


def prompt(game: AlienFrontiers, seen: State, seat: int) -> Prompt:
    """What the seat is asked now."""
    decision = asked(seen)
    offered = choices(game, seen)
    made: Prompt = {
        "id": decision.name,
        "seat": letter(seat),
        "question": decision.question(seen),
        "pieces": pieces(seen, seat),
        "groups": groups(game, seen, offered),
        "options": [choice.option(number) for number, choice in enumerate(offered, 1)],
        "not": not_now(game, seen, len(offered) + 1),
        "end": ending(game, seen),
    }
    if words := circumstances(game, seen, seat):
        made["detail"] = words
    if by := asked_by(game, seen):
        made["card"] = title(seen.box, by)
    if made["pieces"]:
        made["piecesTitle"] = "with"
        made["pieceUnit"] = "ship"
    if seen.asks not in (ASK_MAIN, ASK_CARRY) and len(offered) <= FEW:
        made["full"] = True
    if seen.box.agendas:
        made["covered"] = True  # what can be revealed and discarded is for nobody else to see
    if seat != seen.turn:
        made["from"] = letter(int(seen.turn))
    return made


def question(game: AlienFrontiers, seen: State, seat: int) -> QuestionWords | None:
    """The same in words alone; of a turn as usual nothing."""
    decision = asked(seen)
    if seen.asks == ASK_MAIN and not docks_only(seen):
        return None
    told: QuestionWords = {"question": decision.question(seen), "enough": decision.enough()}
    if words := circumstances(game, seen, seat):
        told["detail"] = words
    if by := asked_by(game, seen):
        told["by"], told["card"] = by, title(seen.box, by)
    if isinstance(decision, Shedding):
        told["times"] = _going(game, seen, seat, decision)
    return told


def pieces(state: State, seat: int) -> list[Piece]:
    """The ships in hand, while it is they that are chosen; a borrowed one is its owner's."""
    if state.asks not in (ASK_MAIN, ASK_CARRY, ASK_PICK, ASK_LOAD, ASK_POWER, ASK_REPLACE):
        return []
    found: list[Piece] = []
    lent = ships_in_hand(state)
    for value in DICE[state.hand]:
        borrowed = next((ship for ship in lent if ship[1] == value), None)
        if borrowed:
            lent.remove(borrowed)
        whose = borrowed[0] if borrowed else seat
        label = "ship" if whose == seat else f"{letter(whose)}'s ship"
        found.append(_piece(len(found), str(value), letter(whose), f"{label} showing {value}"))
    picked = Picking.asked(state)
    if state.at[RELIC_HERE] and not (picked and picked.relic):
        value = int(state.at[RELIC_VALUE])
        found.append(_piece(len(found), f"{value}*", NO_SEATS, f"Relic Ship showing {value}"))
    return found


def _piece(at: int, kind: str, seat: str, label: str) -> Piece:
    die = kind.rstrip("*")
    return {"id": f"s{at + 1}", "is": kind, "die": die, "seat": seat, "label": label}


def ending(game: AlienFrontiers, state: State) -> Ending | None:
    """The end of the turn, and what stands in its way."""
    if state.asks != ASK_MAIN:
        return None
    code = int(game.ruleset.ending(state))
    refusal = game.ruleset.refusal(state, code)
    words = asked(state).enough()
    if not refusal:
        return {"words": words, "action": game.text(code)}
    missing = reason(Question(game.ruleset, state, code), refusal)
    return {"words": words, "reason": missing.words}


def asked_by(game: AlienFrontiers, state: State) -> str:
    """The card or board that asks, by name; empty where it is a facility or the turn itself."""
    box = state.box
    match asked(state):
        case Aiming(why=why):
            return part(game.ruleset.book.aimed[why]).key
        case Landing(moved=True):
            return "orbital-teleporter"
        case Picking():
            return "temporal-warper"
        case BoardWorks(facility=at):
            return box.facility_names[at]
        case Swapping():
            return "polarity-device"
        case OnceMore(by=by):
            return box.card_names[by]
        case Infiltrating():
            return "infiltration-ai"
        case Confining():
            return "field-amplifier"
        case Unearthing():
            return "relic-cache"
        case Raid(robs_one=True):
            return "raiders-rock"
        case Carrying() as carrying:
            lent = borrowed(state, carrying) is not None
            return "mind-control-helmet" if lent else "orbital-teleporter"
        case decision if decision.called_for_by:
            return decision.called_for_by.partition(".")[0]
    return ""


def borrowed(state: State, carrying: Carrying) -> int | None:
    """The owner of the ship that is moved, if it is another seat's."""
    owner = int(state.at[RELIC_USER] if carrying.relic else moved_owner(state))
    return None if owner in (-1, state.seat) else owner


# -- how it stands --------------------------------------------------------------------------------


def circumstances(game: AlienFrontiers, state: State, seat: int) -> Words:
    """A sentence on what has led to the question, or on what is left to do."""
    match asked(state):
        case Main():
            return [_to_dock(game, state)]
        case Landing(moved=True) as landing:
            from_ = f" colony leaves {territory(state.box, landing.source)}."
            return spans.begun([*spans.whose(landing.owner, seat), from_])
        case Landing(launched=True, excess=excess) if excess:
            return [f"{count(excess, 'circle')} too many for it: they start your next colony."]
        case Raid(taken=taken, most=most) as raid:
            if taken:
                return [f"{taken} of {most} resources taken."]
            if raid.smuggles:
                return [f"Up to {most} resources in any mix, {raid.and_a_card}."]
            return [f"Up to {most} resources in any mix, or one card."]
        case Aiming(facility=at):
            return [f"At the {facility(state.box, at)}."]
        case Carrying() as carrying:
            return _carried(state, carrying, seat)
        case Picking(hand=hand, relic=relic):
            picked = [*spans.dice(DICE[hand], seat)]
            named: list[Words] = [picked] if picked else []
            named += [["the Relic Ship"]] if relic else []
            return ["Picked: ", *spans.joined(named), "."] if named else ["None is picked yet."]
        case Swapping(owner=owner, source=source):
            return spans.begun(
                [*spans.whose(owner, seat), f" colony on {territory(state.box, source)}."]
            )
        case Confining(field=field):
            return spans.begun([f"{lying(state, field)}."])
        case Collecting(victim=victim) as collecting:
            return [spans.named(victim), f" has {collecting.has(state)}."]
        case Scattering(owner=owner) as scattering:
            colony = f" colony {scattering.leaves(state)}."
            return spans.begun([*spans.whose(owner, seat), colony])
        case Replacing(owner=owner, facility=at):
            return [spans.named(owner), f" has more at the {facility(state.box, at)}."]
        case Infiltrating():
            return ["Your fleet is about to be gathered and rolled."]
        case Shedding() as shedding:
            return [_shed(shedding, _going(game, state, seat, shedding))]
        case Dropping():
            held = int(state.fuel(seat) + state.ore(seat))
            return [f"You hold {held} in all and keep {RESOURCE_LIMIT}."]
        case decision:
            said = decision.stands(state, seat)
            return [said] if said else []


def _going(game: AlienFrontiers, state: State, seat: int, shedding: Shedding) -> int:
    """How many Agendas go before the seat goes on."""
    return shedding.goes or int(over_limit(game.ruleset.book, state, seat))


def _shed(shedding: Shedding, going: int) -> str:
    if shedding.among:
        return f"One of the {going + 1} that you drew is kept."
    if shedding.goes:
        return f"{count(going, 'Agenda')} of yours goes."
    rest = "goes" if going == 1 else "go"
    return f"You have too many: {going} {rest}, and what is revealed stays."


def _to_dock(game: AlienFrontiers, state: State) -> str:
    ships = int(SIZE[state.hand] + state.at[RELIC_HERE])
    if not ships:
        return "All ships are docked."
    if game.ruleset.refusal(state, int(game.ruleset.ending(state))):
        then = "you are done" if docks_only(state) else "the turn can end"
        return f"{count(ships, 'ship')} to dock, then {then}."
    cannot = "one ship left can" if ships == 1 else f"{ships} ships left can"
    if any(isinstance(game.ruleset.owner[code], ClaimAsteroid) for code in game.legal(state)):
        return f"The {cannot} dock only on the Outer Belt, and need not."
    return f"The {cannot} dock nowhere."


def _carried(state: State, carrying: Carrying, seat: int) -> Words:
    owner = borrowed(state, carrying)
    value = int(state.at[RELIC_VALUE]) if carrying.relic else carrying.value
    ship = spans.die(value, None if carrying.relic else owner if owner is not None else seat)
    lent: Words = [*spans.whose(owner, seat), " "] if owner is not None else []
    left = f" has left the {facility(state.box, carrying.source)}."
    kind = ["Relic Ship "] if carrying.relic else []
    return spans.begun([*lent, *kind, ship, left])
