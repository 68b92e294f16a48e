"""How this server is run: every setting has a sensible default and a name in the environment (STARBOARD_…)."""

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "starboard"


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="STARBOARD_", extra="ignore")

    host: str = Field("127.0.0.1", description="address to listen on; 0.0.0.0 lets the network in")
    port: int = Field(8400, ge=0, le=65535, description="port to listen on")
    database: str = Field(
        "", description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder)"
    )
    redis: str = Field("", description="redis://HOST:PORT/N when several processes serve the same tables")
    origins: list[str] = Field([], description="further origins that may talk to this server, as a JSON list")
    https: bool = Field(False, description="whether people reach this server by https (secure cookies, HSTS)")
    proxies: str = Field(
        "", description="addresses or networks of proxies whose X-Forwarded-For is believed, with commas between"
    )
    connections: int = Field(20000, ge=1, description="how many connections there may be (fewer if the system says so)")
    connections_per_address: int = Field(2500, ge=1, description="how many of them from one address, proxies excepted")
    sockets_per_person: int = Field(40, ge=1, description="how many windows one person may have open at tables")
    viewers_per_table: int = Field(2000, ge=1, description="how many windows may look at one table; players always may")
    head_seconds: float = Field(10, gt=0, description="how long the head of a request may take to arrive")
    body_seconds: float = Field(60, gt=0, description="how long the rest of a request may take to arrive")
    bot_workers: int = Field(
        1, ge=0, le=64, description="processes in which bots think; 0 lets them think in the server"
    )
    odds_workers: int = Field(
        1, ge=0, le=64, description="processes in which odds are worked out; 0 does it in the server"
    )
    stand_in_seconds: float = Field(
        1.5, ge=0, description="a bot's pause before it decides for somebody who is away, while no person plays at all"
    )
    log_format: Literal["console", "json"] = Field("console", description="log lines for people or for machines")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="how much to log")
    webhook_hosts: list[str] = Field(
        [], description="hosts that may be called when it is somebody's turn, as a JSON list"
    )
    public_url: str = Field("", description="how people reach this server, for links in webhooks")
    metrics_from: list[str] = Field(
        ["127.0.0.1", "::1"], description="addresses that may read /metrics, as a JSON list"
    )
    rate_limits: bool = Field(True, description="whether to slow down whoever asks too often")
    tables_per_person: int = Field(100, ge=1, description="how many tables one person may have open")
    campaigns_per_person: int = Field(
        30, ge=1, description="how many campaigns one person may have, archived ones aside"
    )
    guest_days: float = Field(
        30, gt=0, description="a guest who did nothing at any table is forgotten after so many days"
    )
    idle_minutes: float = Field(20, gt=0, description="a table nobody looks at leaves the memory after so many minutes")
    seed: int | None = Field(None, description="dice that can be predicted: for tests only")

    @field_validator("proxies")
    @classmethod
    def _known_proxies(cls, listed: str) -> str:
        for part in listed.split(","):
            if part.strip() not in ("", "*"):
                ip_network(part.strip(), strict=False)  # a ValueError says what is wrong with it
        return listed

    @field_validator("database")
    @classmethod
    def _known_database(cls, url: str) -> str:
        if not url:
            return f"sqlite:///{data_folder() / 'starboard.db'}"
        if url.startswith("postgresql://"):  # psycopg 3, and not whatever else is installed
            return url.replace("postgresql://", "postgresql+psycopg://", 1)
        if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise ValueError("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
        return url

    @property
    def on_sqlite(self) -> bool:
        return self.database.startswith("sqlite")
