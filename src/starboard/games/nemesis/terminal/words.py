"""What things in a seat's view of Nemesis are called."""

from typing import Any

from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.state.board import BOARDS, Board
from starboard.games.nemesis.words.names import exploration_token, thing
from starboard.render import argument
from starboard.texts import Ref, Texts

State = dict[str, Any]  # the projected state of a view

UNKNOWN = ("", "?", 0)


def board_of(g: State) -> Board:
    return BOARDS[g["map"]]


def spoken(texts: Texts, name: dict[str, Any]) -> str:
    """A name as `words.names` gives it, in words."""
    return texts.spoken(argument(name))


def seat_name(g: State, texts: Texts, seat: int) -> str:
    return texts.spoken(seat_ref(g["players"][seat]))


def seat_ref(who: State) -> Ref:
    """By Character; before the draft by player number, and before that by seat."""
    if who["name"]:
        return Ref(f"nemesis-character-{who['name']}")
    if who["number"]:
        return Ref("nemesis-player", {"number": who["number"]})
    return Ref("nemesis-seat", {"number": who["seat"] + 1})


def room_name(g: State, texts: Texts, number: int) -> str:
    """With its number; what only the reader has seen of it is said as such."""
    tile = g["tiles"][number]
    if g["explored"][number]:
        return texts.text("cli-room", number=number, name=texts.text(f"nemesis-room-{tile}"))
    seen = [Ref(f"nemesis-room-{tile}")] if tile not in UNKNOWN else []
    token = g["tokens"][number]
    if token not in (*UNKNOWN, RESOLVED):
        seen.append(argument(exploration_token(token)))  # type: ignore[arg-type]
    if seen:
        return texts.text("nemesis-room-seen", number=number, seen=seen)
    return texts.text("nemesis-room-unexplored", number=number)


def thing_name(texts: Texts, item: str) -> str:
    """An Item or Object; the back of an Item card shows its colour only."""
    if item.startswith("?"):
        return texts.text("cli-hidden-item", colour=Ref(f"nemesis-colour-{item[1:]}"))
    return spoken(texts, thing(item))


def intruder_name(texts: Texts, intruder: dict[str, Any]) -> str:
    kind = texts.text(f"nemesis-intruder-{intruder['kind']}")
    return texts.text("cli-intruder", kind=kind, injuries=intruder["injuries"])


def network_name(g: State, texts: Texts, place: int) -> str:
    board = board_of(g)
    if board.networks == 1:
        return texts.text("nemesis-ducts")
    return texts.text("nemesis-ducts-network", number=place - len(board.corridors) + 1)


def duct_numbers(board: Board, room: int) -> list[int]:
    """The numbers of a Room that lead into the Technical Corridors."""
    duct = board.duct[room]
    return [number for number in (1, 2, 3, 4) if duct >= 0 and board.way[room][number] == duct]


def figures(g: State, room: int) -> list[dict[str, Any]]:
    """The Characters standing in a Room."""
    return [who for who in g["players"] if who["room"] == room and who["status"] == "alive"]


def intruders(g: State, room: int) -> list[dict[str, Any]]:
    return [intruder for intruder in g["intruders"] if intruder["room"] == room]


def lying(g: State, room: int) -> list[str]:
    return [thing for at, thing in g["lying"] if at == room]


def place(texts: Texts, option: dict[str, Any]) -> str:
    """The Room of an option. One that nobody has explored is called by its number already."""
    room = option["args"].get("room")
    called_by_number = isinstance(room, dict) and "number" in (room.get("args") or {})
    if "room" not in option["at"] or called_by_number:
        return ""
    return texts.text("cli-at-room", number=option["at"]["room"])
