"""`fivefold brain`: one of our players as an engine for managers that speak Gomocup's protocol."""

from __future__ import annotations

import random
import sys

import typer


def brain(
    bot: str = typer.Option("engine", help="Who plays, as engine, level4 or random."),
    seed: int | None = typer.Option(None, help="Make its choices repeatable."),
    pente: bool = typer.Option(False, "--pente", help="Take captured pairs even if the manager does not tell them."),
) -> None:
    """Play gomoku, or Pente with a manager that tells captures, as an engine of Gomocup."""
    from fivefold.bots import players
    from fivefold.bots.gomocup import Brain
    from fivefold.bots.gomocup.gomoku import thinker_named
    from fivefold.refusals import Refused

    found = players("pente")
    if bot not in found:
        raise Refused("There is no bot {bot}; there are: {names}", code="no-such-bot", bot=bot, names=", ".join(found))
    brain = Brain(found[bot], random.Random(seed), thinker=thinker_named(bot), captures=pente)
    for answer in brain.answers(iter(sys.stdin.readline, "")):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
