"""FIDE's tournament report file (TRF16): written from any tournament of games for two, and read.

A line `001` is a player: number, name, rating, points, rank, and for each round the opponent, the colour and the
result. Who begins has white. Whoever reads such a file elsewhere pairs the next round from it (`XXR` tells the rounds,
`XXS` what a win, a draw and a loss are worth where that is not 1, ½ and 0).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from fivefold.names import clean_name
from fivefold.tournaments.description import is_day
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.explain import ledger_for
from fivefold.tournaments.formats import standing_of
from fivefold.tournaments.regulation import DUEL_FORMATS, MOST_OF_FORMAT, MOST_ROUNDS, Regulation
from fivefold.tournaments.scoring import counts, verdict
from fivefold.tournaments.state import Table, Tournament

FIRST_ROUND: Final = 91
"""Where the first round stands in a line; each takes ten characters."""
RESULTS: Final = "10=+-WDLHFUZ "
WON, DREW, LOST = "1+W", "=D", "0-L"
FULL_BYE, HALF_BYE, ABSENT = "UF", "H", "Z"
LONGEST_NAME: Final = 33
Worth = tuple[Fraction, Fraction, Fraction]
CHESS: Final = (Fraction(1), Fraction(1, 2), Fraction(0))
SCORE: Final = re.compile(r"\b(W?[WDL])=([0-9]{1,2}(?:\.[0-9])?)\b")
LARGEST: Final = 2_000_000
"""Characters of a file that is read."""


@dataclass(frozen=True, slots=True)
class Played:
    """A round of one player: the opponent (0 for none), `w`, `b` or `-`, and the result's letter."""

    opponent: int = 0
    colour: str = "-"
    result: str = ABSENT


