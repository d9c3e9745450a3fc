"""What is sent and taken besides the models of the routers: socket messages, facts and notices by kind, games' details.

OpenAPI knows no sockets; their messages stand in its components, so that clients can be generated for them too. What
another room has described already (requests, facts, notices) is read from there, not typed again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Annotated, Any, Final, Literal, TypeAlias, get_type_hints

import msgspec
from pydantic import BaseModel, Field, TypeAdapter, create_model
from typing_extensions import TypeAliasType, TypedDict, is_typeddict

from fivefold import games
from fivefold.bots.analysis import PointView
from fivefold.server.lobby import messages as lobby
from fivefold.server.tables import messages
from fivefold.server.tournaments.messages import TournamentMessage, TournamentPong
from fivefold.server.tournaments.notices import BY_HAND, KINDS
from fivefold.tournaments import facts
from fivefold.tournaments.regulation import RegulationView
from fivefold.tournaments.shapes import DrawnTableData

Schema: TypeAlias = dict[str, Any]
"""JSON Schema."""
REF: Final = "#/components/schemas/{model}"


def _either(kinds: list[Any], tag: str) -> Any:
    """One of several shapes, told apart by a tag."""
    return Annotated[reduce(or_, kinds), Field(discriminator=tag)]


def _alias(name: str, shape: Any) -> Any:
    """A shape made here, which has this name in the components."""
    return TypeAliasType(name, shape)


def _name(kind: str) -> str:
    return "".join(part.title() for part in kind.split("-"))


TableMessage = TypeAliasType(
    "TableMessage",
    Annotated[
        messages.StateMessage
        | messages.EventMessage
        | messages.AckMessage
        | messages.RefusalMessage
        | messages.PingMessage
        | messages.PongMessage,
        Field(discriminator="t"),
    ],
)
"""What the socket of a table sends."""
TablesMessage = TypeAliasType(
    "TablesMessage", Annotated[messages.TurnMessage | messages.PingMessage, Field(discriminator="t")]
)
"""What a stream of all one's tables sends."""
TournamentSocketMessage = TypeAliasType(
    "TournamentSocketMessage", Annotated[TournamentMessage | TournamentPong, Field(discriminator="t")]
)
"""What the socket of a tournament sends."""

LobbySocketMessage = TypeAliasType(
    "LobbySocketMessage",
    Annotated[
        lobby.LobbyMessage | lobby.SeeksMessage | lobby.YouMessage | lobby.FoundMessage | messages.PingMessage,
        Field(discriminator="t"),
    ],
)
"""What the socket of the lobby sends."""


class BrokenOff(TypedDict):
    """The last line of a graph that could not be finished: why."""

    code: str
    sentence: str


GraphLine = TypeAliasType("GraphLine", PointView | BrokenOff)
"""A line of the graph of a game."""


def _request(do: str, kind: type) -> type[BaseModel]:
    """A request of a table as a message; its `id` is answered by an `ack`."""
    hints = get_type_hints(kind)
    parts: dict[str, Any] = {"do": (Literal[do], ...), "id": (str, "")}
    for field in fields(kind):
        if field.name not in ("id", "credit"):
            parts[field.name] = (hints[field.name], ... if field.default is MISSING else field.default)
    return create_model(f"{_name(do)}Request", __doc__=kind.__doc__, **parts)


TableRequest = _alias(
    "TableRequest",
    _either(
        [
            *(_request(do, kind) for do, kind in messages.REQUESTS.items()),
            messages.StateRequest,
            messages.PingRequest,
            messages.PongRequest,
        ],
        "do",
    ),
)
"""What the socket of a table takes."""

_Number = Annotated[int, Field(ge=0, le=facts.LARGEST)]
_Text = Annotated[str, Field(max_length=facts.LONGEST)]
FACT_PARTS: Final[Mapping[str, Any]] = {
    facts.NUMBER: _Number,
    facts.TEXT: _Text,
    facts.LINES: _Text,
    facts.NUMBERS: list[_Number],
    facts.SCORES: list[tuple[_Number, _Number | None]],
    facts.OBJECT: RegulationView,
    facts.TABLES: list[DrawnTableData],
    facts.YES: bool,
    facts.TEXTS: list[_Text],
}
FACT_KINDS: Final = tuple(kind for kind in facts.SHAPES if kind not in facts.OTHER_LOGS)


def _fact_data(kind: str) -> type[BaseModel]:
    parts: dict[str, Any] = {}
    for name, wanted in facts.SHAPES[kind].items():
        optional = name.endswith("?")
        parts[name.removesuffix("?")] = (FACT_PARTS[wanted], Field(default_factory=dict) if optional else ...)
    return create_model(f"{_name(kind)}Data", __doc__=f"The data of `{kind}`.", **parts)


FACT_DATA: Final = {kind: _fact_data(kind) for kind in FACT_KINDS}
FactData = _alias("FactData", reduce(or_, FACT_DATA.values()))
"""The data of a fact of a tournament."""


