"""Words about the cards themselves, their tokens, and free actions that they give (VAN-GEAR-11, VAN-CARD-12)."""

from functools import partial

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.cargo import give_up
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.gear_tokens import drive_token, place_token
from starboard.games.vanguard.rules.lookups import connected
from starboard.games.vanguard.rules.moments import FREE_ACTIONS
from starboard.games.vanguard.rules.printed_abilities import CARD, CARRIED, DISCOVERY
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.fields import CrewMember, Gear
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure


def do_action(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """A free action with its full cost (VAN-ACTION-03)."""
    assert FREE_ACTIONS.do is not None
    yield from FREE_ACTIONS.do(g, doing.user, effect.text(0))


def can_act(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    assert FREE_ACTIONS.may is not None
    return FREE_ACTIONS.may(g, doing.user, effect.text(0))


def do_token(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    yield from place_token(g, doing.user, doing.card)


def can_put_token(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return any([gear.card == doing.card and not gear.sector for gear in doing.user.gear])


def _own_gear(who: CrewMember, card: str) -> Gear:
    return next(iter([gear for gear in who.gear if gear.card == card]))


def do_drive(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """The token moves up to so many Sectors, without path icons (VAN-GEAR-11)."""
    for gear in g.gear:
        if gear.card == doing.card:
            for _ in range(effect.number(0)):
                step: int | None = yield from decide(g, partial(_where_it_drives, g, doing, gear))
                if step is None:
                    return
                drive_token(g, gear.card, step)


def _where_it_drives(g: Vanguard, doing: Doing, token: Gear) -> Ask:
    """Nowhere, once it has been taken off the board."""
    sectors = connected(g, token.sector) if token in g.gear else []
    return Ask(doing.user.seat, sectors, "VAN-GEAR-11", "drive", 0, about={"card": doing.card})


def is_on_board(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return any([gear.card == doing.card for gear in g.gear])


def do_toss(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Equipment goes to the Armory, a Discovery under its deck (VAN-GEAR-10, VAN-DISCARD-02)."""
    if doing.kind == CARRIED:
        doing.user.gear.remove(_own_gear(doing.user, doing.card))
    elif doing.kind == DISCOVERY:
        give_up(g, doing.card)
    tell(g, "tossed", "VAN-DISCARD-02", who=doing.user.section, card=doing.card)


def do_give(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The Section card goes back to the compartment (VAN-CARD-12)."""
    assert doing.kind == CARD
    doing.kept_out = True
    doing.user.removed.append(doing.card)
    tell(g, "card-sacrificed", "VAN-CARD-12", who=doing.user.section, card=doing.card)


def do_none(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Nothing happens."""


def never(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return False


def not_on_planet(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """What a card always gives, or gives when it is unloaded, is not carried out on a planet."""
    raise AssertionError(f"'{effect.word}' is not carried out during an exploration")


WORD_TABLE.update(
    {
        "do": Word(do_action, can_act),
        "token": Word(do_token, can_put_token),
        "drive": Word(do_drive, is_on_board),
        "toss": Word(at_once(do_toss)),
        "give": Word(at_once(do_give)),
        "none": Word(at_once(do_none), never),
        "hand": Word(at_once(not_on_planet), never),
        "cap": Word(at_once(not_on_planet), never),
        "stat": Word(at_once(not_on_planet), never),
        "rolls": Word(at_once(not_on_planet), never),
        "energy": Word(at_once(not_on_planet), never),
        "command": Word(at_once(not_on_planet), never),
        "morale": Word(at_once(not_on_planet), never),
        "patient": Word(at_once(not_on_planet), never),
    }
)
