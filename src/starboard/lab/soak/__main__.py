"""`python -m starboard.lab.soak`: the same as `starboard soak`."""

import argparse
import sys

from starboard.kernel.errors import StarboardError
from starboard.lab.soak.command import add_arguments, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m starboard.lab.soak", description=__doc__)
    add_arguments(parser)
    try:
        return run(parser.parse_args())
    except StarboardError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":  # the processes of the soak import this module too
    sys.exit(main())
