"""Exploring Rooms and resolving Exploration tokens (NEM-EXPLORE, NEM-TOKEN)."""

from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.rules.doors import close_door
from starboard.games.nemesis.rules.markers import UNBREAKABLE, place_fire, place_malfunction, slime
from starboard.games.nemesis.rules.noise import danger
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import OPEN_DOOR, SOLO
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure
from starboard.kernel.visibility import EVERYBODY

RESOLVED = "-"  # where a Room has no Exploration token (any more)


def settle_tile(g: Nemesis, room: int, rule: str) -> Procedure[str]:
    """Decide which tile lies here, now that somebody looks at it."""
    if not g.tiles[room]:
        left = g.basic_left if room in g.board.slots[0] else g.additional_left
        tile: str = yield Chance(left, rule, "tile")
        left.remove(tile)
        g.tiles[room] = tile
    return g.tiles[room]


def settle_token(g: Nemesis, room: int, rule: str) -> Procedure[str]:
    if not g.tokens[room]:
        token: str = yield Chance(g.tokens_left, rule, "exploration-token")
        g.tokens_left.remove(token)
        g.tokens[room] = token
    return g.tokens[room]


def explore(g: Nemesis, who: Character, corridor: int, quiet: bool) -> Procedure[bool]:
    """Flip the tile, reveal and resolve the token; whether a Noise roll may still follow (NEM-EXPLORE-01 to 03).

    `corridor` is the one the Character came through, or -1; `quiet` is for movements without a Noise roll.
    """
    room = who.room
    if not g.explored[room]:  # the Sections of the other side lie face up with their token (NEM-ALT-03)
        yield from flip_tile(g, room)
    if g.tiles[room] == "slime-room":  # before the token, so that Silence is already Danger (NEM-EXPLORE-11)
        slime(g, who, "NEM-ROOM-17")
    token: str = yield from settle_token(g, room, "NEM-EXPLORE-03")
    effect, _, number = token.partition("-")
    set_item_counter(g, room, int(number))
    g.tokens[room], g.tokens_known[room] = RESOLVED, EVERYBODY  # NEM-EXPLORE-05
    g.reveals += 1
    tell(g, "token-revealed", "NEM-EXPLORE-03", who=who.seat, room=room, token=effect, count=g.items[room])
    roll_follows: bool = yield from resolve_token(g, who, effect, corridor, quiet)
    return roll_follows


def flip_tile(g: Nemesis, room: int) -> Procedure[None]:
    """Face up for the rest of the game (NEM-EXPLORE-02)."""
    yield from settle_tile(g, room, "NEM-EXPLORE-02")
    g.explored[room] = True
    g.tiles_known[room] = EVERYBODY
    g.reveals += 1
    tell(g, "explored", "NEM-EXPLORE-02", room=room, tile=g.tiles[room])


def set_item_counter(g: Nemesis, room: int, number: int) -> None:
    """The token's number, halved for a solo player; none in the Nest and in slime (NEM-EXPLORE-08, NEM-SOLO-02)."""
    if g.tiles[room] in UNBREAKABLE or TILES[g.tiles[room]].colour == "none":
        return
    g.items[room] = (number + 1) // 2 if g.mode == SOLO else number


def resolve_token(g: Nemesis, who: Character, effect: str, corridor: int, quiet: bool) -> Procedure[bool]:
    """What the token does; Silence and Danger cancel the Noise roll and do nothing to the careful (NEM-EXPLORE-10)."""
    room = who.room
    if effect == "silence" and who.slimed:
        effect = "danger"  # NEM-TOKEN-02
    if effect == "silence":
        return False
    if effect == "danger":
        if not quiet:
            danger(g, room, "NEM-TOKEN-03")
        return False
    if effect == "slime":
        slime(g, who, "NEM-TOKEN-06")
    elif effect == "fire":
        place_fire(g, room, "NEM-TOKEN-07")
    elif effect == "malfunction":
        place_malfunction(g, room, "NEM-TOKEN-08")
    else:
        assert effect == "doors", f"unknown Exploration token {effect}"
        if corridor >= 0 and g.doors[corridor] == OPEN_DOOR:  # NEM-TOKEN-10, NEM-TOKEN-12
            yield from close_door(g, who, corridor, "NEM-TOKEN-09", [corridor])
    return True
