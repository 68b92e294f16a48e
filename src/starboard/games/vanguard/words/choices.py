"""Options that many questions share: somebody, a die, a card, a Sector, each with its place."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.content.landings import LANDINGS
from starboard.games.vanguard.rules.abilities import Use, ability_of
from starboard.games.vanguard.rules.check.pool import DieName
from starboard.games.vanguard.rules.lookups import condition_now, planet_of
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.card_texts import ability, deed, joined
from starboard.games.vanguard.words.text_parts import Name, named
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Ask, Payload

Prompt = Callable[[Vanguard, Ask], Described]
Describer = Callable[[Vanguard, Ask, Payload], Described]

PREPARE: Final = "prepare"  # what stands for an action in a check that has none


# --- prompts ---


def spelled(g: Vanguard, ask: Ask) -> dict[str, Any]:
    """What a question is about, as its message wants it; lists are for those who draw it."""
    about = {name: value for name, value in ask.about.items() if isinstance(value, str | int)}
    return {name: _SPELLERS[name](g, value) if name in _SPELLERS else value for name, value in about.items()}


def plain(g: Vanguard, ask: Ask) -> Described:
    """A question whose message is named after its kind."""
    return Described(f"vanguard-ask-{ask.kind}", spelled(g, ask))


def asked(ending: str, g: Vanguard, ask: Ask) -> Described:
    """One of several messages for the same kind of question."""
    return Described(f"vanguard-ask-{ask.kind}-{ending}", spelled(g, ask))


def source(g: Vanguard, id: str) -> Name:
    """Whatever an effect comes from, as the beginning of a sentence; cards stand in quotes."""
    if id in ("path", "unique-space"):
        return ref(f"vanguard-source-{id}")
    if id in LANDINGS:
        return ref("vanguard-source-landing")
    if id.startswith("danger-"):
        return named("vanguard-source-danger", letter=letter(g, id.removeprefix("danger-")))
    return quoted(names.mission(id) if id in planet_of(g).missions else in_force(g, id))


def in_force(g: Vanguard, id: str) -> Name:
    """A card, or the Global Condition of now: those have numbers like equipment."""
    return names.condition(id) if id == condition_now(g).id else names.card(g, id)


def card_at(id: str) -> dict[str, Payload]:
    """The card that an effect comes from, for those who draw it; a Path, a Danger die or a Log is none."""
    no_card = id in ("path", "unique-space") or id.startswith(("danger-", "log-"))
    return {} if no_card else {"card": id}


def quoted(name: Name) -> Name:
    return named("vanguard-quoted", name=name)


def action_name(g: Vanguard, name: str) -> Name:
    """The Special Action of a check, or Prepare."""
    return ref("vanguard-action-prepare") if name in ("", PREPARE) else names.action(g, name)


def letter(g: Vanguard, id: str) -> Name:
    return ref(f"vanguard-letter-{id.lower()}")


def danger(g: Vanguard, face: str) -> Name:
    return ref(f"vanguard-danger-{face}")


def element(g: Vanguard, id: str) -> Name:
    """What a requirement asks for: an icon, or a die whatever it shows."""
    return ref(f"vanguard-paid-{id}") if id == "die" or id in COLOURS else names.icon(id)


def _quoted_card(g: Vanguard, id: str) -> Name:
    return quoted(names.card(g, id))


def _section(g: Vanguard, id: str) -> Name:
    return names.section(id)


def _type(g: Vanguard, id: str) -> Name:
    return ref(f"vanguard-type-{id}")


# What an argument of a question means, by its name; what is not listed is a number or a word.
_SPELLERS: Final[dict[str, Callable[[Vanguard, Any], Any]]] = {
    "who": names.member,
    "for": names.member,
    "from": names.member,
    "hurt": names.member,
    "section": _section,
    "card": source,
    "injury": _quoted_card,
    "threat": names.card,
    "action": action_name,
    "letter": letter,
    "face": danger,
    "icon": element,
    "type": _type,
}


# --- options ---


def as_name(described: Described) -> Name:
    """A text as a part of another one."""
    return named(described.text, **described.args)


def worded(g: Vanguard, ask: Ask, option: Payload) -> Described:
    """One of a few words that only this kind of question offers."""
    return Described(f"vanguard-choice-{ask.kind}-{option}")


def a_member(g: Vanguard, ask: Ask, section: str) -> Described:
    """Somebody of the team, with the Section."""
    args = {"who": names.member(g, section), "section": names.section(section)}
    return Described("vanguard-choice-member", args, {"who": section})


def a_card(g: Vanguard, ask: Ask, id: str) -> Described:
    return Described(names.card(g, id)["ref"], at={"card": id})


def a_sector(g: Vanguard, ask: Ask, number: int) -> Described:
    return Described("vanguard-choice-sector", {"sector": names.sector(g, number)}, {"sector": number}, target=number)


# --- dice ---


def a_die(g: Vanguard, ask: Ask, kind: str) -> Described:
    """A die of the board of whom the question is about: it shows nothing."""
    return Described(names.die(kind)["ref"], at={"die": kind, "owner": ask.about.get("who", "")})


def a_rolled_die(g: Vanguard, ask: Ask, die: DieName) -> Described:
    """A die of the Roll Pool: "Red Basic die showing Vanguard"; one that was lent names its owner."""
    owner, kind, face = die
    args: dict[str, Any] = {"die": names.die(kind), "face": names.icon(face)}
    at: dict[str, Payload] = {"die": kind, "owner": owner, "face": face}
    if _is_own(g, owner):
        return Described("vanguard-choice-die", args, at)
    return Described("vanguard-choice-die-lent", {**args, "who": names.member(g, owner)}, at)


def dice_together(g: Vanguard, dice: Sequence[DieName]) -> Name:
    """ "Red Basic die (Vanguard) + Blue Tech die (Tech)" """
    return joined("vanguard-joined-icons", [_one_of_several(g, die) for die in dice])


def _one_of_several(g: Vanguard, die: DieName) -> Name:
    owner, kind, face = die
    args: dict[str, Any] = {"die": names.die(kind), "face": names.icon(face)}
    if _is_own(g, owner):
        return named("vanguard-die-shown", **args)
    return named("vanguard-die-shown-lent", **args, who=names.member(g, owner))


def _is_own(g: Vanguard, owner: str) -> bool:
    return g.check is None or g.check.who == owner


# --- abilities ---


def a_use(g: Vanguard, ask: Ask, use: Use) -> Described:
    """A card with what it costs and does; whose it is where several could use something."""
    described = a_use_of(g, use)
    if any([option[1] != use[1] for option in ask.options]):
        described.text = "vanguard-choice-use-of"
    return described


def a_use_of(g: Vanguard, use: Use, moment: bool = False) -> Described:
    """With its moment where that is not what the question is about: it may take an action."""
    kind, section, card, _ = use
    line = ability_of(use)
    args = {
        "card": names.card(g, card),
        "kind": ref(f"vanguard-used-{kind}"),
        "does": as_name(ability(line) if moment else deed(line)),
        "who": names.member(g, section),
    }
    return Described("vanguard-choice-use", args, {"card": card, "who": section})
