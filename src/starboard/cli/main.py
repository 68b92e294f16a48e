"""The command `starboard`: what it can do, and how it says that something went wrong."""

import io
import os
import sys
from collections.abc import Sequence

from starboard.cli.arguments import command_texts, parser
from starboard.cli.errors import NotWritten, in_words
from starboard.kernel.errors import BrokenSave, StarboardError
from starboard.texts import Texts

BAD_INPUT, BAD_FILE = 2, 1
INTERRUPTED = 130  # what a shell expects of a program ended by Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 is well, 1 is a file or game that is not, 2 is a request nobody understands."""
    _never_fail_to_print()
    words = sys.argv[1:] if argv is None else list(argv)
    texts = command_texts(words)
    if not words:
        parser(words, texts).print_help()
        return 0
    args = parser(words, texts).parse_args(words)
    args.lang = getattr(args, "lang", None) or args.before  # before the command or behind it
    try:
        return int(args.run(args))
    except (BrokenSave, NotWritten) as error:
        return _complain(texts, in_words(error, texts), BAD_FILE)
    except StarboardError as error:
        return _complain(texts, in_words(error, texts), BAD_INPUT)
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        return _print_nothing_more(0)
    except KeyboardInterrupt:
        return _complain(texts, texts.text("cli-error-interrupted"), INTERRUPTED)
    except OSError as error:  # the disk that the output goes to is full, for instance
        return _print_nothing_more(_complain(texts, str(error), BAD_FILE))


def _print_nothing_more(code: int) -> int:
    """What is still waiting to be printed would only fail again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _complain(texts: Texts, sentence: str, code: int) -> int:
    print(texts.text("cli-error", sentence=sentence), file=sys.stderr)
    return code


def _never_fail_to_print() -> None:
    """Where the terminal cannot show a letter, a question mark is better than no game; closed paper takes anything."""
    if not (sys.stdout and sys.stderr):
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for as long as the program runs
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    for paper in (sys.stdout, sys.stderr):
        if isinstance(paper, io.TextIOWrapper):
            paper.reconfigure(errors="replace")


if __name__ == "__main__":
    raise SystemExit(main())
