"""Connections are found again by what they depend on."""

from __future__ import annotations

from hypothesis import given, strategies as st

from fivefold.server.web.connection import Connection
from fivefold.server.web.connections import ENDED, Connections

KEYS = st.tuples(st.sampled_from(["session", "link", "address"]), st.sampled_from(["", "a", "b"]))


def test_ending_a_session_closes_its_lines_and_no_others() -> None:
    connections = Connections()
    mine, again, other = (Connection("anna", 8) for _ in range(3))
    for line, session in ((mine, "5f"), (again, "5f"), (other, "77")):
        connections.add(line, [("session", session), ("address", "192.0.2.7")])
    assert connections.close(("session", "5f")) == 2
    assert [line.closed for line in (mine, again, other)] == [True, True, False]
    assert mine.code == ENDED
    assert connections.close(("session", "unknown")) == 0


def test_a_line_without_a_session_is_not_closed_with_other_lines_without_one() -> None:
    connections = Connections()
    line = Connection("", 8)
    connections.add(line, [("session", ""), ("address", "192.0.2.7")])
    assert connections.close(("session", "")) == 0
    assert not line.closed


@given(st.lists(st.lists(KEYS, max_size=4), max_size=8), st.data())
def test_after_all_lines_are_gone_nothing_is_remembered(keys: list[list[tuple[str, str]]], data: st.DataObject) -> None:
    connections = Connections()
    lines = [Connection("", 8) for _ in keys]
    for line, held in zip(lines, keys, strict=True):
        connections.add(line, held)
        connections.add(line, held)
    for key in {key for held in keys for key in held if key[1]}:
        assert connections.count(key) == sum(key in held for held in keys)
    for line in data.draw(st.permutations(lines)):
        connections.remove(line)
        connections.remove(line)
    assert len(connections) == 0
    assert vars(connections) == {"_connections": {}, "_keys": {}}
