"""What the laboratory counts: races, cards had and used, conquests, Battles, terror by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.core.kind_of_change import Change
from landfall.core.loop import Played as PlayedStep
from landfall.core.notes import Notes
from landfall.games.conquest_of_planet_earth.box import B_SPACE
from landfall.games.conquest_of_planet_earth.change import (
    BattleEnded,
    Canceled,
    Destroyed,
    EventDrawn,
    MarkerPlaced,
    MarkerStolen,
    Played,
    RaceTaken,
    RoundBegan,
    RoundFought,
    StuffGained,
    Used,
)
from landfall.games.conquest_of_planet_earth.changes import changes
from landfall.games.conquest_of_planet_earth.fights import fits, with_humans
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

RACE: Final = "race"
EVENTS: Final = "Event had"
STUFF: Final = "Space Stuff had"
CONQUERED: Final = "Location conquered"
STOLEN: Final = "Location taken over"
FIRST_CONQUEST: Final = "Location first conquered"

# A part of those of another kind: the laboratory tells how many of them it is.
PLAYED: Final = f"{EVENTS}, and played"
USED: Final = f"{STUFF}, and used"

LOOKED_AT: Final = (3, 6, 10)
"""Rounds after which the Terror Points are noted."""

BATTLES: Final = {"humans": "against Humans", "aliens": "against Aliens"}


class Chronicle(Notes):
    """Watches one game."""

    def __init__(self, game: ConquestOfPlanetEarth) -> None:
        self.game = game
        super().__init__(game.seats)

    def watch(self, step: PlayedStep) -> None:
        """One action or outcome."""
        if step.seat >= 0:
            self.uses[self.game.text(step.code).partition(" ")[0]] += 1
        for change in changes(self.game.ruleset, step.before, step.after):
            self.note(change, step.after)
            if isinstance(change, RoundFought):
                self.note_helpers(change, step.before)

    def note(self, change: Change, after: State) -> None:
        """What has changed for a seat, or in a Battle."""
        match change:
            case RaceTaken(seat, race):
                self.traits[seat][RACE] = race
            case EventDrawn(seat, card):
                self.had(seat, EVENTS, card)
            case Played(seat, card):
                self.uses[f"{'play' if seat >= 0 else 'Resistance Event'} {card}"] += 1
                if seat >= 0:
                    self.had(seat, PLAYED, card)
            case Canceled(card):
                self.uses[f"canceled {card}"] += 1
            case Used(seat, thing):
                self.uses[f"use {thing}"] += 1
                self.had(seat, USED, thing)
            case StuffGained(seat, card):
                self.had(seat, STUFF, card)
            case MarkerPlaced(seat=seat, location=location):
                self.traits[seat].setdefault(FIRST_CONQUEST, location)
                self.had(seat, CONQUERED, location)
            case MarkerStolen(seat=seat, location=location):
                self.had(seat, STOLEN, location)
            case Destroyed(number=number):
                self.uses["Alien destroyed"] += number
            case RoundFought(winner=winner):
                how = {"own": "won", "other": "lost", "": "tied"}[winner]
                self.uses[f"Fight Round {how}"] += 1
            case BattleEnded(against=against, result=result) if result:
                self.uses[f"Battle {BATTLES[against]} {result}"] += 1
            case RoundBegan(number):
                self.note_round(number - 1, after)

    def note_helpers(self, fought: RoundFought, before: State) -> None:
        """Allies that were in a Fight Round are used by it, and so is what gave Strength in it."""
        box = before.box
        space = int(before.at[B_SPACE])
        for seat in (fought.seat, fought.other):
            for kind, name in enumerate(box.stuff_names):
                if seat < 0 or before.has_stuff(seat, kind) == 0:
                    continue
                ally = int(box.stuff_ally[kind])
                there = ally >= 0 and before.ally_is(ally, seat, space)
                if there or (with_humans(before) and helps(before, kind)):
                    self.had(seat, USED, name)

    def note_round(self, number: int, after: State) -> None:
        """How the seats stand when a round is over."""
        if number in LOOKED_AT:
            for seat, traits in enumerate(self.traits):
                traits[f"Terror Points after round {number}"] = str(int(after.terror(seat)))


def helps(before: State, kind: int) -> bool:
    """Does a card of Space Stuff give Strength against the Resistance in the Fight?"""
    bonus = before.box.stuff_bonus
    return bonus.amount[kind] > 0 and fits(before, bonus, kind)


def chronicle(game: ConquestOfPlanetEarth) -> Chronicle:
    return Chronicle(game)
