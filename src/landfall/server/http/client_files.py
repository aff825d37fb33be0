"""The browser's client: the files built into the package, or a page that says what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

STATIC: Final = Path(__file__).parents[1] / "static"

NOT_BUILT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Landfall</title>
<h1>The table's page is not built yet</h1>
<p>The server runs, but this copy of Landfall was installed without its browser client.
Install it with <code>make play</code> from a clone, or run <code>npm ci &amp;&amp; npm run build</code>
in <code>web/</code> and copy <code>web/dist</code> to <code>landfall/server/static</code>.</p>
<p>In the meantime <code>landfall play</code> plays in the terminal.</p>
</html>
"""


def client_routes(static: Path = STATIC) -> APIRouter:
    """Every address that is not the API's: a file of the client, else the page that reads it."""
    router = APIRouter(include_in_schema=False)
    root = static.resolve()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        if path and (file := _file(root, path)):
            # Built files carry a hash of their content in their names.
            lasting = path.startswith("assets/")
            kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return FileResponse(file, headers={"Cache-Control": kept})
        index = root / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, status_code=503)
        if path.startswith("assets/"):
            raise HTTPException(404)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    return router


def _file(root: Path, path: str) -> Path | None:
    """The file of the client at this path, if there is one."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