class _Told(BaseModel):
    number: int
    time: str
    actor: str
    reason: str
    undone: bool


def _history_fact(kind: str) -> type[BaseModel]:
    parts: dict[str, Any] = {"kind": (Literal[kind], ...), "data": (FACT_DATA[kind], ...)}
    return create_model(f"{_name(kind)}Fact", __base__=_Told, __doc__=f"A `{kind}` in the history.", **parts)


HistoryFact = _alias("HistoryFact", _either([_history_fact(kind) for kind in FACT_KINDS], "kind"))
"""A fact in the history of a tournament."""
HistoryFacts: Final[Any] = GenericAlias(list, (HistoryFact,))


def _notice(kind: str) -> type[BaseModel]:
    parts: dict[str, Any] = {
        field.name: (field.type, ... if field.required else field.default)
        for field in msgspec.structs.fields(KINDS[kind])
    }
    return create_model(f"{_name(kind)}Notice", __doc__=KINDS[kind].__doc__, **parts)


NOTICES: Final = tuple(map(_notice, BY_HAND))
NoticeData = _alias("NoticeData", reduce(or_, NOTICES))
"""The data of a notice that is posted by hand."""


def _new_regulation() -> type[BaseModel]:
    parts: dict[str, Any] = {
        name: (hint, ... if name in ("name", "format") else Field(default_factory=dict))
        for name, hint in get_type_hints(RegulationView).items()
    }
    return create_model("NewRegulation", __doc__="A regulation; what is not said is as it is usual.", **parts)


NewRegulation = _new_regulation()


def _of_games() -> list[Any]:
    """What each game adds to a position and lays in its box, where it says so by a `TypedDict`."""
    found = []
    for name in games.GAMES:
        game = games.game(name)
        for call in (game.details, game.equipment):
            shape = _returned(call)
            if is_typeddict(shape) and shape not in found:
                found.append(shape)
    return found


def _returned(call: Callable[..., object]) -> Any:
    return get_type_hints(call).get("return")


SENT: Final[tuple[Any, ...]] = (
    TableMessage,
    TablesMessage,
    TournamentSocketMessage,
    LobbySocketMessage,
    GraphLine,
    HistoryFact,
)
TAKEN: Final[tuple[Any, ...]] = (TableRequest, FactData, NoticeData, NewRegulation)
CLOSED: Final = (
    *(data.__name__ for data in FACT_DATA.values()),
    *(notice.__name__ for notice in NOTICES),
    NewRegulation.__name__,
)
"""Components in which anything unknown is refused."""
BODIES: Final = {
    ("NewFact", "data"): "FactData",
    ("FactInBatch", "data"): "FactData",
    ("NewNotice", "data"): "NoticeData",
}
"""Parts of bodies that the room behind them checks and refuses with a sentence, and the component that has them."""


def _described(shapes: Iterable[Any], mode: Literal["validation", "serialization"]) -> Schema:
    """Shapes by the names of their components, with all that they hold."""
    kinds = [(shape, mode, TypeAdapter(shape)) for shape in shapes]
    return TypeAdapter.json_schemas(kinds, ref_template=REF)[1]["$defs"]


def complete(schema: Schema) -> Schema:
    """The schema of the routers, with the components of this file and with what those say about bodies."""
    components: Schema = schema["components"]["schemas"]
    for found in (_described([*SENT, *_of_games()], "serialization"), _described(TAKEN, "validation")):
        for name, component in found.items():
            if components.setdefault(name, component) != component:
                raise AssertionError(f"two components are called {name}")
    for name in CLOSED:
        components[name]["additionalProperties"] = False
    for (model, part), name in BODIES.items():
        components[model]["properties"][part] |= {"$ref": REF.format(model=name)}
        for key in ("type", "additionalProperties"):
            components[model]["properties"][part].pop(key, None)
    components["NewTournament"]["properties"]["regulation"]["anyOf"][0] = {"$ref": REF.format(model="NewRegulation")}
    components["RegulationQuestion"]["properties"]["regulation"] = {"$ref": REF.format(model="NewRegulation")}
    _refuse_alike(schema)
    body = schema["paths"]["/api/tables/{table}/requests"]["post"]["requestBody"]["content"]["application/json"]
    body["schema"] = {"$ref": REF.format(model="TableRequest")}
    return schema


def _refuse_alike(schema: Schema) -> None:
    """What FastAPI writes for a body of a wrong shape: here that is refused as everything else is."""
    for path in schema["paths"].values():
        for operation in path.values():
            content = operation["responses"].get("422", {}).get("content", {})
            if content:
                content["application/json"]["schema"] = {"$ref": REF.format(model="Refusal")}
    for name in ("HTTPValidationError", "ValidationError"):
        schema["components"]["schemas"].pop(name, None)
