"""A seed that is fixed before the start: no lot can have another, and everybody can see that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st
from tests.tournaments.halls import entered, scored
from tests.tournaments.test_verifier import chained, lines_of
from typer.testing import CliRunner

from fivefold.cli.tournament.commands import app
from fivefold.tournaments import Desk, NotNow, fold
from fivefold.tournaments.commitment import ROUNDS, belongs, round_seed, seed_hash
from fivefold.tournaments.exports import as_data
from fivefold.tournaments.lots import lot_order, picks
from fivefold.tournaments.needs import LotNeeded
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.verifier import verify

SAXON = "kingdomino-championship"
SECRET = "5f3a" * 16


@pytest.fixture
def ready() -> Desk:
    return entered(SAXON, 4).commit(SECRET).start()


@given(st.text(min_size=1), st.integers(1, ROUNDS), st.integers(1, ROUNDS))
def test_the_seed_of_a_round_belongs_to_that_round_only(secret: str, one: int, other: int) -> None:
    secret = secret.encode(errors="ignore").decode()
    assert belongs(round_seed(secret, one), one, seed_hash(secret))
    assert belongs(round_seed(secret, one), other, seed_hash(secret)) == (one == other)
    assert not belongs(round_seed(secret + "x", one), one, seed_hash(secret))


def test_earlier_seeds_follow_from_later_ones_and_never_the_other_way() -> None:
    assert len({round_seed(SECRET, number) for number in range(ROUNDS + 1)}) == ROUNDS + 1
    assert SECRET not in {round_seed(SECRET, number) for number in range(ROUNDS + 1)}
    for number in (-1, ROUNDS + 1):
        with pytest.raises(ValueError, match="no seed"):
            round_seed(SECRET, number)


def test_lots_are_drawn_from_the_fixed_seed_and_the_verifier_counts_them(ready: Desk) -> None:
    desk = ready.draw(seed=ready.seed_of(SECRET))
    desk = scored(desk, 1, 40, 30, 20, 10)
    desk = desk.draw(seed=desk.seed_of(SECRET))
    assert {lot.source for lot in desk.tournament.lots} == {"committed"}
    report = verify(lines_of(desk))
    assert (report.problems, report.committed, report.hats, report.deviations) == ([], report.lots, 0, 0)
    assert as_data(desk)["commitment"] == seed_hash(SECRET)
    assert {lot["source"] for lot in as_data(desk)["lots"]} == {"committed"}


def test_another_seed_is_refused_unless_it_says_why_and_is_counted_then(ready: Desk) -> None:
    for seed in ("snow", round_seed(SECRET, 2), round_seed("other", 1)):
        with pytest.raises(NotNow) as caught:
            ready.draw(seed=seed)
        assert caught.value.code == "other-seed"
    desk = ready.draw(seed="snow", reason="the house lost its secret")
    assert {lot.source for lot in desk.tournament.lots} == {"seed"}
    report = verify(lines_of(desk))
    assert (report.problems, report.committed, report.deviations) == ([], 0, report.lots)


def test_a_lot_from_a_hat_stays_possible_and_is_marked(ready: Desk) -> None:
    need = ready.need()
    assert isinstance(need, LotNeeded)
    data = {"purpose": need.purpose, "candidates": list(need.candidates), "outcome": [4, 3, 2, 1]}
    desk = ready.say("lot", data)
    assert desk.tournament.lots[0].source == "hat"
    report = verify(lines_of(desk))
    assert (report.problems, report.hats) == ([], 1)


def test_drawing_again_after_an_undo_brings_the_same(ready: Desk) -> None:
    desk = ready.draw(seed=ready.seed_of(SECRET))
    first = desk.tournament.lots
    for number in range(desk.log.version, ready.log.version, -1):
        desk = desk.undo(number)
    again = desk.draw(seed=desk.seed_of(SECRET))
    assert again.tournament.lots == first
    assert verify(lines_of(again)).problems == []


def test_a_seed_is_fixed_once_before_the_start_and_stays_so(ready: Desk) -> None:
    refused = [
        (entered(SAXON, 4).start(), seed_hash(SECRET), "commit-too-late"),
        (entered(SAXON, 4).commit(SECRET), seed_hash("other"), "seed-fixed"),
        (entered(SAXON, 4), "snow", "bad-seed-hash"),
    ]
    for desk, text, code in refused:
        with pytest.raises(NotNow) as caught:
            desk.say("committed", {"seed_hash": text})
        assert caught.value.code == code
    drawn = ready.draw(seed=ready.seed_of(SECRET))
    with pytest.raises(NotNow, match="so it stays fixed"):
        drawn.undo(6)
    with pytest.raises(NotNow, match="not the secret that was committed to"):
        ready.seed_of("guess")
    with pytest.raises(NotNow, match="not the secret"):
        entered(SAXON, 4).seed_of(SECRET)
    assert entered(SAXON, 4).commit(SECRET).undo(6).tournament.commitment == ""


def test_a_forged_seed_or_a_seed_that_was_taken_back_is_found(ready: Desk) -> None:
    desk = ready.draw(seed=ready.seed_of(SECRET))
    facts: list[dict[str, Any]] = [json.loads(line) for line in lines_of(desk)]
    for fact in facts:
        if fact["kind"] == "lot":
            fact["data"]["seed"] = "ground"
            fact["data"]["outcome"] = list(lot_order(fact["data"]["purpose"], fact["data"]["candidates"], "ground"))
    assert "other-seed" in [problem.code for problem in verify(chained(facts)).problems]
    facts = [json.loads(line) for line in lines_of(desk)]
    facts.append({**facts[-1], "kind": "undone", "data": {"facts": [6]}})
    assert "seed-taken-back" in [problem.code for problem in verify(chained(facts)).problems]


def test_a_rehearsal_of_a_tournament_with_a_fixed_seed_comes_to_its_end(ready: Desk) -> None:
    assert finish(ready, picks("x")).tournament.closed
    assert fold(ready.log) == ready.tournament


def test_the_command_keeps_the_secret_beside_the_log_and_draws_from_it(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"

    def command(*words: str) -> str:
        done = CliRunner().invoke(app, [words[0], str(file), *words[1:]])
        return str(done.exception or done.output)

    command("new", "--regulation", SAXON)
    command("enter", "Anna", "Ben", "Cem", "Dora")
    assert "Fixed: " in command("commit")
    kept = tmp_path / "t.jsonl.secret"
    assert kept.stat().st_mode & 0o777 == 0o600
    assert "has been fixed" in command("commit")
    command("start")
    assert "needs its reason" in command("draw", "--seed", "snow")
    assert "drawn: round 1" in command("draw")
    assert "2 lots have the seed that was fixed before the start, 0 are from a hat." in command("check")
    assert kept.read_text("utf-8") not in file.read_text("utf-8")
    kept.unlink()
    command("result", "1", "Anna=1", "Ben=2", "Cem=3", "Dora=4")
    assert "its secret is not in" in command("draw")
