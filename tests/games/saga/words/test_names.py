"""Names of models and pieces: in four languages, with every form that sentences ask for."""

import pytest

from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.testing.table import SagaTable
from starboard.games.saga.words.names import kind, kind_of, model, named, piece, square, thing, zone
from starboard.kernel.game import ref
from starboard.texts import LANGUAGES, Ref, Texts


def spoken(name, lang="en", form=""):
    args = {key: as_ref(value) for key, value in name.get("args", {}).items()}
    return Texts(lang).spoken(Ref(name["ref"], args), form)


def as_ref(value):
    return Ref(value["ref"]) if isinstance(value, dict) else value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_model_has_a_name_in_a_sentence(lang):
    texts = Texts(lang)

    assert [card for card in PROFILES if not texts.has(kind(card)["ref"])] == []


def test_a_model_is_named_by_its_kind_and_number():
    table = MissionTable("a").set_up()
    guard = table.g.enemies[0].name

    assert spoken(model(table.g, guard)) == f"Security Guard {guard.rpartition('-')[2]}"
    assert spoken(model(table.g, "curby")) == "Curby"
    assert spoken(model(table.g, "guard-42"), "cs", "acc") == "Člena ostrahy 42"
    assert spoken(model(table.g, "marine-7"), "de", "dat") == "dem Konzern-Marineinfanteristen 7"
    assert spoken(model(table.g, "marine-7"), "it", "of") == "del Marine della Corporation 7"


def test_models_that_are_gone_keep_their_name():
    table = MissionTable("a").set_up()

    assert kind_of(table.g, "force-field-1") == "dp-force-field"
    assert kind_of(table.g, "okoro") == "bs-okoro"
    with pytest.raises(KeyError):
        kind_of(table.g, "nobody")


def test_a_piece_is_named_by_what_it_is_and_where():
    table = MissionTable("a").set_up()
    door = table.g.doors[0]

    assert spoken(piece(table.g, door.code)) == f"Door ({square(door.squares[0])})"
    assert thing(table.g, door.code) == piece(table.g, door.code)
    assert thing(table.g, "curby") == ref("saga-kind-mc-curby")
    assert spoken(named("saga-piece-at", piece=ref("saga-piece-crate"), square="C4"), "it", "on") == "sulla Cassa (C4)"


def test_squares_are_counted_from_the_top_left():
    assert [square((2, 3)), square((25, 0)), square((26, 0)), square((39, 11))] == ["C4", "Z1", "AA1", "AN12"]


@pytest.mark.rule("SAGA-ZONE-01")
def test_a_zone_is_called_what_its_mission_calls_it():
    table = MissionTable("m7").set_up()

    assert spoken(zone(table.g, "B")) == "Reactor Hall"
    assert spoken(zone(table.g, "B"), "it", "the") == "la Sala del Reattore"
    assert spoken(zone(table.g, "D"), "de", "acc") == "den westlichen Kühlraum"
    assert spoken(zone(table.g, "B"), "cs", "acc") == "halu s reaktorem"


@pytest.mark.rule("SAGA-ZONE-01")
def test_a_zone_of_somebodys_own_map_is_called_by_its_letter():
    table = SagaTable("...")

    assert spoken(zone(table.g, "A"), "de", "the") == "Zone A"
