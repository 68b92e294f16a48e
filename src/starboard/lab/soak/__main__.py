"""`python -m starboard.lab.soak`: the same as `starboard soak`."""

import sys

from starboard.cli.main import main

if __name__ == "__main__":  # the processes of the soak import this module too
    sys.exit(main(["soak", *sys.argv[1:]]))
