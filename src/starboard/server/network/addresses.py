"""What an address says about who is behind it."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.datastructures import Headers


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """An address as far as anybody has it alone: of IPv6 everybody gets a whole network (/64)."""
    try:
        known = ip_address(address)
    except ValueError:
        return address[:100]
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
    return str(known)


def through_a_stranger(headers: Headers, address: str | None) -> bool:
    """Whether this came through a proxy whose word is not believed: who is behind it cannot be known."""
    forwarded = headers.get("x-forwarded-for")
    return forwarded is not None and address not in [part.strip() for part in forwarded.split(",")]
