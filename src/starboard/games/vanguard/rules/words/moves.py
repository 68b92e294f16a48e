"""Words about ways, actions, Events, time and the cards themselves."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.cards import EVENTS
from starboard.games.vanguard.content.lines import Effect, says_anything
from starboard.games.vanguard.content.planet import TRAVEL
from starboard.games.vanguard.rules.cargo import give_up
from starboard.games.vanguard.rules.clocks import (
    ClockName,
    advance_all,
    clocks_in_play,
    hold_clock,
    may_advance,
    movable_back,
    move_back,
)
from starboard.games.vanguard.rules.concerned import accepts, concerned, could_mean
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing, candidates
from starboard.games.vanguard.rules.gear_tokens import ROPEWAY, drive_token, place_token
from starboard.games.vanguard.rules.hands import put_back
from starboard.games.vanguard.rules.lookups import connected, immovable, in_play, paths_from, team
from starboard.games.vanguard.rules.moments import FREE_ACTIONS
from starboard.games.vanguard.rules.moving import arrive, move
from starboard.games.vanguard.rules.printed_abilities import CARD, CARRIED, DISCOVERY
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.fields import CrewMember, Gear
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.decks import draw as draw_from
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

WINCH: Final = "mod-M10"  # draws in whoever is joined to the Lander Sector by a Path

# --- ways ---


def do_move(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Along up to so many Paths without resolving their icons, each where its own player says (VAN-SECTOR-03)."""
    among = [who for who in candidates(g, doing, effect.text(1)) if can_walk(g, who)]
    for who in (yield from concerned(g, doing, effect.text(1), among)):
        if can_walk(g, who) and (yield from accepts(g, doing, who)):
            yield from move(g, who, effect.number(0))


def can_walk(g: Vanguard, who: CrewMember) -> bool:
    return not immovable(g, who) and bool(paths_from(g, who.sector))


