"""The app: routes, refusals, the page."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, Literal

import structlog
from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.routing import Route
from starlette.types import ASGIApp

from fivefold import __version__, games
from fivefold.refusals import Refused, TooMany, Unavailable
from fivefold.server.api import ROUTERS
from fivefold.server.api.invitation import invitation_page
from fivefold.server.api.policy import check_policy
from fivefold.server.api.rules import holds_rules
from fivefold.server.api.sockets import SOCKETS
from fivefold.server.api.wire import complete
from fivefold.server.house import House
from fivefold.server.settings import Settings
from fivefold.server.tables.messages import refusal
from fivefold.server.web.compression import Compression
from fivefold.server.web.headers import content_policy
from fivefold.server.web.middleware import SecurityMiddleware, without_tokens

RETRY_AFTER = {TooMany.status: "5", Unavailable.status: "5"}
"""Seconds, by the status of a refusal after which the same can be asked again."""
PAGE = "/{path:path}"
SCHEMA = "/api/docs.json"
HUNG_UP = 499
"""The client has gone before its request was whole; nobody reads the answer."""
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fivefold</title>
<h1>Fivefold</h1><p>The house is open, but its page is not built. The API is described at
<a href="/api/docs.json">/api/docs.json</a>; <code>make play</code> builds it.</p></html>"""

log = structlog.get_logger()


class Alive(BaseModel):
    """The process runs."""

    ok: bool
    version: str


class Health(BaseModel):
    """How the house is: `ready` when tables can be played and the store answers, else `why` not; `warm` once it was.

    `state` is `starting` until the first time. `preparing` are the parts that are still compiled, of `parts` in all.
    """

    state: Literal["starting", "ready", "waiting"]
    ok: bool
    warm: bool
    ready: bool
    why: str
    version: str
    preparing: list[str]
    parts: int


