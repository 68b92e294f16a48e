"""The gate counts what tests really prove, and refuses what is missing, unknown or excused twice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.rules.ledger import LEDGERS, Ledger, Rule, ledger, ledgers
from tools.rule_coverage import ROOT, contradictions, coverage, report

TOY = Ledger(
    "toy",
    (
        Rule("TOY-A-01", "Doors", "Doors stop all.", "seed"),
        Rule("TOY-A-02", "Fire", "Fire burns.", "seed"),
        Rule("TOY-B-01", "Eggs", "Eggs hatch.", "seed"),
        Rule("TOY-B-02", "Old eggs", "Replaced by TOY-B-01.", "seed", retired=True),
    ),
    complete=True,
)

OF_THE_PRODUCT = [one for one in ledgers() if LEDGERS[one.name].is_relative_to(ROOT / "src")]


def judge(tests: list[str], exempt: dict[str, str], of: Ledger = TOY) -> tuple[str, bool]:
    """The gate's word on tests that mark these rules."""
    tests_of = {rule: ["test_it"] for rule in tests}
    return report([coverage(of, tests_of, exempt)], contradictions([of], tests_of, exempt))


def run(tests: str, exempt: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "test_toy.py").write_text("import pytest\n" + tests, encoding="utf-8")
    (folder / "exempt.toml").write_text(exempt, encoding="utf-8")
    command = [
        sys.executable,
        "tools/rule_coverage.py",
        "--tests",
        str(folder),
        "--exempt",
        str(folder / "exempt.toml"),
    ]
    product = {**os.environ, "STARBOARD_GAMES": ""}
    return subprocess.run(command, cwd=ROOT, env=product, capture_output=True, text=True, timeout=60)


def test_the_gate_holds_when_every_rule_in_force_is_covered_or_exempt() -> None:
    text, holds = judge(["TOY-A-01", "TOY-B-01"], {"TOY-A-02": "a definition"})

    assert text == "toy covered=2 exempt=1 total=3"
    assert holds


def test_missing_rules_are_listed_by_chapter_and_fail_the_gate() -> None:
    text, holds = judge(["TOY-A-01"], {})

    assert text.splitlines() == [
        "toy covered=1 exempt=0 total=3",
        "",
        "missing in toy, A (1 of 2):",
        "  TOY-A-02  Fire",
        "",
        "missing in toy, B (1 of 1):",
        "  TOY-B-01  Eggs",
    ]
    assert not holds


def test_a_ledger_without_a_finished_game_has_its_line_but_no_gate() -> None:
    assert judge([], {}, of=Ledger("saga", TOY.rules)) == ("saga covered=0 exempt=0 total=3", True)


@pytest.mark.parametrize(
    ("tests", "exempt", "complaint"),
    [
        (["TOY-A-09"], {}, "test_it: the mark names TOY-A-09"),
        (["TOY-B-02"], {}, "test_it: the mark names TOY-B-02"),
        ([], {"TOY-A-09": "why not"}, "rules_exempt.toml: TOY-A-09 is unknown"),
        ([], {"TOY-A-01": "a definition"}, "rules_exempt.toml: TOY-A-01 is covered by test_it"),
        ([], {"TOY-B-02": "replaced"}, "rules_exempt.toml: TOY-B-02 is unknown or retired"),
    ],
)
def test_a_contradiction_fails_the_gate(tests: list[str], exempt: dict[str, str], complaint: str) -> None:
    text, holds = judge(["TOY-A-01", "TOY-A-02", "TOY-B-01", *tests], exempt)

    assert complaint in text
    assert not holds


def test_an_exemption_without_reason_fails_the_gate() -> None:
    text, holds = judge(["TOY-A-01", "TOY-A-02"], {"TOY-B-01": " "})

    assert "TOY-B-01 has no reason" in text
    assert not holds


