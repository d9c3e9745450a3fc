"""People: names that are corrected, who leaves, who is disqualified, who is banned."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from fivefold.cli import terminal
from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import By, File, Reason, now, said, who
from fivefold.tournaments.bans import bans as banned
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.log import Log

Name = Annotated[str, typer.Argument(help="Number or name.")]
During = Annotated[bool, typer.Option("--during", help="From a running game: score 0 and the last place (TK14).")]
Register = Annotated[Path, typer.Argument(help="The register of bans (.jsonl or .db).")]


def rename(
    file: File,
    name: Name,
    to: Annotated[str, typer.Argument(help="How the name is written from now on.")],
    club: Annotated[str | None, typer.Option(help="Their club, if that changes too.")] = None,
    sure: Annotated[bool, typer.Option("--sure", help="Also if it looks like another entrant's name.")] = False,
    by: By = "desk",
    reason: Reason = "",
) -> None:
    """Correct a name or a club, at any time; the log keeps both."""

    def act(desk: Desk) -> Desk:
        data: dict[str, Any] = {"entrant": who(desk.tournament, name), "name": to}
        data |= ({} if club is None else {"club": club}) | ({"sure": True} if sure else {})
        return desk.say("renamed", data, actor=by, time=now(), reason=reason)

    said(*store.change_desk(file, act))


def merge(
    file: File,
    name: Annotated[str, typer.Argument(help="The entry that goes, by number or name.")],
    into: Annotated[str, typer.Argument(help="The same player's entry that stays.")],
    by: By = "desk",
    reason: Reason = "",
) -> None:
    """Somebody was entered twice: the second entry goes."""

    def act(desk: Desk) -> Desk:
        data = {"entrant": who(desk.tournament, name), "into": who(desk.tournament, into)}
        return desk.say("merged", data, actor=by, time=now(), reason=reason)

    said(*store.change_desk(file, act))


def split(
    file: File,
    name: Annotated[str, typer.Argument(help="The entry, by number or name.")],
    first: Annotated[str, typer.Argument(help="Who keeps its number.")],
    second: Annotated[str, typer.Argument(help="Who is entered anew.")],
    sure: Annotated[bool, typer.Option("--sure", help="Also if a name looks like another entrant's.")] = False,
    by: By = "desk",
    reason: Reason = "",
) -> None:
    """One entry stands for two players: make it two."""

    def act(desk: Desk) -> Desk:
        data: dict[str, Any] = {"entrant": who(desk.tournament, name), "name": first, "other_name": second}
        data |= {"other": max(desk.tournament.entrants) + 1} | ({"sure": True} if sure else {})
        return desk.say("split", data, actor=by, time=now(), reason=reason)

    said(*store.change_desk(file, act))


def pause(file: File, name: Name, by: By = "desk") -> None:
    """Someone takes a break from an arena: their game is finished, and no other is paired."""
    _go(file, "paused", name, False, by, "")


def resume(file: File, name: Name, by: By = "desk") -> None:
    """Someone is back from their break."""
    _go(file, "resumed", name, False, by, "")


def end(file: File, by: By = "desk", reason: Reason = "") -> None:
    """Say that the time of an arena is up; earlier than that it needs a reason."""
    said(*store.change_desk(file, lambda desk: desk.say("ended", {}, actor=by, time=now(), reason=reason)))


def leave(file: File, name: Name, during: During = False, by: By = "desk", reason: Reason = "") -> None:
    """Someone leaves the tournament."""
    _go(file, "left", name, during, by, reason)


def disqualify(
    file: File, name: Name, reason: Annotated[str, typer.Option(help="Why.")], during: During = False, by: By = "desk"
) -> None:
    """Disqualify someone (TK12)."""
    _go(file, "disqualified", name, during, by, reason)


def _go(file: Path, kind: str, name: str, during: bool, by: str, reason: str) -> None:
    def act(desk: Desk) -> Desk:
        data: dict[str, Any] = {"entrant": who(desk.tournament, name)}
        if during:
            data["during"] = True
        return desk.say(kind, data, actor=by, time=now(), reason=reason)

    said(*store.change_desk(file, act))


def ban(
    register: Register,
    name: Annotated[str, typer.Argument(help="Who.")],
    reason: Annotated[str, typer.Option(help="Why; a ban is decided case by case.")],
    person: Annotated[str, typer.Option(help="Who it is across tournaments (default: the name).")] = "",
    until: Annotated[str, typer.Option(help="The last day, as 2027-06-30 (default: for good).")] = "",
    by: By = "desk",
) -> None:
    """Ban someone from all tournaments (TK15); the register is a file of its own."""
    data = {"person": person or name.strip().casefold(), "name": name, **({"until": until} if until else {})}
    _say(register, "banned", data, by, reason, new=not register.exists())


def lift(
    register: Register, name: Annotated[str, typer.Argument(help="Who.")], by: By = "desk", reason: Reason = ""
) -> None:
    """Lift a ban."""
    _say(register, "lifted", {"person": name.strip().casefold()}, by, reason, new=False)


def _say(register: Path, kind: str, data: dict[str, str], by: str, reason: str, *, new: bool) -> None:
    def act(log: Log) -> Log:
        after = log.with_fact(kind, data, actor=by, time=now(), reason=reason)
        banned(after)
        return after

    log = store.change(register, act, new=new)
    typer.echo(f"{log.version} {kind}: {data['person']}")


def bans(register: Register, as_json: terminal.AsJson = False) -> None:
    """Show who is banned."""
    found = list(banned(store.read(register)).values())
    lines = (f"{one.name}{f' until {one.until}' if one.until else ''}: {one.reason}" for one in found)
    terminal.answer(as_json, found, lines)
