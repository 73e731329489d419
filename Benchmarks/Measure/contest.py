"""Runs several commands in turn, so that whatever else the machine does hits all of them alike."""

from statistics import median

from timed_run import TimedRun


class Contest:
    """The runs of named commands: paired, as run n of each took place right after run n of the one before."""

    def __init__(self, commands, rounds):
        self.runs = {name: [] for name in commands}
        for command in commands.values():
            TimedRun.of(command)
        for _ in range(rounds):
            for name, command in commands.items():
                self.runs[name].append(TimedRun.of(command))

    def median(self, name, measure):
        """The median of one of a run's measures, by its name: wall, processor or memory."""
        return median(getattr(run, measure) for run in self.runs[name])

    def ratio(self, name, other, measure):
        """The median over the pairs of what the first took in terms of the other."""
        pairs = zip(self.runs[name], self.runs[other])
        return median(getattr(one, measure) / getattr(two, measure) for one, two in pairs)
