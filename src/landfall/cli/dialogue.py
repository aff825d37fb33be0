"""Line play: the story of the game, the moves in numbers, and one line typed for each decision.

Whoever is asked is shown what their seat sees; the narrator tells what happened.
"""

from __future__ import annotations

from collections.abc import Mapping

from landfall import catalog
from landfall.cli.asked_person import AskedPerson
from landfall.cli.explain import explanations
from landfall.cli.formatting import explained, hanging, sentence, stopped
from landfall.cli.local_table import LocalTable
from landfall.cli.narrator import Narrator
from landfall.cli.saved_games import how_to_resume
from landfall.cli.seated_bots import SeatedBots
from landfall.cli.terminal import Leave, Terminal
from landfall.cli.typed_commands import TypedCommands
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import CHANCE, SEAT_LETTERS
from landfall.core.seeded_chance import SeededChance
from landfall.lab.entrants import Entrant


class Dialogue:
    """One sitting at a table, from the first question to the result or to `quit`."""

    def __init__(
        self,
        table: LocalTable,
        terminal: Terminal,
        seed: int,
        own: Mapping[str, Entrant] | None = None,
        tracebacks: bool = False,
    ) -> None:
        self.table = table
        self.game = table.game
        self.terminal = terminal
        self.bots = SeatedBots(table, seed, own or {}, tracebacks)
        self.narrator = Narrator(table, terminal, self.called)
        self.commands = TypedCommands(table, terminal, self.narrator)
        self.chance = SeededChance(seed)
        for moment in table.done:
            if moment.seat == CHANCE:  # so that a game that is gone on with has the same dice
                self.chance.meet(self.game, moment.before, moment.code)
        self.shown: tuple[int, int] | None = None

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            while self.game.outcome(self.table.position) is None:
                self.step()
            self.ending()
        except (Leave, KeyboardInterrupt):
            self.farewell()
        except LandfallError:
            self.farewell()
            raise

    def step(self) -> None:
        """Whoever is to act acts: chance, a bot or a person. Of several the first is asked."""
        actor = self.table.actor
        if actor == CHANCE:
            self.act(self.chance.sample(self.game, self.table.position), CHANCE)
        elif actor in self.bots:
            self.act(self.bots.answer(actor), actor)
        elif (quiet := self.commands.passes(AskedPerson(self.table, actor))) is not None:
            self.act(quiet, actor)
        else:
            self.decide(actor)

    def act(self, code: int, seat: int) -> None:
        """Carry out, keep, and tell."""
        moment = self.table.apply(code, seat)
        self.narrator.tell(moment)
        if self.table.trouble:
            self.terminal.say(f"The game is no longer being saved: {self.table.trouble}")
            self.table.trouble = ""

    def called(self, seat: int) -> str:
        """`Ann (A)`, `B (drifter)`, `A`."""
        letter, name = SEAT_LETTERS[seat], self.table.names[seat]
        if name != letter:
            return f"{name} ({letter})"
        return f"{letter} ({self.bots.name(seat)})" if seat in self.bots else letter

    # -- a person's decision --------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Show what there is to choose from, and ask until something is chosen."""
        person = AskedPerson(self.table, seat)
        self.narrator.hand_over(seat)
        shown = (self.narrator.turn[0], seat)
        if self.shown != shown:
            self.shown = shown
            self.commands.show(person)
        menu = person.menu()
        self.terminal.say("", hanging(f"{self.called(seat)}: ", person.status()))
        self.terminal.say(*menu.lines())
        steps = self.table.steps
        while self.table.steps == steps:
            line = self.terminal.ask(f"{self.table.names[seat]}> ")
            try:
                if not self.commands.carry_out(line, person):
                    self.play(menu.meant(line), person)
                elif (quiet := self.commands.passes(person)) is not None:
                    self.act(quiet, seat)
            except FileError as error:
                self.terminal.say(stopped(str(error)))  # its path as it is, and in one piece
            except LandfallError as error:
                self.terminal.say(hanging("", sentence(str(error))))

    def play(self, moves: str, person: AskedPerson) -> None:
        """Carry out what was typed, up to a move that is not legal, which is explained."""
        for explanation in explanations(self.game, person.seen, moves, person.seat):
            if not explanation.legal:
                self.terminal.say(*explained(self.game, explanation))
                break
            self.act(self.game.code(explanation.action), person.seat)

    # -- the end --------------------------------------------------------------------------------

    def ending(self) -> None:
        """The result as a table, and what decided it."""
        position, story = self.table.position, catalog.story(self.game)
        outcome = self.game.outcome(position)
        assert outcome is not None
        self.terminal.say("", f"The game is over: {outcome.reason}.")
        ranking = sorted(range(self.game.seats), key=lambda seat: outcome.ranks[seat])
        width = max(len(self.called(seat)) for seat in ranking)
        for seat in ranking:
            rank = "" if outcome.lost else f"{outcome.ranks[seat]}. "
            place = f"{rank}{self.called(seat):<{width}}"
            status = story.status(self.game, self.game.observe(position, seat), seat)
            self.terminal.say(hanging(f"  {place}  ", status))
        told = story.ending(self.game, position, self.table.names)
        self.terminal.say(hanging("", told))
        if self.table.log:
            self.terminal.say("", f"The record: landfall replay {self.table.log.path}")
        self.table.close()

    def farewell(self) -> None:
        self.table.close()
        if self.table.log:
            self.terminal.say(f"The game is kept in {self.table.log.path}")
            self.terminal.say(f"Go on with it any time: {how_to_resume(self.table.log.path)}")
        else:
            self.terminal.say("Goodbye. This game was not saved.")
