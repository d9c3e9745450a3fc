"""The table itself: what its facts fold to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from typing import Literal

from fivefold.games import AnyGame
from fivefold.games.core import CHANCE, Move, Outcome, State
from fivefold.games.turn import Turn
from fivefold.live import endings
from fivefold.live.clocks import Clock, Rest
from fivefold.live.facts import Fact
from fivefold.live.plans import Plan, still_open
from fivefold.live.requests import Offered
from fivefold.live.seats import Seat
from fivefold.live.setting import Setting, read_setting
from fivefold.live.shapes import Ending
from fivefold.sayings import Said

LINES_KEPT = 200

AGREED = Said("agreed", "agreed")
RESIGNED = Said("the other side resigned", "the-other-side-resigned")
TIME_UP = Said("the other side's time is up", "the-other-side-s-time-is-up")
GONE = Said("the other side is gone", "the-other-side-is-gone")


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made: by which seat, as which text, under which name its client gave it, by which steps, and what
    was said with it (PT11). `by` is the bot that made it in the place of the seat's own, which did not answer.
    """

    seat: int
    text: str
    id: str
    at: float
    steps: tuple[str, ...] = ()
    remarks: tuple[Said, ...] = ()
    by: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """Something said. What watchers say, players see when the game is over."""

    name: str
    text: str
    at: float
    watcher: bool
    who: str = ""


@dataclass(frozen=True)
class Table:
    """A table after its facts. Only `after` makes a new one."""

    setting: Setting
    seats: tuple[Seat, ...]
    state: State
    clock: Clock
    version: int = 0
    phase: Literal["gathering", "playing", "paused", "over"] = "gathering"
    moves: tuple[Made, ...] = ()
    steps: tuple[str, ...] = ()
    chosen: Mapping[int, str] = field(default_factory=dict)
    """The colours that were chosen, by seat (TK5)."""
    offers: Mapping[Offered, tuple[str, ...]] = field(default_factory=dict)
    declined: frozenset[tuple[str, str]] = frozenset()
    ended: Outcome | None = None
    ending: Ending | Literal[""] = ""
    here: frozenset[str] = frozenset()
    away: Mapping[str, float] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()
    follow: str = ""
    since: float = 0.0
    rests: Mapping[str, tuple[Rest, ...]] = field(default_factory=dict)
    """When each person rests, as far as the table was told."""
    plans: Mapping[int, Plan] = field(default_factory=dict)
    """What each seat has said that it answers. Only its owner sees it."""

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.setting.rules

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.moves)

    @cached_property
    def to_move(self) -> int | None:
        """The seat to move; None while nobody can."""
        return self.game.to_move(self.state) if self.phase in ("playing", "paused") else None

    @cached_property
    def turn(self) -> Turn[Move]:
        """The legal moves of the seat to move, by the steps of a hand."""
        return Turn.begin(self.game, self.state, strict=self.setting.strict)

    @property
    def mover(self) -> Seat | None:
        """Who sits where it is the turn."""
        seat = self.to_move
        return None if seat is None or seat == CHANCE else self.seats[seat]

    def seats_of(self, who: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(number for number, seat in enumerate(self.seats) if who and seat.who == who)

    @property
    def people(self) -> tuple[str, ...]:
        """Everyone who sits here, once each."""
        return tuple(dict.fromkeys(seat.who for seat in self.seats if seat.kind == "person"))

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """What the seats play with: what was chosen, and for the others, from the first seat on, what is left."""
        usual = self.game.colours_of(self.setting.chosen())
        if not self.chosen:
            return usual
        left = iter(colour for colour in self.game.seat_colours if colour not in self.chosen.values())
        return tuple(self.chosen[seat] if seat in self.chosen else next(left) for seat in range(len(usual)))

    @property
    def chooser(self) -> int | None:
        """The seat that chooses its colour now: the first person's without one, before a person has moved."""
        if not self.game.colours_chosen or self.phase not in ("playing", "paused"):
            return None
        if any(made.seat != CHANCE and self.seats[made.seat].mover == "person" for made in self.moves):
            return None
        free = (n for n, seat in enumerate(self.seats) if seat.mover == "person" and n not in self.chosen)
        return next(free, None)

    @property
    def rematch_agreed(self) -> bool:
        """Do all want another game, which does not stand yet?"""
        return not self.follow and "rematch" in self.offers and set(self.people) <= set(self.offers["rematch"])


def folded(facts: Iterable[Fact]) -> Table:
    """The table that these facts tell; the first one opens it."""
    first, *others = facts
    return reduce(after, others, _opened(first))


def after(table: Table, fact: Fact) -> Table:
    """The table after one more fact."""
    changed = HANDLERS[fact.kind](table, fact)
    return changed if fact.passing else replace(changed, version=table.version + 1)


def _opened(fact: Fact) -> Table:
    setting = read_setting(fact.data)
    clock = Clock.new(setting.control, len(setting.seats))
    return Table(setting, setting.seats, setting.start(), clock, version=1, since=fact.at)


def _with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=tuple(seat if n == number else old for n, old in enumerate(table.seats)))


