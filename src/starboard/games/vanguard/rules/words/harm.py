"""Words about harm and healing: Injuries, Injury dice, Danger."""

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.concerned import anybody, concerned, fitting, somebody
from starboard.games.vanguard.rules.danger import roll_danger
from starboard.games.vanguard.rules.doing import Doing, candidates
from starboard.games.vanguard.rules.injuries import (
    SCRATCH,
    card_left,
    cover,
    coverable,
    gain_injury,
    has_injury_die,
    remove_injury,
    remove_injury_die,
    uncover,
)
from starboard.games.vanguard.rules.tutorial_rules import only_scratches
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def do_hurt(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1))):
        if who.status == "exploring":
            yield from gain_injury(g, who, effect.text(0))


def can_be_hurt(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    if only_scratches(g) and effect.text(0) != SCRATCH:
        return False
    return bool(candidates(g, doing, effect.text(1)))


def do_unhurt(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The Injury that is about to be gained is not (V5)."""
    assert doing.hurting is not None
    tell(g, "injury-prevented", "VAN-INJURY-01", who=doing.hurting.who.section, injury=doing.hurting.name)
    doing.hurting.name = ""


def do_soften(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Another one is gained instead (X2, X3)."""
    assert doing.hurting is not None
    tell(g, "injury-softened", "VAN-INJURY-03", who=doing.hurting.who.section, injury=effect.text(0))
    doing.hurting.name = effect.text(0)


def about_to_be_hurt(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return doing.hurting is not None and doing.hurting.name != ""


def could_be_softer(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """Whether another card would be gained: one that is used up becomes Wounded (V4, VAN-INJURY-03)."""
    hurting = doing.hurting
    if hurting is None or not hurting.name:
        return False
    return card_left(g, effect.text(0)) != card_left(g, hurting.name)


def do_undie(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_injury_die))):
        for _ in range(effect.number(0)):
            if has_injury_die(g, who):
                yield from remove_injury_die(g, who)


def do_cover(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), is_coverable))):
        for _ in range(effect.number(0)):
            if coverable(g, who):
                yield from cover(g, who)


def is_coverable(g: Vanguard, who: CrewMember) -> bool:
    return bool(coverable(g, who))


def do_uncover(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_covered))):
        for _ in range(effect.number(0)):
            if has_covered(g, who):
                yield from uncover(g, who)


def has_covered(g: Vanguard, who: CrewMember) -> bool:
    return any([one.covered for one in who.injuries])


def do_cure(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """One card and one die if both exist, otherwise what exists (X6)."""
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), is_curable))):
        for _ in range(effect.number(0)):
            if who.injuries:
                yield from remove_injury(g, who)
            if has_injury_die(g, who):
                yield from remove_injury_die(g, who)


def is_curable(g: Vanguard, who: CrewMember) -> bool:
    return bool(who.injuries) or has_injury_die(g, who)


def do_danger(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(2))):
        if who.status == "exploring":
            yield from roll_danger(g, who, effect.number(0), effect.text(1))


WORD_TABLE.update(
    {
        "hurt": Word(do_hurt, can_be_hurt),
        "unhurt": Word(at_once(do_unhurt), about_to_be_hurt),
        "soften": Word(at_once(do_soften), could_be_softer),
        "undie": Word(do_undie, somebody(1, has_injury_die)),
        "cover": Word(do_cover, somebody(1, is_coverable)),
        "uncover": Word(do_uncover, somebody(1, has_covered)),
        "cure": Word(do_cure, somebody(1, is_curable)),
        "danger": Word(do_danger, anybody(2)),
    }
)
