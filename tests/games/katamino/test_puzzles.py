"""Katamino for one, rule by rule; hints and what is left."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fivefold.bots import players
from fivefold.games import katamino
from fivefold.games.core import BadOptions, BadPosition, IllegalMove, own
from fivefold.games.katamino import PRESETS, Move, Options, State
from fivefold.games.katamino.cover import Search
from fivefold.games.katamino.options import FORMATS, FRAMES
from fivefold.games.katamino.pieces import ALL, set_of
from fivefold.games.katamino.puzzle import puzzle_of
from fivefold.games.options import read_options, write_options
from fivefold.games.record import read_record
from fivefold.refusals import Refused

from . import plain_cover
from .plain_cover import PENTOMINOES

A4 = PRESETS["A4"]


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = katamino.play(state, katamino.read_move(state, move))
    return state


def refusal(state: State, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        played(state, move)
    return str(refused.value)


def solved(options: Options) -> State:
    """The filling after following hints to the end."""
    state, rng = katamino.start(options), random.Random(1)
    while katamino.to_move(state) is not None:
        state = katamino.play(state, own(players("katamino")["solver"].choose(state, rng), Move))
    return state


@pytest.mark.rule("KT1")
def test_every_turn_and_flip_of_a_piece_may_be_laid() -> None:
    start = katamino.start(Options("5x5"))
    shapes = {number: set() for number in range(1, 13)}  # type: dict[int, set[frozenset[tuple[int, int]]]]
    for move in katamino.legal_moves(start):
        shapes[move.piece].add(plain_cover.cornered(frozenset(move.squares)))
    for number, shape in PENTOMINOES.items():
        ways = plain_cover.ways_to_lie(shape)
        assert shapes[number] == (ways if number > 1 else {way for way in ways if len({y for _, y in way}) == 1})


@pytest.mark.rule("KT1")
def test_a_piece_has_its_own_shape_only() -> None:
    assert refusal(katamino.start(), "6 a1 b1 c1 a2 a3") == "6 a1 b1 c1 a2 a3: piece 6 does not have this shape (KT1)."
    assert "does not have this shape" in refusal(katamino.start(), "6 a1 b1 a2 b2")
    assert "does not have this shape" in refusal(katamino.start(), "6 a1 b1 c1 a2 b2 c2")


@pytest.mark.rule("KT2")
def test_piece_1_lies_horizontally_where_the_rule_is_on() -> None:
    start = katamino.start(Options("5x6"))
    assert refusal(start, "1 a1 a2 a3 a4 a5") == "1 a1 a2 a3 a4 a5: piece 1 must lie horizontally (KT2)."
    assert played(start, "1 b3 c3 d3 e3 f3").placed[0]
    assert played(katamino.start(Options("5x6", horizontal=False)), "1 a1 a2 a3 a4 a5").placed[0]


@pytest.mark.rule("KT2")
@pytest.mark.parametrize("frame", ["5x3", "5x4"])
def test_piece_1_cannot_be_used_in_narrow_frames(frame: str) -> None:
    for horizontal, usable in ((True, False), (False, True)):
        start = katamino.start(read_options(Options, f"frame={frame} horizontal={'on' if horizontal else 'off'}"))
        assert any(move.piece == 1 for move in katamino.legal_moves(start)) is usable
    assert not katamino.solvable(katamino.start(Options("5x4", "1-2-3-6")))


@pytest.mark.rule("KT2", "KT7", "KT8")
def test_the_rule_on_piece_1_binds_on_the_ordinary_board_only_and_can_be_switched() -> None:
    on = {frame for frame in FRAMES if read_options(Options, f"frame={frame}").horizontal}
    assert on == {f"5x{k}" for k in range(3, 13)}
    assert {name for name, options in PRESETS.items() if options.horizontal} == {
        "A4", "5x12", *(f"free-{k}" for k in range(3, 12)),
    }  # fmt: skip
    for frame in FRAMES:
        for switch in (True, False):
            words = f"frame={frame} horizontal={'on' if switch else 'off'}"
            options = read_options(Options, words)
            assert options.horizontal is switch
            assert read_options(Options, write_options(options)) == options
    assert read_options(Options, "5x12 horizontal=off", PRESETS) == Options("5x12", horizontal=False)


@pytest.mark.compiled
@pytest.mark.rule("KT2", "KT7")
@pytest.mark.parametrize(("words", "solutions"), [
    ("5x12", 3144), ("5x12 horizontal=off", 4040), ("6x10", 9356), ("4x15", 1472), ("3x20", 8),
])  # fmt: skip
def test_the_formats_have_as_many_solutions_as_the_rule_leaves(words: str, solutions: int) -> None:
    assert puzzle_of(read_options(Options, words, PRESETS)).solutions == solutions


@pytest.mark.rule("KT3")
def test_a_penta_is_solved_when_the_frame_is_full() -> None:
    state = played(katamino.start(A4), "2 a1 b1 c1 d1 d2", "3 a2 a3 b3 a4 a5", "6 b4 c4 b5 c5 d5")
    assert katamino.outcome(state) is None
    assert katamino.to_move(state) == 0
    state = played(state, "11 b2 c2 c3 d3 d4")
    ended = katamino.outcome(state)
    assert ended is not None
    assert (ended.ranks, ended.scores, str(ended.reason), ended.rule) == ((1,), (1,), "the frame is full", "KT3")
    assert katamino.to_move(state) is None
    assert katamino.legal_moves(state) == []
    assert "the puzzle is solved" in refusal(state, "2")


@pytest.mark.rule("KT3")
def test_only_the_given_pieces_may_be_laid_each_once_and_inside_the_frame() -> None:
    start = katamino.start(A4)
    assert "piece 7 is not among the given pieces 2-3-6-11 (KT3)" in refusal(start, "7 a1 c1 a2 b2 c2")
    assert "e1 is not in the frame (KT3)" in refusal(start, "2 b1 c1 d1 e1 e2")
    assert "a6 is not in the frame" in refusal(start, "2 a3 a4 a5 a6 b3")
    state = played(start, "2 a1 b1 c1 d1 d2")
    assert "piece 2 already lies in the frame; take it up first" in refusal(state, "2 a5 b5 c5 d5 d4")
    assert "d2 is already covered" in refusal(state, "3 d2 c3 d3 d4 d5")


@pytest.mark.rule("KT3")
def test_a_piece_can_be_taken_up_and_laid_elsewhere() -> None:
    state = played(katamino.start(A4), "2 a1 b1 c1 d1 d2", "2")
    assert state == katamino.start(A4)
    assert "piece 2 does not lie in the frame" in refusal(state, "2")
    state = played(state, "2 a5 b5 c5 d5 d4")
    assert Move(2) in katamino.legal_moves(state)


@pytest.mark.rule("KT6")
def test_with_free_choice_any_pieces_that_fill_the_frame_solve_it() -> None:
    start = katamino.start(Options("5x3"))
    assert len(start.pieces_left) == 12
    state = solved(Options("5x3"))
    assert len(state.pieces_left) == 9
    ended = katamino.outcome(state)
    assert ended is not None
    assert ended.rule == "KT6"
    assert katamino.solutions_left(start) == 28


@pytest.mark.rule("KT6")
def test_the_seven_sets_for_the_smallest_frame_are_all_found() -> None:
    region = frozenset((x, y) for x in range(3) for y in range(5))
    flat = {number: shape for number, shape in PENTOMINOES.items() if number > 1}
    sets = {frozenset(name for name, _ in filling) for filling in plain_cover.fillings(region, flat)}
    rows = puzzle_of(Options("5x3")).distinct_solutions()
    assert {frozenset(n for n, mask in enumerate(row, 1) if mask) for row in rows} == sets
    assert len(sets) == 7


@pytest.mark.compiled
@pytest.mark.rule("KT7")
@pytest.mark.parametrize("frame", FORMATS)
def test_all_twelve_pieces_fill_each_format(frame: str) -> None:
    state = solved(PRESETS[frame])
    assert state.pieces_left == ()
    assert len(state.options.region.cells) == 60
    ended = katamino.outcome(state)
    assert ended is not None
    assert ended.rule == "KT7"


@pytest.mark.compiled
@pytest.mark.rule("KT8")
@pytest.mark.parametrize("number", range(1, 13))
def test_nine_other_pieces_fill_the_figure_of_each_piece(number: int) -> None:
    state = solved(PRESETS[f"triple-{number}"])
    assert len(state.pieces_left) == 2
    assert not state.placed[number - 1]
    ended = katamino.outcome(state)
    assert ended is not None
    assert (str(ended.reason), ended.rule) == ("the figure is full", "KT8")


@pytest.mark.rule("KT8")
def test_a_full_figure_and_a_full_frame_are_said_apart() -> None:
    cross = "___PPP___/___FPP___/___FFY___/UUFFYYYYV/UWWIIIIIV/UUWWNLVVV/___WNL___/___NNL___/___NLL___"
    ended = katamino.outcome(katamino.read_position(cross, PRESETS["triple-12"]))
    assert ended is not None
    assert (ended.reason.code, ended.rule) == ("the-figure-is-full", "KT8")
    frame = katamino.outcome(solved(Options("5x3", "3-6-7")))
    assert frame is not None
    assert frame.reason.code == "the-frame-is-full"


@pytest.mark.rule("KT8")
def test_a_figure_is_not_filled_with_its_own_piece() -> None:
    with pytest.raises(BadOptions, match=r"Piece 6 at three times its size is filled with other pieces \(KT8\)"):
        Options("triple-6", "1-2-3-4-5-6-7-8-9")
    assert "piece 6 is not among" in refusal(katamino.start(Options("triple-6")), "6 a1 b1 a2 b2 a3")


@pytest.mark.parametrize(
    "text",
    [
        "frame=5x13",
        "frame=",
        "pieces=",
        "pieces=13",
        "pieces=2-2-3-4",
        "pieces=2-3-6",
        "pieces=x-x",
        "frame=6x10 pieces=1-2-3",
        "horizontal=maybe",
        "pieces=" + "9" * 500,
        "pieces=🎲",
    ],
)
def test_options_that_do_not_go_together_are_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        read_options(Options, text)


def test_pieces_may_be_listed_in_any_way_and_mean_the_same_puzzle() -> None:
    assert Options("5x4", "11-6-3-2") == Options("5x4", "W+P+Y+L") == A4
    assert Options("5x12", "-".join(map(str, range(1, 13)))) == Options("5x12", "all")
    assert read_options(Options, write_options(A4)) == A4


@pytest.mark.parametrize(
    "text",
    [
        "..../..../..../....",
        "..../..../..../..../...",
        "..../..../..../..../...?",
        "IIII/I.../..../..../....",
        "XXX./.X../.X../..../....",
        "L.../..../..../..../LLLL",
        "..../..../..../..../l...",
        "____/..../..../..../....",
        "UUU./U.U./..../..../....",
    ],
)
def test_what_is_no_filling_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        katamino.read_position(text, A4)


@pytest.mark.parametrize(
    "text", ["13 a1", "6 a0", "6 a1 a1", "6 a100", "6-", "six a1", "6 6 6", "P.a1", "6 aa1", "6 a1 " * 40]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        katamino.play(katamino.start(A4), katamino.read_move(katamino.start(A4), text))


def random_filling(options: Options, rng: random.Random, pieces: int) -> State:
    state = katamino.start(options)
    for _ in range(pieces):
        moves = [move for move in katamino.legal_moves(state) if move.squares]
        if not moves:
            break
        state = katamino.play(state, rng.choice(moves))
    return state


@pytest.mark.parametrize("seed", range(40))
def test_what_is_left_is_what_a_search_from_there_finds(seed: int) -> None:
    rng = random.Random(seed)
    options = rng.choice([A4, Options("5x3"), Options("5x4"), Options("5x5", "2-3-6-8-11")])
    if rng.random() < 0.5:
        state = random_filling(options, rng, rng.randint(0, 3))
    else:
        row = rng.choice(puzzle_of(options).distinct_solutions())
        state = State(tuple(mask if mask and rng.random() < 0.6 else 0 for mask in row), options)
    cover = puzzle_of(options).cover
    lying = set_of(number for number, mask in enumerate(state.placed, 1) if mask)
    search = Search(cover, aside=ALL & ~set_of(options.numbers) | lying, taken=state.taken)
    search.run()
    assert katamino.solutions_left(state) == search.solutions
    assert katamino.solvable(state) == (search.solutions > 0)


def check_hints(state: State) -> None:
    """From here every hint keeps the puzzle solvable, or leads out of a dead end, until it is solved."""
    for _ in range(40):
        if katamino.to_move(state) is None:
            return
        hint = katamino.hint(state)
        assert hint is not None
        state = katamino.play(state, hint.move)
        if hint.move.squares:
            assert katamino.solvable(state)
            assert katamino.solutions_left(state) == hint.solutions
    raise AssertionError("the hints lead nowhere")


@pytest.mark.parametrize("seed", range(30))
def test_every_hint_keeps_a_small_puzzle_solvable(seed: int) -> None:
    rng = random.Random(seed)
    options = rng.choice([A4, Options("5x3"), Options("5x4"), Options("5x5", "2-3-6-8-11")])
    check_hints(random_filling(options, rng, rng.randint(0, 3)))


@pytest.mark.compiled
@pytest.mark.parametrize("frame", FRAMES)
def test_every_hint_keeps_a_puzzle_of_each_frame_solvable(frame: str) -> None:
    rng = random.Random(frame)
    for pieces in (0, 1, 2, 3):
        check_hints(random_filling(read_options(Options, f"frame={frame}"), rng, pieces))


def test_a_puzzle_without_a_solution_gives_no_hint() -> None:
    state = katamino.start(Options("5x4", "2-3-4-5"))
    assert not katamino.solvable(state)
    assert katamino.hint(state) is None


def test_hints_say_what_to_do() -> None:
    assert str(katamino.hint(katamino.start(A4))) == "Lay piece 2 on a1 b1 a2 a3 a4: 3 solutions are left."
    dead_end = played(katamino.start(A4), "6 a1 b1 a2 b2 c2")
    assert str(katamino.hint(dead_end)) == "This cannot be solved any more; take up piece 6."


def test_difficulty_is_the_work_for_each_solution() -> None:
    puzzle = puzzle_of(A4)
    assert (puzzle.solutions, puzzle.distinct, puzzle.effort, puzzle.difficulty) == (20, 5, 23, 2.2)
    assert puzzle_of(Options("5x4", "2-3-4-5")).difficulty == float("inf")
    assert len(puzzle.distinct_solutions()) == 5
    assert ALL == 4095


GOLDEN = Path(__file__).parents[2] / "golden" / "katamino"
SOLVED = sorted(path for kind in ("law", "refereed") for path in (GOLDEN / kind).glob("*.txt"))


@pytest.mark.rule("KT1", "KT3", "KT7", "KT8")
@pytest.mark.parametrize("path", SOLVED, ids=[path.stem for path in SOLVED])
def test_the_records_are_solved_by_the_shapes_themselves(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    lying: dict[int, frozenset[tuple[int, int]]] = {}
    for move in record.moves:
        assert isinstance(move, Move)
        if move.squares:
            assert move.piece not in lying
            lying[move.piece] = frozenset(move.squares)
        else:
            del lying[move.piece]
    for number, squares in lying.items():
        assert plain_cover.cornered(squares) in plain_cover.ways_to_lie(PENTOMINOES[number])
    covered = [square for squares in lying.values() for square in squares]
    rows, _, columns = own(record.options, Options).frame.partition("x")
    if columns:
        whole = {(x, y) for x in range(int(columns)) for y in range(int(rows))}
    else:
        small = PENTOMINOES[int(rows.removeprefix("triple-"))]
        ways = [
            {(3 * x + i, 3 * y + j) for x, y in way for i in range(3) for j in range(3)}
            for way in plain_cover.ways_to_lie(small)
        ]
        whole = next((way for way in ways if way == set(covered)), set())
    assert set(covered) == whole
    assert len(covered) == len(whole)
