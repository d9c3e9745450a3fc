"""The fallback pack: what it says about the next round is what the program would do."""

from __future__ import annotations

import pytest
from hypothesis import example, given, strategies as st
from tests.papers.halls import closed, data_of, hall, in_round, named, pages, until

from fivefold.papers import LANGUAGES, PAPERS, NoPaper
from fivefold.papers.next_round import next_round
from fivefold.papers.words import words
from fivefold.tournaments import PRESETS, Desk
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import Decision, Draw
from fivefold.tournaments.rehearsal import step


@pytest.mark.rule("TK4")
@given(players=st.integers(3, 24).filter(lambda n: n != 5), seed=st.integers(0, 10**6))
def test_the_next_seating_on_paper_holds_whatever_the_lots_say(players: int, seed: int) -> None:
    desk = until(hall("kingdomino-championship", players), f"s{seed}", in_round(2, 99))
    what = next_round(desk)
    assert what.stage == "tables"
    assert what.round == 3
    for lots in ("one", "two", "three"):
        drawn = desk.draw(seed=lots).tournament
        tables = drawn.tables_of(drawn.rounds[-1])
        assert what.sizes == tuple(len(table.seats) for table in tables)
        for part, table in zip(what.tables, tables, strict=True):
            assert set(part.seats) <= set(table.seats)
            assert len(part.seats) + part.open == len(table.seats)
            assert not part.able or table.starter in part.able


@pytest.mark.rule("TP7")
def test_the_pairs_of_the_next_cup_round_are_on_paper_but_for_who_begins() -> None:
    desk = until(hall("pentago-tournament", 16), "cup", lambda d: len(d.tournament.rounds) == 2 and in_round(2, 99)(d))
    what = next_round(desk)
    assert what.stage == "cup"
    assert what.tables
    drawn = desk.say("decided", {"question": "third-place", "answer": "no"}).draw(seed="x").tournament
    pairs = [set(table.seats) for table in drawn.tables_of(drawn.rounds[-1])]
    assert [set(part.seats) for part in what.tables] == pairs


@pytest.mark.rule("TP6")
@given(seed=st.integers(0, 10**6), players=st.sampled_from([8, 9, 12, 13, 16]))
@example(seed=571, players=12)
def test_only_lots_that_will_be_wanted_whatever_happens_are_on_paper(seed: int, players: int) -> None:
    desk = until(hall("pentago-tournament", players), f"l{seed}", in_round(1, 99))
    while isinstance(need := desk.need(), Decision):
        desk = desk.say("decided", {"question": need.question, "answer": need.default})
    wanted = {(lot.purpose, lot.candidates) for lot in next_round(desk).lots}
    for way in ("one", "two", "three"):
        after = desk.draw(seed=way)
        fresh = [fact.data for fact in after.log.facts[desk.log.version :] if fact.kind == "lot"]
        assert wanted <= {(data["purpose"], tuple(data["candidates"])) for data in fresh}


@pytest.mark.rule("TP7")
def test_the_final_is_on_paper_although_the_third_place_is_still_a_question() -> None:
    desk = until(hall("knock-out", 4), "cup", in_round(1, 99))
    assert isinstance(desk.need(), Decision)
    what = next_round(desk)
    (final,) = what.tables
    for answer in ("no", "yes"):
        drawn = desk.say("decided", {"question": "third-place", "answer": answer}).draw(seed="x").tournament
        assert set(final.seats) == set(drawn.tables[2, 1].seats)


