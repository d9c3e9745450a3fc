"""What is agreed before anyone moves: the game, its options, the seats, the clock, the manners."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, cast

from fivefold import games
from fivefold.games.core import BadOptions, Options, State, own
from fivefold.games.options import read_options, write_options
from fivefold.live.clocks import TimeControl, read_control
from fivefold.live.facts import Origin, SettingData
from fivefold.live.matches import Match, read_match_data
from fivefold.live.seats import Seat

if TYPE_CHECKING:
    from fivefold.live.table import Table

LONGEST_NAME = 40


@dataclass(frozen=True)
class Setting:
    """How a table is laid. `strict` is touch-move (PG4); `stand_in` is the bot that takes over a lost seat; `match` is
    the match to which this game belongs, as it stood before. A `rated` game counts for its players' ratings.

    `origin` says where the table comes from: a rematch, a table of a tournament, a challenge in a club.

    >>> Setting("pentago", options="tournament", seats=(Seat(), Seat())).plain()["options"]
    'double_five=mover five_on_placement=on'
    """

    game: str
    options: str = ""
    position: str = ""
    title: str = ""
    seats: tuple[Seat, ...] = ()
    control: TimeControl = TimeControl()
    host: str = ""
    strict: bool = False
    public: bool = True
    by_lot: bool = True
    rated: bool = False
    takebacks: bool = True
    draws: bool = True
    talk: bool = True
    stand_in: str = "random"
    claim_after: int = 60
    match: Match | None = None
    origin: Origin = field(default_factory=Origin)

    def __post_init__(self) -> None:
        options = read_options(self.rules.options, self.options, self.rules.presets)
        object.__setattr__(self, "options", write_options(options))
        wanted = self.rules.seats(options)
        if not self.seats:
            object.__setattr__(self, "seats", (Seat(),) * wanted)
        if len(self.seats) != wanted:
            raise BadOptions(
                "{title} has {wanted} seats here, not {given}",
                code="wrong-number-of-seats",
                title=self.rules.title,
                wanted=wanted,
                given=len(self.seats),
            )
        if self.match is not None:
            self._check_match(self.match)
        if self.rated:
            self._check_rated()
        self.start()

    def _check_rated(self) -> None:
        """A tournament's organiser says how its games are played; others have a clock, and nothing is taken back."""
        if len(self.seats) == 1:
            raise BadOptions("Who plays alone is not rated", code="rated-alone")
        if self.position:
            raise BadOptions("A rated game begins at the beginning", code="rated-position")
        if "tournament" not in self.origin:
            object.__setattr__(self, "takebacks", False)
            if self.control.kind == "none":
                raise BadOptions("A rated game needs a clock", code="rated-clock")

    def _check_match(self, match: Match) -> None:
        if len(self.seats) == 1:
            raise BadOptions("A match needs at least two players", code="match-alone")
        if match.count == "points" and self.rules.points(self.rules.start(self.chosen())) is None:
            raise BadOptions(
                "{title} is not played for points here; a match goes to a number of won games",
                code="match-no-points",
                title=self.rules.title,
            )
        if self.teams and any(match.handicaps[seat] != match.handicaps[seat % 2] for seat in range(len(self.seats))):
            raise BadOptions("Partners have one handicap", code="match-partners")

    @cached_property
    def rules(self) -> games.AnyGame:
        """The game that is played."""
        return games.game(self.game)

    def chosen(self) -> Options:
        """The game's options, which `options` names one by one."""
        return read_options(self.rules.options, self.options)

    def start(self) -> State:
        """The position before the first move."""
        options = self.chosen()
        return self.rules.read_position(self.position, options) if self.position else self.rules.start(options)

    @cached_property
    def teams(self) -> bool:
        """Do seats 1 and 3 play against 2 and 4 (PT13)?"""
        return self.rules.teams(self.chosen())

    def plain(self) -> SettingData:
        """The setting as plain data; `read_setting` reads it."""
        data: SettingData = {
            "game": self.game,
            "options": self.options,
            "position": self.position,
            "title": self.title,
            "host": self.host,
            "strict": self.strict,
            "public": self.public,
            "by_lot": self.by_lot,
            "rated": self.rated,
            "takebacks": self.takebacks,
            "draws": self.draws,
            "talk": self.talk,
            "stand_in": self.stand_in,
            "claim_after": self.claim_after,
            "seats": [seat.plain() for seat in self.seats],
            "control": str(self.control),
            "origin": self.origin,
        }
        if self.match is not None:
            data["match"] = self.match.plain()
        return data


def read_setting(data: Mapping[str, object]) -> Setting:
    """The setting that `plain` wrote.

    >>> setting = Setting("pentago", seats=(Seat("bot", bot="greedy"), Seat()))
    >>> read_setting(setting.plain()) == setting
    True
    """
    return Setting(
        game=own(data["game"], str),
        options=own(data["options"], str),
        position=own(data["position"], str),
        title=own(data["title"], str),
        seats=tuple(Seat(**seat) for seat in own(data["seats"], list)),
        control=read_control(own(data["control"], str)),
        host=own(data["host"], str),
        strict=own(data["strict"], bool),
        public=own(data["public"], bool),
        by_lot=own(data["by_lot"], bool),
        rated=own(data.get("rated", False), bool),
        takebacks=own(data["takebacks"], bool),
        draws=own(data["draws"], bool),
        talk=own(data["talk"], bool),
        stand_in=own(data["stand_in"], str),
        claim_after=own(data["claim_after"], int),
        match=read_match_data(own(data["match"], dict)) if "match" in data else None,
        origin=cast("Origin", own(data["origin"], dict)),
    )


def rematch_setting(table: Table, name: str) -> Setting:
    """The next game of the same people; a match that is decided begins anew."""
    order = next_order(table)
    seats = [replace(seat, bot="" if seat.kind == "person" else seat.bot) for seat in table.seats]
    match = match_after(table)
    if match is not None:
        match = (match.anew() if match.winners(teams=table.setting.teams) else match).in_order(order)
    return replace(
        table.setting,
        seats=tuple(seats[seat] for seat in order),
        by_lot=False,
        match=match,
        origin={"rematch_of": name},
    )


def next_order(table: Table) -> list[int]:
    """The seats in the order of the next game: the loser begins (PT1), and after a draw the other one.

    Of a team that has lost and had begun, the other partner begins. With more than two for themselves the order goes on
    by one seat.
    """
    order = list(range(len(table.seats)))
    ranks = table.ended.ranks if table.ended else ()
    on = 1
    if len(set(ranks[:2])) == 2 and (len(order) == 2 or table.setting.teams) and ranks[0] > ranks[1]:
        on = len(order) // 2 if table.setting.teams else 0
    return order[on:] + order[:on]


def match_after(table: Table) -> Match | None:
    """The match of this table, with its game once that is over."""
    match = table.setting.match
    if match is None or table.ended is None:
        return match
    points = table.game.points(table.state)
    return match.with_game(ranks=table.ended.ranks, points=points, teams=table.setting.teams)
