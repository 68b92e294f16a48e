"""`starboard serve` as a process of its own, which can be killed and come back on the same port with the same file."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
MINIATURE = ROOT / "tests" / "games" / "miniature" / "games"
PATIENCE = 30.0  # seconds for a server to come up on a busy machine
QUICK_BOTS = """
from starboard.cli.main import main
from starboard.server.tables import reaction_windows
reaction_windows.BOTS_MOMENT = 0.01
main()
"""


class Server:
    """It has the product's own games, and if wished the miniature of the tests.

    Where bots are to play on by themselves, `quick_bots` spares them the moment that every reaction window stays open.
    """

    def __init__(self, folder: Path, seed: int = 1, miniature: bool = False, quick_bots: bool = False) -> None:
        self.folder = folder
        self._command = ["-c", QUICK_BOTS] if quick_bots else ["-m", "starboard"]
        self.miniature = miniature
        self.database = folder / "starboard.db"
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self._settings = {
            "STARBOARD_PORT": str(self.port),
            "STARBOARD_DATABASE": f"sqlite:///{self.database}",
            "STARBOARD_RATE_LIMITS": "false",
            "STARBOARD_SEED": str(seed),
            "STARBOARD_BOT_WORKERS": "0",
            "STARBOARD_STAND_IN_SECONDS": "0",
            "STARBOARD_LOG_LEVEL": "warning",
            "STARBOARD_GAMES": str(MINIATURE) if miniature else "",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self._command, "serve"],
                cwd=ROOT, env={**os.environ, **self._settings}, stdout=log, stderr=log,
            )  # fmt: skip
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, f"the server ended at once:\n{self.log()}"
            try:
                with urllib.request.urlopen(f"{self.origin}/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.log()}")

    def kill(self) -> None:
        """As a power cut would end it: nothing is said, nothing is put away."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")[-4000:]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
