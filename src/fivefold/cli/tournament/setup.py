"""Before the start: the file, the regulation, entries, questions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from fivefold.cli import terminal
from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import By, File, Key, Reason, Seen, now, said, who
from fivefold.messages import catalogue
from fivefold.refusals import Refused
from fivefold.tournaments.bans import refuse_banned
from fivefold.tournaments.description import description_view
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import BadRegulation
from fivefold.tournaments.formats import feasible
from fivefold.tournaments.lint import lint as findings
from fivefold.tournaments.log import Log
from fivefold.tournaments.need_views import finding_view
from fivefold.tournaments.presets import PRESETS
from fivefold.tournaments.regulation import Regulation, read_regulation, write_regulation
from fivefold.tournaments.words import feasible_words

Bans = Annotated[Path | None, typer.Option("--bans", help="A register of bans to look into (TK15).")]


def new(
    file: File,
    regulation: Annotated[str, typer.Option("--regulation", "-r", help="A preset's name, or a JSON file.")],
    title: Annotated[str, typer.Option("--title", help="What it is called.")] = "",
    by: By = "desk",
) -> None:
    """Open a new tournament."""
    rules = _regulation(regulation)
    desk = Desk.opened(title or file.stem, rules, actor=by, time=now())
    store.change(file, lambda _: desk.log, new=True)
    typer.echo(f"{file}: {desk.tournament.title}, {rules.name}")


def regulate(
    file: File,
    regulation: Annotated[str, typer.Option("--regulation", "-r", help="A preset's name, or a JSON file.")],
    by: By = "desk",
    reason: Reason = "",
) -> None:
    """Change the regulation; possible until the start."""
    data = {"regulation": write_regulation(_regulation(regulation))}
    said(*store.change_desk(file, lambda desk: desk.say("regulated", data, actor=by, time=now(), reason=reason)))


def describe(
    file: File,
    title: Annotated[str, typer.Option(help="What it is called.")] = "",
    season: Annotated[str, typer.Option(help="As 2010/2011.")] = "",
    place: Annotated[str, typer.Option(help="Where.")] = "",
    begins: Annotated[str, typer.Option(help="The first day, as 2011-02-26.")] = "",
    ends: Annotated[str, typer.Option(help="The last day, if there are several.")] = "",
    organiser: Annotated[str, typer.Option(help="Who holds it.")] = "",
    champion: Annotated[str, typer.Option(help="The title that the winner bears, as Saxon champion (TK10).")] = "",
    schedule: Annotated[
        list[str] | None,
        typer.Option("--at", help="A line of the schedule, as '2011-02-26 10:00 Round 1'; repeatable."),
    ] = None,
) -> None:
    """Say where and when the tournament is, for lists and papers; what is not said stays as it was."""
    said_now = {"season": season, "place": place, "begins": begins, "ends": ends, "organiser": organiser}
    more = {"champion": champion, "title": title, "schedule": schedule}

    def act(desk: Desk) -> Desk:
        parts = dict(description_view(desk.tournament.description)) | {p: v for p, v in (said_now | more).items() if v}
        return desk.say("described", {part: value for part, value in parts.items() if value}, time=now())

    said(*store.change_desk(file, act))


def _regulation(text: str) -> Regulation:
    if text in PRESETS:
        return PRESETS[text]
    path = Path(text)
    if not path.is_file():
        raise BadRegulation(
            "There is no regulation {text}; there are {names}, or a JSON file",
            code="no-such-regulation",
            text=repr(text)[:60],
            names=", ".join(PRESETS),
        )
    try:
        return read_regulation(json.loads(path.read_text(encoding="utf-8")))
    except json.JSONDecodeError as wrong:
        raise BadRegulation("{path}: {why}", code="not-json", path=path, why=wrong) from None


def regulations(
    name: Annotated[str, typer.Argument(help="Show this one as JSON, to be changed and used.")] = "",
    as_json: terminal.AsJson = False,
) -> None:
    """List the regulations that come with the program, or show one."""
    if name:
        typer.echo(json.dumps(write_regulation(_regulation(name)), indent=2, ensure_ascii=False))
        return
    if as_json:
        terminal.answer(as_json, [write_regulation(preset) for preset in PRESETS.values()], [])
        return
    for preset in PRESETS.values():
        rounds = f", {preset.rounds} rounds" if preset.rounds else ""
        most = f", at most {preset.at_most}" if preset.at_most < 1000 else ""
        typer.echo(f"{preset.name}: {preset.format}{rounds}{most}")


def enter(
    file: File,
    names: Annotated[list[str], typer.Argument(help="One or more names.")],
    club: Annotated[str, typer.Option(help="Their club.")] = "",
    rating: Annotated[int, typer.Option(min=0, help="A rating, for seeding.")] = 0,
    person: Annotated[str, typer.Option(help="Who it is across tournaments (default: the name).")] = "",
    sure: Annotated[bool, typer.Option("--sure", help="Also if a name looks like that of another entrant.")] = False,
    bans: Bans = None,
    by: By = "desk",
    reason: Reason = "",
    key: Key = "",
) -> None:
    """Enter players."""
    register = store.read(bans) if bans else Log()

    def act(desk: Desk) -> Desk:
        for name in names:
            if not reason:
                refuse_banned(register, person or name.strip().casefold(), now()[:10])
            entry: dict[str, str | int] = {"name": name, "club": club, "rating": rating, "person": person, "sure": sure}
            desk = enter_one(desk, entry, by, reason, key)
        return desk

    said(*store.change_desk(file, act))


def enter_one(desk: Desk, entry: dict[str, str | int], by: str, reason: str = "", key: str = "") -> Desk:
    """Add an entry; what is empty is left out."""
    data: dict[str, str | int] = {"entrant": max(desk.tournament.entrants, default=0) + 1}
    if key:
        for fact in desk.log.facts:
            if fact.key == key and fact.kind == "entered":
                data["entrant"] = fact.data["entrant"]
    data |= {part: value for part, value in entry.items() if value}
    return desk.say("entered", data, actor=by, time=now(), reason=reason, key=key)


def import_entries(
    file: File,
    entries: Annotated[Path, typer.Argument(help="A list: XLSX, CSV with or without headings, or names, one a line.")],
    bans: Bans = None,
    by: By = "desk",
) -> None:
    """Import entries; if one row is wrong, each wrong row is named and nothing is imported."""
    from fivefold.entries import read_entries

    reading = read_entries(entries.read_bytes(), xlsx=entries.suffix.lower() == ".xlsx")
    if reading.complaints:
        rows = "; ".join(f"row {wrong.line}: {wrong.sentence.rstrip('.')}" for wrong in reading.complaints[:20])
        raise Refused("{rows}", code="bad-rows", rows=rows)
    found = [(entry.line, entry.data) for entry in reading.entries]
    register = store.read(bans) if bans else Log()

    def act(desk: Desk) -> Desk:
        wrong: list[str] = []
        for row, entry in found:
            try:
                person = str(entry.get("person", "")) or str(entry["name"]).strip().casefold()
                refuse_banned(register, person, now()[:10])
                desk = enter_one(desk, entry, by)
            except Refused as refusal:
                wrong.append(f"row {row}: {str(refusal).rstrip('.')}")
        if wrong:
            raise Refused("{rows}", code="bad-rows", rows="; ".join(wrong[:20]))
        return desk

    said(*store.change_desk(file, act))


def check_in(file: File, names: Annotated[list[str], typer.Argument(help="Who is there.")], by: By = "desk") -> None:
    """Note who has come; the start takes those, or all if nobody checked in."""

    def act(desk: Desk) -> Desk:
        for name in names:
            data = {"entrant": who(desk.tournament, name)}
            desk = desk.say("checked-in", data, actor=by, time=now())
        return desk

    said(*store.change_desk(file, act))


def lint(
    file: File,
    entrants: Annotated[int, typer.Option("--entrants", min=0, help="For this number instead of the entries.")] = 0,
    as_json: terminal.AsJson = False,
) -> None:
    """Ask before the start every question that the regulation leaves open for this number of entries."""
    tournament = store.desk(file).tournament
    there = [e for e in tournament.players if e.state == "checked-in"] or tournament.players
    count = entrants or len(there)
    answers = tournament.answers if count == len(tournament.players) else {}
    fillers = len(tournament.fillers)
    found = [finding_view(finding) for finding in findings(tournament.rules, count, answers, fillers)]
    if as_json:
        terminal.answer(as_json, {"entrants": count, "findings": found}, [])
        return
    can = feasible(tournament.rules, count, fillers)
    if can.ok:
        typer.echo(f"{count}: {feasible_words(catalogue('en'), can)}")
    if not found:
        typer.echo("Nothing is open.")
    for finding in found:
        rule = f" ({finding['rule']})" if finding["rule"] else ""
        typer.echo(f"{finding['level']} {finding['name']}: {finding['text'].removesuffix('.')}{rule}")
        for option in finding["options"]:
            mark = "*" if option["answer"] == finding["default"] else " "
            typer.echo(f"  {mark} {option['answer']}: {option['text']}")


def decide(
    file: File,
    question: Annotated[str, typer.Argument(help="As `lint` or `next` names it.")],
    answer: Annotated[str, typer.Argument(help="One of its answers.")],
    by: By = "desk",
    reason: Reason = "",
) -> None:
    """Answer a question."""
    data = {"question": question, "answer": answer}
    said(*store.change_desk(file, lambda desk: desk.say("decided", data, actor=by, time=now(), reason=reason)))


def start(file: File, by: By = "desk", seen: Seen = None) -> None:
    """Freeze the regulation and the entries."""
    said(*store.change_desk(file, lambda desk: desk.start(actor=by, time=now(), seen=seen)))
