"""The Kingdomino championship, rule by rule, with numbers worked by hand."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from tests.tournaments.halls import drawn, entered, scored, started

from fivefold.refusals import Forbidden
from fivefold.tournaments import Desk, NotNow, finished, qualified, score, standing_of
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.formats.rank_tables import table_sizes
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import FillerNeeded, LotNeeded, MoveNeeded, Waiting
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.scoring import share_of, shared_points
from fivefold.tournaments.verifier import verify

SAXON = "kingdomino-championship"


def refusal(code: str) -> pytest.RaisesExc[NotNow]:
    return pytest.RaisesExc(NotNow, check=lambda e: e.code == code)


def played(desk: Desk) -> Desk:
    """Results for every open table of the last round: the lower the number, the higher the score."""
    for table in desk.tournament.tables_of(desk.tournament.rounds[-1]):
        if table.result is None:
            desk = scored(desk, table.number, *(60 - s for s in sorted(table.seats)))
    return desk


@pytest.mark.rule("TK1")
def test_twenty_four_can_play_and_the_twenty_fifth_cannot_enter() -> None:
    desk = entered(SAXON, 24)
    with refusal("full") as caught:
        desk.say("entered", {"entrant": 25, "name": "Yves"})
    assert caught.value.rule == "TK1"


@pytest.mark.rule("TK2")
def test_there_are_five_rounds_and_everybody_plays_in_each() -> None:
    desk = finish(entered(SAXON, 10), picks("a"))
    assert len(desk.tournament.rounds) == 5
    for a_round in desk.tournament.rounds:
        seats = [seat for table in desk.tournament.tables_of(a_round) for seat in table.seats]
        assert sorted(seats) == list(range(1, 11))


@pytest.mark.rule("TK2")
def test_nobody_enters_after_the_start() -> None:
    with refusal("too-late"):
        started(SAXON, 4).say("entered", {"entrant": 9, "name": "Late"})


SIZES = {
    3: "3", 4: "4", 6: "33", 7: "43", 8: "44", 9: "333", 10: "433", 11: "443", 12: "444", 13: "4333", 14: "4433",
    15: "4443", 16: "4444", 17: "44333", 18: "44433", 19: "44443", 20: "44444", 21: "444333", 22: "444433",
    23: "444443", 24: "444444", 1: "", 2: "", 5: "",
}  # fmt: skip


@pytest.mark.rule("TK3")
@pytest.mark.parametrize("players", sorted(SIZES))
def test_tables_of_four_and_the_rest_at_tables_of_three(players: int) -> None:
    assert "".join(map(str, table_sizes(players, (3, 4)))) == SIZES[players]


@pytest.mark.rule("TK3")
@pytest.mark.parametrize("players", [n for n in SIZES if SIZES[n]])
def test_every_number_is_seated_as_the_table_says(players: int) -> None:
    desk = drawn(started(SAXON, players))
    assert "".join(str(len(t.seats)) for t in desk.tournament.tables.values()) == SIZES[players]


@pytest.mark.rule("TK3", "TK13")
def test_five_are_refused_with_the_reason_and_a_filler_is_offered() -> None:
    with refusal("cannot-be-played") as caught:
        started(SAXON, 5)
    assert str(caught.value) == (
        "5 players cannot be seated at tables of 3 or 4. Wait for another entry or add unscored fillers (TK3)."
    )
    desk = entered(SAXON, 5).say("filled", {"entrant": 6, "name": "Referee"}).start()
    desk = finish(desk, picks("filled"))
    assert len(desk.tournament.rounds) == 5
    assert 6 not in standing_of(desk.tournament).order
    assert all(len(t.seats) == 3 for t in desk.tournament.tables.values())


@pytest.mark.rule("TK4")
def test_round_one_is_by_lot_and_the_next_by_standing() -> None:
    desk = started(SAXON, 8)
    need = desk.need()
    assert isinstance(need, LotNeeded)
    assert need.purpose == "seating of round 1"
    assert need.rule == "TK4"
    desk = drawn(desk, [8, 1, 7, 2, 6, 3, 5, 4])
    tables = desk.tournament.tables
    assert set(tables[1, 1].seats) == {8, 1, 7, 2}
    assert tables[1, 1].starter == 8
    desk = scored(desk, 1, 40, 30, 20, 10)  # of 1, 2, 7, 8
    desk = scored(desk, 2, 41, 31, 21, 11)  # of 3, 4, 5, 6
    desk = drawn(desk)
    assert set(desk.tournament.tables[2, 1].seats) == {1, 3, 2, 4}
    assert set(desk.tournament.tables[2, 2].seats) == {5, 6, 7, 8}


@pytest.mark.rule("TK4")
def test_a_tie_across_a_tables_edge_is_drawn_by_lot_and_one_inside_is_not() -> None:
    desk = drawn(started(SAXON, 8))
    desk = scored(desk, 1, 40, 20, 20, 10)
    desk = scored(desk, 2, 40, 20, 20, 10)
    need = desk.need()
    assert isinstance(need, LotNeeded)
    assert need.purpose == "places 3–6 before round 2"
    assert need.candidates == (2, 3, 6, 7)
    inside = drawn(started(SAXON, 8))
    inside = scored(scored(inside, 1, 40, 30, 20, 10), 2, 40, 30, 20, 10)
    need = inside.need()
    assert isinstance(need, LotNeeded)
    assert need.purpose == "starts of round 2"


@pytest.mark.rule("TK4")
def test_who_has_begun_least_begins_and_a_lot_decides_between_equals() -> None:
    desk = started(SAXON, 4)
    begun: list[int] = []
    for _ in range(5):
        desk = drawn(desk, [3, 1, 4, 2])
        begun.append(desk.tournament.tables[len(begun) + 1, 1].starter)
        desk = played(desk)
    assert begun == [3, 1, 4, 2, 3]


@pytest.mark.rule("TK4")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_begins_three_times_in_a_full_hall(seed: int) -> None:
    desk = finish(entered(SAXON, 24), picks(f"starts {seed}"))
    starters = [table.starter for table in desk.tournament.tables.values()]
    assert max(starters.count(e) for e in range(1, 25)) <= 2


@pytest.mark.rule("TK4", "TK3")
def test_tables_of_three_come_last() -> None:
    desk = drawn(played(drawn(started(SAXON, 7))))
    assert set(desk.tournament.tables[2, 1].seats) == set(standing_of(desk.tournament).order[:4])
    assert len(desk.tournament.tables[2, 2].seats) == 3


@pytest.mark.rule("TK5")
def test_the_start_player_sits_first_and_the_others_follow_clockwise_in_the_order_of_the_lot() -> None:
    desk = drawn(played(drawn(started(SAXON, 4), [2, 1, 3, 4])), [2, 4, 3, 1])
    table = desk.tournament.tables[2, 1]
    assert table.starter == 4  # 2 has begun before
    assert table.seats == (4, 2, 3, 1)


@pytest.mark.rule("TK6", "TK7")
@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((9, 8, 7, 6), "5 3 2 1"),
        ((9, 9, 7, 6), "4 4 2 1"),
        ((9, 8, 8, 6), "5 5/2 5/2 1"),
        ((9, 8, 7, 7), "5 3 3/2 3/2"),
        ((9, 9, 9, 6), "10/3 10/3 10/3 1"),
        ((9, 8, 8, 8), "5 2 2 2"),
        ((9, 9, 9, 9), "11/4 11/4 11/4 11/4"),
        ((9, 8, 7), "5 3 1"),
        ((9, 9, 7), "4 4 1"),
        ((9, 8, 8), "5 2 2"),
        ((9, 9, 9), "3 3 3"),
    ],
)
def test_equals_share_the_place_and_the_points_of_its_places(scores: tuple[int, ...], points: str) -> None:
    table = (5, 3, 2, 1) if len(scores) == 4 else (5, 3, 1)
    found = shared_points(table, scores)
    assert " ".join(str(p) for _, p in found) == points
    assert sum(p for _, p in found) == sum(table)


@pytest.mark.rule("TK8", "TK9")
def test_the_worked_example_of_shares_adds_up() -> None:
    assert share_of(10, 32, 4, 4) == Fraction(3125, 10000)
    assert share_of(8, 24, 3, 4) == Fraction(1, 4)
    assert share_of(10, 32, 4, 4) + share_of(8, 24, 3, 4) == Fraction(5625, 10000)
    assert share_of(0, 0, 4, 4) == Fraction(1, 4)


@pytest.mark.rule("TK8", "TK9")
def test_the_worked_example_holds_in_a_played_tournament() -> None:
    desk = drawn(started(SAXON, 7))
    desk = scored(desk, 1, 11, 11, 0, 10)  # Dora has 10 of 32 at a table of four
    desk = drawn(scored(desk, 2, 9, 8, 7))
    assert 4 in desk.tournament.tables[2, 2].seats
    desk = scored(desk, 2, 8, 8, 8)  # and 8 of 24 at a table of three
    row = standing_of(desk.tournament).row(4)
    assert row is not None
    assert row.values == (2 + 3, 18, Fraction(5625, 10000))


@pytest.mark.rule("TK8")
def test_points_then_total_score_then_shares_decide() -> None:
    # 1 and 5 both win; 5 has the higher score. 2 and 6 both have 3 points and score 20; 2 has the larger share.
    desk = drawn(started(SAXON, 8))
    desk = scored(desk, 1, 40, 20, 10, 9)
    desk = scored(desk, 2, 50, 20, 11, 10)
    standing = standing_of(desk.tournament)
    assert standing.order == (5, 1, 2, 6, 7, 3, 8, 4)
    assert standing.separated[:4] == ("score", "points", "share", "points")


@pytest.mark.rule("TK10")
def test_the_champion_has_the_most_points_after_five_rounds() -> None:
    desk = started(SAXON, 6)
    for number in range(5):
        assert qualified(desk.tournament) == ()
        desk = played(drawn(desk))
        assert finished(desk.tournament) == (number == 4)
    assert qualified(desk.tournament) == (1,)
    desk = desk.say("closed", {})
    assert desk.tournament.closed


@pytest.mark.rule("TK11")
def test_a_result_can_be_challenged_until_the_next_round_is_published() -> None:
    desk = played(drawn(started(SAXON, 4)))
    protest = {"round": 1, "table": 1, "text": "two dominoes in one turn"}
    complained = desk.say("protested", protest)
    assert isinstance(complained.need(), Waiting)
    ruled = complained.say("ruled", {"text": "the result stands", "protest": complained.log.version})
    assert isinstance(ruled.need(), LotNeeded)
    later = drawn(desk)
    for kind, data in (("protested", protest), ("disputed", {"round": 1, "table": 1})):
        with refusal("too-late-to-protest") as caught:
            later.say(kind, data)
        assert caught.value.rule == "TK11"


@pytest.mark.rule("TK12")
def test_a_disqualification_needs_a_reason_a_game_and_an_open_tournament() -> None:
    with refusal("nothing-played"):
        started(SAXON, 4).say("disqualified", {"entrant": 1}, reason="cheated")
    desk = drawn(started(SAXON, 4))
    with refusal("reason-missing"):
        desk.say("disqualified", {"entrant": 1})
    done = finish(desk, picks("b"))
    with refusal("closed"):
        done.say("disqualified", {"entrant": 1}, reason="cheated")


@pytest.mark.rule("TK12", "TK13")
def test_a_disqualified_player_is_listed_without_a_place_and_the_others_keep_their_points() -> None:
    desk = played(drawn(started(SAXON, 8)))
    before = {row.entrant: row.values[0] for row in standing_of(desk.tournament).rows}
    desk = desk.say("disqualified", {"entrant": 1}, reason="swapped dominoes")
    standing = standing_of(desk.tournament)
    assert [row.entrant for row in standing.out] == [1]
    assert {row.entrant: row.values[0] for row in standing.rows} == {e: p for e, p in before.items() if e != 1}


@pytest.mark.rule("TK13")
def test_a_table_of_two_gets_the_lowest_of_the_last_table_of_four() -> None:
    desk = drawn(played(drawn(started(SAXON, 11))))
    three = desk.tournament.tables[2, 3]
    desk = desk.say("left", {"entrant": three.seats[0]})
    need = desk.need()
    assert isinstance(need, MoveNeeded)
    places = standing_of(desk.tournament).order
    assert (need.from_table, need.to_table, need.rule) == (2, 3, "TK13")
    assert need.entrant == max(desk.tournament.tables[2, 2].seats, key=places.index)
    with refusal("table-too-small"):
        desk.say("result", {"round": 2, "table": 3, "scores": [[s, 1] for s in desk.tournament.tables[2, 3].seats]})
    other = next(s for s in desk.tournament.tables[2, 1].seats if s != need.entrant)
    moved = desk.say("moved", {"entrant": other, "round": 2, "from": 1, "to": 3}, reason="sits next to it")
    assert [len(moved.tournament.tables[2, t].seats) for t in (1, 2, 3)] == [3, 4, 3]


@pytest.mark.rule("TK13")
def test_five_who_are_left_get_an_unscored_filler() -> None:
    desk = played(drawn(started(SAXON, 6))).say("left", {"entrant": 6})
    need = desk.need()
    assert isinstance(need, FillerNeeded)
    assert need.rule == "TK13"
    desk = drawn(desk.say("filled", {"entrant": 7, "name": "Referee"}))
    with_filler = next(t for t in desk.tournament.tables_of(desk.tournament.rounds[-1]) if 7 in t.seats)
    real = [s for s in with_filler.seats if s != 7]
    desk = scored(desk, with_filler.number, 1, 2)
    lines = score(desk.tournament, desk.tournament.tables[2, with_filler.number])
    assert sorted((line.entrant, line.points) for line in lines) == sorted(zip(sorted(real), (3, 5), strict=True))


@pytest.mark.rule("TK14")
def test_who_leaves_a_running_game_is_last_alone_with_score_0_and_disqualified() -> None:
    desk = drawn(started(SAXON, 4)).say("left", {"entrant": 2, "during": True})
    assert desk.tournament.entrants[2].state == "disqualified"
    desk = scored(desk, 1, 30, 0, 20)  # of 1, 3, 4: a finisher with score 0 stands before the leaver
    lines = {line.entrant: line for line in score(desk.tournament, desk.tournament.tables[1, 1])}
    assert [(lines[e].place, lines[e].points, lines[e].state) for e in (1, 4, 3, 2)] == [
        (1, 5, "played"),
        (2, 3, "played"),
        (3, 2, "played"),
        (4, 1, "left"),
    ]
    assert lines[1].share == Fraction(30, 50)  # the table counts at its starting size


@pytest.mark.rule("TK14")
def test_two_who_are_left_at_a_table_get_a_stand_in_who_takes_nothing() -> None:
    desk = drawn(started(SAXON, 3)).say("left", {"entrant": 2, "during": True})
    need = desk.need()
    assert isinstance(need, FillerNeeded)
    assert (need.rule, need.instead_of) == ("TK14", 2)
    with refusal("stand-in-needed"):
        scored(desk, 1, 10, 20)
    desk = desk.say("filled", {"entrant": 9, "name": "Referee", "round": 1, "table": 1, "for": 2})
    desk = scored(desk, 1, 10, 20)
    lines = score(desk.tournament, desk.tournament.tables[1, 1])
    assert sorted((line.entrant, line.points) for line in lines) == [(1, 3), (2, 1), (3, 5)]


@pytest.mark.rule("TK15")
def test_a_ban_stands_in_a_register_apart_from_the_tournament() -> None:
    from fivefold.tournaments.bans import bans, refuse_banned
    from fivefold.tournaments.log import Log

    register = Log().with_fact("banned", {"person": "max", "name": "Max", "until": "2027-06-30"}, reason="left twice")
    with refusal("banned") as caught:
        refuse_banned(register, "max", "2026-11-15")
    assert str(caught.value) == "Max is banned until 2027-06-30: left twice (TK15)."
    refuse_banned(register, "max", "2027-07-01")
    refuse_banned(register.with_fact("lifted", {"person": "max"}), "max", "2026-11-15")
    with refusal("reason-missing"):
        bans(Log().with_fact("banned", {"person": "max", "name": "Max"}))
    with refusal("other-log"):
        Desk.of(register)


def agreement(*entrants: int, text: str = "the wooden castles", table: int = 1) -> dict[str, Any]:
    return {"round": 1, "table": table, "entrants": list(entrants), "text": text}


@pytest.mark.rule("TK16")
def test_other_material_needs_the_consent_of_all_who_sit_at_the_table() -> None:
    desk = drawn(started(SAXON, 7))
    there = sorted(desk.tournament.tables[1, 1].seats)
    with refusal("not-all-agree") as caught:
        desk.say("agreed", agreement(*there[1:]))
    name = desk.tournament.name(there[0])
    assert str(caught.value) == f"Round 1, table 1: all who sit there must agree; missing: {name} (TK16)."
    elsewhere = desk.tournament.tables[1, 2].seats[0]
    with pytest.raises(Forbidden) as stranger:
        desk.say("agreed", agreement(*there, elsewhere))
    assert str(stranger.value) == f"{desk.tournament.name(elsewhere)} does not sit at that table (TK16)."
    with refusal("agreed-nothing"):
        desk.say("agreed", agreement(*there, text=" "))
    agreed = desk.say("agreed", agreement(*there))
    (one,) = agreed.tournament.tables[1, 1].agreed
    assert (one.text, sorted(one.entrants)) == ("the wooden castles", there)
    assert agreed.tournament.tables[1, 2].agreed == ()
    played = scored(agreed, 1, *range(40, 40 + len(there)))
    assert played.tournament.tables[1, 1].agreed == (one,), "a result leaves it as it is"
    assert verify([fact.text for fact in played.log.facts]).ok
    assert agreed.undo(agreed.log.version).tournament.tables[1, 1].agreed == ()


@pytest.mark.rule("TK16", "TK14")
def test_who_has_gone_is_not_asked_and_who_stands_in_is() -> None:
    desk = drawn(started(SAXON, 3))
    one, two, three = desk.tournament.tables[1, 1].seats
    desk = desk.say("left", {"entrant": three, "during": True})
    desk = desk.say("filled", {"entrant": 9, "name": "Zoe", "round": 1, "table": 1, "for": three})
    for wrong in ((one, two), (one, two, three)):
        with refusal("not-all-agree") as caught:
            desk.say("agreed", agreement(*wrong))
        assert "missing: Zoe" in str(caught.value)
    agreed = desk.say("agreed", agreement(one, two, 9))
    assert verify([fact.text for fact in agreed.log.facts]).ok


@pytest.mark.rule("TK16")
def test_the_verifier_asks_whether_all_at_the_table_have_agreed() -> None:
    desk = drawn(started(SAXON, 4))
    there = desk.tournament.tables[1, 1].seats
    desk = desk.say("agreed", agreement(*there))
    last = json.loads(desk.log.facts[-1].text)
    forged = Fact(**{**last, "data": agreement(*there[1:])})
    report = verify([*(fact.text for fact in desk.log.facts[:-1]), forged.text])
    assert [problem.code for problem in report.problems] == ["not-all-agree"]


@pytest.mark.rule("TK16")
def test_a_dispute_about_material_is_settled_by_a_ruling_in_the_log() -> None:
    desk = drawn(started(SAXON, 4))
    there = desk.tournament.tables[1, 1].seats
    desk = desk.say("protested", {"round": 1, "table": 1, "text": "those castles are not ours", "by": there[0]})
    number = desk.log.version
    desk = desk.say("ruled", {"text": "the wooden castles are standard", "rule": "TK16", "protest": number})
    assert desk.tournament.protests[number].ruling == "the wooden castles are standard"
    assert desk.tournament.rulings == ("the wooden castles are standard",)