def can_move(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    for who in candidates(g, doing, effect.text(1)):
        if can_walk(g, who):
            return True
    return False


def do_place(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Put into another Sector, whatever holds it (VAN-SECTOR-03); it must agree if it is another player's."""
    for who in (yield from concerned(g, doing, effect.text(0), placeable(g, effect, doing))):
        sectors = places_for(g, doing, who, effect.text(1))
        if sectors and (yield from accepts(g, doing, who)):
            about = {"who": who.section, "card": doing.card}
            sector: int = yield Ask(doing.decider(g), sectors, "VAN-SECTOR-03", "place", about=about)
            yield from arrive(g, who, sector, "VAN-SECTOR-03")


def places_for(g: Vanguard, doing: Doing, who: CrewMember, place: str) -> list[int]:
    """The Sectors that a word means for a crew member, other than its own."""
    found: list[int] = []
    if place == "lander":
        found = [g.lander.sector] if g.lander.sector else []
    elif place == "mate":
        found = [one.sector for one in g.crew if one is not who and one.status == "exploring"]
    elif place == "adj":
        found = connected(g, who.sector)
    elif place == "me":
        found = [doing.user.sector]
    elif place == "tok":
        found = [gear.sector for gear in g.gear if gear.card == doing.card]
    else:
        found = [int(place[1:])]
    return sorted({sector for sector in found if sector != who.sector and in_play(g, sector)})


def can_place(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    for who in _could_be_placed(g, effect, doing):
        if places_for(g, doing, who, effect.text(1)):
            return True
    return False


def placeable(g: Vanguard, effect: Effect, doing: Doing) -> list[CrewMember]:
    """Those for whom there is a Sector to be put into."""
    return [who for who in _could_be_placed(g, effect, doing) if places_for(g, doing, who, effect.text(1))]


def _could_be_placed(g: Vanguard, effect: Effect, doing: Doing) -> list[CrewMember]:
    if doing.card == WINCH:
        return [who for who in team(g) if _in_reach_of_winch(g, who)]
    return could_mean(g, doing, effect.text(0))


def _in_reach_of_winch(g: Vanguard, who: CrewMember) -> bool:
    """Along a Path to the Lander or from it; a No-Movement icon holds it, for the Mod moves whom it places."""
    lander = g.lander.sector
    return not immovable(g, who) and (lander in connected(g, who.sector) or who.sector in connected(g, lander))


def do_skip(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """So many icons of the Path are not resolved, chosen by the user (VAN-TRAVEL-03)."""
    for _ in range(effect.number(0)):
        icon: str | None = yield from _which_icon(g, doing, "skip")
        if icon is None:
            return
        _take_icon(doing, icon)


def do_swap(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """One icon of the Path becomes Spend a die, in its place."""
    instead = _spend_instead(effect)
    icon: str | None = yield from _which_icon(g, doing, "swap", icon_name(instead))
    if icon is not None:
        at = _take_icon(doing, icon)
        assert doing.travelling is not None
        doing.travelling.icons.insert(at, instead)


def _spend_instead(effect: Effect) -> Effect:
    """What stands on the Path in place of the icon."""
    return Effect("spend", (1, effect.text(0), "me"))


def _which_icon(g: Vanguard, doing: Doing, word: str, but: str = "") -> Procedure[str | None]:
    assert doing.travelling is not None
    icons = sorted({icon_name(icon) for icon in doing.travelling.icons} - {but})
    if not icons:
        return None
    about = {"who": doing.user.section, "word": word}
    picked: str = yield Ask(doing.decider(g), icons, "VAN-TRAVEL-03", "path-icon", about=about)
    return picked


def icon_name(icon: Effect | None) -> str:
    return TRAVEL if icon is None else f"{icon.word}({','.join([str(arg) for arg in icon.args])})"


def _take_icon(doing: Doing, name: str) -> int:
    """Off the Path; gives which one it was."""
    assert doing.travelling is not None
    icons = doing.travelling.icons
    at = [icon_name(icon) for icon in icons].index(name)
    icons.pop(at)
    return at


def has_icons(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """A ropeway helps only between its two ends."""
    travelling = doing.travelling
    if travelling is None or not travelling.icons:
        return False
    if doing.card != ROPEWAY:
        return True
    ends = [{gear.sector, gear.other_end} for gear in g.gear if gear.card == ROPEWAY]
    return {travelling.who.sector, travelling.end} in ends


def has_other_icons(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """Whether any icon asks for something else than what would stand in its place (V4)."""
    instead = icon_name(_spend_instead(effect))
    return doing.travelling is not None and any([icon_name(icon) != instead for icon in doing.travelling.icons])


def do_action(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """A free action with its full cost (VAN-ACTION-03)."""
    assert FREE_ACTIONS.do is not None
    yield from FREE_ACTIONS.do(g, doing.user, effect.text(0))


def can_act(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    assert FREE_ACTIONS.may is not None
    return FREE_ACTIONS.may(g, doing.user, effect.text(0))


# --- Events and time ---


def do_time(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    yield from advance_all(g, effect.number(0))


def time_runs(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return any([may_advance(g, name) for name in clocks_in_play(g)])


def do_back(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """One Time track of the user's choice goes back (VAN-TIME-05)."""
    if movable_back(g):
        name: ClockName = yield from decide(g, partial(_clock_of, g, movable_back(g), doing))
        move_back(g, name, effect.number(0))


def _clock_of(g: Vanguard, names: list[ClockName], doing: Doing) -> Ask:
    return Ask(doing.decider(g), names, "VAN-TIME-05", "which-clock", about={"card": doing.card})


def can_go_back(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return bool(movable_back(g))


def do_hush(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """One Time track stands still until the round ends."""
    names = [name for name in clocks_in_play(g) if may_advance(g, name)]
    if names:
        name: ClockName = yield from decide(g, partial(_clock_of, g, names, doing))
        hold_clock(g, name, g.round)


def do_no_event(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The revealed Event has no effect (X15)."""
    assert doing.revealed is not None
    doing.revealed.primary = doing.revealed.secondary = False
    tell(g, "event-ignored", "VAN-EVENT-05", who=doing.user.section)


def do_upper(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Its secondary effect instead of the primary one (X15)."""
    assert doing.revealed is not None
    doing.revealed.primary, doing.revealed.secondary = False, True
    tell(g, "event-weakened", "VAN-EVENT-05", who=doing.user.section)


def something_revealed(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """Whether anything is printed on what is to be resolved: else there is nothing to ignore (V4)."""
    revealed = doing.revealed
    if revealed is None:
        return False
    card = EVENTS[g.event]
    return (revealed.primary and says_anything(card.primary)) or (revealed.secondary and says_anything(card.secondary))


def primary_revealed(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return doing.revealed is not None and doing.revealed.primary


def do_scry(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """The next Events are seen, and each is put back on top or underneath (VAN-EVENT-01)."""
    seen: list[str] = []
    for _ in range(min(effect.number(0), len(g.event_deck))):
        card: str = yield from draw_from(g.event_deck, "VAN-EVENT-01", "event")
        seen.append(card)
    g.reveals += 1
    tell(g, "scried", "VAN-EVENT-01", who=doing.user.section, cards=tuple(seen))
    yield from put_back(g, g.event_deck, seen, doing.user, "VAN-EVENT-01")


def events_left(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return len(g.event_deck) > 0


# --- the cards themselves ---


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
                about = {"card": doing.card}
                sectors = connected(g, gear.sector)
                step: int | None = yield Ask(doing.user.seat, sectors, "VAN-GEAR-11", "drive", 0, about=about)
                if step is None:
                    return
                drive_token(g, gear.card, step)


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
        "move": Word(do_move, can_move),
        "place": Word(do_place, can_place),
        "skip": Word(do_skip, has_icons),
        "swap": Word(do_swap, has_other_icons),
        "do": Word(do_action, can_act),
        "time": Word(do_time, time_runs),
        "back": Word(do_back, can_go_back),
        "hush": Word(do_hush, time_runs),
        "noevent": Word(at_once(do_no_event), something_revealed),
        "upper": Word(at_once(do_upper), primary_revealed),
        "scry": Word(do_scry, events_left),
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
