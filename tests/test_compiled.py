"""Compiled rules: kept on disk, compiled again after an edit, announced once; interpreted rules play alike."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from running import SOURCES, shadoof

from shadoof.core import compiled
from shadoof.core.kernel import INTERPRETED, bit, has, lowest, size

QUESTION = json.dumps({"id": 1, "do": "state", "record": {"game": "wadi", "players": 2, "scenario": "1 2\n↓1 1"}})


def points(sources: Path, cache: Path, before: str = "pass", **environment: str) -> tuple[list[int], bool]:
    """The points after a build and a pump, and whether the rules lay compiled on disk before `before` was run."""
    code = (
        "import json, shadoof; from shadoof.core.compiled import is_ready; from shadoof.core.warm import warm;"
        "start = shadoof.start('wadi', 2, scenario='1 2\\n↓1 1'); game = start.setup.game;"
        f"ready = is_ready(game.folder); {before};"
        "print(json.dumps([start.play('+b1').play('a2>b1').points(), ready]))"
    )
    answered = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(sources), "SHADOOF_CACHE": str(cache)} | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    count, ready = json.loads(answered.stdout)
    return count, ready


@pytest.mark.compiled_only
def test_an_edit_in_a_file_that_a_kernel_calls_takes_effect_and_nothing_else_compiles_again(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "src"
    shutil.copytree(SOURCES / "shadoof", copy / "shadoof", ignore=shutil.ignore_patterns("__pycache__", "tests"))
    cache = tmp_path / "cache"
    assert points(copy, cache, "warm(game, lambda: None)") == ([2, 0], False)
    kept_files = sorted(cache.rglob("*"))
    assert points(copy, cache) == ([2, 0], True)
    assert sorted(cache.rglob("*")) == kept_files
    scoring = copy / "shadoof/games/wadi/scoring.py"
    kept = scoring.stat().st_mtime_ns
    scoring.write_text(scoring.read_text().replace("return size(filled)", "return 40 + size(filled)"))
    # An editor that keeps the time of the file must not fool it either.
    os.utime(scoring, ns=(kept, kept))
    assert points(copy, cache) == ([42, 0], False)
    assert points(copy, cache, NUMBA_DISABLE_JIT="1") == ([42, 0], False)


@pytest.mark.compiled_only
def test_the_first_start_says_that_it_compiles_and_later_ones_say_nothing(tmp_path: Path) -> None:
    first = shadoof("perft", "wabanti", "--depth", "1", SHADOOF_CACHE=str(tmp_path))
    assert first.stderr.startswith("Compiling the rules of Wabanti for this machine; this happens once")
    again = shadoof("perft", "wabanti", "--depth", "1", SHADOOF_CACHE=str(tmp_path))
    assert (again.stdout, again.stderr) == (first.stdout, "")


def test_a_home_that_cannot_be_written_still_plays() -> None:
    answered = shadoof("referee", given=QUESTION, SHADOOF_CACHE="/proc/nowhere", NUMBA_DISABLE_JIT="1")
    assert json.loads(answered.stdout)["ok"]


def test_the_cache_lies_where_it_is_told_or_in_the_persons_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = SOURCES / "shadoof/games/wadi"
    monkeypatch.setenv("SHADOOF_CACHE", str(tmp_path / "named"))
    compiled.cache_folder.cache_clear()
    named = compiled.cache_folder(source)
    assert named.is_relative_to(tmp_path / "named")
    assert not compiled.is_ready(source)
    compiled.mark_ready(source)
    assert compiled.is_ready(source)
    monkeypatch.delenv("SHADOOF_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    compiled.cache_folder.cache_clear()
    assert compiled.cache_folder(source).is_relative_to(tmp_path / "home")
    monkeypatch.setenv("SHADOOF_CACHE", "/proc/nowhere")
    compiled.cache_folder.cache_clear()
    assert os.access(compiled.cache_folder(source), os.W_OK)
    compiled.cache_folder.cache_clear()


def test_folders_of_sources_nobody_uses_any_more_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / compiled.OWN
    old, young, photos = rules / ("wadi-" + "0" * 16), rules / ("wadi-" + "1" * 16), rules / "photos"
    strange = tmp_path / ("other-" + "0" * 16)
    for folder in (old, young, photos, strange):
        folder.mkdir(parents=True)
    month_ago = time.time() - (compiled.KEPT_DAYS + 1) * 86400
    for folder in (old, photos, strange):
        os.utime(folder, (month_ago, month_ago))
    monkeypatch.setenv("SHADOOF_CACHE", str(tmp_path))
    compiled.cache_folder.cache_clear()
    compiled.cache_folder(SOURCES / "shadoof/games/wadi")
    compiled.cache_folder.cache_clear()
    assert not old.exists()
    assert young.exists()
    assert photos.exists()
    assert strange.exists()


def test_the_fingerprint_follows_every_source_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n")
    first = compiled.fingerprint(tmp_path)
    (tmp_path / "a.py").write_text("x = 2\n")
    second = compiled.fingerprint(tmp_path)
    (tmp_path / "b.py").write_text("")
    assert len({first, second, compiled.fingerprint(tmp_path)}) == 3


@pytest.mark.parametrize("cells", [1, 2, 3, 1 << 63, (1 << 64) - 1, 0b1011000, (1 << 63) + 5])
def test_sets_of_cells_are_counted_and_walked_alike_in_either_mode(cells: int) -> None:
    import numpy as np

    number = np.uint64(cells)
    assert size(number) == cells.bit_count()
    assert lowest(number) == (cells & -cells).bit_length() - 1
    assert has(number, 63) == bool(cells >> 63)
    assert bit(63) == np.uint64(1 << 63)


def test_this_run_is_compiled_or_interpreted_as_it_was_asked_to_be() -> None:
    assert bool(int(os.environ.get("NUMBA_DISABLE_JIT", "0"))) == INTERPRETED
