"""`fivefold brain`: one of our players as an engine for managers that speak Gomocup's protocol."""

from __future__ import annotations

import random
import sys

import typer


def brain(
    bot: str = typer.Option("greedy", help="Who plays, as greedy or random."),
    seed: int | None = typer.Option(None, help="Make its choices repeatable."),
) -> None:
    """Play Pente as a Gomocup engine: lines from standard input, answers on standard output."""
    from fivefold.bots import players
    from fivefold.bots.gomocup import Brain
    from fivefold.refusals import Refused

    found = players("pente")
    if bot not in found:
        raise Refused("There is no bot {bot}; there are: {names}", code="no-such-bot", bot=bot, names=", ".join(found))
    for answer in Brain(found[bot], random.Random(seed)).answers(iter(sys.stdin.readline, "")):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
