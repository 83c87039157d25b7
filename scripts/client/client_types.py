"""Writes what the browser client takes from Python: TypeScript types of the messages and of each game's data.

`client_types.py` writes web/src/protocol.ts and web/src/games/*/data.ts; with `--check` it writes nothing, and fails
where they are not what they would become.
"""

import importlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, is_typeddict

import msgspec
from node import node

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BANNER = "// Generated from {source} by scripts/client/client_types.py: edit that, then run this.\n\n"


def main(arguments: list[str]) -> int:
    """Exit code 1 when `--check` finds a file that is not up to date."""
    stale = []
    for path, text in wanted():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(ROOT))
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"Wrote {path.relative_to(ROOT)}.")
    if stale and "--check" in arguments:
        print(
            f"Not what Python says: {', '.join(map(str, stale))}. Run scripts/client/client_types.py.",
            file=sys.stderr,
        )
        return 1
    return 0


def wanted() -> list[tuple[Path, str]]:
    """Each generated file and what it should say."""
    messages = importlib.import_module("shadoof.server.messages")
    files = [(WEB / "src/protocol.ts", typescript(messages, structs(messages)))]
    for folder in sorted((ROOT / "src/shadoof/games").iterdir()):
        if (folder / "data.py").is_file():
            data = importlib.import_module(f"shadoof.games.{folder.name}.data")
            found = [value for value in vars(data).values() if is_typeddict(value)]
            files.append((WEB / f"src/games/{folder.name}/data.ts", typescript(data, found)))
    return files


def structs(module: ModuleType) -> list[Any]:
    """The message types of the module, and its unions of them by name."""
    own = [
        value for value in vars(module).values() if getattr(value, "__module__", "").startswith(module.__name__)
    ]
    return [value for value in own if isinstance(value, type) and issubclass(value, msgspec.Struct)]


def typescript(module: ModuleType, types: list[Any]) -> str:
    """The types as TypeScript, each exported under its name."""
    _, schemas = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    for name, schema in schemas.items():
        kind = getattr(module, name, None)
        if isinstance(kind, type) and issubclass(kind, getattr(module, "Answer", ())):
            # The server sends every field, also one that has a default in Python.
            schema["required"] = list(schema.get("properties", {}))
    for name, value in vars(module).items():
        parts = [part.__name__ for part in get_args(value) if part in types]
        if len(parts) > 1 and len(parts) == len(get_args(value)):
            schemas[name] = {"oneOf": [{"$ref": f"#/components/schemas/{part}"} for part in parts]}
    document: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {"title": module.__name__, "version": "1"},
        "paths": {},
        "components": {"schemas": plain(schemas)},
    }
    source = f"src/{module.__name__.replace('.', '/')}{'' if hasattr(module, '__path__') else '.py'}"
    return BANNER.format(source=source) + generated(document)


def plain(schema: Any) -> Any:
    """The schema without defaults, and with `unknown` rather than nothing as the values of an open object."""
    if isinstance(schema, list):
        return [plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: plain(part) for key, part in schema.items() if key not in ("default", "properties")}
    if "properties" in schema:
        # A field may well be called "default".
        kept["properties"] = {name: plain(part) for name, part in schema["properties"].items()}
    return {**kept, "additionalProperties": {}} if kept == {"type": "object"} else kept


def generated(document: dict[str, Any]) -> str:
    """What openapi-typescript makes of an OpenAPI document, without its own banner."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "in.json").write_text(json.dumps(document), encoding="utf-8")
        tool = WEB / "node_modules/openapi-typescript/bin/cli.js"
        options = ["--root-types", "--root-types-no-schema-prefix", "--output", f"{folder}/out.ts"]
        command: list[str | Path] = [node(), tool, f"{folder}/in.json", *options]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        text = (Path(folder) / "out.ts").read_text(encoding="utf-8")
    return text.partition("*/")[2].lstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
