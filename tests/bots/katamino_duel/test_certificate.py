"""The whole certificate is checked line by line, and the check can be broken off and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from fivefold.bots.katamino_duel import certificate
from fivefold.bots.katamino_duel.worklist import BadResults

pytestmark = pytest.mark.compiled


def quick_lines(count: int) -> list[str]:
    """Losing first moves of even and odd: one claim each, and quickly checked."""
    return [line for line in certificate.stored_lines() if line.startswith("odd_even") and " loses " in line][:count]


def test_a_check_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out = tmp_path / "checked.jsonl"
    lines = quick_lines(3)
    first = certificate.check_all(lines, out)
    found, ready, count = next(first)
    first.close()
    assert (found.holds, found.claims, ready, count) == (True, 1, 1, 3)
    assert certificate.total(lines, out).checked == 1
    with out.open("a") as file:
        file.write('{"line": "cut o')
    assert [ready for _, ready, _ in certificate.check_all(lines, out)] == [2, 3]
    assert not list(certificate.check_all(lines, out))
    whole = certificate.total(lines, out)
    assert (whole.checked, whole.failed, whole.claims) == (3, 0, 3)
    assert whole.positions > 0


def test_a_line_that_has_changed_since_is_checked_again_and_a_false_one_fails(tmp_path: Path) -> None:
    out = tmp_path / "checked.jsonl"
    (line,) = quick_lines(1)
    list(certificate.check_all([line], out))
    game, name, kind, positions, reply = line.split()
    other = next(one.split()[4] for one in quick_lines(20) if one.split()[4] != reply)
    false = " ".join((game, name, kind, positions, other))
    ((found, _, _),) = certificate.check_all([false], out)
    assert not found.holds
    assert found.failed == (other,)
    assert certificate.total([line, false], out).failed == 1


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "checked.jsonl"
    out.write_text("not a result\n{}\n")
    with pytest.raises(BadResults, match="Line 1"):
        list(certificate.check_all(quick_lines(1), out))


def test_what_is_kept_of_the_whole_check_is_of_the_stored_answers_and_told_in_the_docs() -> None:
    root = Path(__file__).parents[3]
    kept = root / "training" / "katamino_duel" / "checked.jsonl"
    lines = certificate.stored_lines()
    found = certificate.read_checked(kept.read_text("utf-8"))
    assert found.keys() <= {certificate.mark(line) for line in lines}
    whole = certificate.total(lines, kept)
    assert (whole.checked, whole.failed) == (len(found), 0)
    page = (root / "docs" / "katamino-duel.md").read_text("utf-8")
    assert f"{whole.checked:,} of the {whole.lines:,} lines" in page
    assert f"{whole.claims:,} claims" in page
