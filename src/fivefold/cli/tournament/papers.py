"""Printing: a tournament's papers as PDF."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from fivefold.cli.rules import Language
from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import File


class Name(StrEnum):
    """The papers."""

    seating = "seating"
    sheets = "sheets"
    groups = "groups"
    bracket = "bracket"
    standings = "standings"
    certificates = "certificates"
    fallback = "fallback"
    rules = "rules"
    schedule = "schedule"


def paper(
    file: File,
    name: Annotated[Name, typer.Argument(help="Which paper.")],
    to: Annotated[Path | None, typer.Option("--output", "-o", help="The PDF file (default: NAME.pdf).")] = None,
    lang: Annotated[Language, typer.Option(help="de, de-CH, en or fr.")] = Language.en,
    round: Annotated[int, typer.Option(min=0, help="For seating and sheets (default: the last).")] = 0,
) -> None:
    """Print a paper: seating, score sheets, groups, bracket, standings, certificates, the fallback pack, the rules,
    the schedule."""
    from fivefold.papers import print_paper

    desk = store.desk(file)
    where = to or Path(f"{name.value}.pdf")
    where.write_bytes(print_paper(desk, name.value, lang.value, round))
    typer.echo(f"Wrote {where} (fact {desk.log.version}, digest {desk.log.digest[:12]}).")
