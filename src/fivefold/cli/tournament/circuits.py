"""`fivefold tournament circuit`: local tournaments, a national final, an international one (TP8, TP9)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from fivefold.cli import terminal
from fivefold.cli.tournament import store
from fivefold.cli.tournament.exports import read_claims
from fivefold.cli.tournament.output import By, now, said
from fivefold.tournaments.circuit import LEVELS, fold_circuit, report
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.log import Log, write_log

app = typer.Typer(
    help="Tournaments linked local → national → international.", no_args_is_help=True, rich_markup_mode=None
)
CircuitFile = Annotated[Path, typer.Argument(help="The circuit's log file.")]
Level = Annotated[str, typer.Option("--level", help="As local, national, international.")]


@app.command()
def new(
    circuit: CircuitFile,
    title: Annotated[str, typer.Option(help="What it is called.")] = "",
    levels: Annotated[str, typer.Option(help="The levels from below, separated by commas.")] = ",".join(LEVELS),
    twice: Annotated[str, typer.Option(help="The place of one who qualifies twice: lapse or next.")] = "lapse",
    declined: Annotated[str, typer.Option(help="The place of one who declines: lapse or next.")] = "lapse",
    by: By = "desk",
) -> None:
    """Found a circuit."""
    names = [level.strip() for level in levels.split(",")]
    data = {"title": title or circuit.stem, "levels": names, "twice": twice, "declined": declined}
    _say(circuit, "founded", data, by, new=True)


@app.command()
def add(
    circuit: CircuitFile,
    tournament: Annotated[Path, typer.Argument(help="A closed tournament's log file.")],
    level: Level,
    signature: Annotated[str, typer.Option(help="The signature of the house where it was played.")] = "",
    by: By = "desk",
) -> None:
    """Report a closed tournament to its circuit; a .json file of a house has its signature inside."""
    claims, log = read_claims(tournament) if tournament.suffix == ".json" else ({}, store.read(tournament))
    if signed := signature or claims.get("signed", ""):
        from fivefold.server.tournaments.desk_tasks import signed_report

        data = signed_report(write_log(log), signed, level)
    else:
        data = report(Desk.of(log).tournament, level, log.digest)
    _say(circuit, "held", data, by)


Key = Annotated[str, typer.Argument(help="The fingerprint of a house's key, as papers print it.")]


@app.command()
def trust(
    circuit: CircuitFile,
    key: Key,
    name: Annotated[str, typer.Option(help="What the house is called.")] = "",
    by: By = "desk",
) -> None:
    """Take tournaments that this house has signed; once a circuit trusts a house, it takes nothing unsigned."""
    _say(circuit, "trusted", {"key": key, "name": name}, by)


@app.command()
def distrust(circuit: CircuitFile, key: Key, by: By = "desk") -> None:
    """Trust a house no longer; what it has reported does not count any more."""
    _say(circuit, "distrusted", {"key": key}, by)


@app.command()
def decline(
    circuit: CircuitFile, person: Annotated[str, typer.Argument(help="Who does not go.")], level: Level, by: By = "desk"
) -> None:
    """A qualified player declines a level."""
    _say(circuit, "declined", {"level": level, "person": person.strip().casefold()}, by)


def _say(path: Path, kind: str, data: Mapping[str, object], by: str, *, new: bool = False) -> None:
    def act(log: Log) -> Log:
        after = log.with_fact(kind, data, actor=by, time=now())
        fold_circuit(after)
        return after

    log = store.change(path, act, new=new)
    typer.echo(f"{log.version} {kind}")


@app.command()
def show(circuit: CircuitFile, as_json: terminal.AsJson = False) -> None:
    """Show who is qualified for what."""
    found = fold_circuit(store.read(circuit))
    qualified = {level: list(found.qualified_for(level)) for level in found.levels[1:]}
    lines = []
    for level, those in qualified.items():
        lines += [f"{level}:", *(f"  {one.name}, place {one.place} of {one.through}" for one in those)]
    terminal.answer(as_json, qualified, lines)


@app.command()
def carry(
    circuit: CircuitFile,
    tournament: Annotated[Path, typer.Argument(help="The log file of the tournament above.")],
    level: Level,
    by: By = "desk",
) -> None:
    """Enter everyone who is qualified into a tournament; who is in it already is left alone."""
    qualified = fold_circuit(store.read(circuit)).qualified_for(level)

    def act(desk: Desk) -> Desk:
        there = {entrant.person for entrant in desk.tournament.entrants.values()}
        for one in qualified:
            if one.person not in there:
                number = max(desk.tournament.entrants, default=0) + 1
                data = {"entrant": number, "name": one.name, "person": one.person, "from": one.through}
                desk = desk.say("entered", data, actor=by, time=now())
        return desk

    said(*store.change_desk(tournament, act))
