"""The tree of legal moves that a page is sent: it holds all moves and no others, and is small."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from fivefold.games import GAMES, game
from fivefold.games.core import CHANCE
from fivefold.games.turn import END, Steps, StepTree, Turn

PATHS = st.sets(st.lists(st.sampled_from("abcd"), min_size=1, max_size=6).map(tuple), max_size=40)


def moves_in(tree: StepTree) -> list[Steps]:
    """Every way through the tree, as a client would go."""

    def ways(number: int) -> list[Steps]:
        if number == 0:
            return [()]
        node = tree["nodes"][number]
        return [((step, *rest) if step != END else rest) for step, to in node.items() for rest in ways(to)]

    return ways(tree["root"]) if tree["root"] else []


@given(PATHS)
def test_the_tree_of_any_moves_holds_these_and_no_others(paths: set[Steps]) -> None:
    tree = Turn({path: "".join(path) for path in paths}, strict=False).tree()
    found = moves_in(tree)
    assert sorted(found) == sorted(paths)
    assert tree["nodes"][0] == {}
    assert all(0 <= to < len(tree["nodes"]) for node in tree["nodes"] for to in node.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_of_a_position_holds_its_moves(name: str) -> None:
    rules, lots = game(name), random.Random(4)
    state = rules.start()
    for _ in range(20):
        seat = rules.to_move(state)
        if seat is None:
            break
        if seat == CHANCE:
            state = rules.play(state, rules.chance(state, lots))
            continue
        turn = Turn.begin(rules, state)
        assert sorted(moves_in(turn.tree())) == sorted(turn.moves)
        state = rules.play(state, lots.choice(list(turn.moves.values())))


@pytest.mark.parametrize(("name", "nodes"), [("pentago", 4), ("pente", 2), ("katamino_duel", 900)])
def test_a_tree_is_smaller_than_its_moves(name: str, nodes: int) -> None:
    """The duel's 740 first moves have 4440 steps."""
    rules = game(name)
    assert len(Turn.begin(rules, rules.start()).tree()["nodes"]) <= nodes
