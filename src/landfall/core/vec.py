"""mypyc's unboxed array, under one name for both engines.

mypyc sees librt's `vec` and compiles it to machine integers; the interpreter meets a plain list,
which it handles faster than the real thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec(list):
        """`vec[i64](items)` is a plain list of the items."""

        def __class_getitem__(cls, item: object) -> type[list[Any]]:
            return list
