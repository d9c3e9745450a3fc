"""Who may do what: one table of rows, asked by every entrance inside the step that applies the change.

A row names an action, the entrances that lead to it (operation ids of the HTTP API, `socket:` messages, `fact:` kinds)
and, for each role, under which conditions it is allowed. What stands in no row is refused. `docs/access.md` is made
from the rows: `python -m fivefold.server.people.access > docs/access.md`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from fivefold.refusals import Refused
from fivefold.server.people.conditions import (
    ALWAYS,
    ANOTHERS_RESULT,
    NO_TOURNAMENT,
    ONESELF,
    OPEN_SEAT,
    OWN_BREAK,
    OWN_ENTRANT,
    OWN_NAME,
    OWN_SEAT,
    OWN_TABLE,
    PUBLIC,
    Case,
    Condition,
    NotAllowed,
)

Grant = tuple[Condition, ...]
Grants = Mapping[str, Grant]

TABLE_ROLES: Final = ("player", "host", "invited", "watcher", "member", "guest", "anyone")
TOURNAMENT_ROLES: Final = (
    *("director", "arbiter", "desk", "table", "player", "entry", "screen", "spectator"),
    "anyone",
)
LINK_ROLES: Final = TOURNAMENT_ROLES[:-1]
CIRCUIT_ROLES: Final = ("director", "anyone")
CLUB_ROLES: Final = ("organiser", "member", "invited", "anyone")
HOUSE_ROLES: Final = ("operator", "moderator", "person", "anyone")


class Row(NamedTuple):
    """One action: what it is, how one gets to it, and who may; and the part of the house that it belongs to, if any."""

    action: str
    entrances: tuple[str, ...]
    grants: Grants
    part: str = ""


def _to(*roles: str, **others: Grant) -> Grants:
    return {**dict.fromkeys(roles, (ALWAYS,)), **others}


STAFF: Final = ("director", "arbiter", "desk")
JUDGES: Final = ("director", "arbiter")

HOUSE: Final = (
    Row(
        "house.look",
        (
            *(
                "getHouse",
                "health",
                "healthReady",
                "healthAlive",
                "listGames",
                "getGame",
                "checkOptions",
                "getRules",
                "listSeries",
                "getSeriesQr",
                "listRegulations",
                "listFormats",
            ),
            *("listRuleBooks", "getRuleBook", "listPuzzleSets", "listPuzzles", "getPuzzleQr"),
            *("listTables", "listTournaments", "listCircuits", "getLink", "getLinkQr"),
        ),
        _to("anyone"),
    ),
    Row(
        "house.compute",
        (
            *("analyse", "analysePosition", "analyseGame", "shareAnalysis"),
            *("readRecord", "scoreKingdom", "sketchKingdoms", "getProspect"),
            *("getSolvedDuel", "getDuelDraft", "getDuelLine", "getDuelVerdict"),
            *("getDailyPuzzles", "getPuzzle", "tryPuzzle", "getPuzzleSolution"),
            *("checkSeries", "makeSeries", "makePenta"),
            "checkRegulation",
            "forecastTournament",
            "verifyLog",
        ),
        _to("anyone"),
    ),
    Row("house.run", ("getHouseParts", "chooseHouseParts", "addModerator", "removeModerator"), _to("operator")),
    Row("house.join-by-code", ("createLinkCode", "openCode"), _to("anyone")),
    Row("house.open-table", ("createTable",), _to("anyone")),
    Row("house.open-tournament", ("createTournament", "openLog", "createCircuit"), _to("anyone")),
    Row("person.become", ("getMe", "createGuest", "createToken", "signIn", "signOut"), _to("anyone")),
    Row("person.register", ("createAccount",), _to("anyone"), part="accounts"),
    Row("person.reminders", ("getReminders", "changeReminders", "getFeeds", "renewFeeds"), _to("person")),
    Row("person.mail", ("addMail", "removeMail"), _to("person"), part="mail"),
    Row("person.devices", ("addDevice", "removeDevice"), _to("person"), part="push"),
    Row(
        "house.letter", ("confirmMail", "stopMail", "askToStopMail", "getGamesCalendar", "getGamesFeed"), _to("anyone")
    ),
    Row("person.slow", ("listOwnTables", "getVacation", "addVacation", "endVacation"), _to("person")),
    Row(
        "people.look",
        ("getProfile", "getResults", "listFinishedGames", "getRatingHistory", "getRanking"),
        _to("anyone"),
        part="accounts",
    ),
    Row("person.sign-in-by-passkey", ("askPasskey", "signInByPasskey"), _to("anyone"), part="accounts"),
    Row(
        "person.account",
        (
            *("listPasskeys", "offerPasskey", "addPasskey", "removePasskey"),
            *("getProgress", "keepProgress", "changeProfile", "downloadEverything"),
        ),
        _to("person"),
        part="accounts",
    ),
    Row("person.own", ("streamTables", "changePassword", "listSessions", "endSession", "deleteAccount"), _to("person")),
)

LOBBY: Final = (
    Row("lobby.look", ("listSeeks", "socket:lobby"), _to("anyone"), part="lobby"),
    Row("lobby.seek", ("createSeek", "joinSeek", "withdrawSeek", "declineSeek"), _to("anyone"), part="lobby"),
    Row("contacts.own", ("listContacts", "askFriend", "endFriend", "unblockPerson"), _to("person"), part="lobby"),
    Row("moderation.report", ("reportPerson",), _to("anyone"), part="lobby"),
    Row(
        "moderation.desk",
        ("getModeration", "decideReport", "banPerson", "unbanPerson", "renamePerson", "closeTalk", "openTalk"),
        _to("moderator"),
        part="lobby",
    ),
    Row("contacts.block", ("blockPerson",), _to("anyone"), part="lobby"),
)

TABLES: Final = (
    Row(
        "table.read",
        ("getTable", "getRecord", "streamTable", "socket:state", "socket:ping", "socket:pong"),
        _to("player", "host", "invited", "watcher", "member", anyone=(PUBLIC,)),
    ),
    Row("table.sit", ("joinTable", "socket:sit"), _to("invited", host=(NO_TOURNAMENT,), guest=(OPEN_SEAT,))),
    Row("table.stand", ("socket:stand",), _to("player")),
    Row("table.fill", ("socket:fill",), _to(host=(NO_TOURNAMENT,))),
    Row(
        "table.play",
        ("socket:move", "socket:touch", "socket:plan", "socket:colour", "socket:resign", "socket:return"),
        _to("player"),
    ),
    Row("table.agree", ("socket:offer", "socket:accept", "socket:decline"), _to("player")),
    Row("table.pause", ("socket:pause", "socket:resume"), _to("player")),
    Row("table.claim", ("socket:claim",), _to("player")),
    Row("table.talk", ("socket:say",), _to("player", "guest")),
    Row(
        "table.invite",
        ("createTableLink", "listTableLinks", "revokeTableLink"),
        _to(player=(NO_TOURNAMENT,), host=(NO_TOURNAMENT,)),
    ),
)
"""`sendRequest` (POST …/requests) leads to the same rows as the socket, by the message it carries."""


def _fact(kind: str, *roles: str, entrances: tuple[str, ...] = (), **others: Grant) -> Row:
    return Row(f"tournament.say.{kind}", (f"fact:{kind}", *entrances), _to(*roles, **others))


TOURNAMENTS: Final = (
    Row(
        "tournament.read",
        (
            *("getTournament", "socket:tournament", "explainStanding", "compareEntrants", "getTournamentQr"),
            *("getReport", "getCalendar", "getEmbeddedStanding"),
            *("verifyTournament", "getSignature", "getHistory", "listDueTables", "getTournamentCircuit"),
            *("paper:seating", "paper:groups", "paper:bracket", "paper:standings", "paper:rules", "paper:schedule"),
        ),
        _to(*LINK_ROLES, anyone=(PUBLIC,)),
    ),
    Row(
        "tournament.read-everything",
        (
            *("getTournamentLog", "getTournamentFile", "getSheets", "getSheet"),
            *("lintTournament", "listDependents", "listSeatingChanges", "readEntries"),
        ),
        _to(*STAFF),
    ),
    Row("tournament.read-names", ("view:names",), _to(*STAFF, "table", "player")),
    Row("tournament.print", ("paper:sheets", "paper:fallback"), _to(*STAFF)),
    Row("tournament.certify", ("paper:certificates",), _to("director")),
    _fact("opened"),
    _fact("regulated", "director"),
    _fact("described", "director"),
    _fact("committed", "director"),
    _fact("entered", *STAFF, entrances=("addEntries", "enterQualified"), entry=(ONESELF,)),
    _fact("renamed", *STAFF),
    _fact("merged", *STAFF),
    _fact("split", *STAFF),
    _fact("checked-in", *STAFF),
    _fact("started", "director", entrances=("startTournament",)),
    _fact("lot", "director", entrances=("drawLot",)),
    _fact("drawn", "director", entrances=("drawRound",)),
    _fact("decided", *JUDGES),
    _fact("result", *STAFF, table=(OWN_TABLE,), player=(OWN_SEAT,)),
    _fact("confirmed", *STAFF, table=(OWN_TABLE, ANOTHERS_RESULT), player=(OWN_SEAT, ANOTHERS_RESULT)),
    _fact("disputed", *STAFF, table=(OWN_TABLE,), player=(OWN_SEAT,)),
    _fact("protested", *STAFF, table=(OWN_TABLE, OWN_NAME), player=(OWN_SEAT, OWN_NAME)),
    _fact("agreed", *STAFF, table=(OWN_TABLE,)),
    _fact("left", *STAFF),
    _fact("excused", *STAFF),
    _fact("paused", *STAFF, player=(OWN_BREAK,)),
    _fact("resumed", *STAFF, player=(OWN_BREAK,)),
    _fact("ended", "director"),
    _fact("corrected", *JUDGES),
    _fact("upset", *JUDGES),
    _fact("ruled", *JUDGES),
    _fact("disqualified", *JUDGES),
    _fact("filled", *JUDGES),
    _fact("moved", *JUDGES),
    _fact("undone", *JUDGES, entrances=("undoFact",)),
    _fact("closed", "director"),
    Row("tournament.archive", ("archiveTournament",), _to("director")),
    Row("tournament.delete", ("deleteTournament", "restoreTournament"), _to("director")),
    Row("tournament.notice", ("postNotice",), _to("director")),
    Row("tournament.links", ("createRoleLink", "listRoleLinks", "revokeRoleLink"), _to("director")),
    Row("tournament.bans", ("listBans", "banPlayer", "liftBan", "shareBans"), _to("director")),
    Row("tournament.screen", ("playOnScreen",), _to(*STAFF, table=(OWN_TABLE,), player=(OWN_SEAT,))),
    Row("tournament.seat", ("takeSeatOnScreen",), _to(*STAFF, table=(OWN_TABLE,), player=(OWN_SEAT, OWN_ENTRANT))),
    Row("tournament.dismiss", ("dismissBoard",), _to(*JUDGES)),
)
"""`addFact` and `addFacts` lead to the row of each fact that they carry."""

CIRCUITS: Final = (
    Row("circuit.read", ("getCircuit",), _to("director", "anyone")),
    Row(
        "circuit.keep",
        (
            *("admitTournament", "releaseTournament", "declineQualification"),
            *("trustHouse", "distrustHouse", "reportSigned"),
        ),
        _to("director"),
    ),
)

CLUBS: Final = (
    Row("clubs.look", ("listClubs", "createClub"), _to("anyone"), part="clubs"),
    Row("club.read", ("getClub",), _to("organiser", "member", "invited", anyone=(PUBLIC,)), part="clubs"),
    Row("club.join", ("joinClub",), _to("organiser", "member", "invited", anyone=(PUBLIC,)), part="clubs"),
    Row("club.leave", ("leaveClub",), _to("organiser", "member", "invited", anyone=(PUBLIC,)), part="clubs"),
    Row(
        "club.keep",
        (
            *("changeClub", "postClubNotice", "closeClub"),
            *("inviteToClub", "admitMember", "refuseMember", "expelMember", "changeMemberRole"),
            *("createClubLink", "listClubLinks", "revokeClubLink"),
            *("attachTournament", "detachTournament", "attachCircuit", "detachCircuit"),
            *("openLadder", "closeLadder"),
        ),
        _to("organiser"),
        part="clubs",
    ),
    Row(
        "club.play",
        ("enterLadder", "leaveLadder", "challengeMember", "playChallenge", "reportChallenge", "dropChallenge"),
        _to("organiser", "member"),
        part="clubs",
    ),
)

POLICY: Final = (*HOUSE, *LOBBY, *TABLES, *TOURNAMENTS, *CIRCUITS, *CLUBS)
ROWS: Final[Mapping[str, Row]] = {row.action: row for row in POLICY}
ENTRANCES: Final[Mapping[str, str]] = {entrance: row.action for row in POLICY for entrance in row.entrances}
BY_CONTENT: Final = frozenset({"sendRequest", "addFact", "addFacts", "getPaper"})
"""Operations whose action depends on what they carry."""


def action_of(entrance: str) -> str:
    """The action behind an entrance; one that stands in no row leads nowhere.

    >>> action_of("socket:sit"), action_of("fact:result")
    ('table.sit', 'tournament.say.result')
    """
    action = ENTRANCES.get(entrance)
    if action is None:
        raise NotAllowed("Nobody may do this: {entrance}", code="not-in-policy", entrance=entrance[:60])
    return action


def check_part(action: str, parts: frozenset[str]) -> None:
    """Refuse an action of a part that is not open in this house.

    >>> check_part("house.look", frozenset())
    """
    part = ROWS[action].part
    if part and part not in parts:
        raise NotAllowed("This house has no {part}", code="part-closed", part=part)


def fact_action(kind: str) -> str:
    """The action of saying a fact."""
    action = f"tournament.say.{kind}"
    if action not in ROWS:
        raise Refused("There is no fact {kind}", code="no-such-fact", kind=repr(kind)[:60])
    return action


def roles_of(case: Case) -> tuple[str, ...]:
    """The roles that somebody has towards a table or a tournament, the strongest first."""
    principal = case.principal
    link = principal.link
    if case.club is not None:
        return (case.club, "anyone") if case.club else ("anyone",)
    if case.table is None:
        house = tuple(
            role for role, is_so in (("operator", principal.operator), ("moderator", principal.moderator)) if is_so
        )
        return (*house, link.role) if link is not None else (*house, "anyone")
    table = case.table
    found = []
    if table.seats_of(principal.who):
        found.append("player")
    if principal.who and principal.who == table.setting.host:
        found.append("host")
    if link is not None and link.kind == "table":
        found.append("invited" if link.role == "seat" else "watcher")
    if link is not None and link.kind == "tournament" and link.id == table.setting.origin.get("tournament"):
        found.append("member")
    if principal.who:
        found.append("guest")
    return (*found, "anyone")


def refusal_of(action: str, case: Case) -> Refused | None:
    """Why an action is not allowed, or None where it is. One role that allows it is enough."""
    row = ROWS.get(action)
    if row is None:
        return NotAllowed("Nobody may do this: {entrance}", code="not-in-policy", entrance=action)
    refusals = []
    for role in roles_of(case):
        if role in row.grants:
            found = next((no for no in (one.check(case) for one in row.grants[role]) if no is not None), None)
            if found is None:
                return None
            refusals.append(found)
    return refusals[0] if refusals else _no_role(action, case)


def _no_role(action: str, case: Case) -> Refused:
    if case.table is not None:
        if action == "table.invite":
            return NotAllowed("Only who plays here can invite", code="not-yours")
        if action in ("table.talk", "table.sit"):
            return Refused("Only somebody with a name can sit down", code="nobody")
        return NotAllowed("You do not sit at this table", code="not-seated")
    if case.club is not None:
        return _no_role_in_club(action)
    if action == "house.run":
        return NotAllowed("This is for whoever runs the house", code="not-the-operator")
    if action == "moderation.desk":
        return NotAllowed("This is for moderators", code="not-a-moderator")
    if not action.startswith("tournament.say."):
        return NotAllowed("Your link does not allow this", code="not-your-role")
    role = case.principal.link.role if case.principal.link is not None else "spectator"
    kind = action.removeprefix("tournament.say.")
    return NotAllowed("A {role} cannot say {kind}", code="not-your-role", role=role, kind=kind)


def _no_role_in_club(action: str) -> Refused:
    if action == "club.keep":
        return NotAllowed("This is for the organisers of the club", code="not-an-organiser")
    return NotAllowed("You do not belong to this club", code="not-a-member")


def allow(action: str, case: Case) -> None:
    """Refuse an action that the table of rows does not allow."""
    if (refusal := refusal_of(action, case)) is not None:
        raise refusal


def may(action: str, case: Case) -> bool:
    """Is this action allowed?"""
    return refusal_of(action, case) is None


def document() -> str:
    """`docs/access.md`."""
    parts = [INTRODUCTION]
    for title, roles, rows in (
        ("The house", HOUSE_ROLES, HOUSE),
        ("The lobby", HOUSE_ROLES, LOBBY),
        ("A table", TABLE_ROLES, TABLES),
        ("A tournament", TOURNAMENT_ROLES, TOURNAMENTS),
        ("A circuit", CIRCUIT_ROLES, CIRCUITS),
        ("A club", CLUB_ROLES, CLUBS),
    ):
        parts.append(f"## {title}\n\n{_matrix(roles, rows)}")
    return "\n".join(parts)


def _matrix(roles: Iterable[str], rows: Iterable[Row]) -> str:
    roles = list(roles)
    lines = [f"| action | {' | '.join(roles)} | part | entrances |", f"|---|{'---|' * len(roles)}---|---|"]
    for row in rows:
        cells = [", ".join(one.words for one in row.grants.get(role, ())) or "–" for role in roles]
        lines.append(f"| {row.action} | {' | '.join(cells)} | {row.part} | {', '.join(row.entrances)} |")
    return "\n".join(lines) + "\n"


INTRODUCTION: Final = """# Who may do what

Made by `python -m fivefold.server.people.access > docs/access.md`; a test compares it with the code. Every
entrance – an operation of the HTTP API, a message on a socket, a fact of a tournament – belongs to one row, and what is
in no row is refused. A row is asked inside the locked step that applies the change, with the state as it then is.
Whoever may not see a private table or tournament is told that it does not exist (404). A row with a part is closed
in a house that does not have it (`fivefold serve --with`, `--online`).

The `operator` is whoever shows the key that `fivefold serve` prints.

At a table a person can have several roles: a `player` has a seat, the `host` has opened the table, `invited` is who
shows a link to a seat, a `watcher` a link to watch, a `member` any link of the tournament to which the board belongs,
a `guest` anybody with a session. In a tournament the role is that of the link. In a club `invited` is who was invited
by name, or shows the club's link; whatever is done there besides looking needs an account. `POST …/requests` leads to
the rows of the socket's messages, `POST …/facts` to those of the facts.
"""


if __name__ == "__main__":
    sys.stdout.write(document())
