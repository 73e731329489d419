#!/usr/bin/env python3
"""Kills `catwalk workshop` at random moments: a learner's edits, progress and files are whole, and the next command works.

    check_workshop_kills.py                    200 kills in all commands, with a course of three exercises that need no build
    check_workshop_kills.py --course FOLDER    also 10 kills of `watch` and `check` in that course's first exercise
    check_workshop_kills.py --rounds 25 --seed 2

Before each kill an edit is made, and another one after it, as by a learner who works on. Then the next command runs. Every
second kill takes the command alone, and git ends by itself; the others take git too, as a power cut does. Last, each lock
that git makes is put there, as a killed git leaves it, and `watch` is used by its keys in a terminal. Exits 1 when
something is wrong: each fault is printed with its round, and the last lines say how many of each kind there were.
"""

import os
import pty
import random
import select
import signal
import termios
from collections import Counter

from checks import check, folder, kill, place, until
from checks.learner import COMMANDS, ENVIRONMENT, EXERCISES, Learner, make_course, tree

# What git makes while it changes the index or a branch.
LOCKS = ("index.lock", "HEAD.lock", "refs/heads/main.lock")


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, command):
        self.process, self.end = pty.fork()
        if self.process == 0:
            os.execve(command[0], command, {**ENVIRONMENT, "TERM": "dumb"})
        self.said = ""

    def says(self, text, after):
        """Whether the command says this after the key, and then waits, within a minute."""
        os.write(self.end, after.encode())
        said = ""
        while text not in said or not said.endswith("which loses nothing.\r\n"):
            if not select.select([self.end], [], [], 60)[0]:
                return False
            try:
                chunk = os.read(self.end, 4096).decode(errors="replace")
            except OSError:    # It has ended.
                return False
            said, self.said = said + chunk, self.said + chunk
        return True

    def is_silent(self, after):
        """Whether the command says nothing after the key."""
        os.write(self.end, after.encode())
        return not select.select([self.end], [], [], 2)[0]

    def quit(self):
        """The status after the key `q`; `None` if the command goes on."""
        os.write(self.end, b"q")
        status = []

        def has_ended():
            process, code = os.waitpid(self.process, os.WNOHANG)
            status.extend([os.waitstatus_to_exitcode(code)] if process else [])
            return process

        if not until(has_ended, 60):
            kill(self.process)
            os.waitpid(self.process, 0)
        return status[0] if status else None


