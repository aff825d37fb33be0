"""What own cards promise in every game: records, pickles and digests carry them; nothing keeps them."""

from __future__ import annotations

import gc
import json
import pickle
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from landfall import catalog
from landfall.core.errors import FileError
from landfall.core.game import Game
from landfall.record import find_game, read, replay, write
from landfall.record.files import WRITERS, parse
from recorded import recorded


def check_record_brings_cards_along(game: Any, form: str, folder: Path) -> None:
    """A record in a file is read, finds the same game and replays in it."""
    record = recorded(game, "own", form, most=120)
    path = folder / "game"
    write(path, record, form)
    again = read(path, catalog.game)
    assert again == record
    found: Any = find_game(again, catalog.game)
    assert (found.own_cards, found.actions) == (game.own_cards, game.actions)
    assert [moment.step for moment in replay(again, found)] == list(record.steps)
    assert again.actions == game.actions


def check_wrong_record_is_told(game: Any, form: str, was: str, now: str, complaint: str) -> None:
    """One number of a record's cards is out of bounds: the line and the entry are told."""
    written = WRITERS[form](recorded(game, "own", most=3)).replace(was, now)
    line = next(n for n, line in enumerate(written.split("\n"), 1) if now in line)
    with pytest.raises(FileError, match=f"^x:{line}: {complaint}"):
        find_game(parse(written, "x"), catalog.game, "x")


def check_pickled_with_cards(game: Any, position: Any) -> None:
    """A game and a position of it come back as they were, and belong to each other."""
    other, there = pickle.loads(pickle.dumps((game, position)))
    assert there == position
    assert other.draw(there) == game.draw(position)
    assert eval(repr(game), {type(game).__name__: type(game)}).actions == game.actions


def check_digest_is_part_of_the_actions(game: Any, as_it_comes: Any, other: Any) -> None:
    """Other cards are other actions; the same cards in another order are the same game."""
    assert len({game.actions, as_it_comes.actions, other.actions}) == 3
    assert (catalog.own_cards(game), catalog.own_cards(as_it_comes)) == (game.own_cards, "")
    cards = json.loads(json.dumps(dict(reversed(game.cards.items()))))
    same = type(game)(**{**dict(game.options), "seats": game.seats, "cards": cards})
    assert (same.own_cards, same.actions) == (game.own_cards, game.actions)
    assert same.ruleset.box is game.ruleset.box


def check_forgotten(game: list[Game[Any]]) -> None:
    """With the last game that has them the words are gone; it is handed over in a list."""
    [own] = game
    catalog.rulebook_of(own)
    kept = ref(own.ruleset.box.own_parts)  # type: ignore[attr-defined]
    del own
    game.clear()
    gc.collect()
    assert kept() is None
