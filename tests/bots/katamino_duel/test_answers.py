"""The stored answers of the duel, their independent check, and the players and analyst that use them."""

from __future__ import annotations

import os
import random
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from fivefold import kernels
from fivefold.bots import analyst, players
from fivefold.bots.analysis import WIN_LOST
from fivefold.bots.katamino_duel import answers as stored, book, checker, worklist
from fivefold.bots.katamino_duel.draft import DIVISIONS, Draft
from fivefold.bots.katamino_duel.perfect import Perfect, pick, placement_of
from fivefold.bots.katamino_duel.solver import MOVES, Position, Solver, images, position_of
from fivefold.bots.katamino_duel.worklist import DRAFT, STARTS, Work, first_moves
from fivefold.games import katamino_duel as duel
from fivefold.games.core import own
from fivefold.games.katamino.pieces import EVEN, ODD

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
ANALYST = analyst("katamino_duel")
LINES = list(checker.lines())
SOLVED = ("ordinary", "even_odd", "odd_even")


@pytest.mark.parametrize("game", SOLVED)
def test_every_first_move_is_stored(game: str) -> None:
    assert {Work(game, first) for first in first_moves(STARTS[game])} <= set(stored.answers())


def test_no_game_has_first_moves_that_are_not_its_own() -> None:
    kinds = {game: set(first_moves(start)) for game, start in STARTS.items()}
    for work in stored.answers():
        assert work.number in (DIVISIONS if work.game == DRAFT else kinds[work.game])


def test_refutations_of_the_ordinary_game_hold_in_both_orders() -> None:
    """Both sides have the same moves: the refutation of a first move is itself refuted by it, if it may come first."""
    for work, answer in stored.answers().items():
        if work.game == "ordinary" and not answer.wins and answer.best in work.start.legal():
            assert not stored.answers()[Work("ordinary", min(images(answer.best)))].wins


def test_the_known_results_are_among_them() -> None:
    """First player wins the ordinary game and the older one; even wins even/odd, whoever begins, and only with X."""
    assert stored.answers()[_work("ordinary", "9e5f5f6g6f7")].wins
    ordinary = [answer.wins for work, answer in stored.answers().items() if work.game == "ordinary"]
    assert (ordinary.count(True), ordinary.count(False)) == (73, 22)
    assert stored.answers()[_work("anywhere", "2c5d5e5f5c6")].wins
    begins = [work for work, answer in stored.answers().items() if work.game == "even_odd" and answer.wins]
    assert begins == [_work("even_odd", "12d3c4d4e4d5")]
    assert not any(answer.wins for work, answer in stored.answers().items() if work.game == "odd_even")


def _work(game: str, word: str) -> Work:
    return Work(game, min(images(stored.read_placement(word))))


def test_divisions_by_even_and_odd_agree_with_the_variant() -> None:
    known = stored.divisions()
    for starter, game in ((EVEN, "even_odd"), (ODD, "odd_even")):
        if starter in known:
            assert known[starter] == any(a.wins for work, a in stored.answers().items() if work.game == game)


def test_every_winning_first_move_meets_every_answer() -> None:
    for work, answer in stored.answers().items():
        if work.game != DRAFT and answer.wins:
            assert set(answer.replies) == set(work.start.after(work.number).legal())
        elif work.game != DRAFT:
            assert answer.best in work.start.after(work.number).legal()


def test_answers_are_read_as_they_were_written() -> None:
    result = [
        {"game": "ordinary", "number": 3, "wins": False, "refuted": 9, "nodes": 5},
        {"game": "ordinary", "number": 4, "wins": True, "answers": [[7, 8]], "nodes": 6},
        {"game": "draft", "number": EVEN, "wins": True, "first": 9, "nodes": 7},
        {"game": "draft", "number": ODD, "wins": False, "refuted": [[9, 10]], "nodes": 8},
    ]
    found = stored.read_answers(stored.write_answers(result))
    assert found[Work("ordinary", 3)] == stored.Answer(False, 5, 9, {})
    assert found[Work("ordinary", 4)] == stored.Answer(True, 6, None, {7: 8})
    assert found[Work("draft", EVEN)] == stored.Answer(True, 7, 9, {})
    assert found[Work("draft", ODD)] == stored.Answer(False, 8, None, {9: 10})


