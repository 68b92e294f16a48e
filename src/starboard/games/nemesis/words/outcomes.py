"""What a player would want to know the odds of before deciding: which events count, and how they are said."""

from collections.abc import Callable, Mapping
from typing import Final

from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.words.names import character, intruder_kind, thing
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Payload

Args = Mapping[str, Payload]


def outcomes(g: Nemesis, kind: str, args: Args, seat: int) -> list[Described]:
    """The event as what may happen, mostly one thing; nothing where it does not matter to the seat that decides."""
    if kind == "looked-at-items":
        return finds(args)
    said = outcome(g, kind, args, seat)
    return [said] if said else []


def finds(args: Args) -> list[Described]:
    """Each Item that a Search brings to light; only the seat that searches is told which."""
    return [Described("nemesis-odds-find", {"item": thing(item)}) for item in sorted(set(args.get("items", ())))]


def outcome(g: Nemesis, kind: str, args: Args, seat: int) -> Described | None:
    """The event as something that may happen, or None where it does not matter to the seat that decides."""
    if kind in PLAIN:
        return Described(f"nemesis-odds-{PLAIN[kind]}")
    if kind in OF_AN_INTRUDER:
        return Described(f"nemesis-odds-{OF_AN_INTRUDER[kind]}", {"kind": intruder_kind(args["kind"])})
    if kind in MINE:
        return Described(f"nemesis-odds-{MINE[kind]}") if args["who"] == seat else theirs(g, kind, args)
    own = OWN_WORDS.get(kind)
    return own(g, args, seat) if own else None


# Events that matter whoever they befall.
PLAIN: Final = {
    "noise-cleared": "encounter",
    "noise": "noise",
    "danger": "danger",
    "fire": "fire",
    "malfunction": "malfunction",
    "door-closed": "door-closed",
    "door-destroyed": "door-destroyed",
    "egg-destroyed": "egg-destroyed",
    "nest-egg-gone": "egg-destroyed",
    "nest-destroyed": "nest-destroyed",
}

# Events that happen to an Intruder.
OF_AN_INTRUDER: Final = {
    "intruder-appears": "intruder-appears",
    "injured": "injured",
    "missed": "missed",
    "intruder-killed": "killed",
    "retreats": "retreats",
    "transformed": "transformed",
}

# Events that happen to a Character: here to that of the seat itself.
MINE: Final = {
    "surprise": "surprise",
    "light-wound": "light-wound",
    "serious-wound": "serious-wound",
    "died": "death",
    "contaminated": "contaminated",
    "infested": "larva",
    "larva": "larva",
    "slimed": "slimed",
    "attempt-failed": "attempt-failed",
    "boarded": "boarded",
    "launched": "launched",
    "hibernates": "hibernates",
}


def theirs(g: Nemesis, kind: str, args: Args) -> Described | None:
    """Of what may happen to somebody else, wounds and death count."""
    if kind in ("light-wound", "serious-wound"):
        return Described("nemesis-odds-other-wounded", {"who": character(g, args["who"])})
    if kind == "died":
        return Described("nemesis-odds-other-dies", {"who": character(g, args["who"])})
    return None


def silent_roll(g: Nemesis, args: Args, seat: int) -> Described | None:
    """Slime turns Silence into Danger, which is told as such (NEM-NOISE-06)."""
    return silence(g, args, seat) if args["face"] == "silence" else None


def silent_token(g: Nemesis, args: Args, seat: int) -> Described | None:
    """What the other Exploration tokens do is told by itself."""
    return silence(g, args, seat) if args["token"] == "silence" else None


def silence(g: Nemesis, args: Args, seat: int) -> Described | None:
    mine = args["who"] == seat and not g.players[seat].slimed
    return Described("nemesis-odds-silence") if mine else None


def tile(g: Nemesis, args: Args, seat: int) -> Described | None:
    return Described("nemesis-odds-explored", {"tile": ref(f"nemesis-room-{args['tile']}")})


def approach(g: Nemesis, args: Args, seat: int) -> Described | None:
    """An Intruder comes into one's own Room."""
    if args["room"] != g.players[seat].room:
        return None
    return Described("nemesis-odds-intruder-comes", {"kind": intruder_kind(args["kind"])})


def attack(g: Nemesis, args: Args, seat: int) -> Described | None:
    return Described("nemesis-odds-attacked") if args["who"] == seat and args["hits"] else None


def scan(g: Nemesis, args: Args, seat: int) -> Described | None:
    """Only the seat that scans is told the result."""
    if "infected" not in args or args["who"] != seat:
        return None
    return Described("nemesis-odds-infected" if args["infected"] else "nemesis-odds-clean")


def engine(g: Nemesis, args: Args, seat: int) -> Described | None:
    """Only the seat that checks is told the state."""
    if "state" not in args:
        return None
    return Described("nemesis-odds-engine", {"engine": args["engine"], "state": ref(f"nemesis-engine-{args['state']}")})


def ending(g: Nemesis, args: Args, seat: int) -> Described | None:
    return Described("nemesis-odds-ending", {"cause": ref(f"nemesis-ending-{args['cause']}")})


OWN_WORDS: Final[dict[str, Callable[[Nemesis, Args, int], Described | None]]] = {
    "noise-roll": silent_roll,
    "token-revealed": silent_token,
    "explored": tile,
    "intruder-moves": approach,
    "attack": attack,
    "scanned": scan,
    "checked-engine": engine,
    "ending": ending,
}
