"""The tree of legal moves that a page is sent: it holds all moves and no others, and is small."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from fivefold.games import GAMES, game
from fivefold.games.core import CHANCE
from fivefold.games.step_index import StepIndex
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


LONG = st.lists(st.tuples(*[st.sampled_from("abc")] * 4), min_size=1, max_size=40, unique=True)


@given(LONG, st.data())
def test_an_index_builds_the_tree_of_any_of_its_moves(paths: list[Steps], data: st.DataObject) -> None:
    some = data.draw(st.lists(st.sampled_from(paths), min_size=1, unique=True))
    tree = StepIndex(paths).tree(some)
    assert sorted(moves_in(tree)) == sorted(some)
    assert tree["nodes"][0] == {}
    assert all(0 <= to < number for number, node in enumerate(tree["nodes"]) for to in node.values())
    alike = Turn({path: "".join(path) for path in some}, strict=False).tree()
    assert len(alike["nodes"]) <= len(tree["nodes"]) <= 1 + sum(len(path) for path in some)


def test_ends_that_moves_share_are_written_once() -> None:
    index = StepIndex([("1", "a", "x"), ("1", "b", "x"), ("2", "b", "x"), ("2", "c", "y")])
    assert index.tree([("2", "c", "y")]) == {"root": 3, "nodes": [{}, {"y": 0}, {"c": 1}, {"2": 2}]}
    both = index.tree([("1", "a", "x"), ("1", "b", "x"), ("2", "b", "x")])
    assert both == {"root": 4, "nodes": [{}, {"x": 0}, {"b": 1}, {"a": 1, "b": 1}, {"2": 2, "1": 3}]}


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_of_a_position_holds_its_moves(name: str) -> None:
    rules, rng = game(name), random.Random(4)
    state = rules.start()
    for _ in range(20):
        seat = rules.to_move(state)
        if seat is None:
            break
        if seat == CHANCE:
            state = rules.play(state, rules.chance(state, rng))
            continue
        turn = Turn.begin(rules, state)
        assert sorted(moves_in(turn.tree())) == sorted(turn.moves)
        state = rules.play(state, rng.choice(list(turn.moves.values())))


@pytest.mark.parametrize(("name", "nodes"), [("pentago", 4), ("pente", 2), ("katamino_duel", 900)])
def test_a_tree_is_smaller_than_its_moves(name: str, nodes: int) -> None:
    """The duel's 740 first moves have 4440 steps."""
    rules = game(name)
    assert len(Turn.begin(rules, rules.start()).tree()["nodes"]) <= nodes
