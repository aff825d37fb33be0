"""Line play: the story of the game, the moves in numbers, and one line typed for each decision.

Whoever is asked is shown what their seat sees; the narrator tells what happened.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from landfall import catalog
from landfall.catalog import rulebook_of
from landfall.cli.explain import explanations
from landfall.cli.formatting import explained, hanging, sentence
from landfall.cli.loading import is_record
from landfall.cli.local_table import LocalTable
from landfall.cli.menu import Menu
from landfall.cli.narrator import Narrator
from landfall.cli.rules import found_lines, overview
from landfall.cli.saved_games import how_to_resume
from landfall.cli.seated_bots import SeatedBots
from landfall.cli.terminal import Leave, Terminal
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import CHANCE, SEAT_LETTERS, Position, SeenStep
from landfall.core.seeded_chance import SeededChance
from landfall.lab.entrants import Entrant
from landfall.record import write

HELP = """\
Type the number of a move, or the move itself: {move}
  Enter         the moves once more
  why MOVE      what a move costs and gains and by which rules, or why it is not legal
  hint          the turn a strong player would play now, and why
  moves WORDS   only the moves that contain these words
  show          the whole table
  undo, redo    back to the last roll, card or act of another player, and forth
  rules WORDS   look a rule up, by its id or by words
  save FILE     write the game so far to a file
  help          this
  quit          leave; the game is kept, and you are told how to go on with it"""


MORE_TO_COME = "Then see what comes: your turn goes on after it, and `hint` will tell how."


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
        self.story = catalog.story(table.game)
        self.terminal = terminal
        self.bots = SeatedBots(table, seed, own or {}, tracebacks)
        self.narrator = Narrator(table, terminal, self.called)
        self.chance = SeededChance(seed)
        for moment in table.done:
            if moment.seat == CHANCE:  # so that a game that is gone on with has the same dice
                self.chance.meet(self.game, moment.before, moment.code)
        self.shown: tuple[int, int] | None = None
        self.asked = 0
        """The seat that is asked now."""
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "hint": self.hint,
            "moves": self.list_moves,
            "show": self.show,
            "undo": self.undo,
            "redo": self.redo,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }

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
        self.asked = seat
        self.narrator.hand_over(seat)
        shown = (self.narrator.turn[0], seat)
        if self.shown != shown:
            self.shown = shown
            self.show("")
        menu = self.menu()
        self.terminal.say("", hanging(f"{self.called(seat)}: ", self.status(seat)), *menu.lines())
        steps = self.table.steps
        while self.table.steps == steps:
            line = self.terminal.ask(f"{self.table.names[seat]}> ")
            try:
                self.answer(line, menu)
            except FileError as error:
                self.terminal.say(sentence(str(error)))  # with its path in one piece
            except LandfallError as error:
                self.terminal.say(hanging("", sentence(str(error))))

    @property
    def seen(self) -> Position:
        """What the seat that is asked sees."""
        return self.game.observe(self.table.position, self.asked)

    def menu(self) -> Menu:
        return Menu(self.game, self.seen, self.asked)

    def status(self, seat: int) -> str:
        return self.story.status(self.game, self.seen, seat)

    def answer(self, line: str, menu: Menu) -> None:
        """A command, a number or a move."""
        word, _, rest = line.partition(" ")
        if not line:
            self.list_moves("")
        elif command := self.commands.get(word.lower()):
            command(rest.strip())
        else:
            for explanation in explanations(self.game, self.seen, menu.meant(line), self.asked):
                if not explanation.legal:
                    self.terminal.say(*explained(self.game, explanation))
                    break
                self.act(self.game.code(explanation.action), self.asked)

    # -- commands -------------------------------------------------------------------------------

    def hint(self, words: str) -> None:
        """The suggested turn up to the next roll or card, each step with what it does."""
        position, seat = self.seen, self.asked
        hint = catalog.hint(self.game, position, seat)
        self.terminal.say("A strong player would:")
        width = max(map(len, hint.actions))
        for number, action in enumerate(hint.actions, 1):
            code = self.game.code(action)
            after = self.game.apply(position, code, seat)
            step = SeenStep(position, self.game.seen(position, code, seat, seat), after)
            told = self.story.tell(self.game, [step], self.table.names)
            self.terminal.say(hanging(f"  {number}. {action:<{width}}  ", told))
            position = after
        if hint.waits:
            self.terminal.say(hanging("", MORE_TO_COME))
        self.terminal.say(hanging("", hint.reason))

    def why(self, words: str) -> None:
        if not words:
            self.terminal.say(f"Why what? For example: why 1, or: why {self.example()}")
            return
        meant = self.menu().meant(words)
        for explanation in explanations(self.game, self.seen, meant, self.asked):
            self.terminal.say(*explained(self.game, explanation))

    def list_moves(self, words: str) -> None:
        self.terminal.say(*self.menu().lines(words))

    def show(self, words: str) -> None:
        self.terminal.say("", self.game.draw(self.seen).rstrip())

    def undo(self, words: str) -> None:
        moment = self.table.undo(self.asked)
        self.narrator.taken_back()
        self.terminal.say(f"Taken back: {moment.step.text}")

    def redo(self, words: str) -> None:
        self.narrator.tell(self.table.redo(self.asked))

    def rules(self, words: str) -> None:
        book = rulebook_of(self.game)
        self.terminal.say(
            *(found_lines(book, words, self.game.edition) if words else overview(book))
        )

    def save(self, words: str) -> None:
        if not words:
            self.terminal.say("Save where? For example: save friday.landfall")
            return
        file = Path(os.path.expanduser(words))
        if file.is_file() and not is_record(file):
            raise FileError(words, 0, "is there and is no game; choose another name")
        write(file, self.table.record())
        self.terminal.say(f"Saved in {file}; `{how_to_resume(file)}` goes on from here.")

    def help(self, words: str) -> None:
        self.terminal.say(HELP.format(move=self.example()))

    def example(self) -> str:
        """A move of this game."""
        return catalog.entry(self.game.name).example or self.game.text(0)

    def quit(self, words: str) -> None:
        raise Leave

    # -- the end --------------------------------------------------------------------------------

    def ending(self) -> None:
        """The result as a table, and what decided it."""
        outcome = self.game.outcome(self.table.position)
        assert outcome is not None
        self.terminal.say("", f"The game is over: {outcome.reason}.")
        ranking = sorted(range(self.game.seats), key=lambda seat: outcome.ranks[seat])
        width = max(len(self.called(seat)) for seat in ranking)
        for seat in ranking:
            self.asked = seat
            rank = "" if outcome.lost else f"{outcome.ranks[seat]}. "
            place = f"{rank}{self.called(seat):<{width}}"
            self.terminal.say(hanging(f"  {place}  ", self.status(seat)))
        told = self.story.ending(self.game, self.table.position, self.table.names)
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
