"""Whatever the tournament desk is refused can be said in every language of the page, filled with the facts at hand.

The codes are collected from the source: every place that raises one, and what it tells with it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fivefold.messages import catalogue

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fivefold"
FACTS = catalogue("en").variables
VERIFIER = SOURCE / "tournaments" / "verifier"
ROOMS = ("tournaments", "entries", "papers", "server", "live")
ELSEWHERE = {
    "live/": "said at a board, in the words of `refused.`",
    "server/api/katamino.py": "asked by the puzzles' page",
    "server/api/common.py": "asked by the pages of people",
    "server/api/lobby.py": "asked by the lobby",
    "server/api/club_desk.py": "asked by the page of clubs",
    "server/api/club_shapes.py": "asked by the page of clubs",
    "server/api/clubs.py": "asked by the page of clubs",
    "server/api/ladders.py": "asked by the page of clubs",
    "server/clubs/": "asked by the page of clubs",
    "server/api/contacts.py": "asked by the lobby",
    "server/api/moderation.py": "asked by moderators",
    "server/api/own.py": "asked for accounts, which the desk does not have",
    "server/api/passkeys.py": "asked for accounts, which the desk does not have",
    "server/api/profiles.py": "asked for accounts, which the desk does not have",
    "server/api/reminders.py": "asked by the page of reminders",
    "server/api/slow.py": "asked by the page of reminders",
    "server/lobby/": "asked by the lobby",
    "server/slow/": "asked by the page of reminders",
    "server/api/rules.py": "asked by the page of the rules",
    "server/api/people.py": "asked for accounts, which the desk does not have",
    "server/api/event_streams.py": "asked by programs",
    "server/api/tables.py": "asked by a board's page",
    "server/people/codes.py": "asked by the first page",
    "server/people/conduct.py": "asked by moderators, and where people meet",
    "server/people/contacts.py": "asked by the lobby",
    "server/people/passkeys.py": "asked for accounts, which the desk does not have",
    "server/people/progress.py": "asked for accounts, which the desk does not have",
    "server/operations/moderators.py": "said in the terminal: moderators",
    "server/operations/passwords.py": "said in the terminal: accounts",
    "server/operations/recount.py": "said in the terminal: backups",
    "server/people/attempts.py": "asked for accounts, which the desk does not have",
    "server/engines/cluster.py": "said when a house is opened",
    "server/engines/duel_tasks.py": "asked by the page of the solved duel",
    "server/engines/game_tasks.py": "asked by the analysis page",
    "server/engines/puzzle_tasks.py": "asked by the page of the puzzles",
    "server/operations/backup.py": "said in the terminal: backups",
    "server/operations/lock.py": "said in the terminal: opening the house",
    "server/operations/repair.py": "said in the terminal: repairs",
    "server/tables/hall.py": "asked by a board's page",
    "server/tables/messages.py": "said to programs that send what no page sends",
    "server/people/passwords.py": "asked for accounts, which the desk does not have",
    "server/people/account_names.py": "asked for accounts, which the desk does not have",
    "server/people/accounts.py": "asked for accounts, which the desk does not have",
    "server/settings.py": "said in the terminal: opening the house",
    "server/storage/": "said in the terminal, or tried again by the office itself",
    "tournaments/repair.py": "said in the terminal: repairs",
    "tournaments/simulation/__init__.py": "said in the terminal: simulations",
}
"""Where a refusal never reaches the desk's pages, and why."""


BY_THE_PAGE = {"until"}
"""What the page puts into a sentence itself: a day in its own language."""


@dataclass(frozen=True)
class Site:
    """A place that refuses: the code, and the names of the facts that it tells."""

    where: str
    code: str
    facts: frozenset[str]


@dataclass(frozen=True)
class Helper:
    """A function that refuses with the code it is given."""

    at: int
    facts: frozenset[str]
    more: bool


def helpers_of(tree: ast.Module) -> dict[str, Helper]:
    found = {}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        names = [arg.arg for arg in function.args.args]
        if "code" in names:
            inner = [call for call in calls_in(function) if any(word.arg == "code" for word in call.keywords)]
            facts = told(inner[0]) if inner else frozenset[str]()
            found[function.name] = Helper(names.index("code"), facts, function.args.kwarg is not None)
    return found


