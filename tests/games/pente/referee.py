"""A second, slow Pente: stones in a dictionary, the rule book read sentence by sentence.

Points are (column, row) from the lower left; a move is ("put", to), ("move", from, to) or ("pass",).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Point = tuple[int, int]
Move = tuple[Any, ...]

WAYS = [(1, 0), (0, 1), (1, 1), (1, -1)]
AROUND = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]


def ahead(point: Point, way: Point, far: int) -> Point:
    return point[0] + far * way[0], point[1] + far * way[1]


@dataclass
class Referee:
    options: Any
    stones: dict[Point, int] = field(default_factory=dict)
    turns: int = 0
    caught: list[int] = field(default_factory=lambda: [0, 0])
    completed: list[tuple[int, frozenset[Point], Point]] = field(default_factory=list)
    claim: int | None = None
    passes: int = 0
    memory: list[Any] = field(default_factory=list)
    over: str = ""
    winner: int | None = None

    @property
    def seats(self) -> int:
        return 4 if self.options.teams else 2

    @property
    def seat(self) -> int:
        return self.turns % self.seats

    def on_board(self, point: Point) -> bool:
        return 0 <= point[0] < self.options.size and 0 <= point[1] < self.options.size

    def empty(self, point: Point) -> bool:
        return self.on_board(point) and point not in self.stones

    def points(self) -> list[Point]:
        return [(column, row) for row in range(self.options.size) for column in range(self.options.size)]

    def used_up(self) -> bool:
        return self.options.stones > 0 and self.turns >= self.options.stones * self.seats

    def moving(self) -> bool:
        return bool(self.options.exhaustion == "move" and self.used_up())

    # Lines.

    def run(self, stones: dict[Point, int], point: Point, way: Point) -> list[Point]:
        """The unbroken row of one colour through a stone."""
        colour = stones[point]
        found = [point]
        for sign in (1, -1):
            far = sign
            while stones.get(ahead(point, way, far)) == colour:
                found.append(ahead(point, way, far))
                far += sign
        return found

    def wins(self, length: int) -> bool:
        return length == 5 if self.options.line == "exactly_five" else length >= 5

    def after(self, stones: dict[Point, int], colour: int, move: Move) -> tuple[dict[Point, int], list[int]]:
        """The stones after a move, and the colours of those that were taken (PT5, PT15)."""
        board = dict(stones)
        if move[0] == "move":
            del board[move[1]]
        to = move[-1]
        board[to] = colour
        gone = []
        for way in AROUND:
            one, two, end = (ahead(to, way, far) for far in (1, 2, 3))
            if board.get(end) == colour and {board.get(one, colour), board.get(two, colour)}.isdisjoint({colour}):
                gone += [one, two]
        taken = [board.pop(point) for point in gone]
        return board, taken

    def is_open_four(self, board: dict[Point, int], point: Point, way: Point) -> bool:
        row = self.run(board, point, way)
        if len(row) != 4:
            return False
        low, high = min(row), max(row)
        return self.free(board, ahead(low, way, -1)) and self.free(board, ahead(high, way, 1))

    def free(self, board: dict[Point, int], point: Point) -> bool:
        return self.on_board(point) and point not in board

    def makes_four(self, board: dict[Point, int], point: Point, way: Point) -> bool:
        """Four own stones and one empty point among five in line, the stone one of them (PT11)."""
        colour = board[point]
        for first in range(-4, 1):
            five = [ahead(point, way, first + i) for i in range(5)]
            own = sum(board.get(place) == colour for place in five)
            if own == 4 and any(self.free(board, place) for place in five):
                return True
        return False

    def makes_open_three(self, board: dict[Point, int], point: Point, way: Point) -> bool:
        """Three own stones that one more turns into an open four (PT17); a line with a four is a four."""
        if self.makes_four(board, point, way):
            return False
        colour = board[point]
        for far in range(-3, 4):
            extra = ahead(point, way, far)
            if self.free(board, extra):
                more = {**board, extra: colour}
                if point in self.run(more, extra, way) and self.is_open_four(more, extra, way):
                    return True
        return False

    def completes_five(self, board: dict[Point, int], point: Point) -> bool:
        return any(self.wins(len(self.run(board, point, way))) for way in WAYS)

    # Legality.

    def why_not(self, move: Move) -> str:
        """The id of the rule that a move breaks, or nothing."""
        if self.over:
            return "over"
        if move == ("pass",):
            return "PT21" if self.all_legal() != [("pass",)] else ""
        broken = self.misplaced(move)
        if broken or self.options.double_three == "allowed" or not self.double_three(move):
            return broken
        if not self.threats(self.stones):
            return "double three"
        if self.threats(self.after(self.stones, self.seat, move)[0]):
            return "double three"
        for other in self.candidates():
            if not self.double_three(other) and not self.threats(self.after(self.stones, self.seat, other)[0]):
                return "double three"
        return ""

    def misplaced(self, move: Move) -> str:
        to = move[-1]
        if not self.on_board(to):
            return "PT1"
        if self.moving():
            if move[0] != "move" or self.stones.get(move[1]) != self.seat:
                return "PT21"
            near = (to[0] - move[1][0], to[1] - move[1][1]) in AROUND
            return "" if near and to not in self.stones else "PT21"
        if move[0] != "put" or to in self.stones:
            return "PT4"
        middle = self.options.size // 2
        if self.turns == 0:
            return "" if to == (middle, middle) else "PT2"
        near_middle = abs(to[0] - middle) <= 2 and abs(to[1] - middle) <= 2
        if self.turns == self.seats and self.options.opening == "restricted" and near_middle:
            return "PT3"
        return ""

    def candidates(self) -> list[Move]:
        """Every move that is well placed."""
        if self.moving():
            moves: list[Move] = [
                ("move", point, ahead(point, way, 1))
                for point, colour in self.stones.items()
                if colour == self.seat
                for way in AROUND
            ]
        else:
            moves = [("put", point) for point in self.points()]
        return [move for move in moves if not self.misplaced(move)]

    def all_legal(self) -> list[Move]:
        if self.over:
            return []
        return [move for move in self.candidates() if not self.why_not(move)] or [("pass",)]

    def double_three(self, move: Move) -> bool:
        board, taken = self.after(self.stones, self.seat, move)
        to = move[-1]
        enemies = sum(colour % 2 != self.seat % 2 for colour in taken)
        if self.completes_five(board, to) or self.caught[self.seat % 2] + enemies >= 10:
            return False
        return sum(self.makes_open_three(board, to, way) for way in WAYS) >= 2

    def threats(self, stones: dict[Point, int]) -> bool:
        """Could an enemy, were it his turn, complete five or (PT17 only) make an open four?"""
        for colour in range(self.seats):
            if colour % 2 == self.seat % 2:
                continue
            if self.moving():
                moves: list[Move] = [
                    ("move", point, ahead(point, way, 1))
                    for point, owner in stones.items()
                    if owner == colour
                    for way in AROUND
                    if self.free(stones, ahead(point, way, 1))
                ]
            else:
                moves = [("put", point) for point in self.points() if point not in stones]
            for move in moves:
                board, _ = self.after(stones, colour, move)
                if self.completes_five(board, move[-1]):
                    return True
                if self.options.double_three == "forbidden" and any(
                    self.is_open_four(board, move[-1], way) for way in WAYS
                ):
                    return True
        return False

    # Turns.

    def play(self, move: Move, overlooked: bool = False) -> None:
        reason = self.why_not(move)
        assert not reason, (move, reason)
        seat, side = self.seat, self.seat % 2
        taken: list[int] = []
        won = False
        was = self.balance(side)
        self.passes += 1
        if move != ("pass",):
            self.passes = 0
            before = {point: colour for point, colour in self.stones.items() if move[0] != "move" or point != move[1]}
            self.stones, taken = self.after(self.stones, seat, move)
            if overlooked:  # PT7
                assert taken
                self.stones, taken = {**before, move[-1]: seat}, []
            self.caught[side] += sum(colour % 2 != side for colour in taken)
            won = self.completes_five(self.stones, move[-1])
            for way in WAYS:
                row = self.run(self.stones, move[-1], way)
                if self.wins(len(row)):
                    self.completed.append((seat, frozenset(row), way))
        self.turns += 1
        if self.options.reply:
            self.settle(side, won, was)
        elif won:
            self.end("line", side)
        elif self.caught[side] >= 10:
            self.end("pairs", side)
        self.remember(bool(taken))
        if not self.over and self.claim is None:
            self.look_for_a_draw()

    def has_five(self, side: int) -> bool:
        if self.options.line == "five_or_more":
            return any(
                colour % 2 == side and len(self.run(self.stones, point, way)) >= 5
                for point, colour in self.stones.items()
                for way in WAYS
            )
        return any(
            seat % 2 == side
            and all(self.stones.get(point) == seat for point in row)
            and len(self.run(self.stones, min(row), way)) == 5
            for seat, row, way in self.completed
        )

    def fours(self, side: int) -> int:
        """Rows of exactly four of one colour, each counted at its first stone (PT18)."""
        return sum(
            colour % 2 == side and len(row := self.run(self.stones, point, way)) == 4 and point == min(row)
            for point, colour in self.stones.items()
            for way in WAYS
        )

    def pairs(self, side: int) -> int:
        return self.caught[side] // 2

    def standing(self, side: int) -> int:
        """What a side's position is worth while a win waits for its reply (PT19)."""
        five = 5 if self.has_five(side) else 0
        if self.options.points:
            return five + self.fours(side) + self.pairs(side)
        return five + (self.pairs(side) if self.pairs(side) >= 5 else 0)

    def in_winning_position(self, side: int) -> bool:
        return self.has_five(side) or self.caught[side] >= 10

    def balance(self, side: int) -> dict[str, Any]:
        """What the sentences on a reply compare with how it was before."""
        if not self.options.reply:
            return {}
        return {
            "lead": self.standing(side) - self.standing(1 - side),
            "their five": self.has_five(1 - side),
            "pairs short": self.pairs(side) < self.pairs(1 - side),
        }

    def settle(self, side: int, made_five: bool, was: dict[str, Any]) -> None:
        """One sentence of PT19 after the other."""
        now, other = self.balance(side), 1 - side
        if self.claim is None:
            if not self.in_winning_position(side):
                return
            if not self.in_winning_position(other) or now["lead"] > max(0, was["lead"]):
                self.claim = side
        elif now["lead"] > 0:  # it gains the upper hand
            self.claim = side
        else:
            broken = was["their five"] and not now["their five"]
            equalled = self.pairs(other) >= 5 and was["pairs short"] and not now["pairs short"]
            if now["lead"] < 0 and not (made_five or broken or equalled):
                self.end("claim", other)
                return
            self.claim = None
        no_stone_left = len(self.stones) == self.options.size**2 or (self.used_up() and not self.moving())
        if self.claim is not None and no_stone_left:
            self.end("claim", self.claim)

    def remember(self, captured: bool) -> None:
        if self.moving():
            if captured:
                self.memory = []
            self.memory.append((frozenset(self.stones.items()), self.seat, self.claim))

    def look_for_a_draw(self) -> None:
        full = len(self.stones) == self.options.size**2
        if self.options.exhaustion == "count" and (full or self.used_up()):
            more = self.caught[0] - self.caught[1]
            self.end("count", None if more == 0 else 0 if more > 0 else 1)
        elif full or (self.options.exhaustion == "draw" and self.used_up()):
            self.end("used up", None)
        elif self.passes == self.seats:
            self.end("passes", None)
        elif self.memory and self.memory.count(self.memory[-1]) == 3:
            self.end("repeated", None)
        elif len(self.memory) > 100:
            self.end("patience", None)

    def end(self, why: str, winner: int | None) -> None:
        self.over, self.winner = why, winner
