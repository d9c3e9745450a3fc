"""`fivefold tournament commit`: the seeds of all lots are fixed before the start; the secret is kept beside the log."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import typer

from fivefold.cli.tournament import store
from fivefold.cli.tournament.output import By, File, now
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import NotNow


def commit(file: File, by: By = "desk") -> None:
    """Fix the seeds of all lots before the start, so that nobody can choose them later."""
    kept = _kept(file)
    if not kept.exists():
        with os.fdopen(os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as new:
            new.write(secrets.token_hex(32))
    secret = kept.read_text(encoding="utf-8").strip()
    _, after = store.change_desk(file, lambda desk: desk.commit(secret, actor=by, time=now()))
    typer.echo(f"Fixed: {after.tournament.commitment}. The secret is in {kept.name}; keep it to yourself.")


def seed_for(file: Path, desk: Desk) -> str:
    """The seed for the next lots: the one that was fixed, or chance."""
    if not desk.tournament.commitment:
        return secrets.token_hex(8)
    kept = _kept(file)
    if not kept.exists():
        raise NotNow(
            "The seed was fixed before the start, and its secret is not in {path}", code="no-secret", path=kept
        )
    return desk.seed_of(kept.read_text(encoding="utf-8").strip())


def _kept(file: Path) -> Path:
    return file.with_name(f"{file.name}.secret")
