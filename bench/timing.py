"""How a figure is taken: do something over and over for a while, and say how often a second or how long each time."""

from collections.abc import Callable
from time import perf_counter

Sample = tuple[float, str]  # a value and its unit
Measure = Callable[[float], Sample]  # for so many seconds


def per_second(act: Callable[[int], int], unit: str) -> Measure:
    """How many of what it counts an act does in a second; it is given its number."""

    def measure(seconds: float) -> Sample:
        done, number = 0, 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            done += act(number)
            number += 1
        return done / elapsed, unit

    return measure


def microseconds(act: Callable[[int], object], unit: str = "µs") -> Measure:
    """How long an act takes."""
    rate = per_second(lambda number: (act(number), 1)[1], unit)

    def measure(seconds: float) -> Sample:
        value, _ = rate(seconds)
        return 1e6 / value, unit

    return measure
