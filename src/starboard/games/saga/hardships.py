"""Hard but possible missions for the soak, and a player who rather does something than nothing.

Each hardship changes the table of a first checkpoint as a long game could have. Nothing appears that the box does not
hold: Agents have miniatures, cards come out of their decks.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import corners_to_stand_on
from starboard.games.saga.rules.actions import ACTIONS, NOTHING
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.hacking.hacking import TERMINAL
from starboard.games.saga.rules.lookups import NEXUS, on_board, playing, profile
from starboard.games.saga.rules.miniatures import miniatures_left
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.rules.nexus.deck import cards_left
from starboard.games.saga.rules.places import FACINGS, Place, base_of, layout, place_of
from starboard.games.saga.rules.setup import set_up
from starboard.games.saga.state.fields import Door, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen
from starboard.kernel.playout import random_reply
from starboard.kernel.requests import Ask, Payload

MOST_ITEMS, MOST_AGENTS = 4, 5
WAITS: Final = (NOTHING, "end", "stay", "done", "pass")  # answers that let a chance go by


class HardMissions:
    """See `kernel.game.Hardships`."""

    def prepare(self, g: Any, fate: Fate) -> None:
        """A table in the middle of its set-up comes to its first Round before."""
        if g.step == "set-up":
            _drive(set_up(g), fate)
        if g.step != "mercenaries":
            return
        for hardship in HARDSHIPS:
            if fate.below(2):
                hardship(g, fate)

    def answer(self, g: Any, ask: Ask, fate: Fate) -> Payload:
        """Whatever is special rather than wait."""
        special = [option for option in ask.options if option not in WAITS]
        return fate.pick(special) if special and ask.kind in ("action", "move", "who-acts", "ability") else None

    def choices(self) -> Sequence[str]:
        return [f"action {name}" for name in [*ACTIONS, NOTHING]]


def deep_inside(g: Saga, fate: Fate) -> None:
    """Some zones more are revealed, unless the mission would be over by it, or nobody could ever get out again."""
    for letter in chart_of(g).zones:
        if letter in g.zones or fate.below(2) or not _has_a_way_out(g, letter):
            continue
        tried = g.clone()
        listen(tried)
        try:
            _drive(reveal(tried, chart_of(tried).zones[letter]), fate)
        except MissionOver:
            continue
        tried.copy_to(g)
        for door in g.doors:
            if letter in chart_of(g).behind[door.code]:
                door.lock = 0  # somebody has come in


def _has_a_way_out(g: Saga, letter: str) -> bool:
    """Whether some door of the zone may be opened; one that bears Access Denied opens when the mission says so."""
    openable = [door.code for door in mission_of(g).doors if not door.hint]
    return any([letter in chart_of(g).behind[code] for code in openable])


def _drive(going: Any, fate: Fate) -> None:
    """Run a part of the rules; whatever it asks is answered as chance has it."""
    answer: Payload = None
    try:
        while True:
            answer = random_reply(going.send(answer), fate)
    except StopIteration:
        return


def reinforced(g: Saga, fate: Fate) -> None:
    """More Agents than the map shows."""
    for _ in range(1 + fate.below(MOST_AGENTS)):
        kinds = [kind for kind in AGENTS if miniatures_left(g, kind) > 0]
        kind = fate.pick(kinds)
        g.named += 1
        agent = Model(f"{kind.removeprefix('ag-')}-{g.named}", kind, NEXUS, None, fate.pick(list(FACINGS)))
        free = list_of(layout(g).free)
        if not free:
            return
        agent.at = place_of(g, fate.pick(free))
        g.enemies.append(agent)


def scattered(g: Saga, fate: Fate) -> None:
    """Everybody stands somewhere else and looks somewhere else."""
    for model in on_board(g):
        places = [place for place in _free_places(g, model) if place != model.at]
        if places:
            model.at = fate.pick(places)
        model.facing = fate.pick(list(FACINGS))


def _free_places(g: Saga, model: Model) -> list[Place]:
    return [place_of(g, corner) for corner in list_of(corners_to_stand_on(layout(g), base_of(g, model)))]


def wounded(g: Saga, fate: Fate) -> None:
    for model in on_board(g):
        model.wounds = fate.below(max(1, profile(model).boxes))
        if profile(model).blue:
            model.shield_wounds = fate.below(profile(model).blue + 1)


def well_equipped(g: Saga, fate: Fate) -> None:
    """Cards of the Supply deck and skills that nobody has."""
    for who in playing(g):
        for _ in range(fate.below(MOST_ITEMS)):
            if g.supply.cards:
                card = fate.pick(g.supply.cards)
                g.supply.cards.remove(card)
                who.items.append(new_item(card))
        if g.skills:
            skill = fate.pick(g.skills)
            g.skills.remove(skill)
            who.skills.append(skill)


def late(g: Saga, fate: Fate) -> None:
    """Many Rounds have passed, and most of the Nexus deck lies on the discard pile."""
    g.round = 1 + fate.below(max(1, g.clock or 8))
    nexus = g.nexus
    for third in nexus.thirds:
        gone = [card for card in third if card not in EVENTS and fate.below(3)]
        nexus.discard += gone
        for card in gone:
            third.remove(card)
    nexus.thirds = [third for third in nexus.thirds if third]
    nexus.deck_size = cards_left(nexus)


def doors_ajar(g: Saga, fate: Fate) -> None:
    """Doors between revealed zones stand open, are locked, or are gone; nobody is locked in without a Terminal."""
    for door in g.doors:
        hidden = [letter for letter in chart_of(g).behind.get(door.code, []) if letter not in g.zones]
        if hidden or door.code.startswith("F") or _occupied(g, door.squares):
            continue
        door.open, door.destroyed = fate.below(3) == 0, fate.below(4) == 0
        door.lock = fate.below(3) if _unlocked_from_both_sides(g, door) else 0


def _unlocked_from_both_sides(g: Saga, door: Door) -> bool:
    """Whether the map shows a Terminal in each zone that it leads to."""
    sides = [chart_of(g).zones[letter] for letter in chart_of(g).behind[door.code]]
    return all([any([one.kind == TERMINAL for one in side.scenery]) for side in sides])


def _occupied(g: Saga, squares: list[Place]) -> bool:
    standing = [model.at for model in on_board(g)]
    return any([place in standing for place in squares])


HARDSHIPS: Final[tuple[Callable[[Saga, Fate], None], ...]] = (
    deep_inside, doors_ajar, reinforced, scattered, wounded, well_equipped, late,
)  # fmt: skip

HARD_MISSIONS: Final = HardMissions()
