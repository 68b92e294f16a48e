"""What a seat may choose: each option's text, where it is on the table, what it costs, the rule behind it."""

from collections.abc import Callable
from typing import Any, Final

from starboard.games.nemesis.content.attacks import ATTACKS
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.action_list import ACTIONS
from starboard.games.nemesis.rules.combat import loaded_weapons, targets
from starboard.games.nemesis.rules.items import capacity
from starboard.games.nemesis.rules.movement import careful_destinations
from starboard.games.nemesis.rules.places import adjacent, characters_in, intruders_in
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import EGG
from starboard.games.nemesis.words.names import (
    Name,
    action,
    card,
    character,
    course,
    door,
    intruder,
    intruder_kind,
    named,
    place,
    room,
    thing,
    yes,
)
from starboard.games.nemesis.words.rules import ALTERNATIVE_RULES, ROOM_RULES
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Ask, Payload
from starboard.kernel.visibility import knows


def describe_option(g: Nemesis, ask: Ask, option: Payload) -> Described:
    """One option of a question, on offer or refused; None is the choice to pick nothing."""
    if option is None:
        return Described(f"nemesis-none-{ask.kind}", rule=ask.rule)
    described = DESCRIBERS[ask.kind](g, ask, option)
    described.rule = described.rule or ask.rule
    return described


# --- The Action of a round ---


def an_action(g: Nemesis, ask: Ask, option: str) -> Described:
    """With its cost in cards, an Action card itself not counted."""
    what = ACTIONS[option]
    who = g.players[ask.seat]
    chosen, rule = action(option), what.rule
    at: dict[str, Payload] = {}
    if what.kind == "room":
        chosen = named("nemesis-choice-room-action", room=room(g, who.room))
        at, rule = {"room": who.room}, ROOM_RULES.get(g.tiles[who.room], rule)
    elif what.of:
        at = {"card" if what.kind == "card" else "item": what.of}
    else:
        at = later_targets(g, who, what.kind)
    return Described(chosen["ref"], chosen.get("args"), at, what.price(who), rule)


def later_targets(g: Nemesis, who: Character, kind: str) -> dict[str, Payload]:
    """What a later question of the Action will offer on the board, so that a screen can let one point there first."""
    if kind in ("move", "escape"):
        return {"rooms": adjacent(g, who.room)}
    if kind == "careful":
        return {"rooms": careful_destinations(g, who)}
    if kind == "shoot":
        weapons = loaded_weapons(who)
        ammo = [next(held.ammo for held in who.held if held.item == weapon and held.ammo) for weapon in weapons]
        return {"intruders": targets(g, who), "weapons": weapons, "ammo": ammo}
    return {"intruders": targets(g, who)} if kind == "melee" else {}


def an_alternative(g: Nemesis, ask: Ask, option: str) -> Described:
    return Described(f"nemesis-alternative-{option}", rule=ALTERNATIVE_RULES.get(option, ""))


# --- Places ---


def a_room(g: Nemesis, ask: Ask, number: int) -> Described:
    """The Room and what everybody sees in it; the Noise around it as a number of its own."""
    here = visible(g, number)
    noise = len([at for at in g.board.places[number] if g.noise[at]])
    args = {"room": room(g, number, ask.seat), "occupied": yes(here), "here": here, "noise": noise}
    return Described("nemesis-choice-room", args, {"room": number})


def visible(g: Nemesis, number: int) -> list[Name]:
    here = [ref("nemesis-here-fire")] if g.fire[number] else []
    if g.malfunction[number]:
        here.append(ref("nemesis-here-malfunction"))
    here += [intruder_kind(i.kind) for i in intruders_in(g, number)]
    return here + [character(g, who.seat) for who in characters_in(g, number)]


def a_place(g: Nemesis, ask: Ask, at: int) -> Described:
    return Described("nemesis-choice-place", {"place": place(g, at)}, {"place": at})


def a_door(g: Nemesis, ask: Ask, corridor: int) -> Described:
    args = {"place": place(g, corridor), "door": door(g, corridor)}
    return Described("nemesis-choice-door", args, {"place": corridor})


def a_pod(g: Nemesis, ask: Ask, number: int) -> Described:
    pod = next(pod for pod in g.pods if pod.number == number)
    inside = [character(g, who.seat) for who in g.players if who.pod == number]
    lock = ref("nemesis-pod-unlocked" if pod.unlocked else "nemesis-pod-locked")
    args = {"number": number, "section": pod.section, "lock": lock, "occupied": yes(inside), "inside": inside}
    return Described("nemesis-choice-pod", args, {"pod": number})


# --- Intruders and Characters ---


def an_intruder(g: Nemesis, ask: Ask, chosen: Payload) -> Described:
    """An Intruder by id; the Eggs of one's own Room, or of the Room that comes with them."""
    if chosen == EGG or isinstance(chosen, tuple):
        number = g.players[ask.seat].room if chosen == EGG else chosen[0]
        return Described("nemesis-choice-eggs", {"room": room(g, number)}, {"room": number})
    found = intruder(g, chosen)
    assert found is not None, f"Intruder {chosen} is not on the board"
    args = {"kind": intruder_kind(found.kind), "injuries": found.injuries, "room": room(g, found.room)}
    return Described("nemesis-choice-intruder", args, {"intruder": found.id, "room": found.room})


