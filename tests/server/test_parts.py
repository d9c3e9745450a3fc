"""A house has the parts that were opened, and the page is told which."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.conftest import Running

from fivefold.refusals import Refused
from fivefold.server.settings import PARTS, Settings, read_parts


def test_a_house_without_accounts_registers_nobody_and_says_so(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1", parts=frozenset())) as house:
        client = house.client()
        assert client.get("/api/house").json()["parts"] == []
        answer = client.post("/api/me/account", json={"name": "Anna", "password": "a long secret"})
        said = answer.json()
        assert (answer.status_code, said["code"], said["facts"]) == (403, "part-closed", {"part": "accounts"})


def test_a_house_says_which_parts_are_open(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1", parts=read_parts("lobby,accounts"))) as house:
        client = house.client()
        assert client.get("/api/house").json()["parts"] == ["accounts", "lobby"]
        answer = client.post("/api/me/account", json={"name": "Anna", "password": "a long secret"})
        assert answer.status_code in (200, 201), answer.text


def test_a_part_that_no_house_has_is_refused() -> None:
    assert read_parts("") == frozenset()
    assert read_parts(",".join(PARTS)) == frozenset(PARTS)
    with pytest.raises(Refused, match="accounts, clubs, lobby") as refusal:
        read_parts("lobby,sauna")
    assert refusal.value.code == "no-such-part"
