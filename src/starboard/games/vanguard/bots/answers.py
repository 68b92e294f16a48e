"""One function for every kind of question; a kind without one takes the first option, or declines."""

from collections.abc import Callable
from typing import Final

from starboard.games.vanguard.bots import in_check, turns
from starboard.games.vanguard.bots.exerting import instead_of_sacrifice
from starboard.games.vanguard.bots.hand import best_first, card_worth, worst
from starboard.games.vanguard.bots.tempers import Temper
from starboard.games.vanguard.bots.valuing import cheap_first, precious_first
from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.content.cards import CREW, SECTION_CARDS
from starboard.games.vanguard.content.dice import slots
from starboard.games.vanguard.content.leads import LEAD_TOKENS
from starboard.games.vanguard.content.spelling import read
from starboard.games.vanguard.rules.abilities import ability_of
from starboard.games.vanguard.rules.check.dangers import card_struck
from starboard.games.vanguard.rules.clocks import clock_at, length_of
from starboard.games.vanguard.rules.hands import BOTTOM, TOP, hand_limit
from starboard.games.vanguard.rules.lookups import colour_of, free_slots, member, planet_of, team
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.pages import PAGE
from starboard.kernel.requests import Ask, Payload

Answer = Callable[[Judge, Ask], Payload]

# Who is fielded where one may choose: many-sided Sections first.
FIELDED: Final = ("science", "engineering", "security", "recon")
GOOD_CARD: Final = 0.5  # worth of a card that one likes to draw
DUTY: Final = 0.3  # what using an ability must bring at least


def answer_to(g: Vanguard, ask: Ask, temper: Temper) -> Payload:
    """The answer of somebody who thinks about it; None where the question has no way of thinking about it."""
    judge = Judge(g, temper, _befallen(g, ask))
    if ask.kind.startswith("before-") or ask.kind == "after-failing":
        return use_or_not(judge, ask)
    found = ANSWERS.get(ask.kind)
    if found is not None:
        return found(judge, ask)
    if ask.many:
        return tuple(ask.options[: ask.least])
    return ask.options[0] if ask.least else None


def _befallen(g: Vanguard, ask: Ask) -> CrewMember | None:
    """The crew member that the question is about, if it names one."""
    section = ask.about.get("who")
    return next((who for who in g.crew if who.section == section), None)


# --- setting up ---


def team_of(judge: Judge, ask: Ask) -> Payload:
    return min(ask.options, key=lambda way: sorted([FIELDED.index(section) for section in way]))


def recruit(judge: Judge, ask: Ask) -> Payload:
    """Somebody of the own trade, with many Charges."""
    section = ask.about["section"]
    return max(ask.options, key=lambda card: (CREW[card].fits == section, CREW[card].charges))


def carrier(judge: Judge, ask: Ask) -> Payload:
    return min(ask.options, key=lambda section: len(member(judge.g, section).gear))


def start_token(judge: Judge, ask: Ask) -> Payload:
    """Whoever has most dice begins."""
    return max(ask.options, key=lambda section: len(member(judge.g, section).available))


# --- pages and choices ---


def page(judge: Judge, ask: Ask) -> Payload:
    """What can be chosen on a Log is weighed; where nothing can be, it has been read."""
    log = planet_of(judge.g).logs.get(str(ask.about.get("page", "")).removeprefix(f"{judge.g.planet}-"))
    if log is None or not log.choices:
        return ask.options[0]
    worth = {choice.id: judge.outcome(choice.do) for choice in log.choices}
    return max(ask.options, key=lambda choice: worth.get(choice, 0.0))


def option(judge: Judge, ask: Ask) -> Payload:
    said = ask.about["options"]
    return max(ask.options, key=lambda at: judge.effects(read(said[at])))


def whom(judge: Judge, ask: Ask) -> Payload:
    """Whoever has most to gain: most dice spent, most Injuries."""

    def need(section: str) -> int:
        who = member(judge.g, section)
        return len(who.spent) + 2 * len(who.injuries)

    return max(ask.options, key=need)


def use_or_not(judge: Judge, ask: Ask) -> Payload:
    """The best ability, if it brings more than it costs."""
    if not ask.options:
        return None  # it is asked only so that somebody could step in
    worth = {at: _use(judge, use) for at, use in enumerate(ask.options)}
    best = max(worth, key=lambda at: worth[at])
    return ask.options[best] if worth[best] >= DUTY else None


def _use(judge: Judge, use: Payload) -> float:
    ability = ability_of((use[0], use[1], use[2], use[3]))
    return judge.outcome(ability.outcome) + judge.effects(ability.cost)


def accept(judge: Judge, ask: Ask) -> Payload:
    return "accept"


def consent(judge: Judge, ask: Ask) -> Payload:
    """Nobody is left behind, and nothing required is left undone."""
    return "agree" if not ask.about["behind"] and turns.lifting_off(judge) > 0 else "refuse"


