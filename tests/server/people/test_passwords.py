"""Which passwords an account may have."""

from __future__ import annotations

import asyncio
import os
import signal
import unicodedata

import pytest
from hypothesis import given, strategies as st
from tests.server.conftest import run

from fivefold.refusals import Refused
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.people.passwords import LONGEST, MOST_WAITING, SHORTEST, Hasher, check_password, common_words


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-too-short"),
        ("e\u0301" * 7, "password-too-short"),
        ("x1" * 100 + "y", "password-too-long"),
        (" " * 10, "password-repeated"),
        ("aaaaaaaaaa", "password-repeated"),
        ("1234567890", "password-common"),
        ("0987654321", "password-common"),
        ("password123", "password-common"),
        ("Passwort2024!", "password-common"),
        ("M0tdep@sse1", "password-common"),
        ("qwertzuiop", "password-common"),
        ("fivefold1", "password-common"),
        ("abcabcabc", "password-common"),
        ("anna.b.1985", "password-is-name"),
        ("Anna.B.Anna.B.", "password-is-name"),
        ("eight\u0000chars", "password-unwritable"),
        ("eight\ud800chars", "password-unwritable"),
    ],
)
def test_a_password_that_is_tried_first_is_refused_and_told_why(password: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        check_password(password, "Anna.B.")
    assert caught.value.code == code


@pytest.mark.parametrize(
    "password",
    ["correct horse", "purple rowing boat", "Tr4mlinie elf", "ÄÖÜ äöü ß", "x7#kLp2q", "🂡🂢🂣🂤🂥🂦🂧🂨", "dragonfruit4837261"],
)
def test_nothing_is_asked_of_a_password_but_length_and_not_being_common(password: str) -> None:
    assert check_password(password, "Anna.B.") == unicodedata.normalize("NFC", password)


def test_a_few_hundred_words_with_their_endings_stand_for_thousands() -> None:
    assert len(common_words()) > 600
    for word in common_words():
        if len(word) >= SHORTEST and word.isalpha():
            with pytest.raises(Refused):
                check_password(word.title() + "1", "Anna.B.")


@given(st.text(max_size=LONGEST + 20))
def test_any_text_is_taken_or_refused(password: str) -> None:
    try:
        assert SHORTEST <= len(check_password(password, "Anna")) <= LONGEST
    except Refused as refusal:
        assert refusal.code.startswith("password-")


def test_a_flood_of_passwords_is_refused_and_the_rest_answered(hasher: Hasher) -> None:
    async def story() -> tuple[int, int]:
        hashed = await hasher.hash("purple rowing boat")
        asked = (hasher.verify(hashed, "purple rowing boat") for _ in range(MOST_WAITING + 10))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert {refusal.code for refusal in refused} == {"too-busy"}
        return answers.count(True), len(refused)

    right, refused = run(story())
    assert right + refused == MOST_WAITING + 10
    assert right >= MOST_WAITING


def test_passwords_are_hashed_in_another_process(password_process: WorkerPool, hasher: Hasher) -> None:
    async def story() -> None:
        assert await hasher.verify(await hasher.hash("purple rowing boat"), "purple rowing boat")
        before = password_process.processes
        assert before != [os.getpid()]
        os.kill(before[0], signal.SIGKILL)
        assert not await hasher.verify("", "purple rowing boat")

    run(story())


def test_a_composed_and_a_decomposed_password_are_the_same(hasher: Hasher) -> None:
    async def story() -> bool:
        return await hasher.verify(await hasher.hash(check_password("h\u00e9risson bleu", "x")), "he\u0301risson bleu")

    assert run(story())
