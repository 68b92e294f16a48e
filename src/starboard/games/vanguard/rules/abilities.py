"""Abilities of cards: who may use which one now, and using it (VAN-CARD-07, VAN-GEAR-07, VAN-SKILL-01)."""

from collections.abc import Mapping, Sequence
from typing import Final

from starboard.games.vanguard.content.cards import CREW, DISCOVERIES, GEAR, MODS, SECTION_CARDS, UNIQUES
from starboard.games.vanguard.content.lines import Ability
from starboard.games.vanguard.content.vocabulary import BIOMES, MOMENTS
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import can_be_paid, carry_out, offers_anything, pay_all
from starboard.games.vanguard.rules.gear_tokens import may_be_added
from starboard.games.vanguard.rules.lookups import biomes, member, others_in_sector, threats_in, threats_near
from starboard.games.vanguard.rules.pool import ways_to_drop
from starboard.games.vanguard.rules.tutorial_rules import is_reduced
from starboard.games.vanguard.state.fields import CrewMember, Used
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

Use = tuple[str, str, str, int]  # kind of card, who uses it, the card, which of its abilities

SKILL, CARD, CARRIED, TOKEN = "skill", "card", "gear", "token"
DISCOVERY, UNIQUE, MOD = "discovery", "unique", "mod"
STAYING: Final = (CARRIED, TOKEN, UNIQUE, MOD)  # used once each time the moment comes (V12)
RULES: Final = {
    SKILL: "VAN-SKILL-01",
    CARD: "VAN-CARD-07",
    CARRIED: "VAN-GEAR-07",
    TOKEN: "VAN-GEAR-09",
    DISCOVERY: "VAN-DISCOVERY-05",
    UNIQUE: "VAN-DISCOVERY-05",
    MOD: "VAN-MOD-01",
}
LANDING_WORDS: Final = ("refresh", "unhurt", "soften", "cover", "supply")
NO_LIMITS: Final[dict[str, bool]] = {}
SPANS: Final = {"1/turn": "turn", "1/round": "round", "1/mission": "mission"}


def ability_of(use: Use) -> Ability:
    kind, _, card, at = use
    if kind == SKILL:
        return CREW[card].skill
    if kind == CARD:
        return SECTION_CARDS[card].top
    return _abilities(kind, card)[at]


def all_uses(g: Vanguard, who: CrewMember, moment: str) -> list[Use]:
    """Every ability for this moment that the crew member could ever use, in a stable order."""
    me = who.section
    if g.step == "landing":
        skill = CREW[who.card].skill
        return (
            [(SKILL, me, who.card, 0)] if who.charges > 0 and skill.moment == moment and _serves_landing(skill) else []
        )
    said = SAID[moment]
    found: list[Use] = []
    for card in who.hand:
        if card in said.cards and (CARD, me, card, 0) not in found:
            found.append((CARD, me, card, 0))
    if len(found) > 1:
        found.sort()
    if is_reduced(g):
        return found  # VAN-QUICKSTART-12
    if who.card in said.skills and who.charges > 0:
        found.append((SKILL, me, who.card, 0))
    if said.carried:
        for gear in who.gear:
            if gear.card in said.carried:
                found += [(CARRIED, me, gear.card, at) for at in said.carried[gear.card]]
    if said.tokens:
        for gear in g.gear:
            if gear.card in said.tokens:
                found += [(TOKEN, me, gear.card, at) for at in said.tokens[gear.card]]
    if g.discoveries and said.discoveries:
        for card in sorted(set(g.discoveries)):
            if card in said.discoveries:
                found += [(DISCOVERY, me, card, at) for at in said.discoveries[card]]
    if said.uniques:
        for number in g.uniques:
            found += [(UNIQUE, me, str(number), at) for at in said.uniques.get(str(number), ())]
    if said.mods:
        for mod in g.lander.mods:
            if mod in said.mods:
                found += [(MOD, me, mod, at) for at in said.mods[mod]]
    return found


class Said:
    """What is printed for one moment: cards of the hand and Skills, of others the places of the abilities on them.

    What a token on the board offers is for everybody there; its other lines stay with whoever carries the card.
    """

    __slots__ = ("cards", "carried", "discoveries", "mods", "skills", "tokens", "uniques")

    def __init__(self, moment: str) -> None:
        self.cards = {id for id, card in SECTION_CARDS.items() if card.top.moment == moment}
        self.skills = {id for id, card in CREW.items() if card.skill.moment == moment}
        gear = {id: card.abilities for id, card in GEAR.items()}
        self.carried = _places(moment, gear, {"tok": False})
        self.tokens = _places(moment, gear, {"tok": True})
        self.discoveries = _places(moment, {id: card.abilities for id, card in DISCOVERIES.items()})
        self.uniques = _places(moment, {str(number): card.abilities for number, card in UNIQUES.items()})
        self.mods = _places(moment, {id: card.abilities for id, card in MODS.items()})


def _places(
    moment: str, cards: dict[str, tuple[Ability, ...]], limits: Mapping[str, bool] = NO_LIMITS
) -> dict[str, list[int]]:
    """For each card that speaks then the places of those abilities that have, or do not have, these limits."""
    found: dict[str, list[int]] = {}
    for card, abilities in cards.items():
        for at, ability in enumerate(abilities):
            wanted = all([(limit in ability.limits) == has for limit, has in limits.items()])
            if ability.moment == moment and wanted:
                found.setdefault(card, []).append(at)
    return found


