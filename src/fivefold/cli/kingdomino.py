"""`fivefold kingdomino`: score finished kingdoms, find the best there could have been, type in games."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import typer

from fivefold.cli import terminal

app = typer.Typer(
    help="Kingdomino at a real table: score kingdoms, type in games.", no_args_is_help=True, rich_markup_mode=None
)


@app.command()
def score(
    file: Path = typer.Argument(help="A text file with kingdoms, separated by empty lines; - reads what is typed."),
    options: str = typer.Option("", help="The game's options or a preset, as duel or harmony=on."),
    as_json: bool = typer.Option(False, "--json", help="Print the sums as JSON."),
    svg: Path | None = typer.Option(None, help="Write a picture of the first kingdom to this file."),
) -> None:
    """Score finished kingdoms drawn as text.

    A row of squares a line: W wheat, F forest, L water, G grassland, S swamp, M mine, each with its crowns (M3); C the
    castle; a dot for an empty square.
    """
    from fivefold.cli.choices import chosen_options
    from fivefold.games import kingdomino
    from fivefold.games.kingdomino.drawing import svg_kingdom
    from fivefold.games.kingdomino.grid import check_box, laid_again, read_grid
    from fivefold.games.kingdomino.scoring import tally

    choice = chosen_options(kingdomino.GAME, options)
    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    parts = [part for part in re.split(r"\n\s*\n", text) if part.strip()] or [""]
    grids = [read_grid(part, choice.size) for part in parts]
    for grid in grids:
        check_box([grid])
    check_box(grids)
    kingdoms = [laid_again(grid, choice.size) for grid in grids]
    tallies = [tally(kingdom, choice) for kingdom in kingdoms]
    if svg:
        svg.write_text(svg_kingdom(kingdoms[0]), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps([each.facts() for each in tallies], ensure_ascii=False))
        return
    due = choice.lines * choice.kings // choice.players
    for number, (kingdom, each) in enumerate(zip(kingdoms, tallies, strict=True), 1):
        if len(kingdoms) > 1:
            typer.echo(f"{'' if number == 1 else chr(10)}Kingdom {number}")
        typer.echo("\n".join(each.lines()))
        if len(kingdom.laid) < due:
            typer.echo(f"({len(kingdom.laid)} of {due} dominoes lie; the others were discarded or are still to come)")


@app.command()
def best(
    what: list[str] = typer.Argument(help="The numbers of the dominoes in the order they came, or a record file."),
    options: str = typer.Option("", help="The game's options or a preset, as duel; a record brings its own."),
    seconds: float = typer.Option(2.0, min=0.05, max=3600, help="How long to look, for each kingdom."),
    as_json: bool = typer.Option(False, "--json", help="Print the arrangements as JSON."),
) -> None:
    """The best you could have had: the best legal arrangement of the dominoes that a player took."""
    from fivefold.bots.kingdomino.analyse import best_arrangement, taken_by
    from fivefold.cli.choices import chosen_options, record_in
    from fivefold.games import kingdomino
    from fivefold.games.core import own
    from fivefold.games.kingdomino.scoring import tally
    from fivefold.refusals import Refused

    asked: list[tuple[str, tuple[int, ...], int | None]] = []
    choice = chosen_options(kingdomino.GAME, options)
    if len(what) == 1 and Path(what[0]).is_file():
        record = record_in(Path(what[0]))
        if record.game.name != kingdomino.GAME.name:
            raise Refused("{file} is no game of Kingdomino", code="other-game", file=what[0])
        choice = own(record.options, kingdomino.Options)
        states = [own(state, kingdomino.State) for state in record.states()]
        moves = [move for move in record.moves if isinstance(move, kingdomino.Deal | kingdomino.King | kingdomino.Move)]
        games = taken_by(states, moves)
        for number, seats in enumerate(games, 1):
            last = states[-1] if number == len(games) else None
            for seat, dominoes in enumerate(seats):
                name = record.header(f"Seat{seat + 1}") or f"Player {seat + 1}"
                had = (
                    tally(last.kingdoms[seat], choice).points if last else states[-1].finished[number - 1][seat].points
                )
                asked.append((f"{name}, game {number}" if len(games) > 1 else name, dominoes, had))
    else:
        words = [word for text in what for word in re.split(r"[\s,]+", text) if word]
        for word in words:
            if not re.fullmatch(r"[0-9]{1,2}", word):
                raise Refused(
                    "{word} is neither a domino's number nor a record file", code="not-a-domino", word=repr(word[:40])
                )
        asked.append(("", tuple(map(int, words)), None))
    found = [(name, had, best_arrangement(dominoes, choice, seconds=seconds)) for name, dominoes, had in asked]
    if as_json:
        facts = [
            {"name": name, "had": had, "points": a.points, "proved": a.proved, "ceiling": a.ceiling}
            | {"laid": {str(n): place for n, place in a.kingdom.laid}, "discarded": list(a.kingdom.discarded)}
            for name, had, a in found
        ]
        typer.echo(json.dumps(facts, ensure_ascii=False))
        return
    for number, (name, points, a) in enumerate(found):
        if name:
            typer.echo(f"{chr(10) if number else ''}{name}" + (f": had {points} points" if points is not None else ""))
        typer.echo(str(a.kingdom))
        typer.echo("\n".join(tally(a.kingdom, choice).lines()))
        known = "proved: nothing better exists" if a.proved else f"the best found; at most {a.ceiling} are possible"
        typer.echo(f"({known})")


@app.command("type")
def type_in(
    names: list[str] = typer.Argument(None, help="Who sat at the table, two to four names."),
    options: str = typer.Option("", help="The game's options or a preset, as championship."),
    record: Path | None = typer.Option(None, help="Write the game to this new file as it is typed."),
    resume: Path | None = typer.Option(None, help="Go on with the game in this record file."),
) -> None:
    """Type in a game from a real table: each line that was dealt, each king, each turn; it ends with the scores."""
    import random
    from dataclasses import asdict
    from datetime import date

    from fivefold.cli import table
    from fivefold.cli.choices import chosen_options, record_in
    from fivefold.cli.real_table import RealTable
    from fivefold.games import kingdomino
    from fivefold.games.core import own
    from fivefold.games.record import new_record
    from fivefold.refusals import Refused

    if record and record.exists():
        raise Refused("{file} already exists; name a new file", code="file-exists", file=record)
    if resume:
        old = record_in(resume)
        if old.game.name != kingdomino.GAME.name:
            raise Refused("{file} is no game of Kingdomino", code="other-game", file=resume)
        if old.header("Result"):
            raise Refused("{file}: this game is over", code="game-over", file=resume)
        choice = own(old.options, kingdomino.Options)
        names = [old.header(f"Seat{seat + 1}") or f"Player {seat + 1}" for seat in range(choice.players)]
    else:
        choice = chosen_options(kingdomino.GAME, options)
        if names:
            choice = kingdomino.Options(**{**asdict(choice), "players": len(names)})
        names = names or [f"Player {seat + 1}" for seat in range(choice.players)]
        old = new_record("kingdomino", choice, tuple(names), Date=date.today().isoformat())
    seats = [table.Seat(name) for name in names]
    console = terminal.console()
    at = RealTable(console, old.game, old, seats, random.Random(0), strict=False, path=record or resume)
    at.greet(by_lot=False)
    at.run()