@pytest.mark.parametrize(
    "line",
    [
        "ordinary",
        "chess 1a1a2a3a4a5 wins 3",
        "ordinary 1a1a2a3a4a6 wins 3",
        "ordinary 13a1a2a3a4a5 wins 3",
        "ordinary 1a1a2a3a4a5 draws 3",
        "ordinary 1a1a2a3a4a5 wins many",
        "ordinary 1a1a2a3a4a5 wins 3 a=b=c",
        "draft LNPZT wins 3",
        "draft LNPZTT wins 3",
        "draft LNPZTQ wins 3",
    ],
)
def test_garbage_is_no_answer(line: str) -> None:
    with pytest.raises(stored.BadAnswers):
        stored.read_answers(line)


def test_the_checker_knows_the_same_board_but_shares_nothing() -> None:
    assert len(checker.ways()) == 2308
    every = {(number, frozenset((y, x) for x, y in move.squares)) for move in MOVES for number in (move.piece,)}
    assert every == set(checker.ways())
    folder = Path(checker.__file__).parent
    source = "".join((folder / name).read_text("utf-8") for name in ("checker.py", "kernel_checker.py"))
    for name in (
        "kernel_solver",
        "kernel_graph",
        "kernel_table",
        "solver import",
        "katamino_duel.placements",
        "pieces import",
    ):
        assert name not in source


@pytest.mark.compiled
def test_part_of_the_certificate_is_checked() -> None:
    """Of each winning first move some answers, of the losing ones some refutations; in a long run all of them."""
    rng = random.Random(1)
    lines = [line for line in LINES if line.wins and line.game != "draft"]
    losing = [line for line in LINES if not line.wins and line.game != "draft"]
    for line in lines if SOAK else rng.sample(lines, min(2, len(lines))):
        claims = list(checker.check_line(line, most=None if SOAK else 2))
        assert claims
        assert all(holds for _, holds, _ in claims), line.name
    for line in losing if SOAK else ():
        assert all(holds for _, holds, _ in checker.check_line(line)), line.name


@pytest.mark.compiled
@pytest.mark.skipif(not SOAK, reason="about a minute")
def test_the_best_first_move_is_proved_again_from_nothing(tmp_path: Path) -> None:
    out, best = tmp_path / "results.jsonl", _work("ordinary", "9e5f5f6g6f7")
    for _ in range(2):  # the second time it is there already
        assert worklist.work_off(out, only=[best])
    (result,) = worklist.read_results(out.read_text("utf-8")).values()
    assert result["wins"]
    assert len(result["answers"]) == 614


@pytest.mark.compiled
def test_a_false_certificate_is_found_out() -> None:
    line = next(line for line in LINES if line.game == "ordinary" and line.wins)
    answer = min(line.pairs)  # the one that is looked at when one is
    others = tuple(word for word in line.words if not word.startswith(f"{answer}="))
    for false in ((), (f"{answer}={answer}",), (f"{answer}={line.name}",)):
        claims = checker.check_line(checker.Line(line.game, line.name, True, (*false, *others)), most=1)
        assert not all(holds for _, holds, _ in claims)
    check = checker.Check("ordinary", line.name)
    moves = [checker.read(line.name), checker.read(answer)]
    losing = next(third for third in check.legal(moves)[::-1] if check.mover_wins([*moves, third])[0])
    words = (f"{answer}={losing[0]}{_squares(losing[1])}", *others)
    assert [holds for _, holds, _ in checker.check_line(checker.Line(line.game, line.name, True, words), most=1)] == [
        True,
        False,
    ]


def _squares(squares: frozenset[tuple[int, int]]) -> str:
    return "".join("abcdefgh"[c] + str(r + 1) for r, c in sorted(squares))


