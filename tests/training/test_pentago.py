"""The programs that make Pentago's nets: the sweep against the package's solver, and a small run of each program."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from tests.bots.pentago.card_on_cpu import card_on_cpu
from training.pentago import batch_play, check, games, labels, program, roots, rules, sampling, sweep
from training.pentago.arrays import Array

from fivefold.bots.pentago import solver
from fivefold.bots.pentago.card import memory_needed
from fivefold.games import pentago

RULES_DIFFER = [  # from games of levels 5 to 7; nothing is decided within three turns
    "..bw..w.bw.b..bw..bwwbwbbbb.www..wb.",
    ".bwbbbwbww.b..wb.w..bwww..w..b...bbw",
    ".ww....bbbw..bwww.bww.b.wbb...wbwbbb",
    "www....bb.w..wbbb.b..wbbw.bbbww..wwb",
]
LATE = "bbwwb...wbbww.wbww.wbwbww.b.bw.bbbwb"
MIDDLE = ".bw...w.w....wb...bbb.ww..bw.b.bb.w."
MOST_CELLS = 14


def position_of(state: pentago.State) -> rules.Position:
    sides = state.first, state.second
    seat = pentago.to_move(state) or 0
    return rules.Position(sides[seat], sides[1 - seat])


def by_move(state: pentago.State, values: Array) -> dict[pentago.Move, int]:
    cells = solver.empty_cells(state).tolist()
    return {
        move: int(values[cells.index(move.cell), 0 if move.turn == pentago.kernel.NO_TURN else move.turn])
        for move in pentago.legal_moves(state)
    }


def check_against_the_solver(sweeps: sweep.Sweeper, text: str, horizon: int | None = None) -> dict[pentago.Move, int]:
    state = pentago.read_position(text, rules.options(sweeps.rule))
    exact = solver.solve(state, horizon=horizon)
    found = sweeps.sweep(position_of(state), horizon)
    assert sweep.root_value(found) == exact.value
    moves = by_move(state, sweep.move_values(found))
    assert moves == exact.moves
    return moves


@pytest.mark.compiled
def test_without_a_card_the_sweep_finds_the_solvers_values_under_both_rules() -> None:
    draw, mover = (sweep.sweeper(rule, MOST_CELLS - 1) for rule in rules.RULES)
    for text in RULES_DIFFER[2:]:
        assert check_against_the_solver(draw, text) != check_against_the_solver(mover, text)
    check_against_the_solver(draw, LATE)
    check_against_the_solver(mover, RULES_DIFFER[2], horizon=4)


@pytest.mark.compiled
def test_the_cards_program_finds_the_solvers_values_under_both_rules(tmp_path: Path) -> None:
    class Sweeper(sweep.CardSweeper):
        module = card_on_cpu(tmp_path)

    draw, mover = (Sweeper(rule, MOST_CELLS) for rule in rules.RULES)
    for text in RULES_DIFFER:
        assert check_against_the_solver(draw, text) != check_against_the_solver(mover, text)
    check_against_the_solver(mover, LATE)
    check_against_the_solver(draw, RULES_DIFFER[0], horizon=4)


def test_a_sweep_that_does_not_fit_is_refused_before_it_starts() -> None:
    with pytest.raises(MemoryError, match="30 empty cells take"):
        sweep.sweeper("draw", 30)
    assert np.isclose(memory_needed(22, 7), 6e8, rtol=0.1)


def written(path: Path, texts: list[str], rule: rules.Rule) -> Path:
    """A file as `games` writes it."""
    positions = [position_of(pentago.read_position(text, rules.options(rule))) for text in texts]
    lines = [program.header("games", rule, 1), *(f"{each.mine} {each.theirs}" for each in positions)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.mark.compiled
def test_games_give_the_same_positions_again(tmp_path: Path) -> None:
    for name in "one", "two":
        games.main(["--rule", "mover", "--seed", "5", "--count", "3", "--workers", "1", "--out", str(tmp_path / name)])
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    found = program.read_positions(tmp_path / "one", "mover")
    assert len(found) == 3
    assert all(14 <= each.marbles <= 17 for each in found)
    with pytest.raises(ValueError, match="another rule"):
        program.read_positions(tmp_path / "one", "draw")


@pytest.mark.compiled
def test_labels_are_the_solvers_values_of_critical_positions(tmp_path: Path) -> None:
    source = written(tmp_path / "positions.txt", [RULES_DIFFER[2], LATE, RULES_DIFFER[2]], "mover")
    labels.main(f"--rule mover --seed 3 --fewest 23 --positions {source} --out {tmp_path}".split())
    path = tmp_path / "labelled-mover-3.txt"
    assert path.read_text().splitlines()[0] == "# labels version=2 rule=mover seed=3"
    (found,) = labels.read_labelled(path, "mover")
    state = pentago.read_position(RULES_DIFFER[2], rules.options("mover"))
    assert by_move(state, found.values) == solver.solve(state).moves


def test_a_game_of_a_batch_goes_on_at_its_marbles() -> None:
    some = batch_play.batch(12, {10: 1.0, 11: 1.0}, np.random.default_rng(1))
    found = batch_play.play(some, batch_play.line_worth, "mover", 1)
    assert found
    for number, position in found:
        assert position.marbles == int(some.marbles[number])
        first, second = position if position.marbles % 2 == 0 else position[::-1]
        assert pentago.to_move(pentago.State(first, second)) == position.marbles % 2


@pytest.fixture(scope="module")
def roots_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A root with 23 marbles, solved under `draw`."""
    folder = tmp_path_factory.mktemp("roots")
    source = written(folder / "positions.txt", [RULES_DIFFER[2]], "draw")
    chance = "--players lines --games 1 --near 4 --boards 60 --seconds 0.01"
    roots.main(f"--marbles 23 {chance} --positions {source} --out {folder}".split())
    return folder


