"""A few kills of everything under load: whatever was acknowledged is there once, and all workers agree."""

from __future__ import annotations

import asyncio
import math
import os
from pathlib import Path

import pytest
from tests.soak.kills import KINDS, Soak, add, table
from tests.soak.postgres import installed

ROUNDS = 8 if os.environ.get("FIVEFOLD_SOAK") else 1


@pytest.mark.parametrize("store", sorted(KINDS))
def test_every_acknowledged_move_fact_and_account_survives_every_kind_of_kill(store: str, tmp_path: Path) -> None:
    if store == "postgres" and not installed():
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    kinds = tuple(dict.fromkeys(KINDS[store]))
    soak = Soak(store, tmp_path, 7, kinds)
    kills = ROUNDS * len(kinds)
    asyncio.run(soak.run(kills, math.inf))
    assert not soak.findings, soak.findings
    assert not soak.not_back, soak.not_back
    assert sum(len(seconds) for seconds in soak.seconds.values()) == kills
    counts = soak.traffic.counts
    assert counts["server errors"] == 0
    assert counts["moves"] > kills
    assert counts["facts"] > kills
    assert counts["accounts"] > 0
    assert soak.ended == 0, "the house does not close by itself"
    assert "| not back |" in table(add(tmp_path / "counts.json", soak))
