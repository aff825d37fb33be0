"""What the laboratory counts in a game: how each seat began, what was used, how the score grew."""

from __future__ import annotations

from collections import Counter
from typing import Final

from landfall.core.action import Action
from landfall.core.game import CHANCE
from landfall.core.loop import Played
from landfall.games.alien_frontiers.change import ControlGained, TurnPassed, of_kind
from landfall.games.alien_frontiers.changes import Comparison
from landfall.games.alien_frontiers.game import AlienFrontiers

STARTING_TECH: Final = "starting tech"
OPENING: Final = "opening facility"
FIRST_TERRITORY: Final = "territory first taken"


class Chronicle:
    """Watches one game."""

    def __init__(self, game: AlienFrontiers) -> None:
        self.game = game
        self.seats = range(game.seats)
        self.traits: list[dict[str, str]] = [{} for _ in self.seats]
        """For each seat how it began."""
        self.uses: Counter[str] = Counter()
        """How often each action was taken, by its verb and what it names."""

    def watch(self, step: Played) -> None:
        """One action or outcome."""
        before, seat, code, after = step
        compared = Comparison(self.game.ruleset, before, after)
        if TurnPassed(int(after.turn), 1) in compared.turn():
            for one in self.seats:
                cards = enumerate(after.box.card_names)
                names = [name for card, name in cards if after.holds(one, card)]
                self.traits[one][STARTING_TECH] = names[0] if names else "none"
        if seat == CHANCE:
            return
        action = Action.parse(self.game.text(code))
        named = [word for word in action.words[:1] if not word[0].isdigit() and len(word) > 1]
        self.uses[" ".join([action.verb, *named])] += 1
        if action.verb == "dock":
            self.traits[seat].setdefault(OPENING, action.words[0])
        for taken in of_kind(compared.planet(), ControlGained):
            self.traits[taken.seat].setdefault(FIRST_TERRITORY, taken.territory)


def chronicle(game: AlienFrontiers) -> Chronicle:
    return Chronicle(game)
