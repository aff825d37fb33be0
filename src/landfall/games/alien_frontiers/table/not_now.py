"""What a seat might expect to do and may not: each place, card and power with what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from landfall.core.plain import NotNow, Words
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.asks import (
    ASK_AIM,
    ASK_CARRY,
    ASK_CONFINE,
    ASK_LAND,
    ASK_MAIN,
    ASK_RAID,
    ASK_SWAP,
)
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.belt.march import held
from landfall.games.alien_frontiers.box import OWNED, RELIC_HERE, RELIC_VALUE, USED
from landfall.games.alien_frontiers.explain.question import Question
from landfall.games.alien_frontiers.explain.reasons import reason
from landfall.games.alien_frontiers.factions.faction_board import OwnersPower
from landfall.games.alien_frontiers.hands import DICE, FACES
from landfall.games.alien_frontiers.moment import docks_only
from landfall.games.alien_frontiers.part import part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.table import spans
from landfall.games.alien_frontiers.table.offers import Choice
from landfall.games.alien_frontiers.table.titles import of_any, under_heading

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.game import AlienFrontiers

OTHER_SHIPS: Final = ("dock.ships", "dock.carried")
"""Refusals of dockings that nobody has the ships for."""

NOT_THERE: Final = {
    ASK_RAID: ("raiders-outpost.victim", "matter-extractor.held", "alien-artifact.display"),
    ASK_AIM: (
        "plasma-cannon.target",
        "plasma-cannon.own",
        "mind-control-helmet.target",
        "superconducting-grapple.target",
    ),
    ASK_SWAP: ("polarity-device.colony",),
    ASK_CONFINE: ("field-amplifier.lost",),
}
"""Refusals of what nobody would expect, since there is no such ship, colony or booty."""

NEVER: Final = ("plasma-cannon.bay",)
"""Refusals that hold throughout an edition, so that nobody would expect otherwise."""


@dataclass(frozen=True)
class Unavailable:
    """Codes that are refused for the same reason, as one line."""

    title: Words
    choice: Choice
    rule: str
    uses: tuple[str, ...] = ()

    def line(self, number: int) -> NotNow:
        choice = self.choice
        missing = reason(Question(choice.game.ruleset, choice.state, choice.code), self.rule)
        line: NotNow = {
            "id": number,
            "title": spans.tidied(self.title),
            "uses": [*self.uses],
            "reason": missing.words,
            "action": str(choice.action),
            "group": choice.group,
        }
        if missing.brief != missing.words:
            line["brief"] = missing.brief
        return line


def not_now(game: AlienFrontiers, state: State, first: int) -> list[NotNow]:
    """The lines in the order of the board, numbered from `first` on."""
    return [refused.line(number) for number, refused in enumerate(_refused(game, state), first)]


def refused(game: AlienFrontiers, seen: State, seat: int) -> list[NotNow]:
    """The same by themselves, without the options of a prompt."""
    return not_now(game, seen, len(game.legal(seen, seat)) + 1)


def _refused(game: AlienFrontiers, state: State) -> Iterator[Unavailable]:
    if state.asks == ASK_MAIN:
        if state.hand or state.at[RELIC_HERE]:
            yield from _docks(game, state)
        acts = game.ruleset.late_acts if docks_only(state) else game.ruleset.acts
        for act in (*acts, *game.ruleset.reveals):
            if isinstance(act, Asteroid) and not held(state, state.seat, act.asteroid):
                continue
            if isinstance(act, Agenda) and not act.held(state, state.seat):
                continue
            codes = block(game, state, act)
            if isinstance(act, OwnersPower) and not act.board.belongs_to(state, state.seat):
                continue
            if codes and all(codes.values()):
                choice = rarest(codes)
                yield Unavailable(of_any(act, choice.action), choice, codes[choice])
        if not docks_only(state):
            yield from _cards(game, state)
    elif state.asks == ASK_CARRY:
        yield from _docks(game, state)
    elif state.asks in (ASK_LAND, *NOT_THERE):
        yield from _answers(game, state)


Codes = dict[Choice, str]
"""Codes of one rule object, each with the rule that refuses it, or nothing where it is legal."""


def block(game: AlienFrontiers, state: State, rule: Rule) -> Codes:
    """Every code of a rule object."""
    ruleset, code = game.ruleset, int(rule.base)
    codes: Codes = {}
    while code < game.size and ruleset.owner[code] is rule:
        codes[Choice(game, state, code)] = ruleset.refusal(state, code)
        code += 1
    return codes


def rarest(codes: Codes) -> Choice:
    """The code whose refusal fewest others share: most name ships and places that are not there."""
    often = Counter(rule for rule in codes.values() if rule not in NEVER)
    return min(codes, key=lambda choice: often[codes[choice]] or len(codes))


# -- facilities -----------------------------------------------------------------------------------


def _docks(game: AlienFrontiers, state: State) -> Iterator[Unavailable]:
    hand = [str(value) for value in FACES[state.hand]]
    if state.at[RELIC_HERE]:
        hand.append(f"{state.at[RELIC_VALUE]}*")
    for dock in game.ruleset.book.docks:
        if dock.boxed and state.at[dock.on_table] < OWNED:
            continue
        codes = block(game, state, dock)
        if not codes:
            continue
        name = part(dock).title
        fitting = {c: rule for c, rule in codes.items() if rule and rule not in OTHER_SHIPS}
        closed = all(codes.values())
        for rule in dict.fromkeys(fitting.values()):
            alike = [choice for choice in fitting if fitting[choice] == rule]
            named = dict.fromkeys(ship for choice in alike for ship in choice.uses)
            uses = tuple(ship for ship in named if ship in hand)
            whole = closed and len(set(fitting.values())) == 1
            some = so_many(name, alike) if dock.together else with_ships(name, alike)
            yield Unavailable([name] if whole else some, alike[0], rule, uses)
        if closed and not fitting:
            yield Unavailable([name], nearest(state, codes), OTHER_SHIPS[0])


def nearest(state: State, choices: Iterable[Choice]) -> Choice:
    """The docking for which most of its ships are in hand."""
    hand = Counter(str(value) for value in DICE[state.hand])
    if state.at[RELIC_HERE]:
        hand[f"{state.at[RELIC_VALUE]}*"] = 1
    return max(choices, key=lambda choice: (Counter(choice.uses) & hand).total())


def so_many(name: str, choices: Iterable[Choice]) -> Words:
    """`Colonist Hub with 2 or 3 ships`: any ships of a number are refused alike."""
    numbers = sorted({len(choice.uses) for choice in choices})
    several = "ship" if numbers == [1] else "ships"
    return [f"{name} with {' or '.join(map(str, numbers))} {several}"]


def with_ships(name: str, choices: Iterable[Choice]) -> Words:
    """`Lunar Mine with 3 or 4`."""
    sets = [choice.wording.ships for choice in choices]
    return [f"{name} with ", *spans.joined(sets, ", ", " or ")]


# -- cards ----------------------------------------------------------------------------------------


def _cards(game: AlienFrontiers, state: State) -> Iterator[Unavailable]:
    for tech in game.ruleset.techs:
        if not state.holds(state.seat, tech.card):
            continue
        name, codes = part(tech).title, block(game, state, tech)
        if codes and state.at[USED] >> tech.card & 1:
            choice = next(iter(codes))
            yield Unavailable([name], choice, codes[choice])
            continue
        for verb in ("use", "discard"):
            own = {choice: rule for choice, rule in codes.items() if choice.action.verb == verb}
            if own and all(own.values()):
                choice = rarest(own)
                yield Unavailable([f"{name}, {verb}"], choice, own[choice])


# -- answers to a decision that something has begun -----------------------------------------------


def _answers(game: AlienFrontiers, state: State) -> Iterator[Unavailable]:
    """What is there and may not be chosen; what is refused alike at one place is one line."""
    asks = int(state.asks)
    lines: dict[str, Unavailable] = {}
    for rule in game.ruleset.answering(asks):
        for choice, refusal in block(game, state, rule).items():
            if refusal and refusal not in NOT_THERE.get(asks, ()) and choice.action.words:
                title = _thing(choice)
                lines.setdefault(
                    f"{spans.text(title)} {refusal}", Unavailable(title, choice, refusal)
                )
    yield from lines.values()


def _thing(choice: Choice) -> Words:
    wording = choice.wording
    if choice.action.verb == "extract":
        return under_heading(wording)
    if choice.state.asks == ASK_RAID:
        kind = "cards" if choice.group == "cards" else "fuel and ore"
        return spans.begun([*wording.whose, f" {kind}"])
    if choice.state.asks == ASK_SWAP:
        return wording.territory
    return spans.begun(wording.target if choice.state.asks == ASK_AIM else wording.named)
