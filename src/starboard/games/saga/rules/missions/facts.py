"""What a mission remembers: its facts, flags of the campaign, and until when (docs/decisions/0030)."""

from starboard.games.saga.content.campaign_flags import FLAG_NUMBERS, FLAG_WORDS
from starboard.games.saga.rules.missions.variants import played
from starboard.games.saga.state.fields import TurnsBack
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

FOR_GOOD = "mission"
END_OF_ROUND, END_OF_NEXT_ROUND, END_OF_THAT_ROUND = "round", "end-of-next-round", "round:"
SO_MANY_ROUNDS = "rounds:"
UNTIL_WRITTEN = (FOR_GOOD, END_OF_ROUND, END_OF_NEXT_ROUND)  # and `round:2`, `rounds:2`


def is_written(until: str) -> bool:
    """Whether it is known how long something lasts of which a file says this."""
    return until in UNTIL_WRITTEN or until.startswith((END_OF_THAT_ROUND, SO_MANY_ROUNDS))


def flag_of(g: Saga, name: str) -> str:
    """Where the table keeps it: facts of the mission apart from the flags of the campaign."""
    return f"fact-{name}" if name in played(g).starts else name


def fact_value(g: Saga, name: str) -> str:
    """What it is now: as it was set, or as it is at the start."""
    start = played(g).starts.get(name)
    if start is not None:
        return g.flags.get(f"fact-{name}", start)
    return g.flags.get(name, FLAG_WORDS[name][0] if name in FLAG_WORDS else str(FLAG_NUMBERS[name][0]))


def fact_at_the_start(g: Saga, name: str) -> str:
    """What a fact of the mission is at the start, or a word of the campaign; numbers of the campaign have none."""
    start = played(g).starts.get(name)
    return start if start is not None else FLAG_WORDS.get(name, ("",))[0]


def set_fact(g: Saga, name: str, value: str, until: str = "") -> None:
    """It is so from now on, or to the end of a Round; numbers of the campaign stay in their range.

    What is so already, and for as long, is nothing new.
    """
    if name in FLAG_NUMBERS:
        least, most = FLAG_NUMBERS[name]
        value = str(max(least, min(most, int(value))))
    last = last_round(g, until)
    before = fact_value(g, name), [one.round for one in g.turning_back if one.fact == name]
    g.flags[flag_of(g, name)] = value
    g.turning_back = [one for one in g.turning_back if one.fact != name]
    if last:
        g.turning_back.append(TurnsBack(name, last))
    if before == (value, [last] if last else []):
        return
    tell(g, "fact", "SAGA-MISSION-12", name=name, value=value, until=last)


def last_round(g: Saga, until: str) -> int:
    """The Round to whose end something lasts; 0: for good."""
    if until in ("", FOR_GOOD):
        return 0
    if until == END_OF_ROUND:
        return g.round
    if until == END_OF_NEXT_ROUND:
        return g.round + 1
    if until.startswith(SO_MANY_ROUNDS):
        return g.round + int(until.removeprefix(SO_MANY_ROUNDS))
    assert until.startswith(END_OF_THAT_ROUND), f"until {until} is not written"
    return int(until.removeprefix(END_OF_THAT_ROUND))


def turn_back(g: Saga) -> None:
    """A Round is over, and so are the facts that lasted to its end."""
    over = [one.fact for one in g.turning_back if one.fact and one.round <= g.round]
    g.turning_back = [one for one in g.turning_back if not one.fact or one.round > g.round]
    for name in over:
        g.flags.pop(flag_of(g, name), None)
        tell(g, "fact", "SAGA-MISSION-12", name=name, value=fact_value(g, name), until=0)