SAID: Final = {moment: Said(moment) for moment in MOMENTS}


def _abilities(kind: str, card: str) -> Sequence[Ability]:
    if kind in (CARRIED, TOKEN):
        return GEAR[card].abilities
    if kind == DISCOVERY:
        return DISCOVERIES[card].abilities
    return UNIQUES[int(card)].abilities if kind == UNIQUE else MODS[card].abilities


def _serves_landing(skill: Ability) -> bool:
    """On the way down nothing helps but Skills that need no Sector, no deck and no check (SHIP-LANDING-13, X14)."""
    return all([effect.word in LANDING_WORDS for effects in (skill.cost, *skill.outcome) for effect in effects])


def uses_at(g: Vanguard, who: CrewMember, moment: str, like: Doing, wider: str = "") -> list[Use]:
    """What the crew member may use at this moment. `wider` is the limit that lets it use what befalls another."""
    found: list[Use] = []
    for use in all_uses(g, who, moment):
        if (not wider or wider in ability_of(use).limits) and may_use(g, who, use, like):
            found.append(use)
    return found


def may_use(g: Vanguard, who: CrewMember, use: Use, like: Doing) -> bool:
    """Whether limits hold, the cost can be paid in full, and something would come of it (V1, V4, V11)."""
    ability = ability_of(use)
    if not limits_hold(g, who, use, ability) or (g.used and was_used(g, use, ability)):
        return False
    acting = doing_of(use, like.user, like)
    if not ability.cost:
        return offers_anything(g, ability.outcome, acting)
    paying = acting if like.user is who else doing_of(use, who, like)
    if not can_be_paid(g, ability.cost, paying):
        return False
    for leaving in ways_to_drop(g, ability.cost, who):
        acting.leaving = leaving
        if offers_anything(g, ability.outcome, acting):
            return True
    return False


def limits_hold(g: Vanguard, who: CrewMember, use: Use, ability: Ability) -> bool:
    for limit in ability.limits:
        if not limit_holds(g, who, use, limit):
            return False
    return True


def limit_holds(g: Vanguard, who: CrewMember, use: Use, limit: str) -> bool:
    if limit == "alone":
        return not others_in_sector(g, who)
    if limit == "team":
        return bool(others_in_sector(g, who))
    if limit == "threat":
        return bool(threats_in(g, who.sector))
    if limit == "foe":
        return bool(threats_near(g, who.sector))
    if limit == "hurt":
        return bool(who.injuries)
    if limit == "low":
        return len(who.available) <= 2
    if limit == "lander":
        return bool(g.lander.sector) and who.sector == g.lander.sector
    if limit == "prepare":
        return g.check is not None and g.check.action == "prepare"
    if limit == "r2":
        return bool(who.rank >= 2)
    if limit == "base":
        return may_be_added(g, who, use[2])
    if limit == "placed":
        return any([gear.card == use[2] for gear in g.gear])
    if limit == "tok":
        return any([gear.card == use[2] and who.sector in (gear.sector, gear.other_end) for gear in g.gear])
    if limit in BIOMES:
        return limit in biomes(g, who.sector)
    # Once per turn and the like are remembered; "one" and "far" say whose moments count; between which "ends" somebody
    # travels, and whether Leads come from what an upgrade "belongs" to, their words look at themselves.
    return True


def was_used(g: Vanguard, use: Use, ability: Ability) -> bool:
    """Once per turn, round or mission, by card, whoever holds it now (V12)."""
    spans = [SPANS[limit] for limit in ability.limits if limit in SPANS]
    if use[0] in STAYING and g.check is not None and ability.moment == "check":
        spans.append("check")
    return any([one.card == use[2] and one.ability == use[3] and one.span in spans for one in g.used])


def doing_of(use: Use, user: CrewMember, like: Doing) -> Doing:
    """A new line for the same moment: nobody is chosen yet."""
    doing = Doing(user, use[2], RULES[use[0]], helping=True, kind=use[0])
    doing.dangers, doing.hurting, doing.travelling = like.dangers, like.hurting, like.travelling
    doing.drawing, doing.revealed = like.drawing, like.revealed
    return doing


def use_ability(g: Vanguard, use: Use, like: Doing) -> Procedure[None]:
    """Pay, then do it. What `like` says is about to happen is what it is used on; its user is `me` (V1)."""
    kind, section, card, _ = use
    who = member(g, section)
    ability = ability_of(use)
    remember(g, use, ability)
    tell(g, "used", RULES[kind], who=section, card=card, kind=kind)
    if kind == SKILL:
        who.charges -= 1
    elif kind == CARD:
        who.hand.remove(card)  # it lies apart while it is resolved (VAN-CARD-13)
    paying = doing_of(use, who, like)
    yield from pay_all(g, ability.cost, paying)
    yield from carry_out(g, ability.outcome, doing_of(use, like.user, like))
    if kind == CARD and not paying.kept_out:
        who.deck.discard.append(card)


def remember(g: Vanguard, use: Use, ability: Ability) -> None:
    for limit in ability.limits:
        if limit in SPANS:
            g.used.append(Used(use[2], use[3], SPANS[limit]))
    if use[0] in STAYING and ability.moment == "check":
        g.used.append(Used(use[2], use[3], "check"))


def forget(g: Vanguard, span: str) -> None:
    """A check, turn or round is over: what was limited to it may be used again."""
    g.used = [one for one in g.used if one.span != span]
