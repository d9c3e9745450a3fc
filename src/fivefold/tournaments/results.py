"""Reading a result: what was typed, or came from a game record, against what the table needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from fivefold.refusals import Forbidden
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.scoring import check_size
from fivefold.tournaments.state import Result, Table, Tournament

FEWEST_MARBLES = 5
KINDS = ("scores", "winner", "times", "boards", "walkover", "upset", "void")


def read_result(tournament: Tournament, table: Table, data: Mapping[str, Any], reason: str) -> Result:
    """The result that a fact's data mean at a table; it must fit the table."""
    given = [kind for kind in KINDS if kind in data]
    if len(given) != 1:
        raise _wrong(table, "a result is scores, a winner, times, a walk-over or void: one of them", "one-result")
    if given[0] == "void":
        if not reason:
            raise _wrong(table, "a void game needs its reason", "reason-missing")
        return Result("void")
    if table.stage == "tables":
        return _scores(tournament, table, data)
    if table.stage == "trial":
        return _times(table, data)
    return _duel(tournament, table, data)


def _wrong(table: Table, text: str, code: str, rule: str = "", **facts: object) -> NotNow:
    sentence = "Round {round}, table {table}: " + text
    return NotNow(sentence, code=code, rule=rule, round=table.round, table=table.number, **facts)


def _scores(tournament: Tournament, table: Table, data: Mapping[str, Any]) -> Result:
    rules = tournament.rules
    if "scores" not in data:
        raise _wrong(table, "a score for each player is needed", "scores-needed", rules.rule("places"))
    check_size(rules, table)
    small = min(rules.table_points)
    unscored = {s for s in table.seats if s in table.gone or tournament.entrants[s].filler}
    wanted = set(table.seats) - unscored
    present = len(table.seats) - len(table.gone) + len(table.stand_ins)
    if wanted and present < small:
        raise _wrong(
            table, "too few are left to play; name a stand-in for the leaver", "stand-in-needed", rules.rule("left")
        )
    scores = [(entrant, score) for entrant, score in data["scores"]]
    given = {entrant for entrant, _ in scores}
    if given != wanted or len(scores) != len(wanted):
        names = ", ".join(tournament.name(seat) for seat in table.seats if seat in wanted)
        rule = rules.rule("places")
        raise _wrong(table, "the scores wanted are those of {names}", "wrong-players", rule, names=names)
    if any(score is None for _, score in scores):
        raise _wrong(table, "a score is missing", "score-missing", rules.rule("places"))
    return Result("played", scores=tuple(sorted(scores)))


def _times(table: Table, data: Mapping[str, Any]) -> Result:
    times = [(entrant, time) for entrant, time in data.get("times", ())]
    if "times" not in data or sorted(entrant for entrant, _ in times) != sorted(table.seats):
        raise _wrong(table, "a time (or none, if unsolved) for each player is needed", "times-needed")
    if any(time == 0 for _, time in times):
        raise _wrong(table, "a time is more than nothing", "no-time")
    return Result("played", scores=tuple(sorted(times)))


def _duel(tournament: Tournament, table: Table, data: Mapping[str, Any]) -> Result:
    rules = tournament.rules
    if "walkover" in data:
        _one_of(table, data["walkover"], draw=False)
        return Result("walk-over", winner=data["walkover"])
    if "upset" in data:
        return lost_by_upset(tournament, table, data["upset"])
    if rules.boards > 1:
        return _boards(rules.boards, table, data)
    if "winner" not in data:
        raise _wrong(table, "a winner (0 for a draw) is needed", "winner-needed", rules.rule("points"))
    winner, marbles = data["winner"], data.get("marbles", 0)
    _one_of(table, winner, draw=True)
    if not winner and marbles:
        raise _wrong(table, "after a draw nobody's marbles count", "marbles-of-nobody", rules.rule("speed"))
    if rules.marbles and winner and (table.stage == "groups" or marbles):
        if not FEWEST_MARBLES <= marbles <= rules.marbles:
            limits = {"least": FEWEST_MARBLES, "most": rules.marbles}
            raise _wrong(
                table, "the winner has placed {least} to {most} marbles", "bad-marbles", rules.rule("speed"), **limits
            )
    elif marbles:
        raise _wrong(table, "marbles are not counted here", "no-marbles")
    return Result("played", winner=winner, marbles=marbles)


def _boards(count: int, table: Table, data: Mapping[str, Any]) -> Result:
    """A match of teams: who won at each board; whoever has more points there wins."""
    winners = tuple(data.get("boards", ()))
    if len(winners) != count:
        raise _wrong(table, "the winners at {count} boards are needed, 0 for a draw", "boards-needed", count=count)
    for winner in winners:
        _one_of(table, winner, draw=True)
    played = Result("played", boards=winners)
    one, other = table.seats
    ahead = played.half_points(one) - played.half_points(other)
    return replace(played, winner=0 if not ahead else one if ahead > 0 else other)


def lost_by_upset(tournament: Tournament, table: Table, entrant: int) -> Result:
    """The game of somebody who has upset the board: the other one wins, and no marbles count (PT12)."""
    if table.stage in ("tables", "trial"):
        raise _wrong(
            table, "only in a game for two does an upset board decide; the referee rules", "upset-no-duel", "PT12"
        )
    if entrant not in table.seats:
        name = tournament.name(entrant)
        raise Forbidden("{name} does not sit at that table", code="not-seated", rule="PT12", name=name)
    return Result("upset", winner=next(seat for seat in table.seats if seat != entrant))


def _one_of(table: Table, winner: int, *, draw: bool) -> None:
    if winner not in table.seats and not (draw and winner == 0):
        raise Forbidden(
            "Round {round}, table {table}: the winner does not sit there",
            code="not-seated",
            round=table.round,
            table=table.number,
        )