def test_the_draft_is_minimax_over_its_divisions() -> None:
    rng = random.Random(2)
    known = {starter: rng.random() < 0.5 for starter in DIVISIONS}

    def value(first: int, second: int) -> bool:
        free = 4095 & ~(first | second)
        if not free:
            return known[first]
        bits = [1 << piece for piece in range(12) if free >> piece & 1]
        if (first | second).bit_count() % 2:
            return all(value(first, second | bit) for bit in bits)
        return any(value(first | bit, second) for bit in bits)

    draft = Draft(known)
    for _ in range(30):
        order = [1 << piece for piece in rng.sample(range(12), rng.randrange(7, 12))]
        first, second = sum(order[::2]), sum(order[1::2])
        assert draft.value(first, second) is value(first, second)


def test_proof_numbers_settle_the_draft_before_all_is_known() -> None:
    rng = random.Random(3)
    strength = [rng.random() for _ in range(12)]
    truth = {s: sum(strength[p] for p in range(12) if s >> p & 1) > sum(strength) / 2 for s in DIVISIONS}
    known: dict[int, bool] = {}
    while (draft := Draft(known)).value(0, 0) is None:
        wanted = draft.next_division()
        assert wanted is not None
        assert wanted not in known
        known[wanted] = truth[wanted]
    assert len(known) < 924
    assert draft.value(0, 0) == Draft(truth).value(0, 0)


@pytest.mark.compiled
def test_the_perfect_player_loses_no_won_game() -> None:
    perfect, greedy = Perfect(resistance=20_000), players("katamino_duel")["greedy"]
    for number, options in enumerate([duel.Options(), duel.Options("even_odd"), duel.Options("even_odd", "second")]):
        seat = 1 if options.evens == "second" else 0  # the side that wins with best play
        rng, state = random.Random(number), duel.start(options)
        while (mover := duel.to_move(state)) is not None:
            state = duel.play(state, own((perfect if mover == seat else greedy).choose(state, rng), duel.Move))
        ended = duel.outcome(state)
        assert ended is not None
        assert ended.ranks[seat] == 1


@pytest.mark.compiled
def test_stored_answers_are_true_and_quick() -> None:
    rng = random.Random(5)
    for options in (duel.Options(), duel.Options("even_odd"), duel.Options("even_odd", "second")):
        state = duel.start(options)
        known = book.stored(state)
        assert known
        first = rng.choice(sorted(known))
        after = duel.play(state, MOVES[first])
        answer = book.stored(after)
        assert answer
        if known[first]:
            assert not any(answer.values())
            reply = rng.choice(sorted(answer))
            third = book.stored(duel.play(after, MOVES[reply]))
            state, placement = duel.play(after, MOVES[reply]), next(iter(third))
        else:
            state, placement = after, next(iter(answer))
        if state.laid == 2:
            assert Solver(20).solve(position_of(state).after(placement)).wins is False


def share_of_wins(here: Position, placement: int) -> float:
    after, solver = here.after(placement), Solver(14)
    replies = after.legal()
    return sum(not solver.solve(after.after(reply)).wins for reply in replies) / len(replies)


@pytest.mark.compiled
def test_who_is_lost_leaves_few_winning_replies() -> None:
    rng = random.Random(8)
    tried = 0
    while tried < 3:
        state = duel.start()
        for _ in range(6):
            if duel.legal_moves(state):
                state = duel.play(state, rng.choice(duel.legal_moves(state)))
        if duel.to_move(state) is None or len(duel.legal_moves(state)) > 40:
            continue
        here = position_of(state)
        solver = Solver(16)
        if solver.solve(here).wins:
            continue
        tried += 1
        chosen = placement_of(Perfect().choose(state, rng))
        assert share_of_wins(here, chosen) == min(share_of_wins(here, placement) for placement in here.legal())


def test_picks_follow_what_is_known_of_the_divisions() -> None:
    state = duel.start(duel.Options("draft"))
    rng = random.Random(1)
    while state.drafting:
        move = pick(state, rng)
        assert move in duel.legal_moves(state)
        state = duel.play(state, move)
    assert state.hands[0].bit_count() == 6


