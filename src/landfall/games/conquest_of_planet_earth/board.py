"""The board: sections of seven Spaces that interlock like a jigsaw, and which Spaces touch.

Spaces are rectangles in offset rows, so that each touches six others, as hexagons do. A Space is known
by its place in axial coordinates: two Spaces touch when they are one step apart.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from landfall.games.conquest_of_planet_earth.names import SPACES_OF_A_SECTION

OUTLINE: Final = ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The Spaces of a section around its centre: the centre, then 1 to 6 clockwise from the upper left."""

STEPS: Final = OUTLINE[1:]
"""One step in each direction."""

CENTRES: Final = {
    "obj": (0, 0),
    "e": (3, -1),
    "se": (1, 2),
    "s": (-2, 3),
    "w": (-3, 1),
    "n": (2, -3),
}
SECTIONS: Final = {
    1: ("obj", "s"),
    2: ("obj", "n", "s"),
    3: ("obj", "n", "se", "w"),
    4: ("obj", "n", "e", "s", "w"),
}
"""For so many groups: the Objective section, then those of the seats, clockwise."""

PLACES: Final = "c123456"
"""What the Spaces of a section are called."""


class Board(NamedTuple):
    """Spaces by number: seven to a section, the centre first."""

    sections: tuple[str, ...]
    spaces: tuple[str, ...]
    points: tuple[tuple[int, int], ...]
    near: tuple[tuple[int, ...], ...]
    """For each Space those that touch it."""
    linked: tuple[tuple[int, ...], ...]
    """For each section those that touch it."""

    def site(self, seat: int) -> int:
        """The Landing Site of a seat."""
        return SPACES_OF_A_SECTION * (seat + 1)


def board(groups: int) -> Board:
    """The board for a number of groups."""
    sections = SECTIONS[groups]
    spaces = tuple(f"{section}-{place}" for section in sections for place in PLACES)
    points = tuple(
        (CENTRES[section][0] + q, CENTRES[section][1] + r)
        for section in sections
        for q, r in OUTLINE
    )
    at = {point: space for space, point in enumerate(points)}
    near = tuple(
        tuple(sorted(at[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in at))
        for q, r in points
    )
    linked = tuple(
        tuple(
            sorted(
                {
                    other // SPACES_OF_A_SECTION
                    for space in range(len(spaces))
                    if space // SPACES_OF_A_SECTION == section
                    for other in near[space]
                }
                - {section}
            )
        )
        for section in range(len(sections))
    )
    return Board(sections, spaces, points, near, linked)
