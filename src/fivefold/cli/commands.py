"""All commands of `fivefold`, each in its own file; what a command needs is loaded when it runs."""

from __future__ import annotations

import typer

from fivefold import __version__
from fivefold.cli import (
    account,
    analyse,
    arena,
    backup,
    brain,
    duel,
    export,
    katamino,
    kingdomino,
    moderator,
    pente,
    perft,
    play,
    replay,
    rules,
    serve,
    tournament,
    warm,
)

app = typer.Typer(
    name="fivefold",
    help="Pentago, Pente, Kingdomino and Katamino: play, replay, look things up.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(play.play)
app.command()(replay.replay)
app.command()(replay.show)
app.command()(rules.rules)
app.command()(perft.perft)
app.command()(analyse.analyse)
app.command()(arena.arena)
app.command()(export.export)
app.command()(warm.warm)
app.add_typer(kingdomino.app, name="kingdomino")
app.add_typer(pente.app, name="pente")
app.add_typer(katamino.app, name="katamino")
app.add_typer(duel.app, name="duel")
app.command()(serve.serve)
app.command()(brain.brain)
app.command()(backup.backup)
app.command()(backup.restore)
app.command()(backup.repair)
app.command()(backup.recount)
app.add_typer(account.app, name="account")
app.add_typer(moderator.app, name="moderator")
app.add_typer(tournament.app, name="tournament")


@app.callback(invoke_without_command=True)
def version(
    context: typer.Context, version: bool = typer.Option(False, "--version", help="Say which version this is.")
) -> None:
    """Pentago, Pente, Kingdomino and Katamino: play, replay, look things up."""
    if version:
        typer.echo(f"fivefold {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
