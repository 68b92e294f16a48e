"""The soak finds a fault, keeps it once, replays it, adds runs up, and passes over games that are sound."""

import argparse
import json

import pytest

from starboard.cli.arguments import command_texts, parser
from starboard.cli.main import main
from starboard.games import registry
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.requests import FATE, Anyone, Ask, Chance
from starboard.lab.soak import pool, tables, thorough
from starboard.lab.soak.command import Soak
from starboard.lab.soak.coverage import Coverage, never_reached
from starboard.lab.soak.faults import read_fault
from starboard.lab.soak.playing import Going
from starboard.lab.soak.tables import plan_of
from starboard.lab.soak.tempers import EAGER, IDLE, PATIENCE, RARE, SeatTempers
from starboard.lab.soak.worker import play_plan, replay
from tests.kernel import toy
from tests.kernel.toy import ToyGame


class Faulty(ToyGame):
    """A toy whose rules go wrong for whoever runs twice: an answer that no test of the toy gives."""

    name = "faulty"

    def play(self, g):
        yield from toy.deal(g)
        for _ in range(2):
            move = yield Ask(0, ["walk", "run"], "TOY-MOVE-01", "step")
            if move == "run":
                self.run_into_something((yield Chance((1, 2, 3), "TOY-DIE-01", "die")))
        g.round = 4

    def run_into_something(self, rolled):
        if rolled == 3:
            raise LookupError("there is nothing to run into")


class Losing(ToyGame):
    """A toy that loses a card."""

    name = "losing"

    def play(self, g):
        yield from toy.deal(g)
        yield toy.CHECKPOINT
        yield Ask(0, ["keep", "lose"], "TOY-LOSE-01", "lose")
        g.players[0].hand = []
        yield toy.CHECKPOINT
        g.round = 4


class Endless(ToyGame):
    """A toy that rolls for ever."""

    name = "endless"

    def play(self, g):
        while True:
            yield Chance((1, 2), "TOY-DIE-01", "die")


class Odd(ToyGame):
    """A toy that offers what it does not accept."""

    name = "odd"

    def play(self, g):
        yield from toy.deal(g)
        yield Ask(0, [1.5, 2.5], "TOY-ODD-01", "odd")


class Hasty(ToyGame):
    """A toy in which whoever is first answers, and goes wrong when the others come first often enough."""

    name = "hasty"

    def play(self, g):
        others = 0
        while True:
            asks = [Ask(seat, ["mine", "yours"], "TOY-HASTY-01", "hasty") for seat in range(3)]
            seat, _ = yield Anyone(asks, turn=others)
            others += seat > 0
            if others > 3:
                raise LookupError("nobody waits")


@pytest.fixture
def shelf(monkeypatch):
    """Games on the shelf for one test, none of them ours."""

    def put(*games):
        monkeypatch.setattr(registry, "GAMES", {game.name: game for game in games})
        for module in (pool, __import__("starboard.lab.soak.command", fromlist=["GAMES"])):
            monkeypatch.setattr(module, "GAMES", registry.GAMES)

    return put


def soak(into, *words) -> int:
    return Soak(arguments("--jobs", "0", "--into", str(into), *words)).run()


def arguments(*words):
    return parser(["soak"], command_texts([])).parse_args(["soak", *words])


def test_a_planted_fault_is_found_and_stored_once_and_replayed(shelf, tmp_path, capsys):
    shelf(Faulty())

    assert soak(tmp_path, "--games", "60") == 1

    said = capsys.readouterr().out
    assert "× LookupError in test_soak.run_into_something" in said
    files = list(tmp_path.glob("*.fault.json"))
    assert len(files) == 1
    assert main(["soak", "--replay", str(files[0])]) == 1
    again = capsys.readouterr()
    assert "there is nothing to run into" in again.err and "still there" in again.out


def test_a_fault_in_a_game_with_slow_checks_is_replayed_too(shelf, tmp_path, monkeypatch, capsys):
    """The match has taken the answer back by then: the file has it and fate's words on it all the same."""
    shelf(Faulty())
    monkeypatch.setattr(tables, "THOROUGH_OUT_OF", 1)
    monkeypatch.setattr(thorough, "EVERY", 1_000_000_000)

    assert soak(tmp_path, "--games", "20") == 1

    fault = read_fault(next(tmp_path.glob("*.fault.json")))
    assert fault.check == "" and fault.journal[-2][1] == "run" and fault.journal[-1][0] == FATE
    assert main(["soak", "--replay", str(next(tmp_path.glob("*.fault.json")))]) == 1


