"""A house signs the head of a log: whoever holds the signature notices what the chain alone does not show."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
import zxingcpp
from tests.server.conftest import run
from tests.tournaments.halls import drawn, entered, scored, started
from typer.testing import CliRunner

from fivefold.cli.tournament.commands import app
from fivefold.papers import InTheHall, paper_data, print_paper
from fivefold.server.storage import open_store
from fivefold.server.tournaments.signatures import SigningKey, check_signature, house_key
from fivefold.tournaments import Desk, Log, write_log
from fivefold.tournaments.errors import BadLog
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.head import Signed, check_digest, read_signed


@pytest.fixture(scope="module")
def key(tmp_path_factory: pytest.TempPathFactory) -> SigningKey:
    return run(key_of(tmp_path_factory.mktemp("house")))


@pytest.fixture(scope="module")
def desk() -> Desk:
    return scored(drawn(started("kingdomino-championship", 4)), 1, 40, 30, 20, 10)


async def key_of(data: Path, database: str = "") -> SigningKey:
    store = await open_store(data, database)
    try:
        return await house_key(store)
    finally:
        await store.close()


def rechained(log: Log, at: int, **change: Any) -> Log:
    """A log with one fact changed and all hashes computed anew."""
    found: list[Fact] = []
    for fact in log.facts:
        fact = replace(fact, **change) if fact.number == at else fact
        found.append(replace(fact, before=found[-1].digest if found else ""))
    return Log(tuple(found))


def test_a_house_makes_its_key_once_and_two_houses_have_two(tmp_path: Path) -> None:
    one, again, other = (run(key_of(tmp_path / name)) for name in ("a", "a", "b"))
    assert one.public == again.public != other.public
    assert len(one.fingerprint) == 19
    assert one.public not in repr(one)


def test_workers_that_start_together_share_one_key(tmp_path: Path, database: str) -> None:
    assert run(key_of(tmp_path, database)).public == run(key_of(tmp_path, database)).public


def test_a_signature_holds_for_the_log_and_for_all_that_is_added_to_it(desk: Desk, key: SigningKey) -> None:
    signed = key.signed("x8Y", desk.log)
    assert read_signed(signed.text) == signed
    for trusted in (key.public, key.fingerprint, key.fingerprint.replace(" ", "")):
        check_signature(desk.log, signed, trusted)
    check_signature(desk.say("ruled", {"text": "phones off"}).log, signed, key.public)


def test_a_cut_a_changed_end_and_new_hashes_are_noticed(desk: Desk, key: SigningKey) -> None:
    signed = key.signed("x8Y", desk.log)
    last = desk.log.version
    forged = {"log-cut": Log(desk.log.facts[:-1]), "log-altered": rechained(desk.log, last, actor="Eva")}
    for code, log in (*forged.items(), ("log-altered", rechained(desk.log, 3, reason="mine"))):
        Desk.of(log)
        with pytest.raises(BadLog) as caught:
            check_signature(log, signed, key.public)
        assert caught.value.code == code
        with pytest.raises(BadLog) as caught:
            check_digest(log, desk.log.digest)
        assert caught.value.code == "other-digest"


def test_a_signature_of_another_house_or_for_something_else_is_refused(
    desk: Desk, key: SigningKey, tmp_path: Path
) -> None:
    other = run(key_of(tmp_path))
    signed = key.signed("x8Y", desk.log)
    cases: list[tuple[Signed, str, str]] = [
        (signed, other.public, "other-key"),
        (replace(signed, key=other.public), other.public, "false-signature"),
        (replace(signed, tournament="other"), key.public, "false-signature"),
        (replace(signed, version=3, digest=desk.log.facts[2].digest), key.public, "false-signature"),
        (replace(signed, signature="A" * 86), key.public, "false-signature"),
    ]
    for forged, trusted, code in cases:
        with pytest.raises(BadLog) as caught:
            check_signature(desk.log, forged, trusted)
        assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "x", "fivefold-log:1:a:b", "fivefold-log:1:x:1:" + "g" * 64 + ":A:A", "\ud800"])
def test_what_is_no_signature_is_refused(text: str) -> None:
    with pytest.raises(BadLog, match="This is no signature of a log"):
        read_signed(text)


def test_a_digest_is_compared_as_it_is_printed(desk: Desk) -> None:
    digest = desk.log.digest
    assert check_digest(desk.log, f"{digest[:4]} {digest[4:8]} {digest[8:12]}".upper()) == desk.log.version
    assert check_digest(desk.say("ruled", {"text": "x"}).log, digest) == desk.log.version
    for bad in ("", digest[:11], "z" * 12, digest + "0"):
        with pytest.raises(BadLog, match="A digest has 12 to 64"):
            check_digest(desk.log, bad)


def test_the_command_checks_digest_and_signature(desk: Desk, key: SigningKey, tmp_path: Path) -> None:
    signed = key.signed("x8Y", desk.log)
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    whole.write_text(write_log(desk.log), encoding="utf-8")
    cut.write_text(write_log(Log(desk.log.facts[:-1])), encoding="utf-8")

    def check(file: Path, *words: str) -> str:
        done = CliRunner().invoke(app, ["check", str(file), *words])
        return str(done.exception or done.output)

    said = check(whole, "--digest", signed.digest[:12], "--signature", signed.text, "--key", key.fingerprint)
    assert f"The digest is that of fact {desk.log.version} of {desk.log.version}." in said
    assert f"The signature of {key.fingerprint} holds" in said
    assert "All agrees" in check(cut)
    assert "was altered, cut off, or is another log" in check(cut, "--digest", signed.digest[:12])
    assert "its end was cut off" in check(cut, "--signature", signed.text, "--key", key.public)
    assert "--key" in check(whole, "--signature", signed.text)


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_a_printed_standing_carries_the_signature_as_text_and_as_a_code(desk: Desk, key: SigningKey, lang: str) -> None:
    signed = key.signed("x8Y", desk.log)
    hall = InTheHall(signed=signed)
    document = pypdfium2.PdfDocument(io.BytesIO(print_paper(desk, "standings", lang, hall=hall)))
    page = document[0]
    text = "".join(page.get_textpage().get_text_bounded().split())
    assert signed.digest in text
    assert key.fingerprint.replace(" ", "") in text
    codes = zxingcpp.read_barcodes(page.render(scale=4).to_numpy())
    assert [code.text for code in codes] == [signed.text]
    assert paper_data(desk, "seating", lang, hall=hall)["key"]
    assert paper_data(desk, "standings", lang)["key"] == ""


def test_a_signature_of_another_state_is_not_printed(desk: Desk, key: SigningKey) -> None:
    old = key.signed("x8Y", entered("kingdomino-championship", 4).log)
    data = paper_data(desk, "standings", "en", hall=InTheHall(signed=old))
    body = data["body"]
    assert isinstance(body, dict)
    assert (data["key"], body["signed"]) == ("", None)
