"""What somebody sees of a table: all of it, but no other player's key, hidden card or watcher's word."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from tests.live import secret
from tests.live.evening import ANNA, BEN, CEM, GREEDY, Evening, refused

from fivefold import games
from fivefold.games import GAMES
from fivefold.games.description import describe
from fivefold.live import Accept, Came, Fact, Offer, Pause, Resign, Say, Seat, Sit, Touch, Went, record_of, view
from fivefold.live.views import fact_seen


@pytest.fixture
def cards() -> Iterator[Evening]:
    """Anna and Ben with one hidden card each, nothing played yet."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "GAMES", (*GAMES, "secret"))
        patch.setitem(sys.modules, "fivefold.games.secret", secret)
        yield Evening(ANNA, BEN, game="secret")


def test_a_player_sees_the_whole_table() -> None:
    evening = Evening(ANNA, GREEDY, title="Friday", host="anna", control="fischer 60+5", claim_after=90)
    evening.house(Came("anna"))
    evening.now += 1.23456
    evening.play("anna", "c4 NW+")
    evening.now += 2.5
    evening.ask("anna", Say("your turn"))
    table = evening.table
    here = {"here": True, "gone_since": None, "rests_until": None}
    assert view(table, "anna", evening.now) == {
        "version": 4,
        "phase": "playing",
        "game": "pentago",
        "title": "Friday",
        "options": "double_five=draw five_on_placement=on",
        "start": "",
        "strict": False,
        "public": True,
        "rated": False,
        "takebacks": True,
        "draws": False,
        "talk": True,
        "claim_after": 90,
        "origin": {},
        "host": True,
        "moves": [{"seat": 0, "move": "c4/NW+", "steps": ["c4", "NW", "+"], "remarks": [], "at": 1001.23456, "by": ""}],
        "lines": [{"name": "Anna", "text": "your turn", "at": 1003.73456, "watcher": False}],
        "ply": 1,
        "to_move": 1,
        "steps": [],
        "seats": [
            {"kind": "person", "name": "Anna", "account": False, **here, "bot": ""},
            {"kind": "bot", "name": "Greedy", "account": False, **here, "bot": "greedy"},
        ],
        "clock": {
            "control": "fischer 60+5",
            "left": [63.765, 57.5],  # 60 - 1.23456 + 5, rounded, and 60 - 2.5
            "spent": [1.235, 2.5],
            "running": 1,
            "now": 1003.73456,
            "falls": pytest.approx(1061.23456),
        },
        "offers": {},
        "ended": None,
        "match": None,
        "teams": False,
        "choosing": None,
        "follow": "",
        "you": [0],
        "position": describe(table.game, table.state, 1),
        "legal": None,
        "plan": None,
    }


def test_who_is_gone_and_what_is_offered_is_seen_by_all() -> None:
    evening = Evening(ANNA, BEN)
    evening.house(Came("ben"))
    evening.house(Went("ben"))
    evening.ask("anna", Offer("draw"))
    seen = view(evening.table, "cem", evening.now)
    assert [(seat["here"], seat["gone_since"]) for seat in seen["seats"]] == [(False, None), (False, 1000.0)]
    assert (seen["offers"], seen["you"], seen["host"]) == ({"draw": [[0]]}, [], False)
    assert not view(evening.table, "", evening.now)["host"]


def test_the_legal_steps_are_shown_to_the_mover_alone_and_only_while_the_game_runs() -> None:
    evening = Evening(ANNA, BEN)

    def shown() -> list[str]:
        return [who for who in ("anna", "ben", "cem") if view(evening.table, who, 0.0)["legal"] is not None]

    assert shown() == ["anna"]
    assert view(evening.table, "anna", 0.0)["legal"] == evening.table.turn.tree()
    evening.play("anna", "c4 NW+")
    assert shown() == ["ben"]
    evening.ask("anna", Pause())
    evening.ask("ben", Accept("pause"))
    assert shown() == []


def test_a_strict_table_shows_no_take_backs_and_three_see_no_draws() -> None:
    strict = view(Evening(ANNA, BEN, strict=True).table, "anna", 0.0)
    assert (strict["takebacks"], strict["draws"]) == (False, True)
    plain = view(Evening(ANNA, BEN, takebacks=False, draws=False).table, "anna", 0.0)
    assert (plain["takebacks"], plain["draws"]) == (False, False)
    three = view(Evening(ANNA, BEN, CEM, game="kingdomino", options="three").table, "anna", 0.0)
    assert (three["takebacks"], three["draws"]) == (True, False)
    four = tuple(Seat("person", who.title(), who) for who in ("anna", "ben", "cem", "dora"))
    assert view(Evening(*four, game="pente", options="team").table, "anna", 0.0)["draws"]


def test_how_the_game_ended_is_told() -> None:
    evening = Evening(ANNA, BEN)
    evening.ask("ben", Resign())
    assert view(evening.table, "cem", 0.0)["ended"] == {
        "ranks": [1, 2],
        "scores": [1, 0],
        "reason": "the other side resigned",
        "reason_code": "the-other-side-resigned",
        "reason_facts": {},
        "rule": "",
        "result": "1-0",
        "ending": "resignation",
    }


def test_a_player_sees_their_own_card_and_a_watcher_none(cards: Evening) -> None:
    own, other = (card for card in vars(cards.table.state)["cards"])

    def seen(who: str) -> object:
        return view(cards.table, who, 0.0)["position"]["details"]["cards"]

    assert seen("anna") == [own, "?"]
    assert seen("ben") == ["?", other]
    assert seen("cem") == ["?", "?"]


