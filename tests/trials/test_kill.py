"""`kill -9` under load loses nothing: acknowledged turns, clocks, bots' turns, and whoever has the table open.

Fifty times, at other moments each time, with a line at the end that says what was done:

    SHADOOF_KILLS=50 .venv/bin/python -m pytest tests/trials/test_kill.py -n 0 --log-cli-level INFO
"""

import asyncio
import logging
import os
import time
from pathlib import Path

import pytest
from trials.killing import Killing

KILLS = int(os.environ.get("SHADOOF_KILLS", "5"))
SEED = 1 if "SHADOOF_KILLS" not in os.environ else time.time_ns()


@pytest.mark.timeout(300 + 60 * KILLS)
def test_after_every_kill_each_acknowledged_turn_is_there_and_play_goes_on(tmp_path: Path) -> None:
    killing = Killing(tmp_path / "data", SEED)
    try:
        report = asyncio.run(killing.run(KILLS))
    finally:
        killing.server.kill()
    assert report.kills == KILLS
    assert report.acknowledged > KILLS, "too little was played for the kills to mean anything"
    logging.getLogger(__name__).info(report)
