"""Shots, Assaults, templates, blasts and healing: questions and options (SAGA-SHOOT-05, SAGA-ASSAULT-01, -WOUND-04)."""

from collections.abc import Sequence
from typing import Final

from starboard.games.saga.content.weapons import WEAPONS
from starboard.games.saga.geometry.squares import Squares, list_of
from starboard.games.saga.rules.attacks.aiming import possible_targets
from starboard.games.saga.rules.attacks.shooting import Shot, shots_at
from starboard.games.saga.rules.attacks.template_attack import burst, victims
from starboard.games.saga.rules.attacks.thrown_items import agents_at, around, blast_models, blast_scenery
from starboard.games.saga.rules.gear.feat_deeds import STOP
from starboard.games.saga.rules.lookups import mercenary_of, model_named
from starboard.games.saga.rules.missions.device_flames import burned
from starboard.games.saga.rules.movement.breaking_away import REFRAIN
from starboard.games.saga.rules.movement.zones import WALL
from starboard.games.saga.rules.places import Place, layout, place_of
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words import names
from starboard.games.saga.words.choices import (
    Describer,
    Prompt,
    a_card,
    a_model,
    a_thing,
    asked,
    names_of,
    plain,
    said,
    spelled,
    straight,
    worded,
)
from starboard.games.saga.words.names import facing, model, square, yes
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask, Payload

_TARGETS: Final = {"SAGA-SHOOT-05": "shoot", "SAGA-ASSAULT-01": "assault", "SAGA-MODEL-07": "drain"}
_NEXUS_TARGET: Final = "nexus"


# --- questions ---


def whom_to_attack(g: Saga, ask: Ask) -> Described:
    """A shot, an Assault, a Life Drain; or which of equal Mercenaries is the Target of the Nexus (SAGA-TARGET-07)."""
    return asked(_TARGETS.get(ask.rule, _NEXUS_TARGET), g, ask)


def where_to_aim(g: Saga, ask: Ask) -> Described:
    return asked("feat", g, ask) if "left" in ask.about else plain(g, ask)


def who_suffers(g: Saga, ask: Ask) -> Described:
    """From a card or a Psychic Power; without one somebody is made to attack a friend (SAGA-PSI-01)."""
    return plain(g, ask) if "card" in ask.about else asked("forced", g, ask)


def who_is_healed(g: Saga, ask: Ask) -> Described:
    return Described("saga-ask-empathy", {"who": model(g, ask.about["patient"])})


# --- targets ---


def a_target(g: Saga, ask: Ask, name: str) -> Described:
    """With the line of a shot and whether the target is in Cover."""
    described = a_thing(g, ask, name)
    shooter = ask.about.get("who")
    if ask.rule != "SAGA-SHOOT-05" or shooter is None:
        return described
    shots = _shots(g, shooter, ask.about["weapon"], name)
    described.line = straight(model_named(g, shooter).at, names.place_of(g, name))
    if shots and shots[0].leaning:
        described.line = [shots[0].place, *straight(shots[0].place, names.place_of(g, name))]
    if shots and shots[0].cover:
        described.text += "-in-cover"
    return described


def _shots(g: Saga, shooter: str, weapon: str, name: str) -> list[Shot]:
    """The legal shots at one target, the best first."""
    one, now = model_named(g, shooter), layout(g)
    aimed = [target for target in possible_targets(g, one) if target.name == name]
    return shots_at(g, one, WEAPONS[weapon], aimed[0], now) if aimed else []


def a_turrets_target(g: Saga, ask: Ask, name: str) -> Described:
    described = a_thing(g, ask, name)
    described.line = straight(model_named(g, ask.about["who"]).at, names.place_of(g, name))
    return described


def a_viewpoint(g: Saga, ask: Ask, at: Place) -> Described:
    """Where the shooter leans to, and whether the target is in Cover then. The line begins there (`sight`)."""
    target = ask.about["target"]
    shots = [shot for shot in _shots(g, ask.about["who"], ask.about["weapon"], target) if shot.place == at]
    args = {"square": square(at), "cover": yes(shots and shots[0].cover)}
    return Described("saga-choice-lean", args, target=at)


