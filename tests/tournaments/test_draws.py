"""A draw that cannot be played is refused with its reason, and one that can be is written down whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fivefold.tournaments import PRESETS, NotNow, Regulation
from fivefold.tournaments.draws import publish
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.state import Entrant, Game, Protest, Result, Round, Stage, Table, Tournament

SAXON, PENTAGO, SWISS = PRESETS["kingdomino-championship"], PRESETS["pentago-tournament"], PRESETS["swiss"]
TRIAL, ROBIN, CUP = PRESETS["katamino-time-trial"], PRESETS["round-robin"], PRESETS["knock-out"]
NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Finn")


def hall(rules: Regulation, players: int, *stages: Stage, filler: bool = False, slots: int = 0) -> Tournament:
    """A started tournament with some rounds behind it, without tables."""
    entrants = {n: Entrant(n, NAMES[n - 1], state="playing") for n in range(1, players + 1)}
    if filler:
        entrants[9] = Entrant(9, "Filler", filler=True, state="playing")
    rounds = tuple(Round(n, stage, (), slots=(0,) * slots) for n, stage in enumerate(stages, 1))
    return Tournament(regulation=rules, entrants=entrants, started=True, rounds=rounds)


def table(number: int, *seats: int, starter: int = 0, **more: Any) -> dict[str, Any]:
    return {"table": number, "seats": list(seats), "starter": starter or seats[0], **more}


def drawn(stage: Stage, *tables: dict[str, Any], number: int = 1, **more: Any) -> Fact:
    return Fact(40, "drawn", {"round": number, "stage": stage, "tables": list(tables), **more})


GROUP = (
    table(1, 1, 2, group="A", wave=1),
    table(2, 3, 1, group="A", wave=2),
    table(3, 2, 3, starter=3, group="A", wave=3),
)


def test_a_draw_is_written_down_whole() -> None:
    tournament = hall(PENTAGO, 3)
    publish(tournament, drawn("groups", *GROUP))
    assert tournament.rounds == (Round(1, "groups", (1, 2, 3), fact=40),)
    assert tournament.tables == {
        (1, 1): Table(1, 1, "groups", (1, 2), "A", 1, (Game(1),)),
        (1, 2): Table(1, 2, "groups", (3, 1), "A", 2, (Game(3),)),
        (1, 3): Table(1, 3, "groups", (2, 3), "A", 3, (Game(3),)),
    }
    swiss = hall(SWISS, 3)
    publish(swiss, drawn("swiss", table(1, 1, 2), byes=[3]))
    assert swiss.rounds == (Round(1, "swiss", (1,), byes=(3,), fact=40),)
    assert swiss.tables == {(1, 1): Table(1, 1, "swiss", (1, 2), games=(Game(1),))}
    cup = hall(CUP, 3)
    publish(cup, drawn("cup", table(1, 2, 3), slots=[1, 0, 2, 3], byes=[1]))
    assert cup.rounds == (Round(1, "cup", (1,), (1, 0, 2, 3), (1,), 40),)


@pytest.mark.parametrize(
    ("tournament", "fact"),
    [
        (hall(SAXON, 3, filler=True), drawn("tables", table(1, 1, 2, 3, 9))),
        (hall(SAXON, 4, "tables"), drawn("tables", table(1, 1, 2, 3, 4), number=2)),
        (hall(PENTAGO, 4, "groups"), drawn("intermediate", table(1, 1, 2), number=2)),
        (hall(PENTAGO, 4, "groups"), drawn("cup", table(1, 1, 2), table(2, 3, 4), number=2, slots=[1, 2, 3, 4])),
        (hall(PENTAGO, 4, "groups", "intermediate"), drawn("cup", table(1, 1, 2), number=3, slots=[1, 2])),
        (hall(CUP, 4, "cup", slots=4), drawn("cup", table(1, 1, 2), table(2, 3, 4, group="3"), number=2, slots=[1, 2])),
        (hall(SWISS, 2, "swiss"), drawn("swiss", table(1, 2, 1), number=2)),
        (hall(TRIAL, 2), drawn("trial", table(1, 1), table(2, 2))),
        (hall(ROBIN, 3), drawn("groups", *GROUP)),
    ],
)
def test_a_draw_that_can_be_played_is_taken(tournament: Tournament, fact: Fact) -> None:
    copy = tournament.copy()
    publish(copy, fact)
    assert len(copy.rounds) == len(tournament.rounds) + 1


REFUSED: tuple[tuple[Tournament, Fact, str, str], ...] = (
    (hall(SWISS, 2), drawn("swiss", table(1, 1, 2), number=2), "wrong-round", "round 1 comes next, not 2"),
    (hall(SWISS, 2), drawn("cup", table(1, 1, 2)), "wrong-stage", "the stage is one of swiss"),
    (hall(PENTAGO, 2), drawn("swiss"), "wrong-stage", "the stage is one of groups, intermediate, cup"),
    (
        hall(replace(SAXON, rounds=1), 3, "tables"),
        drawn("tables", table(1, 1, 2, 3), number=2),
        "too-many-rounds",
        "all rounds have been drawn (TK2)",
    ),
    (hall(PENTAGO, 2), drawn("cup", slots=[1, 2]), "wrong-stage", "a tournament does not begin with cup (TP1)"),
    (hall(PENTAGO, 3, "groups"), drawn("groups", number=2), "wrong-stage", "groups cannot follow groups (TP1)"),
    (hall(ROBIN, 3, "groups"), drawn("groups", number=2), "wrong-stage", "groups cannot follow groups"),
    (
        hall(PENTAGO, 3, "groups", "intermediate"),
        drawn("intermediate", number=3),
        "wrong-stage",
        "intermediate cannot follow intermediate (TP1)",
    ),
    (
        hall(PENTAGO, 3, "groups", "cup", slots=4),
        drawn("intermediate", number=3),
        "wrong-stage",
        "intermediate cannot follow cup (TP1)",
    ),
    (hall(CUP, 2, "cup", slots=2), drawn("cup", number=2), "cup-over", "the final has been played"),
    (hall(SWISS, 2), drawn("swiss", table(2, 1, 2)), "table-numbers", "the tables are numbered from 1"),
    (
        hall(SWISS, 3),
        drawn("swiss", table(1, 1, 2, starter=3)),
        "starter-elsewhere",
        "the starter of table 1 does not sit there",
    ),
    (
        hall(SAXON, 2, filler=True),
        drawn("tables", table(1, 9, 1, 2)),
        "filler-begins",
        "a filler does not begin at table 1",
    ),
    (hall(SWISS, 2), drawn("swiss", table(1, 1, 1)), "seated-twice", "someone sits twice at table 1"),
    (hall(SAXON, 2), drawn("tables", table(1, 1, 2)), "bad-size", "table 1 has 2 seats (TK3)"),
    (hall(SWISS, 3), drawn("swiss", table(1, 1, 2, 3)), "bad-size", "table 1 has 3 seats"),
    (hall(TRIAL, 2), drawn("trial", table(1, 1, 2)), "bad-size", "table 1 has 2 seats"),
    (hall(SWISS, 2), drawn("swiss", table(1, 1, 7)), "not-in", "#7 is not in the tournament"),
    (hall(CUP, 2), drawn("cup", table(1, 1, 2), slots=[1, 2, 0, 7]), "not-in", "#7 is not in the tournament"),
    (hall(SWISS, 3), drawn("swiss", table(1, 1, 2), byes=[7]), "not-in", "#7 is not in the tournament"),
    (hall(TRIAL, 2), drawn("trial", table(1, 1)), "not-everyone", "Ben must sit exactly once"),
    (
        hall(SAXON, 6),
        drawn("tables", table(1, 1, 2, 3), table(2, 3, 5, 6)),
        "not-everyone",
        "Cem must sit exactly once (TK2)",
    ),
    (
        hall(SAXON, 6),
        drawn("tables", table(1, 4, 5, 6), table(2, 4, 2, 1)),
        "not-everyone",
        "Cem must sit exactly once (TK2)",
    ),
    (
        hall(SWISS, 4),
        drawn("swiss", table(1, 1, 2), byes=[3, 4]),
        "bad-bye",
        "only a Swiss round has a bye, and only one",
    ),
    (hall(TRIAL, 2), drawn("trial", table(1, 1), byes=[2]), "bad-bye", "only a Swiss round has a bye, and only one"),
    (hall(SWISS, 3), drawn("swiss", table(1, 1, 2), byes=[1]), "not-everyone", "Anna must sit exactly once"),
    (
        hall(SWISS, 3, filler=True),
        drawn("swiss", table(1, 1, 2), table(2, 3, 9)),
        "not-everyone",
        "Filler must sit exactly once",
    ),
    (hall(PENTAGO, 3), drawn("groups", *GROUP[:2]), "bad-group", "in group A everyone plays everyone once (TP2)"),
    (hall(PENTAGO, 2), drawn("groups", table(1, 1, 2)), "bad-group", "in group ? everyone plays everyone once (TP2)"),
    (
        hall(PENTAGO, 2),
        drawn("groups", table(1, 1, 2, group="A"), table(2, 1, 2, group="A")),
        "bad-group",
        "in group A everyone plays everyone once (TP2)",
    ),
    (hall(PENTAGO, 4), drawn("groups", *GROUP), "not-everyone", "everyone must be in exactly one group (TP2)"),
    (
        hall(PENTAGO, 2, "groups", filler=True),
        drawn("intermediate", table(1, 1, 9), number=2),
        "filler",
        "fillers do not play here",
    ),
    *(
        (hall(CUP, 6), drawn("cup", *tables, slots=slots), "bad-bracket", "a bracket has 2, 4, 8 … different slots")
        for slots, tables in (
            ([], ()),
            ([1], ()),
            ([1, 2, 3, 4, 5, 6], (table(1, 1, 2), table(2, 3, 4), table(3, 5, 6))),
            ([1, 2, 1, 3], (table(1, 1, 2), table(2, 1, 3))),
        )
    ),
    *(
        (hall(CUP, 6), drawn("cup", *tables, slots=slots), "bad-bracket", "the tables are the pairs of the bracket")
        for slots, tables in (
            ([1, 2, 3, 4], (table(1, 1, 2), table(2, 1, 4))),
            ([1, 2, 3, 4], (table(1, 1, 2),)),
            ([1, 2, 3, 4], (table(1, 1, 2), table(2, 3, 4), table(3, 4, 3))),
        )
    ),
    *(
        (
            hall(CUP, 6),
            drawn("cup", *tables, slots=slots),
            "bad-third-place",
            "only the final has a game for the third place beside it",
        )
        for slots, tables in (
            ([1, 2, 3, 4], (table(1, 1, 2), table(2, 3, 4), table(3, 5, 6, group="3"))),
            ([1, 2], (table(1, 1, 2), table(2, 3, 4, group="3"), table(3, 5, 6, group="3"))),
            ([1, 2], (table(1, 1, 2), table(2, 2, 3, group="3"))),
        )
    ),
)


@pytest.mark.parametrize(("tournament", "fact", "code", "sentence"), REFUSED)
def test_a_draw_that_cannot_be_played_is_refused(tournament: Tournament, fact: Fact, code: str, sentence: str) -> None:
    with pytest.raises(NotNow) as caught:
        publish(tournament, fact)
    assert str(caught.value) == f"This draw cannot be published: {sentence}."
    assert caught.value.code == code
    assert fact.data["round"] not in [a_round.number for a_round in tournament.rounds if a_round.fact]


def test_who_is_out_is_not_drawn() -> None:
    tournament = hall(SWISS, 2)
    tournament.entrants[2] = replace(tournament.entrants[2], state="left")
    with pytest.raises(NotNow) as caught:
        publish(tournament, drawn("swiss", table(1, 1, 2)))
    assert caught.value.facts == {"name": "Ben"}


def test_nothing_is_drawn_before_the_last_round_is_settled() -> None:
    tournament = hall(SWISS, 2)
    publish(tournament, drawn("swiss", table(1, 1, 2)))
    with pytest.raises(NotNow) as caught:
        publish(tournament, drawn("swiss", table(1, 1, 2), number=2))
    assert (str(caught.value), caught.value.code) == ("Results missing: 1.", "not-settled")
    assert caught.value.facts == {"kind": "results", "count": 1}
    protested = replace(tournament, regulation=SAXON, protests={9: Protest(9, 1, 1, "late")})
    with pytest.raises(NotNow) as caught:
        publish(protested, drawn("tables", number=2))
    assert str(caught.value) == "A protest waits for a ruling (TK11)."
    at = tournament.tables[1, 1]
    tournament.tables[1, 1] = replace(at, games=(Game(1, "submitted", Result("played", 1)),))
    publish(tournament, drawn("swiss", table(1, 1, 2), number=2))
    assert len(tournament.rounds) == 2
