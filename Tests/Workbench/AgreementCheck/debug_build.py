"""What debug builds leave: sources, an index of them, and the plan that says how each module was compiled."""

import json
import subprocess
import sys


class DebugBuild:
    """A package's debug build, with all packages that it depends on."""

    def __init__(self, package, scratch):
        self.package = package
        self.scratch = scratch

    @property
    def store(self):
        return self.scratch / "debug/index/store"

    @property
    def plan(self):
        return self.scratch / "debug.yaml"

    def root(self, subject):
        """Where the subject's package lies."""
        if subject.package is None:
            return self.package
        return self.scratch / "checkouts" / self.dependency(subject.package)["subpath"]

    def title(self, subject):
        """The subject's name, with its version where it has one."""
        if subject.package is None:
            return subject.name
        return f"{subject.name} {self.dependency(subject.package)['state']['checkoutState']['version']}"

    def dependency(self, name):
        state = json.loads((self.scratch / "workspace-state.json").read_text())
        for dependency in state["object"]["dependencies"]:
            if dependency["subpath"] == name:
                return dependency
        sys.exit(f"{self.scratch} has no sources of {name}. Build {self.package} with swift build first.")


def pinned_build(subject, home):
    """The build of a package that Catwalk does not depend on, at its pinned version; nothing is built yet."""
    products = "".join(f'.product(name: "{name}", package: "{subject.package}"), ' for name in subject.modules)
    replace(home / "Package.swift", f"""// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Pinned",
    dependencies: [.package(url: "{subject.url}", exact: "{subject.version}")],
    targets: [.target(name: "Pinned", dependencies: [{products}])]
)
""")
    replace(home / "Sources/Pinned/Pinned.swift", "")
    return DebugBuild(home, home / ".build")


def build(package, scratch):
    command = ["swift", "build", "--package-path", package, "--scratch-path", scratch]
    subprocess.run(command, check=True, stdout=sys.stderr)


def replace(path, text):
    """Leaves a file alone that is as it should be, so that a build has nothing to do."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