@dataclass(frozen=True, slots=True)
class Player:
    """A line of the report."""

    number: int
    name: str
    rating: int = 0
    points: Fraction = Fraction(0)
    rank: int = 0
    rounds: tuple[Played, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What a report says. `worth` are the points of a win, a draw and a loss."""

    title: str
    players: tuple[Player, ...]
    rounds: int = 0
    place: str = ""
    begins: str = ""
    ends: str = ""
    kind: str = ""
    worth: Worth = CHESS
    other: tuple[str, ...] = field(default=())
    """Lines that are not used here, as they stand."""


def report_of(tournament: Tournament) -> Report:
    """The report of a tournament; one with tables of several players has none."""
    rules = tournament.rules
    if rules.format not in DUEL_FORMATS or rules.boards > 1:
        raise NotNow("A report (TRF) holds games for two", code="trf-only-duels")
    parts = _parts(tournament)
    ledger, standing = ledger_for(tournament), standing_of(tournament)
    rank = {row.entrant: place for place, row in enumerate((*standing.rows, *standing.out), 1)}
    worth = _worth(rules)
    players = []
    for number, entrant in sorted(tournament.entrants.items()):
        if entrant.filler or (number not in rank):
            continue
        rounds = tuple(_played(tournament, part, number) for part in parts)
        points = _won(rounds) if worth is None else Fraction(ledger.value("points", number))
        name = entrant.name[:LONGEST_NAME]
        players.append(Player(number, name, min(entrant.rating, 9999), points, rank[number], rounds))
    about = tournament.description
    planned = max(rules.rounds, len(parts))
    days = (about.place, about.begins, about.ends)
    return Report(tournament.title, tuple(players), planned, *days, rules.format, worth or CHESS)


def _worth(rules: Regulation) -> Worth | None:
    """What games are worth in a standing that is their sum; None where it is not, or a report cannot say it.

    A cup has no points, an arena counts some games double, and a report has one decimal.
    """
    worth = tuple(Fraction(one) for one in rules.duel_points)
    in_tenths = all((one * 10).denominator == 1 for one in worth)
    if rules.format not in ("swiss", "round-robin") or not in_tenths:
        return None
    return worth[0], worth[1], worth[2]


Part = tuple[int, Sequence[Table]]


def _parts(tournament: Tournament) -> list[Part]:
    """The rounds of a report: a wave of a group phase is one."""
    found: list[Part] = []
    for a_round in tournament.rounds:
        waves: dict[int, list[Table]] = {0: []} if not a_round.tables else {}
        for table in tournament.tables_of(a_round):
            waves.setdefault(table.wave, []).append(table)
        found += [(a_round.number, waves[wave]) for wave in sorted(waves)]
    return found


def _won(rounds: Sequence[Played]) -> Fraction:
    won, drawn = (*WON, *FULL_BYE), (*DREW, HALF_BYE)
    return sum((Fraction(one.result in won) + Fraction(one.result in drawn, 2) for one in rounds), Fraction(0))


def _played(tournament: Tournament, part: Part, number: int) -> Played:
    a_round, tables = tournament.rounds[part[0] - 1], part[1]
    table = next((table for table in tables if number in table.seats), None)
    if table is None:
        if a_round.stage == "swiss" and number in a_round.byes:
            return Played(result="U")
        return Played(result=HALF_BYE if number in a_round.halves else ABSENT)
    opponent = next(seat for seat in table.seats if seat != number)
    colour = "w" if table.games[0].starter == number else "b"
    open_ = not counts(tournament.rules, table)
    kind, winner = ("open", 0) if open_ else verdict(tournament.rules, table, tournament.entrants)
    if kind == "void":
        return Played(opponent, colour, "-")
    if kind == "open":
        return Played(opponent, colour, " ")
    if not winner:
        return Played(opponent, colour, "=")
    mine = winner == number
    if kind == "walk-over":
        return Played(opponent, colour, "+" if mine else "-")
    return Played(opponent, colour, "1" if mine else "0")


def write_trf(report: Report) -> str:
    """The report as text.

    >>> print(write_trf(Report("Cup", (Player(1, "Anna", 1800, Fraction(1), 1, (Played(2, "w", "1"),)),), 5)), end="")
    012 Cup
    062 1
    072 1
    092 Individual
    XXR 5
    001    1      Anna                              1800                              1.0    1     2 w 1
    """
    head = [
        ("012", report.title),
        ("022", report.place),
        ("042", report.begins.replace("-", "/")),
        ("052", report.ends.replace("-", "/")),
        ("062", str(len(report.players))),
        ("072", str(sum(player.rating > 0 for player in report.players))),
        ("092", f"Individual{': ' + report.kind if report.kind else ''}"),
        ("XXR", str(report.rounds)),
        ("XXS", "" if report.worth == CHESS else _scoring(report.worth)),
    ]
    lines = [f"{code} {text}" for code, text in head if text]
    for player in report.players:
        points = f"{float(player.points):4.1f}"
        line = f"001 {player.number:4}      {player.name:<33} {player.rating or '':>4}{'':27} {points} {player.rank:4}"
        for one in player.rounds:
            line += f"  {one.opponent:>4} {one.colour} {one.result}" if one.opponent else f"  0000 - {one.result}"
        lines.append(line)
    return "".join(f"{line}\n" for line in lines)


def _scoring(worth: Worth) -> str:
    """The points of each kind of result, as pairing programs read them: byes and walk-overs too."""
    win, draw, loss = (f"{float(one):.1f}" for one in worth)
    return f"W={win} D={draw} L={loss} PAB={win} HPB={draw} FW={win} FL={loss}"


def _read_scoring(text: str) -> Worth:
    found = dict(SCORE.findall(text))
    said = {code: found.get(code, found.get(f"W{code}")) for code in "WDL"}  # for both colours, or for white
    win, draw, loss = (Fraction(said[code] or usual) for code, usual in zip("WDL", CHESS, strict=True))
    return win, draw, loss


def read_trf(text: str) -> Report:
    """The report that a text holds; whatever cannot be understood is refused with its line."""
    if len(text) > LARGEST:
        raise NotNow("A report (TRF) of this length is not read", code="trf-too-long")
    head: dict[str, str] = {}
    players: dict[int, Player] = {}
    other: list[str] = []
    for at, raw in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), 1):
        line = raw.rstrip()
        code = line[:3]
        if code == "001":
            player = _player(line, at)
            if player.number in players:
                raise _unread(at, "number")
            players[player.number] = player
        elif code in ("012", "022", "042", "052", "092", "142", "XXR", "XXS"):
            head[code] = line[4:].strip()
        elif line and not line.startswith("###"):
            other.append(line)
    if not players:
        raise NotNow("This is no report (TRF): it has no players", code="trf-empty")
    if len(players) > MOST_OF_FORMAT["swiss"]:
        raise NotNow("A report (TRF) of this length is not read", code="trf-too-long")
    played = max(len(player.rounds) for player in players.values())
    told = head.get("XXR") or head.get("142") or "0"
    planned = max(played, int(told) if re.fullmatch("[0-9]{1,3}", told) else 0)
    if planned > MOST_ROUNDS:
        raise NotNow("A report (TRF) of more than {most} rounds is not read", code="trf-rounds", most=MOST_ROUNDS)
    _check_opponents(players)
    return Report(
        head.get("012", "")[:120] or "TRF",
        tuple(players[number] for number in sorted(players)),
        planned,
        head.get("022", "")[:80],
        _day(head.get("042", "")),
        _day(head.get("052", "")),
        head.get("092", "").removeprefix("Individual").removeprefix(": "),
        _read_scoring(head.get("XXS", "")),
        tuple(other),
    )


def _unread(line: int, part: str) -> NotNow:
    return NotNow("Line {line} of the report: {part} cannot be read", code="trf-unread", line=line, part=part)


def _day(text: str) -> str:
    day = text.replace("/", "-")
    return day if is_day(day) else ""


def _player(line: str, at: int) -> Player:
    number, rating, points, rank = line[4:8].strip(), line[48:52].strip(), line[80:84].strip(), line[85:89].strip()
    name = clean_name(line[14:47]) if line[14:47].strip() else ""
    for part, value in (("number", number), ("rating", rating or "0"), ("rank", rank or "0")):
        if re.fullmatch("[0-9]{1,4}", value) is None:
            raise _unread(at, part)
    if re.fullmatch(r"[0-9]{1,3}([.,][0-9])?", points or "0") is None:
        raise _unread(at, "points")
    if not name or int(number) < 1:
        raise _unread(at, "name")
    rounds = []
    for start in range(FIRST_ROUND, len(line), 10):
        part = line[start : start + 8].ljust(8)
        if not part.strip():
            rounds.append(Played())
            continue
        opponent, colour, result = part[:4].strip(), part[5].lower(), part[7].upper()
        if re.fullmatch("[0-9]{1,4}", opponent) is None or colour not in "wb- " or result not in RESULTS:
            raise _unread(at, f"round {len(rounds) + 1}")
        rounds.append(Played(int(opponent), colour.strip() or "-", result))
    exact = Fraction((points or "0").replace(",", "."))
    return Player(int(number), name, int(rating or 0), exact, int(rank or 0), tuple(rounds))


def _check_opponents(players: dict[int, Player]) -> None:
    """Whoever has an opponent is that one's opponent."""
    for player in players.values():
        for at, one in enumerate(player.rounds):
            if not one.opponent:
                continue
            other = players.get(one.opponent)
            back = other.rounds[at] if other is not None and at < len(other.rounds) else Played()
            if other is None or other is player or back.opponent != player.number:
                raise NotNow(
                    "Round {round}: {name} has an opponent who played somebody else",
                    code="trf-opponents",
                    round=at + 1,
                    name=player.name,
                )
