#!/usr/bin/env python3
"""How often the interval of a median time holds the true median, and whether the halves of a run agree.

    check_intervals.py                 of Reports/benchmarks.json
    check_intervals.py --runs FILE …   of other runs, each a benchmarks.json; halves of all of them are counted together
    check_intervals.py --samples 200   fewer simulated runs of each series

A series is the processor time of one player in one scenario, sample by sample. It is simulated by a stationary bootstrap
(Politis and Romano 1994): stretches of it, of random places and lengths, one behind the other, so that neighbours depend
on each other as they do in the series. The true median is that of the series. The first row has the interval as if all
samples were independent, the others the one over the medians of so many stretches. Exits 1 if the interval that catwalk
takes holds the true median in fewer than 93 % of simulated runs on average.
"""

import json
import random
import statistics
import sys
from pathlib import Path

from checks import ROOT, check

STRETCHES = 16
RISK = 0.05
MEAN_LENGTHS = [10, 20]
WANTED = 0.93


def rank(count):
    """As `MedianInterval.rank` has it."""
    place, probability = 0, 0.5**count
    total = probability
    while total <= RISK / 2:
        place += 1
        probability *= (count - place + 1) / place
        total += probability
    return place


def interval(samples, stretches):
    """As `MedianInterval(ofSeries:)` has it; with as many stretches as samples, of independent ones."""
    count = min(len(samples), stretches)
    ends = [place * len(samples) // count for place in range(count + 1)]
    medians = sorted(statistics.median(samples[first:last]) for first, last in zip(ends, ends[1:]))
    place, median = rank(count), statistics.median(samples)
    return min(medians[place - 1], median), max(medians[count - place], median)


def simulated(series, mean_length, generator):
    places, place = [], 0
    for _ in series:
        starts = not places or generator.random() < 1 / mean_length
        place = generator.randrange(len(series)) if starts else (place + 1) % len(series)
        places.append(place)
    return [series[place] for place in places]


def correlation(series):
    """Of the ranks of each sample and the next."""
    order = sorted(range(len(series)), key=series.__getitem__)
    ranks = [0] * len(series)
    for place, index in enumerate(order):
        ranks[index] = place
    return statistics.correlation(ranks[:-1], ranks[1:])


def series_of(run, time):
    rounds = run["timed"]["conditions"]["rounds"]
    return {
        f"{player['name']} in {scenario['name']}": [sample[time] / rounds for sample in player["samples"]]
        for scenario in run["timed"]["scenarios"]
        for player in scenario["players"]
    }


def are_apart(samples, stretches):
    half = len(samples) // 2
    (low, high), (other_low, other_high) = (interval(part, stretches) for part in (samples[:half], samples[half:]))
    return high < other_low or other_high < low


def halves(runs, stretches):
    lists = [samples for run in runs for samples in series_of(run, "processor").values()]
    return sum(are_apart(samples, stretches) for samples in lists), len(lists)


def share_held(runs, count):
    """How often the interval that catwalk takes holds the true median, on average, with the less favourable length."""
    series = {f"{name}, run {place + 1}": samples for place, run in enumerate(runs)
              for name, samples in series_of(run, "processor").items()}
    dependent = sum(correlation(samples) > 0.2 for samples in series.values())
    print(f"{len(series)} series, in {dependent} of which neighbours correlate by more than 0.2 (ranks)")
    choices = [None, 33, 25, 20, STRETCHES, 12, 10, 8]
    held = {}
    for length in MEAN_LENGTHS:
        generator = random.Random(length)
        for name, samples in series.items():
            median = statistics.median(samples)
            hits = dict.fromkeys(choices, 0)
            for _ in range(count):
                copy = simulated(samples, length, generator)
                for choice in choices:
                    low, high = interval(copy, choice or len(copy))
                    hits[choice] += low <= median <= high
            for choice in choices:
                held.setdefault((length, choice), {})[name] = hits[choice] / count
    for choice in choices:
        apart, all_of_them = halves(runs, choice or sys.maxsize)
        widths = [(high - low) / statistics.median(samples) for samples in series.values()
                  for low, high in [interval(samples, choice or len(samples))]]
        parts = []
        for length in MEAN_LENGTHS:
            shares = held[length, choice]
            worst = min(shares, key=shares.get)
            parts.append(f"{statistics.mean(shares.values()):.1%} (worst {shares[worst]:.1%}, {worst})")
        print(f"{choice or 'independent':>11}: true median held {', '.join(parts)}; halves apart {apart} of {all_of_them}; "
              f"width {statistics.median(widths):.2%}, at most {max(widths):.2%}")
    return min(statistics.mean(held[length, STRETCHES].values()) for length in MEAN_LENGTHS)


@check(__doc__, runs={"flag": True, "nargs": "+", "type": Path, "default": [ROOT / "Reports/benchmarks.json"]}, samples=1000)
def main(options, faults):
    runs = [json.loads(file.read_text()) for file in options.runs]
    for file, run in zip(options.runs, runs):
        apart = [f"{halves([run], choice)[0]} {name}" for choice, name in ((sys.maxsize, "if independent"), (STRETCHES, "now"))]
        print(f"{file.name}: halves apart {', '.join(apart)}, of {halves([run], STRETCHES)[1]}")
    held = share_held(runs, options.samples)
    faults.expect(held >= WANTED, f"The interval holds the true median in {held:.1%} of simulated runs, fewer than {WANTED:.0%}.")
    return f"{len(runs)} runs"
