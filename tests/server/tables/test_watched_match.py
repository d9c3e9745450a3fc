"""A match of the arena is played at tables of a house, where people watch it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Running, hear

from fivefold.arena import Plan, play_match
from fivefold.arena.house import House, WatchedTable
from fivefold.arena.match import OnMove
from fivefold.bots import players
from fivefold.games import game as named
from fivefold.games.core import State
from fivefold.games.record import read_record
from fivefold.refusals import Refused


def test_onlookers_see_every_move_of_a_match(open_house: Running) -> None:
    house, tables, watchers = House(open_house.url), list[WatchedTable](), list[Any]()
    rules, both = named("pentago"), players("pentago")

    def before_game(state: State, names: tuple[str, ...]) -> OnMove:
        tables.append(house.lay(rules, state, names, "Arena"))
        watchers.append(open_house.socket(tables[-1].id))
        return tables[-1].played

    seated = {"a": both["greedy"], "b": both["random"]}
    match = play_match("pentago", seated, games=2, seed=3, plan=Plan(before_game=before_game))
    for table, watcher, record in zip(tables, watchers, match.records, strict=True):
        with watcher as socket:
            assert hear(socket, "state")["table"]["you"] == []
            while hear(socket, "event")["now"]["ply"] < len(record.moves):
                pass
        text = open_house.client().get(f"/api/tables/{table.id}/record").text
        assert read_record(text).moves == record.moves
        assert [read_record(text).header(f"Seat{seat}") for seat in (1, 2)] == [
            record.header(f"Seat{seat}") for seat in (1, 2)
        ]
        assert table.link == f"{open_house.url}/table/{table.id}"


def test_what_the_house_refuses_is_said(open_house: Running) -> None:
    house, rules = House(open_house.url), named("pentago")
    table = house.lay(rules, rules.start(), ("a", "b"), "Arena")
    table.plies = 5
    with pytest.raises(Refused, match="The house says: "):
        table.played(rules.start(), rules.legal_moves(rules.start())[0])
    with pytest.raises(Refused, match="Kingdomino cannot be watched: the house itself draws the lots"):
        house.lay(named("kingdomino"), named("kingdomino").start(), ("a", "b", "c", "d"), "Arena")
