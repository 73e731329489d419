"""The folders that the documentation's commands are tried in, laid beside each other as the pages speak of them."""

import os
import shutil
from pathlib import Path

from checks import ROOT, TWINS, output, run

HERE = Path(__file__).resolve().parent
BUILT = ROOT / ".build/debug"

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

SECOND_SCREEN = """
struct LoudScreen: GreetView {
    func show(_ greeting: String) -> String { greeting + "!" }
}
"""


class Workplace:
    """`catwalk` is a clone of this repository, `cats` a subject with its report and a branch, `App` a tested package
    without configuration, `Kit` code beside it, and `Yams` a package with a history.
    """

    def __init__(self, folder):
        self.folder = folder
        self.environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(HERE / "bin"), str(BUILT), os.environ["PATH"]]),
            "BUILT": str(BUILT),
            "SWIFT": shutil.which("swift"),
            **{f"GIT_{who}_NAME": "Tester" for who in ("AUTHOR", "COMMITTER")},
            **{f"GIT_{who}_EMAIL": "tester@example.invalid" for who in ("AUTHOR", "COMMITTER")},
        }

    def lay_out(self):
        self.make_catwalk()
        self.make_cats()
        self.make_app()
        self.make_kit()
        self.run(f"git clone --quiet '{ROOT}/.build/checkouts/Yams' Yams", ".")

    def tidy(self):
        """Takes back what commands have written, but for what they have built: some write beside their own folder."""
        for place in ("catwalk", "cats", "App", "Kit", "Yams"):
            self.run("git reset --quiet --hard && git clean --quiet --force -d", place)

    def run(self, script, place):
        """Runs a script that must succeed."""
        result = self.attempt(script, place)
        if result.returncode:
            raise SystemExit(f"{place}: {script} ends with {result.returncode}\n{result.stdout}{result.stderr}")

    def attempt(self, script, place):
        """Runs a script to its first command that fails."""
        return run(["bash", "-e", "-o", "pipefail", "-c", script], cwd=self.folder / place, env=self.environment)

    def make_catwalk(self):
        """As it is checked out here, what is not committed yet included."""
        self.run(f"git clone --quiet --no-checkout '{ROOT}' catwalk", ".")
        listed = output(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT)
        for path in listed.split("\0"):
            copy, is_link = self.folder / "catwalk" / path, (ROOT / path).is_symlink()
            if (ROOT / path).is_file() or is_link and (ROOT / path).resolve().is_relative_to(ROOT):
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / path, copy, follow_symlinks=False)
        self.run("git symbolic-ref HEAD refs/heads/main", "catwalk")
        self.commit("catwalk", "What is checked out")

    def make_cats(self):
        shutil.copytree(TWINS, self.folder / "cats")
        self.start_history("cats")
        self.run("catwalk report --quiet && cp Reports/report.json old.json", "cats")
        self.commit("cats", "The twins")
        self.run("git checkout --quiet -b screens", "cats")
        with open(self.folder / "cats/Sources/Right/Greet/GreetView.swift", "a") as view:
            view.write(SECOND_SCREEN)
        self.run("catwalk report --quiet", "cats")
        self.commit("cats", "A second screen")

    def make_app(self):
        for name in ("Sources", "Tests"):
            shutil.copytree(TWINS / name, self.folder / "App" / name)
        (self.folder / "App/Package.swift").write_text(MANIFEST)
        self.start_history("App")
        self.run("swift test --quiet --enable-code-coverage", "App")
        self.run("cp .build/debug/codecov/App.json coverage.json", "App")
        self.commit("App", "An app with its coverage")

    def make_kit(self):
        shutil.copytree(TWINS / "Sources/Base", self.folder / "Kit/Sources/Kit")
        self.start_history("Kit")
        self.commit("Kit", "A kit")

    def start_history(self, place):
        self.run("git init --quiet --initial-branch main && echo .build/ > .gitignore", place)

    def commit(self, place, message):
        self.run(f"git add --all && git commit --quiet --allow-empty --message '{message}'", place)
