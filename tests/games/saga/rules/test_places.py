"""Where things stand, for tables that are played and read at the same time."""

from threading import Thread

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.places import base_of, layout
from starboard.games.saga.testing.table import SagaTable


def room(at: tuple[int, int]) -> tuple[SagaTable, int]:
    table = SagaTable(".....")
    return table, base_of(table.g, table.mercenary("devil", at=at).model).mask


def test_a_table_that_is_read_aside_does_not_see_what_is_tried_out_on_another():
    (played, there), (read, _) = room((1, 0)), room((1, 0))
    tried = layout(played.g)
    tried.move_model(there, 0)
    seen: list[Layout] = []

    aside = Thread(target=lambda: seen.append(layout(read.g)))
    aside.start()
    aside.join()

    assert seen[0].models == there and tried.models == 0
    tried.move_model(0, there)
    assert layout(played.g) is tried
