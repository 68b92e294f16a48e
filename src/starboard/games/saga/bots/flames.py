"""Where a Mercenary points its flames, and what they are worth there."""

from typing import Final

from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.bots.remedies import WOKEN
from starboard.games.saga.bots.sayings import is_searched
from starboard.games.saga.rules.attacks.template_attack import aims, victims
from starboard.games.saga.rules.lookups import on_board
from starboard.games.saga.rules.missions.bars import ACTIVATE, barred
from starboard.games.saga.rules.missions.lookups import search_result
from starboard.games.saga.rules.places import Place, layout
from starboard.games.saga.state.fields import Model
from starboard.kernel.requests import Ask, Payload

ENOUGH: Final = 0.05  # what it is worth to stop, where several flames may follow each other
FRIEND_BURNT: Final = 2.2
SCENERY_BURNT: Final = 0.05
NEEDED_BURNT: Final = 1.5  # a Terminal or a device of the mission
FIND_BURNT: Final = 6.0  # something that holds a card of the mission


def aim_flame(o: Outlook, ask: Ask) -> Payload:
    """The direction in which enemies burn and friends do not."""
    model = o.model(ask.about["who"])

    def worth(aim: Payload) -> float:
        return ENOUGH if isinstance(aim, str) else flame_worth(o, model, aim)

    return max(ask.options, key=lambda aim: (worth(aim), str(aim)))


def best_flame(o: Outlook, model: Model) -> float:
    """What its flames would be worth in the best direction, as it faces now."""
    return max([flame_worth(o, model, aim) for aim in aims(o.g, model, layout(o.g))] or [0.0])


def flame_worth(o: Outlook, model: Model, aim: Place) -> float:
    hit = victims(o.g, model, aim, layout(o.g))
    worth_of = {pair.target.name: pair.best_shot() for pair in o.fighter(model).pairs}
    friends = [one.name for one in on_board(o.g, model.side)]
    total = sum([worth_of.get(name, 0.0) for name in hit.models])
    total -= FRIEND_BURNT * len([name for name in hit.models if name in friends])
    asleep = [name for name in hit.models if name not in friends and barred(o.g, o.model(name), ACTIVATE)]
    total -= WOKEN * len(asleep)
    needed = [code for code in hit.scenery if is_terminal(o, code)]
    held = [code for code in hit.scenery if holds_a_card(o, code)]
    return total - SCENERY_BURNT * len(hit.scenery) - NEEDED_BURNT * len(needed) - FIND_BURNT * len(held)


def is_terminal(o: Outlook, code: str) -> bool:
    return any([piece.code == code and piece.kind in ("terminal", "device") for piece in o.g.scenery])


def holds_a_card(o: Outlook, code: str) -> bool:
    """Whether the squad has yet to find a certain card in a piece, not just Supplies."""
    find = search_result(o.g, code)
    return find is not None and bool(find.card) and not is_searched(o.g, code)
