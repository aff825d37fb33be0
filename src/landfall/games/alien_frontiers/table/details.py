"""How the numbers of an option come about, what else it does, and what its seat would hold."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.plain import Words
from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.asks import ASK_DRAW, ASK_DROP, CHANCE, OVER
from landfall.games.alien_frontiers.change import (
    AgendaRevealed,
    AgendaShed,
    AsteroidGot,
    CardLost,
    CardUsedUp,
    Gained,
    GameEnded,
    Paid,
    PutOnCard,
    TakenOffCard,
    TurnPassed,
    amounts,
    of_kind,
)
from landfall.games.alien_frontiers.decisions import task
from landfall.games.alien_frontiers.decisions.by_chance import Drawn
from landfall.games.alien_frontiers.decisions.of_agendas import AgendaDealt
from landfall.games.alien_frontiers.explain.facts import serves
from landfall.games.alien_frontiers.names import RESOURCE_LIMIT
from landfall.games.alien_frontiers.part import part, part_in
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.table.agenda_rows import halves
from landfall.games.alien_frontiers.table.consequences import facilities, planet, ships
from landfall.games.alien_frontiers.table.effects import Effect
from landfall.games.alien_frontiers.words import amount, title


def detail(effect: Effect, *, with_held: bool = True) -> Words:
    """All of it, a sentence each; `with_held`: with what the seat would hold."""
    words: Words = []
    for sentence in [*_sentences(effect), *(_held(effect) if with_held else ())]:
        words += [" "] * bool(words) + spans.stopped(spans.begun(spans.tidied(sentence)))
    return spans.tidied(words)


def final(effect: Effect) -> Words:
    """Why the option cannot be taken back; nothing where it can."""
    if any(of_kind(effect.changes, AgendaRevealed)) and effect.after.who != OVER:
        return ["Everybody sees it, so this cannot be undone."]
    if effect.after.who == OVER and effect.box.agendas:
        return ["Agendas are revealed, so this cannot be undone."]
    if effect.after.who != CHANCE:
        return []
    if dealt := AgendaDealt.asked(effect.after):
        drawn_now = "An Agenda is" if dealt.cards == 1 else "Agendas are"
        return [f"{drawn_now} drawn, so this cannot be undone."]
    if effect.after.asks == ASK_DRAW:
        drawn = Drawn.asked(effect.after)
        one = drawn is not None and drawn.cards == 1
        return [
            f"{'A new card is' if one else 'New cards are'} turned up, so this cannot be undone."
        ]
    return ["Dice are thrown, so this cannot be undone."]


def _sentences(effect: Effect) -> Iterator[Words]:
    yield from _cards(effect)
    yield from _bent(effect)
    yield from facilities(effect)
    yield from planet(effect)
    yield from ships(effect)
    yield from _on_cards(effect)
    yield from _rivals(effect)
    yield from _next(effect)


# -- what the cards say ---------------------------------------------------------------------------


def _cards(effect: Effect) -> Iterator[Words]:
    """What an asteroid card will be good for, and what an Agenda that goes has asked."""
    for change in effect.own():
        match change:
            case AsteroidGot(_, asteroid):
                own = part_in(effect.box, asteroid)
                for way in ("use", "discard"):
                    if way in own.powers:
                        yield [spans.strong(own.title), f", {way}: {own.powers[way][0]}"]
            case AgendaShed(_, name) if name:
                asks = agendas_of(effect.ruleset.book)[effect.box.agenda(name)]
                for heading, said in halves(asks):
                    if said:
                        yield [f"{heading}: {said}"]


# -- how the numbers come about -------------------------------------------------------------------


def _bent(effect: Effect) -> Iterator[Words]:
    """Territories and cards of the seat that make the option possible, cheaper or better."""
    ruleset, seat = effect.ruleset, effect.seat
    for rule in dict.fromkeys(ruleset.book.benders):
        if not serves(effect.before, seat, rule):
            continue
        without = ruleset.without(rule, effect.before, effect.code)
        if without is None:
            yield ["only with ", spans.strong(part(rule).title)]
            continue
        fuel = int(effect.after.fuel(seat) - without.fuel(seat))
        ore = int(effect.after.ore(seat) - without.ore(seat))
        yield from _difference(effect, rule, {"fuel": fuel, "ore": ore})


def _difference(effect: Effect, rule: Rule, more: dict[str, int]) -> Iterator[Words]:
    """`Lem Badlands adds 1 fuel`, `Herbert Valley saves 1 fuel and 1 ore`."""
    paid = amounts(effect.changes, effect.seat)
    for verb, units in (
        ("saves", [unit for unit, n in more.items() if n > 0 and paid.get(unit, 0) <= 0]),
        ("adds", [unit for unit, n in more.items() if n > 0 and paid.get(unit, 0) > 0]),
        ("takes", [unit for unit, n in more.items() if n < 0]),
    ):
        if units:
            some = spans.joined([spans.counted(unit, abs(more[unit]))] for unit in units)
            yield [spans.strong(part(rule).title), f" {verb} ", *some]


def _on_cards(effect: Effect) -> Iterator[Words]:
    """What would lie on cards, or would no more."""
    for change in effect.changes:
        match change:
            case PutOnCard(seat, card, what, _, total) | TakenOffCard(seat, card, what, _, total):
                lie = " lies on " if total == 1 or what in ("fuel", "ore") else " lie on "
                own: Words = [*spans.whose(seat, effect.seat), f" {title(effect.box, card)}"]
                yield [amount(total, what), lie, *own] if total else [f"no {what}", lie, *own]


# -- others, and what follows ---------------------------------------------------------------------


def _rivals(effect: Effect) -> Iterator[Words]:
    """Fuel, ore and cards of other seats; what a fee brings them is said by the cost."""
    you = effect.seat
    paid = amounts(effect.changes, you)
    made_to = any(of_kind(effect.changes, CardUsedUp))  # discard it, and no raid
    for change in effect.changes:
        match change:
            case Gained(seat, what, number) if seat != you and paid.get(what, 0) > -number:
                yield [spans.named(seat), " gets ", spans.counted(what, number)]
            case Paid(seat, what, number) if seat != you:
                yield [spans.named(seat), " loses ", spans.counted(what, number)]
            case CardLost(seat, card, other) if seat != you:
                gone = (
                    "" if other == you or made_to else ", which goes to the discards: you hold one"
                )
                yield [spans.named(seat), f" loses the {title(effect.box, card)}{gone}"]


def _next(effect: Effect) -> Iterator[Words]:
    """What is asked then, and that the game or the turn is over."""
    if any(of_kind(effect.changes, GameEnded)):
        yield ["this ends the game"]
    elif any(of_kind(effect.changes, TurnPassed)):
        yield ["then it is ", *spans.whose(int(effect.after.turn), effect.seat), " turn"]
    elif effect.opens and task(effect.after):
        yield [f"then {task(effect.after)}"]


def _held(effect: Effect) -> Iterator[Words]:
    """What the seat would hold, where that is another number than now."""
    seat, more = effect.seat, amounts(effect.changes, effect.seat)
    if not {"fuel", "ore"} & set(more):
        return
    fuel, ore = int(effect.after.fuel(seat)), int(effect.after.ore(seat))
    held: Words = [
        "you would hold ",
        spans.counted("fuel", fuel),
        " and ",
        spans.counted("ore", ore),
    ]
    many = fuel + ore > RESOURCE_LIMIT and effect.before.asks != ASK_DROP
    yield [*held, f"; you keep {RESOURCE_LIMIT} at the end of the turn" if many else ""]
