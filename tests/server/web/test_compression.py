"""Answers are packed for those who accept it, and only where it is worth it."""

from __future__ import annotations

import gzip

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import NAMES, Hall


def raw(house: Running, path: str, **headers: str) -> tuple[httpx.Headers, bytes]:
    with httpx.stream("GET", house.url + path, headers=headers, timeout=PATIENCE) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_a_large_answer_is_packed_and_is_the_same_unpacked(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", [*NAMES, *(f"P{n}" for n in range(20))])
    path = f"/api/tournaments/{hall.id}"
    headers, body = raw(open_house, path, **{"accept-encoding": "gzip"})
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "accept-encoding")
    assert int(headers["content-length"]) == len(body)
    plain_headers, plain = raw(open_house, path, **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain_headers
    assert len(plain) > 2 * len(body)
    assert b'"entrants"' in gzip.decompress(body)


@pytest.mark.parametrize("path", ["/health", "/api/me", "/api/tables/nothing"])
def test_a_small_answer_is_not_packed(open_house: Running, path: str) -> None:
    headers, _ = raw(open_house, path, **{"accept-encoding": "gzip"})
    assert "content-encoding" not in headers
