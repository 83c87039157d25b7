"""What holds the code together: layers, folders, names, and that every rule has its test."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from running import ROOT, SOURCES

from shadoof.core import registry

PACKAGE = SOURCES / "shadoof"
RULES = Path(__file__).parent / "rule_ids.txt"
LONGEST_FILE = 210
GENERIC = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, '{root / 'src'}'); {command}"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
    )


def copied(to: Path) -> Path:
    shutil.copytree(PACKAGE, to / "src/shadoof", ignore=shutil.ignore_patterns("__pycache__", "tests"))
    shutil.copy(ROOT / "pyproject.toml", to)
    return to


def test_the_arrows_point_one_way(tmp_path: Path) -> None:
    found = lint_imports(copied(tmp_path))
    assert found.returncode == 0, found.stdout + found.stderr
    assert "Contracts: 2 kept, 0 broken." in found.stdout


@pytest.mark.parametrize(
    ("path", "line", "said"),
    [
        ("core/refusal.py", "import shadoof.cli.sentences", "shadoof.core.refusal -> shadoof.cli.sentences"),
        ("core/words.py", "import shadoof.games.wadi.box", "shadoof.core.words -> shadoof.games.wadi.box"),
        (
            "games/wadi/box.py",
            "import shadoof.games.wabanti.fields",
            "games.wadi.box -> shadoof.games.wabanti",
        ),
        ("shortcut.py", "", "shadoof.shortcut"),
    ],
)
def test_an_import_against_the_arrows_or_a_package_in_no_layer_is_found(
    tmp_path: Path, path: str, line: str, said: str
) -> None:
    planted = copied(tmp_path) / "src/shadoof" / path
    planted.write_text((planted.read_text() if planted.exists() else "") + f"\n{line}\n")
    found = lint_imports(tmp_path)
    assert found.returncode != 0
    assert said in found.stdout, found.stdout + found.stderr


def test_nothing_generic_names_a_game() -> None:
    for path in GENERIC:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        documented = {
            ast.get_docstring(node, clean=False)
            for node in ast.walk(tree)
            if hasattr(node, "body") and isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef))
        }
        for node in ast.walk(tree):
            said = getattr(node, "id", "") or getattr(node, "attr", "") or getattr(node, "module", "") or ""
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in documented:
                said += node.value
            for name in registry.names():
                assert name not in said.lower(), f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"


def test_every_folder_of_games_is_a_game_with_its_tests_and_words() -> None:
    folders = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(registry.names()) >= {"wadi", "wabanti"}
    for name in folders:
        assert registry.find(name).name == name
        assert list((PACKAGE / "games" / name / "tests").glob("test_*.py"))
        assert (PACKAGE / "games" / name / "tests" / "perft.txt").is_file()
        assert len(list((PACKAGE / "games" / name / "words").glob("*.ftl"))) == 3


def test_a_new_game_is_found_by_its_folder_alone(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "shadoof", ignore=shutil.ignore_patterns("__pycache__", "tests"))
    games = tmp_path / "shadoof/games"
    shutil.copytree(games / "wabanti", games / "fourth")
    for path in (games / "fourth").rglob("*"):
        if path.suffix in (".py", ".ftl"):
            path.write_text(path.read_text(encoding="utf-8").replace("wabanti", "fourth"), encoding="utf-8")
    asked = "import shadoof; p = shadoof.start('fourth', 2); print(shadoof.game_names(), p, p.why_not('h8>h9'))"
    answered = subprocess.run(
        [sys.executable, "-c", asked],
        env=os.environ | {"PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answered.stdout.startswith("('fourth', ")
    assert "<fourth roll, seat 0 of 2 to move>" in answered.stdout
    assert "B4" in answered.stdout


def test_every_rule_and_ruling_has_a_test_that_starts_with_its_id() -> None:
    named = " ".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("tests/test_*.py"))
    ids = RULES.read_text(encoding="utf-8").split()
    assert len(ids) == 41
    for rule in ids:
        assert re.search(rf"def test_{rule}_\w+", named), rule


def test_a_file_has_one_job_and_is_short_enough_to_show_it() -> None:
    for path in [*PACKAGE.rglob("*.py"), *(ROOT / "scripts").glob("*.py")]:
        if "tests" not in path.parts:
            assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE, path
        assert path.stem not in {"utils", "util", "common", "helpers", "models", "misc"}


def test_no_committed_file_names_the_host_of_a_registry() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    hosts = re.compile(r"(pypi|pythonhosted|npmjs|debian)\s*\.\s*(org|com|net)|registry\.npm", re.IGNORECASE)
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.is_file() and path != Path(__file__).resolve():
            assert not hosts.search(path.read_text(encoding="utf-8", errors="ignore")), name


def test_every_pinned_version_satisfies_what_the_project_asks_for() -> None:
    import tomllib

    from packaging.requirements import Requirement

    pins: dict[str, str] = {}
    for name in ("runtime", "check"):
        for line in (ROOT / f"requirements/{name}.txt").read_text().splitlines():
            if not line.startswith("#"):
                package, _, version = line.partition("==")
                assert version, line
                pins[re.sub(r"[-_.]+", "-", package).lower()] = version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    for asked in [*project["project"]["dependencies"], *project["build-system"]["requires"]]:
        requirement = Requirement(asked)
        assert requirement.specifier.contains(pins[re.sub(r"[-_.]+", "-", requirement.name).lower()])
