"""What a newcomer meets: the README's example, the two commands, and a wheel that has all it needs."""

import os
import re
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from running import ROOT

README = ROOT / "README.md"


def test_the_readmes_example_runs_as_it_stands() -> None:
    example = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert example
    assert len(example[1].strip().splitlines()) <= 12
    answered = subprocess.run(
        [sys.executable, "-c", example[1]],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.search(r"\[\d+, \d+, \d+\] won by \[\d", answered.stdout)
    assert "W20" in answered.stdout


def test_every_link_in_the_documents_leads_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (document.parent / target).exists(), f"{document.name}: {target}"


@pytest.mark.parametrize("script", ["shadoof", "check", ".ci/run", "scripts/environment.sh"])
def test_the_scripts_are_short_and_plain_posix(script: str) -> None:
    text = (ROOT / script).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    assert not re.search(r"\[\[|\bfunction\b|\blocal\b|<\(", text)
    assert subprocess.run(["sh", "-n", ROOT / script], check=False).returncode == 0


@pytest.mark.compiled_only
def test_the_wheel_has_boards_and_words_and_puts_shadoof_on_path(tmp_path: Path) -> None:
    quiet = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-cache-dir"]
    wheel = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(ROOT)]
    subprocess.run([*quiet, *wheel], check=True, capture_output=True)
    built = next(tmp_path.glob("*.whl"))
    inside = zipfile.ZipFile(built).namelist()
    assert "shadoof/games/wadi/scenarios/start.wadi" in inside
    assert "shadoof/games/wabanti/words/nl.ftl" in inside
    assert "shadoof/games/wabanti/words/rulebook/nl.ftl" in inside
    assert "shadoof/games/wabanti/rulebook/chapters.json" in inside
    assert "shadoof/games/wadi/demos/watchmen.json" in inside
    assert "shadoof/games/wadi/words/demos/de.ftl" in inside
    assert not [name for name in inside if "/tests/" in name]
    home = tmp_path / "installed"
    subprocess.run(
        [*quiet, "install", "--no-deps", "--prefix", str(home), str(built)], check=True, capture_output=True
    )
    command = home / "bin/shadoof"
    packages = next(home.glob("lib/python*/site-packages"))
    told = subprocess.run(
        [command, "map", "list"],
        env=os.environ | {"PYTHONPATH": str(packages)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "start  Start board" in told.stdout


def heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.compiled_only
def test_a_set_up_that_is_interrupted_is_told_and_not_taken_for_ready(tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/little.txt").write_text("")
    set_up = [sys.executable, str(ROOT / "scripts/set_up.py"), str(tmp_path), "little", "stamp"]
    # Started in the background of a script, these tests ignore Ctrl-C, and so would what they start.
    with subprocess.Popen(
        set_up,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,  # noqa: PLW1509 -- no thread runs in this test
    ) as started:
        assert started.stderr
        assert started.stderr.readline().startswith("Setting up Shadoof (little)")
        os.killpg(started.pid, signal.SIGINT)  # as a terminal does on Ctrl-C
        assert started.stderr.read() == "Stopped before it was ready; the next start goes on.\n"
        assert started.wait() == 130
    assert not (tmp_path / ".venv/ready-little").exists()


def test_the_two_commands_run_from_anywhere_also_by_a_link(tmp_path: Path) -> None:
    (tmp_path / "linked").symlink_to(ROOT / "shadoof")
    told = subprocess.run(
        [tmp_path / "linked", "--version"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert told.stdout.startswith("shadoof, version ")
