"""The rounds: what comes next, draws, tables, results."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer

from fivefold.cli import terminal
from fivefold.cli.tournament import store
from fivefold.cli.tournament.commitment import seed_for
from fivefold.cli.tournament.output import By, File, Key, Reason, Seen, now, said, wanted, who
from fivefold.cli.tournament.records import result_from_record
from fivefold.refusals import Refused
from fivefold.tournaments.corrections import sat_elsewhere
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.exports import table_data
from fivefold.tournaments.need_views import need_view
from fivefold.tournaments.needs import Draw, LotNeeded
from fivefold.tournaments.scoring import complete
from fivefold.tournaments.state import Result, Table, Tournament

Where = Annotated[int, typer.Argument(help="The number of the table.")]
RoundOf = Annotated[int, typer.Option("--round", min=0, help="The round (default: the last).")]


def next_step(file: File, as_json: terminal.AsJson = False) -> None:
    """Say what comes next."""
    desk = store.desk(file)
    if desk.tournament.closed:
        terminal.answer(as_json, {"need": "Closed"}, ["The tournament is closed."])
        return
    need = desk.need()
    terminal.answer(as_json, need_view(desk.tournament, need), [wanted(desk.tournament, need)])


def draw(
    file: File,
    seed: Annotated[str, typer.Option(help="The seed of the lots (default: chance).")] = "",
    tables: Annotated[str, typer.Option(help="Other tables than proposed: `1 2 3 4 / 5 6 7`, the starter first.")] = "",
    by: By = "desk",
    reason: Reason = "",
    seen: Seen = None,
) -> None:
    """Draw the lots that are needed and publish the next round."""

    def act(desk: Desk) -> Desk:
        if tables:
            return _own_draw(desk, tables, by, reason, seed or seed_for(file, desk))
        return desk.draw(seed=seed or seed_for(file, desk), actor=by, time=now(), seen=seen, reason=reason)

    before, after = store.change_desk(file, act)
    said(before, after)
    _show(after.tournament, after.tournament.rounds[-1].number)


def _own_draw(desk: Desk, tables: str, by: str, reason: str, seed: str) -> Desk:
    while isinstance(need := desk.need(), LotNeeded):
        desk = desk.lot(need, seed=seed, actor=by, time=now(), reason=reason)
    if not isinstance(need, Draw):
        raise NotNow("Nothing can be drawn now", code="no-draw")
    data = need.data
    data["tables"] = []
    for number, names in enumerate(tables.split("/"), 1):
        seats = [who(desk.tournament, name) for name in names.split()]
        if not seats:
            raise NotNow("Table {number} is empty", code="empty-table", number=number)
        data["tables"].append({"table": number, "seats": seats, "starter": seats[0]})
    return desk.say("drawn", data, actor=by, time=now(), reason=reason)


def lot(
    file: File,
    names: Annotated[list[str], typer.Argument(help="The candidates in the order in which they came out of the hat.")],
    by: By = "desk",
) -> None:
    """Write down a lot that was drawn from a hat."""

    def act(desk: Desk) -> Desk:
        need = desk.need()
        if not isinstance(need, LotNeeded):
            raise NotNow("No lot is needed now", code="no-lot")
        outcome = [who(desk.tournament, name) for name in names]
        data = {"purpose": need.purpose, "candidates": list(need.candidates), "outcome": outcome}
        return desk.say("lot", data, actor=by, time=now())

    said(*store.change_desk(file, act))


def tables(file: File, round_: RoundOf = 0, as_json: terminal.AsJson = False) -> None:
    """Show the tables of a round and their results."""
    tournament = store.desk(file).tournament
    if not tournament.rounds:
        raise NotNow("Nothing has been drawn yet", code="nothing-drawn")
    if tournament.rules.format == "arena" and not round_ and not as_json:
        for one in dict.fromkeys(
            number for (number, _), table in tournament.tables.items() if _open(tournament, table)
        ):
            _show(tournament, one)
        return
    _show(tournament, round_ or tournament.rounds[-1].number, as_json)


def _open(tournament: Tournament, table: Table) -> bool:
    return not complete(tournament, table)


def _show(tournament: Tournament, number: int, as_json: bool = False) -> None:
    if not 1 <= number <= len(tournament.rounds):
        raise NotNow("There is no round {number}", code="no-such-round", number=number)
    a_round = tournament.rounds[number - 1]
    if as_json:
        found = [table_data(tournament, table) for table in tournament.tables_of(a_round)]
        terminal.answer(as_json, {"round": number, "tables": found, "byes": list(a_round.byes)}, [])
        return
    typer.echo(f"Round {number} ({a_round.stage})")
    for table in tournament.tables_of(a_round):
        label = f" {table.group}" if table.group else ""
        seats = ", ".join(tournament.name(s) + ("*" if s == table.starter else "") for s in table.seats)
        typer.echo(f"  table {table.number}{label}: {seats}  {_score(tournament, table)}".rstrip())
    if a_round.byes:
        typer.echo(f"  without a game: {', '.join(map(tournament.name, a_round.byes))}")


HOW_WON: Final = {"walk-over": " by walk-over", "upset": ", the board was upset"}


def _score(tournament: Tournament, table: Table) -> str:
    shown = [
        _one(tournament, g.result) + ("" if g.state == "submitted" else f" ({g.state})")
        for g in table.games
        if g.result
    ]
    if not shown and complete(tournament, table):
        shown = ["walk-over"]
    if not shown and table.gone:
        shown = [f"{', '.join(map(tournament.name, table.gone))} left"]
    return ("– " + "; ".join(shown)) if shown else ""


def _one(tournament: Tournament, result: Result) -> str:
    if result.kind == "void":
        return "void"
    if result.scores:
        return " ".join(f"{tournament.name(e)} {_number(tournament, s)}" for e, s in result.scores)
    if result.teams:
        return " ".join(f"{tournament.name(e)} {result.half_points(e) / 2:g}" for e in result.teams)
    if not result.winner:
        return "draw"
    how = f" with {result.marbles} marbles" if result.marbles else HOW_WON.get(result.kind, "")
    return f"{tournament.name(result.winner)} wins{how}"


def _number(tournament: Tournament, score: int | None) -> str:
    if score is None:
        return "–"
    return f"{score / 1000:.3f} s" if tournament.rules.format == "time-trial" else str(score)


def result(
    file: File,
    table: Where,
    scores: Annotated[
        list[str] | None,
        typer.Argument(help="Anna=55 Ben=40 …; seconds in a time trial; of teams, the winner at each board, or -."),
    ] = None,
    round_: RoundOf = 0,
    winner: Annotated[str, typer.Option(help="Who won a duel.")] = "",
    marbles: Annotated[int, typer.Option(min=0, help="The winner's own marbles (TP5).")] = 0,
    draw: Annotated[bool, typer.Option("--draw", help="Nobody won.")] = False,
    walkover: Annotated[str, typer.Option(help="Who wins without a game.")] = "",
    void: Annotated[bool, typer.Option("--void", help="The game does not count.")] = False,
    record: Annotated[Path | None, typer.Option(help="Take the result from this game record.")] = None,
    by: By = "desk",
    reason: Reason = "",
    key: Key = "",
) -> None:
    """Write down a result."""

    def act(desk: Desk) -> Desk:
        data = _data(desk.tournament, round_, table, Typed(scores or [], winner, marbles, draw, walkover, void, record))
        return desk.say("result", data, actor=by, time=now(), reason=reason, key=key)

    said(*store.change_desk(file, act))


def correct(
    file: File,
    table: Where,
    reason: Annotated[str, typer.Option(help="Why the result is corrected.")],
    scores: Annotated[list[str] | None, typer.Argument(help="Anna=55 Ben=40 …")] = None,
    round_: RoundOf = 0,
    game: Annotated[int, typer.Option(min=0, help="The game of a replayed table (default: the last).")] = 0,
    winner: Annotated[str, typer.Option(help="Who won a duel.")] = "",
    marbles: Annotated[int, typer.Option(min=0, help="The winner's own marbles.")] = 0,
    draw: Annotated[bool, typer.Option("--draw", help="Nobody won.")] = False,
    walkover: Annotated[str, typer.Option(help="Who wins without a game.")] = "",
    void: Annotated[bool, typer.Option("--void", help="The game does not count.")] = False,
    by: By = "desk",
) -> None:
    """Correct a result: the standing changes, published tables stay; who would have sat elsewhere is listed."""

    def act(desk: Desk) -> Desk:
        data = _data(desk.tournament, round_, table, Typed(scores or [], winner, marbles, draw, walkover, void))
        if game:
            data["game"] = game
        return desk.say("corrected", data, actor=by, time=now(), reason=reason)

    before, after = store.change_desk(file, act)
    said(before, after)
    for one in sat_elsewhere(after.log, after.log.version):
        would = f"table {one.would_sit_at}" if one.would_sit_at else "no table"
        typer.echo(f"round {one.round}: {after.tournament.name(one.entrant)} sat at {one.sat_at}, would be at {would}")


def _round_of(tournament: Tournament, round_: int, table: int) -> int:
    """The round that is meant: the one that is named, or the last; in an arena the one of that game."""
    if round_ or tournament.rules.format != "arena":
        return round_ or len(tournament.rounds)
    return next((where[0] for where in tournament.tables if where[1] == table), len(tournament.rounds))


class Typed(NamedTuple):
    """A result as it was typed: one of scores, a winner, a draw, a walk-over, a void game or a record."""

    scores: list[str]
    winner: str
    marbles: int
    draw: bool
    walkover: str
    void: bool
    record: Path | None = None

    def kinds(self) -> int:
        """How many of them were given."""
        given = (self.scores, self.winner, self.draw, self.walkover, self.void, self.record is not None)
        return sum(map(bool, given))


def _data(tournament: Tournament, round_: int, number: int, typed: Typed) -> dict[str, Any]:
    where: dict[str, Any] = {"round": _round_of(tournament, round_, number), "table": number}
    table = tournament.tables.get((where["round"], number))
    if table is None:
        raise NotNow("There is no table {table} in round {round}", code="no-such-table", **where)
    if typed.kinds() != 1:
        raise NotNow("Give the scores, --winner, --draw, --walkover, --void or --record", code="one-result")
    if typed.record is not None:
        return where | result_from_record(tournament, table, typed.record)
    if typed.scores and tournament.rules.boards > 1:
        return where | {"boards": [0 if name in ("-", "–") else who(tournament, name) for name in typed.scores]}
    if typed.scores:
        part = "times" if table.stage == "trial" else "scores"
        return where | {part: [_score_of(tournament, table, text) for text in typed.scores]}
    if typed.void:
        return where | {"void": True}
    if typed.walkover:
        return where | {"walkover": who(tournament, typed.walkover)}
    winner = who(tournament, typed.winner) if typed.winner else 0
    return where | {"winner": winner} | ({"marbles": typed.marbles} if typed.marbles else {})


def _score_of(tournament: Tournament, table: Table, text: str) -> list[int | None]:
    name, equals, value = text.rpartition("=")
    if not equals:
        raise Refused("A score is written Anna=55, not {text}", code="bad-score", text=repr(text)[:60])
    entrant = who(tournament, name)
    if table.stage == "trial" and value in ("-", "–"):
        return [entrant, None]
    try:
        number = round(float(value) * 1000) if table.stage == "trial" else int(value)
    except (ValueError, OverflowError):
        raise Refused("{value} is no score", code="bad-score", value=repr(value)[:60]) from None
    return [entrant, number]


def confirm(file: File, table: Where, round_: RoundOf = 0, by: By = "desk") -> None:
    """Confirm a result."""
    _about(file, "confirmed", table, round_, by, "")


def dispute(file: File, table: Where, round_: RoundOf = 0, by: By = "desk", reason: Reason = "") -> None:
    """Dispute a result; it must be corrected before the next draw."""
    _about(file, "disputed", table, round_, by, reason)


def _about(file: Path, kind: str, table: int, round_: int, by: str, reason: str) -> None:
    def act(desk: Desk) -> Desk:
        data = {"round": _round_of(desk.tournament, round_, table), "table": table}
        return desk.say(kind, data, actor=by, time=now(), reason=reason)

    said(*store.change_desk(file, act))


def move(
    file: File,
    name: Annotated[str, typer.Argument(help="Who moves.")],
    to: Annotated[int, typer.Option(help="To which table of the running round.")],
    by: By = "desk",
    reason: Reason = "",
) -> None:
    """Move a player to a table that is too small (TK13)."""

    def act(desk: Desk) -> Desk:
        t = desk.tournament
        entrant, number = who(t, name), len(t.rounds)
        here = [table.number for table in (t.tables_of(t.rounds[-1]) if t.rounds else ()) if entrant in table.seats]
        if not here:
            raise NotNow("{name} sits nowhere", code="not-seated", name=t.name(entrant))
        data = {"entrant": entrant, "round": number, "from": here[0], "to": to}
        return desk.say("moved", data, actor=by, time=now(), reason=reason)

    said(*store.change_desk(file, act))


def fill(
    file: File,
    name: Annotated[str, typer.Argument(help="Who sits in, unscored.")],
    table: Annotated[int, typer.Option(min=0, help="At which table of the running round (default: from now on).")] = 0,
    instead_of: Annotated[str, typer.Option("--for", help="In whose place, if they left the running game.")] = "",
    by: By = "desk",
) -> None:
    """Name an unscored filler or a stand-in (TK13, TK14)."""

    def act(desk: Desk) -> Desk:
        t = desk.tournament
        data: dict[str, Any] = {"entrant": max(t.entrants, default=0) + 1, "name": name}
        if table:
            data |= {"round": len(t.rounds), "table": table}
        if instead_of:
            data["for"] = who(t, instead_of)
        return desk.say("filled", data, actor=by, time=now())

    said(*store.change_desk(file, act))
