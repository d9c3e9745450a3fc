"""All commands of `fivefold tournament`."""

from __future__ import annotations

import typer

from fivefold.cli.tournament import (
    circuits,
    commitment,
    judging,
    looking,
    people,
    playing,
    printing,
    repair,
    setting_up,
    sharing,
    simulating,
)

app = typer.Typer(
    name="tournament",
    help="Run a tournament: one log file, everything else follows from it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
for command in (
    setting_up.new,
    setting_up.regulate,
    setting_up.regulations,
    looking.rules,
    setting_up.enter,
    setting_up.import_entries,
    setting_up.check_in,
    setting_up.lint,
    setting_up.decide,
    commitment.commit,
    setting_up.start,
    playing.next_step,
    playing.draw,
    playing.lot,
    playing.tables,
    playing.result,
    playing.correct,
    playing.confirm,
    playing.dispute,
    playing.move,
    playing.fill,
    people.leave,
    people.disqualify,
    people.ban,
    people.lift,
    people.bans,
    judging.protest,
    judging.ruling,
    judging.undo,
    judging.close,
    looking.standings,
    looking.explain,
    looking.log,
    printing.paper,
    sharing.export,
    sharing.check,
    repair.repair,
    simulating.simulate,
):
    app.command(name=command.__name__.replace("_", "-").removesuffix("-step").removesuffix("-entries"))(command)
app.add_typer(circuits.app, name="circuit")
