"""Proved wins in Pente: none is false, none of the short ones is missed, and the checker believes nothing."""

from __future__ import annotations

import os
import random
from dataclasses import replace

import pytest
from tests.bots.pente.exhaustive import GOLDEN, winning_points
from tests.games.pente.arranged import arranged
from tests.games.pente.drawn import drawn, scene

from fivefold.bots.limits import Budget
from fivefold.bots.pente import checker
from fivefold.bots.pente.certificate import Proof
from fivefold.bots.pente.openings import balanced
from fivefold.bots.pente.proof import Prover, can_prove, find_win, winning_moves
from fivefold.games import pente
from fivefold.games.pente import Move, Options, State
from fivefold.games.pente.state import packed

EACH = 1 if os.environ.get("FIVEFOLD_SOAK") else 6  # every n-th golden position


def golden() -> list[tuple[State, int, set[Move]]]:
    """Positions, in how many own moves they are won (0: not in three), and by which first moves."""
    rows = []
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        if line[0] != "#":
            size, left, points, position = line.split(maxsplit=3)
            first = set() if points == "-" else {Move(int(point)) for point in points.split(",")}
            rows.append((pente.read_position(position, Options(size=int(size))), int(left), first))  # type: ignore[arg-type]
    return rows


def test_the_golden_positions_are_many() -> None:
    lefts = [left for _, left, _ in golden()]
    assert sum(left in (2, 3) for left in lefts) >= 300
    assert lefts.count(2) >= 50
    assert lefts.count(3) >= 45
    assert lefts.count(0) >= 10


@pytest.mark.compiled
@pytest.mark.rule("PT5", "PT8", "PT9")
def test_all_winning_first_moves_are_found_and_no_other() -> None:
    for state, left, first in golden()[::EACH]:
        found = winning_moves(state, left or 3)
        assert {move for move, within in found.items() if within == (left or 3)} == first
        assert all(within == left for within in found.values())


@pytest.mark.compiled
def test_every_tree_is_verified_by_the_checker() -> None:
    for state, left, first in golden()[::EACH]:
        if left:
            proof = find_win(state)
            assert proof is not None
            assert proof.moves == left
            assert proof.move in first
            assert checker.holds(state, proof)


