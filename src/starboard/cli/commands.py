"""What a player can type at the prompt besides numbers. Each command says whether the table has changed."""

from collections.abc import Callable

from starboard.cli.errors import in_words
from starboard.cli.language import find_texts
from starboard.cli.lookup import rule_lines
from starboard.cli.paths import path_of
from starboard.cli.question import blocked_lines
from starboard.cli.screen import map_page, presenter_of
from starboard.cli.session import NOBODY, Leave, Session
from starboard.cli.standing_orders import give_order, order_lines
from starboard.cli.table import load_table
from starboard.kernel.errors import StarboardError, Unknown

LOG_LINES = 20
YES = ("y", "yes", "s", "sì", "si", "j", "ja", "a", "ano")


def obey(session: Session, seat: int, line: str) -> bool:
    """Carry out one command; an unknown one gets one clear line and the question again."""
    word, _, rest = line.strip().partition(" ")
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", line.strip()[1:]
    command = COMMANDS.get(word.lower())
    if command is None:
        session.say("cli-unknown-command", word=word)
        session.show_question(seat)
        return False
    try:
        return command(session, seat, rest.strip())
    except Unknown as error:
        session.say("cli-choose-from", name=error.name or "?", names=", ".join(error.valid))
    except StarboardError as error:
        session.say("cli-not-done", why=in_words(error, session.table.texts))
    return False


# --- Looking ---


def explain(session: Session, seat: int, words: str) -> bool:
    """The rule of the question, of an option by its number, or any rule by id or words."""
    question = session.table.view(seat)["ask"]
    if not words:
        words = question["rule"]
    elif words.isdecimal():
        offered = [*question["options"], *question["asides"]]
        if not 1 <= int(words) <= len(offered):
            session.say("cli-no-such-option", count=len(offered))
            return False
        words = offered[int(words) - 1]["rule"]
    session.show(rule_lines(session.table.texts, words, (session.table.match.game.name,)))
    return False


def why_not(session: Session, seat: int, _: str) -> bool:
    question = session.table.view(seat)["ask"]
    lines = blocked_lines(question, session.table.texts)
    session.show(lines or [session.table.texts.text("cli-nothing-blocked")])
    return False


def show_map(session: Session, seat: int, _: str) -> bool:
    table = session.table
    session.show(map_page(table.view(seat), table.texts, presenter_of(table), session.terminal))
    return False


def show_hand(session: Session, seat: int, _: str) -> bool:
    lines = presenter_of(session.table).hand(session.table.view(seat), session.table.texts)
    session.show(lines or [session.table.texts.text("cli-empty-hand")])
    return False


def show_log(session: Session, seat: int, words: str) -> bool:
    count = int(words) if words.isdecimal() else LOG_LINES
    session.show(session.table.last_lines(seat, count))
    return False


def look(session: Session, seat: int, words: str) -> bool:
    if not words:
        session.say("cli-look-what")
        return False
    lines = presenter_of(session.table).look(session.table.view(seat), session.table.texts, words)
    session.show(lines or [session.table.texts.text("cli-look-nothing", words=words)])
    return False


def help_page(session: Session, seat: int, _: str) -> bool:
    session.show(session.table.texts.text("cli-help").splitlines())
    return False


def redraw(session: Session, seat: int, _: str) -> bool:
    session.mapped.pop(seat, None)
    session.show_table(seat)
    return False


# --- Changing the table ---


def undo(session: Session, seat: int, _: str) -> bool:
    """One's own last decision; beyond what is free, the others are asked and bots agree."""
    table = session.table
    stops = table.match.undo_stops(seat)
    if stops is None:
        table.undo(seat, consent=False)
        session.notices.append(table.texts.text("cli-undone"))
    elif stops[0] == "nothing":
        session.say("undo-nothing")
        return False
    elif not all_agree(session, seat, *stops):
        session.notices.append(table.texts.text("cli-undo-refused"))
        return True
    else:
        table.undo(seat, consent=True)
    table.write()
    return True


def all_agree(session: Session, seat: int, reason: str, rule: str) -> bool:
    """Ask every other person; without any, say why it was not free and go on."""
    texts = session.table.texts
    why = texts.text("cli-undo-why", why=texts.text(f"undo-{reason}"), rule=rule or "-")
    people = [other for other in session.table.humans if other != seat]
    if not people:
        session.notices += [why, texts.text("cli-undo-bots-agree")]
        return True
    session.terminal.hide()
    session.viewer = NOBODY
    session.say("cli-undo-asked", name=session.name(seat))
    session.show([why])
    for other in people:
        session.say("cli-undo-consent", name=session.name(other), seat=other + 1)
        if session.read("cli-yes-no").strip().lower() not in YES:
            return False
    session.notices.append(texts.text("cli-undone"))
    return True


def save(session: Session, seat: int, words: str) -> bool:
    path = session.table.write(path_of(words) if words else None)
    session.say("cli-saved", path=str(path))
    return False


def load(session: Session, seat: int, words: str) -> bool:
    if not words:
        session.say("cli-load-what")
        return False
    session.table, notice = load_table(path_of(words), session.table.texts)
    session.viewer = NOBODY
    session.mapped = {}
    session.notices = [session.table.texts.text("cli-loaded", path=str(session.table.path))]
    session.notices += [notice] if notice else []
    return True


def change_language(session: Session, seat: int, words: str) -> bool:
    session.table.texts = find_texts(words)
    return redraw(session, seat, "")


def orders(session: Session, seat: int, words: str) -> bool:
    """Show one's standing orders, or give one."""
    if words:
        give_order(session.table, seat, words)
        session.table.write()
    session.show(order_lines(session.table, seat))
    return False


def leave(session: Session, seat: int, _: str) -> bool:
    raise Leave("cli-quit")


Command = Callable[[Session, int, str], bool]

COMMANDS: dict[str, Command] = {
    "?": explain,
    "why": why_not,
    "map": show_map,
    "hand": show_hand,
    "log": show_log,
    "look": look,
    "help": help_page,
    "screen": redraw,
    "undo": undo,
    "save": save,
    "load": load,
    "lang": change_language,
    "orders": orders,
    "quit": leave,
    "exit": leave,
}