def test_only_tests_that_are_collected_and_always_run_count(tmp_path: Path) -> None:
    tests = """
@pytest.mark.rule("NEM-NOISE-01", "NEM-NOISE-02")
@pytest.mark.rule("NEM-NOISE-03")
def test_counts(): ...

@pytest.mark.rule("NEM-NOISE-01")
@pytest.mark.parametrize("face", [1, 2])
def test_counts_once(face): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("NEM-NOISE-04"))])
def test_counts_too(x): ...

@pytest.mark.rule("NEM-NOISE-05")
def helper_that_is_no_test(): ...

@pytest.mark.rule("NEM-NOISE-06")
@pytest.mark.skip(reason="later")
def test_skipped(): ...

@pytest.mark.rule("NEM-NOISE-07")
@pytest.mark.skipif(True, reason="elsewhere")
def test_skipped_here(): ...

@pytest.mark.rule("NEM-NOISE-08")
@pytest.mark.xfail
def test_broken(): ...

@pytest.mark.rule("NEM-NOISE-09")
@pytest.mark.parametrize("x", [])
def test_of_nothing(x): ...
"""
    outcome = run(tests, 'NEM-GEN-01 = "defines a word"', tmp_path)

    counted = {"nemesis": "covered=4 exempt=1"}
    assert outcome.stdout.splitlines()[: len(OF_THE_PRODUCT)] == [
        f"{one.name} {counted.get(one.name, 'covered=0 exempt=0')} total={len(one.current)}" for one in OF_THE_PRODUCT
    ]
    assert "  NEM-NOISE-05  " in outcome.stdout
    assert outcome.returncode == 1


def test_all_rules_of_the_complete_ledgers_open_the_gate(tmp_path: Path) -> None:
    complete = [one for one in OF_THE_PRODUCT if one.complete]
    every = [rule.id for one in complete for rule in one.current]

    outcome = run(f"@pytest.mark.rule(*{every!r})\ndef test_all(): ...\n", "", tmp_path)

    assert complete
    for one in complete:
        assert f"{one.name} covered={len(one.current)} exempt=0 total={len(one.current)}\n" in outcome.stdout
    assert "missing" not in outcome.stdout
    assert (outcome.returncode, outcome.stderr) == (0, "")


def test_a_game_that_the_tests_bring_along_is_gated_too(tmp_path: Path) -> None:
    places = ROOT / "tests" / "games" / "miniature" / "games"
    (tmp_path / "conftest.py").write_text(f"import os\nos.environ['STARBOARD_GAMES'] = {str(places)!r}\n")

    outcome = run('@pytest.mark.rule("LAN-WALK-01")\ndef test_walk(): ...\n', "", tmp_path)

    assert f"lanterns covered=1 exempt=0 total={len(ledger('lanterns').current)}\n" in outcome.stdout
    assert "  LAN-SIGHT-01  " in outcome.stdout and "which is unknown" not in outcome.stdout
    assert outcome.returncode == 1


def test_a_rule_of_a_game_that_is_not_there_is_unknown(tmp_path: Path) -> None:
    outcome = run('@pytest.mark.rule("LAN-WALK-01")\ndef test_walk(): ...\n', "", tmp_path)

    assert "the mark names LAN-WALK-01, which is unknown" in outcome.stdout


@pytest.mark.parametrize(
    ("tests", "complaint"),
    [
        ("@pytest.mark.rule()\ndef test_empty(): ...\n", "test_empty: the mark `rule` wants one or more rule ids"),
        ("@pytest.mark.rul('NEM-GEN-01')\ndef test_typo(): ...\n", "the tests cannot be collected"),
        ("import nothing_of_that_name\n", "nothing_of_that_name"),
    ],
)
def test_marks_and_tests_that_cannot_be_read_fail_the_gate(tmp_path: Path, tests: str, complaint: str) -> None:
    outcome = run(tests, "", tmp_path)

    assert complaint in outcome.stdout
    assert outcome.returncode == 1
