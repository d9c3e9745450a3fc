"""The command `fivefold`. Each command stands in its own file; errors are one line and exit status 2."""

from __future__ import annotations

import sys

import typer

from fivefold import __version__
from fivefold.cli import (
    analyse,
    arena,
    backup,
    brain,
    duel,
    katamino,
    kingdomino,
    pente,
    perft,
    play,
    replay,
    rules,
    serve,
    tournament,
    warm,
)
from fivefold.refusals import Refused

app = typer.Typer(
    name="fivefold",
    help="Pentago, Pente, Kingdomino and Katamino: play, replay, look things up.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play.play)
app.command()(replay.replay)
app.command()(replay.show)
app.command()(rules.rules)
app.command()(perft.perft)
app.command()(analyse.analyse)
app.command()(arena.arena)
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


def main() -> None:
    """Run the command; whatever goes wrong is said in one line."""
    try:
        sys.exit(app(standalone_mode=False))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except typer.TyperException as wrong:
        sys.exit(_complain(getattr(wrong, "format_message", wrong.__str__)()))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except UnicodeDecodeError as wrong:
        sys.exit(_complain(f"This is not a text file (byte {wrong.start} is no UTF-8)."))
    except OSError as wrong:
        sys.exit(_complain(f"{wrong.filename}: {wrong.strerror}." if wrong.filename else f"{wrong}."))
    except Refused as error:
        sys.exit(_complain(str(error)))


def _complain(sentence: str) -> int:
    line = " ".join(sentence.split())
    sys.stderr.write(f"fivefold: {line}\n")
    return 2
