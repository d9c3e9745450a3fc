"""Lots: the order that a seed gives, worked out again with hashlib alone."""

from __future__ import annotations

import hashlib

from fivefold.tournaments.lots import lot_order, picks


def test_a_lot_orders_by_the_hash_of_seed_purpose_and_number() -> None:
    tickets = {n: hashlib.sha256(f"snow/order of round 2/{n}".encode()).hexdigest() for n in (7, 11, 12, 40)}
    by_hand = tuple(sorted(tickets, key=tickets.__getitem__))
    assert lot_order("order of round 2", [40, 12, 11, 7], "snow") == by_hand


def test_a_rehearsal_draws_numbers_below_the_one_it_names() -> None:
    pick = picks("snow")
    by_hand = [
        int.from_bytes(hashlib.blake2b(f"snow/{count}".encode(), digest_size=8).digest(), "big") % 1000
        for count in (1, 2, 3)
    ]
    assert [pick(1000) for _ in range(3)] == by_hand
