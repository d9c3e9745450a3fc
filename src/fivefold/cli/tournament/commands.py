"""All commands of `fivefold tournament`."""

from __future__ import annotations

import typer

from fivefold.cli.tournament import (
    circuits,
    commitment,
    exports,
    papers,
    people,
    repair,
    rounds,
    rulings,
    setup,
    simulation,
    views,
)

app = typer.Typer(
    name="tournament",
    help="Run a tournament: one log file, everything else follows from it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
for command in (
    setup.new,
    setup.regulate,
    setup.describe,
    setup.regulations,
    views.rules,
    setup.enter,
    setup.import_entries,
    setup.check_in,
    setup.lint,
    setup.decide,
    commitment.commit,
    setup.start,
    rounds.next_step,
    rounds.draw,
    rounds.lot,
    rounds.tables,
    rounds.result,
    rounds.correct,
    rounds.confirm,
    rounds.dispute,
    rounds.move,
    rounds.fill,
    people.rename,
    people.merge,
    people.split,
    people.leave,
    people.disqualify,
    people.pause,
    people.resume,
    people.end,
    people.ban,
    people.lift,
    people.bans,
    rulings.upset,
    rulings.agree,
    rulings.protest,
    rulings.ruling,
    rulings.undo,
    rulings.close,
    views.standings,
    views.explain,
    views.log,
    papers.paper,
    exports.export,
    exports.check,
    repair.repair,
    simulation.simulate,
):
    app.command(name=command.__name__.replace("_", "-").removesuffix("-step").removesuffix("-entries"))(command)
app.add_typer(circuits.app, name="circuit")
