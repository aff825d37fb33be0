"""What is in a game, for whoever draws it: the same for every viewer."""

from __future__ import annotations

from typing import Any

from landfall import catalog
from landfall.core.game import Game
from landfall.server.bodies import CountedUnit, NamedThing, Things


def named_things(game: Game[Any]) -> Things:
    package = catalog.entry(game.name)
    units = package.table.units(game) if package.table else {}
    return Things(
        game=game.name,
        title=package.title,
        units={
            name: CountedUnit(one=unit["one"], many=unit["many"]) for name, unit in units.items()
        },
        things=[
            NamedThing.model_validate(thing)
            for thing in (package.things(game) if package.things else ())
        ],
    )
