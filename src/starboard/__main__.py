"""`python -m starboard` is the same as `starboard`."""

from starboard.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
