"""What follows from a mission of a campaign, as its `[[after]]` entries say (SAGA-UPKEEP-07, SAGA-CAMPAIGN-03).

Everything is worked out from an `Outcome`, which describes the end of the mission in plain words.
"""

from starboard.games.saga.content.campaign import ENDINGS_BY_FLAG, LEFT_BELOW, PAID_IN_FULL
from starboard.games.saga.content.campaign_flags import FLAG_NUMBERS, FLAG_WORDS
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_script import After, Saying, text_of
from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.state.saga import Saga
from starboard.kernel.errors import StarboardError

WON, LOST, UNPLAYED = "won", "lost", "unplayed"
YES = "yes"


class Held:
    """A card at the end of the mission, with the status of the Mercenary that has it."""

    __slots__ = ("card", "status")

    def __init__(self, card: str, status: str) -> None:
        self.card, self.status = card, status


class Outcome:
    """How a mission has ended. Facts are words: "true" and "false", numbers as they are written, flags."""

    __slots__ = ("exits", "facts", "held", "mission", "results", "variant", "won")

    def __init__(self, mission: str, won: bool, facts: dict[str, str], results: dict[str, str]) -> None:
        self.mission = mission
        self.won = won
        self.facts = facts
        self.results = results  # of earlier missions, the last time they were played
        self.variant = ""
        self.exits: list[str] = []  # of the Mercenaries that left, one for each
        self.held: list[Held] = []


class Aftermath:
    """What follows: the flags, the missions of which one comes next, and how the campaign ended, if it did."""

    __slots__ = ("finale", "flags", "following")

    def __init__(self, flags: dict[str, str], following: list[str], finale: str) -> None:
        self.flags, self.following, self.finale = flags, following, finale


def outcome_of(g: Saga) -> Outcome:
    """The table as it is when a side has won, before Upkeep changes who has what."""
    end = Outcome(g.mission, g.ending == MERCENARIES, facts_of(g, mission_of(g)), {})
    for one in g.played:
        end.results[one.mission] = WON if one.won else LOST
    end.variant = g.variant
    end.exits = [who.exit for who in g.mercenaries if who.status == "left"]
    end.held = [Held(item.card, who.status) for who in g.mercenaries for item in who.items]
    return end


def facts_of(g: Saga, mission: Mission) -> dict[str, str]:
    """The flags of the campaign and the facts of the mission, as they were set or as they are at the start."""
    names = [*FLAG_WORDS, *FLAG_NUMBERS, *[fact.name for fact in mission.script.facts]]
    return {name: fact_value(g, name) for name in names}


def aftermath(afters: tuple[After, ...], end: Outcome) -> Aftermath:
    """Entry by entry, each seeing what those before it have set. The first `next` that is reached counts.

    Where a mission says nothing, a won one ends the campaign and a lost one is played again (SAGA-CAMPAIGN-03).
    """
    facts = end.facts.copy()
    following: list[str] = []
    ended = False
    for entry in afters:
        if not all_hold(entry.conditions, end, facts):
            continue
        for effect in entry.effects:
            if not _applies(effect, end, facts):
                continue
            if effect.word == "set":
                set_fact(facts, effect)
            elif effect.word == "next":
                following = following or list(effect.texts("missions"))
            elif effect.word == "ending":
                ended = True
            else:
                raise StarboardError(f"{end.mission}: {effect.word} is nothing that can be done after a mission")
    if not following and not ended and not end.won:
        following = [end.mission]
    flags = {name: facts[name] for name in [*FLAG_WORDS, *FLAG_NUMBERS]}
    return Aftermath(flags, following, "" if following else finale(end.won, flags))


def finale(won: bool, flags: dict[str, str]) -> str:
    """How the campaign ends after its last mission: the first that applies."""
    if not won:
        return LEFT_BELOW
    for flag, ending in ENDINGS_BY_FLAG:
        if flags[flag] == YES:
            return ending
    return PAID_IN_FULL


# --- effects ---


def _applies(effect: Saying, end: Outcome, facts: dict[str, str]) -> bool:
    if not all_hold(effect.sayings("if"), end, facts):
        return False
    return not effect.has("unless") or not all_hold(effect.sayings("unless"), end, facts)


def set_fact(facts: dict[str, str], effect: Saying) -> None:
    """A fact gets a value, or a number grows or shrinks; those of the campaign stay in their range."""
    name = effect.text("name")
    if not effect.has("add"):
        facts[name] = text_of(effect.value("to"))
        return
    number = int(facts[name]) + effect.number("add")
    if name in FLAG_NUMBERS:
        least, most = FLAG_NUMBERS[name]
        number = max(least, min(most, number))
    facts[name] = str(number)


# --- conditions ---


def all_hold(conditions: tuple[Saying, ...], end: Outcome, facts: dict[str, str]) -> bool:
    return all([holds(one, end, facts) for one in conditions])


def holds(said: Saying, end: Outcome, facts: dict[str, str]) -> bool:
    if said.word == "any":
        return any([all_hold(way, end, facts) for way in _ways(said)])
    if said.word == "result":
        return result_of(end, said.text("mission")) == said.text("equals")
    if said.word == "variant":
        return end.variant == said.text("equals")
    if said.word == "fact":
        return fact_holds(said, facts[said.text("name")])
    if said.word == "left":
        exits = said.texts("exits")
        return len([one for one in end.exits if not exits or one in exits]) >= said.number("least")
    if said.word == "holds":
        held = [one for one in end.held if one.card == said.text("card") and _meant(said.saying("who"), one.status)]
        return bool(held) != said.flag("not")
    raise StarboardError(f"{end.mission}: {said.word} is nothing that can be asked after a mission")


def _ways(said: Saying) -> list[tuple[Saying, ...]]:
    value = said.value("ways")
    ways = value if isinstance(value, tuple) else ()
    return [tuple([one for one in way if isinstance(one, Saying)]) for way in ways if isinstance(way, tuple)]


def result_of(end: Outcome, mission: str) -> str:
    """Without a mission: of the one that has just ended."""
    if not mission or mission == end.mission:
        return WON if end.won else LOST
    return end.results.get(mission, UNPLAYED)


def fact_holds(said: Saying, value: str) -> bool:
    if said.has("equals") and value != text_of(said.value("equals")):
        return False
    if said.has("not") and value == text_of(said.value("not")):
        return False
    if said.has("least") and int(value) < said.number("least"):
        return False
    return not said.has("most") or int(value) <= said.number("most")


def _meant(who: Saying | None, status: str) -> bool:
    """Whether Mercenaries of this status are spoken of. Only their side, `state` and `not-state` can be said here."""
    if who is None:
        return True
    for key, _ in who.values:
        if key not in ("side", "state", "not-state"):
            raise StarboardError(f"{key} is nothing that can be asked of a Mercenary after a mission")
    state = {"down": "eliminated"}.get(status, status)
    if who.has("state") and who.text("state") != state:
        return False
    return not who.has("not-state") or who.text("not-state") != state