# --- dice and cards of one's own ---


def cheapest(judge: Judge, ask: Ask) -> Payload:
    return cheap_first(ask.options)[0]


def spend(judge: Judge, ask: Ask) -> Payload:
    """The cheapest die; whoever has none exerts."""
    exerting = instead_of_sacrifice(ask, judge.who)
    return exerting if exerting is not None else cheapest(judge, ask)


def column(judge: Judge, ask: Ask) -> Payload:
    """Where the Injury die pushes no die off, or the fewest of that colour are missed."""
    who = judge.who

    def pushed(colour: str) -> tuple[bool, int]:
        owned = [die for die in (*who.available, *who.spent) if colour_of(die) == colour]
        return free_slots(who, colour) < 1, len(owned) - slots(who.section, colour, who.rank)

    return min(ask.options, key=pushed)


def discard(judge: Judge, ask: Ask) -> Payload:
    return worst(judge, ask.options)


def put_back(judge: Judge, ask: Ask) -> Payload:
    """Good cards on top, the best last; Events that have been seen as they are."""
    cards = [card for card, place in ask.options if place == TOP]
    if not all([card in SECTION_CARDS for card in cards]):
        return ask.options[0]
    card = worst(judge, cards)
    good = card_worth(judge, card) >= GOOD_CARD
    return (card, TOP) if good and (card, TOP) in ask.options else (card, BOTTOM)


def next_injury_die(judge: Judge, ask: Ask) -> Payload:
    """One that strikes no card first: what comes after may add cards."""
    return min(ask.options, key=lambda face: card_struck(judge.who, face) is not None)


def which_clock(judge: Judge, ask: Ask) -> Payload:
    """Back: the one that is nearest to its end; on: a Threat before a Global Condition."""

    def nearness(name: Payload) -> float:
        at = clock_at(judge.g, (name[0], name[1]))
        return (at.at if at is not None else 0) / max(1, length_of(judge.g, (name[0], name[1])))

    return max(ask.options, key=nearness)


def which_type(judge: Judge, ask: Ask) -> Payload:
    """Of the Leads that are nearest to a Discovery."""
    return max(ask.options, key=lambda type: sum([len(pile.tokens) for pile in judge.g.leads if pile.type == type]))


def most_precious(judge: Judge, ask: Ask) -> Payload:
    return precious_first(ask.options)[0]


def prepare(judge: Judge, ask: Ask) -> Payload:
    """A card; a check for combos only with dice to spare."""
    return "draw" if "draw" in ask.options else None


def recover(judge: Judge, ask: Ask) -> Payload:
    """The best, as far as the hand has room for them."""
    room = max(ask.least, hand_limit(judge.who) - len(judge.who.hand))
    return tuple(best_first(judge, ask.options)[: min(ask.most, room)])


def everything(judge: Judge, ask: Ask) -> Payload:
    return tuple(ask.options[: ask.most])


# --- Leads ---


def place_lead(judge: Judge, ask: Ask) -> Payload:
    return max(ask.options, key=lambda token: LEAD_TOKENS[token].value)


def return_lead(judge: Judge, ask: Ask) -> Payload:
    return min(ask.options, key=lambda token: LEAD_TOKENS[token].value)


# --- Threats and moves ---


def away_from_team(judge: Judge, ask: Ask) -> Payload:
    """A Sector where nobody is, if there is one."""
    there = [who.sector for who in team(judge.g)]
    return min(ask.options, key=lambda sector: there.count(sector))


ANSWERS: Final[dict[str, Answer]] = {
    PAGE: page,
    "team": team_of,
    "recruit": recruit,
    "carrier": carrier,
    "start-token": start_token,
    "turn": turns.choose,
    "dice": in_check.dice,
    "assist": in_check.assist,
    "modify": in_check.modify,
    "pick-dice": in_check.pick_dice,
    "turn-die": in_check.turn_die,
    "join": in_check.join,
    "combo": in_check.combo,
    "pay": in_check.pay,
    "times": in_check.times,
    "treat-as": in_check.treat_as,
    "mark-row": in_check.mark_row,
    "keep": in_check.keep,
    "option": option,
    "whom": whom,
    "accept-help": accept,
    "lift-off-consent": consent,
    "spend": spend,
    "sacrifice": cheapest,
    "pushed": cheapest,
    "refresh": most_precious,
    "prepare": prepare,
    "recover": recover,
    "upgrades": everything,
    "column": column,
    "discard": discard,
    "put-back": put_back,
    "next-injury-die": next_injury_die,
    "which-clock": which_clock,
    "which-type": which_type,
    "place-lead": place_lead,
    "return-lead": return_lead,
    "threat-way": away_from_team,
    "spread": away_from_team,
}
