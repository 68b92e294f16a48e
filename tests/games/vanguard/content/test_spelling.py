"""What a question carries of its options can be read again."""

from starboard.games.vanguard.content.cards import DANGER_TABLES, EVENTS, SECTION_CARDS
from starboard.games.vanguard.content.lines import Effects
from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.content.spelling import read, spelled


def every_line() -> list[Effects]:
    outcomes = [card.combo.outcome for card in SECTION_CARDS.values()]
    outcomes += [half for card in EVENTS.values() for half in (card.primary, card.secondary)]
    outcomes += [line for table in DANGER_TABLES.values() for line in table.values()]
    for name in PLANETS:
        outcomes += [log.do for log in planet(name).logs.values()]
        for actions in planet(name).actions.values():
            outcomes += [row.outcome for action in actions for row in action.rows.values()]
    return [effects for outcome in outcomes for effects in outcome]


def plain(effects: Effects) -> list[object]:
    return [(one.word, one.args, [(guard.word, guard.args) for guard in one.guard]) for one in effects]


def test_whatever_is_spelled_reads_the_same():
    lines = every_line()
    assert len(lines) > 300
    for effects in lines:
        assert plain(read(spelled(effects))) == plain(effects), spelled(effects)
