"""Damaged logs: the sound part is found, and a repair gives a log that reads, folds and verifies."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import given, strategies as st
from tests.tournaments.halls import drawn, entered, started
from typer.testing import CliRunner

from fivefold.cli.tournament.commands import app
from fivefold.tournaments import BadLog, Desk, Log, fold, read_log, standing_of, write_log
from fivefold.tournaments.bans import bans
from fivefold.tournaments.circuit import fold_circuit
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.repair import repaired, sound_part
from fivefold.tournaments.verifier import verify

SAXON = "kingdomino-championship"


@cache
def sound() -> tuple[Fact, ...]:
    return finish(entered(SAXON, 4), picks("repair")).log.facts


def written_unchecked(facts: list[Fact]) -> list[str]:
    """The lines of a log whose writer did not look at what it wrote."""
    found: list[Fact] = []
    for number, fact in enumerate(facts, 1):
        found.append(replace(fact, number=number, before=found[-1].digest if found else ""))
    return [fact.text for fact in found]


def check_repaired(lines: list[str], folded: Callable[[Log], object] = fold) -> tuple[Log, list[str]]:
    log, changes = repaired(lines, "now")
    assert read_log(write_log(log)) == log
    folded(log)
    assert verify([fact.text for fact in log.facts]).problems == []
    assert repaired([fact.text for fact in log.facts]) == (log, ())
    return log, [change.what for change in changes]


def test_a_sound_log_has_no_damage_and_stays_as_it_is() -> None:
    lines = [fact.text for fact in sound()]
    assert sound_part(lines) == (Log(sound()), None)
    assert repaired(lines) == (Log(sound()), ())


@given(
    st.integers(1, len(sound()) - 1),
    st.sampled_from(["reason", "key", "actor", "time"]),
    st.text(st.sampled_from("ab\t\n\r\x00\x1f\u2028é")),
)
def test_a_log_with_control_characters_is_mended(at: int, part: str, text: str) -> None:
    facts = list(sound())
    facts[at] = replace(facts[at], **{part: text})  # type: ignore[arg-type]
    lines = written_unchecked(facts)
    prefix, damage = sound_part(lines)
    log, what = check_repaired(lines)
    if damage is None:
        assert not what
        assert prefix == log
        return
    assert (prefix.version, damage.line, damage.text) == (at, at + 1, lines[at])
    assert f"{part} must be" in damage.why
    assert what == ["mended"]
    assert log.version == len(lines) + 1
    assert [fact.data for fact in log.facts[:-1]] == [fact.data for fact in facts]
    assert (log.facts[-1].actor, log.facts[-1].kind) == ("repair", "undone")
    assert f"line {at + 1} mended" in log.facts[-1].reason
    assert standing_of(fold(log)) == standing_of(fold(Log(sound())))


@given(st.data())
def test_whatever_happens_to_lines_a_repair_reads_or_refuses(data: st.DataObject) -> None:
    lines = [fact.text for fact in sound()]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(["cut", "drop", "double", "junk", "flip", "swap"]))
        line = lines[at]
        if how == "cut":
            lines[at] = line[: data.draw(st.integers(0, len(line)))]
        elif how == "drop" and len(lines) > 1:
            del lines[at]
        elif how == "double":
            lines.insert(at, line)
        elif how == "junk":
            lines[at] = data.draw(st.sampled_from(["", "[]", "{}", "null", "\x00", "[" * 3000, '{"a": NaN}']))
        elif how == "flip":
            where = data.draw(st.integers(0, len(line) - 1)) if line else 0
            lines[at] = line[:where] + data.draw(st.sampled_from('"{}[]0:,\t')) + line[where + 1 :]
        else:
            lines[at], lines[-1] = lines[-1], lines[at]
    prefix, damage = sound_part(lines)
    assert fold(prefix) is not None
    assert damage is None or prefix.version <= damage.line
    try:
        log, _ = repaired(lines)
    except BadLog as refusal:
        assert refusal.code in ("first-fact-lost", "too-much-missing")
    else:
        assert Desk.of(read_log(write_log(log))).log == log
        assert repaired([fact.text for fact in log.facts]) == (log, ())


def test_a_line_that_is_lost_leaves_its_number_free_so_that_an_undo_still_means_the_same() -> None:
    desk = drawn(started(SAXON, 4))
    desk = desk.say("ruled", {"text": "phones off"})
    desk = desk.say("protested", {"round": 1, "table": 1, "text": "no"})
    protest = desk.log.version
    desk = desk.say("ruled", {"text": "stands", "protest": protest})
    desk = desk.undo(desk.log.version)
    lines = [fact.text for fact in desk.log.facts]
    lines[protest - 2] = "torn"
    log, what = check_repaired(lines)
    assert what == ["taken out", "rechained"]
    assert [p.ruling for p in fold(log).protests.values()] == [""]
    assert list(fold(log).protests) == [protest]


def test_a_fact_that_cannot_be_applied_is_damage_and_is_taken_out() -> None:
    facts = [*sound()[:6], Fact(0, "result", {"round": 9, "table": 9, "winner": 0}), *sound()[6:]]
    lines = written_unchecked(facts)
    prefix, damage = sound_part(lines)
    assert prefix.version == 6
    assert damage is not None
    assert (damage.line, damage.why) == (7, "There is no table 9 in round 9.")
    _, what = check_repaired(lines)
    assert what == ["taken out"]


def test_an_altered_fact_is_damage_and_its_repair_says_that_the_chain_was_broken() -> None:
    lines = [fact.text for fact in sound()]
    lines[3] = lines[3].replace('"desk"', '"Desk"')
    prefix, damage = sound_part(lines)
    assert (prefix.version, damage and damage.line) == (4, 5)
    log, what = check_repaired(lines)
    assert what == ["rechained"]
    assert "Fact 5 does not follow the one before it" in log.facts[-1].reason


def test_a_missing_fact_and_a_doubled_line_are_named() -> None:
    lines = [fact.text for fact in sound()]
    assert [c.what for c in repaired([*lines[:4], lines[3], *lines[4:]])[1]] == ["doubled"]
    without = [*lines[:-1][:5], *lines[6:]]
    assert "missing" in [c.what for c in repaired(without)[1]]


def test_registers_of_bans_and_circuits_are_repaired_too() -> None:
    ban = Log().with_fact("banned", {"person": "m", "name": "M"}, reason="left").facts[0]
    lines = written_unchecked(
        [ban, replace(ban, reason="a\tb"), replace(ban, kind="lifted", data={"person": "nobody"})]
    )
    log, what = check_repaired(lines, bans)
    assert what == ["mended", "taken out"]
    assert bans(log)["m"].reason == "a b"
    prefix, damage = sound_part(lines, bans)
    assert (prefix.version, damage and damage.line) == (1, 2)
    levels = {"title": "C", "levels": ["a", "b"], "twice": "lapse", "declined": "next"}
    founded = Log().with_fact("founded", levels).facts[0]
    lost = Fact(0, "declined", {"level": "a", "person": "x"})
    assert check_repaired(written_unchecked([founded, lost]), fold_circuit)[1] == ["taken out"]


def test_the_command_keeps_the_old_file_and_writes_a_new_one(tmp_path: Path) -> None:
    facts = list(sound())
    facts[2] = replace(facts[2], reason="a\tb")
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    old.write_text("".join(f"{line}\n" for line in written_unchecked(facts)), encoding="utf-8")
    before = old.read_bytes()

    def command(*words: Any) -> str:
        done = CliRunner().invoke(app, [str(word) for word in words])
        return str(done.exception or done.output)

    assert "must be" in command("check", old)
    assert "line 3 mended: entered: reason must be a text." in command("repair", old, "--out", new)
    assert old.read_bytes() == before
    assert "All agrees" in command("check", new)
    assert "already exists" in command("repair", old, "--out", new)
    assert "is sound" in command("repair", new, "--out", tmp_path / "third.jsonl")
    assert json.loads(new.read_text("utf-8").splitlines()[-1])["actor"] == "repair"
