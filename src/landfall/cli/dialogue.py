"""Line play: the story of the game, the moves in numbers, and one line typed for each decision."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from landfall import catalog
from landfall.catalog import rulebook
from landfall.cli.explain import explanations
from landfall.cli.formatting import explained, hanging, sentence
from landfall.cli.loading import is_record
from landfall.cli.local_table import LocalTable
from landfall.cli.menu import Menu
from landfall.cli.rules import found_lines, overview
from landfall.cli.saved_games import how_to_resume
from landfall.cli.terminal import Leave, Terminal
from landfall.core.errors import FileError, LandfallError
from landfall.core.game import CHANCE, SEAT_LETTERS
from landfall.core.seeded_chance import SeededChance
from landfall.core.seeing import whole_step
from landfall.record import Moment, write

HELP = """\
Type the number of a move, or the move itself: dock lunar-mine 4
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

    def __init__(self, table: LocalTable, terminal: Terminal, seed: int) -> None:
        self.table = table
        self.game = table.game
        self.story = catalog.story(table.game)
        self.terminal = terminal
        self.chance = SeededChance(seed)
        self.bots = {
            seat: catalog.bot(
                player.name, seed, SEAT_LETTERS[seat], table.steps, game=table.game.name
            )
            for seat, player in enumerate(table.players)
            if player.bot
        }
        self.turn = self.game.turn(table.position)
        self.shown_turn = -1
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

    def step(self) -> None:
        """Whoever is to act acts: chance, a bot or a person."""
        actor = self.table.actor
        if actor == CHANCE:
            self.act(self.chance.sample(self.game, self.table.position))
        elif actor in self.bots:
            self.act(catalog.ask(self.bots[actor], self.game, self.table.position))
        else:
            self.decide(actor)

    def act(self, code: int) -> None:
        """Carry out, keep, and tell."""
        moment = self.table.apply(code)
        self.tell(moment)
        if self.table.trouble:
            self.terminal.say(f"The game is no longer being saved: {self.table.trouble}")
            self.table.trouble = ""

    def tell(self, moment: Moment) -> None:
        names = self.table.names
        step = whole_step(self.game, moment.before, moment.code, moment.after)
        told = self.story.tell(self.game, [step], names)
        self.terminal.say(hanging("", told))
        turn = self.game.turn(moment.after)
        if turn != self.turn:
            self.turn = turn
            self.terminal.say("", f"Turn {turn[0]}: {self.called(turn[1])}")

    def called(self, seat: int) -> str:
        """`Ann (A)`, `B (cadet)`, `A`."""
        letter, name = SEAT_LETTERS[seat], self.table.names[seat]
        if name != letter:
            return f"{name} ({letter})"
        return f"{letter} ({self.bots[seat].name})" if seat in self.bots else letter

    # -- a person's decision --------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Show what there is to choose from, and ask until something is chosen."""
        if self.shown_turn != self.turn[0]:
            self.shown_turn = self.turn[0]
            self.show("")
        menu = Menu(self.game, self.table.position)
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

    def status(self, seat: int) -> str:
        return self.story.status(self.game, self.table.position, seat)

    def answer(self, line: str, menu: Menu) -> None:
        """A command, a number or a move."""
        word, _, rest = line.partition(" ")
        if not line:
            self.list_moves("")
        elif command := self.commands.get(word.lower()):
            command(rest.strip())
        else:
            for explanation in explanations(self.game, self.table.position, menu.meant(line)):
                if not explanation.legal:
                    self.terminal.say(*explained(self.game, explanation))
                    break
                self.act(self.game.code(explanation.action))

    # -- commands -------------------------------------------------------------------------------

    def hint(self, words: str) -> None:
        """The suggested turn up to the next roll or card, each step with what it does."""
        hint = catalog.hint(self.game, self.table.position)
        self.terminal.say("A strong player would:")
        width = max(map(len, hint.actions))
        position = self.table.position
        for number, action in enumerate(hint.actions, 1):
            code = self.game.code(action)
            after = self.game.apply(position, code)
            step = whole_step(self.game, position, code, after)
            told = self.story.tell(self.game, [step], self.table.names)
            self.terminal.say(hanging(f"  {number}. {action:<{width}}  ", told))
            position = after
        if hint.waits:
            self.terminal.say(hanging("", MORE_TO_COME))
        self.terminal.say(hanging("", hint.reason))

    def why(self, words: str) -> None:
        menu = Menu(self.game, self.table.position)
        if not words:
            self.terminal.say("Why what? For example: why 1, or: why dock lunar-mine 4")
            return
        for explanation in explanations(self.game, self.table.position, menu.meant(words)):
            self.terminal.say(*explained(self.game, explanation))

    def list_moves(self, words: str) -> None:
        self.terminal.say(*Menu(self.game, self.table.position).lines(words))

    def show(self, words: str) -> None:
        self.terminal.say("", self.game.draw(self.table.position).rstrip())

    def undo(self, words: str) -> None:
        moment = self.table.undo()
        self.turn = self.game.turn(self.table.position)
        self.terminal.say(f"Taken back: {moment.step.text}")

    def redo(self, words: str) -> None:
        self.tell(self.table.redo())

    def rules(self, words: str) -> None:
        book = rulebook(self.game.name)
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
        self.terminal.say(HELP)

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
            place = f"{outcome.ranks[seat]}. {self.called(seat):<{width}}"
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