def test_a_draw_that_is_fixed_is_printed_as_it_will_be_published() -> None:
    desk = until(hall("katamino-time-trial", 5), "t", in_round(1, 99))
    what = next_round(desk)
    assert what.draw == desk.need()
    assert isinstance(what.draw, Draw)
    assert "Dieser Sitzplan steht fest" in " ".join(pages(desk, "fallback", "de"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pack_holds_everything_that_a_round_by_hand_needs(lang: str) -> None:
    desk = until(hall("kingdomino-championship", 13), "a", in_round(3, 2))
    say = words(lang)
    text = " ".join(pages(desk, "fallback", lang))
    for key in ("worksheet-title", "next-title", "lot-title", "tie-title", "typing-title", "incident-title"):
        assert " ".join(say(key).split()) in text
    assert len(say.steps("steps-rank-tables-", **dict.fromkeys(("points", "order", "sizes", "rounds"), ""))) == 8
    for number in range(1, 14):
        assert named(number) in text
    assert "4 + 3 + 3 + 3" in text  # the next tables
    for rule in ("TK4", "TK6", "TK7", "TK13", "TK14"):
        assert rule in text


@pytest.mark.rule("TP3", "TP4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pack_of_a_group_phase_leads_into_the_cup(lang: str) -> None:
    desk = until(hall("pentago-tournament", 13), "c", in_round(1, 14))
    say = words(lang)
    text = " ".join(pages(desk, "fallback", lang))
    body = data_of(desk, "fallback", lang)["body"]
    assert len(body["running"]["sheets"]) == 22 - 14
    assert body["seeding"]["rows"] == 9  # three groups: winners, runners-up, thirds
    assert [slot["name"] for slot in body["bracket"]["sections"][0]["columns"][0]] == [
        say("bracket-seed", rank=rank) for rank in (1, 8, 4, 5, 2, 7, 3, 6)
    ]
    stages = {sheet["heading"] for sheet in body["blanks"]["sheets"]}
    assert stages == {say("stage-intermediate"), say("cup-quarter")}
    for key in ("seeding-title", "fallback-groups-title", "fallback-bracket-title", "typing-title"):
        assert " ".join(say(key).split()) in text
    assert all(f"{say('group', label=label)}" in text for label in "ABC")


@pytest.mark.rule("TK7")
def test_the_points_of_shared_places_are_worked_out() -> None:
    desk = until(hall("kingdomino-championship", 8), "a", in_round(1, 1))
    four, three = data_of(desk, "fallback", "de")["body"]["points"]
    worth = {row["places"]: row["points"] for row in four["rows"]}
    assert worth["1."] == "5"
    assert worth["1.–2."] == "4"
    assert worth["2.–3."] == "2,5"
    assert worth["1.–3."] == "3⅓"
    assert worth["1.–4."] == "2,75"
    assert {row["places"]: row["points"] for row in three["rows"]}["1.–3."] == "3"


def test_before_the_start_the_pack_holds_forms_for_the_first_round() -> None:
    desk = hall("kingdomino-championship", 7)
    what = next_round(desk)
    assert (what.round, what.sizes, what.tables) == (1, (4, 3), ())
    text = " ".join(pages(desk, "fallback", "en"))
    assert "The tournament has not been started." in text
    assert "seating of round 1" in text
    assert desk.log.version == hall("kingdomino-championship", 7).log.version  # looking ahead says nothing


def test_a_number_that_cannot_be_seated_still_gives_a_pack() -> None:
    for preset, players in (("kingdomino-championship", 5), ("pentago-tournament", 7), ("swiss", 1)):
        assert data_of(hall(preset, players), "fallback", "fr")["body"]["cover"]["steps"]


@given(
    preset=st.sampled_from(sorted(PRESETS)),
    players=st.integers(1, 24),
    seed=st.integers(0, 10**6),
    lang=st.sampled_from(LANGUAGES),
)
def test_wherever_a_tournament_stands_its_papers_are_there_or_say_why_not(
    preset: str, players: int, seed: int, lang: str
) -> None:
    pick = picks(f"any {seed}")
    desk = hall(preset, players)
    for _ in range(pick(120)):
        if desk.tournament.closed:
            break
        if pick(12) == 0 and len(desk.tournament.players) > 1:
            someone = desk.tournament.players[pick(len(desk.tournament.players))].number
            desk = _tried(desk, "left", {"entrant": someone, "during": True}, {"entrant": someone})
        try:
            desk = step(desk, pick)
        except ValueError:
            break  # a number that cannot be played does not start
    for name in PAPERS:
        try:
            data = data_of(desk, name, lang)
        except NoPaper as sentence:
            assert str(sentence).endswith(".")
        else:
            assert data["body"]


def _tried(desk: Desk, kind: str, *ways: dict[str, object]) -> Desk:
    for data in ways:
        try:
            return desk.say(kind, data)
        except ValueError:
            continue
    return desk


def test_the_last_round_says_that_nothing_follows() -> None:
    desk = until(hall("kingdomino-championship", 4), "z", in_round(5, 0))
    assert "No further round follows." in " ".join(pages(desk, "fallback", "en"))
    assert next_round(until(desk, "z", closed)).stage is None
