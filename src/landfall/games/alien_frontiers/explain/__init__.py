"""Why a move is legal or not: what it costs and gains and by which rules, or what forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from landfall.core.action import Action
from landfall.core.game import CHANCE, Explanation
from landfall.games.alien_frontiers.asks import (
    AIM_CANNON,
    AIM_GRAPPLE,
    AIM_HELMET,
    AIM_STOCK,
    ASK_AGENDA,
    ASK_BOARDS,
    ASK_CONFINE,
    ASK_DEAL,
    ASK_DRAFT,
    ASK_DRAW,
    ASK_DROP,
    ASK_FIRST,
    ASK_INFILTRATE,
    ASK_PICK,
    ASK_SAVE,
    ASK_SWAP,
    ASK_TOP,
)
from landfall.games.alien_frontiers.borrowed import moved_owner
from landfall.games.alien_frontiers.box import (
    BONUS,
    FUEL,
    LENT,
    ORE,
    RELIC_USER,
    TECH,
    WIDE,
)
from landfall.games.alien_frontiers.change import NOBODY, amounts
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.decisions import asked
from landfall.games.alien_frontiers.decisions.by_chance import LentRolled, RelicRolled, Rolled
from landfall.games.alien_frontiers.decisions.choices import Main, Raid
from landfall.games.alien_frontiers.decisions.of_agendas import AgendaDealt, MarketPair, Shedding
from landfall.games.alien_frontiers.decisions.of_colonies import Advancing, Landing
from landfall.games.alien_frontiers.decisions.of_factions import BoardWorks
from landfall.games.alien_frontiers.decisions.of_ships import Aiming, Carrying
from landfall.games.alien_frontiers.decisions.once_more import OnceMore
from landfall.games.alien_frontiers.explain.account import Account, trade_bonus
from landfall.games.alien_frontiers.explain.facts import fact as said_of
from landfall.games.alien_frontiers.explain.foundations import foundations
from landfall.games.alien_frontiers.explain.never import cards_not_here, what_never_is
from landfall.games.alien_frontiers.explain.question import PLENTY, Question
from landfall.games.alien_frontiers.explain.reasons import Reason, reason, reason_never
from landfall.games.alien_frontiers.explain.remedies import further, remedy_for
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.part import part, part_in
from landfall.games.alien_frontiers.rule import HUB_BONUS
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory
from landfall.games.alien_frontiers.words import count, listed

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

__all__ = ["cards_not_here", "explain", "explain_never", "fact", "what_never_is"]

NONE = Reason("", "")

# The power or the step of the turn that called for an answer, by what is asked.
ASKED_BY: dict[int, str] = {
    ASK_FIRST: "setup.first",
    ASK_DEAL: "setup.deal",
    ASK_DRAW: "alien-artifact.display",
    ASK_PICK: "temporal-warper.use",
    ASK_SWAP: "polarity-device.discard",
    ASK_CONFINE: "field-amplifier.lost",
    ASK_INFILTRATE: "infiltration-ai.gather",
    ASK_DROP: "turn.limit",
    ASK_BOARDS: "factions.draft",
    ASK_DRAFT: "factions.draft",
    ASK_SAVE: "new-gaia-engineers.dock",
    ASK_AGENDA: "agendas.draw",
    ASK_TOP: "dark-space-explorers.dock",
}
AIMED_BY: dict[int, str] = {
    AIM_CANNON: "plasma-cannon.use",
    AIM_STOCK: "plasma-cannon.discard",
    AIM_HELMET: "mind-control-helmet.use",
    AIM_GRAPPLE: "superconducting-grapple.use",
}


def explain(game: AlienFrontiers, state: State, code: int) -> Explanation:
    """What an action costs, gains and rests on; or which rule forbids it, and why here."""
    if not 0 <= code < game.size:
        return _refused(game, state, code, str(code), "code.unknown")
    refusal = game.refusal(state, code)
    if refusal:
        return _refused(game, state, code, game.text(code), refusal)
    ruleset = game.ruleset
    after = state.copy()
    ruleset.apply(after, code)
    by_chance = game.actor(state) == CHANCE
    seat = NOBODY if by_chance else int(state.seat)
    changed = changes(ruleset, state, after)
    account = Account(ruleset, changed, after, seat)
    action = Action.parse(game.text(code))
    if MarketPair.asked(state) and not AgendaDealt.asked(after):
        account.gain.insert(0, "the pair stays open for trades")
    if not by_chance and (more_ore := trade_bonus(ruleset, state, after, seat)) > 0:
        account.gain.append(f"{count(more_ore, 'ore')} more with your first trade this turn")
    if by_chance:
        account.gain.insert(0, _probability(game, state, code))
    rests_on = _rests_on(ruleset, state, code, action)
    begun = _begun_by(ruleset, state, after)
    rules = [*rests_on, *_bent_by(ruleset, state, code, after), *account.rules, *begun]
    more = amounts(changed, seat)
    return Explanation(
        action=str(action),
        legal=True,
        cost=listed(account.cost, ""),
        gain="; ".join(account.gain),
        rules=tuple(dict.fromkeys(rules)),
        refusal="",
        fact="",
        paid={name: -number for name, number in more.items() if number < 0},
        gained={name: number for name, number in more.items() if number > 0},
        changes=tuple(change.to_dict() for change in changed),
    )


def fact(game: AlienFrontiers, state: State, code: int, rule: str) -> str:
    """The fact of the position that makes the rule forbid the action."""
    return said_of(Question(game.ruleset, state, code), rule)


def _refused(game: AlienFrontiers, state: State, code: int, action: str, rule: str) -> Explanation:
    known = fact(game, state, code, rule)
    missing = reason(Question(game.ruleset, state, code), rule) if 0 <= code < game.size else NONE
    also = further(game.ruleset, state, code, rule)
    return Explanation(
        action,
        False,
        "",
        "",
        (rule,),
        rule,
        known,
        also=also,
        paid=_too_dear(game.ruleset, state, code, rule),
        reason=missing.words,
        brief=missing.brief,
        lifted_by=tuple(_lifted_by(game.ruleset, state, code, rule, also)),
    )


def _lifted_by(
    ruleset: Ruleset, state: State, code: int, rule: str, also: tuple[str, ...]
) -> Iterator[str]:
    """The territories whose controller would not be refused so, nor for what control itself brings."""
    if not 0 <= code < len(ruleset.texts):
        return
    box, seat = state.box, state.seat
    known = remedy_for(Question(ruleset, state, code), rule) is not None
    for territory, name in enumerate(box.territory_names):
        if not state.has_bonus(seat, territory):
            trial = state.copy()
            trial.at[BONUS + WIDE * seat] |= 1 << territory
            trial.at[box.land + box.row * territory + box.seats] = seat
            then = ruleset.refusal(trial, code)
            # Where one rule gives way to another, that must be one which stands in the way anyhow.
            if then != rule and (not then or then in also or not known):
                yield name


def explain_never(game: AlienFrontiers, state: State, text: str) -> Explanation | None:
    """The same of a line that asks for what could never be; None for one that makes no sense."""
    never = what_never_is(game.ruleset, text)
    if never is None:
        return None
    missing = reason_never(game.ruleset, state, never)
    return replace(never.explained(), reason=missing.words, brief=missing.brief)


def _too_dear(ruleset: Ruleset, state: State, code: int, rule: str) -> dict[str, int]:
    """The price of an action that a seat with more fuel and ore would not be refused so."""
    if rule == "code.unknown":
        return {}
    rich = state.copy()
    for resource in (FUEL, ORE):
        rich.at[resource + WIDE * state.seat] = PLENTY
    if ruleset.refusal(rich, code) == rule:
        return {}
    fuel, ore = Question(ruleset, state, code).price()
    return {name: number for name, number in (("fuel", fuel), ("ore", ore)) if number}


# -- the rules of a legal action ----------------------------------------------------------------------


def _rests_on(ruleset: Ruleset, state: State, code: int, action: Action) -> Iterator[str]:
    """The rules behind the action, and the card or decision that called for it."""
    if action.verb in ("use", "discard"):
        set_to_work = OnceMore.asked(state)
        if set_to_work:
            yield set_to_work.by_rule(state)
        yield f"{action.words[0]}.{action.verb}"
        yield "tech.used" if action.verb == "use" else "tech.one-discard"
        return
    yield from _called_for_by(ruleset, state, action)
    yield from foundations(ruleset, code, action)


def _called_for_by(ruleset: Ruleset, state: State, action: Action) -> Iterator[str]:
    """The power or the step of the turn that the action answers."""
    match asked(state):
        case Carrying(relic=relic):
            owner = state.at[RELIC_USER] if relic else moved_owner(state)
            borrowed = owner not in (NOBODY, state.seat)
            yield "mind-control-helmet.use" if borrowed else "orbital-teleporter.use"
        case Main(late=True):
            yield "pocket-universe.docking"
        case Aiming(why=why):
            yield AIMED_BY[why]
        case Shedding(goes=goes, among=among) if goes:
            yield "prophets-of-the-artifact.keep" if among else "prophets-of-the-artifact.power"
        case LentRolled(new=True):
            yield "brethren-of-the-stars.hijack"
        case RelicRolled(new=True) if state.at[RELIC_USER] != state.seat:
            yield "brethren-of-the-stars.hijack"
        case Rolled(new=True) | RelicRolled(new=True):
            yield "scavenger-fleet.owner"
        case Rolled(spike=True) | RelicRolled(spike=True) | LentRolled(spike=True):
            taken_up = ruleset.book.kept_away(state, state.seat)
            yield "chrono-spike.discard" if taken_up else "chrono-spike.use"
        case Rolled(again=again) | RelicRolled(again=again) | LentRolled(again=again):
            yield "temporal-warper.use" if again else "turn.gather"
        case Advancing(least=least):
            extra = ruleset.book.changed_by(HUB_BONUS, state, state.seat, 0)
            yield from [extra] if extra and int(action.words[0]) > least else []
        case Raid(robs_one=True):
            yield "raiders-rock.use"
        case Raid(smuggles=True):
            yield "smugglers-alliance.booty"
        case Raid() if action.verb == "done":
            yield "raiders-outpost.booty"
        case Landing() as landing:
            yield from _landing(landing)
        case BoardWorks(facility=at, step=step):
            key = state.box.facility_names[at]
            steps = part_in(state.box, key).rests_on.get("asks", (f"{key}.dock",))
            yield steps[min(step, len(steps) - 1)]
        case decision if decision.called_for_by:
            yield decision.called_for_by
        case decision if decision.asks in ASKED_BY:
            yield ASKED_BY[decision.asks]


def _landing(landing: Landing) -> Iterator[str]:
    if landing.moved:
        yield "orbital-teleporter.discard"
    elif landing.launched:
        yield "colonist-hub.launch"
        if landing.excess > 0:  # advances too many start the next colony
            yield "colonist-hub.full-circle"


# -- what bent it -------------------------------------------------------------------------------------


def _bent_by(ruleset: Ruleset, state: State, code: int, after: State) -> Iterator[str]:
    """Whoever bends a question, if without them it would be refused or come out otherwise."""
    for rule in dict.fromkeys(ruleset.book.benders):
        if ruleset.without(rule, state, code) != after:
            yield rule.bent_by()
            if isinstance(rule, Territory) and state.at[LENT] >> rule.territory & 1:
                yield from _lent_by(ruleset, state, rule.territory)
    if state.who == CHANCE:
        seat = state.seat
        for rule in ruleset.book.rolled:
            if rule.card >= 0 and state.holds(seat, rule.card):
                without = state.copy()
                without.at[TECH + WIDE * seat] &= ~(1 << rule.card)
                ruleset.apply(without, code)
                if any(without.of(of, seat) != after.of(of, seat) for of in (FUEL, ORE)):
                    yield f"{rule.key}.roll"


def _lent_by(ruleset: Ruleset, state: State, territory: int) -> tuple[str, ...]:
    """The power that has lent a territory's bonus this turn: of a faction, or else of a card."""
    # The last of them says exactly what it lends, and is asked first.
    for board in [*ruleset.book.boards][::-1]:
        if isinstance(board, Board) and board.lends(state, territory):
            return part(board).rests_on["lent"]
    return ("data-crystal.use",)


def _begun_by(ruleset: Ruleset, state: State, after: State) -> Iterator[str]:
    """What brings something when a turn begins, if one has begun: asked once more, it would again."""
    if state.turns == after.turns:
        return
    for rule in ruleset.book.beginning.rules:
        again = after.copy()
        rule.turn_begins(again, after.turn)
        if again != after:
            yield from part(rule).rests_on.get("turn", ())


def _probability(game: AlienFrontiers, state: State, code: int) -> str:
    weights = {other: int(game.ruleset.weight(state, other)) for other in game.legal(state)}
    return f"probability {Fraction(weights[code], sum(weights.values()))}"
