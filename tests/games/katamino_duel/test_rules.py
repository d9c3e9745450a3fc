"""The Katamino duel, rule by rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from fivefold.games import katamino_duel as duel
from fivefold.games.core import BadPosition, IllegalMove, own
from fivefold.games.katamino.pieces import EVEN, ODD, numbers_in
from fivefold.games.katamino_duel import Move, Options, State
from fivefold.games.record import read_record

DRAFT = Options("draft")
PINK = 6
GOLDEN = Path(__file__).parents[2] / "golden" / "katamino_duel" / "law"


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = duel.play(state, duel.read_move(state, move))
    return state


def refusal(state: State, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        played(state, move)
    return str(refused.value)


def board(drawing: str, options: Options | None = None, picks: str = "") -> State:
    """A position drawn as eight rows."""
    return duel.read_position("/".join(drawing.replace(" ", "").split()) + (f" {picks}" if picks else ""), options)


NOBODY_CAN_GO_ON = """
    . U U U . . . .
    . U F U L . . .
    W F F . L L L L
    W W F F . . . .
    N W W . Y . . .
    N N Y Y Y Y P P
    . N . . . P P P
    . N . I I I I I
"""


STUCK_WITH_ODD_PIECES = """
    . . Y Y Y Y . .
    . Z . . Y . . .
    L Z Z Z . V V V
    L . . Z . . . V
    L . . . P P . V
    L L . F P P P .
    . . F F N N N .
    . . . F F . N N