def _sat(table: Table, fact: Fact) -> Table:
    return _with_seat(
        table,
        fact.data["seat"],
        Seat("person", fact.data["name"], fact.data["who"], account=fact.data.get("account", False)),
    )


def _filled(table: Table, fact: Fact) -> Table:
    return _with_seat(table, fact.data["seat"], Seat("bot", fact.data["name"], bot=fact.data["bot"]))


def _stood(table: Table, fact: Fact) -> Table:
    return _with_seat(table, fact.data["seat"], Seat())


def _started(table: Table, fact: Fact) -> Table:
    seats = tuple(table.seats[old] for old in fact.data["order"])
    table = _resting(replace(table, seats=seats, phase="playing", since=fact.at))
    return _judged(table, table.clock.run(_clock_seat(table), fact.at))


def _rested(table: Table, fact: Fact) -> Table:
    rests = tuple((begin, until) for begin, until in fact.data["rests"])
    return _resting(replace(table, rests={**table.rests, fact.data["who"]: rests}))


def _resting(table: Table) -> Table:
    if not table.rests:
        return table
    by_seat = tuple(table.rests.get(seat.who, ()) if seat.who else () for seat in table.seats)
    return replace(table, clock=replace(table.clock, rests=by_seat))


def _planned(table: Table, fact: Fact) -> Table:
    plan = tuple(tuple(line) for line in fact.data["lines"])
    plans = {seat: kept for seat, kept in table.plans.items() if seat != fact.data["seat"]}
    return replace(table, plans={**plans, fact.data["seat"]: plan} if plan else plans)


def _clock_seat(table: Table) -> int | None:
    seat = table.game.to_move(table.state)
    return None if seat is None or seat < 0 else seat


def _judged(table: Table, clock: Clock) -> Table:
    ended = table.game.outcome(table.state)
    if ended is None:
        return replace(table, clock=clock)
    return replace(table, clock=clock.stop(clock.since), phase="over", ended=ended, ending="board", plans={})


def after_move(table: Table, fact: Fact, move: Move) -> Table:
    """The table after a move that was just decided, which need not be read again from its fact."""
    return replace(_made(table, fact, move), version=table.version + 1)


def _moved(table: Table, fact: Fact) -> Table:
    return _made(table, fact, table.game.read_move(table.state, fact.data["move"]))


def _made(table: Table, fact: Fact, move: Move) -> Table:
    data = fact.data
    state = table.game.play(table.state, move)
    steps = table.game.clicks(table.state, move)
    remarks = tuple(table.game.remarks(table.state, move, state))
    made = Made(data["seat"], data["move"], data.get("id", ""), fact.at, steps, remarks, data.get("by", ""))
    kept = {what: agreed for what, agreed in table.offers.items() if what not in ("draw", "takeback")}
    mover = "" if made.seat == CHANCE or table.seats[made.seat].bot else table.seats[made.seat].who
    away = {who: since for who, since in table.away.items() if who != mover}  # who moves is there, on whatever line
    table = replace(
        table,
        state=state,
        moves=(*table.moves, made),
        steps=(),
        offers=kept,
        away=away,
        declined=frozenset(),
        since=fact.at,
        plans=still_open(table.plans, made.text) if table.plans else table.plans,
    )
    seat = _clock_seat(table)
    if made.seat == CHANCE:
        clock = table.clock.run(seat, fact.at)
    else:
        clock = table.clock.press(seat, fact.at, data.get("credit", 0.0))
    return _judged(table, clock)


def _touched(table: Table, fact: Fact) -> Table:
    return replace(table, steps=(*table.steps, fact.data["step"]))


def _coloured(table: Table, fact: Fact) -> Table:
    return replace(table, chosen={**table.chosen, fact.data["seat"]: fact.data["colour"]})


