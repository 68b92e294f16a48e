"""The ship in sentences, Room by Room, for screen readers and pipes."""

from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, DESTROYED_DOOR
from starboard.games.nemesis.terminal.tracks import tracks_in_words
from starboard.games.nemesis.terminal.words import (
    State,
    board_of,
    duct_numbers,
    figures,
    intruder_name,
    intruders,
    lying,
    network_name,
    room_name,
    seat_name,
    thing_name,
)
from starboard.texts import Texts


def linear(g: State, seat: int, texts: Texts) -> list[str]:
    rooms = [room_line(g, seat, texts, room) for room in range(1, len(g["tiles"]))]
    return [*tracks_in_words(g, texts), *rooms, *noisy_ducts(g, texts)]


def here(g: State, seat: int, texts: Texts) -> list[str]:
    """The Room of the seat's own Character, if it is in one."""
    room = g["players"][seat]["room"]
    return [room_line(g, seat, texts, room)] if room else []


def room_line(g: State, seat: int, texts: Texts, room: int) -> str:
    parts = [*occupants(g, seat, texts, room), *markers(g, texts, room), exits(g, texts, room)]
    if ducts := duct_numbers(board_of(g), room):
        parts.append(texts.text("cli-plain-entrance", numbers="/".join(map(str, ducts))))
    return f"{room_name(g, texts, room)}: {'; '.join(parts)}"


def occupants(g: State, seat: int, texts: Texts, room: int) -> list[str]:
    """You, the other Characters, Intruders and what lies about."""
    names = []
    for who in figures(g, room):
        name = seat_name(g, texts, who["seat"])
        names.append(texts.text("cli-plain-you", name=name) if who["seat"] == seat else name)
    names += [intruder_name(texts, intruder) for intruder in intruders(g, room)]
    names += [thing_name(texts, thing) for thing in lying(g, room)]
    return [", ".join(names)] if names else []


def markers(g: State, texts: Texts, room: int) -> list[str]:
    parts = [texts.text("cli-plain-items", count=g["items"][room])] if g["items"][room] else []
    if g["fire"][room]:
        parts.append(texts.text("nemesis-here-fire"))
    if g["malfunction"][room]:
        parts.append(texts.text("nemesis-here-malfunction"))
    if g["explored"][room] and TILES[g["tiles"][room]].computer:
        parts.append(texts.text("cli-plain-computer"))
    return parts


def exits(g: State, texts: Texts, room: int) -> str:
    """Each Corridor by its numbers, in their order, with the Room behind it, its Noise and its Door."""
    board = board_of(g)
    ways = sorted((board.numbers[corridor], corridor, behind) for corridor, behind in board.exits[room])
    return texts.text("cli-plain-exits", exits=", ".join(one_exit(g, texts, corridor, to) for _, corridor, to in ways))


def one_exit(g: State, texts: Texts, corridor: int, to: int) -> str:
    numbers = "/".join(map(str, board_of(g).numbers[corridor]))
    notes = [texts.text("cli-plain-noise")] if g["noise"][corridor] else []
    if g["doors"][corridor] == CLOSED_DOOR:
        notes.append(texts.text("cli-plain-door-closed"))
    elif g["doors"][corridor] == DESTROYED_DOOR:
        notes.append(texts.text("cli-plain-door-destroyed"))
    way = texts.text("cli-plain-exit", numbers=numbers, to=to)
    return f"{way} ({', '.join(notes)})" if notes else way


def noisy_ducts(g: State, texts: Texts) -> list[str]:
    board = board_of(g)
    places = range(len(board.corridors), len(g["noise"]))
    return [
        texts.text("cli-plain-ducts-noise", place=network_name(g, texts, place))
        for place in places
        if g["noise"][place]
    ]
