"""What the version before this one wrote is read: records and tournament logs (`golden/before`, see its README).

What they must give is what that version itself computed, stored beside them; both are never written anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from fivefold.games import GAMES
from fivefold.games.record import read_record, write_record
from fivefold.tournaments import PRESETS, Desk, Log, read_log, standing_of, write_log
from fivefold.tournaments.formats import groups
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.verifier import compare, verify

BEFORE = Path(__file__).parent / "golden" / "before"
RECORDS: dict[str, dict[str, Any]] = json.loads((BEFORE / "records.json").read_text("utf-8"))
LOGS = sorted((BEFORE / "logs").glob("*.jsonl"))
NEW_PRESETS = {"double-round-robin", "league", "double-elimination", "arena"}  # that version did not know them


def test_every_record_and_every_preset_s_log_is_compared() -> None:
    assert {
        str(path.relative_to(BEFORE / "records").with_suffix("")) for path in BEFORE.glob("records/*/*.txt")
    } == set(RECORDS)
    assert {name.split("/")[0] for name in RECORDS} == set(GAMES)
    assert {path.stem.rsplit("-", 1)[0] for path in LOGS} == set(PRESETS) - NEW_PRESETS


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_the_version_before_replays_to_its_positions(name: str) -> None:
    text = (BEFORE / "records" / f"{name}.txt").read_text("utf-8")
    record = read_record(text)
    assert write_record(record) == text
    game, states = record.game, record.states()
    positions = [game.write_position(state) for state in states]
    ended = game.outcome(states[-1])
    assert {
        "moves": len(record.moves),
        "to_move": game.to_move(states[-1]),
        "positions": hashlib.sha256("\n".join(positions).encode()).hexdigest(),
        "last": positions[-1],
        "outcome": None if ended is None else {"ranks": list(ended.ranks), "scores": [float(s) for s in ended.scores]},
    } == RECORDS[name]


def summary(desk: Desk) -> dict[str, Any]:
    """What is compared of a tournament."""
    tournament, standing = desk.tournament, standing_of(desk.tournament)
    return {
        "digest": desk.log.digest,
        "version": desk.log.version,
        "need": "" if tournament.closed else type(desk.need()).__name__,
        "closed": tournament.closed,
        "entrants": {str(n): [e.name, e.state] for n, e in sorted(tournament.entrants.items())},
        "rounds": len(tournament.rounds),
        "rows": [
            [row.place, row.last, row.entrant, [None if value is None else str(value) for value in row.values]]
            for row in standing.rows
        ],
        "out": [row.entrant for row in standing.out],
        "separated": list(standing.separated),
        "criteria": list(standing.criteria),
        "groups": {
            label: list(standing_of(tournament, label).order) for label in sorted(groups.members_of(tournament))
        },
    }


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_a_log_of_the_version_before_stands_as_it_stood_at_every_stage(path: Path) -> None:
    text = path.read_text("utf-8")
    whole = read_log(text)
    assert write_log(whole) == text
    for stage, stood in json.loads(path.with_suffix(".json").read_text("utf-8")).items():
        log = Log(whole.facts[: stood["version"]])
        desk = Desk.of(log)
        assert summary(desk) == stood, stage
        report = verify([fact.text for fact in log.facts])
        assert report.problems == []
        assert compare(report, standing_of(desk.tournament).equals) == []


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_a_log_of_the_version_before_is_gone_on_with_from_every_stage(path: Path) -> None:
    whole = read_log(path.read_text("utf-8"))
    for stage, stood in json.loads(path.with_suffix(".json").read_text("utf-8")).items():
        if not stood["closed"]:
            desk = finish(Desk.of(Log(whole.facts[: stood["version"]])), picks(f"go on from {stage}"))
            assert desk.tournament.closed
            assert verify([fact.text for fact in desk.log.facts]).problems == []
