"""The referee and the organiser: an upset board, agreements, protests, rulings, undo, closing."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import By, File, Reason, Seen, now, said, who
from fivefold.cli.tournament.rounds import RoundOf, Where
from fivefold.tournaments.desk import Desk


def protest(
    file: File,
    table: Where,
    text: Annotated[str, typer.Argument(help="What is complained about.")],
    round_: RoundOf = 0,
    player: Annotated[str, typer.Option(help="Who protests.")] = "",
    by: By = "desk",
) -> None:
    """Report a breach of the rules to the referee (TK11)."""

    def act(desk: Desk) -> Desk:
        t = desk.tournament
        data: dict[str, Any] = {"round": round_ or len(t.rounds), "table": table, "text": text}
        if player:
            data["by"] = who(t, player)
        return desk.say("protested", data, actor=by, time=now())

    said(*store.change_desk(file, act))


def upset(
    file: File,
    table: Where,
    player: Annotated[str, typer.Argument(help="Who upset the board.")],
    round_: RoundOf = 0,
    by: By = "referee",
    reason: Reason = "",
) -> None:
    """Write down that a player upset the board and has lost the game (PT12)."""

    def act(desk: Desk) -> Desk:
        t = desk.tournament
        data = {"round": round_ or len(t.rounds), "table": table, "entrant": who(t, player)}
        return desk.say("upset", data, actor=by, time=now(), reason=reason)

    said(*store.change_desk(file, act))


def agree(
    file: File,
    table: Where,
    text: Annotated[str, typer.Argument(help="What is agreed about the material.")],
    players: Annotated[list[str], typer.Argument(help="All who sit at the table.")],
    round_: RoundOf = 0,
    by: By = "desk",
) -> None:
    """Write down that all at a table agree to other than the standard material (TK16)."""

    def act(desk: Desk) -> Desk:
        t = desk.tournament
        entrants = [who(t, player) for player in players]
        data = {"round": round_ or len(t.rounds), "table": table, "entrants": entrants, "text": text}
        return desk.say("agreed", data, actor=by, time=now())

    said(*store.change_desk(file, act))


def ruling(
    file: File,
    text: Annotated[str, typer.Argument(help="The referee's decision.")],
    protest: Annotated[int, typer.Option(min=0, help="The number of the protest that it answers.")] = 0,
    rule: Annotated[str, typer.Option(help="The id of the rule behind it.")] = "",
    by: By = "referee",
) -> None:
    """Write down a decision of the referee, which stands."""
    data: dict[str, Any] = {"text": text}
    if protest:
        data["protest"] = protest
    if rule:
        data["rule"] = rule
    said(*store.change_desk(file, lambda desk: desk.say("ruled", data, actor=by, time=now())))


def undo(
    file: File,
    number: Annotated[int, typer.Argument(help="The number of the fact (default: the last one that counts).")] = 0,
    together: Annotated[bool, typer.Option("--together", help="Undo also what depends on it.")] = False,
    by: By = "desk",
    reason: Reason = "",
) -> None:
    """Undo anything, also an undo, also closing. The log never shrinks."""
    from fivefold.tournaments.log import dead_facts

    def act(desk: Desk) -> Desk:
        dead = dead_facts(desk.log.facts)
        alive = [f.number for f in desk.log.facts if f.number not in dead and f.kind != "undone"]
        which = number or (alive[-1] if alive else desk.log.version)
        return desk.undo(which, actor=by, time=now(), reason=reason, together=together)

    said(*store.change_desk(file, act))


def close(file: File, by: By = "desk", reason: Reason = "", seen: Seen = None) -> None:
    """Close the tournament; before all is played that needs a reason."""
    before, after = store.change_desk(
        file, lambda desk: desk.say("closed", {}, actor=by, time=now(), reason=reason, seen=seen)
    )
    said(before, after)
    from fivefold.tournaments.formats import qualified

    winners = ", ".join(after.tournament.name(e) for e in qualified(after.tournament))
    if winners:
        typer.echo(f"First: {winners}")