def test_a_fault_where_whoever_is_first_answers_is_replayed_in_the_same_order(shelf, tmp_path, capsys):
    shelf(Hasty())

    assert soak(tmp_path, "--games", "2") == 1

    (file,) = tmp_path.glob("*.fault.json")
    assert main(["soak", "--replay", str(file)]) == 1
    again = capsys.readouterr()
    assert "nobody waits" in again.err and "still there" in again.out


def test_a_fault_that_was_mended_does_not_show_any_more(shelf, tmp_path, monkeypatch, capsys):
    shelf(Faulty())
    soak(tmp_path, "--games", "60")
    monkeypatch.setattr(Faulty, "run_into_something", lambda self, rolled: None)

    assert main(["soak", "--replay", str(next(tmp_path.glob("*.fault.json")))]) == 0

    assert "does not show any more" in capsys.readouterr().out


def test_the_position_before_the_fault_can_be_loaded(shelf, tmp_path):
    shelf(Faulty())
    soak(tmp_path, "--games", "60")

    fault = read_fault(next(tmp_path.glob("*.fault.json")))
    save = json.loads(next(tmp_path.glob("*.starboard")).read_bytes())

    journal = save["body"]["journal"]
    assert fault.journal[: len(journal)] == journal and len(journal) < len(fault.journal)


def test_the_same_seed_finds_the_same_faults(shelf, tmp_path):
    shelf(Faulty())
    soak(tmp_path / "one", "--games", "40")
    soak(tmp_path / "two", "--games", "40")

    assert [p.read_text() for p in sorted((tmp_path / "one").iterdir())] == [
        p.read_text() for p in sorted((tmp_path / "two").iterdir())
    ]


@pytest.mark.parametrize(("game", "kind"), [(Losing(), "impossible"), (Endless(), "budget")])
def test_lost_pieces_and_rules_that_never_end_are_faults(shelf, tmp_path, game, kind):
    shelf(game)

    assert soak(tmp_path, "--games", "5") == 1

    assert read_fault(next(tmp_path.glob("*.fault.json"))).place.startswith(kind)


def test_an_option_that_is_refused_is_a_fault_that_replays(shelf, tmp_path):
    shelf(Odd())
    soak(tmp_path, "--games", "3")
    path = next(path for path in tmp_path.glob("*.fault.json") if not read_fault(path).check)

    assert read_fault(path).place.startswith("refused")
    assert main(["soak", "--replay", str(path)]) == 1


def test_a_fault_of_other_rules_does_not_show_any_more(shelf, tmp_path, monkeypatch, capsys):
    """Today's rules ask something else on the way: that is no fault."""
    shelf(Faulty())
    soak(tmp_path, "--games", "60")
    monkeypatch.setattr(Faulty, "play", Odd.play)

    assert main(["soak", "--replay", str(next(tmp_path.glob("*.fault.json")))]) == 0

    assert "does not show any more" in capsys.readouterr().out


def test_several_runs_add_up_and_no_game_is_played_twice(shelf, tmp_path):
    shelf(ToyGame())
    tally = tmp_path / "tally.json"
    soak(tmp_path, "--games", "30", "--tally", str(tally))
    assert soak(tmp_path, "--games", "25", "--tally", str(tally)) == 0

    plain = json.loads(tally.read_text())
    (entry,) = plain["games"].values()
    assert entry["games"] == entry["since_fault"] == 55 and plain["next"] == {"1": 55}
    assert [source["games"] for source in entry["sources"].values()] == [55]


def test_a_fault_starts_the_count_again(shelf, tmp_path):
    tally = tmp_path / "tally.json"
    shelf(Faulty())
    soak(tmp_path, "--games", "60", "--tally", str(tally))

    (entry,) = json.loads(tally.read_text())["games"].values()
    assert entry["since_fault"] < entry["games"] == 60
    assert sum(fault["count"] for fault in entry["faults"].values()) > 1


def test_a_process_that_dies_is_a_fault_with_its_number(shelf, tmp_path, monkeypatch):
    shelf(ToyGame())

    class Dead:
        """A process that took game 3 with it."""

        batch = pool.Batch(("toy",), 1, 0, 20)
        at = argparse.Namespace(value=3)

        def end(self):
            pass

    (report,) = pool._gone(Dead(), "a process ended in the middle of it")

    assert report.number == 3 and "--first 3" in report.fault.message


