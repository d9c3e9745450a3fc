"""The clock of a table. Times are seconds; `now` is always passed in.

Four controls: `none`, `move 30` (seconds for each move), `fischer 300+5` (seconds, and more after each move) and
`days 3` (days for each move).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

from fivefold.games.core import BadOptions

DAY = 86400.0
LARGEST = 10**6
USUAL_MOVES = 30
"""The moves of one player in a game of usual length."""
FAST = 600.0
"""A game in which nobody can think longer than these seconds is a fast one."""
Speed = Literal["fast", "slow", "days"]
CREDIT = 0.5
"""The most that a slow line is forgiven a move, in seconds."""

Rest = tuple[float, float]
"""From when until when somebody rests: with days for each move, that time is nobody's."""

CONTROL = re.compile(r"none|move (\d{1,6})|fischer (\d{1,6})\+(\d{1,4})|days (\d{1,3})")


@dataclass(frozen=True, slots=True)
class TimeControl:
    """What players agreed on; see the head of this file."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: int = 0
    more: int = 0

    @property
    def first(self) -> float:
        """What a seat has when the game begins."""
        return self.seconds * DAY if self.kind == "days" else float(self.seconds)

    @property
    def live(self) -> bool:
        """Do people sit at the table while this clock runs?"""
        return self.kind in ("move", "fischer")

    @property
    def speed(self) -> Speed:
        """The pace of a game by this clock, whose players are rated apart from those of the others.

        >>> [read_control(text).speed for text in ("fischer 180+2", "move 20", "fischer 900+5", "none", "days 3")]
        ['fast', 'fast', 'slow', 'slow', 'days']
        """
        if self.kind == "days":
            return "days"
        in_all = {"none": FAST, "move": self.seconds * USUAL_MOVES, "fischer": self.seconds + self.more * USUAL_MOVES}
        return "fast" if in_all[self.kind] <= FAST and self.kind != "none" else "slow"

    def __str__(self) -> str:
        return {
            "none": "none",
            "move": f"move {self.seconds}",
            "fischer": f"fischer {self.seconds}+{self.more}",
            "days": f"days {self.seconds}",
        }[self.kind]


def read_control(text: str) -> TimeControl:
    """The time control that a text names.

    >>> read_control("fischer 300+5")
    TimeControl(kind='fischer', seconds=300, more=5)
    >>> read_control("soon")
    Traceback (most recent call last):
    fivefold.games.core.BadOptions: There is no clock 'soon'; write none, move 30, fischer 300+5 or days 3.
    """
    found = CONTROL.fullmatch(text)
    if not found or (text != "none" and not any(int(n) for n in found.groups() if n)):
        raise BadOptions(
            "There is no clock {text}; write none, move 30, fischer 300+5 or days 3",
            code="no-such-clock",
            text=repr(text[:40]),
        )
    move, whole, more, days = found.groups()
    if move:
        return TimeControl("move", int(move))
    if whole:
        return TimeControl("fischer", int(whole), int(more))
    return TimeControl("days", int(days)) if days else TimeControl()


@dataclass(frozen=True, slots=True)
class Clock:
    """What each seat has left and has spent, and whose time runs since when.

    >>> clock = Clock.new(read_control("fischer 60+2"), seats=2).run(0, now=100.0)
    >>> clock = clock.press(1, now=110.0)
    >>> clock.left, clock.flag_at
    ((52.0, 60.0), 170.0)
    """

    control: TimeControl
    left: tuple[float, ...]
    spent: tuple[float, ...]
    running: int | None = None
    since: float = 0.0
    rests: tuple[tuple[Rest, ...], ...] = ()
    """When each seat rests, in order and apart from each other."""

    @classmethod
    def new(cls, control: TimeControl, seats: int) -> Clock:
        """A clock that does not run yet."""
        return cls(control, (control.first,) * seats, (0.0,) * seats)

    def run(self, seat: int | None, now: float) -> Clock:
        """Start the time of a seat; nobody's for None."""
        return replace(self, running=seat, since=now)

    def stop(self, now: float, credit: float = 0.0) -> Clock:
        """Nobody's time runs; what ran is taken off. `credit` is forgiven for a slow line, up to a limit."""
        if self.running is None:
            return self
        used = max(0.0, counted(self.since, now, self._rests) - min(max(credit, 0.0), CREDIT))
        left, spent = list(self.left), list(self.spent)
        spent[self.running] += used
        if self.control.kind != "none":
            left[self.running] -= used
        return replace(self, left=tuple(left), spent=tuple(spent), running=None, since=now)

    def press(self, seat: int | None, now: float, credit: float = 0.0) -> Clock:
        """The running seat has moved and `seat` comes next."""
        mover, clock = self.running, self.stop(now, credit)
        if mover is not None and self.control.kind != "none":
            left = list(clock.left)
            left[mover] = left[mover] + self.control.more if self.control.kind == "fischer" else self.control.first
            clock = replace(clock, left=tuple(left))
        return clock.run(seat, now)

    def refill(self, seat: int) -> Clock:
        """Give a seat the time of a beginning game."""
        return replace(self, left=tuple(self.control.first if s == seat else t for s, t in enumerate(self.left)))

    @property
    def flag_at(self) -> float | None:
        """When the running seat's flag falls, if nothing happens before."""
        if self.running is None or self.control.kind == "none":
            return None
        return moment_after(self.since, self.left[self.running], self._rests)

    @property
    def _rests(self) -> tuple[Rest, ...]:
        """The rests that count: of the running seat, with days for each move."""
        if self.running is None or self.control.kind != "days" or not self.rests:
            return ()
        return self.rests[self.running]

    def rests_until(self, seat: int, now: float) -> float | None:
        """Until when a seat rests now; None where it does not."""
        if self.control.kind != "days" or not self.rests:
            return None
        return next((end for begin, end in self.rests[seat] if begin <= now < end), None)

    def left_at(self, now: float) -> tuple[float, ...]:
        """What each seat has left at a moment."""
        return self.stop(now).left


def counted(start: float, end: float, rests: tuple[Rest, ...]) -> float:
    """The seconds between two moments without those of the rests.

    >>> counted(100.0, 200.0, ((150.0, 170.0),))
    80.0
    """
    rested = sum(max(0.0, min(end, until) - max(start, begin)) for begin, until in rests)
    return end - start - rested


def moment_after(start: float, seconds: float, rests: tuple[Rest, ...]) -> float:
    """The moment at which so many seconds have been counted.

    >>> moment_after(100.0, 60.0, ((150.0, 170.0),))
    180.0
    """
    moment, wanted = start, seconds
    for begin, until in rests:
        if until <= moment:
            continue
        before = max(0.0, begin - moment)
        if wanted <= before:
            break
        moment, wanted = until, wanted - before
    return moment + wanted
