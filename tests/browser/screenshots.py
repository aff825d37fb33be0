"""`make screenshots`: pictures of the main pages and of every state of the table, for the documents."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image

from browser.chromium import DESKTOP, ON_ITS_SIDE, PHONE, TABLET, Visitor, chromium
from browser.conquest_films import CONQUEST_BY_DAY, CONQUEST_STATES
from browser.edition_x_scenes import MODULE_BY_DAY, MODULE_STATES, MODULE_ZONES
from browser.serving import serving
from browser.states import PAGES, STATES, Scene
from browser.strips import STRIPS, WINDOW, film

SIZES = {
    "desktop": DESKTOP,
    "laptop": WINDOW,
    "tablet": TABLET,
    "phone": PHONE,
    "side": ON_ITS_SIDE,
}
WHOLE = ("desktop", "tablet", "phone")
PART = ("laptop", "phone")
THEMES = ("dark", "light")
COLOURS = 256


def keep(picture: bytes, file: Path) -> None:
    """A page of flat colours needs no more than a palette of them."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    # The octree keeps the rare colours: a seat may have few pixels.
    few = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


def pictures(names: Sequence[str]) -> Iterator[tuple[str, Scene, str, str]]:
    """Of each scene its name, size and theme."""
    shown = (
        (PAGES, WHOLE, THEMES),
        (STATES, PART, THEMES[:1]),
        (MODULE_STATES, (*WHOLE, "side"), THEMES[:1]),
        (MODULE_BY_DAY, ("desktop", "phone"), THEMES[1:]),
        (MODULE_ZONES, PART[1:], THEMES[:1]),
        (CONQUEST_STATES, (*WHOLE, "side"), THEMES[:1]),
        (CONQUEST_BY_DAY, WHOLE[:1], THEMES[1:]),
    )
    for scenes, sizes, themes in shown:
        for name, scene in scenes.items():
            if name in (names or scenes):
                yield from ((name, scene, size, theme) for size in sizes for theme in themes)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        chromium() as browser,
    ):
        for name, scene, size, theme in pictures(sys.argv[2:]):
            visitor = Visitor(browser, SIZES[size], theme=theme)
            scene(visitor.page, server)
            visitor.page.evaluate("document.fonts.ready")
            file = folder / f"{name}_{size}_{theme}.png"
            keep(visitor.page.screenshot(), file)
            visitor.context.close()
            say(file)
        for name in STRIPS:
            if name in (sys.argv[2:] or STRIPS):
                say(film(browser, server, name, folder))


def say(file: Path) -> None:
    print(f"{file}  {file.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main()
