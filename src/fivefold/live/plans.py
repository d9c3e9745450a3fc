"""Conditional moves: what a player answers to which moves, said before they are made.

A plan is a list of lines of moves. The first move of each is the next one of the game, whoever makes it; a line that
the game leaves is dropped.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fivefold.games.core import IllegalMove, no_chance, open_information
from fivefold.refusals import Conflict, Forbidden, Refused

if TYPE_CHECKING:
    from fivefold.live import requests
    from fivefold.live.decision import Decision
    from fivefold.live.table import Table

Plan = tuple[tuple[str, ...], ...]

MOST_MOVES = 120
"""The most moves that a plan has, those that lines have in common counted once."""
LONGEST_LINE = 20
MOST_LINES = 40


def still_open(plans: Mapping[int, Plan], move: str) -> dict[int, Plan]:
    """What is left of plans after a move.

    >>> still_open({0: (("c4/NW+", "a1/SE-"), ("d4/NW+", "a1/SE-", "b2/NE+", "b3/NE+"))}, "d4/NW+")
    {0: (('a1/SE-', 'b2/NE+', 'b3/NE+'),)}
    """
    left = {seat: tuple(line[1:] for line in plan if line[0] == move and len(line) > 1) for seat, plan in plans.items()}
    return {seat: plan for seat, plan in left.items() if plan}


def can_plan(table: Table) -> bool:
    """May answers be set ahead at this table: between two, without chance or secrets, not by a running watch?"""
    game = table.game
    return (
        len(table.seats) == 2
        and not table.setting.control.live
        and game.chance is no_chance
        and game.observe is open_information
    )


def plan(decision: Decision, who: str, request: requests.Plan) -> None:
    """Say what one answers to the opponent's moves."""
    table = decision.table
    held = decision.own_seats(who)
    decision.must_be_playing()
    if not can_plan(table):
        raise Refused(
            "Answers can be set ahead with days for each move or without a clock, between two players", code="no-plans"
        )
    if len(held) > 1:
        raise Refused("You play both sides", code="plan-alone")
    if request.ply != table.ply:
        raise Conflict(
            "The game stands after move {made}, not {ply}; look again",
            code="other-position",
            made=table.ply,
            ply=request.ply,
        )
    if request.lines and table.to_move in held:
        raise Forbidden("It is your turn; answers are set while the opponent thinks", code="plan-on-turn")
    lines = read_lines(table, request.lines)
    if lines != table.plans.get(held[0], ()):
        decision.say("planned", seat=held[0], lines=[list(line) for line in lines])


def read_lines(table: Table, lines: tuple[tuple[str, ...], ...]) -> Plan:
    """The lines as they are kept, each move checked by the rules; every line ends with an answer."""
    if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
        raise _too_much()
    game = table.game
    root = _Node(table.state)
    count = 0
    written: list[tuple[str, ...]] = []
    for line in lines:
        if not line or len(line) % 2:
            raise Refused("A line ends with your answer", code="plan-without-answer")
        node, texts = root, []
        for number, text in enumerate(line):
            if game.to_move(node.state) is None:
                raise IllegalMove("The game is over before {move}", code="plan-after-end", move=repr(text[:40]))
            move = game.read_move(node.state, text)
            name = game.write_move(node.state, move)
            if name not in node.next:
                if number % 2 and node.next:
                    raise Refused(
                        "Two answers to the same move: {one} and {other}",
                        code="two-answers",
                        one=next(iter(node.next)),
                        other=name,
                    )
                count += 1
                if count > MOST_MOVES:
                    raise _too_much()
                node.next[name] = _Node(game.play(node.state, move))
            node = node.next[name]
            texts.append(name)
        written.append(tuple(texts))
    whole = dict.fromkeys(written)
    return tuple(line for line in whole if not any(line == other[: len(line)] for other in whole if other != line))


def _too_much() -> Refused:
    return Refused(
        "At most {lines} lines of {length} moves can be set ahead, {moves} moves in all",
        code="plan-too-large",
        lines=MOST_LINES,
        length=LONGEST_LINE,
        moves=MOST_MOVES,
    )


class _Node:
    """A position of a plan, and the moves that lead on."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.next: dict[str, _Node] = {}


def play_ahead(decision: Decision) -> None:
    """Make the answers that were said, as long as they fit."""
    while (table := decision.table).phase == "playing" and table.to_move is not None:
        seat = table.to_move
        said = table.plans.get(seat)
        if not said or table.seats[seat].mover != "person":
            return
        decision.make(seat, table.game.read_move(table.state, said[0][0]), "", {})
