"""Why an act is legal here or not: what it costs and brings and by which rules, or what forbids it.

Everything is said from what the seat sees. A refusal starts from the rule that the engine names; the
fact is what of the position makes it so. Of a legal act it is told what comes of it if nobody answers.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from landfall.core.game import CHANCE, Explanation
from landfall.games.conquest_of_planet_earth import refusals
from landfall.games.conquest_of_planet_earth.box import WHO
from landfall.games.conquest_of_planet_earth.called import listed
from landfall.games.conquest_of_planet_earth.change import Asked, MoveEnded, amounts
from landfall.games.conquest_of_planet_earth.changes import changes
from landfall.games.conquest_of_planet_earth.explain import odds
from landfall.games.conquest_of_planet_earth.explain.account import UNITS, Account
from landfall.games.conquest_of_planet_earth.explain.facts import fact as fact_of
from landfall.games.conquest_of_planet_earth.explain.facts import price
from landfall.games.conquest_of_planet_earth.explain.grounds import grounds
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.explain.reasons import reason
from landfall.games.conquest_of_planet_earth.explain.remedies import further
from landfall.games.conquest_of_planet_earth.explain.trial import tried
from landfall.games.conquest_of_planet_earth.state import State

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
    if asks_for_target(q, after):
        words, numbers = f"you choose what {q.card} is aimed at", None
    elif q.verb == "choose":
        words = (
            "as many Action Points as the die shows"
            if q.word == "d6"
            else f"{q.word} Action Points"
        )
    account.then.extend([words] if words else [])
    more = {} if by_chance else amounts(changed, q.seat)
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
        paid={UNITS[name]: -number for name, number in more.items() if number < 0},
        gained={UNITS[name]: number for name, number in more.items() if number > 0},
        changes=(*plain, *([numbers] if numbers else [])),
    )


def asks_for_target(q: Inquiry, after: State) -> bool:
    """Is its seat asked next what the card or power is aimed at?"""
    if q.deed is None or after.at[WHO] != q.seat:
        return False
    return bool(after.at[after.top()] == q.book.play)


def probability(q: Inquiry) -> str:
    ruleset = q.game.ruleset
    weights = {code: int(ruleset.weight(q.state, code)) for code in q.game.legal(q.state)}
    return f"probability {Fraction(weights[q.code], sum(weights.values()))}"
