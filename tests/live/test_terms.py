"""The setting of a table: what is agreed on is kept whole, and shown without the people's keys."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import get_type_hints

from fivefold.live import Seat, Setting, opened, read_match, view
from fivefold.live.facts import AllTerms, SettingData, Terms
from fivefold.live.setting import read_setting
from fivefold.live.views import fact_seen

SETTING = Setting(
    "pente",
    "team",
    title="Final",
    seats=tuple(Seat("person", name.title(), name) for name in ("anna", "ben", "cem", "dora")),
    host="anna",
    by_lot=False,
    talk=False,
    claim_after=90,
    match=read_match("wins 3", seats=4),
    origin={"tournament": "t1", "round": 2, "table": 3},
)


def test_all_that_is_agreed_on_is_kept() -> None:
    kept = SETTING.plain()
    assert set(kept) == set(get_type_hints(SettingData)) == {field.name for field in fields(Setting)}
    assert read_setting(kept) == SETTING


def test_all_terms_are_told_when_a_table_is_laid_and_no_keys() -> None:
    table, facts = opened(SETTING, now=0.0, rng=random.Random(1))
    event = fact_seen(table, facts[0], "ben")
    assert event is not None
    assert set(event) == {"kind", "at", *get_type_hints(AllTerms)}


def test_the_terms_are_shown_beside_the_board() -> None:
    table, _ = opened(SETTING, now=0.0, rng=random.Random(1))
    seen, kept = view(table, "ben", now=0.0), SETTING.plain()
    shown = {name: value for name, value in seen.items() if name in get_type_hints(Terms)}
    assert shown == {name: value for name, value in kept.items() if name in get_type_hints(Terms)}