def _offered(table: Table, fact: Fact) -> Table:
    what, who = fact.data["what"], fact.data["who"]
    agreed = tuple(dict.fromkeys((*table.offers.get(what, ()), who)))
    return replace(table, offers={**table.offers, what: agreed})


def _declined(table: Table, fact: Fact) -> Table:
    what = fact.data["what"]
    offerer = table.offers[what][0]
    kept = {other: agreed for other, agreed in table.offers.items() if other != what}
    return replace(table, offers=kept, declined=table.declined | {(what, offerer)})


def _without(table: Table, what: Offered) -> Table:
    return replace(table, offers={other: agreed for other, agreed in table.offers.items() if other != what})


def _taken_back(table: Table, fact: Fact) -> Table:
    moves = table.moves[: fact.data["ply"]]
    state = table.setting.start()
    for made in moves:
        state = table.game.play(state, table.game.read_move(state, made.text))
    table = replace(table, state=state, moves=moves, offers={}, declined=frozenset(), since=fact.at, plans={})
    clock = table.clock.stop(fact.at)
    return replace(table, clock=clock.run(_clock_seat(table), fact.at))


def _ended_by(outcome_of: Callable[[Table, Fact], Outcome], ending: Ending) -> Callable[[Table, Fact], Table]:
    def end(table: Table, fact: Fact) -> Table:
        return replace(
            table,
            phase="over",
            steps=(),
            offers={},
            clock=table.clock.stop(fact.at),
            ended=outcome_of(table, fact),
            ending=ending,
            since=fact.at,
            plans={},
        )

    return end


def _lost(reason: Said) -> Callable[[Table, Fact], Outcome]:
    return lambda table, fact: endings.lost_by(table.setting, fact.data["seat"], reason)


def _drawn(reason: Said) -> Callable[[Table, Fact], Outcome]:
    return lambda table, fact: Outcome.drawn(seats=len(table.seats), reason=reason, rule="")


def _handed(table: Table, fact: Fact) -> Table:
    number = fact.data["seat"]
    table = _with_seat(table, number, replace(table.seats[number], bot=fact.data["bot"]))
    clock = table.clock.stop(fact.at).refill(number)
    return replace(table, clock=clock.run(_clock_seat(table) if table.phase == "playing" else None, fact.at))


def _handed_back(table: Table, fact: Fact) -> Table:
    number = fact.data["seat"]
    return _with_seat(table, number, replace(table.seats[number], bot=""))


def _paused(table: Table, fact: Fact) -> Table:
    return replace(_without(table, "pause"), phase="paused", clock=table.clock.stop(fact.at))


def _resumed(table: Table, fact: Fact) -> Table:
    return replace(table, phase="playing", clock=table.clock.run(_clock_seat(table), fact.at))


def _recovered(table: Table, fact: Fact) -> Table:
    return replace(table, clock=replace(table.clock, since=fact.at))


def _said(table: Table, fact: Fact) -> Table:
    line = Line(fact.data["name"], fact.data["text"], fact.at, fact.data["watcher"], fact.data["who"])
    return replace(table, lines=(*table.lines[-LINES_KEPT + 1 :], line))


def _followed(table: Table, fact: Fact) -> Table:
    return replace(_without(table, "rematch"), follow=fact.data["table"])


def _came(table: Table, fact: Fact) -> Table:
    who = fact.data["who"]
    away = {other: since for other, since in table.away.items() if other != who}
    return replace(table, here=table.here | {who}, away=away)


def _went(table: Table, fact: Fact) -> Table:
    who = fact.data["who"]
    return replace(table, here=table.here - {who}, away={**table.away, who: fact.at})


HANDLERS: dict[str, Callable[[Table, Fact], Table]] = {
    "sat": _sat,
    "stood": _stood,
    "filled": _filled,
    "started": _started,
    "moved": _moved,
    "touched": _touched,
    "coloured": _coloured,
    "offered": _offered,
    "declined": _declined,
    "took-back": _taken_back,
    "agreed": _ended_by(_drawn(AGREED), "agreement"),
    "resigned": _ended_by(_lost(RESIGNED), "resignation"),
    "flagged": _ended_by(_lost(TIME_UP), "time"),
    "claimed-win": _ended_by(_lost(GONE), "forfeit"),
    "claimed-draw": _ended_by(_drawn(GONE), "agreement"),
    "handed": _handed,
    "handed-back": _handed_back,
    "paused": _paused,
    "resumed": _resumed,
    "recovered": _recovered,
    "said": _said,
    "followed": _followed,
    "rested": _rested,
    "planned": _planned,
    "came": _came,
    "went": _went,
}
