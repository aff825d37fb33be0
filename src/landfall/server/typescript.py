"""Writes the browser's types from ours: python -m landfall.server.typescript"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from landfall.server import bodies, messages

Schema = dict[str, Any]

HEAD = """\
// The messages of the table, written by `python -m landfall.server.typescript`. Do not edit.

export type Letter = "A" | "B" | "C" | "D" | "E" | "F";
"""
LETTER = "^[A-F]$"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """The whole file: the socket's messages, then the bodies of the HTTP part."""
    parts = [HEAD, *_socket(), *_http()]
    return "\n".join(parts)


def _socket() -> Iterator[str]:
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    schemas, components = msgspec.json.schema_components(
        list(unions.values()), ref_template="#/$defs/{name}"
    )
    for name, schema in components.items():
        yield _declaration(_named(name), schema)
    for name, schema in zip(unions, schemas, strict=True):
        yield f"export type {name} = {_type(schema)};\n"


def _http() -> Iterator[str]:
    models = [*_below(bodies.Body), *_below(bodies.Reply)]
    models.sort(key=lambda model: inspect.getsourcelines(model)[1])
    _, schema = models_json_schema([(model, "serialization") for model in models])
    for model in models:
        yield _declaration(model.__name__, schema["$defs"][model.__name__])


def _below(base: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """All that are made from a model."""
    for model in base.__subclasses__():
        yield model
        yield from _below(model)


def _named(name: str) -> str:
    return name.rpartition(".")[2]


def _declaration(name: str, schema: Schema) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(value)};"
        for key, value in schema.get("properties", {}).items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


def _type(schema: Schema) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return _named(schema["$ref"].rpartition("/")[2])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(msgspec.json.encode(value).decode() for value in values)
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return " | ".join(_type(choice) for choice in choices)
    if schema.get("pattern") == LETTER:
        return "Letter"
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner and inner[0] != "[" else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = _type(values) if isinstance(values, dict) else "unknown"
        return f"Record<string, {inner}>"
    return PLAIN.get(kind or "", "unknown")


def main() -> None:
    """Write the file named on the command line, or web/src/shell/link/wire.ts beside this source."""
    default = Path(__file__).parents[3] / "web/src/shell/link/wire.ts"
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    target.write_text(typescript(), encoding="utf-8")
    print(f"written: {target}")


if __name__ == "__main__":
    main()
