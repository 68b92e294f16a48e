"""What happened, in words, from what its reader may know of it; and what of it is worth odds."""

from collections.abc import Mapping
from typing import Final

from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.games.lanterns.words.names import role, spelled, yes
from starboard.kernel.game import Described
from starboard.kernel.pages import PAGE
from starboard.kernel.requests import Payload

# What only some readers are told; the message has a variant with and one without it.
SECRETS: Final = {"drew": "card", "looked": "card", "vows-dealt": "vows", "vow-kept": "vow"}
UNSPOKEN: Final = ("dice", "path")  # for whoever draws them


def describe_event(g: Lanterns, kind: str, args: Mapping[str, Payload]) -> Described:
    if kind == PAGE:
        return Described("lanterns-log-page", {"scenario": spelled("scenario", args["page"])})
    if kind == "page-chosen":
        return Described("lanterns-log-page-chosen", {"choice": spelled("choice", args["choice"])})
    told = {name: spelled(name, value) for name, value in args.items() if name not in UNSPOKEN}
    if kind in SECRETS:
        told["secret"] = yes(SECRETS[kind] in args)
    if kind == "ended":
        return Described(f"lanterns-ending-{args['ending']}")
    if kind == "went-out":
        told["count"] = len(args["cards"])
    target = args.get("to")
    return Described(f"lanterns-log-{kind}", told, target=tuple(target) if target else None)


def outcomes(g: Lanterns, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
    """A Lantern that catches fire, flames that are lost."""
    if kind == "kindled":
        return [Described("lanterns-odds-lit" if args["lit"] else "lanterns-odds-dark", {"lantern": args["lantern"]})]
    if kind == "struck":
        return [Described("lanterns-odds-struck", {"who": role(args["who"]), "lost": args["lost"]})]
    if kind == "went-out":
        return [Described("lanterns-odds-out", {"who": role(args["who"])})]
    return []
