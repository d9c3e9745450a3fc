"""Old logs fold to the same standings forever.

`law/` was worked out by hand; `alarm/` was played by random organisers. `python -m tests.tournaments.test_golden_logs`
writes the alarms anew; a log that a release has written is never changed, only added to.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, read_log, standing_of
from fivefold.tournaments.exports import standing_data
from fivefold.tournaments.formats import groups
from fivefold.tournaments.lots import Pick, picks
from fivefold.tournaments.rehearsal import finish, made_up_result, step
from fivefold.tournaments.verifier import compare, verify

GOLDEN = Path(__file__).parents[1] / "golden" / "tournaments"
LOGS = sorted(GOLDEN.glob("*/*.jsonl"))


def summary(desk: Desk) -> dict[str, Any]:
    tournament = desk.tournament
    return {
        "digest": desk.log.digest,
        "standing": standing_data(tournament, standing_of(tournament)),
        "groups": {
            label: list(standing_of(tournament, label).order) for label in sorted(groups.members_of(tournament))
        },
    }


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_an_old_log_folds_to_the_same_standing(path: Path) -> None:
    log = read_log(path.read_text(encoding="utf-8"))
    desk = Desk.of(log)
    assert summary(desk) == json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    report = verify([fact.text for fact in log.facts])
    assert report.problems == []
    assert compare(report, standing_of(desk.tournament).equals) == []


@pytest.mark.rule("TP5", "TP6", "TP7")
def test_a_pentago_tournament_worked_out_by_hand() -> None:
    """The log's reasons hold the arithmetic: 18 minus the winner's marbles, three points a win, then their own game."""
    text = (GOLDEN / "law" / "pentago-four-players-by-hand.jsonl").read_text(encoding="utf-8")
    tournament = Desk.of(read_log(text)).tournament
    group = standing_of(tournament, "A")
    assert group.criteria[:2] == ("points", "speed")
    found = {tournament.name(row.entrant): row.values[:2] for row in group.rows}
    assert found == {"Ben": (6, 19), "Cem": (6, 19), "Anna": (6, 17), "Dora": (0, 0)}
    assert list(found) == ["Ben", "Cem", "Anna", "Dora"]
    final = tournament.tables[2, 1]
    assert [game.starter for game in final.games] == [2, 3]  # replayed: the other player starts
    assert [tournament.name(entrant) for entrant in standing_of(tournament).order] == ["Cem", "Ben", "Anna", "Dora"]


def test_every_preset_has_a_golden_log() -> None:
    found = {json.loads(path.read_text(encoding="utf-8").split("\n")[0])["data"]["regulation"]["name"] for path in LOGS}
    assert found == set(PRESETS)
    assert len(LOGS) >= 10


def trouble(desk: Desk, pick: Pick) -> Desk:
    """Something goes wrong: someone leaves, a result is corrected, something is undone."""
    tournament = desk.tournament
    entrant = 1 + pick(len(tournament.entrants))
    where = sorted(tournament.tables)[pick(len(tournament.tables))]
    wrongs: list[tuple[str, dict[str, Any]]] = [
        ("left", {"entrant": entrant}),
        ("left", {"entrant": entrant, "during": True}),
        ("disqualified", {"entrant": entrant}),
        ("corrected", made_up_result(tournament, tournament.tables[where], pick)),
        ("protested", {"round": where[0], "table": where[1], "text": "a marble was moved twice"}),
        ("disputed", {"round": where[0], "table": where[1]}),
    ]
    kind, data = wrongs[pick(len(wrongs))]
    try:
        return desk.say(kind, data, reason="as it happened", time="2026-11-15T12:00:00Z")
    except Refused:
        return desk.undo(desk.log.version - pick(4), together=True) if pick(2) else desk


def write_alarms() -> None:
    folder = GOLDEN / "alarm"
    folder.mkdir(parents=True, exist_ok=True)
    for name, players in (
        ("kingdomino-championship", 24),
        ("kingdomino-championship", 11),
        ("kingdomino-championship", 7),
        ("pentago-tournament", 13),
        ("pentago-tournament", 20),
        ("pentago-tournament", 28),
        ("round-robin", 6),
        ("knock-out", 11),
        ("swiss", 9),
        ("katamino-time-trial", 5),
        ("double-round-robin", 5),
        ("league", 6),
        ("double-elimination", 11),
        ("arena", 7),
    ):
        if (folder / f"{name}-{players}.jsonl").exists():
            continue  # a log that was written once is never changed
        pick = picks(f"golden {name} {players}")
        desk = Desk.opened(f"{name} of {players}", PRESETS[name])
        for number in range(1, players + 1):
            desk = desk.say("entered", {"entrant": number, "name": f"Spieler {number}"}, time="2026-11-15T09:00:00Z")
        for _ in range(60):
            if desk.tournament.closed:
                break
            desk = trouble(desk, pick) if desk.tournament.tables and pick(12) == 0 else step(desk, pick)
        desk = finish(desk, pick)
        path = folder / f"{name}-{players}.jsonl"
        path.write_text("".join(f"{fact.text}\n" for fact in desk.log.facts), encoding="utf-8")
        path.with_suffix(".json").write_text(json.dumps(summary(desk), ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write_alarms()
