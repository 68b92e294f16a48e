"""Draw how often a side wins: `python tools/balance_plot.py docs/balance/GAME.csv TITLE` writes the picture beside it.

A line of the table is what was played, against whom, how many games, how many of them were won. The picture shows the
share with Wilson's 95 % interval, a row for each of what was played, and a band where the share should lie: the same
for all, or from `low` to `high` of each line, in percent.
"""

import csv
import sys
from pathlib import Path
from typing import Final

from starboard.lab.report import interval

LEFT, RIGHT, TOP, ROW, PAD = 150, 610, 58, 34, 24
BAND: Final = ("35", "65")  # where a table says nothing else
TITLE: Final = "Missions won by the Mercenaries, 95 % intervals"
COLOURS: Final = ("#1b6ca8", "#c1571b", "#5b7f2b", "#7a4fa0")
WIDE: Final = 4  # so many opponents have less room each in the legend
STYLE: Final = "font-family: sans-serif; font-size: 13px; fill: #333"


def x(share: float) -> float:
    return round(LEFT + share * (RIGHT - LEFT), 1)


def mark(name: str, colour: str, games: int, wins: int, y: float) -> list[str]:
    low, high = interval(wins, games)
    share = wins / games
    return [
        f'<line x1="{x(low)}" x2="{x(high)}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>',
        f'<circle cx="{x(share)}" cy="{y}" r="4.5" fill="{colour}">'
        f"<title>{name}: {wins} of {games}, {100 * share:.0f} %</title></circle>",
    ]


def band(row: dict[str, str], y: float) -> str:
    low, high = [x(int(row.get(end, usual)) / 100) for end, usual in zip(("low", "high"), BAND, strict=True)]
    return f'<rect x="{low}" y="{y}" width="{round(high - low, 1)}" height="{ROW}" fill="#e6f0e0"/>'


def picture(rows: list[dict[str, str]], title: str) -> str:
    played = list(dict.fromkeys([row["played"] for row in rows]))
    against = list(dict.fromkeys([row["against"] for row in rows]))
    bottom = TOP + ROW * len(played)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{RIGHT + PAD}" height="{bottom + 40}" style="{STYLE}">',
        f'<rect width="{RIGHT + PAD}" height="{bottom + 40}" fill="white"/>',
        f'<text x="{PAD}" y="22" font-weight="bold">{title}</text>',
    ]
    for number, name in enumerate(played):
        parts.append(band(next(row for row in rows if row["played"] == name), TOP + ROW * number))
    for number, name in enumerate(against):
        left = PAD + (190 if len(against) < WIDE else 140) * number
        parts += [
            f'<circle cx="{left}" cy="40" r="4.5" fill="{COLOURS[number]}"/>',
            f'<text x="{left + 10}" y="44">{name}</text>',
        ]
    for percent in range(0, 101, 25):
        at = x(percent / 100)
        parts.append(f'<line x1="{at}" x2="{at}" y1="{TOP}" y2="{bottom}" stroke="#ccc"/>')
        parts.append(f'<text x="{at}" y="{bottom + 20}" text-anchor="middle">{percent} %</text>')
    for number, name in enumerate(played):
        y = TOP + ROW * number + ROW / 2
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{name}</text>')
        for row in rows:
            if row["played"] == name:
                index = against.index(row["against"])
                offset = 9 * (index - (len(against) - 1) / 2)
                parts += mark(name, COLOURS[index], int(row["games"]), int(row["wins"]), y + offset)
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    table = Path(sys.argv[1])
    with table.open() as file:
        rows = list(csv.DictReader(file))
    table.with_suffix(".svg").write_text(picture(rows, sys.argv[2] if len(sys.argv) > 2 else TITLE))


if __name__ == "__main__":
    main()
