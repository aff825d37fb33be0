"""What may be typed in a game besides a move: `why`, `hint`, `undo`, and the like."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from landfall import catalog
from landfall.catalog import rulebook_of
from landfall.cli.asked_person import AskedPerson
from landfall.cli.explain import explanations
from landfall.cli.formatting import explained, hanging
from landfall.cli.loading import is_record
from landfall.cli.local_table import LocalTable
from landfall.cli.narrator import Narrator
from landfall.cli.rules import found_lines, overview
from landfall.cli.saved_games import how_to_resume
from landfall.cli.terminal import Leave, Terminal
from landfall.core.errors import FileError
from landfall.core.game import CHANCE, SeenStep
from landfall.core.stops import EVERY, STOPS, written, written_later
from landfall.core.unanswered import unanswered
from landfall.record import write

HELP = """\
Type the number of a move, or the move itself: {move}
  Enter         the moves once more
  why MOVE      what a move costs and gains and by which rules, or why it is not legal
  hint          the turn a strong player would play now, and why
  moves WORDS   only the moves that contain these words
  show          the whole table
  undo, redo    back to the last roll, card or act of another player, and forth
  later         in another's turn: let this pass, and do not ask again before my turn
  stops         in which moments of others I am asked, and how to change it
  rules WORDS   look a rule, a card or a board up, by its id or by words
  save FILE     write the game so far to a file
  help          this
  quit          leave; the game is kept, and you are told how to go on with it"""


MORE_TO_COME = "Once you see what comes, `hint` tells how your turn goes on."


class TypedCommands:
    """Each is told who has typed it, and the words after it."""

    def __init__(self, table: LocalTable, terminal: Terminal, narrator: Narrator) -> None:
        self.table = table
        self.game = table.game
        self.terminal = terminal
        self.narrator = narrator
        self._known: dict[str, Callable[[AskedPerson, str], None]] = {
            "": self.moves,
            "why": self.why,
            "hint": self.hint,
            "moves": self.moves,
            "show": self.show,
            "undo": self.undo,
            "redo": self.redo,
            "later": self.later,
            "stops": self.stops,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }

    def carry_out(self, line: str, person: AskedPerson) -> bool:
        """Do what a line says; False if it is no command."""
        word, _, rest = line.partition(" ")
        command = self._known.get(word.lower())
        if command is None:
            return False
        command(person, rest.strip())
        return True

    def hint(self, person: AskedPerson, words: str) -> None:
        """The suggested turn up to the next roll or card, each step with what it does."""
        position, seat = person.seen, person.seat
        hint = catalog.hint(self.game, position, seat)
        self.terminal.say("A strong player would:")
        width = max(map(len, hint.actions))
        for number, action in enumerate(hint.actions, 1):
            code = self.game.code(action)
            position = unanswered(self.game, position, seat)
            after = self.game.apply(position, code, seat)
            step = SeenStep(position, self.game.seen(position, code, seat, seat), after)
            told = catalog.story(self.game).tell(self.game, [step], self.table.names)
            self.terminal.say(hanging(f"  {number}. {action:<{width}}  ", told))
            position = after
        self.terminal.say(hanging("", hint.reason))
        if hint.waits:
            self.terminal.say(hanging("", MORE_TO_COME))

    def why(self, person: AskedPerson, words: str) -> None:
        if not words:
            self.terminal.say(f"Why what? For example: why 1, or: why {self.example()}")
            return
        meant = person.menu().meant(words)
        for explanation in explanations(self.game, person.seen, meant, person.seat):
            self.terminal.say(*explained(self.game, explanation))

    def moves(self, person: AskedPerson, words: str) -> None:
        self.terminal.say(*person.menu().lines(words))

    def show(self, person: AskedPerson, words: str = "") -> None:
        self.terminal.say("", self.game.draw(person.seen).rstrip())

    def undo(self, person: AskedPerson, words: str) -> None:
        moment = self.table.undo(self._who_takes_back(person.seat))
        self.narrator.taken_back()
        self.terminal.say(f"Taken back: {moment.step.text}")

    def _who_takes_back(self, seat: int) -> int:
        """The seat that is asked; or another at this keyboard that acted last, where all saw its act."""
        moment = self.table.done[-1] if self.table.done else None
        if moment is None or moment.seat == CHANCE or self.table.players[moment.seat].bot:
            return seat
        seen = self.game.seen(moment.before, moment.code, moment.seat, None)
        return moment.seat if seen.code >= 0 else seat

    def redo(self, person: AskedPerson, words: str) -> None:
        self.narrator.tell(self.table.redo(person.seat))

    def later(self, person: AskedPerson, words: str) -> None:
        """Let this moment pass, and every other until the seat's own turn."""
        if person.window() is None:
            self.terminal.say(
                "`later` is for moments in the turns of others; this is none of them."
            )
            return
        wish = written_later(self.game, person.seen, person.seat)
        self.table.stops.read(person.seat, wish)
        self.terminal.say(f"You are not asked again before your {person.coming_turn}.")

    def stops(self, person: AskedPerson, words: str) -> None:
        """Say in which moments a seat is asked; or change it: `stops calm`, `stops card never`."""
        stops, seat = self.table.stops, person.seat
        kind, _, value = words.rpartition(" ")
        if not self.game.stops:
            self.terminal.say("In this game nobody is asked in the turns of others.")
            return
        if words and not stops.knows(kind or EVERY, value):
            self.terminal.say(f"There is no such wish: {words}. `stops` lists them.")
            return
        if words:
            stops.read(seat, written(kind or EVERY, value))
        level = stops.level(seat)
        for name, one in stops.levels.items():
            here = "you are asked now" if name == level else f"stops {name}"
            self.terminal.say(hanging(f"  {name:<12}", f"{one.title} ({here})"))
        width = max(map(len, self.game.stops))
        for name, wish in stops.of(seat).items():
            self.terminal.say(hanging(f"  {name:<{width}}  {wish:<7} ", self.game.stops[name]))
        self.terminal.say(
            f"`stops KIND {'|'.join(STOPS)}` changes one of them; can: if I have an answer."
        )

    def passes(self, person: AskedPerson) -> int | None:
        """The code that lets a moment pass for a seat that does not want to be asked in it."""
        return self.table.stops.quiet(person.seen, person.seat)

    def rules(self, person: AskedPerson, words: str) -> None:
        book = rulebook_of(self.game)
        found = found_lines(book, words, self.game.edition) if words else overview(book, self.game)
        self.terminal.say(*found)

    def save(self, person: AskedPerson, words: str) -> None:
        if not words:
            self.terminal.say("Save where? For example: save friday.landfall")
            return
        file = Path(os.path.expanduser(words))
        if file.is_file() and not is_record(file):
            raise FileError(words, 0, "is there and is no game; choose another name")
        write(file, self.table.record())
        self.terminal.say(f"Saved in {file}; `{how_to_resume(file)}` goes on from here.")

    def help(self, person: AskedPerson, words: str) -> None:
        self.terminal.say(HELP.format(move=self.example()))

    def example(self) -> str:
        """A move of this game."""
        return catalog.entry(self.game.name).example or self.game.text(0)

    def quit(self, person: AskedPerson, words: str) -> None:
        raise Leave
