"""The folders that the documentation's commands are tried in, laid beside each other as the pages speak of them."""

import os
import shutil
import subprocess

from pages import ROOT

TWINS = ROOT / "Tests/Workbench/Twins/Fixtures/Twins"
BUILT = ROOT / ".build/debug"
HERE = ROOT / "Tests/Workbench/DocumentationCheck"
MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    targets: [
        .target(name: "Base"),
        .target(name: "Left", dependencies: ["Base"]),
        .target(name: "Right", dependencies: ["Base"]),
        .testTarget(name: "LeftTests", dependencies: ["Base", "Left"], path: "Tests/Left"),
        .testTarget(name: "RightTests", dependencies: ["Base", "Right"], path: "Tests/Right"),
    ]
)
"""


class Workplace:
    """`catwalk` is a clone of this repository, `cats` a subject with its report, `App` and `Kit` code like any other,
    and `Yams` a package with a history."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(HERE / "bin"), str(BUILT), os.environ["PATH"]]),
            "BUILT": str(BUILT),
            "SWIFT": shutil.which("swift"),
            "GIT_CONFIG_COUNT": "2",
            "GIT_CONFIG_KEY_0": "user.name",
            "GIT_CONFIG_VALUE_0": "Tester",
            "GIT_CONFIG_KEY_1": "user.email",
            "GIT_CONFIG_VALUE_1": "tester@example.invalid",
        }

    def lay_out(self):
        self.clone()
        self.make_cats()
        self.make_app()
        self.make_kit()
        self.run("git clone --quiet " + str(ROOT / ".build/checkouts/Yams") + " Yams", ".")

    def tidy(self, place):
        """Takes back what commands have written, but for what they have built."""
        self.run("git reset --quiet --hard && git clean --quiet --force -d", place)

    def run(self, script, place):
        """The output of a script that must succeed, as far as it comes."""
        return self.attempt(script, place, check=True).stdout

    def attempt(self, script, place, check=False):
        return subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", script],
            cwd=self.folder / place,
            env=self.environment,
            check=check,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def clone(self):
        """As it is checked out here, what is not committed included."""
        self.run(f"git clone --quiet --no-checkout {ROOT} catwalk", ".")
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True,
        ).stdout
        for path in listed.split("\0"):
            if (ROOT / path).is_file():
                target = self.folder / "catwalk" / path
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / path, target)
        self.commit("catwalk", "What is checked out here")
        self.branch("catwalk")

    def make_cats(self):
        shutil.copytree(TWINS, self.folder / "cats")
        (self.folder / "cats/.gitignore").write_text(".build/\n")
        self.run("git init --quiet --initial-branch main && catwalk report --quiet > /dev/null", "cats")
        self.run("cp Reports/report.json old.json", "cats")
        self.commit("cats", "The twins")
        self.branch("cats")
        view = self.folder / "cats/Sources/Right/Greet/GreetView.swift"
        view.write_text(view.read_text() + "\nstruct LoudScreen: GreetView {\n    func show(_ greeting: String) -> String { greeting + \"!\" }\n}\n")
        self.commit("cats", "A second screen")

    def make_app(self):
        for folder in ("Sources", "Tests"):
            shutil.copytree(TWINS / folder, self.folder / "App" / folder)
        (self.folder / "App/Package.swift").write_text(MANIFEST)
        (self.folder / "App/.gitignore").write_text(".build/\n")
        self.run("swift test --quiet --enable-code-coverage > /dev/null", "App")
        self.run("cp .build/debug/codecov/App.json coverage.json; git init --quiet --initial-branch main", "App")
        self.commit("App", "An app")
        self.branch("App")

    def make_kit(self):
        shutil.copytree(TWINS / "Sources/Base", self.folder / "Kit/Sources/Kit")
        self.run("git init --quiet --initial-branch main", "Kit")
        self.commit("Kit", "A kit")

    def commit(self, place, message):
        self.run(f"git add --all && git commit --quiet --allow-empty --message '{message}'", place)

    def branch(self, place):
        self.run("git checkout --quiet -B main && git checkout --quiet -b feature", place)