@pytest.mark.compiled
def test_boards_near_a_root_have_the_solvers_values(roots_folder: Path) -> None:
    boards = sampling.read_roots(list(roots_folder.glob("*.npz")), "draw")
    position = rules.Position(*boards.positions[0].tolist())
    cells = np.array([cell for cell in range(36) if not (position.mine | position.theirs) >> cell & 1])
    number, stand, kind = (each.astype(np.int64) for each in boards.sample)
    assert len(number) == boards.counts.sum()
    for i in range(0, len(number), 7):
        own, other = sampling.boards_of(position, cells, int(kind[i]) & 7, number[i : i + 1], stand[i : i + 1])
        sides = int(own[0]), int(other[0])
        first, second = sides if sides[0].bit_count() == sides[1].bit_count() else sides[::-1]
        assert solver.solve(pentago.State(first, second)).value == int(kind[i] >> 3) - 1
    assert sampling.unfolded(boards).boards.shape == (len(number), 8)


def test_the_judge_that_learns_is_the_judge_that_plays() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    from training.pentago.judge import Odds, read_judge

    from fivefold.bots.pentago.judge import judge

    boards = np.array([position_of(pentago.read_position(text)) for text in RULES_DIFFER])
    np.testing.assert_allclose(
        Odds(read_judge(None))(boards[:, 0], boards[:, 1]), judge().odds(boards), rtol=1e-3, atol=1e-4
    )


@pytest.mark.compiled
def test_a_judge_learns_and_its_choices_are_counted(
    roots_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    from training.pentago import learn, measure

    source = written(tmp_path / "positions.txt", [RULES_DIFFER[3]], "draw")
    labels.main(f"--fewest 23 --positions {source} --out {tmp_path}".split())
    common = f"--labelled {tmp_path}/labelled-draw-1.txt --depths 1 --out {tmp_path}"
    learn.main(f"--roots {roots_folder} --seconds 0.01 --batch 8 --shape 16 16 1 16 {common}".split())
    measure.main(f"--judges package {tmp_path}/judge-draw-1.npz {common}".split())
    said = capsys.readouterr().out
    assert "1 steps, unseen" in said
    assert "of 1 critical positions" in said
    assert (tmp_path / "measured-draw.txt").read_text().count("depth=1") == 2


@pytest.mark.compiled
def test_a_net_of_the_looks_learns_from_exact_boards_and_from_games(roots_folder: Path, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    from training.pentago import learn_network

    from fivefold.bots.pentago.evaluation import unfolded

    chance = "--teacher levels --depth 2 --play-seconds 0 --seconds 0.01 --batch 8 --shape 16 8 8"
    learn_network.main(f"--roots {roots_folder} --out {tmp_path} {chance}".split())
    with np.load(tmp_path / "network-draw-1.npz") as kept:
        net = unfolded({name: kept[name].astype(np.float32) for name in kept.files})
    assert net.vectors.shape == (3**9, 4, 16)


@pytest.mark.compiled
@pytest.mark.parametrize("depth", [1, 2])
def test_a_look_of_the_net_that_learns_is_a_look_of_the_engine(depth: int) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    from training.pentago.minimax import look, move_odds
    from training.pentago.network import NetworkOdds, read_network

    from fivefold.bots.pentago import kernel_value, search
    from fivefold.bots.pentago.evaluation import weights
    from fivefold.bots.pentago.result import SearchLimits

    state = pentago.read_position(MIDDLE)
    worths = search.iterate(
        state, solver.empty_cells(state), SearchLimits(depth, depth), 1, lambda share: None, weights("levels")
    )
    position = position_of(state)
    seen = look(position, depth, "draw", NetworkOdds(read_network("levels")))
    odds = move_odds(position, seen[1]).mean(-1)
    cells = solver.empty_cells(state).tolist()
    open_moves = [move for move, worth in worths.items() if abs(worth) < kernel_value.WON]
    assert len(open_moves) > 20
    for move in open_moves:
        expected = np.tanh(worths[move] / kernel_value.SCALE / 2)
        assert odds[cells.index(move.cell), move.turn] == pytest.approx(expected, abs=1e-3)


def test_a_machine_checks_its_own_sweep(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(check, "POSITIONS", (position_of(pentago.read_position(LATE)),))
    check.main()
    assert "equal; " in capsys.readouterr().out


@pytest.mark.parametrize("name", ["boards", "classes", "program", "rules", "sweep"])
def test_the_examples_run(name: str) -> None:
    assert doctest.testmod(import_module(f"training.pentago.{name}")).failed == 0
