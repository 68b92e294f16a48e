"""`starboard campaign`: begin a campaign at this keyboard, go on with it, branch from its past."""

import argparse
from collections.abc import Callable

from starboard.cli.campaign_disk import DiskCampaign, campaign_names, campaign_path, load_campaign, new_campaign
from starboard.cli.choices import listed
from starboard.cli.errors import Mistake
from starboard.cli.language import find_texts
from starboard.cli.play import play, words_of
from starboard.cli.seats import default_seats, parse_seats, setup_for
from starboard.cli.table import TerminalTable
from starboard.cli.terminal import open_terminal
from starboard.games.registry import find_game
from starboard.kernel.campaign import BEGINNING
from starboard.kernel.campaign_files import ChapterInFile
from starboard.kernel.game import Game
from starboard.texts import Texts


def run(args: argparse.Namespace) -> int:
    if not args.name and args.action != "list":
        raise Mistake("cli-error-campaign-name", action=args.action)
    game = find_game(args.game.lower()) if args.action == "new" or not args.name else game_of(args.name)
    if lines := listed(game, find_texts(args.lang), args):
        open_terminal(args.plain).show(lines)
        return 0
    return ACTIONS[args.action](args)


def game_of(name: str) -> Game:
    return load_campaign(campaign_path(name)).game


def new(args: argparse.Namespace) -> int:
    texts = find_texts(args.lang)
    game = find_game(args.game.lower())
    made = new_campaign(campaign_path(args.name), game, args.kind, args.mode or "", words_of(args.options))
    open_terminal(args.plain).show([texts.text("cli-campaign-new", path=str(made.path), name=args.name)])
    return 0


def list_campaigns(args: argparse.Namespace) -> int:
    """All campaigns, or the chapters of one."""
    texts, terminal = find_texts(args.lang), open_terminal(args.plain)
    if args.name:
        terminal.show(chapter_lines(load_campaign(campaign_path(args.name)), texts))
        return 0
    names = campaign_names()
    terminal.show([campaign_line(name, load_campaign(campaign_path(name)), texts) for name in names])
    if not names:
        terminal.show([texts.text("cli-campaign-none")])
    return 0


def campaign_line(name: str, campaign: DiskCampaign, texts: Texts) -> str:
    state = "ended" if campaign.tree.ended else "playing" if campaign.unfinished() else "waiting"
    chapters = len(campaign.file.chapters)
    return texts.text("cli-campaign-line", name=name, game=campaign.game.title, chapters=chapters, state=state)


def chapter_lines(campaign: DiskCampaign, texts: Texts) -> list[str]:
    """The tree, a line for each chapter, those that go on from it below it and further in."""
    tree = campaign.tree
    lines: list[str] = []

    def add(after: int, depth: int) -> None:
        for place in tree.after(after):
            lines.append("  " * depth + chapter_line(campaign, campaign.file.chapters[place.number - 1], texts))
            add(place.number, depth + (len(tree.after(place.number)) > 1))

    add(BEGINNING, len(tree.after(BEGINNING)) > 1)
    return lines or [texts.text("cli-campaign-empty", scenarios=named(campaign, tree.first, texts))]


def chapter_line(campaign: DiskCampaign, chapter: ChapterInFile, texts: Texts) -> str:
    following = chapter.following
    state = "playing" if following is None else "over" if following else "ended"
    return texts.text(
        "cli-campaign-chapter",
        number=chapter.number,
        scenario=named(campaign, [chapter.scenario], texts),
        state=state,
        following=named(campaign, following or [], texts),
    )


def named(campaign: DiskCampaign, scenarios: list[str], texts: Texts) -> str:
    """Scenarios in the reader's language, as far as the game has words for them."""
    messages = [(one, f"{campaign.game.name}-scenario-{one}") for one in scenarios]
    return ", ".join([texts.text(message) if texts.has(message) else one for one, message in messages])


def go_on(args: argparse.Namespace) -> int:
    """Play on with the chapter that is not over, or begin the next one."""
    campaign = load_campaign(campaign_path(args.name))
    unfinished = campaign.unfinished()
    if unfinished is None:
        return begin(campaign, args, campaign.tree.latest, args.scenario)
    given = [f"--{name}" for name in ("scenario", "seats", "roles") if getattr(args, name)]
    if given:
        raise Mistake("cli-error-save-keeps", given=", ".join(given))
    return resume(campaign, args, unfinished)


def branch(args: argparse.Namespace) -> int:
    """Begin again from before a chapter, or go on otherwise after it; what was played stays."""
    campaign = load_campaign(campaign_path(args.name))
    if args.number is None:
        raise Mistake("cli-error-campaign-from")
    chapter = campaign.tree.chapter(args.number)
    if args.at == "after":
        return begin(campaign, args, chapter.number, args.scenario)
    return begin(campaign, args, chapter.parent, args.scenario or chapter.scenario)


def begin(campaign: DiskCampaign, args: argparse.Namespace, after: int, wanted: str) -> int:
    texts, game, file = find_texts(args.lang), campaign.game, campaign.file
    scenario, sheet = campaign.setup(after, wanted)
    players = parse_seats(game, args.seats) if args.seats else default_seats(game, file.mode, scenario)
    setup = setup_for(game, players, file.mode, file.options, scenario, args.roles, sheet)
    table = campaign.begin(after, setup, players, args.seed, texts)
    return _play(campaign, args, file.chapters[-1], table, [])


def resume(campaign: DiskCampaign, args: argparse.Namespace, chapter: ChapterInFile) -> int:
    table, notice = campaign.resume(chapter, args.seed, find_texts(args.lang))
    return _play(campaign, args, chapter, table, [notice] if notice else [])


def _play(
    campaign: DiskCampaign, args: argparse.Namespace, chapter: ChapterInFile, table: TerminalTable, notices: list[str]
) -> int:
    terminal, texts = open_terminal(args.plain), table.texts
    table.quit_text = "cli-campaign-quit"
    try:
        code = play(table, terminal, notices)
    finally:  # also when the program was interrupted: what was decided is kept
        campaign.keep(chapter, table)
    if table.match.over:
        following = campaign.file.chapters[chapter.number - 1].following or []
        state = "over" if following else "ended"
        scenarios = named(campaign, following, texts)
        terminal.show([texts.text("cli-campaign-over", state=state, following=scenarios, name=args.name)])
    return code


ACTIONS: dict[str, Callable[[argparse.Namespace], int]] = {
    "new": new, "list": list_campaigns, "next": go_on, "branch": branch,
}  # fmt: skip
