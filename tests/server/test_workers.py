"""Processes that work for the server end with it, even when it is killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.lounge import ROOT, Guest, first_legal, play_to_the_end, serve_process, until

DESCENDANTS_GONE = 60.0  # seconds; it takes a few hundredths, unless a worker has to start first on a busy machine


def descendants(pid: int) -> set[int]:
    """The processes a process has started, and theirs."""
    children: dict[int, set[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended meanwhile
            continue
        children.setdefault(parent, set()).add(int(status.parent.name))
    found: set[int] = set()
    new = {pid}
    while new := {child for each in new for child in children.get(each, ())} - found:
        found |= new
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_a_killed_server_leaves_no_process_behind(tmp_path):
    async with serve_process(tmp_path, bot_workers=1) as served:
        ada = await Guest.arrive(served.url, "Ada")
        table = await ada.ok(
            "POST",
            "/api/tables",
            json={"game": "nemesis", "seats": 2, "bots": 1, "reaction_seconds": 0, "name": "Test"},
        )
        screen = await ada.look(table["id"])
        await ada.ok("POST", f"/api/tables/{table['id']}/start")
        await play_to_the_end(screen, first_legal, most=3)
        workers = descendants(served.process.pid)
        assert len(workers) >= 2  # the bot's process, and the one that multiprocessing keeps its books in

        served.kill()

        await until(lambda: not any(map(alive, workers)), "all its processes end", DESCENDANTS_GONE)
        await ada.go_home()


BUSY = """
import sys, time
from starboard.server.running.worker_processes import worker_pool
from tests.server.test_workers import spin
if __name__ == "__main__":
    pool = worker_pool(2)
    for _ in range(2):
        pool.submit(spin)
    print(*pool._processes, flush=True)
    time.sleep(60)
"""


def spin() -> None:
    """Thinks, and never looks at its queue."""
    while True:
        pass


async def test_a_worker_that_is_busy_ends_too(tmp_path):
    script = tmp_path / "busy.py"
    script.write_text(BUSY)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    with subprocess.Popen([sys.executable, str(script)], env=environment, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(workers) == 2 and all(map(alive, workers))

        parent.send_signal(signal.SIGKILL)
        parent.wait()

        await until(lambda: not any(map(alive, workers)), "the workers end", DESCENDANTS_GONE)
