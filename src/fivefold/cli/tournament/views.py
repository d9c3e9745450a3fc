"""Looking: standings, reasons, the log."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from fivefold.cli import terminal
from fivefold.cli.rules import Language
from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import File, columns, fact_summary, who
from fivefold.games.rules_page import in_language
from fivefold.refusals import Refused
from fivefold.tournaments.explain import explain as explain_standing, explanation, ledger_for, shown
from fivefold.tournaments.exports import standing_data
from fivefold.tournaments.formats import groups, standing_of
from fivefold.tournaments.log import dead_facts
from fivefold.tournaments.standing import Standing
from fivefold.tournaments.state import Tournament

RULES = ("kingdomino-championship", "pentago-tournament")
Group = Annotated[str, typer.Option("--group", help="Only this group.")]


def standings(file: File, group: Group = "", as_json: terminal.AsJson = False) -> None:
    """Show the standing, and during a group phase every group's."""
    tournament = store.desk(file).tournament
    _ = tournament.rules
    labels = list(groups.members_of(tournament)) if tournament.rules.format == "groups-cup" else []
    cup = any(a_round.stage == "cup" for a_round in tournament.rounds)
    if as_json:
        shown_groups = [group] if group else labels
        data = {label: standing_data(tournament, standing_of(tournament, label)) for label in shown_groups}
        whole = None if group else standing_data(tournament, standing_of(tournament))
        terminal.answer(as_json, {"title": tournament.title, "standing": whole, "groups": data}, [])
        return
    if group or (labels and not cup):
        for label in [group] if group else labels:
            typer.echo(f"Group {label}\n{_table(tournament, standing_of(tournament, label), label)}")
        return
    rounds = len(tournament.rounds)
    typer.echo(f"{tournament.title}, {rounds} round{'' if rounds == 1 else 's'} drawn, fact {tournament.version}")
    typer.echo(_table(tournament, standing_of(tournament)))


def _table(tournament: Tournament, standing: Standing, group: str = "") -> str:
    ledger = ledger_for(tournament, group)
    head = ["", "", "name", "played", *standing.criteria]
    rows = [head]
    for row in (*standing.rows, *standing.out):
        place = f"{row.place}–{row.last}" if row.shared else str(row.place or "–")
        state = "" if row.place else f" ({tournament.entrants[row.entrant].state})"
        values = [shown(value, name) for value, name in zip(row.values, standing.criteria, strict=True)]
        games = str(ledger.games(row.entrant))
        rows.append([place, str(row.entrant), tournament.name(row.entrant) + state, games, *values])
    return columns(rows, frozenset({0, 1, *range(3, len(head))}))


def explain(
    file: File,
    one: Annotated[str, typer.Argument(help="Number or name.")],
    other: Annotated[str, typer.Argument(help="Number or name (default: whoever is just before).")] = "",
    group: Group = "",
    as_json: terminal.AsJson = False,
) -> None:
    """Say why one stands before the other: the arithmetic and the rule."""
    tournament = store.desk(file).tournament
    first = who(tournament, one)
    if other:
        second = who(tournament, other)
    else:
        order = standing_of(tournament, group).order
        at = order.index(first) if first in order else 0
        second = first
        first = order[at - 1] if at else order[0]
        if first == second and len(order) > 1:
            second = order[1]
    compared = [
        {**asdict(each), "decides": each.decides} for each in explain_standing(tournament, first, second, group)
    ]
    names = {"first": tournament.name(first), "second": tournament.name(second)}
    terminal.answer(as_json, {**names, "criteria": compared}, [explanation(tournament, first, second, group)])


def log(file: File, as_json: terminal.AsJson = False) -> None:
    """Show the log, fact by fact; what was undone is marked."""
    facts = store.read(file)
    if as_json:
        typer.echo("[" + ",\n".join(fact.text for fact in facts.facts) + "]")
        return
    dead = dead_facts(facts.facts)
    tournament = store.desk(file).tournament
    for fact in facts.facts:
        mark = "×" if fact.number in dead else " "
        reason = f" – {fact.reason}" if fact.reason else ""
        line = f"{fact.number:4} {mark} {fact.time} {fact.actor} {fact.kind}"
        what = f"{fact_summary(tournament, fact.kind, dict(fact.data))}{reason}"
        typer.echo(line + what.replace("\n", "\n       "))
    typer.echo(f"digest {facts.digest}")


def rules(
    name: Annotated[str, typer.Argument(help=" or ".join(RULES))],
    lang: Annotated[Language, typer.Option(help="de, de-CH, en or fr.")] = Language.en,
) -> None:
    """Show the rules of a tournament, with their ids."""
    from importlib.resources import files

    from rich.markdown import Markdown

    if name not in RULES:
        raise Refused("There are rules of {names}", code="no-such-rules", names=" and of ".join(RULES))
    page = files("fivefold.tournaments").joinpath("rules", f"{name}.md").read_text(encoding="utf-8")
    terminal.console().print(Markdown(in_language(page, lang.value)))