def create_app(settings: Settings | None = None) -> FastAPI:
    """The app of a house."""
    house = House(settings or Settings())

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        build_routes(app)
        try:
            yield
        finally:
            await house.close()

    app = App(
        house,
        title="Fivefold",
        version=__version__,
        description="Tables, records, bots and tournaments. The game channel is a WebSocket: see docs/server.md.",
        lifespan=lifespan,
        dependencies=[Depends(check_policy)],
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    for router in ROUTERS:
        app.include_router(router, dependencies=[Depends(current)])
    app.router.routes.extend(SOCKETS)
    not_ready: dict[int | str, dict[str, Any]] = {503: {"model": Health, "description": "Not ready"}}
    for path, name in (("/health", "health"), ("/health/ready", "healthReady")):
        app.add_api_route(
            path, health, tags=["operations"], operation_id=name, response_model=Health, responses=not_ready
        )
    app.add_api_route("/health/alive", alive, tags=["operations"], operation_id="healthAlive")
    app.add_route("/metrics", metrics)
    app.add_route(SCHEMA, schema)
    app.add_route(PAGE, page)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(ClientDisconnect, _hung_up)
    app.add_exception_handler(Exception, _unexpected)
    app.add_middleware(Compression)
    return app


def build_routes(app: FastAPI) -> None:
    """FastAPI builds each route when a request first comes near it, a second in all: do that before any comes."""
    scope: dict[str, Any] = {"type": "http", "path": "/api/none", "root_path": "", "headers": [], "query_string": b""}
    for route in app.router.routes:
        route.matches({**scope, "method": "GET"})


class App(FastAPI):
    """The security middleware is outermost, also around the answer to an error that nobody expected."""

    def __init__(self, house: House, **more: Any) -> None:
        super().__init__(**more)
        self.house = house
        self._encoded = b""
        self._making = asyncio.Lock()

    def openapi(self) -> dict[str, Any]:
        """The schema of the API, with the messages of the sockets."""
        if self.openapi_schema is None:
            complete(super().openapi())
        assert self.openapi_schema is not None
        return self.openapi_schema

    async def encoded_schema(self) -> bytes:
        """The same as JSON. It takes a second or more to make, so a thread does it, once, when somebody asks."""
        async with self._making:
            if not self._encoded:
                self._encoded = await asyncio.to_thread(lambda: json.dumps(self.openapi(), ensure_ascii=False).encode())
        return self._encoded

    def build_middleware_stack(self) -> ASGIApp:
        """The middleware, security outermost."""
        return SecurityMiddleware(super().build_middleware_stack(), self.house.security, self.house.metrics)


async def current(request: HTTPConnection) -> None:
    """Nothing is answered before the store is open, nor from a memory that has fallen behind the store."""
    await request.app.state.house.current()


async def alive() -> Alive:
    """Does the process run? It may still be opening, or wait for its database."""
    return Alive(ok=True, version=__version__)


async def health(request: Request) -> Response:
    """Is the house open, and can tables be played? 503 until they can."""
    house: House = request.app.state.house
    why = await house.problem()
    state: Literal["starting", "ready", "waiting"] = "ready" if not why else "waiting" if house.warm else "starting"
    found = Health(
        state=state,
        ok=not why,
        warm=house.warm,
        ready=not why,
        why=why,
        version=__version__,
        preparing=[each.title for each in house.preparation.left],
        parts=len(house.preparation.sets),
    )
    return JSONResponse(found.model_dump(), 200 if found.ready else 503)


async def schema(request: Request) -> Response:
    """The schema of the API."""
    return Response(await request.app.encoded_schema(), media_type="application/json")


async def metrics(request: Request) -> Response:
    """For Prometheus."""
    house: House = request.app.state.house
    if not house.security.may_measure(request):
        raise HTTPException(404)
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


PLACES: Final = frozenset(
    (
        "",
        "house",
        "play",
        "table",
        "j",
        "analyse",
        "learn",
        "puzzles",
        "duel",
        "rules",
        "tournaments",
        "t",
        "circuits",
        "verify",
        "reminders",
    )
)
"""How the addresses of the page begin, those of games' own pages aside; at any other it says that nothing is there."""


async def page(request: Request) -> Response:
    """The built page; every path that is no file is the page's own business."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise HTTPException(405 if allowed_methods(request) else 404)
    folder: Path = request.app.state.house.settings.page.resolve()
    file = (folder / path).resolve() if "\0" not in path and len(path) < 250 else folder
    if file.is_relative_to(folder) and file.is_file():
        forever = {"cache-control": "public, max-age=31536000, immutable"} if path.startswith("assets/") else {}
        return FileResponse(file, headers=forever)
    index = folder / "index.html"
    if index.is_file():
        policy = {"content-security-policy": content_policy(request, index)}
        house: House = request.app.state.house
        if path.startswith("j/") and (invited := await invitation_page(request, house, path[2:], index)):
            return HTMLResponse(invited, headers={"cache-control": "no-cache", **policy})
        status = 200 if await leads_somewhere(house, path) else 404
        return FileResponse(index, status, headers={"cache-control": "no-cache", **policy})
    return HTMLResponse(UNBUILT)


async def leads_somewhere(house: House, path: str) -> bool:
    """Is there something at an address of the page? Of tables and tournaments only their pages know."""
    place, _, rest = path.partition("/")
    name = rest.partition("/")[0]
    if place == "j":
        return await house.links.find(name) is not None
    if place in ("lobby", "moderation"):
        return "lobby" in house.settings.parts
    if place == "clubs":
        return "clubs" in house.settings.parts
    if place in ("me", "people", "rankings"):
        return "accounts" in house.settings.parts
    if place in ("play", "learn", "analyse", "puzzles"):
        return not name or name in games.names()
    if place == "rules":
        return not name or holds_rules(name)
    return place in PLACES or place in games.names()


def allowed_methods(request: Request) -> list[str]:
    """The methods that some route takes at this path, the page's own aside."""
    every = [*request.app.routes, *(route for router in ROUTERS for route in router.routes)]
    path = request.scope["path"]
    routes = [r for r in every if isinstance(r, Route) and r.path != PAGE and r.path_regex.match(path)]
    parameters = min((len(route.param_convertors) for route in routes), default=0)
    nearest = (route.methods or set() for route in routes if len(route.param_convertors) == parameters)
    return sorted(set().union(*nearest))


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    request.app.state.house.metrics.refusals.labels(error.code).inc()
    headers = {"retry-after": RETRY_AFTER[error.status]} if error.status in RETRY_AFTER else None
    return JSONResponse(refusal(error), error.status, headers)


async def _misshapen(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]
    where = ".".join(str(part) for part in found["loc"])
    sentence = f"{where}: {found['msg']}."
    return JSONResponse({"code": "bad-request", "sentence": sentence, "rule": "", "facts": {"where": where}}, 422)


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    sentence, code = {
        404: ("There is nothing here.", "not-found"),
        405: ("This cannot be done here.", "not-allowed"),
        413: ("This is too much at once.", "too-large"),
    }.get(error.status_code, ("This cannot be read.", "bad-request"))
    headers = {name.lower(): value for name, value in (error.headers or {}).items()}
    if error.status_code == 405:
        headers["allow"] = ", ".join(allowed_methods(request) or ["GET", "HEAD"])
    return JSONResponse({"code": code, "sentence": sentence, "rule": "", "facts": {}}, error.status_code, headers)


async def _hung_up(_request: Request, _error: Exception) -> Response:
    return Response(status_code=HUNG_UP)


async def _unexpected(request: Request, error: Exception) -> JSONResponse:
    log.error("request failed", path=without_tokens(request.url.path), exc_info=error)
    sentence = "Something went wrong in the house; nothing was changed."
    return JSONResponse({"code": "house-trouble", "sentence": sentence, "rule": "", "facts": {}}, 500)
