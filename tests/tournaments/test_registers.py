"""The register of bans (TK15) and the circuit (TP8, TP9): what they refuse, and in which words."""

from __future__ import annotations

from typing import Any

import pytest

from fivefold.tournaments import PRESETS, NotNow, Tournament
from fivefold.tournaments.bans import Ban, bans, refuse_banned
from fivefold.tournaments.circuit import Held, Qualified, fold_circuit, report
from fivefold.tournaments.commitment import ROUNDS, belongs, round_seed, seed_hash
from fivefold.tournaments.log import Log

FOUNDED = {"title": "C", "levels": ["local", "national"], "twice": "next", "declined": "next"}
BERN = {
    "level": "local",
    "title": "Bern",
    "digest": "",
    "places": [1, 2],
    "persons": ["anna", "ben"],
    "names": ["Anna", "Ben"],
}


def refused(code: str, sentence: str) -> Any:
    return pytest.raises(NotNow, check=lambda error: (error.code, str(error)) == (code, sentence))


@pytest.mark.rule("TK15")
def test_a_ban_for_good_names_no_day_and_the_last_day_counts() -> None:
    register = Log().with_fact("banned", {"person": "max", "name": "Max"}, reason="left.")
    assert bans(register) == {"max": Ban("max", "Max", "left.", "", 1)}
    with refused("banned", "Max is banned: left (TK15)."):
        refuse_banned(register, "max", "2099-01-01")
    crossed = Log().with_fact("banned", {"person": "max", "name": "Max"}, reason="signed with XX")
    with refused("banned", "Max is banned: signed with XX (TK15)."):
        refuse_banned(crossed, "max", "2099-01-01")
    until = Log().with_fact("banned", {"person": "max", "name": "Max", "until": "2027-06-30"}, reason="left")
    with pytest.raises(NotNow) as caught:
        refuse_banned(until, "max", "2027-06-30")
    assert str(caught.value) == "Max is banned until 2027-06-30: left (TK15)."
    assert caught.value.facts["day"] == "2027-06-30"
    refuse_banned(until, "max", "2027-07-01")
    refuse_banned(until, "maria", "2026-01-01")


@pytest.mark.rule("TK15")
def test_a_ban_needs_a_reason_and_a_lifting_a_ban() -> None:
    with refused("reason-missing", "A ban is decided case by case and needs its reason (TK15)."):
        bans(Log().with_fact("banned", {"person": "max", "name": "Max"}))
    with refused("not-banned", "max is not banned (TK15)."):
        bans(Log().with_fact("lifted", {"person": "max"}))
    with refused("other-log", "closed is not a fact of a register of bans."):
        bans(Log().with_fact("closed", {}))
    register = Log().with_fact("banned", {"person": "max", "name": "Max"}, reason="left")
    undone = register.with_fact("undone", {"facts": [1]})
    assert bans(undone) == {}
    again = undone.with_fact("banned", {"person": "ida", "name": "Ida"}, reason="left")
    again = again.with_fact("banned", {"person": "kim", "name": "Kim"}, reason="cheated")
    assert list(bans(again)) == ["ida", "kim"]
    with refused("banned", "Kim is banned: cheated (TK15)."):
        refuse_banned(again, "kim", "2026-01-01")


@pytest.mark.rule("TP9")
@pytest.mark.parametrize(
    ("change", "code", "sentence"),
    [
        ({"levels": ["local"]}, "bad-levels", "A circuit has two or more different levels (TP9)."),
        ({"levels": ["a", "a"]}, "bad-levels", "A circuit has two or more different levels (TP9)."),
        ({"levels": ["a", ""]}, "bad-levels", "A circuit has two or more different levels (TP9)."),
        ({"twice": "maybe"}, "bad-setting", "twice is lapse or next."),
        ({"declined": "maybe"}, "bad-setting", "declined is lapse or next."),
    ],
)
def test_a_circuit_that_makes_no_sense_is_refused(change: dict[str, Any], code: str, sentence: str) -> None:
    with refused(code, sentence):
        fold_circuit(Log().with_fact("founded", {**FOUNDED, **change}))


def test_a_circuit_is_founded_once_and_each_tournament_is_reported_once() -> None:
    log = Log().with_fact("founded", FOUNDED)
    with refused("already-founded", "The circuit has been founded."):
        fold_circuit(log.with_fact("founded", FOUNDED))
    with refused("other-log", "closed is not a fact of a circuit."):
        fold_circuit(log.with_fact("closed", {}))
    with refused("no-such-level", "The levels are local, national."):
        fold_circuit(log.with_fact("held", {**BERN, "level": "world"}))
    with refused("no-such-level", "The levels are not founded."):
        fold_circuit(Log().with_fact("held", BERN))
    with refused("bad-report", "A report needs a place, a person and a name for each."):
        fold_circuit(log.with_fact("held", {**BERN, "names": ["Anna"]}))
    log = log.with_fact("held", BERN)
    with refused("reported-twice", "Bern has been reported."):
        fold_circuit(log.with_fact("held", BERN))
    circuit = fold_circuit(log.with_fact("held", {**BERN, "level": "national"}))
    assert circuit.held[0] == Held("local", "Bern", ((1, "anna", "Anna"), (2, "ben", "Ben")), 2)
    assert (circuit.title, circuit.levels, len(circuit.held)) == ("C", ("local", "national"), 2)
    undone = log.with_fact("undone", {"facts": [2]})
    assert fold_circuit(undone).held == []
    assert [held.fact for held in fold_circuit(undone.with_fact("held", BERN)).held] == [4]


@pytest.mark.rule("TP8")
def test_who_declines_must_be_qualified_and_the_next_goes() -> None:
    log = Log().with_fact("founded", FOUNDED).with_fact("held", BERN)
    with refused("no-such-level", "The levels are local, national."):
        fold_circuit(log).qualified_for("world")
    with refused("not-qualified", "ben is not qualified for national (TP8)."):
        fold_circuit(log.with_fact("declined", {"level": "national", "person": "ben"}))
    declined = fold_circuit(log.with_fact("declined", {"level": "national", "person": "anna"}))
    assert declined.qualified_for("national") == [Qualified("ben", "Ben", "Bern", 2)]
    with refused("not-closed", "Bern is not closed yet (TP8)."):
        report(Tournament(title="Bern"), "local", "")
    with refused("not-closed", "Bern is not closed yet (TP8)."):
        report(Tournament(title="Bern", regulation=PRESETS["swiss"], closed=True), "local", "")  # broken off


def test_a_secret_is_good_for_sixty_four_rounds() -> None:
    published = seed_hash("snow")
    assert belongs(round_seed("snow", ROUNDS), ROUNDS, published)
    assert not belongs(round_seed("snow", 2), 1, published)
    assert not belongs("x", 1, published)
    for number in (-1, ROUNDS + 1):
        with pytest.raises(ValueError, match="a secret has no seed for this round"):
            round_seed("snow", number)
