"""Step 8: Intruder Bag Development (NEM-BAG)."""

from starboard.games.nemesis.rules.encounter import clear_noise, compare_with_hand, draw_token
from starboard.games.nemesis.rules.intruders import free_miniatures, miniatures_left, place_intruder, pool_to_bag
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.places import characters_in, in_combat, in_order, room_of, smallest_hand
from starboard.games.nemesis.state.fields import Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ADULT, ALIVE, BREEDER, CREEPER, LARVA, QUEEN, token_kind
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

GROWN_FROM = {LARVA: (ADULT, "NEM-BAG-02"), CREEPER: (BREEDER, "NEM-BAG-03")}


def bag_step(g: Nemesis) -> Procedure[None]:
    """Draw one token and apply the effect of its type (NEM-BAG-01)."""
    g.step = "turn"
    token: str = yield from draw_token(g, "NEM-BAG-01")
    if not token:
        return
    kind = token_kind(token)
    if kind in GROWN_FROM:
        g.pool.append(token)
        grown, rule = GROWN_FROM[kind]
        yield from pool_to_bag(g, grown, rule)
    elif kind == QUEEN:
        yield from queen_stirs(g, token)
    elif kind == "blank":
        yield from pool_to_bag(g, ADULT, "NEM-BAG-08")
        g.bag.append(token)
    else:
        g.bag.append(token)  # before the rolls, so that it can be drawn again (NEM-BAG-10)
        yield from everybody_rolls(g)


def everybody_rolls(g: Nemesis) -> Procedure[None]:
    """A Noise roll each, in order, except in Combat, judged when the roll is due (NEM-BAG-04, 05, 12, 15)."""
    for who in in_order(g):
        if who.status == ALIVE and who.room and not in_combat(g, who):
            yield from noise_roll(g, who)


def queen_stirs(g: Nemesis, token: str) -> Procedure[None]:
    """The Queen meets whoever is in her Nest, or lays an Egg (NEM-BAG-06, NEM-BAG-07)."""
    nest = room_of(g, "nest")
    here = characters_in(g, nest) if nest else []
    if not here:
        lay_egg(g)
        g.bag.append(token)
        return
    yield from free_miniatures(g, QUEEN, "NEM-INTRUDER-06")
    if miniatures_left(g, QUEEN) == 0:
        g.bag.append(token)
        return
    clear_noise(g, nest)  # NEM-BAG-13
    returns = "queen-token-returns" in g.options
    if returns:
        g.bag.append(token)
    queen: Intruder = yield from place_intruder(g, QUEEN, nest, "" if returns else token, "NEM-BAG-06")
    yield from compare_with_hand(g, smallest_hand(g, here), queen, token)


def lay_egg(g: Nemesis) -> None:
    """From the supply onto the Intruder board, while there are any (NEM-BAG-14)."""
    if g.nest_destroyed and "no-eggs-in-dead-nest" in g.options:
        return
    if g.egg_supply:
        g.egg_supply -= 1
        g.eggs += 1
        tell(g, "egg-laid", "NEM-BAG-07", count=g.eggs)
