"""How much a first visit loads: script and style of the built client, compressed as the server sends them.

PYTHONPATH=src python benchmarks/client_size.py; exit code 1 where it is more than promised.
"""

import gzip
import re
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent.parent / "src/shadoof/server/client"
MOST = 150_000  # bytes: what is promised for a first visit, on whichever page
NAMED = re.compile(r"""["'`(/]([\w.-]+-[\w-]{8}\.(?:js|css))["'`)]""")
STATIC = re.compile(r"""(?:from|import)\s*["'`]\./([\w.-]+\.js)["'`]""")


def main() -> int:
    """Prints a line for each kind of visit."""
    page = (CLIENT / "index.html").read_text()
    first = with_imports(set(NAMED.findall(page)))
    names = {path.name for path in (CLIENT / "assets").iterdir() if path.suffix in (".js", ".css")}
    shell = first | one_catalogue(names)
    visits = {"start page": shell}
    for lazy in sorted(name for name in names if re.match(r"(Table|Replay|Rulebook|SetUp)Page-.*\.js", name)):
        visits[lazy.partition("-")[0]] = shell | with_imports({lazy}) | styles_beside(lazy, names)
    print("| visit | files | bytes, compressed |\n| --- | ---: | ---: |")
    sizes = {visit: sum(map(packed, files)) for visit, files in visits.items()}
    for visit, size in sizes.items():
        print(f"| {visit} | {len(visits[visit])} | {size:,} |")
    everything = sum(map(packed, names))
    print(f"| everything there is, all games and languages | {len(names)} | {everything:,} |")
    return 1 if max(sizes.values()) > MOST else 0


def with_imports(files: set[str]) -> set[str]:
    """The files and all that they import before they run."""
    found, todo = set(files), list(files)
    while todo:
        for name in STATIC.findall((CLIENT / "assets" / todo.pop()).read_text()):
            if name not in found:
                found.add(name)
                todo.append(name)
    return found


def one_catalogue(names: set[str]) -> set[str]:
    """The largest catalogue: German, where words are long."""
    catalogues = [name for name in names if name.startswith("de-")]
    return {max(catalogues, key=packed)} if catalogues else set()


def styles_beside(script: str, names: set[str]) -> set[str]:
    """The style sheets a lazily loaded script brings: all of its name's."""
    return {name for name in names if name.endswith(".css") and name.partition("-")[0] == script.partition("-")[0]}


def packed(name: str) -> int:
    """The file's size on the wire."""
    return len(gzip.compress((CLIENT / "assets" / name).read_bytes(), mtime=0))


if __name__ == "__main__":
    sys.exit(main())