def a_free_attacker(g: Saga, ask: Ask, name: str) -> Described:
    return Described("saga-choice-free-attack-refrain") if name == REFRAIN else a_model(g, ask, name)


# --- templates and blasts ---


def an_aim(g: Saga, ask: Ask, aim: Payload) -> Described:
    """By whom it would attack: nobody twice in a Feat. The template covers the area."""
    if aim == STOP:
        return Described("saga-choice-stop")
    one, now = model_named(g, ask.about["who"]), layout(g)
    spared = ask.about.get("spared", ())
    described = _hitting(g, [name for name in victims(g, one, aim, now).all if name not in spared])
    described.area = _places(g, burst(g, one, aim, now).affected)
    described.target = aim if _is_floor(g, aim) else _nearest(described.area, aim)
    return described


def _is_floor(g: Saga, place: Place) -> bool:
    """Whether somebody could stand there: flames are often pointed into a wall, where nobody would look for them."""
    column, row = place
    return 0 <= column < g.width and 0 <= row < g.height and g.ground[row][column] != WALL


def _nearest(places: Sequence[Place], to: Place) -> Place | None:
    return min(places, key=lambda place: max(abs(place[0] - to[0]), abs(place[1] - to[1])), default=None)


def _hitting(g: Saga, hit: Sequence[str]) -> Described:
    return Described("saga-choice-aim", {"hit": names_of(g, hit), "count": len(hit)})


def a_device_aim(g: Saga, ask: Ask, side: str) -> Described:
    """By its side and by whom it would hit."""
    hit = burned(g, ask.about["device"], side)
    args = {"facing": facing(side), "hit": names_of(g, hit), "count": len(hit)}
    return Described("saga-choice-device-aim", args, {"facing": side, "piece": ask.about["device"]})


def a_throw(g: Saga, ask: Ask, at: Place) -> Described:
    """With the squares that it reaches and everybody there."""
    one, now = model_named(g, ask.about["who"]), layout(g)
    hit = _reached_by(g, ask, at)
    args = {"square": square(at), "hit": names_of(g, hit), "count": len(hit)}
    area = _places(g, around(g, at, now))
    return Described("saga-choice-throw-at", args, target=at, line=straight(one.at, at), area=area)


def _reached_by(g: Saga, ask: Ask, at: Place) -> list[str]:
    one, now = model_named(g, ask.about["who"]), layout(g)
    who = mercenary_of(g, one)
    if ask.about["card"] == "eq-flash" and who is not None:
        return [agent.name for agent in agents_at(g, who, at, now)]
    return [hit.name for hit in blast_models(g, at, now)] + blast_scenery(g, one, at, now)


def _places(g: Saga, squares: Squares) -> list[Place]:
    return [place_of(g, corner) for corner in list_of(squares)]


# --- dice ---


def a_die(g: Saga, ask: Ask, face: int) -> Described:
    """A die by what it shows: a blank, or the strength of its symbol."""
    return Described(f"saga-face-{ask.about['die']}-{face}", at={"face": face, "die": ask.about["die"]})


def a_soak(g: Saga, ask: Ask, option: str) -> Described:
    return Described("saga-choice-soak", {"card": spelled(g, ask)["source"]}, {"card": ask.about["source"]})


PROMPTS: Final[dict[str, Prompt]] = {
    "weapon": plain,
    "target": whom_to_attack,
    "lean": plain,
    "aim": where_to_aim,
    "device-aim": plain,
    "throw-at": plain,
    "follow-through": plain,
    "free-attack": plain,
    "turret-target": plain,
    "granted-attack": plain,
    "victim": who_suffers,
    "reroll": plain,
    "soak": plain,
    "heal": plain,
    "patient": plain,
    "empathy": who_is_healed,
}

OPTIONS: Final[dict[str, Describer]] = {
    "weapon": a_card,
    "target": a_target,
    "lean": a_viewpoint,
    "aim": an_aim,
    "device-aim": a_device_aim,
    "throw-at": a_throw,
    "follow-through": a_model,
    "free-attack": a_free_attacker,
    "turret-target": a_turrets_target,
    "granted-attack": worded,
    "victim": a_model,
    "reroll": a_die,
    "soak": a_soak,
    "heal": a_model,
    "patient": a_model,
    "empathy": said("saga-choice-empathy"),
}
