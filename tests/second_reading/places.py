"""Places: facilities and their ports, the spaces of the Outer Belt, territories and their borders."""

from __future__ import annotations

PORTS = {
    "alien-artifact": (4, 4, 4),
    "colonist-hub": (6, 9, 12),
    "colony-constructor": (3, 6, 6),
    "lunar-mine": (3, 4, 5),
    "orbital-market": (2, 2, 4),
    "raiders-outpost": (3, 3, 3),
    "shipyard": (2, 4, 6),
    "solar-converter": (7, 7, 8),
    "terraforming-station": (1, 1, 1),
}
BELT_PORTS = {
    "outer-belt-1": (3, 3, 3, 3, 3),
    "outer-belt-2": (2, 2, 2, 3, 3),
    "outer-belt-3": (2, 2, 3, 3, 3),
    "outer-belt-4": (2, 3, 3, 3, 3),
}
STATION = "terraforming-station"
FACILITIES = [*PORTS]
SPACES = [*BELT_PORTS]
BURROUGHS = "burroughs-desert"
BLISH = "blish-expanse"
RING = [
    "lem-badlands",
    "heinlein-plains",
    "pohl-foothills",
    "van-vogt-mountains",
    "bradbury-plateau",
    "asimov-crater",
    "herbert-valley",
]
TERRITORIES = [*RING, BURROUGHS]
BRETHREN = "brethren-of-the-stars"

Die = tuple[int, str]
"""An unplaced ship: what it shows, and the star of the Relic Ship."""


def borders(one: str, other: str) -> bool:
    """The desert lies amid a ring of seven; the moon touches only the mountains."""
    if BLISH in (one, other):
        return "van-vogt-mountains" in (one, other)
    if BURROUGHS in (one, other):
        return one != other
    return (RING.index(one) - RING.index(other)) % len(RING) in (1, len(RING) - 1)
