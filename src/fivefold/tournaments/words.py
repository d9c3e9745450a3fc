"""What a tournament asks and finds, in the sentences of a language: from codes and facts, by the catalogues.

The page says the same with the same messages (`web/src/desk/words.ts`).

>>> from fivefold.messages import catalogue
>>> from fivefold.tournaments.formats import feasible
>>> from fivefold.tournaments.presets import PRESETS
>>> for players in (1, 5, 11):
...     print(feasible_words(catalogue("en"), feasible(PRESETS["kingdomino-championship"], players)))
1 player cannot be seated at tables of 3 or 4.
5 players cannot be seated at tables of 3 or 4.
Tables of 4 + 4 + 3
"""

from __future__ import annotations

from fivefold.messages import Catalogue
from fivefold.tournaments.lint import Finding
from fivefold.tournaments.needs import (
    Decision,
    Draw,
    Facts,
    Feasible,
    FillerNeeded,
    Finished,
    LotNeeded,
    MoveNeeded,
    Need,
    Option,
    Waiting,
)
from fivefold.tournaments.state import Tournament


def feasible_words(say: Catalogue, found: Feasible) -> str:
    """How a number of entrants can be played, or why it cannot."""
    return say(f"can-{found.code}" if found.ok else f"obstacle-{found.code}", **found.facts)


def finding_words(say: Catalogue, finding: Finding) -> str:
    """What the linter found."""
    match finding.level:
        case "obstacle":
            return say(f"obstacle-{finding.facts['why']}", **finding.facts)
        case "note":
            leavers = finding.facts.get("leavers")
            return say(f"note-{finding.name}-{leavers}" if leavers else f"note-{finding.name}", **finding.facts)
        case "question":
            return question_words(say, finding.name, finding.facts)


def choice_words(say: Catalogue, finding: Finding, option: Option) -> str:
    """One of the ways out that the linter names."""
    if finding.level == "obstacle":
        return say(f"obstacle-choice-{option.answer}", **option.facts)
    return option_words(say, finding.name, option)


def question_words(say: Catalogue, question: str, facts: Facts) -> str:
    """What the organiser is asked."""
    return say(f"ask-{question}", **facts)


def option_words(say: Catalogue, question: str, option: Option) -> str:
    """One answer to a question."""
    if question in ("cup", "split"):  # the answers differ from number to number
        return say(f"ask-{question}-any", **{"answer": option.answer, **option.facts})
    return say(f"ask-{question}-{option.answer}", **option.facts)


def need_words(say: Catalogue, tournament: Tournament, need: Need) -> str:
    """What comes next."""

    def table(number: int) -> str:
        return say("desk-table", table=number)

    match need:
        case Waiting("dispute"):
            return say("need-dispute", where=table(need.tables[0][1]))
        case Waiting():
            return say(f"need-{need.kind}", count=len(need.tables))
        case LotNeeded():
            return say("need-lot", purpose=need.purpose)
        case Decision():
            return question_words(say, need.question, need.facts)
        case MoveNeeded():
            name = tournament.name(need.entrant)
            return say("need-move", name=name, **{"from": table(need.from_table), "to": table(need.to_table)})
        case FillerNeeded(instead_of=gone) if gone:
            return say("need-standin", where=table(need.table), name=tournament.name(gone))
        case FillerNeeded():
            return say("need-filler-table", where=table(need.table)) if need.table else say("need-filler")
        case Draw(stage="arena"):
            return say("need-pairs", count=len(need.tables))
        case Draw():
            return say("need-draw", round=need.round)
        case Finished():
            return say(f"need-{need.why}")
