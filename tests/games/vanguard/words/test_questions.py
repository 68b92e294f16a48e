"""Questions, options and refusals in words: all kinds, four languages, everything that random games ask."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from starboard.games.vanguard import rules
from starboard.games.vanguard.content.cards import CREW, DANGER_TABLES, GEAR, RANK_UPS, SECTION_CARDS
from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.rules.play import play
from starboard.games.vanguard.rules.reactions import KINDS as REACTIONS
from starboard.games.vanguard.rules.setup import lay_out_board
from starboard.games.vanguard.state.fields import Check, CheckDie, CrewMember, Injury, RolledInjury, Threat
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.testing.table import SEATS
from starboard.games.vanguard.words.card_texts import ability as card_ability
from starboard.games.vanguard.words.card_texts import outcome as card_outcome
from starboard.games.vanguard.words.card_texts import priced as card_priced
from starboard.games.vanguard.words.options import OPTIONS, describe_option
from starboard.games.vanguard.words.questions import PROMPTS, describe_ask
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Described
from starboard.kernel.pages import PAGE
from starboard.kernel.playout import random_reply
from starboard.kernel.requests import Ask, Payload
from starboard.render import argument
from starboard.texts import LANGUAGES, Texts
from tests.games.contract.reading import asks_of, words_of
from tests.games.vanguard.words.asked import REFUSAL, wrong_with

STEPS = 1_500  # of one game
BY_VARIABLE = {*REACTIONS.values(), PAGE}  # kinds of questions that rules find in a table, and the kernel's pages
# What stands against a Travel; other reasons are named where they are found.
NO_TRAVEL = {"held-fast", "no-way"}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Texts, "strict", True)
    yield


# --- the source of the rules ---


def modules() -> Iterator[ast.Module]:
    for file in sorted(Path(rules.__file__).parent.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def calls(module: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def words_named(module: ast.Module) -> dict[str, str]:
    """The constants of a module that are words."""
    declared = [node for node in module.body if isinstance(node, ast.AnnAssign)]
    found = [(node.target, node.value) for node in declared if isinstance(node.value, ast.Constant)]
    return {ast.unparse(target): value.value for target, value in found if isinstance(value.value, str)}


def kinds_in_the_rules() -> set[str]:
    found = set(BY_VARIABLE)
    for module in modules():
        named = words_named(module)
        for call in calls(module, "Ask"):
            kind = call.args[3]
            if isinstance(kind, ast.Constant):
                found.add(kind.value)
            elif isinstance(kind, ast.Name):
                found.add(named[kind.id])
    return found


def refusals_in_the_rules() -> set[str]:
    """Given to a `Refusal`, or by a function that says why not."""
    found = set(NO_TRAVEL)
    for module in modules():
        for call in calls(module, "Refusal"):
            found |= {one.value for one in ast.walk(call.args[1]) if isinstance(one, ast.Constant)}
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why_"):
                returned = [one for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None]
                found |= {word for one in returned for word in words_in(one.value)}
    return found


def words_in(value: ast.expr | None) -> set[str]:
    """The words that an expression gives: one, or one of two."""
    if isinstance(value, ast.IfExp):
        return words_in(value.body) | words_in(value.orelse)
    return {value.value} if isinstance(value, ast.Constant) and value.value else set()


# --- every kind, every refusal ---


def test_every_kind_of_question_has_a_prompt_and_options():
    assert kinds_in_the_rules() == set(PROMPTS) == set(OPTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_says_what_stands_against_it_and_nothing_else_does(lang: str):
    texts = Texts(lang)

    said = {message.removeprefix(REFUSAL) for message in texts.messages(REFUSAL)}
    assert said == refusals_in_the_rules()
    assert [key for key in said if not texts.text(REFUSAL + key).endswith(".")] == []


@pytest.mark.parametrize("prefix", ["vanguard-none-", "vanguard-ask-"])
def test_no_words_are_kept_for_questions_that_nobody_asks(prefix: str):
    kinds = [message.removeprefix(prefix) for message in Texts("en").messages(prefix)]

    assert [kind for kind in kinds if not kind.startswith(tuple(PROMPTS))] == []


def test_a_question_that_nobody_has_words_for_is_no_question():
    g, ask = a_table(), Ask(0, ["yes"], "VAN-TURN-01", "small-talk")

    with pytest.raises(Unknown):
        describe_ask(g, ask)
    with pytest.raises(Unknown):
        describe_option(g, ask, "yes")


# --- whole games ---


def listen_to(mode: str, planet: str, players: int, seed: int) -> tuple[list[str], set[str]]:
    """Answer at random and look at every question: what is wrong with its words, and the kinds that were asked."""
    g = Vanguard(mode, [], planet, [list(seat) for seat in SEATS[players]])
    going, fate, reply = play(g), Fate(seed), None
    wrong: list[str] = []
    kinds: list[str] = []
    try:
        for _ in range(STEPS):
            request = going.send(reply)
            for ask in asks_of(request):
                kinds.append(ask.kind)
                languages = LANGUAGES if kinds.count(ask.kind) <= 3 else LANGUAGES[:1]
                wrong += wrong_with(g, ask, languages)
            reply = random_reply(request, fate)
    except StopIteration:
        pass
    return wrong, set(kinds)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("planet", PLANETS)
def test_everything_that_an_expedition_asks_has_its_words(planet: str, players: int):
    wrong, kinds = listen_to("expedition", planet, players, seed=players)

    assert wrong == []
    assert {"team", "recruit", "start-token", "turn", PAGE} <= kinds


@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_that_the_tutorial_asks_has_its_words(players: int):
    wrong, kinds = listen_to("tutorial", "cinder", players, seed=players)

    assert wrong == []
    assert {"turn", "dice", "option", PAGE} <= kinds


# --- a table for single questions ---


def a_table(planet: str = "veyra", players: int = 1) -> Vanguard:
    """Security and Recon in Sector 3 of a planet, with a few dice and cards, in the turn of Security."""
    g = Vanguard("expedition", [], planet, [list(seat) for seat in SEATS[players]])
    lay_out_board(g)
    for section, card in (("security", "c01"), ("recon", "c14")):
        seat = next(seat for seat, sections in enumerate(g.seats) if section in sections)
        who = CrewMember(seat, section, card, 1)
        who.sector = 3
        who.available = ["red-basic", "green-basic", "green-basic", "blue-basic"]
        who.hand = ["se01"]
        g.crew.append(who)
    g.active, g.start, g.step, g.round, g.actions = "security", "security", "turn", 1, 2
    return g


def in_check(g: Vanguard, *dice: tuple[str, str, str]) -> None:
    """Security makes a check with these dice: owner, kind, face."""
    g.check = Check("security", "P201:sound-the-stair", 3)
    g.check.dice = [CheckDie(kind, owner, face) for owner, kind, face in dice]


def asking(kind: str, offered: Sequence[Payload], least: int = 1, **about: Payload) -> Ask:
    return Ask(0, offered, "VAN-TURN-01", kind, least, about=about)


def prompt(g: Vanguard, ask: Ask, lang: str = "en") -> str:
    return words_of(describe_ask(g, ask), lang)


def choices(g: Vanguard, ask: Ask, lang: str = "en") -> list[str]:
    options = [*ask.options, *([None] if ask.least == 0 else [])]
    return [words_of(describe_option(g, ask, option), lang) for option in options]


# --- turns ---


def test_a_turn_says_who_acts_and_how_many_actions_are_left():
    g, ask = a_table(), asking("turn", [("end-turn",)], who="security", actions=1)

    assert prompt(g, ask) == "What does Ingrid Vasstrand do? 1 action left."
    assert prompt(g, ask, "it") == "Che cosa fa Ingrid Vasstrand? 1 azione rimasta."
    assert prompt(g, ask, "de") == "Was tut Ingrid Vasstrand? Noch 1 Aktion."
    assert prompt(g, ask, "cs") == "Co udělá Ingrid Vasstrand? Zbývá 1 akce."


def test_a_way_says_where_it_leads_and_what_it_costs():
    g = a_table("cinder")
    g.crew[0].sector = 7
    ask = asking("turn", [("travel", "7-8", 8)], who="security", actions=2)

    described = describe_option(g, ask, ("travel", "7-8", 8))

    assert words_of(described) == "Travel to 8 Cutter Cradle: Spend a die and Travel icon"
    assert words_of(described, "de") == "Reisen nach 8 Kutterwiege: 1 Würfel verbrauchen und Reisesymbol"
    assert (described.target, described.at) == (8, {"sector": 8, "path": "7-8"})


def text_of(described: Described, lang: str = "en") -> str:
    """What stands under an option: the attribute `text` of its message."""
    args = {name: argument(value) for name, value in described.args.items()}
    return Texts(lang).attribute(described.text, "text", **args)


def test_a_travel_icon_says_what_it_costs_now():
    g = a_table("cinder")
    g.crew[0].sector = 5
    ask = asking("turn", [("travel", "4-5", 4)], who="security", actions=2)

    described = describe_option(g, ask, ("travel", "4-5", 4))

    assert words_of(described) == "Travel to 4 Muster Yard: Travel icon"
    assert text_of(described) == "Spilled Stores: Spend a die, or roll a Danger die (T)."


def test_a_special_action_says_all_that_may_come_of_it():
    g = a_table("cinder")

    def says(name: str, sector: int) -> str:
        option = ("special", name, sector)
        return text_of(describe_option(g, asking("turn", [option], who="security", actions=2), option))

    assert says("P103:crawl-the-pinch", 5).endswith(" Otherwise: Spend a die.")
    assert "After 4 advances: " in says("S2:drag-out-the-packs", 2)


def test_one_section_alone_says_what_it_is_good_at():
    g = a_table()
    alone, both = choices(g, asking("team", [("recon",), ("recon", "science")], count=1))[:2]

    assert (alone, both) == ("Recon", "Recon and Science")
    for lang in LANGUAGES:
        assert Texts(lang).attribute("vanguard-role-recon", "text")


def test_a_special_action_says_its_name_and_its_danger():
    g = a_table("cinder")
    option = ("special", "P109:break-the-clamps", 8)

    described = describe_option(g, asking("turn", [option], who="security", actions=2), option)

    assert words_of(described) == "Special Action: Break the clamps (Danger T)"
    assert described.at == {"card": "P109", "action": "P109:break-the-clamps", "sector": 8}


@pytest.mark.parametrize(
    ("name", "called"), [("th02:jam-the-signal", "Jam the signal"), ("th02:show-a-work-order", "Show a work order")]
)
def test_actions_of_a_threat_and_those_that_a_planet_adds_to_it_have_names(name: str, called: str):
    ask = asking("special", [(name, 0)], who="security")

    assert choices(a_table("gantry"), ask)[0].startswith(f"Special Action: {called}")


def test_a_rest_says_what_it_costs_here():
    g = a_table("gantry")
    g.crew[0].sector = 4
    ask = asking("turn", [("rest",)], who="security", actions=2)

    assert choices(g, ask) == ["Rest: pay 2 Supplies, Refresh half of the dice, draw a card"]


def test_a_rest_costs_nothing_where_there_is_no_end_of_supplies():
    ask = asking("turn", [("rest",)], who="security", actions=2)

    assert choices(a_table("cinder"), ask) == ["Rest: Refresh half of the dice, draw a card"]


def test_a_card_that_takes_an_action_says_so():
    g = a_table()
    said = choices(g, asking("turn", [("use", *use) for use in uses_of_gear()], who="security", actions=2))

    assert len(said) > 5
    assert all([one.partition(" (equipment): ")[2].startswith(("As an action", "In your turn")) for one in said])


def uses_of_gear() -> list[tuple[str, str, str, int]]:
    """Everything of the equipment that is used in the own turn."""
    return [
        ("gear", "security", card.id, at)
        for card in GEAR.values()
        for at, ability in enumerate(card.abilities)
        if ability.moment in ("action", "own")
    ]


def test_a_free_special_action_and_a_free_travel_are_chosen_in_the_same_words():
    g = a_table("cinder")
    g.crew[0].sector = 5

    assert choices(g, asking("path", [("5-6", 6)], who="security")) == ["Travel to 6 Coolant Works: Danger T"]
    assert choices(g, asking("special", [("P101:chip-at-the-crust", 1)], who="security")) == [
        "Special Action: Chip at the crust"
    ]


def test_exerting_says_what_it_takes():
    g = a_table()
    aside = ("aside", "exert", "security")
    ask = Ask(0, [], "VAN-EXERT-07", "step-in", asides=[aside], standby=True)

    assert words_of(describe_option(g, ask, aside)) == "Ingrid Vasstrand Exerts: Sacrifice 1 die, then Refresh up to 5."

    g.crew[0].available = ["red-basic"]
    assert (
        words_of(describe_option(g, ask, aside))
        == "Ingrid Vasstrand Exerts: gain “Spent Out”, then Refresh up to 5 dice."
    )


def test_a_skill_that_is_used_at_any_time_says_whose_it_is_and_what_it_does():
    g = a_table()
    aside = ("aside", "skill", "security", "c01", 0)
    ask = Ask(0, [], "VAN-EXERT-07", "step-in", asides=[aside], standby=True)

    described = describe_option(g, ask, aside)

    assert words_of(described).startswith("Ingrid Vasstrand, Second Wind (Skill, 1 Charge): ")
    assert described.at == {"card": "c01", "who": "security"}


def test_whoever_would_be_left_behind_is_named():
    g = a_table()
    ask = asking("lift-off-consent", ["agree", "refuse"], who="security", behind=("recon",))

    assert (
        prompt(g, ask) == "Ingrid Vasstrand wants to lift off. Whoever is not at the Lander dies: Ikaika Makoa. Agree?"
    )
    assert choices(g, ask) == ["Lift off", "Stay on the planet"]


def test_help_trade_and_the_core_are_told_apart():
    g = a_table(players=4)
    about = {"card": "K01", "who": "recon", "from": "security"}
    helped = Ask(1, ["accept", "refuse"], "VAN-PLAYERS-05", "accept-help", about=about)
    traded = Ask(1, ["accept", "refuse"], "VAN-GEAR-06", "accept-help", about=about)

    assert prompt(g, helped).endswith("Ingrid Vasstrand wants to help Ikaika Makoa. Accept?")
    assert prompt(g, traded).endswith("Ingrid Vasstrand wants to trade it with Ikaika Makoa. Agree?")
    core = Ask(1, ["accept", "refuse"], "VAN-SETUP-08", "accept-help", about={"who": "recon", "from": "security"})
    assert prompt(g, core) == "Ingrid Vasstrand asks Ikaika Makoa for the core. Hand it over?"


# --- checks ---


def test_dice_are_called_by_name_and_face_and_lent_ones_by_their_owner():
    g = a_table()
    in_check(g, ("security", "red-basic", "vanguard"), ("recon", "green-scout", "scout"))
    dice = [("security", "red-basic", "vanguard"), ("recon", "green-scout", "scout")]
    ask = asking("pick-dice", dice, card="se01", word="reroll", who="security")

    assert prompt(g, ask) == "“Grit”: which dice are rolled again?"
    assert choices(g, ask) == [
        "Red Basic die showing Vanguard",
        "Green Scout die showing Scout, lent by Ikaika Makoa",
    ]
    assert describe_option(g, ask, dice[1]).at == {"die": "green-scout", "owner": "recon", "face": "scout"}


def test_a_payment_names_all_its_dice():
    g = a_table()
    paid = (("security", "blue-tech", "tech"), ("security", "red-basic", "basic"))
    in_check(g, *paid)
    ask = asking("pay", [paid], action="P201:sound-the-stair", row="green", times=1)

    assert prompt(g, ask) == "Green result of “Sound the stair”: which dice pay for it?"
    assert choices(g, ask) == ["Blue Tech die (Tech) + Red Basic die (Basic)"]
    assert choices(g, ask, "cs") == [
        "Modrá specializovaná kostka (Technologie): Technologie + Červená základní kostka: Základní"
    ]


def test_a_face_with_two_icons_names_both():
    g = a_table()
    in_check(g, ("security", "red-universal", "gather+defend"))
    ask = asking("keep", [("security", "red-universal", "gather+defend")], least=0, who="security", left=1)

    assert choices(g, ask) == ["Red Universal die showing Gather + Defend", "Keep no more dice"]


def test_an_injury_die_says_which_card_it_would_strike():
    g = a_table()
    in_check(g)
    assert g.check is not None
    g.check.injuries = [RolledInjury("damage"), RolledInjury("blank")]
    g.crew[0].injuries = [Injury("just-a-scratch")]
    ask = asking("next-injury-die", ["blank", "damage"], who="security")

    assert choices(g, ask) == ["Blank: strikes nothing", "Damage: strikes “Barely a Mark”"]


def test_a_danger_die_says_what_its_symbol_does():
    g = a_table()
    ask = asking("next-danger-die", [("A", "blank"), ("A", "rare")], who="security")

    harmless, rare = choices(g, ask)

    assert harmless == "Danger A, Blank: nothing happens"
    assert rare.startswith("Danger A, Rare: ") and rare.endswith(".")


@pytest.mark.rule("VAN-GEAR-05")
def test_whoever_chooses_a_carrier_reads_what_the_card_does():
    g = a_table()
    hop_pack = [words_of(card_ability(one)) for one in GEAR["P06"].abilities]

    assert prompt(g, asking("carrier", ["security"], card="P06")) == f"“Hop Pack”: who carries it? {' '.join(hop_pack)}"


@pytest.mark.rule("VAN-DANGER-01")
def test_whoever_may_do_something_against_a_danger_reads_what_it_brings():
    g = a_table()
    ask = asking("before-danger", [], least=0, who="security", letter="B", face="common")

    brought = words_of(card_outcome(DANGER_TABLES["B"]["common"]))

    assert prompt(g, ask) == f"Danger B shows Common. {brought} Does Ingrid Vasstrand use something against it?"
    for lang in LANGUAGES:
        assert words_of(card_outcome(DANGER_TABLES["B"]["common"]), lang) in prompt(g, ask, lang)


@pytest.mark.rule("VAN-EVENT-05")
@pytest.mark.parametrize(
    "effects, brought",
    [
        ("secondary", "Advance all Time tracks."),
        ("primary", "Roll a Danger die (B)."),
        ("both", "Advance all Time tracks. Roll a Danger die (B)."),
    ],
)
def test_whoever_may_do_something_against_an_event_reads_what_comes_of_it(effects: str, brought: str):
    g = a_table()
    g.event = "ev04"
    against = asking("before-event", [("card", "security", "se15", 0)], least=0, who="security", effects=effects)
    nothing = asking("before-event", [], least=0, who="security", effects=effects)

    assert prompt(g, against).endswith(f"has been revealed. {brought} Does Ingrid Vasstrand use something against it?")
    assert prompt(g, nothing).endswith(f"has been revealed. {brought}")


@pytest.mark.rule("VAN-EVENT-01")
def test_whoever_puts_an_event_back_reads_both_its_halves_and_where_which_befalls():
    g, ask = a_table(), asking("put-back", [("ev04", "bottom"), ("ev04", "top")], who="security")

    says = "Vegetation, Caves and Hostile: Roll a Danger die (B). Elsewhere: Advance all Time tracks."
    assert choices(g, ask) == [f"Spore Cloud underneath. {says}", f"Spore Cloud on top. {says}"]
    assert list(wrong_with(g, ask)) == []


@pytest.mark.rule("VAN-CARD-05")
def test_whoever_puts_a_section_card_back_reads_both_its_halves():
    g, ask = a_table(), asking("put-back", [("se01", "bottom"), ("se01", "top")], who="security")
    card = SECTION_CARDS["se01"]

    for choice in choices(g, ask):
        assert words_of(card_ability(card.top)) in choice and words_of(card_priced(card.combo)) in choice
    assert list(wrong_with(g, ask)) == []


@pytest.mark.rule("VAN-IMMEDIATE-03")
def test_whether_a_vanguard_counts_as_an_icon_that_is_looked_for_says_what_comes_of_it():
    g, ask = a_table("cinder"), asking("treat-as", ["yes", "no"], who="security", icon="tech", absent="yes", row="red")
    g.check = Check("security", "P105:question-a-dead-drone", 4)

    brought = "the check goes straight to its red result. Roll a Danger die (T)."
    assert choices(g, ask) == ["Count it as Tech: the check goes on", f"Do not: {brought}"]
    assert prompt(g, ask) == "Ingrid Vasstrand: a Vanguard could count as Tech. Count it?"
    assert list(wrong_with(g, ask)) == []


@pytest.mark.rule("VAN-IMMEDIATE-01", "VAN-IMMEDIATE-04")
def test_an_icon_that_ends_the_check_says_so_and_without_the_result_it_points_to_there_is_none():
    g, ask = a_table("cinder"), asking("treat-as", ["yes", "no"], who="security", icon="tech", absent="no", row="red")
    g.check = Check("security", "P105:question-a-dead-drone", 4)
    brought = "the check goes straight to its red result. Roll a Danger die (T)."
    assert choices(g, ask) == [f"Count it as Tech: {brought}", "Do not: the check goes on"]

    g.check = Check("security", "", 0)
    assert choices(g, ask)[0] == "Count it as Tech: the check ends at once, without a result"
    assert list(wrong_with(g, ask)) == []


@pytest.mark.rule("VAN-CARD-04")
def test_whoever_holds_too_many_cards_reads_how_many_it_may_hold():
    g = a_table()
    full = Ask(0, ["se01", "se02"], "VAN-CARD-04", "discard", about={"who": "security"})
    lost = Ask(0, ["se01", "se02"], "VAN-CARD-08", "discard", about={"who": "security"})

    assert prompt(g, full) == "Ingrid Vasstrand may hold only 2 cards. Which one is discarded?"
    assert prompt(g, lost) == "Which card does Ingrid Vasstrand discard?"


@pytest.mark.rule("VAN-LINK-01")
def test_a_row_to_be_marked_says_which_result_its_arrow_leads_to():
    g = a_table("cinder")
    ask = asking("mark-row", ["yes", "no"], who="security", action="S6:drain-the-sump", row="yellow")

    assert choices(g, ask)[0] == "Take it: Gain a Success token. Then take the green result as well."


def test_the_check_of_prepare_has_a_name_too():
    g, ask = a_table(), asking("dice", ["red-basic"], least=0, who="security", action="prepare")

    assert prompt(g, ask) == "Which dice does Ingrid Vasstrand roll for “Prepare”?"
    assert choices(g, ask) == ["Red Basic die", "No dice of their own"]


def test_a_card_after_a_failed_check_says_what_it_does():
    g, use = a_table(), ("card", "security", "se01", 0)
    ask = asking("after-failing", [use], least=0, who="security")

    first, declined = choices(g, ask)

    assert first.startswith("Grit (Section card): ") and declined == "Accept the failure"


def test_whose_card_it_is_is_said_where_several_could_use_one():
    g = a_table()
    uses = [("card", "security", "se01", 0), ("card", "recon", "re01", 0)]

    said = choices(g, asking("modify", uses, who="security"))

    assert said[0].startswith("Ingrid Vasstrand, Grit (Section card): ")
    assert said[1].startswith("Ikaika Makoa, ")


# --- cards, harm, the planet ---


def test_an_option_of_a_card_is_what_it_would_do():
    g = a_table("cinder")
    ask = asking("option", [0, 1], card="G00", who="security", options=("spend(1,any,me)", "danger(1,T,me)"))

    assert prompt(g, ask) == "“Spilled Stores”: what does Ingrid Vasstrand choose?"
    assert choices(g, ask) == ["Spend a die.", "Roll a Danger die (T)."]
    assert describe_option(g, ask, 0).at == {"card": "G00"}


@pytest.mark.parametrize("source", ["path", "danger-A", "unique-space", "log-311"])
def test_an_option_that_comes_from_no_card_points_to_none(source: str):
    ask = asking("option", [0], card=source, who="security", options=("spend(1,any,me)",))

    assert describe_option(a_table("cinder"), ask, 0).at == {}


@pytest.mark.parametrize(
    ("card", "called"),
    [
        ("path", "The Path"),
        ("danger-B", "Danger B"),
        ("unique-space", "The Unique Discovery space"),
        ("L02", "The landing"),
        ("M11", "“Tide Table”"),
        ("P201", "“Drowned Steps”"),
        ("G10", "“Ebb”"),
        ("ev01", "“Rockfall”"),
        ("th01", "“Pale Shoal”"),
        ("c01", "“Second Wind”"),
    ],
)
def test_whatever_an_effect_comes_from_has_a_name(card: str, called: str):
    assert prompt(a_table(), asking("whom", ["recon"], card=card)) == f"{called}: who is meant?"


def test_people_are_called_by_name_and_section():
    described = describe_option(a_table(), asking("start-token", ["recon"]), "recon")

    assert words_of(described) == "Ikaika Makoa (Recon)"
    assert described.at == {"who": "recon"}


def test_without_a_die_to_spend_a_sacrifice_is_due():
    g, ask = a_table(), asking("spend", ["sacrifice"], who="security", colour="red")

    assert prompt(g, ask) == "Ingrid Vasstrand has no red die Available to Spend. A Sacrifice is due instead."
    assert choices(g, ask) == ["Sacrifice a die"]

    g.crew[0].available = ["green-basic", "blue-basic"]
    assert choices(g, ask) == ["Gain “Spent Out”: too few dice are left for a Sacrifice"]

    g.mode = "tutorial"
    assert choices(g, ask) == ["Nothing happens: in the Tutorial nobody gains “Spent Out”"]


def test_a_full_column_says_that_it_pushes_a_die_off():
    g = a_table()
    g.crew[0].available = ["green-basic", "green-basic", "red-basic"]
    ask = asking("column", ["red", "green", "blue"], who="security")

    assert choices(g, ask) == [
        "Red column (2 free slots)",
        "Green column (full: a die is pushed off)",
        "Blue column (3 free slots)",
    ]


def test_a_time_track_says_how_far_it_is():
    g = a_table("gantry")
    g.threats = [Threat("th02", 1)]

    assert choices(g, asking("which-clock", [("G20", 0), ("th02", 0)])) == [
        "Working Lights (0 of 7)",
        "Riveter Swarm (0 of 4)",
    ]
    assert choices(g, asking("which-threat", ["th02"], who="recon")) == ["Riveter Swarm, in 1 Docking Spur"]


def test_leads_say_what_they_bring():
    ask = asking("place-lead", ["0-card", "1-back", "3"], who="security", type="micro")

    assert choices(a_table(), ask) == ["Lead 0, +1 card", "Lead 1, goes back into the bag", "Lead 3"]


def test_a_choice_on_a_page_has_the_words_of_its_log():
    ask = asking(PAGE, ["answer-it", "cut-the-loudspeaker"], page="cinder-211")

    assert prompt(a_table("cinder"), ask) == "How do you decide?"
    assert choices(a_table("cinder"), ask) == ["Answer it", "Cut the loudspeaker’s wire"]
    assert choices(a_table("cinder"), asking(PAGE, ["read"], page="cinder-211")) == ["Go on"]


@pytest.mark.parametrize("name", PLANETS)
def test_every_card_and_log_of_a_planet_can_be_what_an_effect_comes_from(name: str):
    board, g = planet(name), a_table(name)
    sources = [*board.pois, *board.missions, *[f"log-{log}" for log in board.logs]]

    assert [one for id in sources for one in wrong_with(g, asking("whom", ["recon"], card=id))] == []


@pytest.mark.parametrize("name", PLANETS)
def test_every_action_of_a_planet_and_every_choice_of_its_logs_has_words(name: str):
    board, g = planet(name), a_table(name)

    for card in board.actions.values():
        assert list(wrong_with(g, asking("special", [(action.name, 0) for action in card], who="security"))) == []
    for log in board.logs.values():
        if log.choices:
            ask = asking(PAGE, [choice.id for choice in log.choices], page=f"{name}-{log.id}")
            assert list(wrong_with(g, ask)) == []


# Questions that chance seldom asks.
SELDOM = [
    asking("pushed", ["green-basic"], who="security", column="green"),
    asking("injury-card", ["burned"], who="security"),
    asking("uncover", ["burned"], who="security"),
    asking("spread", [2, 4], threat="th01"),
    asking("take-over", ["recon"], least=0, card="K01", who="security"),
    asking("leave-behind", ["mi01", "mi02"], count=2),
    asking("buy-dice", ["buy", "keep"], price=5),
    asking("other-end", [2, 4], card="G05"),
    asking("rank-up", ["ru01", "ru10"]),
    asking("place", [1, 2], who="security", card="se19"),
    asking("path-icon", ["travel", "spend(1,green,me)", "danger(2,B,me)"], who="security", word="swap"),
    asking("join", ["red-basic"], least=0, who="security", word="pull", card="se01"),
]


@pytest.mark.parametrize("ask", SELDOM, ids=[ask.kind for ask in SELDOM])
def test_what_is_seldom_asked_has_its_words_as_well(ask: Ask):
    assert list(wrong_with(a_table(), ask)) == []


def test_every_rank_up_card_and_every_recruit_has_words():
    g = a_table()

    assert list(wrong_with(g, asking("rank-up", list(RANK_UPS)))) == []
    assert list(wrong_with(g, asking("recruit", list(CREW), section="recon"))) == []


@pytest.mark.rule("VAN-INJURY-09")
def test_of_several_copies_of_an_injury_each_says_in_which_slot_it_lies():
    g = a_table()
    ask = asking("cover", ["burned", "wounded@1", "wounded@3"], who="security")

    assert choices(g, ask) == ["Burned", "Hurt, Injury Slot 1", "Hurt, Injury Slot 3"]


@pytest.mark.rule("VAN-SACRIFICE-01")
def test_of_two_dice_alike_that_may_be_sacrificed_the_available_one_says_so():
    g = a_table()
    ask = asking("sacrifice", ["red-basic", "red-basic@board"], who="security", colour="any")

    assert choices(g, ask) == ["Red Basic die", "Red Basic die (the Available one)"]
