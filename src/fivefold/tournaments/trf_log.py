"""A report (TRF) as a tournament: the log that says what the report says, to be played on or only kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.presets import PRESETS
from fivefold.tournaments.trf import DREW, FULL_BYE, HALF_BYE, LOST, WON, Played, Player, Report


class Say(Protocol):
    """Adds a fact to the log that is being written."""

    def __call__(self, kind: str, data: dict[str, Any], reason: str = "") -> None:
        """Add it."""


REASON = "as in the report (TRF)"


def desk_of(report: Report, *, actor: str = "desk", time: str = "") -> Desk:
    """A Swiss tournament with the players, pairs and results of a report; draws give the report as their reason.

    Who is not paired from some round on has left. Who comes later has entered late. A round missed in between, without
    a half-point bye, has no place in our Swiss system and is refused.
    """
    most = max((sum(one.result == HALF_BYE for one in player.rounds) for player in report.players), default=0)
    rules = replace(PRESETS["swiss"], name="TRF", rounds=max(1, report.rounds), half_byes=most, at_most=2000)
    rules = replace(rules, duel_points=report.worth)
    desk = Desk.opened(report.title, rules, actor=actor, time=time)

    def say(kind: str, data: dict[str, Any], reason: str = "") -> None:
        nonlocal desk
        desk = desk.say(kind, data, actor=actor, time=time, reason=reason)

    if report.place or report.begins:
        ends = {"ends": report.ends} if report.ends else {}
        say("described", {"place": report.place, "begins": report.begins, **(ends if report.begins else {})})
    played = max(len(player.rounds) for player in report.players)
    stays = {player.number: _stay(player) for player in report.players}
    entries = sorted(report.players, key=lambda player: (stays[player.number][0], player.number))
    waiting = list(entries)
    for number in range(1, played + 1):
        while waiting and (stays[waiting[0].number][0] <= number):
            player = waiting.pop(0)
            rating = {"rating": player.rating} if player.rating else {}
            say("entered", {"entrant": player.number, "name": player.name, "sure": True, **rating})
        if number == 1:
            say("started", {"entrants": sorted(desk.tournament.entrants)})
        _round(report, number, stays, say)
    if played == 0:
        for player in entries:
            rating = {"rating": player.rating} if player.rating else {}
            say("entered", {"entrant": player.number, "name": player.name, "sure": True, **rating})
    return desk


def _stay(player: Player) -> tuple[int, int]:
    """The first and the last round that a player took part in."""
    there = [at for at, one in enumerate(player.rounds, 1) if one.opponent or one.result in (*FULL_BYE, HALF_BYE)]
    if not there:
        return (1, 0)
    for at in range(there[0], there[-1] + 1):
        if at not in there:
            raise NotNow(
                "Round {round}: {name} misses it without a half-point bye, which cannot be kept here",
                code="trf-missed",
                round=at,
                name=player.name,
            )
    return there[0], there[-1]


def _round(report: Report, number: int, stays: dict[int, tuple[int, int]], say: Say) -> None:
    """Say who leaves or misses a round, its pairs and their results."""
    here: dict[int, Played] = {}
    for player in report.players:
        first, last = stays[player.number]
        if last == number - 1 and (first <= number - 1 or number == 1):
            say("left", {"entrant": player.number})
        if first <= number <= last:
            here[player.number] = player.rounds[number - 1]
    halves = sorted(who for who, one in here.items() if not one.opponent and one.result == HALF_BYE)
    for who in halves:
        say("excused", {"entrant": who, "round": number})
    byes = [who for who, one in here.items() if not one.opponent and one.result in FULL_BYE]
    pairs = [(who, one) for who, one in sorted(here.items()) if one.opponent and _begins(who, one)]
    tables = [{"table": at, "seats": [who, one.opponent], "starter": who} for at, (who, one) in enumerate(pairs, 1)]
    draw: dict[str, Any] = {"round": number, "stage": "swiss", "tables": tables}
    say("drawn", draw | ({"byes": byes} if byes else {}) | ({"halves": halves} if halves else {}), REASON)
    for at, (who, one) in enumerate(pairs, 1):
        other = here[one.opponent]
        where = {"round": number, "table": at}
        if one.result == "+" or other.result == "+":
            say("result", {**where, "walkover": who if one.result == "+" else one.opponent})
        elif one.result == "-" and other.result == "-":
            say("result", {**where, "void": True}, REASON)
        elif one.result in WON and other.result in LOST:
            say("result", {**where, "winner": who})
        elif one.result in LOST and other.result in WON:
            say("result", {**where, "winner": one.opponent})
        elif one.result in DREW and other.result in DREW:
            say("result", {**where, "winner": 0})
        elif (one.result, other.result) != (" ", " "):
            raise NotNow("Round {round}: two results contradict each other", code="trf-results", round=number)


def _begins(who: int, one: Played) -> bool:
    """White begins; where no colour is said, the lower number."""
    return one.colour == "w" or (one.colour == "-" and who < one.opponent)
