"""Why an act is legal here or not: what it costs and brings and by which rules, or what forbids it.

Everything is said from what the seat sees. A refusal starts from the rule that the engine names; the
fact is what of the position makes it so. Of a legal act it is told what comes of it if nobody answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from landfall.core.game import CHANCE, Explanation
from landfall.games.conquest_of_planet_earth import called, refusals
from landfall.games.conquest_of_planet_earth.box import FLARED, WHO
from landfall.games.conquest_of_planet_earth.called import listed
from landfall.games.conquest_of_planet_earth.change import (
    Asked,
    MoveEnded,
    amounts,
)
from landfall.games.conquest_of_planet_earth.changes import changes
from landfall.games.conquest_of_planet_earth.explain import odds
from landfall.games.conquest_of_planet_earth.explain.account import NAMES, UNITS, Account
from landfall.games.conquest_of_planet_earth.explain.facts import fact as fact_of
from landfall.games.conquest_of_planet_earth.explain.facts import price
from landfall.games.conquest_of_planet_earth.explain.grounds import grounds
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.explain.reasons import reason
from landfall.games.conquest_of_planet_earth.explain.remedies import further
from landfall.games.conquest_of_planet_earth.explain.trial import tried
from landfall.games.conquest_of_planet_earth.names import COMMANDS
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.table.offers import price as price_of_deed
from landfall.games.conquest_of_planet_earth.turn import points_for

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

OUTSIDE = ("turn.order", "turn.over", "turn.chance", "code.unknown")


def fact(
    game: ConquestOfPlanetEarth, position: State, code: int, rule: str, seat: int | None
) -> str:
    """What makes a rule forbid an act here."""
    return fact_of(Inquiry(game, position, code, seat), rule)


def refused(
    game: ConquestOfPlanetEarth,
    position: State,
    code: int,
    rule: str,
    seat: int | None,
) -> Explanation:
    """The rule, the fact that makes it forbid the act, and what else would."""
    q = Inquiry(game, position, code, seat)
    missing = reason(q, rule)
    return Explanation(
        q.text,
        False,
        "",
        "",
        (rule,),
        rule,
        fact_of(q, rule),
        also=() if rule in OUTSIDE else (*spared(q), *further(q, rule)),
        paid=too_dear(q, rule),
        reason=missing.words,
        brief=missing.brief,
    )


def spared(q: Inquiry) -> tuple[str, ...]:
    """The rule of partners, where a card against another player is aimed at one (R-CQ-903)."""
    other = q.code - int(q.codes.rival)
    if q.number != refusals.WRONG_TARGET or not 0 <= other < q.box.seats or other == q.seat:
        return ()
    return ("team.partners",) if q.state.are_partners(q.seat, other) else ()


def too_dear(q: Inquiry, rule: str) -> dict[str, int]:
    """The price that the seat cannot pay."""
    if rule in OUTSIDE:
        return {}
    if q.number == refusals.NO_POINTS:
        return {"points": price(q)}
    if q.number == refusals.NO_TOKENS and q.deed is not None:
        return {"tokens": int(q.deed.tokens)}
    return {}


def explained(
    game: ConquestOfPlanetEarth, position: State, code: int, seat: int | None
) -> Explanation:
    """What a legal act costs and brings if nobody answers it, and the rules it rests on."""
    q = Inquiry(game, position, code, seat)
    before, after = tried(q)
    changed = changes(game.ruleset, before, after)
    account = Account(q, changed, after)
    by_chance = position.at[WHO] == CHANCE
    if by_chance:
        account.gain.insert(0, probability(q))
    words, numbers = odds.told(q, before, after)
    more = {} if by_chance else amounts(changed, q.seat)
    paid = {UNITS[name]: -number for name, number in more.items() if number < 0}
    if asks_for_target(q, after):
        words, numbers = f"you choose what {q.card} is aimed at", None
        if q.under_way != "play":  # what is paid once that is chosen
            account.cost.extend(price_in_words(q))
            paid = price_of(q)
    elif q.verb == "choose":
        words = commanded(q)
    account.then.extend([words] if words else [])
    rules = [*grounds(q)]
    if q.verb == "move" and any(isinstance(change, MoveEnded) for change in changed):
        rules.append("move.ended")
    plain = [change.to_dict() for change in changed if not isinstance(change, Asked)]
    return Explanation(
        action=q.text,
        legal=True,
        cost=listed(account.cost, ""),
        gain=account.told(),
        rules=tuple(dict.fromkeys(rules)) or ("turn.asked",),
        refusal="",
        fact="",
        paid=paid,
        gained={UNITS[name]: number for name, number in more.items() if number > 0},
        changes=(*plain, *([numbers] if numbers else [])),
    )


def commanded(q: Inquiry) -> str:
    """The Action Points that a Command Counter brings, with what changes them (R-CQ-206)."""
    if q.word != COMMANDS[-1]:
        return called.count(int(points_for(q.state, q.seat, int(q.word))), "Action Point")
    race, fewer = q.state.race(q.seat), int(q.state.of(FLARED, q.seat))
    more = int(q.box.race_low_command[race])
    words = "as many Action Points as the die shows"
    if fewer:
        words += f" less {fewer}, at least 1"
    return f"{words}, and {more} more up to a {int(q.box.race_low_most[race])}" if more else words


def price_of(q: Inquiry) -> dict[str, int]:
    """What a card or power takes from its seat that is still to be aimed, by unit."""
    assert q.deed is not None
    return {unit: -n for unit, n in price_of_deed(q.state, q.deed).items()}


def price_in_words(q: Inquiry) -> Iterator[str]:
    taken = price_of(q)
    if "cards" in taken:
        yield f"the card {q.card}"
    for name, word in NAMES.items():
        if UNITS[name] in taken:
            yield called.count(taken[UNITS[name]], word)
    if q.deed is not None and q.deed.stuff >= 0 and q.box.stuff_activate[q.deed.stuff]:
        yield f"{q.card}, turned face down"


def asks_for_target(q: Inquiry, after: State) -> bool:
    """Is its seat asked next what the card or power is aimed at?"""
    if q.deed is None or after.at[WHO] != q.seat:
        return False
    return bool(after.at[after.top()] == q.book.play)


def probability(q: Inquiry) -> str:
    ruleset = q.game.ruleset
    weights = {code: int(ruleset.weight(q.state, code)) for code in q.game.legal(q.state)}
    return f"probability {Fraction(weights[q.code], sum(weights.values()))}"
