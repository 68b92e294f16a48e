"""Noise rolls (NEM-NOISE)."""

import pytest

from starboard.games.nemesis.rules.noise import noise_roll
from starboard.testing import NemesisTable


@pytest.mark.rule("NEM-NOISE-06", "NEM-MARKER-05")
def test_slime_turns_silence_into_danger():
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    pilot = table.character("pilot", at="laboratory", slimed=True)
    adult = table.intruder("adult", at="cabins")
    table.fate("silence")

    table.run(noise_roll, pilot)

    assert adult.room == pilot.room


@pytest.mark.rule("NEM-NOISE-05")
def test_silence_has_no_effect():
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    pilot = table.character("pilot", at="laboratory")
    adult = table.intruder("adult", at="cabins")
    table.fate("silence")

    table.run(noise_roll, pilot)

    assert adult.room == table.room("cabins")
    assert True not in table.g.noise


@pytest.mark.rule("NEM-NOISE-02")
def test_a_number_marks_exactly_the_corridor_that_bears_it():
    table = NemesisTable()
    pilot = table.character("pilot", at="laboratory")
    table.fate(3)

    table.run(noise_roll(table.g, pilot))

    assert [place for place, noisy in enumerate(table.g.noise) if noisy] == [table.way("laboratory", 3)]


@pytest.mark.rule("NEM-NOISE-03", "NEM-ENCOUNTER-03")
def test_a_second_marker_in_a_corridor_is_an_encounter_instead():
    table = NemesisTable()
    pilot = table.character("pilot", at="laboratory", hand=["rest", "search", "search", "repairs"])
    table.noise("laboratory")
    table.fate(1, "adult-3")

    table.run(noise_roll, pilot)

    assert [intruder.kind for intruder in table.g.intruders] == ["adult"]
    assert True not in table.g.noise
