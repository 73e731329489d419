"""Throw-away copies of the sample's architectures with their tests, in which code is broken to see what notices."""

import concurrent.futures
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys

from checks import ROOT
from checks import folder as temporary
from checks.architectures import LAYERS, folder
from checks.sample_package import manifest

SOURCES = ROOT / "Sources" / "Cats"
TESTS = ROOT / "Tests" / "Cats"
SHARED = [*LAYERS, "CatsScenarios"]
BUILD_LIMIT = 600
TEST_LIMIT = 60
BUILD_FOLDERS = 2
FAILED_TEST = r'Test "(.*?)".*recorded an issue'


class Laboratory:
    """A package of the shared layers, one architecture and its tests (with these names), in a build folder of its own."""

    def __init__(self, architecture, place, tests="*"):
        self.architecture, self.module, self.folder = architecture, f"Cats{architecture}", place
        place.mkdir(parents=True)
        (place / "Package.swift").write_text(manifest([architecture]))
        for module in [*SHARED, self.module]:
            shutil.copytree(ROOT / "Sources" / folder(module), place / "Sources" / folder(module))
        copies = place / "Tests" / "Cats" / architecture
        shutil.copytree(TESTS / architecture, copies)
        for file in set(copies.rglob("*.swift")) - set(copies.rglob(tests)):
            file.unlink()

    @contextlib.contextmanager
    def holding(self, text, path):
        """Has this text in a file of the sources, for as long as the body runs."""
        file = self.folder / "Sources" / "Cats" / path
        original = file.read_text()
        file.write_text(text)
        try:
            yield
        finally:
            file.write_text(original)

    def verdict(self, test=None, sign=FAILED_TEST):
        """Gives what the tests say, or one `Suite.function` alone, and the reason: what `sign` finds, or what failed."""
        status, output = self.swift("build", "--build-tests", limit=BUILD_LIMIT)
        if status != 0:
            return "does not compile", first(r"error: (.*)", output)
        chosen = ["--filter", rf"^{self.module}Tests\.{test.replace('.', '/')}\("] if test else []
        status, output = self.swift("test", "--skip-build", "--disable-xctest", *chosen, limit=TEST_LIMIT)
        if status is None:
            return "killed", f"no end after {TEST_LIMIT} s"
        if "Test run with 0 tests" in output:
            return "no such test", test
        if status != 0:
            return "killed", first(sign, output) or first(FAILED_TEST, output) or "crash"
        return "survived", ""

    def swift(self, *arguments, limit):
        process = subprocess.Popen(
            ["swift", *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=limit)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""


def first(pattern, output):
    match = re.search(pattern, output)
    return match[1] if match else ""


def in_laboratories(architectures, work, tests="*"):
    """Gives what `work` gives for each architecture's laboratory, together; ends with 2 when tests fail unbroken."""
    if not shutil.which("swift"):
        print("There is no swift on the path: install a Swift toolchain, or put its bin folder there.", file=sys.stderr)
        sys.exit(2)

    def run(architecture):
        laboratory = Laboratory(architecture, workplace / architecture, tests)
        status, reason = laboratory.verdict()
        if status != "survived":
            raise RuntimeError(f"{architecture}'s tests do not pass before anything is broken: {status}, {reason}")
        return work(laboratory)

    with temporary() as workplace:
        with concurrent.futures.ThreadPoolExecutor(BUILD_FOLDERS) as pool:
            runs = [pool.submit(run, each) for each in architectures]
        try:
            return [result for each in runs for result in each.result()]
        except RuntimeError as error:
            print(error, file=sys.stderr)
            sys.exit(2)
