"""Whom an effect concerns: chosen by its user, drawn by lot, or everybody there; help may be refused."""

from collections.abc import Callable
from functools import partial
from typing import Final

from starboard.games.vanguard.content.dice import D10
from starboard.games.vanguard.content.lines import Effect, Effects
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing, candidates, means_one
from starboard.games.vanguard.rules.effects import could_do_anything
from starboard.games.vanguard.rules.lookups import member
from starboard.games.vanguard.rules.words.word_table import Looked
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Roll

WHOM: Final = "whom"
ACCEPT, REFUSE = "accept", "refuse"
Judged = Callable[[Vanguard, CrewMember], bool]


def concerned(
    g: Vanguard, doing: Doing, word: str, among: list[CrewMember] | None = None
) -> Procedure[list[CrewMember]]:
    """Everybody whom the word means now; `among` leaves out those for whom the effect would do nothing."""
    found = candidates(g, doing, word)
    if means_one(word):
        return (yield from _the_one(g, doing, word, among if among is not None else found))
    if word == "rand":
        drawn: CrewMember = yield from random_member(g, found)
        return [drawn]
    return found


def _the_one(g: Vanguard, doing: Doing, word: str, found: list[CrewMember]) -> Procedure[list[CrewMember]]:
    """Chosen once in a line: the same word means the same crew member again, for whom anything of it does (V10)."""
    if word in doing.chosen:
        who = member(g, doing.chosen[word])
        return [who] if who.status == "exploring" and who.section not in doing.refused else []
    again = tuple([effect for effect in doing.line if word in effect.args])
    if len(again) > 1:
        found = [who for who in candidates(g, doing, word) if _profits(g, doing, word, who, again)]
    if not found:
        return []
    section: str | None = yield from decide(g, partial(_whom, g, doing, found))
    if section is None:
        return []
    doing.chosen = {**doing.chosen, word: section}
    who = member(g, section)
    agrees = yield from accepts(g, doing, who)
    return [who] if agrees else []


def _profits(g: Vanguard, doing: Doing, word: str, who: CrewMember, effects: Effects) -> bool:
    """Whether any of the effects that mean the same crew member would do something for this one (V4)."""
    before = doing.chosen
    doing.chosen = {**before, word: who.section}
    does = could_do_anything(g, effects, doing)
    doing.chosen = before
    return does


def _whom(g: Vanguard, doing: Doing, found: list[CrewMember]) -> Ask:
    """Somebody may have left play meanwhile."""
    sections = [who.section for who in found if who.status == "exploring"]
    return Ask(doing.decider(g), sections, doing.rule, WHOM, about={"card": doing.card})


def accepts(g: Vanguard, doing: Doing, who: CrewMember) -> Procedure[bool]:
    """A crew member of another player may refuse help; harm cannot be refused."""
    if not doing.helping or who.seat == doing.user.seat or who.section in doing.agreed:
        return True
    if who.section in doing.refused:
        return False
    about = {"card": doing.card, "who": who.section, "from": doing.user.section}
    answer: str = yield Ask(who.seat, [ACCEPT, REFUSE], "VAN-PLAYERS-05", "accept-help", about=about)
    if answer == REFUSE:
        doing.refused += (who.section,)
        tell(g, "help-refused", "VAN-PLAYERS-05", who=who.section, card=doing.card)
        return False
    doing.agreed += (who.section,)
    return True


def random_member(g: Vanguard, found: list[CrewMember]) -> Procedure[CrewMember]:
    """A D10 for each; the lowest is chosen, ties roll again among themselves (VAN-RANDOM-01)."""
    left = found
    while len(left) > 1:
        numbers: tuple[int, ...] = yield Roll([D10] * len(left), "VAN-RANDOM-01", "lot", ordered=True)
        left = [who for who, number in zip(left, numbers, strict=True) if number == min(numbers)]
    tell(g, "drawn-by-lot", "VAN-RANDOM-01", who=left[0].section)
    return left[0]


# --- for whom something would come of it ---


def fitting(g: Vanguard, doing: Doing, word: str, judged: Judged) -> list[CrewMember]:
    """Those whom a word could mean and for whom something would come of it."""
    return [who for who in could_mean(g, doing, word) if judged(g, who)]


def could_mean(g: Vanguard, doing: Doing, word: str) -> list[CrewMember]:
    """The one that was chosen in this line, if one was."""
    return [member(g, doing.chosen[word])] if word in doing.chosen else candidates(g, doing, word)


def anybody(at: int) -> Looked:
    """Whether the word at this place means anybody now."""

    def could(g: Vanguard, effect: Effect, doing: Doing) -> bool:
        return bool(candidates(g, doing, effect.text(at)))

    return could


def somebody(at: int, judged: Judged) -> Looked:
    """Whether there is anybody for whom something would come of it; the argument at this place says who is meant."""

    def could(g: Vanguard, effect: Effect, doing: Doing) -> bool:
        for who in could_mean(g, doing, effect.text(at)):
            if judged(g, who):
                return True
        return False

    return could


def everybody(at: int, judged: Callable[[Vanguard, CrewMember, Effect, Doing], bool]) -> Looked:
    """Whether all who are meant can pay; of "one" and its like, one of them."""

    def payable(g: Vanguard, effect: Effect, doing: Doing) -> bool:
        word = effect.text(at)
        one_is_enough = means_one(word)
        for who in candidates(g, doing, word):
            if judged(g, who, effect, doing) == one_is_enough:
                return one_is_enough
        return not one_is_enough

    return payable
