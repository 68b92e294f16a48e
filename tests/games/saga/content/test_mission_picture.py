"""Authors can look at every mission."""

from xml.etree import ElementTree

import pytest

from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.mission_picture import svg_map, text_map
from starboard.games.saga.look_at_mission import main
from tests.games.saga.content.small_mission import changed

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_has_a_picture(name):
    found = mission(name)

    picture = ElementTree.fromstring(svg_map(found))

    words = [text.text for text in picture.iter(f"{SVG}text")]
    for piece in (*found.doors, *found.terminals, *found.scenery, *found.points, *found.exits, *found.devices):
        squares = (piece.square,) if hasattr(piece, "square") else piece.squares
        assert words.count(piece.code) == len(squares), piece.code
    assert len(list(picture.iter(f"{SVG}circle"))) == len(found.agents)
    assert words.count("start") == 1


@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_can_be_read_as_text(name):
    found = mission(name)

    lines = text_map(found).splitlines()

    for y, row in enumerate(found.board.plan):
        assert lines[y + 1] == f"{y:02} {''.join(row)} {found.board.overlay[y]}"
    assert f"A  {dict(found.zones)['A']}" in lines


def test_an_author_is_shown_the_map_and_what_is_wrong(tmp_path, capsys):
    path = tmp_path / "cellar.toml"
    path.write_bytes(changed(("ev-surge", "ev-flood")))
    picture = tmp_path / "cellar.svg"

    assert main(["m4"]) == 0
    assert "BABA" in capsys.readouterr().out
    assert main([str(path), "--svg", str(picture)]) == 1
    assert capsys.readouterr().err == "cellar.toml: nexus.events number 1: event: there is no Event ev-flood\n"
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    path.write_bytes(b"id = ")
    assert main([str(path)]) == 1
    assert capsys.readouterr().err.startswith("cellar.toml: is no TOML")
