"""The Nest and its Eggs (NEM-NEST)."""

from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, EGG
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure, Refusal

NO_EGGS = Refusal("NEM-NEST-02", "no-eggs")


def is_nest(g: Nemesis, room: int) -> bool:
    """The Nest counts only once it is found: a face-down tile betrays nothing."""
    return g.explored[room] and g.tiles[room] == "nest"


def eggs_in(g: Nemesis, room: int) -> int:
    """Uncarried Eggs: those lying there and, in the Nest, those on the Intruder board (NEM-NEST-01)."""
    lying = len([1 for where, thing in g.lying if where == room and thing == EGG])
    return lying + (g.eggs if is_nest(g, room) else 0)


def destroy_eggs(g: Nemesis, room: int, count: int, rule: str) -> None:
    """Each Injury destroys one Egg, in the Nest from the Intruder board first (NEM-NEST-07, NEM-NEST-12)."""
    for _ in range(min(count, eggs_in(g, room))):
        if is_nest(g, room) and g.eggs:
            lose_nest_egg(g, rule)
        else:
            g.lying.remove((room, EGG))
            tell(g, "egg-destroyed", rule, room=room)
        g.egg_supply += 1  # NEM-BAG-18


def lose_nest_egg(g: Nemesis, rule: str) -> None:
    """One Egg fewer on the Intruder board; the last one leaves the Nest Destroyed for good (NEM-NEST-03, 04)."""
    g.eggs -= 1
    tell(g, "nest-egg-gone", rule, count=g.eggs)
    if g.eggs == 0 and not g.nest_destroyed:
        g.nest_destroyed = True
        tell(g, "nest-destroyed", "NEM-NEST-03")


def noise_after_attempt(g: Nemesis, who: Character) -> Procedure[None]:
    """Every single attempt to destroy an Egg makes noise, successful or not (NEM-NEST-10)."""
    if who.status == ALIVE and who.room:
        yield from noise_roll(g, who)
