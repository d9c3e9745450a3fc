"""The app: routes, refusals, the page."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import structlog
from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fivefold import __version__
from fivefold.games.core import Refused
from fivefold.server.api import ROUTERS
from fivefold.server.channel import channel
from fivefold.server.door import Doorkeeper
from fivefold.server.house import House
from fivefold.server.messages import refusal
from fivefold.server.readiness import Opening
from fivefold.server.settings import Settings
from fivefold.server.storage import StoreError
from fivefold.server.watching import tournament_channel

STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-link": 404,
    "no-such-tournament": 404,
    "no-such-round": 404,
    "nothing-drawn": 409,
    "no-groups": 409,
    "no-bracket": 409,
    "not-started": 409,
    "not-finished": 409,
    "nobody-entered": 409,
    "has-result": 409,
    "version-conflict": 409,
    "seen-old": 409,
    "other-position": 409,
    "game-over": 409,
    "over": 409,
    "cannot-leave": 409,
    "puzzle-solved": 409,
    "game-begun": 409,
    "not-your-turn": 403,
    "not-seated": 403,
    "not-invited": 403,
    "not-yours": 403,
    "not-your-role": 403,
    "other-table": 403,
    "own-result": 403,
    "no-such-circuit": 404,
    "not-you": 403,
    "too-fast": 429,
    "bot-silent": 503,
    "closing": 503,
    "opening": 503,
    "table-parked": 503,
    "store-full": 503,
    "store-read-only": 503,
    "store-away": 503,
    "store-damaged": 503,
}
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fivefold</title>
<h1>Fivefold</h1><p>The house is open, but its page is not built. The API is described at
<a href="/api/docs.json">/api/docs.json</a>; <code>make play</code> builds it.</p></html>"""

log = structlog.get_logger()


class Alive(BaseModel):
    """The process runs."""

    ok: bool
    version: str


class Health(BaseModel):
    """How the house is: `ready` when tables can be played and the store answers, else `why` not; `warm` once it was."""

    ok: bool
    warm: bool
    ready: bool
    why: str
    version: str


def create_app(settings: Settings | None = None) -> FastAPI:
    """The app of a house."""
    house = House(settings or Settings())

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Fivefold",
        version=__version__,
        description="Tables, records, bots and tournaments. The game channel is a WebSocket: see docs/server.md.",
        lifespan=lifespan,
        openapi_url="/api/docs.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    for router in ROUTERS:
        app.include_router(router, dependencies=[Depends(current)])
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", when_ready(channel)))
    app.router.routes.append(WebSocketRoute("/api/tournaments/{tournament}/socket", when_ready(tournament_channel)))
    not_ready: dict[int | str, dict[str, Any]] = {503: {"model": Health, "description": "Not ready"}}
    for path, name in (("/health", "health"), ("/health/ready", "health_ready")):
        app.add_api_route(
            path, health, tags=["operations"], operation_id=name, response_model=Health, responses=not_ready
        )
    app.add_api_route("/health/alive", alive, tags=["operations"], operation_id="health_alive")
    app.add_route("/metrics", metrics)
    app.add_route("/{path:path}", page)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(ValueError, _refused)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _trouble)
    app.add_middleware(GZipMiddleware, minimum_size=2000)
    app.add_middleware(Doorkeeper, door=house.door, metrics=house.metrics)
    return app


async def current(request: HTTPConnection) -> None:
    """Nothing is answered before the store is open, nor from a memory that has fallen behind the store."""
    await request.app.state.house.current()


Channel = Callable[[WebSocket], Awaitable[None]]
TRY_AGAIN = 1013


def when_ready(serve: Channel) -> Channel:
    """A channel that asks its client to come again later while the house is opening or its store is away."""

    async def gate(socket: WebSocket) -> None:
        try:
            await socket.app.state.house.ready()
            await serve(socket)
        except (Opening, StoreError) as error:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                if socket.application_state is WebSocketState.CONNECTING:
                    await socket.accept()
                await socket.close(TRY_AGAIN, str(error))

    return gate


async def alive() -> Alive:
    """Does the process run? It may still be opening, or wait for its database."""
    return Alive(ok=True, version=__version__)


async def health(request: Request) -> Response:
    """Is the house open, and can tables be played? 503 until they can."""
    house: House = request.app.state.house
    why = await house.problem()
    found = Health(ok=not why, warm=house.warm, ready=not why, why=why, version=__version__)
    return JSONResponse(found.model_dump(), 200 if found.ready else 503)


async def metrics(request: Request) -> Response:
    """For Prometheus."""
    house: House = request.app.state.house
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def page(request: Request) -> Response:
    """The built page; every path that is no file is the page's own business."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise HTTPException(404)
    folder: Path = request.app.state.house.settings.page.resolve()
    file = (folder / path).resolve() if "\0" not in path and len(path) < 250 else folder
    if file.is_relative_to(folder) and file.is_file():
        forever = {"cache-control": "public, max-age=31536000, immutable"} if path.startswith("assets/") else {}
        return FileResponse(file, headers=forever)
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(UNBUILT)


async def _refused(request: Request, trouble: Exception) -> JSONResponse:
    if not isinstance(trouble, Refused):
        if hasattr(trouble, "code") and hasattr(trouble, "facts"):
            return JSONResponse(refusal(trouble), STATUS.get(trouble.code, 400))  # type: ignore[arg-type]
        return await _trouble(request, trouble)
    request.app.state.house.metrics.refusals.labels(trouble.code).inc()
    return JSONResponse(refusal(trouble), STATUS.get(trouble.code, 400))


async def _misshapen(request: Request, trouble: Exception) -> JSONResponse:
    assert isinstance(trouble, RequestValidationError)
    found = trouble.errors()[0]
    where = ".".join(str(part) for part in found["loc"])
    sentence = f"{where}: {found['msg']}."
    return JSONResponse({"code": "bad-request", "sentence": sentence, "rule": "", "facts": {"where": where}}, 422)


async def _http(request: Request, trouble: Exception) -> JSONResponse:
    assert isinstance(trouble, HTTPException)
    sentence, code = {
        404: ("There is nothing here.", "not-found"),
        405: ("This cannot be done here.", "not-allowed"),
        413: ("This is too much at once.", "too-large"),
    }.get(trouble.status_code, ("This cannot be read.", "bad-request"))
    return JSONResponse(
        {"code": code, "sentence": sentence, "rule": "", "facts": {}}, trouble.status_code, trouble.headers
    )


async def _trouble(request: Request, trouble: Exception) -> JSONResponse:
    log.error("request failed", path=request.url.path, exc_info=trouble)
    sentence = "Something went wrong in the house; nothing was changed."
    return JSONResponse({"code": "house-trouble", "sentence": sentence, "rule": "", "facts": {}}, 500)
