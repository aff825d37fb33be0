"""What the laboratory counts in a game: how each seat began, what it came to have, what was used."""

from __future__ import annotations

from collections import Counter
from typing import Final

from landfall.core.action import Action
from landfall.core.game import CHANCE
from landfall.core.loop import Played
from landfall.games.alien_frontiers.change import (
    AsteroidGot,
    BoardTaken,
    CardGot,
    Change,
    ControlGained,
)
from landfall.games.alien_frontiers.changes import changes
from landfall.games.alien_frontiers.game import AlienFrontiers

STARTING_TECH: Final = "starting tech"
FACTION: Final = "faction"
OPENING: Final = "opening facility"
FIRST_TERRITORY: Final = "territory first taken"
TECH: Final = "alien tech had"
ASTEROIDS: Final = "asteroid card had"


class Chronicle:
    """Watches one game."""

    def __init__(self, game: AlienFrontiers) -> None:
        self.game = game
        self.seats = range(game.seats)
        self.traits: list[dict[str, str | list[str]]] = [{} for _ in self.seats]
        """For each seat how it began, and lists of what it had at any time."""
        self.uses: Counter[str] = Counter()
        """How often each action was taken, by its verb and what it names."""

    def watch(self, step: Played) -> None:
        """One action or outcome."""
        before, seat, code, after = step
        if before.turns == 0 < after.turns:
            for one in self.seats:
                cards = enumerate(after.box.card_names)
                names = [name for card, name in cards if after.holds(one, card)]
                self.traits[one][STARTING_TECH] = names[0] if names else "none"
        action = Action.parse(self.game.text(code))
        if seat != CHANCE:
            named = [word for word in action.words[:1] if not word[0].isdigit() and len(word) > 1]
            self.uses[" ".join([action.verb, *named])] += 1
            if action.verb == "dock":
                self.traits[seat].setdefault(OPENING, action.words[0])
        for change in changes(self.game.ruleset, before, after):
            self.note(change)

    def note(self, change: Change) -> None:
        """What has changed for a seat."""
        match change:
            case BoardTaken(seat, board):
                self.traits[seat][FACTION] = board
            case ControlGained(seat=seat, territory=territory):
                self.traits[seat].setdefault(FIRST_TERRITORY, territory)
            case CardGot(seat=seat, card=card):
                self.had(seat, TECH, card)
            case AsteroidGot(seat=seat, asteroid=asteroid):
                self.had(seat, ASTEROIDS, asteroid)

    def had(self, seat: int, kind: str, name: str) -> None:
        """Once is enough: the number of copies does not count."""
        names = self.traits[seat].setdefault(kind, [])
        assert isinstance(names, list)
        if name not in names:
            names.append(name)


def chronicle(game: AlienFrontiers) -> Chronicle:
    return Chronicle(game)