def test_every_mode_count_and_option_comes_up():
    games = list(registry.GAMES.values())
    plans = [plan_of(games, 1, number) for number in range(400)]

    for game in games:
        mine = [plan for plan in plans if plan.game == game.name]
        wanted = {(mode.id, n) for mode in game.offer.modes for n in range(mode.least, mode.most + 1)}
        assert {(plan.mode, plan.seats) for plan in mine} == wanted
        assert {option for plan in mine for option in plan.options} == {option.id for option in game.offer.options}
        assert any(plan.thorough for plan in mine) and {plan.prepared for plan in mine} == {True, False}


def test_prepared_boards_are_possible_and_differ():
    for game in registry.GAMES.values():
        hardships = game.hardships()
        if hardships is None:
            continue
        plans = [plan for plan in (plan_of([game], 5, n) for n in range(300)) if plan.prepared]
        faults = [play_plan(game, plan, Coverage()).fault for plan in plans[:60]]
        assert [fault.message for fault in faults if fault and fault.place.startswith("prepared")] == []


@pytest.mark.parametrize("check", sorted(thorough.CHECKS))
def test_the_slow_checks_pass_on_a_game_without_faults(check):
    for seed in range(3):
        match = thorough.Match(toy.TOY, new_table(toy.TOY, 3), Fate(seed))
        while not match.over:
            thorough.look(match, check, seed, prepared=False)
            seat = min(match.asks)
            match.answer(seat, match.asks[seat].options[0] if not match.asks[seat].many else ("a",))


def test_a_view_that_cannot_be_shown_is_a_fault_that_names_its_check(shelf, tmp_path, monkeypatch):
    class Mute(ToyGame):
        name = "mute"

        def prompt(self, g, ask):
            raise KeyError("no words for it")

    shelf(Mute())
    monkeypatch.setattr(tables, "THOROUGH_OUT_OF", 1)
    monkeypatch.setattr(thorough, "EVERY", 1)

    assert soak(tmp_path, "--games", "5") == 1

    fault = read_fault(next(tmp_path.glob("*.fault.json")))
    assert fault.check == "views"
    with pytest.raises(thorough.CheckFailed):
        replay(fault, Mute())


def test_tempers_answer_as_they_are():
    react = Ask(0, ["stop"], "TOY-STOP-01", "stop", 0)
    some = Ask(0, ["a", "b", "c"], "TOY-PICK-01", "pick", 1, 3, True)
    step = Ask(0, ["walk", "run"], "TOY-MOVE-01", "step")

    eager, idle, rare = (SeatTempers((temper,), Fate(1), None) for temper in (EAGER, IDLE, RARE))

    assert eager.answer(None, react) == "stop" and idle.answer(None, react) is None
    assert len(eager.answer(None, some)) == 3 and len(idle.answer(None, some)) == 1
    assert {rare.answer(None, step), rare.answer(None, step)} == {"walk", "run"}


def test_what_was_never_reached_is_named():
    coverage = Coverage()
    game = next(iter(registry.GAMES.values()))
    everything = set(never_reached(game, ()))
    g = new_table(game, game.offer.modes[0].least, game.offer.modes[0].id)
    Going(game, g, Fate(1), SeatTempers(("random",) * 5, Fate(2), None).answer, coverage).play()

    assert set(never_reached(game, coverage.reached)) < everything
    assert all(name not in coverage.reached for name in never_reached(game, coverage.reached))


def test_a_few_hundred_games_of_everything_on_the_shelf_are_without_fault(tmp_path):
    assert soak(tmp_path, "--games", "200", "--seed", "9") == 0, [p.name for p in tmp_path.iterdir()]


def test_games_are_played_on_several_processes(tmp_path):
    run = Soak(arguments("--jobs", "2", "--games", "50", "--into", str(tmp_path)))

    assert run.run() == 0
    assert run.played == 50


def test_people_who_get_nowhere_try_something_else():
    idle = SeatTempers((IDLE,), Fate(1), None)
    ask = Ask(0, ["act"], "R", "act", 0)
    answers = [idle.answer(None, ask) for _ in range(PATIENCE + 100)]
    assert set(answers[:PATIENCE]) == {None}
    assert "act" in answers[PATIENCE:]