def calls_in(node: ast.AST) -> Iterator[ast.Call]:
    return (each for each in ast.walk(node) if isinstance(each, ast.Call))


def told(call: ast.Call) -> frozenset[str]:
    return frozenset(word.arg for word in call.keywords if word.arg not in (None, "code", "rule"))


def sites_of(path: Path) -> Iterator[Site]:
    source = path.read_text("utf-8")
    if "code" not in source:
        return
    tree = ast.parse(source)
    where = path.relative_to(SOURCE).as_posix()
    helpers = helpers_of(tree)
    for plain in (each for each in ast.walk(tree) if isinstance(each, ast.Dict)):
        for key, value in zip(plain.keys, plain.values, strict=True):
            if isinstance(key, ast.Constant) and key.value == "code" and isinstance(value, ast.Constant):
                yield Site(where, str(value.value), frozenset())
    for call in calls_in(tree):
        code = next((word.value for word in call.keywords if word.arg == "code"), None)
        if isinstance(code, ast.Constant):
            yield Site(where, str(code.value), told(call))
        helper = helpers.get(call.func.id) if isinstance(call.func, ast.Name) else None
        if helper is not None and len(call.args) > helper.at:
            given = call.args[helper.at]
            assert isinstance(given, ast.Constant), f"{where}:{call.lineno}: a code is written out"
            yield Site(where, str(given.value), helper.facts | (told(call) if helper.more else frozenset()))


def files_of(room: str) -> list[Path]:
    """Its files; what the verifier finds is no refusal."""
    return [path for path in sorted((SOURCE / room).rglob("*.py")) if path.parent != VERIFIER]


SITES = [site for room in ROOMS for path in files_of(room) for site in sites_of(path)]
AT_THE_DESK = [site for site in SITES if not site.where.startswith(tuple(ELSEWHERE))]
LINES = [
    site
    for site in AT_THE_DESK
    if site.where == "entries/reading.py" and not site.code.startswith(("empty", "no-name-"))
]
"""Complaints about single lines of a list have words of their own."""


def test_the_collection_finds_what_is_there() -> None:
    codes = {site.code for site in AT_THE_DESK}
    assert len(codes) > 150
    assert {
        "too-late",
        "bad-marbles",
        "wrong-stage",
        "empty-list",
        "no-bracket",
        "place-taken",
        "field-missing",
    } <= codes
    assert all((SOURCE / where).exists() for where in ELSEWHERE)


def test_every_refusal_at_the_desk_has_its_words() -> None:
    for site in AT_THE_DESK:
        key = f"line-{site.code}" if site in LINES else f"no-{site.code}"
        assert key in FACTS, f"{site.where}: {key} is not said"
        wanted = set(FACTS[key])
        wanted -= {"line"} if site in LINES else BY_THE_PAGE
        assert wanted <= site.facts, f"{site.where}: {key} asks for {wanted - site.facts}, which is not told there"


def test_no_words_are_kept_for_refusals_that_do_not_exist() -> None:
    by_the_page = {"no-line", "line"}
    by_status = {"not-found", "not-allowed"}
    by_the_store = {"store-full", "store-read-only", "store-away", "store-damaged"}
    codes = {site.code for site in SITES} | by_the_page | by_status | by_the_store
    kept = {key.removeprefix("no-") for key in FACTS if key.startswith("no-")}
    assert {code for code in kept - codes if not code.startswith("kingdomino-grid-")} == set()
    lines = {key.removeprefix("line-") for key in FACTS if key.startswith("line-")}
    assert lines == {site.code for site in LINES}


def problems() -> Iterator[tuple[str, frozenset[str]]]:
    """Everything that the verifier can find, and the facts it tells."""
    for path in sorted(VERIFIER.glob("*.py")):
        for call in calls_in(ast.parse(path.read_text("utf-8"))):
            if isinstance(call.func, ast.Name) and call.func.id == "problem" and isinstance(call.args[1], ast.Constant):
                yield str(call.args[1].value), told(call)


def test_everything_that_the_verifier_finds_has_its_words() -> None:
    found = {code: facts for code, facts in problems() if code}
    assert len(found) > 15
    for code, facts in found.items():
        assert FACTS[f"found-{code}"] <= facts
    assert {key for key in FACTS if key.startswith("found-")} == {f"found-{c}" for c in found} | {"found-fact"}
