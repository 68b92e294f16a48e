"""Work in limited processes: what never ends, wants all memory or dies is given up, and the next is done as ever."""

import asyncio
import contextlib
import os
import time
from pathlib import Path

import pytest

from starboard.server.refusals import RequestRefused
from starboard.server.running import limited_workers
from starboard.server.running.limited_workers import MEGABYTE, Failed, LimitedWorkers, Limits, TooMuch
from tests.server.lounge import until

PATIENT = Limits(processor=60, clock=60, memory=256 * MEGABYTE)


@contextlib.contextmanager
def workers(at_once=1, waiting=10, patience=30.0, limits=PATIENT):
    some = LimitedWorkers(at_once, waiting, patience, limits)
    try:
        yield some
    finally:
        some.close()


# --- the work, done in another process ---


def double(number):
    return {"doubled": number * 2, "by": os.getpid()}


def forever():
    while True:
        pass


def asleep(seconds=60.0):
    time.sleep(seconds)


def greedy():
    return len([bytearray(MEGABYTE) for _ in range(4000)])


def dies():
    os._exit(7)


def refuses():
    raise RequestRefused("bad-file", "because", seats=3)


def stumbles():
    return {}["nothing"]


def writes(path):
    Path(path).write_text("kept")


def unsayable():
    return object()


async def test_work_is_done_in_another_process_that_stays_for_the_next():
    with workers() as some:
        first = await some.run(double, 21)
        second = await some.run(double, 4)

    assert (first["doubled"], second["doubled"]) == (42, 8)
    assert first["by"] == second["by"] != os.getpid()


@pytest.mark.parametrize("work", [forever, asleep, greedy, dies])
async def test_what_goes_too_far_is_given_up_and_the_next_is_done(work):
    processor = 1 if work is forever else 60
    clock = 8 if work is asleep else 60  # time enough for the next process to start
    with workers(limits=Limits(processor, clock, 256 * MEGABYTE)) as some:
        before = (await some.run(double, 1))["by"]
        with pytest.raises(TooMuch):
            await some.run(work)

        after = await some.run(double, 21)

    assert after["doubled"] == 42 and after["by"] != before
    assert not Path(f"/proc/{before}").exists()


async def test_a_refusal_comes_back_as_it_was_said_and_a_stumble_with_its_traceback():
    with workers() as some:
        with pytest.raises(RequestRefused) as refused:
            await some.run(refuses)
        for work in (stumbles, unsayable):
            with pytest.raises(Failed):
                await some.run(work)

    assert (refused.value.code, refused.value.message, refused.value.args_for_text) == (
        "bad-file",
        "because",
        {"seats": 3},
    )


async def test_no_file_is_written(tmp_path):
    with workers() as some, pytest.raises(Failed):
        await some.run(writes, str(tmp_path / "file"))

    assert not (tmp_path / "file").exists() or (tmp_path / "file").read_bytes() == b""


async def test_a_few_at_once_some_wait_and_the_others_come_again_later():
    with workers(at_once=2, waiting=2) as some:
        await some.run(double, 1)
        tasks = [asyncio.ensure_future(some.run(asleep, 1.0)) for _ in range(8)]
        done = await asyncio.gather(*tasks, return_exceptions=True)
        codes = [result.code for result in done if isinstance(result, RequestRefused)]
        assert (await some.run(double, 2))["doubled"] == 4

    assert codes == ["busy"] * 4


async def test_who_waits_too_long_is_told_so():
    with workers(patience=0.2) as some:
        long = asyncio.ensure_future(some.run(asleep, 2.0))
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused, match="busy"):
            await some.run(double, 1)
        await long


async def test_who_hangs_up_does_not_free_a_process_that_still_works():
    with workers() as some:
        await some.run(double, 1)
        hung_up = asyncio.ensure_future(some.run(asleep, 1.0))
        await asyncio.sleep(0.1)
        hung_up.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await hung_up
        started = time.monotonic()

        assert (await some.run(double, 2))["doubled"] == 4
        assert time.monotonic() - started > 0.5


async def test_a_process_nobody_needs_ends_and_another_comes_when_there_is_work():
    with workers() as some:
        first = (await some.run(double, 1))["by"]
        os.kill(first, 9)
        second = (await some.run(double, 2))["by"]
        assert first != second
    await until(lambda: not Path(f"/proc/{second}").exists(), "it ends with its owner")


def test_an_idle_process_ends_by_itself(monkeypatch):
    monkeypatch.setattr(limited_workers, "IDLE_SECONDS", 0.05)
    ours, theirs = limited_workers.SPAWN.Pipe()
    monkeypatch.setattr(limited_workers, "begin_work", lambda get_ready: None)
    monkeypatch.setattr(limited_workers, "_limit_memory", lambda more: None)

    limited_workers._serve(theirs, PATIENT, lambda: None)

    assert ours.recv_bytes() == b"ready"