def test_who_holds_both_seats_looks_with_the_eyes_of_the_one_to_move(cards: Evening) -> None:
    evening = Evening(ANNA, Seat("person", "Grandma", "anna"), game="secret")
    first, second = (card for card in vars(evening.table.state)["cards"])

    def seen() -> object:
        return view(evening.table, "anna", 0.0)["position"]["details"]["cards"]

    assert seen() == [first, "?"]
    evening.play("anna", "high")
    assert seen() == [first, second]


def test_where_something_is_hidden_moves_are_shown_to_who_made_them_and_who_sees_all(cards: Evening) -> None:
    first, second = (card for card in vars(cards.table.state)["cards"])
    cards.play("anna", "high")  # her card lies open now, so Ben sees everything
    said = [{"code": "played", "facts": {"how": "high"}, "text": "played high"}]
    seen = {who: view(cards.table, who, 0.0)["moves"] for who in ("anna", "ben", "cem")}
    assert {who: [made["move"] for made in moves] for who, moves in seen.items()} == {
        "anna": ["", "", "high"],
        "ben": [first, second, "high"],
        "cem": ["", "", ""],
    }
    assert {who: (moves[2]["steps"], moves[2]["remarks"]) for who, moves in seen.items()} == {
        "anna": (["high"], said),
        "ben": (["high"], said),
        "cem": ([], []),
    }
    told = {who: fact_seen(cards.table, cards.facts[-1], who) for who in ("anna", "ben", "cem")}
    plain = {"kind": "moved", "at": 1000.0, "seat": 0, "ply": 2}
    whole = {**plain, "move": "high", "steps": ["high"], "remarks": said}
    assert told == {"anna": whole, "ben": whole, "cem": {**plain, "move": ""}}


def test_while_something_is_hidden_there_is_no_record(cards: Evening) -> None:
    with refused("record-hidden", "The record can be had when the game is over."):
        record_of(cards.table, "2026-11-17")
    cards.ask("anna", Resign())
    assert len(record_of(cards.table, "2026-11-17").moves) == 2


def test_a_move_is_told_with_its_steps_until_it_is_taken_back() -> None:
    evening = Evening(ANNA, GREEDY)
    evening.play("anna", "c4 NW+")
    moved = evening.facts[-1]
    told = {"kind": "moved", "at": 1000.0, "seat": 0, "ply": 0, "move": "c4/NW+"}
    assert fact_seen(evening.table, moved, "cem") == {**told, "steps": ["c4", "NW", "+"], "remarks": []}
    evening.ask("anna", Offer("takeback"))
    assert fact_seen(evening.table, moved, "cem") == told


def test_facts_are_told_without_anybody_s_key() -> None:
    evening = Evening(ANNA, Seat(), host="anna")
    opened = fact_seen(evening.table, evening.facts[0], "cem")
    assert opened is not None
    assert {"seats", "host", "who"}.isdisjoint(opened)
    assert opened["kind"] == "opened"
    (sat, _) = evening.ask("ben", Sit("Ben"))
    assert fact_seen(evening.table, sat, "cem") == {"kind": "sat", "at": 1000.0, "seat": 1, "name": "Ben", "seats": [1]}
    (resigned,) = evening.ask("ben", Resign())
    assert fact_seen(evening.table, resigned, "cem") == {"kind": "resigned", "at": 1000.0, "seat": 1}


def test_a_watcher_s_word_reaches_players_when_the_game_is_over() -> None:
    evening = Evening(ANNA, BEN)
    (said,) = evening.ask("cem", Say("play c4!", "Cem"))
    told = {"kind": "said", "at": 1000.0, "name": "Cem", "text": "play c4!", "watcher": True, "seats": []}
    assert fact_seen(evening.table, said, "anna") is None
    assert fact_seen(evening.table, said, "dora") == told
    (own,) = evening.ask("anna", Say("hush"))
    assert fact_seen(evening.table, own, "ben") == {
        "kind": "said",
        "at": 1000.0,
        "name": "Anna",
        "text": "hush",
        "watcher": False,
        "seats": [0],
    }
    evening.ask("anna", Resign())
    assert fact_seen(evening.table, said, "anna") == told


def test_touches_are_seen() -> None:
    evening = Evening(ANNA, BEN, strict=True)
    (touched,) = evening.ask("anna", Touch(0, "c4"))
    assert fact_seen(evening.table, touched, "ben") == {"kind": "touched", "at": 1000.0, "seat": 0, "step": "c4"}


def test_a_record_has_date_position_names_and_moves() -> None:
    position = "bbbb..wwww" + 26 * "."
    evening = Evening(ANNA, Seat("person", "", "ben"), position=position)
    evening.play("anna", "a1 NW+")
    record = record_of(evening.table, "2026-11-17")
    headers = {name: record.header(name) for name in ("Date", "Position", "Seat1", "Seat2", "Result")}
    assert headers == {"Date": "2026-11-17", "Position": position, "Seat1": "Anna", "Seat2": "Seat 2", "Result": ""}
    assert [str(move) for move in record.moves] == ["a1 NW+"]
    assert record_of(Evening(ANNA, BEN).table, "2026-11-17").header("Position") == ""


def test_a_game_won_on_the_board_needs_no_ending_in_its_record() -> None:
    evening = Evening(ANNA, BEN, position="bbbb..wwww" + 26 * ".")
    evening.play("anna", "e6")
    record = record_of(evening.table, "2026-11-17")
    assert not record.header("Ending")
    assert fact_seen(evening.table, Fact("recovered", 1.0), "ben") == {"kind": "recovered", "at": 1.0}
