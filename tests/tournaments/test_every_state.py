"""Random organisers: whatever is said in whatever order, a tournament stays consistent and can always be finished."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.tournaments.halls import entered

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, fold, propose, read_log, standing_of, write_log
from fivefold.tournaments.formats import feasible
from fivefold.tournaments.lots import picks
from fivefold.tournaments.needs import Draw
from fivefold.tournaments.regulation import Regulation
from fivefold.tournaments.rehearsal import finish, made_up_result, step
from fivefold.tournaments.scoring import filler_numbers, score
from fivefold.tournaments.verifier import compare, verify

KINGDOMINO = PRESETS["kingdomino-championship"]
PENTAGO = PRESETS["pentago-tournament"]
CONFIRMING = Regulation(
    name="confirming", format="knock-out", duel_points=(1, 0, 0), confirm=True, protests="always", late_entries=True
)
ANNULLING = Regulation(name="annulling", format="round-robin", leavers="annul", tie_breaks=("points", "head-to-head"))
MATCHES = Regulation(name="matches", format="swiss", rounds=3, best_of=3, half_byes=1, late_entries=True)
FIELDS = (
    [(KINGDOMINO, n) for n in range(3, 25) if n != 5]
    + [(PENTAGO, n) for n in range(4, 41) if feasible(PENTAGO, n).ok]
    + [(PRESETS["swiss"], n) for n in (2, 3, 7, 8, 13)]
    + [(PRESETS["knock-out"], n) for n in (2, 3, 6, 9)]
    + [(PRESETS["round-robin"], n) for n in (2, 5, 6)]
    + [(PRESETS["katamino-time-trial"], n) for n in (1, 4)]
    + [(PRESETS["double-elimination"], n) for n in (2, 3, 6, 9)]
    + [(PRESETS["double-round-robin"], 4), (MATCHES, 7)]
    + [(PRESETS["arena"], n) for n in (2, 3, 5, 8)]
    + [(CONFIRMING, 5), (ANNULLING, 5)]
)


class Organisers(RuleBasedStateMachine):
    """They do whatever comes to their minds; what cannot be is refused with a sentence."""

    desk: Desk

    @initialize(field=st.sampled_from(FIELDS), seed=st.integers(0, 10**6))
    def open(self, field: tuple[Regulation, int], seed: int) -> None:
        self.pick = picks(str(seed))
        self.desk = entered(*field)

    def attempt(self, kind: str, data: Mapping[str, Any], reason: str = "because", actor: str = "desk") -> None:
        try:
            self.desk = self.desk.say(kind, data, reason=reason, actor=actor)
        except Refused as refusal:
            assert str(refusal).endswith(".")
            assert refusal.code

    @precondition(lambda self: self.desk.tournament.regulation)
    @rule(entrant=st.integers(1, 12), name=st.sampled_from(["Ann", "Bo", "1", "2", " ", "Straße", "STRASSE"]))
    def rename(self, entrant: int, name: str) -> None:
        before = self.desk.tournament
        self.attempt("renamed", {"entrant": entrant, "name": name, "club": "Club"})
        assert standing_of(self.desk.tournament).rows == standing_of(before).rows

    @rule(place=st.sampled_from(["", "Cannes"]), begins=st.sampled_from(["", "2011-02-26", "2011-02-30"]))
    def describe(self, place: str, begins: str) -> None:
        self.attempt("described", {"place": place, "begins": begins, "ends": "2011-02-27" if place else ""})

    @precondition(lambda self: not self.desk.tournament.closed)
    @rule(steps=st.integers(1, 12))
    def go_on(self, steps: int) -> None:
        if self.desk.tournament.regulation is None:
            return
        self.make_startable()
        for _ in range(steps):
            if not self.desk.tournament.closed:
                self.desk = step(self.desk, self.pick)

    @rule(entrant=st.integers(1, 10), kind=st.sampled_from(["paused", "resumed"]))
    def rest(self, entrant: int, kind: str) -> None:
        self.attempt(kind, {"entrant": entrant})

    @rule(reason=st.sampled_from(["", "the hall closes"]))
    def end(self, reason: str) -> None:
        self.attempt("ended", {}, reason)

    @rule(entrant=st.integers(1, 45), during=st.booleans())
    def leave(self, entrant: int, during: bool) -> None:
        self.attempt("left", {"entrant": entrant, **({"during": True} if during else {})})

    @rule(entrant=st.integers(1, 45), during=st.booleans())
    def disqualify(self, entrant: int, during: bool) -> None:
        self.attempt("disqualified", {"entrant": entrant, **({"during": True} if during else {})})

    @precondition(lambda self: self.desk.tournament.tables)
    @rule(data=st.data(), kind=st.sampled_from(["result", "corrected"]), actor=st.sampled_from(["desk", "table"]))
    def write_result(self, data: st.DataObject, kind: str, actor: str) -> None:
        table = self.desk.tournament.tables[data.draw(st.sampled_from(sorted(self.desk.tournament.tables)))]
        self.attempt(kind, made_up_result(self.desk.tournament, table, self.pick), actor=actor)

    @precondition(lambda self: self.desk.tournament.tables)
    @rule(data=st.data(), how=st.sampled_from(["void", "walkover"]), kind=st.sampled_from(["result", "corrected"]))
    def no_game(self, data: st.DataObject, how: str, kind: str) -> None:
        table = self.desk.tournament.tables[data.draw(st.sampled_from(sorted(self.desk.tournament.tables)))]
        value: dict[str, Any] = {"void": True} if how == "void" else {"walkover": (*table.seats, 1)[0]}
        self.attempt(kind, {"round": table.round, "table": table.number, **value})

    @precondition(lambda self: self.desk.tournament.tables)
    @rule(data=st.data(), which=st.integers(0, 3), afterwards=st.booleans())
    def upset_a_board(self, data: st.DataObject, which: int, afterwards: bool) -> None:
        table = self.desk.tournament.tables[data.draw(st.sampled_from(sorted(self.desk.tournament.tables)))]
        entrant = (*table.seats, 1, 2, 3)[which]
        kind, part = ("corrected", "upset") if afterwards else ("upset", "entrant")
        self.attempt(kind, {"round": table.round, "table": table.number, part: entrant})

    @precondition(lambda self: self.desk.tournament.tables)
    @rule(data=st.data(), kind=st.sampled_from(["confirmed", "disputed", "protested"]))
    def talk_about_a_result(self, data: st.DataObject, kind: str) -> None:
        where = data.draw(st.sampled_from(sorted(self.desk.tournament.tables)))
        said = {"round": where[0], "table": where[1]} | ({"text": "a domino was turned"} if kind == "protested" else {})
        self.attempt(kind, said)

    @rule(number=st.integers(1, 400))
    def rule_on_a_protest(self, number: int) -> None:
        self.attempt("ruled", {"text": "it stands", "protest": number})

    @rule(number=st.integers(41, 60), table=st.integers(0, 7))
    def fill(self, number: int, table: int) -> None:
        data: dict[str, Any] = {"entrant": number, "name": f"Filler {number}"}
        if table:
            data |= {"round": len(self.desk.tournament.rounds), "table": table}
        self.attempt("filled", data)

    @rule(number=st.integers(61, 70))
    def enter_late(self, number: int) -> None:
        self.attempt("entered", {"entrant": number, "name": f"Late {number}"})

    @rule(entrant=st.integers(1, 24), start=st.integers(1, 6), to=st.integers(1, 6))
    def move(self, entrant: int, start: int, to: int) -> None:
        round_ = len(self.desk.tournament.rounds)
        self.attempt("moved", {"entrant": entrant, "round": round_, "from": start, "to": to})

    @rule(question=st.sampled_from(["split", "cup", "intermediate", "compare", "third-place"]), data=st.data())
    def decide(self, question: str, data: st.DataObject) -> None:
        answers = ["2", "2+next", "2+byes", "1", "1+next", "1+byes", "4", "knock-out", "each-against-each"]
        answers += ["sum", "average", "yes", "no", "4x5", "5x4", "8x5", "10x4"]
        self.attempt("decided", {"question": question, "answer": data.draw(st.sampled_from(answers))})

    @precondition(lambda self: not self.desk.tournament.closed and self.desk.tournament.started)
    @rule(turn=st.integers(0, 20))
    def draw_otherwise(self, turn: int) -> None:
        need = self.desk.need()
        if isinstance(need, Draw) and need.stage in ("tables", "swiss"):
            seats = [seat for table in need.tables for seat in table.seats]
            seats = seats[turn % len(seats) :] + seats[: turn % len(seats)]
            data = need.data
            for table in data["tables"]:
                table["seats"] = [seats.pop() for _ in table["seats"]]
                table["starter"] = table["seats"][0]
            self.attempt("drawn", data)

    @rule()
    def break_off(self) -> None:
        self.attempt("closed", {}, reason="the hall closes")

    @rule(back=st.integers(0, 30))
    def undo(self, back: int) -> None:
        number = self.desk.log.version - back
        try:
            self.desk = self.desk.undo(number, together=True)
        except Refused as refusal:
            assert refusal.code in ("already-undone", "no-such-fact")

    @invariant()
    def the_fold_is_the_incremental_update(self) -> None:
        if hasattr(self, "desk"):
            assert fold(self.desk.log) == self.desk.tournament

    @invariant()
    def tables_give_out_what_they_have(self) -> None:
        tournament = getattr(self, "desk", Desk()).tournament
        if tournament.regulation is None or tournament.rules.format != "rank-tables":
            return
        fillers = filler_numbers(tournament)
        for table in tournament.tables.values():
            lines = score(tournament, table)
            if lines and lines[0].state != "void" and not fillers.intersection(table.seats):
                assert sum(line.points for line in lines) == {4: 11, 3: 9}[len(table.seats)]
                total = sum(value or 0 for _, value in table.result.scores) if table.result else 0
                if total:
                    assert sum(line.share for line in lines) * 4 == len(table.seats)

    def teardown(self) -> None:
        if not hasattr(self, "desk"):
            return
        if self.desk.tournament.regulation is None:
            return  # even the opening was undone: there is no tournament to finish
        if not self.desk.tournament.closed:
            propose(self.desk.tournament)
            self.make_startable()
        done = finish(self.desk, self.pick, most=5000)
        assert done.tournament.closed
        report = verify([fact.text for fact in done.log.facts])
        assert report.problems == []
        assert compare(report, standing_of(done.tournament).equals) == []
        assert read_log(write_log(done.log)) == done.log

    def make_startable(self) -> None:
        """Before the start a number that cannot be played is mended by entries, as an organiser would."""
        tournament = self.desk.tournament
        if tournament.started:
            return
        while not feasible(tournament.rules, len(self.desk.tournament.players), len(self.desk.tournament.fillers)).ok:
            number = max(self.desk.tournament.entrants, default=0) + 1
            self.desk = self.desk.say("entered", {"entrant": number, "name": f"Found {number}"})


TestEveryState = Organisers.TestCase
