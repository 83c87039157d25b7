"""A line between a browser and the server that a test can cut and mend."""

import contextlib
import socket
import threading
from typing import Self


class Line:
    """Forwards a port of its own; while it is cut, nothing comes through and nobody is answered."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._open: list[socket.socket] = []
        self._cut = False
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._listening.close()

    def cut(self) -> None:
        """Ends every connection; new ones are closed at once."""
        with self._lock:
            self._cut = True
            for each in self._open:
                _close(each)
            self._open.clear()

    def mend(self) -> None:
        """Lets connections through again."""
        self._cut = False

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            with self._lock:
                if self._cut:
                    _close(near)
                    continue
                far = socket.create_connection(("127.0.0.1", self._port))
                self._open += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=_pour, args=(one, other), daemon=True).start()


def _pour(one: socket.socket, other: socket.socket) -> None:
    try:
        while piece := one.recv(65536):
            other.sendall(piece)
    except OSError:
        pass
    finally:
        _close(one)
        _close(other)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
