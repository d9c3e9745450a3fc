"""A house whose logs can no longer be read is repaired in its store, and keeps what it had."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.conftest import run
from tests.tournaments.halls import entered

from fivefold.refusals import Refused
from fivefold.server.operations.lock import lock
from fivefold.server.operations.repair import Repaired, repair_house
from fivefold.server.storage import NewFact, Stored, open_store
from fivefold.tournaments import Log, fold
from fivefold.tournaments.bans import bans
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.repair import sound_part

FIVEFOLD = str(Path(sys.executable).parent / "fivefold")


def chained(facts: list[Fact]) -> list[Fact]:
    found: list[Fact] = []
    for number, fact in enumerate(facts, 1):
        found.append(replace(fact, number=number, before=found[-1].digest if found else ""))
    return found


def damaged_logs(name: str) -> dict[str, list[Fact]]:
    good = list(entered("swiss", 3).log.facts)
    bad = [*good[:2], replace(good[2], reason="a\tb"), good[3]]
    ban = Log().with_fact("banned", {"person": "m", "name": "M"}, reason="left").facts[0]
    return {
        f"tournament/good-{name}": good,
        f"tournament/bad-{name}": chained(bad),
        f"bans/bad-{name}": chained([ban, replace(ban, reason="a\tb")]),
    }


async def fill(data: Path, database: str, name: str) -> None:
    store = await open_store(data, database)
    for stream, facts in damaged_logs(name).items():
        await store.append(stream, 0, [NewFact(fact.kind, 1.5, fact.text) for fact in facts])
    await store.close()


async def look(data: Path, database: str, stream: str) -> list[Stored]:
    store = await open_store(data, database)
    try:
        return await store.read(stream)
    finally:
        await store.close()


def check_repair(data: Path, database: str, name: str) -> None:
    run(fill(data, database, name))
    originals = {stream: run(look(data, database, stream)) for stream in damaged_logs(name)}
    found: list[Repaired] = run(repair_house(data, database, "", "now"))
    mine = {one.stream: one for one in found if one.stream.endswith(name)}
    assert set(mine) == {f"tournament/bad-{name}", f"bans/bad-{name}"}
    for stream, one in mine.items():
        assert [change.what for change in one.changes] == ["mended"]
        assert run(look(data, database, one.kept)) == originals[stream]
        kept = run(look(data, database, stream))
        folded = bans if stream.startswith("bans/") else fold
        log, damage = sound_part([fact.body for fact in kept], folded)
        assert damage is None
        assert [fact.kind for fact in kept] == [fact.kind for fact in log.facts]
        assert {fact.at for fact in kept} == {1.5}
    assert run(look(data, database, f"tournament/good-{name}")) == originals[f"tournament/good-{name}"]
    assert [one for one in run(repair_house(data, database)) if one.stream.endswith(name)] == []


def test_damaged_logs_in_a_folder_are_repaired_once_and_kept_as_they_were(tmp_path: Path) -> None:
    check_repair(tmp_path, "", "x")


def test_damaged_logs_in_postgresql_are_repaired_once_and_kept_as_they_were(tmp_path: Path, database: str) -> None:
    check_repair(tmp_path, database, "repair")


def test_one_tournament_can_be_repaired_alone_and_a_missing_one_is_named(tmp_path: Path) -> None:
    run(fill(tmp_path, "", "x"))
    assert [one.stream for one in run(repair_house(tmp_path, "", "bad-x"))] == ["tournament/bad-x"]
    with pytest.raises(Refused, match="There is no such tournament"):
        run(repair_house(tmp_path, "", "nothing"))


def test_a_log_that_cannot_be_saved_is_named_and_left_alone(tmp_path: Path) -> None:
    async def spoil() -> None:
        store = await open_store(tmp_path)
        await store.append("tournament/lost", 0, [NewFact("opened", 1.0, "torn")])
        await store.close()

    run(spoil())
    (found,) = run(repair_house(tmp_path))
    assert (found.stream, found.changes) == ("tournament/lost", ())
    assert "The first fact is lost" in found.why
    assert [fact.body for fact in run(look(tmp_path, "", "tournament/lost"))] == ["torn"]


def test_an_open_house_is_not_repaired_and_the_command_says_what_it_did(tmp_path: Path) -> None:
    run(fill(tmp_path, "", "x"))
    command = [FIVEFOLD, "repair", "--data", str(tmp_path)]
    with lock(tmp_path):
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 2
        assert "a house is open in this folder" in done.stderr
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "tournament/bad-x: repaired; the original is kept as damaged/tournament/bad-x/" in done.stdout
    assert "line 3 mended" in done.stdout
    assert "All logs are sound" in subprocess.run(command, capture_output=True, text=True).stdout
