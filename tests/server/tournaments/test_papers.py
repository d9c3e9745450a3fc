"""Papers and entry lists over the net: who may print what, codes only for the director, and nothing is changed."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from openpyxl import Workbook
from pypdf import PdfReader
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import Hall

NAMES = ["Anna Müller", "Bénédicte", "Cem Özdemir", "Dora Groß", "Emil", "Finn", "Gina"]


@pytest.fixture
def hall(open_house: Running) -> Hall:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    assert hall.post("/start").status_code == 200
    assert hall.post("/draw").status_code == 200
    return hall


def printed(hall: Hall, name: str, link: str = "", query: str = "") -> httpx.Response:
    headers = {"X-Fivefold-Link": link} if link else {}
    return hall.client.get(f"/api/tournaments/{hall.id}/papers/{name}.pdf{query}", headers=headers)


def words_of(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    return " ".join(" ".join(page.extract_text() for page in PdfReader(io.BytesIO(answer.content)).pages).split())


def test_everyone_may_print_what_hangs_on_the_wall(hall: Hall) -> None:
    version = hall.state()["v"]
    seating = words_of(printed(hall, "seating", query="?lang=de&round=1"))
    assert "Sitzplan" in seating
    assert f"Eintrag {version}" in seating
    assert all(name in seating for name in NAMES)
    assert "Classement provisoire" in words_of(printed(hall, "standings", query="?lang=fr"))
    assert hall.state()["v"] == version


def test_sheets_and_the_pack_are_for_the_desk_and_certificates_for_the_director(hall: Hall) -> None:
    roles = {role: hall.role(role) for role in ("arbiter", "desk", "spectator", "screen")}
    roles["table"] = hall.role("table", round=1, table=1)
    for name in ("sheets", "fallback"):
        for link in ("", roles["spectator"], roles["screen"], roles["table"]):
            refused = printed(hall, name, link)
            assert refused.status_code == 403
            assert refused.json()["code"] == "not-your-role"
        for link in (roles["arbiter"], roles["desk"], hall.director):
            assert printed(hall, name, link).status_code == 200
    assert printed(hall, "certificates", roles["arbiter"]).status_code == 403
    early = printed(hall, "certificates", hall.director)
    assert (early.status_code, early.json()["code"]) == (409, "not-finished")
    assert words_of(printed(hall, "sheets", query=f"?link={hall.director}&lang=de"))


def test_codes_are_minted_for_the_director_alone_and_once(hall: Hall, open_house: Running) -> None:
    def table_links() -> int:
        headers = {"X-Fivefold-Link": hall.director}
        found = hall.client.get(f"/api/tournaments/{hall.id}/links", headers=headers).json()
        return sum(link["role"] == "table" and not link["revoked"] for link in found)

    desk = hall.role("desk")
    plain = printed(hall, "sheets", desk).content
    assert table_links() == 0
    coded = printed(hall, "sheets", hall.director).content
    assert table_links() == 2
    assert len(coded) > len(plain)
    assert printed(hall, "sheets", hall.director, "?lang=fr").status_code == 200
    assert table_links() == 2  # a second print carries the same links
    papers = open_house.house.papers
    token = papers._tokens[hall.id, 1, 1]
    assert hall.say("result", {"round": 1, "table": 1, "scores": [[9, 9]]}, token).status_code == 400
    name = open_house.house.links.name(token)
    gone = hall.client.delete(f"/api/tournaments/{hall.id}/links/{name}", headers={"X-Fivefold-Link": hall.director})
    assert gone.status_code == 204
    assert printed(hall, "sheets", hall.director).status_code == 200
    assert papers._tokens[hall.id, 1, 1] != token  # a revoked one is not printed again
    assert table_links() == 2


def test_a_paper_is_set_once_for_a_version_whoever_asks(hall: Hall, open_house: Running) -> None:
    papers = open_house.house.papers
    before = papers.printed
    with ThreadPoolExecutor(8) as many:
        found = list(many.map(lambda _: printed(hall, "standings", query="?lang=de&round=7").content, range(16)))
    assert len(set(found)) == 1
    assert papers.printed == before + 1
    table = hall.state()["data"]["rounds"][0]["tables"][0]
    scores = [[seat, 40 + seat] for seat in table["seats"]]
    assert hall.say("result", {"round": 1, "table": 1, "scores": scores}).status_code == 200
    assert printed(hall, "standings", query="?lang=de").content != found[0]


def test_what_cannot_be_printed_says_so(open_house: Running, hall: Hall) -> None:
    empty = Hall(open_house, "pentago-tournament", [])
    for name, code in (("seating", "nothing-drawn"), ("bracket", "no-bracket"), ("groups", "no-groups")):
        answer = printed(empty, name)
        assert (answer.status_code, answer.json()["code"]) == (409, code)
    assert printed(hall, "seating", query="?round=9").status_code == 404
    assert printed(hall, "seating", query="?round=-1").status_code == 422
    assert printed(hall, "seating", query="?lang=tlh").status_code == 422
    assert printed(hall, "menu").status_code == 422
    assert hall.client.get("/api/tournaments/none/papers/seating.pdf").status_code == 404
    private = Hall(open_house, "kingdomino-championship", NAMES, public=False)
    assert printed(private, "standings").status_code == 404


def read(hall: Hall, body: bytes, link: str | None = None, kind: str = "application/octet-stream") -> httpx.Response:
    headers = {"X-Fivefold-Link": hall.director if link is None else link, "content-type": kind}
    return hall.client.post(f"/api/tournaments/{hall.id}/entries/read", content=body, headers=headers)


def test_a_list_is_read_and_nothing_is_entered(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", ["Anna"])
    version = hall.state()["v"]
    body = "Name;Verein;E-Mail\nZoë;Görlitz;z@example.org\nanna;;\n;Zürich;\n".encode("latin-1")
    found = read(hall, body).json()
    assert [(entry["line"], entry["name"], entry["club"]) for entry in found["entries"]] == [(2, "Zoë", "Görlitz")]
    assert [(c["line"], c["code"]) for c in found["complaints"]] == [(3, "entered-twice"), (4, "no-name")]
    assert found["ignored"] == ["E-Mail"]
    assert found["encoding"] == "windows-1252"
    assert read(hall, b'{"text": "1. Ben\\n2. Cem"}', kind="application/json").json()["entries"][1]["name"] == "Cem"
    assert hall.state()["v"] == version


def test_a_workbook_is_read(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", [])
    book, out = Workbook(), io.BytesIO()
    for row in (["Prénom", "Nom", "Classement"], ["Zoé", "Lefèvre", 1700.0], ["Hugo", "Noël", None]):
        book.worksheets[0].append(row)
    book.save(out)
    found = read(hall, out.getvalue()).json()
    assert [(entry["name"], entry["rating"]) for entry in found["entries"]] == [("Zoé Lefèvre", 1700), ("Hugo Noël", 0)]


def test_only_the_desk_reads_lists_and_rubbish_is_refused(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", [])
    for link in ("", hall.role("spectator"), hall.role("table", round=1, table=1)):
        assert read(hall, b"Anna", link).status_code == 403
    assert read(hall, b"Anna", hall.role("desk")).status_code == 200
    for body, code in ((b"", "empty-list"), (b"%PDF-1.7", "other-file"), (b"PK\x03\x04rubbish", "no-xlsx")):
        answer = read(hall, body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    for body in (b"[1]", b"{", b'{"text": 3}', b"[" * 100_000):
        assert read(hall, body, kind="application/json").json()["code"] == "bad-request"
    assert read(hall, b"x\n" * 1_100_000).status_code == 413
    crowd = read(hall, "\n".join(f"P{n}" for n in range(900)).encode()).json()
    assert len(crowd["entries"]) == 24  # no more can play
    assert (crowd["complaints"][0]["code"], len(crowd["complaints"]), crowd["left_off"]) == ("full", 500, 376)


def test_a_fixed_place_in_the_hall_is_printed_and_named_in_the_foot(hall: Hall) -> None:
    drawn = hall.state()["data"]["rounds"][0]["tables"]
    who = drawn[0]["seats"][0]
    assert hall.post("/notices", {"kind": "placed", "data": {"entrant": who, "table": 2}}).status_code == 200
    state = hall.state()
    assert [table["place"] for table in state["data"]["rounds"][0]["tables"]] == [2, 1]
    seating = words_of(printed(hall, "seating"))
    assert f"log entry {state['v']}·{state['n']}" in seating
    first = seating.split("Table 2")[0]
    assert all(NAMES[seat - 1] in first for seat in drawn[1]["seats"])
