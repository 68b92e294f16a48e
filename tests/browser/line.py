"""A line between a browser and the server that can be cut and mended: what a tunnel or a train does to a network."""

import contextlib
import socket
import threading

from tests.browser.serving import Server

MOST = 65536


class Line:
    """Everything that goes through is handed on; when it is cut, every connection falls and no new one is made."""

    def __init__(self, server: Server) -> None:
        self._to = ("127.0.0.1", server.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.origin = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._open: set[socket.socket] = set()
        self._whole = True
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._open):
            _hang_up(end)

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        _hang_up(self._listening)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self._whole:
                    self._connect(near)
                else:
                    near.close()

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self._to, timeout=5)
        except OSError:
            near.close()
            return
        far.settimeout(None)
        self._open |= {near, far}
        for source, sink in ((near, far), (far, near)):
            threading.Thread(target=self._hand_on, args=(source, sink), daemon=True).start()
        if not self._whole:  # cut meanwhile
            self.cut()

    def _hand_on(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(MOST):
                sink.sendall(data)
        for end in (source, sink):
            self._open.discard(end)
            _hang_up(end)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
