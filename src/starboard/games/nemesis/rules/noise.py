"""Noise rolls (NEM-NOISE)."""

from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.intruders import move_along
from starboard.games.nemesis.rules.markers import place_noise
from starboard.games.nemesis.rules.places import (
    action_cards,
    adjacent_to_effects,
    corridor_towards,
    fighting,
    quiet_places,
)
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure

SILENCE, DANGER = "silence", "danger"
NOISE_DIE = (1, 1, 2, 2, 3, 3, 4, 4, SILENCE, DANGER)  # NEM-NOISE-08


def noise_roll(g: Nemesis, who: Character) -> Procedure[None]:
    """Roll for the Room the Character is in and face what answers (NEM-NOISE-01)."""
    face: int | str = yield from _roll(g, who)

    # Slime gives you away, so nothing is ever silent for you (NEM-NOISE-06).
    if face == SILENCE and who.slimed:
        face = DANGER
        tell(g, "slime-betrays", "NEM-NOISE-06", who=who.seat)

    if face == SILENCE:
        return
    if face == DANGER:
        danger(g, who.room, "NEM-NOISE-04")
        return

    place = g.board.way[who.room][int(face)]
    if g.noise[place]:
        yield from encounter(g, who)  # NEM-NOISE-03
    else:
        place_noise(g, [place], "NEM-NOISE-02")


def _roll(g: Nemesis, who: Character) -> Procedure[int | str]:
    """The die, and once more for whoever carries a Motion Scanner and pays a card for it.

    Whether a hand holds a card to pay with is hidden, so everybody with cards in hand is asked.
    """
    face: int | str = yield Chance(NOISE_DIE, "NEM-NOISE-01", "noise-die")
    tell(g, "noise-roll", "NEM-NOISE-01", who=who.seat, face=face)
    for held in who.held:
        if held.item in ITEMS and ITEMS[held.item].rerolls_noise and who.hand:
            about = {"face": face, "item": held.item}
            cards = action_cards(who)
            paid: str | None = yield Ask(who.seat, cards, "NEM-NOISE-01", "reroll-noise", 0, about=about, private=True)
            if paid is not None:
                who.hand.remove(paid)
                who.discard.append(paid)
                g.reveals += 1
                tell(g, "reroll", "NEM-NOISE-01", who=who.seat, item=held.item, card=paid)
                face = yield Chance(NOISE_DIE, "NEM-NOISE-01", "noise-die")
                tell(g, "noise-roll", "NEM-NOISE-01", who=who.seat, face=face)
            break
    return face


def danger(g: Nemesis, room: int, rule: str) -> None:
    """Nearby Intruders close in; if none can, every quiet Corridor creaks (NEM-TOKEN-03, NEM-TOKEN-04)."""
    near = adjacent_to_effects(g, room)
    hunters = [i for i in g.intruders if i.room in near and not fighting(g, i)]
    tell(g, "danger", rule, room=room)
    # All at once. Only with the option doors-block-crew-only can a Closed Door be in the way (NEM-GEN-04).
    move_along(g, [(i, corridor_towards(g, i.room, room)) for i in hunters], rule)
    if not hunters:
        place_noise(g, quiet_places(g, room), rule)
