"""What all commands share: who speaks, when, about whom; and how things are said back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from fivefold.messages import catalogue
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.formats import arena
from fivefold.tournaments.needs import Decision, Draw, FillerNeeded, Finished, LotNeeded, MoveNeeded, Need, Waiting
from fivefold.tournaments.state import Tournament
from fivefold.tournaments.words import need_words, option_words

File = Annotated[Path, typer.Argument(help="The tournament's log file (.jsonl or .db).")]
By = Annotated[str, typer.Option("--by", envvar="FIVEFOLD_ACTOR", help="Who says so.")]
Reason = Annotated[str, typer.Option("--reason", help="Why, where it deviates.")]
Key = Annotated[str, typer.Option("--key", help="A key that makes saying it twice harmless.")]
Seen = Annotated[int | None, typer.Option("--seen", help="Refuse if the log has more facts than this.")]


def now() -> str:
    """The time of a fact."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def who(tournament: Tournament, text: str) -> int:
    """The entrant whom a number, a name or the beginning of a name means."""
    if text.isascii() and text.isdigit() and int(text[:10]) in tournament.entrants:
        return int(text)
    wanted = text.casefold().strip()
    named = [e for e in tournament.entrants.values() if e.name.casefold() == wanted]
    close = named or [e for e in tournament.entrants.values() if wanted and e.name.casefold().startswith(wanted)]
    if len(close) != 1:
        sentence = "{text} could be {names}" if close else "There is no entrant {text}"
        names = ", ".join(e.name for e in close[:5])
        raise NotNow(sentence, code="no-such-entrant", text=text[:60], names=names)
    return close[0].number


def columns(rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset()) -> str:
    """Rows as text in columns."""
    if not rows:
        return ""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [c.rjust(w) if i in right else c.ljust(w) for i, (c, w) in enumerate(zip(row, widths, strict=True))]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def said(before: Desk, after: Desk) -> None:
    """Acknowledge what was added."""
    added = after.log.facts[before.log.version :]
    if not added:
        typer.echo("This had been said before; nothing was added.")
    for fact in added:
        typer.echo(f"{fact.number} {fact.kind}{fact_summary(after.tournament, fact.kind, dict(fact.data))}")


def fact_summary(tournament: Tournament, kind: str, data: dict[str, Any]) -> str:
    """What a fact says, shortly."""
    if "entrant" in data:
        return f": {data.get('name') or tournament.name(data['entrant'])} ({data['entrant']})"
    if kind == "lot":
        return f" for {data['purpose']}: " + ", ".join(tournament.name(e) for e in data["outcome"])
    if kind == "drawn":
        return f": round {data['round']}, {len(data['tables'])} tables"
    if kind == "decided":
        return f": {data['question']} = {data['answer']}"
    if kind in ("result", "corrected", "confirmed", "disputed"):
        return f": round {data['round']}, table {data['table']}"
    if kind == "undone":
        return ": " + ", ".join(map(str, data["facts"]))
    return f": {data['text']}" if "text" in data else ""


def wanted(tournament: Tournament, need: Need) -> str:
    """What comes next, in words."""
    say = catalogue("en")
    words = need_words(say, tournament, need)
    if not isinstance(need, Draw | Finished) and need.rule:
        words = f"{words.removesuffix('.')} ({need.rule})" + ("." if words.endswith(".") else "")
    match need:
        case Draw():
            return f"{words} `draw`."
        case LotNeeded():
            names = ", ".join(tournament.name(e) for e in need.candidates)
            return f"{words} {names}. `draw` draws it, or `lot` takes one from a hat."
        case Decision():
            options = "; ".join(f"{o.answer}: {option_words(say, need.question, o)}" for o in need.options)
            return f"{words} {options}. `decide {need.question} …` (default {need.default})."
        case MoveNeeded():
            return f"{words} `move` does it, with whom you choose."
        case FillerNeeded():
            return f"{words} `fill`."
        case Waiting(protests=protests) if protests:
            return f"{words} `rule` {', '.join(map(str, protests))}."
        case Waiting("clock"):
            where = ", ".join(f"{tournament.name(one)}" for one in arena.free(tournament))
            return words + (f" Free: {where}." if where else "") + " `result` for each, `end` when the time is up."
        case Waiting(tables=tables) if tables:
            where = ", ".join(f"{r}/{t}" for r, t in tables[:12])
            return f"{words} Round/table: {where}{' …' if len(tables) > 12 else ''}."
        case Waiting():
            return words
        case Finished():
            return f"{words} `close` ends the tournament."