@pytest.mark.compiled
def test_the_exhaustive_prover_itself_agrees_on_fresh_positions() -> None:
    rng = random.Random(17)
    for _ in range(3):
        state = balanced(rng, Options(size=13))
        while pente.to_move(state) is not None and state.turns < 14:
            near = [m for m in pente.legal_moves(state) if 3 < m.point // 19 < 9 and 3 < m.point % 19 < 9]
            state = pente.play(state, rng.choice(near))
        if pente.to_move(state) is None:
            continue
        for left in (1, 2):
            plain = {Move(int(point)) for point in winning_points(*packed(state), left)}
            assert plain == {move for move, within in winning_moves(state, left).items() if within <= left}


@pytest.mark.rule("PT5")
def test_an_open_four_that_a_capture_breaks_is_no_win() -> None:
    picture = """
. . . . . . .
. 1 w w w 2 .
. . w . . . .
. . b . . . .
. . . . . . .
"""
    # Whichever end is played, Black takes the pair in the third column from above and breaks the four.
    state, at = scene(picture, caught=(0, 0))
    first = winning_moves(state, 2)
    assert at["1"] not in first
    assert at["2"] not in first
    free, at = scene(picture.replace(". . b", ". . ."))
    assert {at["1"], at["2"]} <= set(winning_moves(free, 2))


def test_the_checker_refuses_what_is_not_true() -> None:
    state, _ = drawn(". w w w .\n. . . . .\nb . b . b\n. . . . .", turns=60)
    proof = find_win(state)
    assert proof is not None
    assert checker.holds(state, proof)
    assert not checker.holds(state, replace(proof, otherwise=None))
    assert not checker.holds(state, replace(proof, replies={}))
    assert not checker.holds(state, Proof(proof.move))
    elsewhere = next(m for m in pente.legal_moves(state) if m.point == 0)
    assert not checker.holds(state, replace(proof, move=elsewhere))
    taken = Move(next(point for point, stone in enumerate(state.board) if stone))
    assert not checker.holds(state, replace(proof, move=taken))


@pytest.mark.compiled
def test_the_checkers_shortcut_changes_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    some = [row for row in golden() if row[1] == 2 and row[0].options.size == 13][:4]
    for state, _, _ in some:
        proof = find_win(state)
        assert proof is not None
        quick = checker.holds(state, proof)
        monkeypatch.setattr(checker, "_quiet_answers", lambda state, winning: set())
        assert checker.holds(state, proof) == quick is True
        monkeypatch.undo()


@pytest.mark.compiled
@pytest.mark.rule("PT16", "PT17")
def test_proofs_hold_under_the_options_they_are_given_for() -> None:
    rng, seen = random.Random(3), 0
    for options in (Options(line="exactly_five", size=13), Options(double_three="forbidden", size=13)):
        for _ in range(8 if EACH == 1 else 4):
            state = balanced(rng, options)
            while pente.to_move(state) is not None and state.turns < 22:
                near = [m for m in pente.legal_moves(state) if 2 < m.point // 19 < 10 and 2 < m.point % 19 < 10]
                state = pente.play(state, rng.choice(near or pente.legal_moves(state)))
                if pente.to_move(state) is not None and (proof := find_win(state, Budget(nodes=3000), farthest=4)):
                    assert checker.holds(state, proof)
                    seen += 1
    assert seen > 5


def claimed_wins(state: State) -> set[Move]:
    """Under the reply rule: the moves that win whatever is replied, found by playing every reply."""
    found = set()
    for move in pente.legal_moves(state):
        after = pente.play(state, move)
        if after.claim or after.ended:
            ends = [
                pente.outcome(pente.play(after, reply)) for reply in ([] if after.ended else pente.legal_moves(after))
            ]
            if all(ended and ended.ranks[state.seat] == 1 for ended in ends):
                found.add(move)
    return found


@pytest.mark.compiled
@pytest.mark.rule("PT19")
def test_under_the_reply_rule_proofs_reckon_with_every_reply() -> None:
    rng, seen, ones = random.Random(5), 0, 0
    for _ in range(5):
        state = pente.start(Options(reply=True, size=13, opening="free"))
        while pente.to_move(state) is not None and seen < 12:
            if proof := find_win(state, Budget(nodes=4000), farthest=3):
                assert checker.holds(state, proof)
                seen += 1
                if proof.moves == 1:
                    ones += 1
                    assert set(winning_moves(state, 1)) == claimed_wins(state)
            elif seen == 2:
                assert not claimed_wins(state)
            near = [m for m in pente.legal_moves(state) if 2 < m.point // 19 < 10 and 2 < m.point % 19 < 10]
            state = pente.play(state, rng.choice(near or pente.legal_moves(state)))
    assert seen > 8
    assert ones > 1


@pytest.mark.rule("PT19")
def test_under_the_reply_rule_a_five_that_a_capture_breaks_is_no_win() -> None:
    picture = "1 w w w w b\n. . . w . .\n. . . b . ."
    state, at = scene(picture, reply=True)
    assert at["1"] not in winning_moves(state, 1)
    free, at = scene(picture.replace(". . . b", ". . . ."), reply=True)
    assert set(winning_moves(free, 1)) == {at["1"]}
    # A four of Black's answers a five with a five.
    state, at = scene("b w w w w 1\n. . . . . .\n. . . . . .\nb b b b . .", reply=True)
    assert winning_moves(state, 1) == {}


@pytest.mark.compiled
@pytest.mark.rule("PT19")
def test_under_the_reply_rule_wins_in_one_are_exact_where_fives_and_captures_meet() -> None:
    won = 0
    for seed in range(60):
        state = arranged(Options(size=13, reply=True), random.Random(f"reply {seed}"))
        wins = claimed_wins(state)
        assert set(winning_moves(state, 1)) == wins, str(state)
        won += len(wins)
    assert won > 60


@pytest.mark.rule("PT19")
def test_under_the_reply_rule_six_pairs_do_not_win_against_an_own_five() -> None:
    picture = "w b b 1 b b w\n. . . . . . .\nb b b b {} . .\n. . . . . . ."
    state, at = scene(picture.format("."), reply=True, caught=(8, 0))
    assert at["1"] not in winning_moves(state, 1)
    state, at = scene(picture.format("w").replace("b b b b w", "w b b b b w"), reply=True, caught=(8, 0))
    assert at["1"] in winning_moves(state, 1)


def test_nothing_is_proved_in_teams_or_where_stones_move() -> None:
    assert not can_prove(Options(teams=True))
    assert not can_prove(Options(exhaustion="move"))
    assert not can_prove(Options(reply=True, line="exactly_five"))
    assert not can_prove(Options(reply=True, points=True))
    state, _ = drawn(". w w w w .", exhaustion="move", stones=84)
    assert find_win(state) is None
    assert winning_moves(state, 2) == {}


@pytest.mark.compiled
def test_a_proof_is_broken_off_when_its_positions_are_used_up() -> None:
    state = balanced(random.Random(9))
    prover = Prover(state, Budget(nodes=100))
    assert find_win(state, Budget(nodes=100)) is None
    assert prover.nodes == 0
