"""`landfall replay`: a recorded game checked, told as a story, walked through, or converted."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from landfall import catalog
from landfall.cli.terminal import Leave, Terminal
from landfall.core.errors import LandfallError
from landfall.core.game import Game
from landfall.core.seeing import whole_step
from landfall.record import Moment, Record, find_game, read, write
from landfall.record import replay as moments_of
from landfall.record.files import WRITERS


class Form(StrEnum):
    """The two forms of a record."""

    text = "text"
    json = "json"


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as text or as JSON lines.")],
    positions: Annotated[
        bool, typer.Option("--positions", help="Draw the position at the start of every turn.")
    ] = False,
    turn: Annotated[
        int | None, typer.Option(help="Only this turn, with the position it began with.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter between the acts.")] = False,
    to: Annotated[Form | None, typer.Option(help="Write the record in this form instead.")] = None,
    output: Annotated[
        Path | None, typer.Option(help="With --to: the file to write.  [default: standard output]")
    ] = None,
) -> None:
    """Walk through a recorded game; every step is checked against the rules.

    A record that was changed, cut off or played against the rules is refused with the number of
    the line and the reason.

    \b
    landfall replay friday.landfall                 the whole story
    landfall replay friday.landfall --turn 12       one turn, with its position
    landfall replay friday.landfall --step          act by act; type `show` to see the table
    landfall replay friday.landfall --to json --output friday.jsonl
    """
    record = read(file, catalog.game)
    if to is not None:
        if output is None:
            typer.echo(WRITERS[to.value](record), nl=False)
        else:
            write(output, record, to.value)
        return
    if output is not None:
        raise LandfallError("--output goes with --to text or --to json")
    game = find_game(record, catalog.game, str(file))
    teller = _Teller(record, game, positions, turn, step)
    try:
        teller.tell()
    except Leave:
        return


class _Teller:
    """Prints a replay, turn by turn."""

    def __init__(
        self, record: Record, game: Game[Any], positions: bool, only: int | None, step: bool
    ) -> None:
        self.record = record
        self.game = game
        self.story = catalog.story(game)
        self.positions = positions
        self.only = only
        self.step = step
        self.terminal = Terminal()
        self.turn = 0

    def tell(self) -> None:
        self.title()
        last = None
        for moment in moments_of(self.record, self.game):
            self.turn = self.game.turn(moment.before)[0]
            if self.only is None or self.only == self.turn:
                self.moment(moment)
            elif self.only == self.game.turn(moment.after)[0]:
                self.terminal.say("", self.game.draw(moment.after), "")
            last = moment
        if self.only is not None and self.only > self.turn:
            raise LandfallError(f"there is no turn {self.only}; the game has {self.turn} turns")
        if last and self.only is None:
            self.terminal.say("", self.result(last))

    def title(self) -> None:
        record = self.record
        entry = catalog.entry(record.game)
        names = ", ".join(
            f"{letter} is {player.name}{' (bot)' if player.bot else ''}"
            for letter, player in zip("ABCDEF", record.players, strict=False)
            if player.name
        )
        when = f", {record.date}" if record.date else ""
        edition = entry.editions[record.edition]
        self.terminal.say(f"{entry.title} ({edition}), {record.seats} players{when}")
        if names:
            self.terminal.say(names)
        for comment in record.comments:
            self.terminal.say(f"# {comment}")

    def moment(self, moment: Moment) -> None:
        began, seat = self.game.turn(moment.after)
        step = whole_step(self.game, moment.before, moment.code, moment.after)
        self.terminal.say(self.story.tell(self.game, [step], self.record.names()))
        for comment in moment.step.comments:
            self.terminal.say(f"# {comment}")
        if began != self.turn and self.only is None:
            self.terminal.say("", f"Turn {began}: {self.record.names()[seat]}")
            if self.positions:
                self.terminal.say(self.game.draw(moment.after))
        if self.step:
            self.wait(moment)

    def wait(self, moment: Moment) -> None:
        while (answer := self.terminal.ask("(Enter, show, quit) ")) != "":
            if answer == "quit":
                raise Leave
            if answer == "show":
                self.terminal.say(self.game.draw(moment.after))

    def result(self, last: Moment) -> str:
        steps = f"{len(self.record.steps)} steps checked"
        if self.record.result is None:
            return f"The game is not finished ({steps})."
        return f"{self.story.ending(self.game, last.after, self.record.names())} ({steps})"
