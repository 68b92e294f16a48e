"""What leaves for a seat: its view of the table, its question, what happened. Everything goes through the projector."""

from typing import Any, Final

from starboard.kernel.errors import StarboardError
from starboard.kernel.faults import fault_of
from starboard.kernel.game import Happening
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.requests import Anyone, Ask, Payload, Together
from starboard.kernel.shapes import Plain
from starboard.kernel.visibility import OPEN, SPECTATOR, knows

WATCHING: Final = -1  # the seat of a spectator's view, as every screen has always read it


def view(match: Match, seat: int) -> dict[str, Plain]:
    """The table as a seat (or SPECTATOR, or OPEN) may see it, with the question it is asked, if any."""
    number = seat_number(seat)
    return {"game": match.game.name, "seat": number, "state": project(match.state, seat), **around(match, seat)}


def seat_number(seat: int) -> int:
    """What a view says of whose it is. FATE, or any other number that is nobody's eyes, is refused."""
    if seat == SPECTATOR:
        return WATCHING
    if seat < 0 and seat != OPEN:
        raise ValueError(f"{seat} is no seat, and neither SPECTATOR nor OPEN")
    return seat


def around(match: Match, seat: int) -> dict[str, Plain]:
    """What a view has beside the state."""
    return {**common(match), **own(match, seat)}


def common(match: Match) -> dict[str, Plain]:
    """Beside the state, the same for everybody: who is asked, the page that is read, and the end."""
    return {
        "waiting": match.waiting,
        "window": match.window is not None,
        "reactions": reactions(match),
        "page": page(match),
        "over": match.over,
        "results": match.game.results(match.state) if match.over else None,
    }


def own(match: Match, seat: int) -> dict[str, Plain]:
    """Beside the state, the seat's own: its question, its choice on a page that others still read, undo and orders."""
    ask, chosen = match.asks.get(seat), match.may_change(seat)
    return {
        "ask": question(match, ask) if ask else None,
        "chosen": {"ask": question(match, chosen), "value": plain(match.got[seat])} if chosen else None,
        "undo": undo_info(match, seat) if seat >= 0 else None,
        "orders": match.orders.of(seat) if seat >= 0 else None,
    }


def reactions(match: Match) -> list[str]:
    """What the open reaction window is about, by the names orders are given under: as public as the window itself."""
    if match.window is None:
        return []
    return [name for name, rule in match.game.order_kinds().items() if rule == match.window.rule]


def page(match: Match) -> dict[str, Plain] | None:
    """The page of the story that the table reads now, and who has read it; None when it reads none."""
    request = match.request
    if not isinstance(request, Together) or request.page is None:
        return None
    facts = {name: plain(value) for name, value in request.page.items()}
    return {**facts, "read": [seat for seat in facts["readers"] if seat not in match.asks]}


def question(match: Match, ask: Ask) -> dict[str, Plain]:
    """A question with everything a screen needs: prompt, options, and what is not on offer and why."""
    g, game = match.state, match.game
    blocked = ask.blocked() if ask.blocked else []
    return {
        "id": match.ask_id(ask.seat),
        "rule": ask.rule,
        "kind": ask.kind,
        "prompt": game.prompt(g, ask).plain(),
        "least": ask.least,
        "most": ask.most,
        "many": ask.many,
        "confirm": ask.confirm,
        "anyone": isinstance(match.request, Anyone) and len(match.request.deciding()) > 1,
        "standby": ask.standby,
        "about": {name: plain(value) for name, value in ask.about.items()},
        "options": [{"value": plain(option), **game.describe(g, ask, option).plain()} for option in ask.options],
        "asides": [{"value": plain(aside), **game.describe(g, ask, aside).plain()} for aside in ask.asides],
        "blocked": [
            {
                "value": plain(option),
                **game.describe(g, ask, option).plain(),
                "rule": refusal.rule,
                "why": f"{game.name}-refusal-{refusal.key}",
            }
            for option, refusal in blocked
        ],
    }


def inspect(match: Match, seat: int, query: dict[str, Plain]) -> Plain:
    """What a screen wants to know before a choice, from nothing but what the seat (or SPECTATOR, or OPEN) may see.

    The game gets a copy of the seat's view of the state, so it can neither know more nor change anything. A
    `StarboardError` refuses a query that it does not answer; anything else that it raises is a `RuleFault`.
    """
    seat_number(seat)
    try:
        return match.game.inspect(project(match.state, seat), seat, query)
    except StarboardError:
        raise
    except Exception as error:
        raise fault_of(match.game, len(match.journal), match.asks.get(seat), error) from error


def undo_info(match: Match, seat: int) -> dict[str, Plain]:
    stops = match.undo_stops(seat)
    return {"free": stops is None, "reason": stops[0] if stops else "", "rule": stops[1] if stops else ""}


def event_for(happening: Happening, seat: int) -> dict[str, Plain]:
    """A happening as the seat (or SPECTATOR, or OPEN) may know it."""
    if seat < 0:
        seat_number(seat)  # refuses what is nobody's eyes
    args = {name: plain(value) for name, value in happening.args.items()}
    if happening.secret and (seat == OPEN or knows(happening.seats, seat)):
        args.update({name: plain(value) for name, value in happening.secret.items()})
    return {"kind": happening.kind, "rule": happening.rule, "args": args}


def events(match: Match, seat: int, since: int = 0) -> list[dict[str, Plain]]:
    """What happened, from a position on, as the seat may know it."""
    return [event_for(happening, seat) for _, happening in match.happened[since:]]


def plain(payload: Payload) -> Any:
    """Tuples become lists, as JSON will have them."""
    return [plain(part) for part in payload] if isinstance(payload, tuple) else payload
