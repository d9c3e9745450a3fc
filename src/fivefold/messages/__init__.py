"""What Fivefold says in German, English and French: one catalogue for the page, the papers and the terminal.

The files are Project Fluent's (`LANGUAGE/*.ftl`), so that plurals stand in the text and not in the program. The page
reads the same files with `@fluent/bundle`.

>>> catalogue("en")("desk-players", count=1), catalogue("de")("desk-players", count=3)
('1 player', '3 Spieler')
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("de", "en", "fr")
REGIONS: Final = {"de-CH": {"ß": "ss", "ẞ": "SS"}}
"""Regions that spell a language in their own way: their catalogues are made from its texts by this rule."""
SPOKEN: Final = (*LANGUAGES, *REGIONS)


def language_of(spoken: str) -> str:
    """The language of a region, or the language itself.

    >>> language_of("de-CH"), language_of("fr")
    ('de', 'fr')
    """
    return spoken.partition("-")[0] if spoken in REGIONS else spoken


def spelled(text: str, spoken: str) -> str:
    """A text of a language as its region spells it.

    >>> spelled("Die weiße Größe", "de-CH"), spelled("Die weiße Größe", "de")
    ('Die weisse Grösse', 'Die weiße Größe')
    """
    for letter, letters in REGIONS.get(spoken, {}).items():
        text = text.replace(letter, letters)
    return text


@cache
def catalogue(lang: str) -> Catalogue:
    """The messages of one of the `LANGUAGES`, or as one of the `REGIONS` spells them.

    >>> catalogue("de")("pente-stone-w"), catalogue("de-CH")("pente-stone-w")
    ('weißer Stein', 'weisser Stein')
    """
    return Catalogue(lang)


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, message: str, /, **facts: object) -> str:
        """The text of a message. An unknown message or a missing fact is a mistake of the caller."""
        if message not in self:
            raise LookupError(f"There is no message {message} in {self.lang}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {name: _argument(value) for name, value in facts.items()})
        if errors:
            raise LookupError(f"{message} in {self.lang}: {errors[0]}")
        return str(text)

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    @cached_property
    def variables(self) -> dict[str, frozenset[str]]:
        """Every message with the names of the facts that fill it."""
        from fluent.syntax import ast, parse

        found: dict[str, frozenset[str]] = {}
        for text in self._texts:
            for entry in parse(text).body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{self.lang}: {entry.annotations[0].message}: {(entry.content or '').strip()}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in found:
                        raise ValueError(f"{self.lang}: {entry.id.name} stands twice")
                    found[entry.id.name] = _variables_of(entry)
        return found

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.lang], use_isolating=False)
        for text in self._texts:
            bundle.add_resource(FluentResource(text))
        return bundle

    @cached_property
    def _texts(self) -> list[str]:
        folder = files("fivefold.messages").joinpath(language_of(self.lang))
        names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
        return [spelled(folder.joinpath(name).read_text("utf-8"), self.lang) for name in names]


def typescript() -> str:
    """The messages of the page and the names of their facts, for the type checker of the page."""
    rows = [
        f'  "{name}": {" | ".join(f"{chr(34)}{fact}{chr(34)}" for fact in sorted(facts)) or "never"};'
        for name, facts in sorted(catalogue("en").variables.items())
        if not name.startswith(("print-", "letter-"))
    ]
    head = "// Written by `python -m fivefold.messages > web/src/lib/messages.ts`."
    return "\n".join([head, "export interface Messages {", *rows, "}", ""])


def _argument(value: object) -> object:
    """Numbers, also as text, choose the plural; they are written without separators, as in `entry 1234`."""
    from fluent.runtime.types import fluent_number

    text = str(value)
    if text.isascii() and text.lstrip("-").isdigit() and len(text) < 16 and str(int(text)) == text:
        return fluent_number(int(text), useGrouping=False)
    return text


def _variables_of(node: object) -> frozenset[str]:
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    names: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, reference: ast.VariableReference) -> None:  # noqa: N802
            names.add(reference.id.name)

    assert isinstance(node, ast.BaseNode)
    Variables().visit(node)
    return frozenset(names)
