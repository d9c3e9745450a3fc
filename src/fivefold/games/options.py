"""A game's options as text and as JSON, whatever the game.

Options are a frozen dataclass whose fields are a `Literal` of words, a `bool` (written on and off), an `int`, or a
`str`: one word without blanks, commas and quotation marks, which the game itself checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from types import MappingProxyType
from typing import Final, Literal, get_args, get_origin, get_type_hints

from fivefold.games.core import BadOptions, O, Options

SWITCH = {"on": True, "off": False}


Choice = str | int | bool


@cache
def hints_of(kind: type) -> Mapping[str, object]:
    """The types of the options; Python works them out anew at each call, which a table that is laid would feel."""
    return MappingProxyType(get_type_hints(kind))


@cache
def choices(kind: type[Options]) -> Mapping[str, tuple[Choice, ...]]:
    """The values each option may take; an empty tuple stands for any whole number, or for any word of a `str`.

    >>> from fivefold.games import pentago
    >>> choices(pentago.Options)["double_five"]
    ('mover', 'draw', 'starter')
    """
    hints = hints_of(kind)
    found: dict[str, tuple[Choice, ...]] = {}
    for field in fields(kind):
        hint = hints[field.name]
        if get_origin(hint) is Literal:
            found[field.name] = get_args(hint)
        else:
            found[field.name] = (True, False) if hint is bool else ()
    return MappingProxyType(found)


def plain(options: Options) -> dict[str, Choice]:
    """The options by their names.

    >>> from fivefold.games import pentago
    >>> plain(pentago.Options())
    {'double_five': 'draw', 'five_on_placement': True, 'first': 'dark'}
    """
    return {name: getattr(options, name) for name in options.__dataclass_fields__}


def check_choices(options: Options) -> None:
    """Refuse a value that its option does not have; options call this when they are made."""
    hints = hints_of(type(options))
    for name, allowed in choices(type(options)).items():
        value = getattr(options, name)
        fits = value in allowed if allowed else type(value) is hints[name]
        if not fits or (True in allowed and type(value) is not bool):
            sentence, code = (
                ("{name} cannot be {value}; it is one of {allowed}", "bad-option-value")
                if allowed
                else ("{name} cannot be {value}; it is one word", "option-no-word")
                if hints[name] is str
                else ("{name} cannot be {value}; it is a whole number", "option-no-number")
            )
            raise BadOptions(sentence, code=code, name=name, value=repr(value), allowed=", ".join(map(_word, allowed)))


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


LATER: Final = "later"
"""In a field's metadata: the option came after 1.0 and is written only where it was chosen; 1.0 reads the rest."""


def write_options(options: Options) -> str:
    """The options as text.

    >>> from fivefold.games import pentago
    >>> write_options(pentago.Options()), write_options(pentago.Options(first="light"))
    ('double_five=draw five_on_placement=on', 'double_five=draw five_on_placement=on first=light')
    """
    unsaid = {field.name for field in fields(options) if LATER in field.metadata}
    return " ".join(
        f"{name}={_word(value)}"
        for name, value in plain(options).items()
        if name not in unsaid or value != options.__dataclass_fields__[name].default
    )


def read_options(kind: type[O], text: str, presets: Mapping[str, O] | None = None) -> O:
    """The options a text means: a preset's name, `name=value` words, or both; what is not named keeps its default.

    >>> from fivefold.games import pentago
    >>> read_options(pentago.Options, "double_five=mover")
    Options(double_five='mover', five_on_placement=True, first='dark')
    >>> read_options(pentago.Options, "tournament five_on_placement=off", pentago.PRESETS)
    Options(double_five='mover', five_on_placement=False, first='dark')
    """
    known, hints = choices(kind), hints_of(kind)
    chosen: dict[str, Choice] = {}
    words = text.replace(",", " ").split()
    base = presets[words.pop(0)] if presets and words and words[0] in presets else None
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            names = ", ".join([*(presets or {}), *(f"{n}=…" for n in known)])
            raise BadOptions(
                "There is no option {word}; there are: {names}", code="no-such-option", word=repr(word), names=names
            )
        if name in chosen:
            raise BadOptions("The option {name} is given twice", code="option-twice", name=name)
        chosen[name] = value if hints[name] is str else _value(value, known[name])
    if base is None:
        return kind(**chosen)
    return kind(**{**plain(base), **chosen}) if chosen else base


def _value(text: str, allowed: tuple[Choice, ...]) -> Choice:
    if True in allowed:
        return SWITCH.get(text, text)
    if not allowed and text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
        return int(text)
    return next((value for value in allowed if _word(value) == text), text)