def a_character(g: Nemesis, ask: Ask, seat: int) -> Described:
    text = "nemesis-choice-yourself" if seat == ask.seat else "nemesis-choice-character"
    return Described(text, {"who": character(g, seat)}, {"seat": seat})


def a_draft(g: Nemesis, ask: Ask, name: str) -> Described:
    return Described(f"nemesis-character-{name}")


# --- Cards and Items ---


def a_card(g: Nemesis, ask: Ask, name: str) -> Described:
    return Described(card(name)["ref"], at={"card": name})


def a_thing(g: Nemesis, ask: Ask, item: str) -> Described:
    return Described("nemesis-choice-item", {"item": thing(item)}, {"item": item})


def own_thing(g: Nemesis, ask: Ask, item: str) -> Described:
    """By name, a weapon in one's own Hand with what it is loaded with."""
    held = next((h for h in g.players[ask.seat].held if h.item == item), None)
    if held is not None and item in ITEMS and ITEMS[item].weapon:
        args: dict[str, Any] = {"item": thing(item), "ammo": held.ammo, "capacity": capacity(held)}
        return Described("nemesis-choice-weapon", args, {"item": item})
    return a_thing(g, ask, item)


def components(g: Nemesis, ask: Ask, pair: tuple[str, str]) -> Described:
    return Described("nemesis-choice-components", {"items": [thing(item) for item in pair]})


def a_hunt_card(g: Nemesis, ask: Ask, name: str) -> Described:
    if name == "pass":
        return Described("nemesis-action-pass")
    return Described(f"nemesis-hunter-{name}", at={"card": name})


def an_attack_card(g: Nemesis, ask: Ask, name: str) -> Described:
    return Described(f"nemesis-attack-{ATTACKS[name].effect}", at={"card": name})


# --- Secrets of the asked seat ---


def own_objective(g: Nemesis, ask: Ask, which: str) -> Described:
    return Described(f"nemesis-objective-{g.players[ask.seat].objectives[_at(which)]}")


def their_objective(g: Nemesis, ask: Ask, which: str) -> Described:
    """A card lying face down, unless the seat has seen it before."""
    other = g.players[ask.about["target"]]
    if knows(other.objectives_known[_at(which)], ask.seat):
        return Described(f"nemesis-objective-{other.objectives[_at(which)]}")
    return Described(f"nemesis-choice-objective-{which}", {"target": character(g, other.seat)})


def _at(which: str) -> int:
    return 0 if which == "first" else 1


def a_destination(g: Nemesis, ask: Ask, space: str) -> Described:
    """A space of the track; whoever has seen the Coordinates knows where it leads."""
    if not (g.coordinates and knows(g.coordinates_known, ask.seat)):
        return Described("nemesis-choice-destination", {"space": space})
    planet = course(g.coordinates)["ABCD".index(space)]
    return Described("nemesis-choice-destination-known", {"space": space, "planet": planet})


def an_engine_state(g: Nemesis, ask: Ask, state: str) -> Described:
    kept = yes(state == ask.about["state"])
    args = {"state": ref(f"nemesis-engine-{state}"), "kept": kept}
    return Described("nemesis-choice-engine", args, {"engine": ask.about["engine"]})


# --- Plain words ---


def a_number(g: Nemesis, ask: Ask, number: int) -> Described:
    return Described("nemesis-choice-number", {"number": number})


def a_word(prefix: str) -> Callable[[Nemesis, Ask, Payload], Described]:
    """Options whose word is the end of their message's id."""
    return lambda g, ask, option: Described(f"{prefix}{option}")


DESCRIBERS: Final[dict[str, Callable[[Nemesis, Ask, Any], Described]]] = {
    "action": an_action,
    "alternative": an_alternative,
    "attack-card": an_attack_card,
    "character": a_character,
    "components": components,
    "consent": a_word("nemesis-consent-"),
    "contamination": a_card,
    "corridor": a_door,
    "craft": a_thing,
    "deck": a_word("nemesis-colour-"),
    "destination": a_destination,
    "discard": a_card,
    "discard-one": a_card,
    "doors": a_door,
    "draft": a_draft,
    "drop": own_thing,
    "engine": an_engine_state,
    "event-card": a_word("nemesis-event-"),
    "event-place": a_word("nemesis-event-place-"),
    "hunt": a_hunt_card,
    "hunt-use": a_word("nemesis-hunt-use-"),
    "in-pod": a_word("nemesis-in-pod-"),
    "keep-hunt": a_hunt_card,
    "keep-item": a_thing,
    "leavers": a_character,
    "number": a_number,
    "object": a_thing,
    "objective": own_objective,
    "overcharge": a_word("nemesis-overcharge-"),
    "pay": a_card,
    "place": a_place,
    "pod": a_pod,
    "react": a_card,
    "reroll": a_word("nemesis-reroll-"),
    "reroll-noise": a_card,
    "room": a_room,
    "rooms": a_room,
    "scan": a_word("nemesis-scan-"),
    "shrug-off": a_thing,
    "spend-item": own_thing,
    "tape": own_thing,
    "target": an_intruder,
    "throw": an_intruder,
    "trade-answer": a_word("nemesis-trade-"),
    "trade-offer": own_thing,
    "trade-partner": a_character,
    "weapon": own_thing,
    "whose-objective": their_objective,
    "wound": a_word("nemesis-wound-"),
}
