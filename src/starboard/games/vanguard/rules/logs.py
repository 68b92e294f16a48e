"""Log entries: read together, then carried out before play goes on (VAN-LOG-01, VAN-LOG-02)."""

from functools import partial

from starboard.games.vanguard.content.moods import CALM, MOODS
from starboard.games.vanguard.content.planet import Log, LogChoice
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import can_be_paid, carry_out
from starboard.games.vanguard.rules.lookups import active, deciding_seat, planet_of, team
from starboard.games.vanguard.rules.moments import LAST_LOG
from starboard.games.vanguard.rules.tutorial_rules import is_tutorial
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.own_scenarios import OWN
from starboard.kernel.pages import Page, read_page
from starboard.kernel.requests import Blocked, Payload, Procedure, Refusal


def read_log(g: Vanguard, name: str, who: CrewMember | None = None, sector: int = 0) -> Procedure[None]:
    """Everybody reads it; what it says is done, and what was chosen on it. Read again it is shorter, and done again."""
    log = planet_of(g).logs[name]
    page = page_of(g, log)
    if name not in g.read:
        g.read.append(name)
    doing = Doing(who or _reader(g), f"log-{name}", "VAN-LOG-02", sector)
    legal = [choice for choice in log.choices if _payable(g, choice, doing)] or list(log.choices)
    page.choices = tuple([choice.id for choice in legal])
    chosen: Payload = yield from read_page(
        g, page, _readers(g), "VAN-LOG-01", blocked=partial(_blocked, log, legal) if log.choices else None,
        first_decides=True,
    )  # fmt: skip
    yield from carry_out(g, log.do, doing)
    for choice in log.choices:
        if choice.id == chosen:
            yield from carry_out(g, choice.do, Doing(doing.user, doing.card, doing.rule, doing.sector))


def page_of(g: Vanguard, log: Log) -> Page:
    """The passage; whoever has read it before sees its first paragraph alone."""
    count = log.paragraphs if log.id not in g.read else 1
    # The story that somebody wrote is held back by how its messages begin, page and paragraphs alike.
    begin = "vanguard-page" if g.planet.startswith(OWN) else "vanguard-log"
    texts = [f"{begin}-{g.planet}-{log.id}-{number}" for number in range(1, count + 1)]
    return Page(f"{g.planet}-{log.id}", texts, log.speaker, MOODS.get(log.mood, CALM))


def _reader(g: Vanguard) -> CrewMember:
    """Whom a Log befalls that is not about somebody else; a last one may find nobody alive."""
    return active(g) if g.active and active(g).status == "exploring" else (team(g) or g.crew)[0]


def _readers(g: Vanguard) -> list[int]:
    """Everybody; where they do not agree the active crew member's player decides (VAN-PLAYERS-05)."""
    first = deciding_seat(g)
    return [first, *[seat for seat in range(len(g.seats)) if seat != first]]


def _payable(g: Vanguard, choice: LogChoice, doing: Doing) -> bool:
    return all([can_be_paid(g, effects, doing) for effects in choice.do])


def _blocked(log: Log, legal: list[LogChoice]) -> Blocked:
    return [(choice.id, Refusal("VAN-CHOICE-01", "cannot-pay")) for choice in log.choices if choice not in legal]


def after_result(g: Vanguard, card: str, row: str) -> Procedure[None]:
    """Logs that are read when a result of a card has been resolved: "green th01"."""
    for name in planet_of(g).logs_on.get(f"{row} {card}", ()):
        yield from read_log(g, name)


def read_if_due(g: Vanguard, moment: str) -> Procedure[None]:
    """Logs of the Tutorial's script, read after "turn 1" or "round 1", and nowhere else (VAN-QUICKSTART-13)."""
    if not is_tutorial(g):
        return
    for name in planet_of(g).logs_on.get(moment, ()):
        if name not in g.read:
            yield from read_log(g, name)


def _read_last(g: Vanguard, name: str) -> Procedure[None]:
    yield from read_log(g, name)


LAST_LOG.read = _read_last
