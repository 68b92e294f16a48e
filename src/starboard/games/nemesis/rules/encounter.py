"""Encounters and Surprise Attacks (NEM-ENCOUNTER)."""

from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.attack import surprise_attack
from starboard.games.nemesis.rules.intruders import (
    free_miniatures,
    miniatures_left,
    place_intruder,
    pool_to_bag,
)
from starboard.games.nemesis.rules.markers import place_noise
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, token_kind
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure


def encounter(g: Nemesis, who: Character) -> Procedure[None]:
    """The Noise falls silent and something comes out of the bag (NEM-ENCOUNTER-01)."""
    clear_noise(g, who.room)  # NEM-ENCOUNTER-03
    token: str = yield from draw_token(g, "NEM-ENCOUNTER-04")
    if not token:
        return
    if token == "blank":
        yield from blank_encounter(g, who.room)
        return
    intruder: Intruder | None = yield from place_by_encounter(g, token, who.room)
    if intruder is not None:
        yield from compare_with_hand(g, who, intruder, token)  # NEM-ENCOUNTER-06


def clear_noise(g: Nemesis, room: int) -> None:
    """Discard the Noise around the Room, Technical Corridors included (NEM-ENCOUNTER-03)."""
    for place in g.board.places[room]:
        g.noise[place] = False
    tell(g, "noise-cleared", "NEM-ENCOUNTER-03", room=room)


def draw_token(g: Nemesis, rule: str) -> Procedure[str]:
    """A random token out of the bag, or an empty string from an empty bag (NEM-BAG-17)."""
    if not g.bag:
        return ""
    token: str = yield Chance(g.bag, rule, "token")
    g.bag.remove(token)
    tell(g, "token-drawn", rule, token=token)
    return token


def blank_encounter(g: Nemesis, room: int) -> Procedure[None]:
    """Nothing appears, but every Corridor around creaks; the Blank goes back (NEM-ENCOUNTER-10 to 12)."""
    place_noise(g, g.board.places[room], "NEM-ENCOUNTER-10")
    if not g.bag:
        yield from pool_to_bag(g, "adult", "NEM-ENCOUNTER-11")
    g.bag.append("blank")


def place_by_encounter(g: Nemesis, token: str, room: int) -> Procedure[Intruder | None]:
    """Put the token's Intruder into the Room, freeing a miniature if need be (NEM-INTRUDER-04 to 06)."""
    kind = token_kind(token)
    yield from free_miniatures(g, kind, "NEM-INTRUDER-04")
    if miniatures_left(g, kind) == 0:
        g.bag.append(token)
        tell(g, "no-miniature", "NEM-INTRUDER-05", kind=kind)
        return None
    intruder: Intruder = yield from place_intruder(g, kind, room, token, "NEM-ENCOUNTER-05")
    return intruder


def compare_with_hand(g: Nemesis, who: Character, intruder: Intruder, token: str) -> Procedure[None]:
    """A hand smaller than the token's number is caught unawares (NEM-ENCOUNTER-06)."""
    number = int(token.partition("-")[2])
    if weakness(g, "surprise"):
        number = max(1, number + weakness(g, "surprise"))
    if len(who.hand) < number and who.status == ALIVE:
        yield from surprise_attack(g, intruder, who)
