"""What an edition settles: modules, deck, and the two places where printings play differently."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from landfall.core.errors import FileError, PositionError
from landfall.core.game import FIRST_RULINGS
from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.belt.asteroids.asteroid import Asteroid
from landfall.games.alien_frontiers.belt.belt_space import BeltSpace
from landfall.games.alien_frontiers.box import (
    OF_A_MOMENT,
    Box,
    agenda_numbers,
    belt_numbers,
    box,
    kept_names,
    kept_on_table,
    straddle_numbers,
)
from landfall.games.alien_frontiers.editions.base import KNOWN
from landfall.games.alien_frontiers.editions.module import MakePart, Module
from landfall.games.alien_frontiers.editions.variant import Variant
from landfall.games.alien_frontiers.hands import MOST
from landfall.games.alien_frontiers.names import DISPLAY, SHIPS, SPACES
from landfall.games.alien_frontiers.own_parts import OwnParts
from landfall.games.alien_frontiers.part import OWN, Part, part, part_of
from landfall.games.alien_frontiers.part_check import check_part
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.ruleset import NEVER_COME, Ruleset, Settings
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.territories.territory import Territory

FEWEST_SEATS = 2
STARTING = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (2, 2))
"""Fuel and ore of player one, the second, third …"""

COLONIES: dict[int, int] = {2: 8, 3: 7, 4: 6, 5: 6, 6: 6}
MANY_SEATS = 5
"""From so many on, some facilities are played in another way."""

LONG_GAME_COLONIES = 8
AS_PRINTED = Variant()
RULINGS = (FIRST_RULINGS, "0.2")
"""Versions whose rulings read a rule anew; 0.2: a card that comes back stays used (R-TECH-9), and
colonies of one player are not swapped (R-POLA-2)."""


@dataclass(frozen=True)
class Edition:
    """One printing of the game."""

    name: str
    title: str
    modules: tuple[Module, ...]
    deck: dict[str, int]
    bay_is_safe: bool
    """No alien tech card reaches a ship in the Maintenance Bay."""
    cannon_counts_forfeit: bool
    """For the Plasma Cannon's discard, a ship at the Terraforming Station is none for next turn."""
    seats: tuple[int, ...] = (2, 3, 4)
    """How many may play."""
    ships: int = SHIPS
    """Of each colour."""
    with_many: tuple[MakePart, ...] = ()
    """With five or six players: facilities in place of those with the same name."""
    decks: Mapping[str, tuple[Module, ...]] = field(default_factory=dict)
    """What can be chosen in place of its own deck: the modules whose cards are added to it."""
    offers: Mapping[str, tuple[Module, ...]] = field(default_factory=dict)
    """What else can be chosen, by the name of the option: the first of the modules is called so."""

    def chosen(self, deck: str, options: Collection[str]) -> Edition:
        """This edition with a deck of that name and with these of its offers, as its own parts.

        A module that makes no sense without another stays in the box where that one does.
        """
        added = [
            module for name, found in self.offers.items() if name in options for module in found
        ]
        added = [*self.decks.get(deck, ()), *added]
        if not added:
            return self
        names = {module.name for module in (*self.modules, *added)}
        added = [module for module in added if names.issuperset(module.only_with)]
        cards = {name: copies for module in added for name, copies in module.deck.items()}
        return replace(self, modules=(*self.modules, *added), deck={**self.deck, **cards})

    @property
    def every_module(self) -> tuple[Module, ...]:
        """Those of its games, whatever is chosen."""
        choices = [found for offer in (self.decks, self.offers) for found in offer.values()]
        return (*self.modules, *(module for found in choices for module in found))

    def ruleset(
        self,
        seats: int,
        long_game: bool = False,
        variant: Variant = AS_PRINTED,
        rulings: str = RULINGS[-1],
        own: OwnParts | None = None,
        deals_boards: bool = False,
    ) -> Ruleset:
        """The rules of this edition for a number of seats, as the rulings of a version read them.

        `own` are the parts as an owner has them; a variant may change their numbers again. Faction
        boards are chosen in turn, unless they are dealt.
        """
        deck = {**self.deck, **(own.copies if own else {}), **variant.deck}
        if sum(deck.values()) < seats + DISPLAY:
            raise PositionError(
                "deck", f"{seats} seats and the display need {seats + DISPLAY} cards"
            )
        facilities = self._facilities(seats, own)
        territories = [
            equipped(make, own) for module in self.modules for make in module.territories
        ]
        techs = self._cards(deck, own)
        again = len([rule for rule in techs if rule.sets_to_work() or rule.takes_up_docked()])
        for rule in techs:
            rule.again = again
        asteroids = [equipped(make, own) for module in self.modules for make in module.asteroids]
        others = [equipped(make, own) for module in self.modules for make in module.others]
        settings = Settings(
            [variant.ports.get(rule.key, ports(part(rule), seats)) for rule in facilities],
            [deck.get(rule.key, 0) for rule in techs],
            LONG_GAME_COLONIES if long_game else COLONIES[seats],
        )
        if variant.colonies is not None:
            settings.colonies = variant.colonies
        settings.starting = list(STARTING[:seats])
        settings.ship_prices = list(variant.ship_prices)
        settings.constructor_ore = variant.constructor_ore
        settings.bay_is_safe = self.bay_is_safe
        settings.cannon_counts_forfeit = self.cannon_counts_forfeit
        settings.follows_cards = rulings != FIRST_RULINGS
        settings.swaps_alike = rulings == FIRST_RULINGS
        settings.deals_boards = deals_boards
        settings.asteroids = [part(rule).copies for rule in asteroids]
        fewest = SPACES + NEVER_COME
        if asteroids and sum(settings.asteroids) < fewest:
            raise PositionError("copies", f"the Outer Belt needs {fewest} asteroid cards at least")
        agendas = self._agendas((*facilities, *techs, *others), own)
        settings.agendas = [all(deck.get(icon, 1) for icon in rule.icons) for rule in agendas]
        boards = [rule for rule in facilities if rule.boxed]
        if boards and len(boards) <= seats:
            raise PositionError("seats", f"{seats} seats need {seats + 1} faction boards")
        others += [*asteroids, *agendas]
        laid_out = self._box(seats, facilities, territories, techs, others, own)
        ruleset = Ruleset(laid_out, settings, facilities, territories, techs, others)
        for rule in (*facilities, *territories, *techs, *others):
            if part(rule).mark == OWN or not part(rule).printed:  # our tests hold the printed ones
                check_part(rule)
        return ruleset

    def _facilities(self, seats: int, own: OwnParts | None) -> list[Rule]:
        """The facilities of the modules, as they are played by so many."""
        every = [equipped(make, own) for module in self.modules for make in module.facilities]
        if not any(module.agendas for module in self.modules):
            every = [rule for rule in every if not rule.needs_agendas]
        if seats < MANY_SEATS:
            return every
        others = {rule.key: rule for rule in [equipped(make, own) for make in self.with_many]}
        return [others.get(rule.key, rule) for rule in every]

    def _cards(self, deck: Mapping[str, int], own: OwnParts | None) -> list[Rule]:
        """The cards of the modules, and those of others that are put into the deck."""
        mine = [equipped(make, own) for module in self.modules for make in module.cards]
        others = [make for module in KNOWN if module not in self.modules for make in module.cards]
        there = {card.key for card in mine}
        added = [equipped(make, own) for make in others]
        return mine + [card for card in added if deck.get(card.key, 0) and card.key not in there]

    def _agendas(self, present: Iterable[Rule], own: OwnParts | None) -> list[Agenda]:
        """The Agendas of the modules that name nothing which this game has not."""
        keys = {rule.key for rule in present}
        every = [equipped(make, own) for module in self.modules for make in module.agendas]
        known = [rule for rule in every if isinstance(rule, Agenda)]
        return [rule for rule in known if all(icon in keys for icon in rule.icons)]

    def _box(
        self,
        seats: int,
        facilities: list[Rule],
        territories: list[Rule],
        techs: list[Rule],
        others: list[Rule],
        own: OwnParts | None,
    ) -> Box:
        asteroids = [rule for rule in others if isinstance(rule, Asteroid)]
        agendas = tuple(rule.key for rule in others if isinstance(rule, Agenda))
        kept = [
            kept_names(rule.key, rule.keeps(), seats)
            + kept_on_table(rule.key, rule.keeps_on_table())
            for rule in (*facilities, *territories, *techs, *others)
        ]
        fleeting = [
            f"{rule.key} {name}{OF_A_MOMENT}"
            for rule in (*facilities, *territories, *techs, *others)
            for name in rule.keeps_in_a_moment()
        ]
        belt = belt_numbers(
            tuple(rule.key for rule in asteroids),
            sum(part(rule).copies for rule in asteroids),
            seats,
        )
        fields = tuple(field.key for module in self.modules for field in module.fields)
        straddled = any(rule.straddles() for rule in (*facilities, *territories, *techs))
        names = (
            tuple(rule.key for rule in facilities),
            tuple(rule.key for rule in territories),
            fields,
            tuple(rule.key for rule in techs),
            (
                *(name for names in kept for name in names),
                *(straddle_numbers(fields) if straddled else ()),
                *belt,
                *agenda_numbers(agendas, seats),
                *fleeting,
            ),
        )
        asides = max(module.asides for module in self.modules)
        borrows = places_for_borrowed([*facilities, *territories, *techs], self.ships)
        return box(seats, names, self.ships, asides, own, borrows, agendas)


