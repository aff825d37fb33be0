"""The cost and the gain of an option as amounts; words where no number says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landfall.core.plain import Amount, Words
from landfall.core.rulebook import MARKS
from landfall.games.alien_frontiers.asks import AIM_CANNON, AIM_GRAPPLE, AIM_HELMET, AIM_STOCK
from landfall.games.alien_frontiers.asteroid_changes import is_in_tow
from landfall.games.alien_frontiers.change import (
    AsteroidGot,
    AsteroidUsedUp,
    BoardTaken,
    BonusGained,
    CardGot,
    CardLost,
    CardSwept,
    CardUsedUp,
    ClaimTotal,
    ColonyAdvanced,
    ColonyStarted,
    CyclesLeft,
    FieldConfined,
    FieldMoved,
    FieldPlaced,
    FieldRemoved,
    FieldStretched,
    ForfeitDue,
    Gained,
    OffBoard,
    Paid,
    PutOnCard,
    RelicBought,
    RelicMoved,
    RelicTurned,
    RevMoved,
    Scored,
    SeatMarked,
    ShipBuilt,
    ShipForfeit,
    ShipLost,
    ShipsDocked,
    ShipsGathered,
    ShipsPickedUp,
    ShipTurned,
    TradeOpened,
    of_kind,
)
from landfall.games.alien_frontiers.decisions import asked
from landfall.games.alien_frontiers.decisions.choices import Raid, Unearthing
from landfall.games.alien_frontiers.decisions.of_agendas import AgendaDealt, Shedding
from landfall.games.alien_frontiers.decisions.of_colonies import (
    Advancing,
    Confining,
    Landing,
    Swapping,
)
from landfall.games.alien_frontiers.decisions.of_factions import BoardWorks
from landfall.games.alien_frontiers.decisions.of_ships import Aiming, Infiltrating, Picking
from landfall.games.alien_frontiers.decisions.once_more import OnceMore
from landfall.games.alien_frontiers.decisions.pending_decision import PendingDecision
from landfall.games.alien_frontiers.explain.account import trade_bonus
from landfall.games.alien_frontiers.names import CLAIM_TOTAL, SEAT_LETTERS
from landfall.games.alien_frontiers.part import part_in
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.table.effects import Effect
from landfall.games.alien_frontiers.tech.plasma_cannon import PlasmaCannon
from landfall.games.alien_frontiers.words import amount, count, title

AIMED_FOR: Final = {
    AIM_CANNON: "ports cleared",
    AIM_STOCK: "a ship destroyed",
    AIM_HELMET: "a ship to borrow",
    AIM_GRAPPLE: "a ship towed",
}


# -- what it costs --------------------------------------------------------------------------------


def cost(effect: Effect) -> list[Amount]:
    """What the acting seat has less of, or will have; a fee says who gets it."""
    return [*_cost(effect)]


def _cost(effect: Effect) -> Iterator[Amount]:
    for change in effect.own():
        match change:
            case Paid(_, what, number):
                yield from _paid(effect, what, number)
            case CardLost() | CardUsedUp():
                yield {"unit": "card", "n": 1}
            case AsteroidUsedUp(_, asteroid):
                yield {"words": [f"the {title(effect.box, asteroid)}"]}
            case ShipLost(_, _, values) | ShipForfeit(_, _, values):
                yield {"unit": "ship", "n": len(values)}
            case Scored(_, number) if number < 0:
                yield {"unit": "vp", "n": -number}
            case ForfeitDue(relic=relic):
                ship = "the Relic Ship" if relic else "the ship"
                yield {"unit": "ship", "words": [f"{ship}, next turn"]}
    shedding = Shedding.asked(effect.after) if effect.opens else None
    if shedding and shedding.goes and not shedding.among:
        yield {"words": [count(shedding.goes, "Agenda")]}
    aiming = Aiming.asked(effect.after) if effect.opens else None
    if aiming and aiming.why == AIM_CANNON:
        cannon = effect.ruleset.book.aimed[AIM_CANNON]
        assert isinstance(cannon, PlasmaCannon)
        shot = int(cannon.shot(effect.after, effect.seat, 1))
        yield {"unit": "fuel", "words": [spans.counted("fuel", shot), " a ship"]}


def _paid(effect: Effect, what: str, number: int) -> Iterator[Amount]:
    """To other seats as far as they have got it, and the rest to the supply."""
    for fee in of_kind(effect.changes, Gained):
        if fee.what == what and fee.seat != effect.seat and number >= fee.number:
            number -= fee.number
            yield {"unit": what, "n": fee.number, "to": SEAT_LETTERS[fee.seat]}
    if number:
        yield {"unit": what, "n": number}


# -- what it brings -------------------------------------------------------------------------------


def gain(effect: Effect) -> list[Amount]:
    """What the acting seat has more of; in words where no number says it, and rivals' points last."""
    return [*_gain(effect), *_opened(effect), *_of_rivals(effect)]


