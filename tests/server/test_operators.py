"""For whoever runs the server: health, metrics, settings, the command line."""

import asyncio
import subprocess
import sys
import time

import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event, text

from starboard.server.network.addresses import counted_as
from starboard.server.running import health
from starboard.server.running.fanout import Alone
from starboard.server.settings import Settings
from tests.server.lounge import ROOT


async def test_a_server_that_is_well_says_so(lounge):
    async with lounge() as here:
        ada = await here.guest()
        said = await ada.ok("GET", "/health")
        assert (said["status"], said["problems"], said["set_aside"]) == ("ok", [], 0)


async def test_a_database_that_fails_or_hangs_is_no_health(lounge, monkeypatch):
    async def failing():
        raise OSError("gone")

    async def hanging():
        await asyncio.sleep(60)

    async with lounge() as here:
        ada = await here.guest()
        for probe, kind in ((failing, "broken"), (hanging, "slow")):
            monkeypatch.setattr(here.process.store, "up_to_date", probe)
            answer = await asyncio.wait_for(ada.ask("GET", "/health"), 5)
            assert answer.status_code == 503
            assert [problem["kind"] for problem in answer.json()["problems"]] == [kind]


async def test_what_is_odd_but_plays_on_is_degraded(lounge, monkeypatch):
    async with lounge() as here:
        ada = await here.guest()
        with here.process.store.engine.begin() as db:
            db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        here.process.loop_lag._late.append(99.0)
        here.process.bots.ended = time.time()
        monkeypatch.setattr(here.process, "fanout", type("Lost", (Alone,), {"trouble": "gone", "since": 5.0})())
        answer = await ada.ask("GET", "/health")
        assert (answer.status_code, answer.json()["status"]) == (200, "degraded")
        assert {problem["what"] for problem in answer.json()["problems"]} == {"schema", "event-loop", "bots", "fan-out"}


async def test_whether_it_can_be_written_to_is_tried_when_nobody_has_lately(lounge, monkeypatch):
    async with lounge() as here:
        ada = await here.guest()
        monkeypatch.setattr(health, "WRITTEN_LATELY", -1.0)
        event.listen(here.process.store.engine, "checkout", lambda db, *_: db.execute("PRAGMA query_only=ON"))
        answer = await ada.ask("GET", "/health")
        assert (answer.status_code, answer.json()["problems"][0]["kind"]) == (503, "read-only")


async def test_metrics_can_be_read_and_name_nobody(lounge):
    async with lounge() as here:
        party = await here.party("Ada", "Bob")
        await (await party.asked()).answer()

        answer = await party.host.ask("GET", "/metrics")

        families = {family.name: family for family in text_string_to_metric_families(answer.text)}
        assert families["starboard_decisions"].samples[0].value >= 2
        assert families["starboard_viewers"].samples[0].value >= 2
        assert party.table not in answer.text and party.host.person["id"] not in answer.text


async def test_metrics_are_for_the_operators_addresses(lounge):
    async with lounge(metrics_from=["10.0.0.7"]) as here:
        ada = await here.guest("Ada")

        assert await ada.refused("GET", "/metrics") == "no-such-page"


async def test_metrics_are_not_given_through_a_proxy_that_nobody_named(lounge):
    """A proxy on this machine has an operator's address, and whoever is behind it has not."""
    async with lounge() as here:
        ada = await here.guest("Ada")
        forwarded = {"x-forwarded-for": "192.0.2.1"}

        with structlog.testing.capture_logs() as logs:
            for _ in range(3):
                assert await ada.refused("GET", "/metrics", headers=forwarded) == "no-such-page"

        warned = [line for line in logs if "STARBOARD_PROXIES" in line["event"]]
        assert [line["proxy"] for line in warned] == ["127.0.0.1"]
        assert (await ada.ask("GET", "/metrics")).status_code == 200
    async with lounge(proxies="127.0.0.1") as here:
        ada = await here.guest("Ada")
        assert await ada.refused("GET", "/metrics", headers=forwarded) == "no-such-page"
        assert (await ada.ask("GET", "/metrics", headers={"x-forwarded-for": "127.0.0.1"})).status_code == 200


@pytest.mark.parametrize(
    "address, counted",
    [("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
     ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"), ("testclient", "testclient"), ("x" * 5000, "x" * 100)],
)  # fmt: skip
def test_addresses_are_counted_as_far_as_one_has_them_alone(address, counted):
    assert counted_as(address) == counted


def test_settings_come_from_the_environment(monkeypatch):
    for name, value in {
        "PORT": "9000",
        "ORIGINS": '["https://a.example"]',
        "RATE_LIMITS": "false",
        "DATABASE": "postgresql://u:p@h/n",
    }.items():
        monkeypatch.setenv(f"STARBOARD_{name}", value)

    settings = Settings()

    assert (settings.port, settings.origins, settings.rate_limits) == (9000, ["https://a.example"], False)
    assert settings.database == "postgresql+psycopg://u:p@h/n"
    assert Settings(port=1).port == 1


@pytest.mark.parametrize(
    "wrong", [{"port": 70000}, {"database": "mysql://x"}, {"bot_workers": -1}, {"log_format": "xml"}]
)
def test_settings_that_cannot_be_are_refused(wrong):
    with pytest.raises(ValueError):
        Settings(**wrong)


def run(*arguments, **environment):
    command = [sys.executable, "-m", "starboard.cli.main", "serve", *arguments]
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": "", **environment}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)


def test_help_names_every_setting():
    helped = run("--help")

    assert helped.returncode == 0
    assert all(f"STARBOARD_{name.upper()}" in helped.stdout for name in Settings.model_fields)


def test_a_wrong_setting_is_one_readable_line():
    failed = run(STARBOARD_PORT="many", HOME="/nonexistent")

    assert failed.returncode != 0
    assert "port" in failed.stderr and "Traceback" not in failed.stderr
