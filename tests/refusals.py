"""Every refusal that the sources can say, found by reading them: its code, its sentence and where it stands.

A refusal is made in one of three ways, and all are followed: with `code="…"` in the call; by a function of the same
package that takes the code (`no`, `_illegal`); from a table of `(sentence, code, …)`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "fivefold"
CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Saying:
    """A refusal; the sentence is empty where it is put together."""

    code: str
    sentence: str
    where: str


@dataclass(frozen=True)
class Speaker:
    """A function that takes a code, with what it puts before the code and before the sentence."""

    name: str
    code_at: int
    code_name: str
    code_before: str
    sentence_at: int
    sentence_before: str


def sayings_in(package: Path) -> list[Saying]:
    """What the files of a package can refuse; speakers are known in their own file, `no` in its whole package."""
    files = [package] if package.suffix == ".py" else sorted(package.rglob("*.py"))
    trees = {file: ast.parse(file.read_text("utf-8")) for file in files}
    speakers = {file: list(_speakers(tree)) for file, tree in trees.items()}
    everywhere = [speaker for found in speakers.values() for speaker in found if not speaker.name.startswith("_")]
    return [
        saying
        for file, tree in trees.items()
        for saying in _sayings(tree, [*speakers[file], *everywhere], str(file.relative_to(SOURCE)))
    ]


def _text(node: ast.expr | None, names: dict[str, str]) -> str:
    """A text as far as it is written down: constants, sums of them, and names that were set to one before."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.BinOp):
        return _text(node.left, names) + _text(node.right, names)
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part, names) for part in node.values if isinstance(part, ast.Constant))
    return names.get(node.id, "") if isinstance(node, ast.Name) else ""


def _code_in(call: ast.Call) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == "code":
            return keyword.value
    for given in call.args:
        if isinstance(given, ast.Dict):
            for key, value in zip(given.keys, given.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "code":
                    return value
    return None


def _names_of(node: ast.AST) -> list[str]:
    return [found.id for found in ast.walk(node) if isinstance(found, ast.Name)]


def _speakers(tree: ast.Module) -> Iterator[Speaker]:
    for function in ast.walk(tree):
        if not isinstance(function, Function):
            continue
        taken = [argument.arg for argument in function.args.args if argument.arg != "self"]
        for call in ast.walk(function):
            code = _code_in(call) if isinstance(call, ast.Call) else None
            named = [name for name in _names_of(code) if name in taken] if code else []
            if not named:
                continue
            assert isinstance(call, ast.Call)
            sentence = call.args[0] if call.args and not isinstance(call.args[0], ast.Dict) else None
            said = [name for name in _names_of(sentence) if name in taken] if sentence else ["sentence"]
            yield Speaker(
                function.name,
                taken.index(named[0]),
                named[0],
                _text(code, {}),
                taken.index(said[0]) if said and said[0] in taken else -1,
                _text(sentence, {}),
            )


def _set_in(node: ast.Assign) -> dict[str, str]:
    target, value = node.targets[0], node.value
    pairs = (
        zip(target.elts, value.elts, strict=False)
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
        else [(target, value)]
    )
    return {name.id: _text(text, {}) for name, text in pairs if isinstance(name, ast.Name)}


def _sayings(tree: ast.Module, speakers: list[Speaker], where: str) -> Iterator[Saying]:
    names: dict[str, str] = {}
    for node in sorted(ast.walk(tree), key=lambda found: (getattr(found, "lineno", 0), isinstance(found, ast.Call))):
        if isinstance(node, ast.Assign):
            names |= _set_in(node)
        if isinstance(node, ast.Tuple) and len(node.elts) > 1:
            sentence, code = (_text(part, {}) for part in node.elts[:2])
            if " " in sentence and CODE.fullmatch(code):
                yield Saying(code, sentence, f"{where}:{node.lineno}")
        if not isinstance(node, ast.Call):
            continue
        if code_given := _code_in(node):
            code = _text(code_given, names)
            if isinstance(code_given, ast.Constant | ast.Name) and CODE.fullmatch(code):
                yield Saying(code, _text(node.args[0] if node.args else None, names), f"{where}:{node.lineno}")
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for speaker in speakers:
            if speaker.name != called or len(node.args) <= speaker.code_at:
                continue
            code = _text(node.args[speaker.code_at], names)
            if CODE.fullmatch(code):
                sentence = _text(node.args[speaker.sentence_at], names) if speaker.sentence_at >= 0 else ""
                text = speaker.sentence_before + sentence if sentence else ""
                yield Saying(speaker.code_before + code, text, f"{where}:{node.lineno}")
            break
