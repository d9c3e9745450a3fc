"""Colours that the players choose: from the first seat on, among those that are left (TK5)."""

from __future__ import annotations

import random

import pytest

from fivefold.live import Seat, Setting, Table, ask, folded, on_event, opened, requests
from fivefold.live.facts import Fact
from fivefold.live.views import view
from fivefold.refusals import Refused

ANNA, BEN, CEM = (Seat("person", name, name) for name in ("Anna", "Ben", "Cem"))
BOT = Seat("bot", "Greedy", bot="greedy")


class Board:
    """A table with its facts, at which nobody waits for a clock."""

    def __init__(self, *seats: Seat, game: str = "kingdomino", options: str = "") -> None:
        options = options or (f"players={len(seats)}" if game == "kingdomino" else "")
        setting = Setting(game, options, seats=seats, by_lot=False)
        self.table: Table
        self.table, facts = opened(setting, now=0.0, rng=random.Random(1))
        self.facts: list[Fact] = list(facts)

    def ask(self, who: str, request: requests.Request) -> None:
        self.table, facts = ask(self.table, who, request, now=1.0, rng=random.Random(1))
        self.facts += facts

    def choose(self, who: str, colour: str) -> None:
        self.ask(who, requests.Colour(colour))

    def move(self, who: str) -> None:
        move = self.table.game.write_move(self.table.state, self.table.game.legal_moves(self.table.state)[0])
        self.ask(who, requests.Play(self.table.ply, "m", move))

    def bot_moves(self) -> None:
        move = self.table.game.write_move(self.table.state, self.table.game.legal_moves(self.table.state)[0])
        event = requests.BotPlays(self.table.ply, move)
        self.table, facts = on_event(self.table, event, now=1.0, rng=random.Random(1))
        self.facts += facts

    def refused(self, who: str, colour: str) -> tuple[str, str]:
        with pytest.raises(Refused) as caught:
            self.choose(who, colour)
        return caught.value.code, str(caught.value)


@pytest.mark.rule("TK5")
def test_the_first_seat_chooses_first_and_the_others_follow_in_seat_order() -> None:
    board = Board(ANNA, BEN, CEM)
    assert board.table.colours == ("Blue", "Pink", "Green")
    assert board.refused("Ben", "Yellow") == ("colour-not-yet", "Anna chooses a colour first (TK5).")
    board.choose("Anna", "Yellow")
    assert board.table.colours == ("Yellow", "Blue", "Pink")
    assert board.refused("Anna", "Pink") == ("colour-not-yet", "Ben chooses a colour first (TK5).")
    taken = "That colour is not free; these are: Blue, Pink, Green (TK5)."
    assert board.refused("Ben", "Yellow") == ("colour-taken", taken)
    assert board.refused("Ben", "Mauve")[0] == "colour-taken"
    board.choose("Ben", "Green")
    seen = view(board.table, "Cem", now=1.0)
    assert seen["choosing"] == {"seat": 2, "left": ["Blue", "Pink"]}
    board.choose("Cem", "Pink")
    seen = view(board.table, "", now=1.0)
    assert (seen["position"]["colours"], seen["choosing"]) == (["Yellow", "Green", "Pink"], None)
    assert board.refused("Anna", "Blue") == ("colours-given", "The colours are given (TK5).")
    assert folded(board.facts).colours == ("Yellow", "Green", "Pink")


@pytest.mark.rule("TK5")
def test_who_moves_before_all_have_chosen_leaves_the_rest_what_is_left() -> None:
    board = Board(ANNA, BEN, CEM)
    board.choose("Anna", "Pink")
    mover = board.table.mover
    assert mover is not None
    board.move(mover.who)
    assert board.table.colours == ("Pink", "Blue", "Green")
    assert board.refused("Ben", "Yellow")[0] == "colours-given"


@pytest.mark.rule("TK5")
def test_bots_take_what_is_left_and_their_moves_keep_nobody_from_choosing() -> None:
    board = Board(BOT, ANNA, BOT, BEN)
    while board.table.mover is not None and board.table.mover.mover == "bot":
        board.bot_moves()
    board.choose("Anna", "Blue")
    board.choose("Ben", "Pink")
    assert board.table.colours == ("Green", "Blue", "Yellow", "Pink")


@pytest.mark.rule("TK5")
def test_one_person_at_two_seats_chooses_for_one_after_the_other() -> None:
    board = Board(ANNA, ANNA)
    board.choose("Anna", "Green")
    board.choose("Anna", "Blue")
    assert board.table.colours == ("Green", "Blue")


@pytest.mark.rule("TK5")
def test_where_colours_are_not_free_nobody_chooses_one() -> None:
    board = Board(ANNA, BEN, game="pente")
    assert view(board.table, "Anna", now=1.0)["choosing"] is None
    assert board.refused("Anna", "Black") == ("no-colours", "In this game the colours are not chosen.")


def test_a_stream_without_chosen_colours_reads_as_before() -> None:
    board = Board(ANNA, BEN)
    mover = board.table.mover
    assert mover is not None
    board.move(mover.who)
    seen = view(folded(board.facts), "Anna", now=1.0)
    assert (seen["position"]["colours"], seen["choosing"]) == (["Blue", "Pink"], None)