"""


@pytest.mark.rule("KT9")
def test_two_players_lay_the_twelve_open_pieces_in_turn() -> None:
    assert duel.seats(Options()) == 2
    state = duel.start()
    assert duel.to_move(state) == 0
    assert {move.piece for move in duel.legal_moves(state)} == set(range(1, 13))
    state = played(state, "12 d3 c4 d4 e4 d5")
    assert duel.to_move(state) == 1
    assert {move.piece for move in duel.legal_moves(state)} == set(range(1, 12))
    assert "piece 12 already lies on the board (KT9)" in refusal(state, "12 e6 d7 e7 f7 e8")
    assert duel.observe(state, 0) == duel.observe(state, None) == state
    assert duel.details(state)["pieces_left"] == [list(range(1, 12))] * 2


@pytest.mark.rule("KT9")
def test_pieces_do_not_overlap_keep_their_shape_and_stay_on_the_board() -> None:
    state = played(duel.start(), "12 d3 c4 d4 e4 d5")
    assert "e4 is already covered (KT9)" in refusal(state, "6 e4 f4 e5 f5 e6")
    assert "piece 6 does not have this shape (KT1)" in refusal(state, "6 f4 g4 f5 f6 f7")
    assert "e9 is not on the board (KT9)" in refusal(state, "1 e5 e6 e7 e8 e9")
    assert "i4 is not on the board" in refusal(state, "1 f4 g4 h4 i4 j4")
    assert "the piece must be laid" in refusal(state, "6")


@pytest.mark.rule("KT9")
def test_piece_1_may_stand_upright_in_the_duel() -> None:
    assert played(duel.start(), "1 d4 d5 d6 d7 d8").laid == 1


@pytest.mark.rule("KT10")
def test_the_first_piece_covers_a_centre_square() -> None:
    centre = {(3, 3), (3, 4), (4, 3), (4, 4)}
    openings = duel.legal_moves(duel.start())
    assert len(openings) == 740
    assert all(centre & set(move.squares) for move in openings)
    assert refusal(duel.start(), "6 a1 b1 a2 b2 a3").endswith("the first piece must cover d4, d5, e4 or e5 (KT10).")
    for options in (Options("even_odd"), Options("even_odd", "second")):
        openings = duel.legal_moves(duel.start(options))
        assert len(openings) == {"first": 388, "second": 352}[options.evens]


@pytest.mark.rule("KT11")
def test_every_later_piece_touches_a_piece_by_a_side_or_a_corner() -> None:
    state = played(duel.start(), "12 d3 c4 d4 e4 d5")
    by_side = played(state, "1 f4 f5 f6 f7 f8")
    assert by_side.laid == 2
    by_corner = played(state, "6 e6 f6 e7 f7 e8")
    assert by_corner.laid == 2
    assert refusal(state, "1 h1 h2 h3 h4 h5").endswith("it touches no piece by a side or a corner (KT11).")
    assert "touches no piece" in refusal(state, "6 e7 f7 e8 f8 g8")


@pytest.mark.rule("KT12")
def test_who_cannot_lay_a_piece_has_lost() -> None:
    state = board(NOBODY_CAN_GO_ON)
    assert state.laid == 8
    assert duel.to_move(state) is None
    assert duel.legal_moves(state) == []
    ended = duel.outcome(state)
    assert ended is not None
    assert (ended.ranks, ended.scores, ended.rule) == ((2, 1), (0, 1), "KT12")
    assert refusal(state, "5 a1 b1 c1 a2 a3") == (
        "5 a1 b1 c1 a2 a3: the game is over, the other player cannot lay a piece (KT12)."
    )


@pytest.mark.rule("KT12")
def test_in_the_leaflets_example_b_neither_of_the_two_pieces_left_fits() -> None:
    record = read_record((GOLDEN / "example-b.txt").read_text("utf-8"))
    *before, end = [own(state, State) for state in record.states()]
    assert duel.write_position(end) == (
        "UUU.V..N/UTU.V.NN/.TVVVFN./TTT.FFNI/W.Z..FFI/WWZZZPPI/.WWYZPPI/..YYYYPI"
    )  # fmt: skip
    assert (end.laid, numbers_in(end.left[0])) == (10, (2, 12))
    assert own(record.moves[-1], Move).piece == PINK
    assert all(duel.to_move(state) is not None for state in before)
    ended = duel.outcome(end)
    assert ended is not None
    assert (ended.ranks, ended.rule) == ((2, 1), "KT12"), "who laid the pink piece has won"


@pytest.mark.rule("KT12", "KT14")
def test_who_cannot_lay_an_own_piece_has_lost_even_if_the_other_could_go_on() -> None:
    state = board(STUCK_WITH_ODD_PIECES, Options("even_odd"))
    assert duel.to_move(state) is None
    assert {move.piece % 2 for move in other_players_moves(state)} == {0}
    ended = duel.outcome(state)
    assert ended is not None
    assert ended.scores == (1, 0)


def other_players_moves(state: State) -> list[Move]:
    """What the player who is not to move could lay."""
    return duel.legal_moves(State(state.placed, (state.hands[1], state.hands[0]), state.options))


@pytest.mark.rule("KT13")
def test_in_a_draft_each_picks_six_pieces_and_lays_only_these() -> None:
    state = duel.start(DRAFT)
    assert [str(move) for move in duel.legal_moves(state)] == [str(number) for number in range(1, 13)]
    assert "pieces are still being picked; name one piece (KT13)" in refusal(state, "12 d3 c4 d4 e4 d5")
    state = played(state, "12", "1")
    assert duel.to_move(state) == 0
    assert "piece 12 cannot be picked (KT13)" in refusal(state, "12")
    assert "piece 1 cannot be picked (KT13)" in refusal(state, "1")
    state = played(state, *["2", "3", "4", "5", "6", "7", "8", "9", "10"])
    assert duel.to_move(state) == 1
    assert state.drafting
    state = played(state, "11")
    assert not state.drafting
    assert duel.to_move(state) == 0
    assert state.hands == (EVEN, ODD)
    assert {move.piece for move in duel.legal_moves(state)} == {2, 4, 6, 8, 10, 12}
    assert "piece 1 belongs to the other player (KT13)" in refusal(state, "1 d4 d5 d6 d7 d8")
    state = played(state, "12 d3 c4 d4 e4 d5")
    assert {move.piece for move in duel.legal_moves(state)} == {1, 3, 5, 7, 9, 11}


@pytest.mark.rule("KT14")
@pytest.mark.parametrize(("evens", "starter"), [("first", {2, 4, 6, 8, 10, 12}), ("second", {1, 3, 5, 7, 9, 11})])
def test_one_has_the_even_pieces_the_other_the_odd_ones(evens: str, starter: set[int]) -> None:
    options = Options("even_odd", evens)  # type: ignore[arg-type]
    state = duel.start(options)
    assert {move.piece for move in duel.legal_moves(state)} == starter
    wrong = "12 d3 c4 d4 e4 d5" if evens == "second" else "1 d4 d5 d6 d7 d8"
    assert "belongs to the other player (KT14)" in refusal(state, wrong)
    state = duel.play(state, duel.legal_moves(state)[0])
    assert {move.piece for move in duel.legal_moves(state)} == set(range(1, 13)) - starter


EMPTY = "/".join(["........"] * 8)
CROSS = "/".join(["........"] * 3 + ["...X....", "..XXX...", "...X...."] + ["........"] * 2)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("", Options()),
        (EMPTY[:-1], Options()),
        (EMPTY + " LN:I", Options()),
        (EMPTY + " LN:IYV", DRAFT),
        (EMPTY + " LL:I", DRAFT),
        (EMPTY + " QQ:I", DRAFT),
        (EMPTY + " " + "L" * 9999, DRAFT),
        (EMPTY + " ILYNVPU:ZFTWX", DRAFT),
        (EMPTY.replace("........", "IIIII...", 1), Options()),
        ("/".join(["........"] * 3 + ["...III..", "...II..."] + ["........"] * 3), Options()),
        (
            "/".join(["IIIII..."] + ["........"] * 2 + ["...X....", "..XXX...", "...X...."] + ["........"] * 2),
            Options(),
        ),
        ("/".join(["........"] * 3 + ["...X....", "..XXX...", "...X...."] + ["........"] * 2) + " X:", DRAFT),
        (
            "/".join(["........"] * 3 + ["...X....", "..XXX...", "...X...."] + ["........"] * 2),
            Options("even_odd", "second"),
        ),
    ],
)
def test_what_is_no_position_is_refused(text: str, options: Options) -> None:
    with pytest.raises(BadPosition):
        duel.read_position(text, options)


def test_a_position_must_be_reachable_in_some_order() -> None:
    reachable = board(NOBODY_CAN_GO_ON)
    assert duel.read_position(duel.write_position(reachable)) == reachable
    with pytest.raises(BadPosition, match="In no order"):
        board(NOBODY_CAN_GO_ON, Options("even_odd"))


@pytest.mark.rule("KT10", "KT11")
def test_anywhere_means_anywhere() -> None:
    """In Golomb's older game the first piece may lie in a corner and the second far from it."""
    state = duel.start(Options("anywhere"))
    assert len(duel.legal_moves(state)) == 2308
    for text in ("1 a1 b1 c1 d1 e1", "12 g6 f7 g7 h7 g8"):
        state = duel.play(state, duel.read_move(state, text))
    assert duel.read_position(duel.write_position(state), state.options) == state
    with pytest.raises(IllegalMove, match="e1 is already covered"):
        duel.play(state, duel.read_move(state, "2 e1 f1 g1 h1 e2"))


@pytest.mark.rule("KT10")
def test_the_squares_of_the_first_piece_are_told_where_it_must_cover_one() -> None:
    """The page marks these squares; it knows no rule."""
    for options in (Options(), Options("even_odd")):
        state = duel.start(options)
        centre = set(duel.details(state)["centre"])
        assert centre == {"d4", "d5", "e4", "e5"}
        assert all(centre & set(duel.clicks(state, move)) for move in duel.legal_moves(state))
    assert duel.details(duel.start(Options("anywhere")))["centre"] == []


@pytest.mark.rule("KT9", "KT14")
def test_it_is_told_whether_both_lay_from_one_pool() -> None:
    shared = {name: duel.details(duel.start(options))["shared"] for name, options in duel.PRESETS.items()}
    assert shared == {"ordinary": True, "draft": False, "even_odd": False, "odd_even": False, "anywhere": True}
