"""The programs that play the sample's scenarios: of copies that tell their calls, and of the sources as they are.

`catwalk` writes the first ones. The others are the same package with the subject's own files in place of the copies, so
that both differ in nothing but what is written into the bodies.
"""

import json
import os
import subprocess

from . import CATWALK, ROOT, output, run
from .architectures import ARCHITECTURES, folder

SOURCES = ROOT / "Sources"
PLAIN = ROOT / ".build/traces/plain"
# Any scenario will do to have the players built.
ANY = "Load Cat opens empty"


def build_marked():
    """Writes and builds the copies that tell their calls, as `catwalk trace` does; gives the folder of the players."""
    output([CATWALK, "trace", ANY, ROOT, "--quiet"])
    return working_folder() / "stage.build/debug"


def working_folder():
    """The one that catwalk has made, whose name ends with a secret."""
    (folder,) = (ROOT / ".build").glob("catwalk-*")
    return folder


def marked():
    """The package of the copies that tell their calls."""
    return working_folder() / "stage.copy"


def bodies():
    """All bodies of the copies, each with its file, name and brace: with a number, or a reason why it tells nothing."""
    return json.loads((marked() / "bodies.json").read_text())


def source_of(copy):
    """The source of a copy, by the copy's path in its package: `Sources`, a module, and the rest."""
    # What lies beside `Sources` is the copy's own.
    if len(copy.parts) < 3:
        return SOURCES / copy
    _, module, *rest = copy.parts
    return SOURCES.joinpath(folder(module), *rest)


def write_plain():
    """Writes the package of the copies once more, with the sources as they are."""
    told, copies = {body["file"] for body in bodies()}, marked()
    for copy in sorted(copies.rglob("*.swift")):
        inner = copy.relative_to(copies)
        source = source_of(inner)
        told.discard(str(source.relative_to(ROOT)))
        text = (source if source.is_file() else copy).read_text()
        place = PLAIN / inner
        # What is as it should be is left alone, so that it is not built anew for its date.
        if not place.exists() or place.read_text() != text:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
    for place in sorted(PLAIN.rglob("*.swift")):
        if not (copies / place.relative_to(PLAIN)).exists():
            place.unlink()
    if told:
        raise SystemExit(f"The copies of {', '.join(sorted(told))} have no source in {SOURCES}.")


def build(package, scratch, *options):
    """Builds a package of players; gives their folder."""
    result = run(["swift", "build", "--package-path", package, "--scratch-path", scratch, *options], stderr=subprocess.STDOUT)
    if result.returncode != 0:
        raise SystemExit(f"{package} does not build:\n{result.stdout[-2000:]}")
    return scratch / ("release" if "release" in options else "debug")


class Player:
    def __init__(self, folder, architecture):
        self.architecture = architecture
        self.program = folder / f"PlayerOfCats{architecture}"

    def scenarios(self):
        """The name of each, with the count of its steps."""
        answers, _ = self.perform([])
        return {scenario["name"]: len(scenario["steps"]) for scenario in answers[0]["scenarios"]}

    def play(self, scenario, steps, **environment):
        """The frames of each step, and the numbers of the bodies that told that they were entered, in order."""
        answers, calls = self.perform(commands(scenario, steps), **environment)
        failures = [answer["failure"] for answer in answers[1:] if answer.get("failure")]
        if failures:
            raise PlayFailed(f"{self.architecture}: {scenario}: {failures[0]}")
        return [answer["frames"] for answer in answers[1:]], calls

    def perform(self, commands, **environment):
        """What the program answers to the commands, behind what it says first, and the bodies that it tells of."""
        with subprocess.Popen(
            [self.program, "live"],
            env=os.environ | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            answers, calls = [], []
            process.stdin.write("".join(json.dumps(command) + "\n" for command in commands))
            process.stdin.flush()
            while len(answers) <= len(commands) and (line := process.stdout.readline()):
                if line.startswith('{"call":'):
                    calls.append(json.loads(line)["body"])
                else:
                    answers.append(json.loads(line))
            # The program ends with its input, in the middle of whatever it writes then.
            process.stdin.close()
            process.stdout.read()
        if process.returncode != 0 or len(answers) <= len(commands):
            raise PlayFailed(f"{self.program.name} ended with {process.returncode} after {len(answers)} answers")
        return answers, calls


class PlayFailed(Exception):
    """A program that plays ended by itself, or a step did not go as told."""


def commands(scenario, steps, app=0):
    """An app is opened, played step by step, and let go; then nothing, once, while its last tasks end."""
    played = [{"app": app, "step": step, "scenario": scenario} for step in range(steps)]
    return [{"app": app, "opens": True}, *played, {"app": app, "ends": True}, {"app": app}]


def players(folder):
    """Those of all architectures."""
    return [Player(folder, name) for name in ARCHITECTURES]
