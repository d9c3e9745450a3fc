"""Sharing: exports for people and programs, and the independent check."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from fivefold.cli import terminal
from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import File
from fivefold.entries.sheets import as_csv, as_xlsx, sheets
from fivefold.messages import catalogue
from fivefold.refusals import Refused
from fivefold.tournaments.calendar import calendar_of
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import BadLog, NotNow
from fivefold.tournaments.exports import as_data
from fivefold.tournaments.formats import standing_of
from fivefold.tournaments.head import check_digest, read_signed
from fivefold.tournaments.log import Log, read_log, write_log
from fivefold.tournaments.trf import report_of, write_trf
from fivefold.tournaments.verifier import compare, verify


class What(StrEnum):
    """What a CSV file holds."""

    standing = "standing"
    entrants = "entrants"
    tables = "tables"
    log = "log"


def export(
    file: File,
    to: Annotated[Path, typer.Argument(help="A .csv, .xlsx, .json, .jsonl, .trf or .ics file.")],
    what: Annotated[What, typer.Option(help="What a CSV holds.")] = What.standing,
) -> None:
    """Write the tournament to a file: CSV (one sheet), XLSX (all), JSON (all, with the log), JSON lines (the log), TRF
    (a report for pairing programs), ICS (its days for a calendar)."""
    desk = store.desk(file)
    suffix = to.suffix.lower()
    if suffix == ".jsonl":
        to.write_text(write_log(desk.log), encoding="utf-8", newline="\n")
    elif suffix == ".json":
        to.write_text(json.dumps(as_data(desk), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    elif suffix == ".csv":
        to.write_text(as_csv(sheets(desk)[what.value]), encoding="utf-8-sig", newline="")
    elif suffix == ".xlsx":
        to.write_bytes(as_xlsx(sheets(desk)))
    elif suffix == ".trf":
        to.write_text(write_trf(report_of(desk.tournament)), encoding="utf-8", newline="\n")
    elif suffix == ".ics":
        to.write_text(calendar_of(desk, catalogue("en"), to.stem), encoding="utf-8", newline="")
    else:
        raise Refused("{to}: an export is .csv, .xlsx, .json, .jsonl, .trf or .ics", code="no-such-export", to=to)
    typer.echo(f"Wrote {to} (fact {desk.log.version}, digest {desk.log.digest[:12]}).")


def check(
    file: Annotated[Path, typer.Argument(help="A log file, or a .json export with its claims.")],
    digest: Annotated[str, typer.Option(help="A digest of the log from elsewhere, as papers print it.")] = "",
    signature: Annotated[str, typer.Option(help="A house's signature of the log, as in the code on a paper.")] = "",
    key: Annotated[str, typer.Option(help="The key of that house, or its fingerprint.")] = "",
    as_json: terminal.AsJson = False,
) -> None:
    """Let the independent verifier work everything out again and compare."""
    claims: dict[str, Any] | None = None
    if file.suffix.lower() == ".json":
        claims, log = read_claims(file)
        signature = signature or (claims.get("signed", "") if key else "")
    else:
        log = store.read(file)
    said = _compare_head(log, digest, signature, key)
    report = verify([fact.text for fact in log.facts])
    desk = Desk.of(log)
    wrong: list[str] = list(report.problems)
    if desk.tournament.regulation is not None and not wrong:
        standing = standing_of(desk.tournament)
        points = None
        if standing.criteria and standing.criteria[0] == "points":
            points = {row.entrant: row.values[0] for row in standing.rows}
        wrong += compare(report, standing.equals, points)
    if claims is not None:
        wrong += _compare_claims(claims, log, desk, report.standing)
    if wrong:
        raise BadLog("The check failed: {wrong}", code="check-failed", wrong="; ".join(wrong[:5]))
    lines = [
        f"All agrees: {report.facts} facts, {report.lots} lots, {report.draws} draws "
        f"({report.deviations} with a reason of their own), {sum(map(len, report.standing))} places."
    ]
    if report.committed or desk.tournament.commitment:
        lines.append(
            f"{report.committed} lots have the seed that was fixed before the start, {report.hats} are from a hat."
        )
    terminal.answer(as_json, report, [*lines, *said])


def _compare_head(log: Log, digest: str, signature: str, key: str) -> list[str]:
    """What a digest and a signature from elsewhere say about a log; one that does not fit them is refused."""
    said = []
    if digest:
        said.append(f"The digest is that of fact {check_digest(log, digest)} of {log.version}.")
    if signature:
        if not key:
            raise NotNow("A signature is checked with the key of its house: --key", code="no-key")
        from fivefold.server.tournaments.signatures import check_signature

        signed = read_signed(signature)
        check_signature(log, signed, key)
        said.append(f"The signature of {signed.fingerprint} holds: facts 1 to {signed.version} of {log.version}.")
    return said


def read_claims(file: Path) -> tuple[dict[str, Any], Log]:
    """What an export (JSON) says, and the log in it."""
    try:
        claims = json.loads(file.read_text(encoding="utf-8"))
        lines = claims["log"]
        return claims, read_log("\n".join(lines))
    except (ValueError, KeyError, TypeError) as wrong:
        if isinstance(wrong, Refused):
            raise
        raise BadLog("{file} is no export of a tournament", code="no-export", file=file) from None


def _compare_claims(claims: dict[str, Any], log: Log, desk: Desk, worked_out: list[list[int]]) -> list[str]:
    wrong = []
    groups: dict[int, list[int]] = {}
    try:
        for row in claims["standing"]["rows"]:
            groups.setdefault(row["place"], []).append(row["entrant"])
    except (KeyError, TypeError):
        return ["the export has no standing"]
    if [sorted(group) for group in groups.values()] != [sorted(group) for group in worked_out]:
        wrong.append("the standing of the export is not the one that follows from its log")
    if claims.get("digest") != log.digest:
        wrong.append("the digest of the export is not that of its log")
    data = json.loads(json.dumps(as_data(desk)))
    # An export of another version may hold more or less; what both hold must be the same.
    differs = [name for name in data if name in claims and claims[name] != data[name]]
    if not wrong and differs:
        wrong.append(f"the export's {differs[0]} does not follow from its log")
    return wrong