class Kills:
    """Round by round: a kill, and what it has left."""

    def __init__(self, options, course, folder, faults):
        self.catwalk, self.course, self.place, self.told = options.catwalk, course, folder, faults
        self.moments = random.Random(options.seed)
        self.score, self.faults, self.markers = Counter(), Counter(), []
        self.round, self.name, self.learners = 0, "", 0
        self.starts, self.usual, self.other = {}, {}, None
        self.learner = self.new_learner()

    def new_learner(self, target=None):
        self.learners += 1
        return Learner(self.catwalk, self.course, self.place / f"learner {self.learners}").begin(target)

    def fault(self, kind, detail=""):
        self.faults[kind] += 1
        self.told.add(f"round {self.round}, {self.name}: {kind}{f': {detail}' if detail else ''}")

    def start_of(self, exercise):
        """The files of an exercise's start, from a folder that was started with it."""
        if exercise not in self.starts:
            self.starts[exercise] = tree(self.new_learner(exercise).folder)
        return self.starts[exercise]

    def edit(self, when):
        """An edit of its own: in a file of the learner's, in one of the course's, or in a new one."""
        marker = f"edit-{self.round}-{when}-of-learner"
        # Nobody works in the unfinished file that a killed command has left.
        files = sorted(path for path in tree(self.learner.folder) if not path.startswith(".") and ".catwalk-" not in path)
        path = self.moments.choice([*files, f"Answers/new {self.round}.txt", *files[:1]])
        with open(self.learner.folder / path, "a") as file:
            file.write(f"# {marker}\n")
        self.markers.append((self.learner, marker))
        return path, marker

    def is_whole(self, before, edited):
        """No file is a part of itself: each is what it was, what an exercise begins with, or was edited."""
        known = [before, *map(self.start_of, self.starts)]
        for path, data in tree(self.learner.folder).items():
            is_known = any(each.get(path) == data for each in known) or path in edited
            if not is_known and ".catwalk-" not in path:
                self.fault("a half file", path)

    def is_kept(self, before, target):
        """What was passed stays passed, no hint is forgotten, and one is in the old exercise or in the new one."""
        try:
            now = self.learner.progress()
        except (OSError, ValueError) as error:
            self.fault("the progress can't be read", error)
            return
        if "move" in now:
            self.score["killed amid a change of the files"] += 1
        for key in ("passed", "askedSolutions", "begun", "ended"):
            if lost := set(before[key]) - set(now[key]):
                self.fault(f"{key} forgotten", lost)
        if lost := [name for name, count in before["hints"].items() if now["hints"].get(name, 0) < count]:
            self.fault("hints forgotten", lost)
        # A command first ends a move that an earlier kill broke off, and may be killed right after that.
        left = before.get("move", {}).get("exercise")
        if now["exercise"] not in (before["exercise"], target, left):
            self.fault("in another exercise", now["exercise"])

    def attempt(self, name, check_alone=False):
        """One round."""
        self.round, self.name = self.round + 1, name
        learner = self.learner
        current = learner.progress()["exercise"]
        target = None
        if not check_alone:
            target = self.prepare(name, current)
            current = learner.progress()["exercise"]
        before_files, before = tree(learner.folder), learner.progress()
        edits = [self.edit("before")]
        if name not in self.usual:
            self.usual[name] = self.measured(name, current)
        seconds = self.moments.uniform(0, self.usual[name])
        # A file that is saved while the command writes it is the learner's race; `watch` and `check` write none.
        during = (lambda: edits.append(self.edit("during"))) if name in ("watch", "check") else (lambda: None)
        was_running = learner.kill(name, target, seconds, self.round % 2 == 0, during)
        self.score["killed" if was_running else "ended before"] += 1
        self.is_whole(before_files, [path for path, _ in edits])
        self.is_kept(before, target)
        edits.append(self.edit("after"))
        self.next_command(current, target, check_alone)
        self.is_kept(before, target)
        for path, marker in edits:
            if not learner.keeps(marker):
                self.fault(f"an edit is lost that was made {marker.split('-')[2]} the kill", f"{marker} in {path}")
        return was_running

    def prepare(self, name, current):
        """Brings the folder to where the command has something to do; gives the exercise that it leads to."""
        learner, index = self.learner, EXERCISES.index(current)
        if name == "next" and index == len(EXERCISES) - 1:
            self.expect(learner.run("next --to", EXERCISES[0]), "next --to")
            index, current = 0, EXERCISES[0]
        if name == "next" or self.moments.random() < 0.5:
            learner.answer(current)
        if name == "next":
            self.expect(learner.run("check"), "check")
        target = {"next": EXERCISES[(index + 1) % 3], "next --to": self.moments.choice(EXERCISES)}.get(name)
        self.start_of(target or current)
        self.start_of(current)
        return target

    def measured(self, name, current):
        """How long a command takes in a folder of its own, so that nothing happens to the learner's."""
        if self.other is None:
            self.other = self.new_learner(current)
        if name in ("next", "next --to"):
            here = self.other.progress()["exercise"]
            return self.other.usual("next --to", EXERCISES[(EXERCISES.index(here) + 1) % len(EXERCISES)])
        return self.other.usual(name, current)

    def expect(self, result, name, statuses=(0,)):
        if result.returncode in statuses:
            return True
        self.fault(f"{name} ends with {result.returncode}", (result.stderr + result.stdout).strip()[-300:])
        return False

    def next_command(self, current, target, check_alone):
        """The next command works, and a reset makes the exercise's start; no temporary file stays."""
        learner = self.learner
        name = self.moments.choice(["check"] if check_alone else ["check", "list", "hint --more", "reset", "reset"])
        if locks := learner.locks():
            self.score["git's lock left behind"] += 1
        result = learner.run(name)
        if locks and result.returncode not in (0, 1):
            if "remove it" not in result.stderr:
                self.fault("that git left a lock behind is not said", result.stderr.strip()[-160:])
            for lock in locks:
                lock.unlink(missing_ok=True)
            result = learner.run(name)
        # A folder that nobody can work in any more is left; the next rounds are a new one's.
        if not self.expect(result, f"{name}, after the kill,", (0, 1) if name == "check" else (0,)):
            self.learner = self.new_learner()
            return
        if name == "reset" or self.moments.random() < 0.3 and not check_alone:
            self.learner_resets(name, locks)
        left = [path for path in tree(learner.folder) if ".catwalk-" in path]
        if left and (name == "reset" or learner.git("status", "--porcelain", "--", *left)):
            self.fault("a temporary file stays that git would add", left)

    def learner_resets(self, name, locks):
        learner = self.learner
        if name != "reset" and not self.expect(learner.run("reset"), "reset"):
            if learner.locks():
                self.fault("a lock that git left behind blocks the reset")
                for lock in learner.locks():
                    lock.unlink(missing_ok=True)
            return
        found, expected = tree(learner.folder), self.start_of(learner.progress()["exercise"])
        if found != expected:
            differing = sorted(path for path in {*found, *expected} if found.get(path) != expected.get(path))
            self.fault("after reset the files are not the exercise's start", differing[:5])

    def attempt_start(self):
        """A folder that `start` did not finish: it works after all, or says what to do, or can be started anew."""
        self.round, self.name = self.round + 1, "start"
        self.learners += 1
        learner = Learner(self.catwalk, self.course, self.place / f"learner {self.learners}")
        if "start" not in self.usual:
            self.usual["start"] = Learner(self.catwalk, self.course, self.place / "usual").usual("start")
        seconds = self.moments.uniform(0, self.usual["start"])
        was_running = learner.kill("start", None, seconds, self.round % 2 == 0, lambda: None)
        self.score["killed" if was_running else "ended before"] += 1
        listed = learner.run("list")
        if listed.returncode == 0:
            self.score["start: the folder is ready with the next command"] += 1
            is_reset = self.expect(learner.run("reset"), "reset after a killed start")
            if is_reset and tree(learner.folder) != self.start_of(EXERCISES[0]):
                self.fault("after reset the files are not the exercise's start")
            return was_running
        again = learner.run("start")
        if again.returncode == 0:
            self.score["start: the folder can be started anew"] += 1
            if tree(learner.folder) != self.start_of(EXERCISES[0]):
                self.fault("what was started anew is not the exercise's start")
        elif "workshop start" in listed.stderr and "new" in again.stderr:
            self.score["start: the folder says to take a new one"] += 1
        else:
            self.fault("a killed start leaves a folder that does not say what to do", (listed.stderr + again.stderr)[-300:])
        return was_running

    def attempt_lock(self, name, lock):
        """A lock as git leaves it if it is killed while it has it: the command says which file it is, and works without it."""
        self.round, self.name = self.round + 1, name
        learner, target = self.learner, EXERCISES[1] if name == "next --to" else None
        self.prepare("next", learner.progress()["exercise"])
        _, marker = self.edit("before")
        if name == "reset":    # git takes a link that leads nowhere for a lock, too
            (learner.folder / ".git" / lock).symlink_to("nowhere")
        else:
            (learner.folder / ".git" / lock).touch()
        result = learner.run(name, target)
        if result.returncode not in (0, 1) and not (lock in result.stderr and "remove it" in result.stderr):
            self.fault(f"that {lock} was left behind is not said", result.stderr.strip()[-160:])
        (learner.folder / ".git" / lock).unlink(missing_ok=True)
        self.expect(learner.run(name, target), f"{name}, without the lock,", (0, 1))
        if not learner.keeps(marker):
            self.fault("an edit is lost that was made before the kill", marker)

    def attempt_keys(self):
        """Keys in a terminal: each does its command's work, and `q` leaves the terminal as it was."""
        self.round, self.name = self.round + 1, "watch in a terminal"
        learner = self.new_learner(EXERCISES[0])
        terminal = Terminal(learner.command("watch"))
        before = termios.tcgetattr(terminal.end)
        for key, says in (("", "Keys: h"), ("h", "Hint 1 of 3"), ("h", "Hint 2 of 3"), ("n", "is not passed")):
            if not terminal.says(says, after=key):
                self.fault(f"after the key {key!r} watch does not say “{says}”", terminal.said[-300:])
        if not terminal.is_silent(after="x"):
            self.fault("a key that stands for nothing is answered")
        learner.answer(EXERCISES[0])
        for key, says in (("", "Passed"), ("l", "1 of 3 exercises passed"), ("n", EXERCISES[1])):
            if not terminal.says(says, after=key):
                self.fault(f"after the key {key!r} watch does not say “{says}”", terminal.said[-300:])
        if (status := terminal.quit()) != 128 + signal.SIGINT:
            self.fault("q does not end watch", status)
        if termios.tcgetattr(terminal.end) != before:
            self.fault("watch leaves the terminal otherwise than it was")

    def end(self):
        """All edits of all rounds are there still, and no commit has a temporary file."""
        self.name = "at the end"
        histories = {}
        for learner, marker in self.markers:
            if learner not in histories:
                histories[learner] = learner.git("log", "--all", "-p", "--format=%h") + "".join(
                    data.decode(errors="replace") for data in tree(learner.folder).values()
                )
            if marker not in histories[learner]:
                self.fault("an edit is lost", marker)
        for learner in histories:
            if ".catwalk-" in learner.git("log", "--all", "--name-only", "--format="):
                self.fault("a commit has a temporary file", learner.folder.name)
        print(f"{self.round} rounds: {dict(self.score)}")
        print(f"Usual durations: { {name: round(seconds, 2) for name, seconds in self.usual.items()} }")
        told = f"of kinds {dict(self.faults)}" if self.faults else f"all {len(self.markers)} edits are kept"
        return f"{self.round} rounds, {told}"


@check(__doc__, "catwalk", rounds=200, seed=1, course=place)
def main(options, faults):
    with folder() as work:
        kills = Kills(options, make_course(work / "course"), work, faults)
        # So many kills of commands that were running, each command in its turn.
        killed, names = 0, list(COMMANDS)
        while killed < options.rounds:
            name = names[kills.round % len(names)]
            killed += kills.attempt_start() if name == "start" else kills.attempt(name)
        for lock in LOCKS:
            for name in ("check", "next --to", "reset"):
                kills.attempt_lock(name, lock)
        kills.attempt_keys()
        told = kills.end()
        if options.course:
            (work / "with code").mkdir()
            kills = Kills(options, options.course, work / "with code", faults)
            for number in range(10):
                kills.attempt(("watch", "check")[number % 2], check_alone=True)
            told += f"; in a course with code {kills.end()}"
        return told