def places_for_borrowed(rules: list[Rule], ships: int) -> int:
    """How many ships of others a seat can have borrowed in a moment, docked or not."""
    borrowing = [rule for rule in rules if rule.borrows()]
    if ships + len(borrowing) > MOST:  # each has one of them in the hand at a time
        raise ValueError(f"a hand holds {MOST} dice, those of a colour and borrowed ones")
    places = sum(rule.borrows() for rule in borrowing)
    if any(not rule.lends_to_hand() for rule in borrowing):
        places += sum(rule.sets_to_work() for rule in rules)  # each may have such a card used again
    # Where a ship stays in the hand, whose it is must be told apart from one being moved.
    return max(places, 2 if any(rule.lends_to_hand() for rule in borrowing) else 1)


def equipped(make: MakePart, own: OwnParts | None = None) -> Rule:
    """The rule object of a part, with its words, and with the numbers that the rules go by."""
    rule = make()
    found = part_of(rule)
    if own is not None:
        found = own.parts.get(found.key, found)
    rule.part = found
    pressing = found.search.get("cadet")
    if isinstance(pressing, int):
        rule.pressing = pressing
    if isinstance(rule, Tech):
        rule.fuel = found.price
    elif isinstance(rule, Territory):
        rule.borders = list(found.borders)
    elif isinstance(rule, Asteroid):
        rule.needs = list(found.needs)
        rule.waits = found.in_tow
    elif isinstance(rule, Agenda):
        rule.icons = list(found.icons)
        rule.in_game_numbers = list(found.in_game_numbers)
        rule.endgame_numbers = list(found.endgame_numbers)
    elif isinstance(rule, BeltSpace):
        rule.navigation = list(found.navigation)
    return rule


def ports(facility: Part, seats: int) -> int:
    """How many of its ports are open at a table of so many; the last number holds beyond it."""
    if not facility.ports:
        raise FileError(facility.source, 0, "ports: they are missing")
    return facility.ports[min(seats - FEWEST_SEATS, len(facility.ports) - 1)]
