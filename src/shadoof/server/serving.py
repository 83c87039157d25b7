"""Serving the application: uvicorn, set up for many quiet sockets, and stopped without losing anything."""

import contextlib
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from shadoof.server.app import create_app
from shadoof.server.settings import Settings

FRAME_BYTES = 16_384  # a client's message over the socket; ours need a hundred
STOPPING = 5  # seconds that requests get to finish
WAITING_CONNECTIONS = 2048

# A table in memory is hundreds of objects that live for hours. Looking through all of them for cycles stops the server:
# at 500 tables for 0.4 s, every 16 s. So young objects are looked through as before, old ones hardly ever.
OBJECTS_UNTIL_LOOKED_THROUGH = (5_000, 10, 1_000)


class Server(uvicorn.Server):
    """Stops at a signal, and says when it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the application, then the socket."""
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()
            gc.set_threshold(*OBJECTS_UNTIL_LOOKED_THROUGH)
            self._listening()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal stops the server, and that is all it does: who stopped it in order meets no error."""

        def stop(number: int, _frame: FrameType | None) -> None:
            self.force_exit = self.should_exit and number == signal.SIGINT
            self.should_exit = True

        before: dict[signal.Signals, Any] = {}
        for each in (signal.SIGINT, signal.SIGTERM):
            before[each] = signal.signal(each, stop)
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def configured(app: Litestar) -> uvicorn.Config:
    """How uvicorn serves the application: also what tests run."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # three times the memory of each socket for messages that are short
        ws_max_size=FRAME_BYTES,
        http="httptools",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=WAITING_CONNECTIONS,
        timeout_graceful_shutdown=STOPPING,
    )


def serve(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> bool:
    """Serves until a signal comes; False where the application could not start. `announce` is called once it has."""
    server = Server(configured(create_app(settings)), announce)
    server.run(sockets=[listening])
    return server.started
