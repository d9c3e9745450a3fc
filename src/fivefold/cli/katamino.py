"""`fivefold katamino`: the series and how far one has come, solutions and hints, one's own series, the atlas.

A puzzle is named as it is at hand: `A7` (the leaflet's series A, PENTA 7), `the_slam:C6`, `next`, `6x10`, `triple-6`,
`free-8`, a list of pieces as `2-3-6-11`, or the game's options as `frame=5x6 pieces=all horizontal=off`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fivefold.cli import terminal

if TYPE_CHECKING:
    from fivefold.games.katamino.atlas import Atlas
    from fivefold.games.katamino.cover import Cover, Search
    from fivefold.games.katamino.daily import Puzzle
    from fivefold.games.katamino.options import Options
    from fivefold.games.katamino.series import Series

app = typer.Typer(
    help="Katamino's puzzles: series, solutions, hints, new series, the atlas.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

PUZZLE = typer.Argument(help="As A7, the_slam:C6, next, 6x10, triple-6, free-8, 2-3-6-11 or frame=5x6 pieces=all.")


def puzzle_named(text: str) -> Options:
    """The puzzle that a word of the command line means.

    >>> puzzle_named("2-3-6-11").frame, puzzle_named("A7").frame, puzzle_named("6x10").pieces
    ('5x4', '5x7', 'all')
    """
    from fivefold.cli.progress import next_penta, solved
    from fivefold.games.katamino import PRESETS
    from fivefold.games.katamino.options import Options
    from fivefold.games.katamino.pieces import read_numbers
    from fivefold.games.katamino.series import penta
    from fivefold.games.options import read_options
    from fivefold.refusals import Refused

    if text == "next":
        following = next_penta(solved())
        if following is None:
            raise Refused("All 96 PENTAs of the leaflet are made; you are Penta-Meister", code="all-made", rule="KT4")
        return following
    if text in PRESETS or "=" in text:
        return read_options(Options, text, dict(PRESETS))
    if text[:1].isdigit():
        numbers = read_numbers(text)
        return read_options(Options, f"frame=5x{len(numbers)} pieces={'-'.join(map(str, numbers))}")
    return penta(text)


@app.command()
def series(
    table: str = typer.Option("original_12", help="Which table; original_12 is the leaflet's."),
    by_difficulty: bool = typer.Option(False, "--by-difficulty", help="List the PENTAs from easy to hard."),
    as_json: terminal.AsJson = False,
) -> None:
    """Show a table of series and which of its PENTAs you have made."""
    from fivefold.cli.progress import is_solved, solved
    from fivefold.games.katamino.series import LEAFLET, TITLES, BadSeries, tables

    if table not in tables():
        raise BadSeries(
            "There is no table {table}; there are: {tables}",
            code="no-such-table",
            table=repr(table),
            tables=", ".join(tables()),
        )
    made = solved()
    lines = tables()[table]
    if as_json:
        rows = [
            {
                "series": line.name,
                "penta": step.penta,
                "pieces": list(step.numbers),
                "solutions": step.count.distinct,
                "difficulty": step.count.difficulty,
                "made": is_solved(line, step.penta, made),
            }
            for line in lines
            for step in line.steps()
        ]
        terminal.answer(as_json, rows, [])
        return
    typer.echo(f"{TITLES[table]}: each series gives the pieces of its first PENTA, then one more a step; * is made")
    if by_difficulty:
        steps = [(step, line) for line in lines for step in line.steps()]
        for step, line in sorted(steps, key=lambda pair: (pair[0].count.difficulty, pair[1].name)):
            mark = "*" if is_solved(line, step.penta, made) else " "
            typer.echo(
                f"{mark} {line.name}{step.penta:<3} difficulty {step.count.difficulty:5.2f}   "
                f"{step.count.distinct:4} solutions   {' '.join(map(str, step.numbers))}"
            )
    else:
        for line in lines:
            typer.echo(_series_line(line, made))
    pentas = [(line, k) for line in lines for k in line.pentas]
    count = sum(is_solved(line, k, made) for line, k in pentas)
    typer.echo(f"{count} of {len(pentas)} PENTAs made")
    if table == LEAFLET and count == len(pentas):
        typer.echo("You are Penta-Meister!")


def _series_line(line: Series, made: frozenset[str]) -> str:
    from fivefold.cli.progress import is_solved

    first = " ".join(map(str, line.numbers[: line.first]))
    words = [f"{line.name:>2}  PENTA {line.first}: {first}{'*' if is_solved(line, line.first, made) else ''}".ljust(34)]
    for k in line.pentas[1:]:
        words.append(f"{k}: +{line.numbers[k - 1]}{'*' if is_solved(line, k, made) else ''}".ljust(8))
    return " ".join(words).rstrip()


@app.command()
def play(
    puzzle: str = typer.Argument("next", help=PUZZLE.help),
    record: Path | None = typer.Option(None, help="Write the game to this new file as it goes on."),
) -> None:
    """Play a puzzle in this terminal; `next` is the first PENTA of the leaflet that you have not made."""
    from fivefold.cli.play import play as play_game
    from fivefold.games.options import write_options

    options = write_options(puzzle_named(puzzle))
    play_game("katamino", [], options, "", record, None, notation="", strict=False, in_order=True, seed=None)


@app.command()
def solve(
    puzzle: str = typer.Argument("", help=PUZZLE.help),
    region: str = typer.Option("", help="Any region instead of a frame, as ####/##.# from the top."),
    pieces: str = typer.Option("all", help="The pieces for --region."),
    show: int = typer.Option(0, min=0, help="How many solutions to print, none the turn or flip of another."),
    show_all: bool = typer.Option(False, "--all", help="Print all of them."),
    as_json: terminal.AsJson = False,
) -> None:
    """Count the solutions of a puzzle, or of any region of up to 64 squares; Ctrl-C stops and tells what is known."""
    from fivefold.games.katamino.drawing import text_board
    from fivefold.games.katamino.pieces import read_numbers
    from fivefold.games.katamino.puzzle import cover_of, difficulty
    from fivefold.games.katamino.region import read_region
    from fivefold.refusals import Refused

    if bool(puzzle) == bool(region):
        raise Refused("Name a puzzle, as A7, or draw a --region", code="no-puzzle")
    if region:
        numbers = read_numbers(pieces)
        cover = cover_of(read_region(region), numbers, False)
    else:
        options = puzzle_named(puzzle)
        numbers = options.numbers
        cover = cover_of(options.region, numbers, options.horizontal)
    search = watched(cover)
    found: dict[str, object] = {"done": search.done, "solutions": search.solutions}
    if search.done:
        found |= {"distinct": search.distinct, "laid": search.laid}
        lines = [f"{search.solutions} solutions, {search.distinct} up to symmetry"]
        if search.distinct:
            found["difficulty"] = difficulty(search.distinct, search.laid)
            lines.append(f"difficulty {found['difficulty']}: {search.laid} pieces laid in the search")
    else:
        lines = [f"Broken off at {search.progress:.0%}: {search.solutions} solutions so far."]
    rows, boards = search.distinct_rows(), []
    for row in cover.by_piece(rows if show_all else rows[:show]).tolist():
        placed = dict(zip(numbers, row, strict=True))
        boards.append(text_board(cover.region, tuple(placed.get(number, 0) for number in range(1, 13))))
    found["boards"] = [board.splitlines() for board in boards]
    terminal.answer(as_json, found, [*lines, *(f"\n{board}" for board in boards)])


def watched(cover: Cover) -> Search:
    """Search to the end with a bar that shows how far it has come; Ctrl-C stops."""
    from fivefold.games.katamino.cover import Search

    search = Search(cover)
    with terminal.progress() as bar:
        task = bar.add_task("Solving", total=1.0)
        try:
            while not search.step():
                bar.update(task, completed=search.progress, description=f"Solving ({search.solutions} solutions)")
        except KeyboardInterrupt:
            return search
    return search


@app.command()
def hint(
    puzzle: str = typer.Argument(help=f"{PUZZLE.help} Or a record file."),
    position: str = typer.Option("", help="What lies already, as rows from the top."),
    teach: bool = typer.Option(False, "--teach", help="Say how one could have seen it."),
    as_json: terminal.AsJson = False,
) -> None:
    """Name one piece and where it can go so that the puzzle stays solvable."""
    from fivefold.cli.choices import record_in
    from fivefold.games import katamino
    from fivefold.games.core import own
    from fivefold.refusals import Refused

    if Path(puzzle).is_file():
        record = record_in(Path(puzzle))
        if record.game.name != "katamino":
            raise Refused("{file} is not a Katamino puzzle", code="wrong-game", file=puzzle)
        state = own(record.states()[-1], katamino.State)
    else:
        options = puzzle_named(puzzle)
        state = katamino.read_position(position, options) if position else katamino.start(options)
    solved = bool(katamino.outcome(state))
    found: dict[str, object] = {"solved": solved, "text": "This puzzle is solved."}
    if not solved and teach:
        from fivefold.games.katamino.teaching import lesson

        if seen := lesson(state):
            found |= {
                "kind": seen.kind,
                "squares": seen.squares,
                "move": katamino.write_move(state, seen.move),
                "text": seen.text,
            }
    elif not solved and (hinted := katamino.hint(state)):
        found |= {"move": katamino.write_move(state, hinted.move), "solutions": hinted.solutions, "text": str(hinted)}
    if not solved:
        found["solvable"] = "move" in found
        if "move" not in found:
            found["text"] = "This puzzle has no solution."
    terminal.answer(as_json, found, [str(found["text"])])


@app.command()
def daily(
    date: str = typer.Option("", help="The day, as 2026-03-01 (default: today)."), as_json: terminal.AsJson = False
) -> None:
    """The PENTA of the day: one solution, easy on Monday and hard on Sunday; the same for everybody."""
    import datetime

    from fivefold.games.katamino.daily import daily as puzzle_of_the_day
    from fivefold.refusals import Refused

    try:
        day = datetime.date.fromisoformat(date) if date else datetime.datetime.now().astimezone().date()
    except ValueError:
        raise Refused("{date} is no day; write it as 2026-03-01", code="bad-date", date=repr(date[:20])) from None
    _show(puzzle_of_the_day(day), f"PENTA of {day.isoformat()}", as_json)


@app.command()
def puzzle(
    penta: int = typer.Option(6, min=3, max=12, help="Its size."),
    grade: int = typer.Option(4, min=1, max=10, help="How hard it should be; 1 is easy."),
    seed: int | None = typer.Option(None, help="Make the choice repeatable."),
    as_json: terminal.AsJson = False,
) -> None:
    """Make a new PENTA with exactly one solution, as hard as you want it."""
    import random

    from fivefold.games.katamino.daily import new_puzzle

    with terminal.errors().status("Looking for a PENTA"):
        made = new_puzzle(random.Random(seed), penta=penta, wanted=grade)
    _show(made, f"A new PENTA {penta}", as_json)


def _show(made: Puzzle, title: str, as_json: bool) -> None:
    from fivefold.games import katamino
    from fivefold.games.options import write_options

    options, position = write_options(made.start.options), katamino.write_position(made.start)
    found = {"grade": made.grade, "tries": made.tries, "options": options, "position": position}
    lines = (
        f"{title}: grade {made.grade}, one solution; a patient solver lays about {made.tries:.0f} pieces",
        str(made.start),
        f'fivefold play katamino --options "{options}" --position "{position}"',
    )
    terminal.answer(as_json, found, lines)


@app.command()
def check(
    pieces: list[str] = typer.Argument(
        None, help="A series of your own, as 2 3 6 11 8 4 5; the first step is PENTA 4."
    ),
    file: Path | None = typer.Option(None, help="A file with a series a line, as mine: 2 3 6 11 | 8 4 5."),
    horizontal: bool = typer.Option(True, help="Piece 1 lies horizontally (KT2)."),
    as_json: terminal.AsJson = False,
) -> None:
    """Say which steps of your own series can be solved (KT5)."""
    from fivefold.games.katamino.own_series import faults, grade_of, read_series
    from fivefold.refusals import Refused

    if bool(pieces) == bool(file):
        raise Refused("Name the pieces of a series, or a --file of series", code="no-series", rule="KT5")
    text = file.read_text(encoding="utf-8") if file else " ".join(pieces)
    rows, lines = [], []
    for line in read_series(text):
        lines.append(f"Series {line}")
        wrong = {fault.facts["penta"]: str(fault) for fault in faults(line)} if horizontal else {}
        for step in line.steps(horizontal=horizontal):
            says = f"{step.count.distinct} solutions, difficulty {step.count.difficulty}, grade {grade_of(step)}"
            if not step.solvable:
                says = " – ".join(["cannot be solved", *([wrong[step.penta]] if step.penta in wrong else [])])
            lines.append(f"  PENTA {step.penta:<2}  {says}")
            grade = grade_of(step) if step.solvable else None
            rows.append({"series": line.name, "penta": step.penta, "solutions": step.count.distinct, "grade": grade})
    terminal.answer(as_json, rows, lines)


@app.command()
def generate(
    count: int = typer.Option(12, min=1, max=26, help="How many series."),
    first: int = typer.Option(4, min=3, max=12, help="The first PENTA of each."),
    last: int = typer.Option(11, min=3, max=12, help="The last PENTA of each."),
    seed: int | None = typer.Option(None, help="Make the choice repeatable."),
    horizontal: bool = typer.Option(True, help="Piece 1 lies horizontally (KT2)."),
    as_json: terminal.AsJson = False,
) -> None:
    """Make new series, each from easy to hard, that share no PENTA; `check --file` reads them."""
    import random

    from fivefold.games.katamino.generate import new_grid

    with terminal.errors().status("Looking for series"):
        made = new_grid(random.Random(seed), count, first=first, last=last, horizontal=horizontal)
    rows, lines = [], []
    for line in made:
        rising = [step.count.difficulty for step in line.steps(horizontal=horizontal)]
        rows.append({"series": line.name, "first": line.first, "pieces": line.numbers, "difficulty": rising})
        lines.append(f"{line!s:<40} # difficulty {' '.join(f'{value:g}' for value in rising)}")
    terminal.answer(as_json, rows, lines)


@app.command()
def atlas(
    out: Path | None = typer.Option(None, help="Write the atlas to this file."),
    stored: bool = typer.Option(False, "--stored", help="Show the atlas of the package without computing it again."),
    as_json: terminal.AsJson = False,
) -> None:
    """Compute, for every k from 3 to 12 and every set of k pieces, how often it fills 5×k, and compare with the atlas
    of the package.
    """
    from fivefold.games.katamino.atlas import atlas as stored_atlas, compute_atlas, write_atlas

    entries = stored_atlas()
    if not stored:
        with terminal.progress() as bar:
            task = bar.add_task("Filling", total=10.0)

            def watch(k: int, part: float) -> bool:
                bar.update(task, completed=k - 3 + part, description=f"Filling 5×{k}")
                return True

            entries = compute_atlas(watch)
    if out:
        out.write_text(write_atlas(entries), encoding="utf-8")
    rows = [_of_size(entries, k) for k in range(3, 13)]
    total = sum(row["solutions"] for row in rows)
    same = None if stored else entries == stored_atlas()
    head = " k   sets that fill 5×k   solutions   up to symmetry   with piece 1 horizontal: sets   solutions"
    widths = (2, 20, 11, 16, 30, 11)
    lines = [" ".join(f"{n:{width}}" for n, width in zip(row.values(), widths, strict=True)) for row in rows]
    lines.append(f"{len(entries)} sets, {total} solutions in all")
    if same is not None:
        lines.append("This is the atlas of the package." if same else "The atlas of the package differs!")
    found = {"sizes": rows, "sets": len(entries), "solutions": total, "as_stored": same}
    terminal.answer(as_json, found, [head, *lines])
    if same is False:
        raise typer.Exit(1)


def _of_size(entries: Atlas, k: int) -> dict[str, int]:
    of_size = [counts for pieces, counts in entries.items() if pieces.bit_count() == k]
    free, flat = [free for free, _ in of_size], [flat for _, flat in of_size if flat.solutions]
    return {
        "pieces": k,
        "sets": len(free),
        "solutions": sum(count.solutions for count in free),
        "distinct": sum(count.distinct for count in free),
        "horizontal_sets": len(flat),
        "horizontal_solutions": sum(count.solutions for count in flat),
    }
