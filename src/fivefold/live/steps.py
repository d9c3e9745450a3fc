"""The legal moves as a tree of steps, for a board that knows no rules.

Notation stands in click order, so the moves are paths. Equal branches are written once: Pentago's 288 moves are 36
cells, four quadrants and two directions. Node 0 is a finished move; a node names its steps and where each leads. A
step "" stands where the move may also be finished.

>>> from fivefold.games import pentago
>>> tree = step_tree(pentago.GAME, pentago.start())
>>> [len(node) for node in tree["nodes"]], tree["nodes"][2]
([0, 2, 4, 36], {'NW': 1, 'NE': 1, 'SW': 1, 'SE': 1})
"""

from __future__ import annotations

from typing import Any

from fivefold.games.core import Game, IllegalMove, M, O, S

END = ""
Paths = tuple[tuple[str, ...], ...]


def step_tree(game: Game[S, M, O], state: S) -> dict[str, Any]:
    """The legal moves of the seat to move; the root is the last node."""
    nodes: list[dict[str, int]] = [{}]
    known: dict[Paths, int] = {((),): 0}

    def number(paths: Paths) -> int:
        if paths not in known:
            branches: dict[str, list[tuple[str, ...]]] = {}
            for path in paths:
                branches.setdefault(path[0] if path else END, []).append(path[1:])
            node = {step: number(tuple(rest)) for step, rest in branches.items()}
            known[paths] = len(nodes)
            nodes.append(node)
        return known[paths]

    paths = tuple(game.clicks(state, move) for move in game.legal_moves(state))
    return {"root": number(paths) if paths else 0, "nodes": nodes}


def move_by_steps(game: Game[S, M, O], state: S, steps: tuple[str, ...]) -> M:
    """The move that a hand makes with these steps.

    >>> from fivefold.games import pentago
    >>> move_by_steps(pentago.GAME, pentago.start(), ("c4", "NW", "+"))
    <Move c4 NW+>
    """
    for move in game.legal_moves(state):
        if game.clicks(state, move) == steps:
            return move
    raise IllegalMove("{steps} is no move here", code="no-such-steps", steps=" ".join(steps)[:60] or "-")
