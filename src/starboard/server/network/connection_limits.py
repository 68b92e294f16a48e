"""How many connections there may be: in all, and from one address."""

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_network

from starboard.server.running import metrics
from starboard.server.settings import Settings

RESERVED = 128  # file descriptors for the database, files of the client and the processes of bots
MOST_DESCRIPTORS = 65536


def raise_descriptor_limit() -> int:
    """As many files and connections as this user may have; how many that are."""
    try:
        import resource
    except ImportError:  # not on this system
        return MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class Proxies:
    """Addresses and networks whose word about whom they speak for is believed; none unless the operator says so."""

    def __init__(self, listed: str) -> None:
        parts = [part.strip() for part in listed.split(",") if part.strip()]
        self._all = "*" in parts
        self._networks: list[IPv4Network | IPv6Network] = [
            ip_network(part, strict=False) for part in parts if part != "*"
        ]

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            known = ip_network(address)  # an address, or what it is counted as
        except ValueError:
            return False
        return any(_within(known, network) for network in self._networks)


def _within(known: IPv4Network | IPv6Network, network: IPv4Network | IPv6Network) -> bool:
    if isinstance(known, IPv4Network):
        return isinstance(network, IPv4Network) and known.subnet_of(network)
    return isinstance(network, IPv6Network) and known.overlaps(network)


class ConnectionLimits:
    """Counts connections by address. When there is no room, one that has not said anything yet makes room."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self.most = max(1, min(settings.connections, descriptors - RESERVED))
        self.most_of_one = max(1, min(settings.connections_per_address, self.most // 2))
        self.proxies = Proxies(settings.proxies)
        self._inside: dict[asyncio.Transport, str] = {}
        self._count: dict[str, int] = {}
        self._silent: dict[str, dict[asyncio.Transport, None]] = {}  # by address, the oldest first

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room."""
        alone = self._count.get(address, 0) >= self.most_of_one and address not in self.proxies
        if (alone and not self._make_room(address)) or (len(self._inside) >= self.most and not self._make_room()):
            metrics.REFUSALS.labels("too-many-connections").inc()
            return False
        self._inside[transport] = address
        self._count[address] = self._count.get(address, 0) + 1
        self._silent.setdefault(address, {})[transport] = None
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        address = self._inside.pop(transport, None)
        if address is not None:
            self._has_spoken(transport, address)
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def has_spoken(self, transport: asyncio.Transport) -> None:
        """A whole request has come: this is somebody."""
        if transport in self._inside:
            self._has_spoken(transport, self._inside[transport])

    def _has_spoken(self, transport: asyncio.Transport, address: str) -> None:
        silent = self._silent.get(address, {})
        silent.pop(transport, None)
        if not silent:
            self._silent.pop(address, None)

    def _make_room(self, address: str | None = None) -> bool:
        """Shut out the oldest that is silent, of this address or else of the one that has most of them."""
        if address is None and self._silent:
            address = max(self._silent, key=lambda one: len(self._silent[one]))
        silent = self._silent.get(address or "")
        if not silent:
            return False
        oldest = next(iter(silent))
        self.leave(oldest)
        oldest.abort()
        return True
