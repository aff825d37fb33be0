"""What the laboratory counts in a game: how each seat began, what it came to have, what was used."""

from __future__ import annotations

from typing import Final

from landfall.core.action import Action
from landfall.core.game import CHANCE
from landfall.core.loop import Played
from landfall.core.notes import Notes
from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.change import (
    AgendaFulfilled,
    AgendaGot,
    AgendaRevealed,
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
AGENDAS: Final = "Agenda held"
ORACLES: Final = "Agenda met on an Oracle Engine"
OTHERS_BOARDS: Final = "another's faction board used"

# A part of those of another kind: the laboratory tells how many of them it is.
USED_TECH: Final = f"{TECH}, and used"
USED_ASTEROIDS: Final = f"{ASTEROIDS}, and used"
OWN_BOARD: Final = f"{FACTION}, and its board used by its owner"
REVEALED: Final = f"{AGENDAS}, and revealed"
MET_IN_GAME: Final = f"{AGENDAS}, and met in the game"
MET_AT_END: Final = f"{AGENDAS}, and met at the end"


class Chronicle(Notes):
    """Watches one game."""

    def __init__(self, game: AlienFrontiers) -> None:
        self.game = game
        self.seats = range(game.seats)
        super().__init__(game.seats)

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
            self.note_use(seat, action)
        for change in changes(self.game.ruleset, before, after):
            self.note(change)
            if isinstance(change, AgendaRevealed):
                in_game = self.game.outcome(after) is None or self.met_by(step, change)
                self.had(change.seat, MET_IN_GAME if in_game else MET_AT_END, change.agenda)

    def note_use(self, seat: int, action: Action) -> None:
        """A card or a board that the seat uses."""
        if not action.words:
            return
        name = action.words[0]
        box = self.game.ruleset.box
        if action.verb in ("use", "discard"):
            self.had(seat, USED_TECH, name)
        elif action.verb == "play":
            self.had(seat, USED_ASTEROIDS, name)
        elif action.verb == "dock" and name in box.board_names:
            own = self.traits[seat].get(FACTION) == name
            self.had(seat, OWN_BOARD if own else OTHERS_BOARDS, name)

    def met_by(self, step: Played, change: AgendaRevealed) -> bool:
        """Did who ended the game with a step meet the half of an Agenda that counts in the game?"""
        if change.seat != step.seat:
            return False
        ruleset = self.game.ruleset
        agenda = agendas_of(ruleset.book)[ruleset.box.agenda(change.agenda)]
        return agenda.met(step.after, change.seat)

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
            case AgendaGot(seat, agenda):
                self.had(seat, AGENDAS, agenda)
            case AgendaRevealed(seat, agenda):
                self.had(seat, REVEALED, agenda)
            case AgendaFulfilled(seat, agenda):
                self.had(seat, ORACLES, agenda)


def chronicle(game: AlienFrontiers) -> Chronicle:
    return Chronicle(game)