def _gain(effect: Effect) -> Iterator[Amount]:
    for change in effect.own():
        match change:
            case Gained(_, what, number):
                yield {"unit": what, "n": number}
            case Scored(_, number) if number > 0:
                yield {"unit": "vp", "n": number}
            case ShipBuilt(_, number):
                yield {"unit": "ship", "n": number}
            case BoardTaken(_, board):
                own = part_in(effect.box, board)
                mark = own.mark_of("held")
                whose = f" ({MARKS[mark]})" if mark in ("read", "designed") else ""
                yield {"words": [f"port: {own.short}; power: {own.powers['held'][0]}{whose}"]}
            case CardGot():
                yield {"unit": "card", "n": 1}
            case AsteroidGot(_, asteroid):
                waits = is_in_tow(effect.ruleset.book, effect.after, change)
                yield {"words": [f"the {title(effect.box, asteroid)}{', in tow' * waits}"]}
            case PutOnCard(_, card, what, number):
                yield {"words": [f"{amount(number, what)} on the {title(effect.box, card)}"]}
            case SeatMarked(_, _, mark):
                yield {"words": [f"{mark} until your next turn"]}
            case BonusGained(_, territory):
                yield {"words": [f"the bonus of {title(effect.box, territory)}"]}
            case RelicBought():
                yield {"unit": "ship", "words": ["the Relic Ship"]}
            case ColonyStarted(_, circle):
                yield {"unit": "circle", "n": circle, "words": [f"to circle {circle}"]}
            case ColonyAdvanced(_, was, circle):
                yield {"unit": "circle", "n": circle - was, "words": [f"to circle {circle}"]}
            case TradeOpened(_, _, fuel):
                yield {"unit": "ore", "words": ["ore at ", spans.counted("fuel", fuel), " each"]}
            case ClaimTotal(_, was, now) if now > was:
                yield {"unit": "card", "words": towards(now)}
            case CyclesLeft(_, was, now) if now > was:
                yield {"unit": "cycle", "n": now - was}
    more = trade_bonus(effect.ruleset, effect.before, effect.after, effect.seat)
    if more > 0:
        yield {"unit": "ore", "words": [spans.counted("ore", more), " more with the first trade"]}
    yield from _turned(effect)


def towards(total: int) -> Words:
    return ["a card to claim" if total >= CLAIM_TOTAL else f"{total} of {CLAIM_TOTAL} for a card"]


def takes_along(effect: Effect) -> bool:
    """Does the seat choose a ship of others that it rolls and uses?"""
    before = effect.before
    return Infiltrating.asked(before) is not None or BoardWorks.asked(before) is not None


def _turned(effect: Effect) -> Iterator[Amount]:
    """Ships that show another value or may dock again, and field generators."""
    for change in effect.changes:
        match change:
            case ShipTurned(seat, _, now):
                yield {"words": ["a ship of ", spans.die(now, seat)]}
            case RelicTurned(_, was, now) if was:
                yield {"words": ["a Relic Ship of ", spans.die(now, None)]}
            case ShipsPickedUp(_, _, values) if len(values) > 1:
                yield {"words": [f"{len(values)} ships to dock"]}
            case ShipsPickedUp() | RelicMoved(_, _, OffBoard.HAND):
                yield {"words": ["a ship to dock"]}
            case RelicMoved(_, _, OffBoard.ROLLING) if BoardWorks.asked(effect.before):
                yield {"words": ["a ship to roll and dock"]}
            case ShipsDocked(_, target, _) | RelicMoved(_, _, target) if (
                target in effect.box.card_names
            ):
                yield {"words": [f"a ship on the {title(effect.box, target)}"]}
            case RevMoved():
                yield {"words": ["a step of the REV"]}
            case ShipsGathered(seat) if seat != effect.seat and takes_along(effect):
                yield {"words": ["a ship to roll and dock"]}
            case FieldPlaced():
                yield {"unit": "field", "words": ["a field placed"]}
            case FieldMoved():
                yield {"unit": "field", "words": ["a field moved"]}
            case FieldRemoved():
                yield {"unit": "field", "words": ["a field removed"]}
            case FieldStretched():
                yield {"unit": "field", "words": ["a field stretched"]}
            case FieldConfined():
                yield {"unit": "field", "words": ["a field confined"]}


def _opened(effect: Effect) -> Iterator[Amount]:
    """What a docking or a card has begun."""
    if any(of_kind(effect.changes, CardSwept)):
        yield {"unit": "cycle", "words": ["a new display"]}
    if dealt := AgendaDealt.asked(effect.after):
        yield {"words": [count(dealt.cards, "Agenda")]}
    match asked(effect.after) if effect.opens else None:
        case Advancing(least=least, most=most):
            yield {"unit": "circle", "words": [f"{least} or {most} circles"]}
        case Landing(moved=moved):
            yield {"unit": "colony", "words": [f"a colony to {'move' if moved else 'land'}"]}
        case Raid(most=most, smuggles=smuggles):
            besides = "and a card" if smuggles else "or a card"
            yield {"unit": "booty", "words": [f"up to {most} resources, {besides}"]}
        case Aiming(why=why):
            yield {"words": [AIMED_FOR[why]]}
        case Picking():
            yield {"words": ["ships rolled again"]}
        case OnceMore(card=card) as power:
            name = title(effect.box, effect.box.card_names[card])
            again = " once more" if power.doubled(effect.after) else " to use"
            yield {"words": [f"the {name}{again}"]}
        case Swapping():
            yield {"words": ["two colonies swapped"]}
        case Unearthing():
            yield {"unit": "card", "words": ["a displayed card"]}
        case Shedding(goes=goes) if goes:
            return  # which is no gain
        case Confining():
            yield {"unit": "field", "words": ["a field to confine"]}
        case PendingDecision(brings=words) if words:
            yield {"words": [words]}


def _of_rivals(effect: Effect) -> Iterator[Amount]:
    for scored in of_kind(effect.changes, Scored):
        if scored.seat != effect.seat:
            verb = "gets" if scored.number > 0 else "loses"
            points = spans.counted("vp", abs(scored.number))
            yield {"words": [spans.named(scored.seat), f" {verb} ", points]}