@pytest.mark.compiled
def test_the_analyst_colours_every_placement() -> None:
    rng = random.Random(9)
    state = duel.start()
    for _ in range(4):
        state = duel.play(state, rng.choice(duel.legal_moves(state)))
    report = ANALYST.position(state, seconds=60.0, threads=2)
    assert len(report.moves) == len(duel.legal_moves(state))
    assert report.facts["open"] == 0
    here = position_of(state)
    for each in [*report.moves[:3], *report.moves[-3:]]:
        after = here.after(placement_of(duel.read_move(state, each.text)))
        assert (each.value == 1) == (Solver(18).solve(after).wins is False)
        if each.value == -1:
            reply = placement_of(duel.read_move(state, str(each.facts["reply"])))
            assert Solver(18).solve(after.after(reply)).wins is False


def test_without_time_placements_stay_open() -> None:
    state = duel.start(duel.Options("anywhere"))
    state = duel.play(state, duel.legal_moves(state)[0])
    report = ANALYST.position(state, seconds=0.0)
    assert report.value is None
    assert report.facts["open"] == len(report.moves)


@pytest.mark.compiled
def test_the_graph_of_a_game_shows_the_fatal_placement() -> None:
    rng = random.Random(12)
    moves = [Perfect().choose(duel.start(), rng)]
    states = [duel.start(), duel.play(duel.start(), moves[0])]
    while duel.to_move(states[-1]) is not None:
        moves.append(rng.choice(duel.legal_moves(states[-1])))
        states.append(duel.play(states[-1], moves[-1]))
    points = list(ANALYST.game(states, moves, seconds=60.0))
    assert len(points) == len(moves)
    winner = 1 if duel.outcome(states[-1]).ranks[0] == 1 else -1  # type: ignore[union-attr]
    assert points[-1].value == winner
    for before, after in pairwise(points):
        if before.turning:
            assert before.turning == WIN_LOST
            assert before.value == -after.value if after.value else True
        else:
            assert before.value == after.value


@pytest.mark.compiled
def test_levels_are_there_and_move_legally() -> None:
    found = players("katamino_duel")
    assert [f"level{n}" for n in range(1, 11)] == [name for name in found if name.startswith("level")]
    rng = random.Random(3)
    for options in duel.PRESETS.values():
        state = duel.start(options)
        for level in range(1, 9):
            if duel.to_move(state) is not None:
                move = own(found[f"level{level}"].choose(state, rng), duel.Move)
                assert move == found[f"level{level}"].choose(state, random.Random(0)) or move
                state = duel.play(state, move)


@pytest.mark.skipif(kernels.PLAIN, reason="too slow plain")
def test_equal_lots_give_equal_moves() -> None:
    state = duel.start()
    for name in ("level1", "level5", "level7", "level10"):
        player = players("katamino_duel")[name]
        assert player.choose(state, random.Random(4)) == player.choose(state, random.Random(4))


@pytest.mark.rule("KT13")
def test_the_stored_divisions_tell_of_every_first_pick_who_wins() -> None:
    """Once more by plain minimax."""
    known = stored.divisions()
    assert len(known) == 924

    @cache
    def starter_wins(first: int, second: int) -> bool:
        free = [1 << piece for piece in range(12) if not (first | second) >> piece & 1]
        if not free:
            return known[first]
        if first.bit_count() == second.bit_count():
            return any(starter_wins(first | pick, second) for pick in free)
        return all(starter_wins(first, second | pick) for pick in free)

    assert [piece + 1 for piece in range(12) if starter_wins(1 << piece, 0)] == [2]  # L
    draft = Draft(known)
    assert [draft.value(1 << piece, 0) for piece in range(12)] == [piece == 1 for piece in range(12)]


@pytest.mark.rule("KT13")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_perfect_player_loses_no_won_draft(seat: int) -> None:
    rng, perfect, known = random.Random(seat), Perfect(), stored.divisions()
    for _ in range(25):
        state = duel.start(duel.Options("draft"))
        while state.drafting:
            moves = duel.legal_moves(state)
            if duel.to_move(state) == seat:
                move = own(perfect.choose(state, rng), duel.Move)
            elif not state.hands[0]:
                move = rng.choice([move for move in moves if move.piece != 2])  # any first pick but L loses
            else:
                move = rng.choice(moves)
            state = duel.play(state, move)
        assert known[state.hands[0]] is (seat == 0)
